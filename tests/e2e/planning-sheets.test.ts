/** The planning sheets in the place of tools that are still being built: truthful, filled in, kept, printed, taken away. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '../support/e2e.ts';
import { sheets, sheetWords } from '../support/planning-sheets.ts';

const lookAt = (page: Page) => {
  const main = page.getByRole('main');
  return {
    main,
    field: (label: string) => main.getByLabel(label, { exact: true }),
    button: (name: string) => main.getByRole('button', { name, exact: true }),
    ask: main.getByRole('link', { name: 'Ask Kora about it' }),
    toast: page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem'),
    kept: () => page.evaluate(() => JSON.parse(localStorage.getItem('kora.planning-sheets.v1') ?? '{}')),
  };
};

for (const sheet of sheets) {
  test(`${sheet.path} says that the tool is still to come, what it will do, and what helps today`, async ({ page }) => {
    await page.goto(sheet.path);
    const { main, field } = lookAt(page);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(sheet.tool);
    await expect(page.getByRole('banner').getByRole('link', { name: sheet.tool, exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(main.getByText(sheetWords.badge, { exact: true })).toBeVisible();
    await expect(main.getByText(sheetWords.notYet.replace('{tool}', sheet.tool))).toBeVisible();
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([sheet.title, sheetWords.todayTitle, `What ${sheet.tool} will do`]);
    for (const { label } of sheet.fields) await expect(field(label)).toBeVisible();
    for (const line of sheet.will) await expect(main.getByText(line)).toBeVisible();
    for (const { label, href } of sheet.today) await expect(main.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href);
  });

  test(`what is written on the sheet at ${sheet.path} is kept, goes into Kora's box, and is cleared and brought back`, async ({ page }) => {
    await page.goto(sheet.path);
    const { field, ask, button, toast, kept } = lookAt(page);
    const topic = sheet.fields.find(({ id }) => id === sheet.topicField);
    const choice = sheet.fields.find(({ kind }) => kind === 'choice');
    await field(topic?.label ?? '').fill('Tides & moons');
    if (choice?.kind === 'choice') await field(choice.label).selectOption(choice.options.at(-1) ?? '');
    await page.reload();
    await expect(field(topic?.label ?? '')).toHaveValue('Tides & moons');
    if (choice?.kind === 'choice') await expect(field(choice.label)).toHaveValue(choice.options.at(-1) ?? '');
    const before = await kept();
    await button('Clear sheet').click();
    await expect(field(topic?.label ?? '')).toHaveValue('');
    expect(await kept()).toEqual({});
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect(field(topic?.label ?? '')).toHaveValue('Tides & moons');
    expect(await kept()).toEqual(before);
    await ask.click();
    await expect(page.getByRole('textbox', { name: 'Message to Kora' })).toHaveValue(sheet.message.replace('{topic}', 'Tides & moons'));
    await expect(page.getByText(`Currently in ${sheet.mode} mode`)).toBeVisible();
  });
}

test('a sheet is saved as a text with its labels', async ({ page }) => {
  await page.goto('/tools/comet');
  const { field, button } = lookAt(page);
  await field('Title').fill('Rivers');
  await field('Correct answers').fill('Where does it begin?');
  const download = page.waitForEvent('download');
  await button('Save as text').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('guided-notes.txt');
  expect(readFileSync(await file.path(), 'utf8')).toBe('Guided notes\n\nTitle\nRivers\n\nCorrect answers\nWhere does it begin?\n');
});

test('a link with a topic offers to start over where another plan stands', async ({ page }) => {
  await page.goto('/tools/comet');
  const { main, field } = lookAt(page);
  await field('Correct answers').fill('My own idea');
  await page.goto('/tools/comet?subject=Art&topic=Shadows');
  await expect(field('Correct answers')).toHaveValue('My own idea');
  await main.getByRole('button', { name: 'Start over with “Shadows”' }).click();
  await expect(field('Title')).toHaveValue('Shadows');
  await expect(field('Title')).toBeFocused();
  await expect(main.getByText('This sheet holds a plan of yours.')).toBeHidden();
  await expect(field('Correct answers')).toHaveValue('');
});

test('the student copy of guided notes prints blanks, and the notes keep their words', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      Object.assign(window, { printed: document.querySelector<HTMLTextAreaElement>('[name=notes]')?.value });
      dispatchEvent(new Event('afterprint'));
    };
  });
  await page.goto('/tools/comet');
  const { button } = lookAt(page);
  const notes = page.locator('[name=notes]');
  await notes.fill('The [Nile] floods. [A line\nbreak] stays.');
  await button('Print student copy').click();
  expect(await page.evaluate(() => (window as unknown as { printed: string }).printed)).toBe('The ________ floods. [A line\nbreak] stays.');
  await expect(notes).toHaveValue('The [Nile] floods. [A line\nbreak] stays.');
});

test('on paper the sheet is its title and its fields', async ({ page }) => {
  const [sheet] = sheets;
  await page.goto(sheet?.path ?? '/');
  await page.emulateMedia({ media: 'print' });
  const { main } = lookAt(page);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.locator('label').first()).toBeVisible();
  for (const hidden of [main.getByRole('button', { name: 'Print', exact: true }), main.getByText(sheetWords.todayTitle), page.locator('#app-sidebar'), page.getByRole('banner')])
    await expect(hidden).toBeHidden();
});

test('where the browser keeps nothing the sheet says so and still works', async ({ page }) => {
  const [sheet] = sheets;
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(sheet?.path ?? '/');
  const { main, toast } = lookAt(page);
  await main.getByRole('textbox').first().fill('A plan');
  await expect(toast).toContainText('Not kept');
  await expect(main.getByRole('textbox').first()).toHaveValue('A plan');
});
