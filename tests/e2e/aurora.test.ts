/** Aurora in the browser: a lesson is made, changed, found again after a reload, and there when the server is not. */
import { findings, overflow } from '../support/axe-page.ts';
import { expect, type Page, test } from '../support/e2e.ts';

/** Opens Aurora once it answers to presses. */
async function openAurora(page: Page, path = '/tools/aurora') {
  await page.goto(path);
  await expect(page.locator('.aurora-shell astro-island[ssr]')).toHaveCount(0);
  const main = page.getByRole('main');
  return { main, button: (name: string | RegExp) => main.getByRole('button', { name }), field: (name: string | RegExp) => main.getByRole('textbox', { name }) };
}

test('a lesson is made from a topic, changed in place, and is there after a reload', async ({ page }) => {
  const { main, button, field } = await openAurora(page);
  await button('Project-Based').click();
  await field('Subject').fill('History');
  await field('Grade level').fill('Grade 10');
  await field('Topic').fill('The Cuban Missile Crisis');
  await button('Generate Lesson').click();
  await expect(main.getByRole('heading', { name: 'Lesson outline' })).toBeVisible();
  await expect(main.getByText('90 of 90 minutes')).toBeVisible();
  await expect(main.getByRole('textbox', { name: /^Slide \d+, title$/ })).toHaveCount(9);
  await field('Learning objectives 1').fill('Name what each side feared.');
  await expect(main.getByText('Saved on this device')).toBeVisible();
  expect(await overflow(page)).toMatchObject({ pixels: 0 });
  expect(await findings(page)).toEqual([]);
  await page.reload();
  await expect(field('Learning objectives 1')).toHaveValue('Name what each side feared.');
  await page.goBack();
  await main.getByRole('button', { name: /^The Cuban Missile Crisis/ }).click();
  await expect(field('Learning objectives 1')).toHaveValue('Name what each side feared.');
  await page.goto('/dashboard');
  await page.getByRole('region', { name: 'Continue Your Work' }).getByRole('link', { name: 'The Cuban Missile Crisis' }).click();
  await expect(field('Learning objectives 1')).toHaveValue('Name what each side feared.');
});

test('a sample opens, and Teach this brings its topic', async ({ page }) => {
  const { main, button, field } = await openAurora(page);
  await main.getByRole('listitem').filter({ hasText: 'Sample' }).first().getByRole('button').click();
  await expect(main.getByRole('heading', { name: 'Slides' })).toBeVisible();
  // The address names the sample, and its copy from the first change on.
  await page.reload();
  await field('Learning objectives 1').fill('Say what is new.');
  await expect(main.getByText('Saved on this device')).toBeVisible();
  await page.reload();
  await expect(field('Learning objectives 1')).toHaveValue('Say what is new.');
  await button('Back').click();
  await expect(main.getByRole('heading', { name: 'Recent Lessons' })).toBeVisible();
  await page.goto('/llm-deep-dive');
  const link = page.getByRole('link', { name: 'Teach this' }).first();
  const wanted = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams;
  await link.click();
  await expect(field('Topic')).toHaveValue(wanted.get('topic') ?? '');
  await expect(main.getByRole('combobox', { name: 'Duration' })).toHaveValue(wanted.get('duration') ?? '');
});

test('a copy of a sample for a longer lesson keeps its slides and tasks, and its minutes add up', async ({ page }) => {
  const { main, button, field } = await openAurora(page);
  await main.getByRole('listitem').filter({ hasText: 'Sample' }).filter({ hasText: '30 min' }).first().getByRole('button').click();
  await expect(main.getByText('30 of 30 minutes')).toBeVisible();
  const texts = () => main.getByRole('textbox', { name: /^(?:Slide|Tasks|Part) \d+/ }).evaluateAll((boxes) => boxes.map((box) => (box as HTMLTextAreaElement).value));
  const before = await texts();
  await button('Duplicate').click();
  const dialog = page.getByRole('dialog', { name: 'Duplicate' });
  await dialog.getByLabel('Duration').selectOption('60');
  await expect(dialog.getByText('shared out anew, to 60 in all')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Duplicate for this class' }).click();
  await expect(main.getByText('60 of 60 minutes')).toBeVisible();
  await expect(field(/^Title$/)).toHaveValue(/\(copy\)$/);
  await expect(main.getByText('planned for 30 minutes and is now spread over 60')).toBeVisible();
  expect(await texts()).toEqual(before);
});

test('without an answer a basic draft is shown, and Retry makes the lesson', async ({ page, expectError }) => {
  expectError(/Failed to generate lesson/);
  await page.route('**/api/aurora/generate-lesson', (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{}' }), { times: 1 });
  const { main, button, field } = await openAurora(page, '/tools/aurora?topic=Ecosystems&subject=Science&duration=30');
  await field('Grade level').fill('Grade 4');
  await button('Generate Lesson').click();
  await expect(main.getByText('Basic draft', { exact: true })).toBeVisible();
  await expect(main.getByText('55 of 30 minutes')).toBeVisible();
  await button('Retry').click();
  await expect(main.getByText('Basic draft', { exact: true })).toBeHidden();
  await expect(main.getByText('30 of 30 minutes')).toBeVisible();
});

for (const tool of ['/tools/aurora', '/tools/comet', '/pare'])
  test(`without scripts ${tool} says what it would do, and shows no control that would do nothing`, async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(tool);
    expect(await page.getByRole('main').textContent()).toContain('switched off here');
    await expect(page.getByRole('main').locator('button, input, select, textarea').filter({ visible: true })).toHaveCount(0);
  });
