/** The anchor library: browse, filter, read, and go on from an anchor in the chat. */
import { expect, hydrated, test } from '../support/e2e.ts';

const rows = '[data-anchor]:not([hidden])';

test('all anchors stand on the page; filters, words and their count narrow them, and the address shares what was chosen', async ({ page }) => {
  await page.goto('/anchors');
  const status = page.locator('[data-found]');
  const all = await page.locator(rows).count();
  expect(all).toBeGreaterThanOrEqual(200);
  await expect(status).toHaveText(`${all} anchors`);

  await page.locator('select[name=mode]').selectOption('student');
  await page.getByLabel('Feeling').selectOption('anxious');
  const anxious = await page.locator(rows).count();
  expect(anxious).toBeGreaterThan(5);
  expect(anxious).toBeLessThan(all);
  await expect(status).toHaveText(`${anxious} of ${all} anchors`);
  for (const tags of await page.locator(rows).evaluateAll((found) => found.map((row) => (row as HTMLElement).dataset.anchor ?? ''))) expect(tags).toMatch(/^student anxious /);

  await page.getByLabel('Words').fill('TEST');
  await expect(page).toHaveURL(/\?q=TEST&mode=student&feeling=anxious$/);
  const left = await page.locator(rows).allTextContents();
  expect(left.length).toBeGreaterThan(0);
  expect(left.length).toBeLessThan(anxious);
  expect(left.join(' ').toLowerCase()).toContain('test');

  await page.reload();
  await expect(page.getByLabel('Words')).toHaveValue('TEST');
  await expect(page.locator(rows)).toHaveCount(left.length);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(status).toHaveText(`${all} anchors`);
  await expect(page).toHaveURL(/\/anchors$/);
});

test('words are found in any form, also in topics and wordings that the rows do not show', async ({ page }) => {
  const found = async (words: string) => {
    await page.getByLabel('Words').fill(words);
    return page.locator(rows).count();
  };
  await page.goto('/anchors');
  for (const [one, other] of [
    ['fractions', 'fraction'],
    ['essays', 'essay'],
    ['bullying', 'bully'],
  ] as const) {
    const count = await found(one);
    expect(count, one).toBeGreaterThan(0);
    expect(await found(other), other).toBe(count);
  }
});

test('nothing that fits is said, with a way on', async ({ page }) => {
  await page.goto('/anchors?q=zzzz&feeling=nonsense');
  await expect(page.getByText('No anchor fits all of this.')).toBeVisible();
  await expect(page.getByLabel('Feeling')).toHaveValue('');
  await expect(page.locator(rows)).toHaveCount(0);
});

test('an anchor can be read, and the conversation goes on from it in its mode', async ({ page }) => {
  await page.goto('/anchors?mode=teacher&feeling=overwhelmed');
  await page.locator(`${rows} a`).first().click();
  await expect(page).toHaveURL(/\/anchors\/overwhelmed#/);
  const anchor = page.locator('.shelf-anchor:target');
  await expect(anchor.getByRole('heading')).toBeInViewport();
  const kora = ((await anchor.locator('p:has(strong)').textContent()) ?? '').replace(/^Kora:\s*/, '').trim();
  await anchor.getByRole('link', { name: 'Continue this conversation' }).click();
  await hydrated(page);
  await expect(page.getByText(kora)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Teacher' })).toBeChecked();
  await page.getByRole('textbox', { name: 'Message to Kora' }).fill('The grading, mostly. It eats every Sunday.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Kora has replied.')).toBeAttached();
});

test('an address that names no anchor is told, and the chat works as usual', async ({ page, expectError }) => {
  expectError(/status of 404/);
  await page.goto('/kora#anchor=no-such-anchor');
  await expect(page.getByText('Conversation not found', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message to Kora' })).toBeEnabled();
});

test('without scripts the whole list stands there and each anchor can be read', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto('/anchors');
  expect(await page.locator(rows).count()).toBeGreaterThanOrEqual(200);
  await page.locator(`${rows} a`).first().click();
  await expect(page.locator('.shelf-anchor:target h3')).toBeVisible();
});
