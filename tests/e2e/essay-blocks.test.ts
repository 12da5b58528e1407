/** EssayBlocks: part 2 of the specification, sections 2.2, 4, 5 and 8, and what stands in the place of its stubs. */
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { analyze, showIn } from '../support/axe-page.ts';
import { expect, hydrated, type Page, test } from '../support/e2e.ts';

const route = '/literacy-workshop#essay-blocks';
const path = '**/api/literacy/block-suggestion';
const hook = 'Do you like recess? Everyone loves recess because it is so fun.';
const titles = ['Hook Generator', 'Claim Builder', 'Evidence Block', 'Analysis Block', 'Conclusion Block'];

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function openSetup(page: Page) {
  await page.goto(route);
  await expect(page.getByRole('button', { name: 'Launch EssayBuilder' })).toBeVisible();
  // The other tab's island waits for its own turn.
  await hydrated(page.locator('#essay-blocks'));
}

async function launch(page: Page) {
  await openSetup(page);
  await page.getByText('Argumentative', { exact: true }).click();
  await page.getByText('Grades 3-5').click();
  await press(page, 'Launch EssayBuilder');
  await expect(page.getByRole('heading', { name: 'Argumentative essay, grades 3-5' })).toBeVisible();
}

test('type and grade are needed to launch; then five blocks stand in order, the first one open', async ({ page }) => {
  await openSetup(page);
  await press(page, 'Launch EssayBuilder');
  await expect(page.getByText('Missing Information', { exact: true })).toBeVisible();
  await expect(page.getByText('Please select essay type and grade level', { exact: true })).toBeVisible();
  await page.getByText('Reflective', { exact: true }).click();
  await press(page, 'Launch EssayBuilder');
  await expect(page.getByRole('heading', { name: /Reflective essay/ })).toHaveCount(0);
  await page.getByText('Grades 9-12').click();
  await press(page, 'Launch EssayBuilder');
  const toggles = page.locator('.essay-toggle');
  for (const [i, title] of titles.entries()) {
    await expect(toggles.nth(i)).toContainText(title);
    await expect(toggles.nth(i)).toHaveAttribute('aria-expanded', String(i === 0));
  }
  await toggles.nth(2).click();
  await expect(page.locator('#essay-evidence')).toBeVisible();
  await toggles.nth(0).click();
  await expect(page.locator('#essay-hook')).toBeHidden();
});

test('suggestions stand under their block, point into the text, and others come when asked again', async ({ page }) => {
  await launch(page);
  await page.locator('#essay-hook').fill(hook);
  await press(page, 'Get Suggestions');
  const suggestions = page.locator('.essay-suggestions li');
  await expect(suggestions).toHaveCount(3);
  await expect(suggestions.filter({ hasText: '“Do you like recess?”' })).toHaveCount(1);
  await suggestions.filter({ hasText: '“Do you like recess?”' }).getByRole('button', { name: 'Show in my text' }).click();
  expect(await page.locator('#essay-hook').evaluate((box: HTMLTextAreaElement) => box.value.slice(box.selectionStart, box.selectionEnd))).toBe('Do you like recess?');
  const first = await suggestions.allTextContents();
  await press(page, 'Get More Suggestions');
  await expect(suggestions.first()).not.toHaveText(first[0] ?? '');
});

test('a refusal stays silent and the suggestions made on the device appear, labelled', async ({ page, expectError }) => {
  expectError(/status of 500/);
  await page.route(path, (request) => request.fulfill({ status: 500, json: {} }));
  await launch(page);
  await page.locator('#essay-hook').fill(hook);
  await press(page, 'Get Suggestions');
  await expect(page.getByText('The server did not answer.')).toBeVisible();
  await expect(page.locator('.essay-suggestions li')).toHaveCount(3);
  await expect(page.getByText('Failed to generate suggestions')).toHaveCount(0);
});

test('a network that fails is told in the words of the specification, and the suggestions of the device appear', async ({ page, expectError }) => {
  expectError(/ERR_FAILED/);
  await page.route(path, (request) => request.abort());
  await launch(page);
  await page.locator('#essay-hook').fill(hook);
  await press(page, 'Get Suggestions');
  await expect(page.getByText('Failed to generate suggestions', { exact: true })).toBeVisible();
  await expect(page.locator('.essay-suggestions li')).toHaveCount(3);
});

test('words that tell of danger bring help and are not sent', async ({ page }) => {
  let asked = 0;
  await page.route(path, (request) => {
    asked++;
    return request.continue();
  });
  await launch(page);
  await page.locator('#essay-hook').fill('That night I wanted to kill myself and I still want to.');
  await press(page, 'Get Suggestions');
  await expect(page.getByRole('alert').getByRole('heading', { name: 'Need a person, now?' })).toBeVisible();
  await expect(page.locator('#essay-hook')).toHaveValue(/still want to/);
  expect(asked).toBe(0);
});

