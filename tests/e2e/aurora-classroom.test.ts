/** What leaves Aurora for the classroom: slides with a presenter's window, files, paper. */
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { findings, overflow } from '../support/axe-page.ts';
import { expect, type Page, test } from '../support/e2e.ts';

/** Opens the first sample. */
async function openSample(page: Page) {
  await page.goto('/tools/aurora');
  await expect(page.locator('.aurora-shell astro-island[ssr]')).toHaveCount(0);
  const main = page.getByRole('main');
  await main.getByRole('listitem').filter({ hasText: 'Sample' }).first().getByRole('button').click();
  await expect(main.getByRole('heading', { name: 'Slides' })).toBeVisible();
  return main;
}
const bytesOf = async (download: { path: () => Promise<string> }): Promise<Uint8Array> => new Uint8Array(await readFile(await download.path()));

test('slides and presenter move each other in two windows, and the presenter outlives the slides', async ({ page, context }) => {
  const main = await openSample(page);
  const button = main.getByRole('button', { name: 'View Slideshow' });
  await button.click();
  const count = page.locator('.show-count');
  await expect(count).toHaveText('1 / 8');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(count).toHaveText('3 / 8');
  expect(await overflow(page)).toMatchObject({ pixels: 0 });
  // A window that fills the screen takes no other size, so the show goes on beside it.
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('b');
  await expect(page.getByText('The screen is black.')).toBeAttached();

  const [presenter] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('p')]);
  await expect(presenter.getByText('Slide 3 of 8 (the screen is black)')).toBeVisible();
  await presenter.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(count).toHaveText('4 / 8');
  await page.keyboard.press('End');
  await expect(presenter.getByText('This is the last slide.')).toBeVisible();
  expect(await findings(presenter)).toEqual([]);

  await page.getByRole('button', { name: 'End the show' }).click();
  await expect(button).toBeFocused();
  await expect(presenter.getByText(/not shown in another window/)).toBeVisible();
  await presenter.getByRole('button', { name: 'Back', exact: true }).click();
  const [again] = await Promise.all([context.waitForEvent('page'), presenter.getByRole('button', { name: 'Show the slides' }).click()]);
  await expect(again.locator('.show-count')).toHaveText('7 / 8');
  await expect(presenter.getByText(/not shown in another window/)).toBeHidden();
});

test('a lesson leaves as PowerPoint, Word and JSON, comes back from its JSON, and becomes guided notes and an assignment', async ({ page }) => {
  const main = await openSample(page);
  const title = await main.getByRole('textbox', { name: 'Title', exact: true }).inputValue();
  await main.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  const save = async (name: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name }).click()]);
    await expect(dialog.getByText(`Saved as ${download.suggestedFilename()}.`)).toBeVisible();
    return download;
  };
  const slides = unzipSync(await bytesOf(await save('Slides as PowerPoint')));
  expect(Object.keys(slides).filter((name) => /^ppt\/slides\/[^/]+\.xml$/.test(name))).toHaveLength(8);
  const handout = await save('Student handout as Word file');
  expect(handout.suggestedFilename()).toMatch(/-handout\.docx$/);
  expect(strFromU8(unzipSync(await bytesOf(handout))['word/document.xml'] ?? new Uint8Array())).toContain('Exit ticket');
  const json = await save('Lesson as JSON');
  expect(await findings(page)).toEqual([]);

  // The print dialog is the browser's own: what would be printed stands until it is closed.
  await page.evaluate(() => Object.assign(window, { print: () => {} }));
  await dialog.getByLabel('Printed on a page').selectOption('4 slides');
  await dialog.getByRole('button', { name: 'Print or PDF: slides' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.print-page')).toHaveCount(2);
  await expect(page.locator('.print-face').last()).toBeVisible();
  await expect(main).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('.print-page')).toHaveCount(0);

  await dialog.getByRole('button', { name: 'Close' }).click();
  await main.getByRole('button', { name: 'Back' }).click();
  await page.getByLabel('Lesson file').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"format":') });
  await expect(main.getByRole('alert')).toHaveText(/no JSON/);
  await page.getByLabel('Lesson file').setInputFiles(await json.path());
  await expect(main.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(title);
  await main.getByRole('button', { name: 'Create Guided Notes' }).click();
  const notes = page.getByRole('dialog', { name: 'Guided notes' });
  await expect(notes.getByText('Word bank:')).toBeVisible();
  await notes.getByLabel('With the answers').check();
  await expect(notes.locator('u').first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await notes.getByRole('button', { name: 'Close' }).click();
  const ticket = await main.getByRole('textbox', { name: 'Exit ticket 1' }).inputValue();
  await main.getByRole('button', { name: 'Generate Assignment' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  expect(await page.getByRole('textbox', { name: /^The prompt/ }).inputValue()).toContain(ticket);
  await page.getByRole('radio', { name: /^Essay/ }).check();
  await expect(page.getByRole('textbox', { name: /^Instructions/ })).toHaveValue(/^Take a position on this question/);
});