test('small signs of danger hold the suggestions back until the writer says that nobody is in danger; then they are made here, by keyboard, and nothing is sent', async ({
  page,
}) => {
  let asked = 0;
  await page.route(path, (request) => {
    asked++;
    return request.continue();
  });
  await launch(page);
  const box = page.locator('#essay-hook');
  await box.fill('Should a boy who has no home and no friends be allowed to stay away from school?');
  await press(page, 'Get Suggestions');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Some of your words can mean that someone is in danger.');
  await expect(alert.getByRole('region', { name: 'People who can help now' })).toBeVisible();
  await alert.getByRole('button', { name: 'Nobody is in danger: give me suggestions here' }).press('Enter');
  await expect(box).toBeFocused();
  await expect(page.locator('.essay-suggestions li')).toHaveCount(3);
  await expect(page.getByRole('status').filter({ hasText: '3 suggestions are below the block.' })).toHaveCount(1);
  await expect(page.getByText('Nothing was sent. These suggestions were made on this device')).toBeVisible();
  await expect(page.getByText('People who listen')).toBeVisible();
  await expect(alert).toHaveCount(0);
  expect(asked).toBe(0);
});

test('every word is kept from the first key on; a reset can be undone; a saved draft comes back', async ({ page }) => {
  await launch(page);
  await page.locator('#essay-hook').fill('First words');
  await page.reload();
  await expect(page.locator('#essay-hook')).toHaveValue('First words');
  await press(page, 'Save Draft');
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
  await press(page, 'Reset');
  await expect(page.getByRole('button', { name: 'Launch EssayBuilder' })).toBeVisible();
  await press(page, 'Undo');
  await expect(page.locator('#essay-hook')).toHaveValue('First words');
  await page.locator('#essay-hook').fill('Other words');
  await page.getByText('Saved drafts: 1').click();
  await page.getByRole('button', { name: /^Open the draft/ }).click();
  await expect(page.locator('#essay-hook')).toHaveValue('First words');
  await expect(page.getByText('Saved drafts: 2')).toBeVisible();
});

test('the preview joins the essay, counts it and says what is missing; PDF and Word carry it with the note', async ({ page }) => {
  await launch(page);
  await page.getByRole('textbox', { name: 'Title' }).fill('Longer recess');
  await page.locator('#essay-hook').fill(hook);
  await press(page, 'Get Suggestions');
  await expect(page.locator('.essay-suggestions li')).toHaveCount(3);
  await press(page, 'Preview Essay');
  const dialog = page.getByRole('dialog', { name: 'Longer recess' });
  await expect(dialog).toContainText(hook);
  await expect(dialog).toContainText('12 words.');
  await expect(dialog).toContainText('The claim is empty.');
  const note = dialog.getByRole('textbox', { name: /Written from how often/ });
  await expect(note).toHaveValue(/asked EssayBlocks for suggestions once \(hook once\)/);
  await note.fill('I asked for questions about my hook once. Zoë checked it.');
  await dialog.getByText('Add the note when the essay is exported').click();
  await dialog.getByRole('button', { name: 'Close' }).click();

  const files: Record<string, Uint8Array> = {};
  for (const name of ['Export as PDF', 'Export as Word']) {
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, name)]);
    files[download.suggestedFilename()] = readFileSync(await download.path());
  }
  expect(Object.keys(files)).toEqual(['longer-recess.pdf', 'longer-recess.docx']);
  expect(strFromU8(files['longer-recess.pdf']?.slice(0, 5) ?? new Uint8Array())).toBe('%PDF-');
  const { extractText } = await import('unpdf');
  const { text } = await extractText(new Uint8Array(files['longer-recess.pdf'] ?? []), { mergePages: true });
  const word = strFromU8(unzipSync(files['longer-recess.docx'] ?? new Uint8Array())['word/document.xml'] ?? new Uint8Array());
  for (const whole of [text.replaceAll(/\s+/g, ' '), word]) {
    expect(whole).toContain('Longer recess');
    expect(whole).toContain('Everyone loves recess');
    expect(whole).toContain('Zoë checked it.');
  }
});

test('where the browser keeps nothing, it is said, and the essay lasts until the page is left', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await launch(page);
  await page.locator('#essay-hook').fill('Words that go nowhere');
  await expect(page.getByText('your essay lasts until you leave the page')).toBeVisible();
  await expect(page.locator('#essay-hook')).toHaveValue('Words that go nowhere');
});

test('building, suggestions and preview have nothing for axe to report and do not scroll sideways at 320 px, in light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await launch(page);
  await page.locator('#essay-hook').fill(hook);
  await press(page, 'Get Suggestions');
  await expect(page.locator('.essay-suggestions li')).toHaveCount(3);
  for (const colorScheme of ['light', 'dark'] as const) {
    await showIn(page, colorScheme);
    const { violations } = await analyze(page);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
  await press(page, 'Preview Essay');
  const { violations } = await analyze(page);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
});

test('without scripts the tab says what it would do', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(route);
  await expect(page.locator('#essay-blocks noscript p')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Launch EssayBuilder' })).toBeHidden();
});
