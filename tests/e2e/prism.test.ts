/** Prism in a browser: part 1 of the specification, Prism in sections 2, 4, 5 and 9, and what stands in the place of its stubs. */
import { readFileSync } from 'node:fs';
import { findings, narrow, overflow } from '../support/axe-page.ts';
import { expect, hydrated, type Page, test } from '../support/e2e.ts';

const route = '/tools/prism';
const text =
  'I was the leader for the bridge project. Kofi wanted to build the towers but I gave that to myself. Our bridge broke at the joint that I had glued in a hurry. I felt guilty. Next time I will ask everyone what they want to do before I give out the jobs.';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const titleBox = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const textBox = (page: Page) => page.getByRole('textbox', { name: 'Reflection', exact: true });
const rowOf = (page: Page, title: string) => page.getByRole('tabpanel', { name: 'My Reflections' }).getByRole('button', { name: title, exact: true });

async function open(page: Page, address = route) {
  await page.goto(address);
  await hydrated(page.locator('main'));
}

async function write(page: Page, title: string) {
  await press(page, 'New Reflection');
  await titleBox(page).fill(title);
  await textBox(page).fill(text);
}

test('a reflection is written, gets feedback on its own words, is saved, found again after a reload, and exported', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('tab')).toHaveText(['My Reflections', 'Assigned Reflections', 'Portfolio']);
  await expect(page.getByText('Sample', { exact: true }).filter({ visible: true })).toHaveCount(2);
  await write(page, 'Being the leader');
  expect((await textBox(page).boundingBox())?.height).toBeGreaterThanOrEqual(240);
  await press(page, 'Get AI feedback');
  const feedback = page.getByRole('region', { name: 'Feedback' });
  await expect(feedback.getByRole('heading', { level: 3 })).toHaveText(['Strengths', 'Areas to Improve', 'Emotional Insights', 'Questions']);
  await expect(feedback).toContainText('“guilty”');
  await expect(feedback).toContainText('without a language model');
  await feedback.getByRole('button', { name: 'Show in my text' }).first().click();
  await expect(textBox(page)).toBeFocused();
  expect(await textBox(page).evaluate((box: HTMLTextAreaElement) => box.value.slice(box.selectionStart, box.selectionEnd).length)).toBeGreaterThan(8);
  expect(await findings(page)).toEqual([]);
  await press(page, 'Save reflection with feedback');
  await expect(textBox(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'New Reflection' })).toBeFocused();
  await page.reload();
  await page.getByRole('searchbox', { name: 'Search reflections' }).fill('towers glued');
  await expect(page.getByText(/53 words, changed .*, feedback received/)).toBeVisible();
  const download = page.waitForEvent('download');
  await press(page, 'Export Being the leader');
  await press(page, 'Markdown');
  const file = await download;
  expect(file.suggestedFilename()).toBe('being-the-leader.md');
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^# Being the leader\n[\s\S]*Kofi wanted to build the towers[\s\S]*## Strengths/);
  const pdf = page.waitForEvent('download');
  await press(page, 'Export Being the leader');
  await press(page, 'PDF');
  expect(
    readFileSync(await (await pdf).path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await rowOf(page, 'Being the leader').click();
  await expect(textBox(page)).toHaveValue(text);
  await expect(feedback).toBeVisible();
});

test('a page that dies in the middle of typing loses nothing, and Cancel can be taken back', async ({ page, context }) => {
  await open(page);
  await press(page, 'New Reflection');
  await textBox(page).pressSequentially('I had just begun when');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  const next = await context.newPage();
  await page.close({ runBeforeUnload: false });
  await open(next);
  await rowOf(next, 'Reflection without a title').click();
  await expect(textBox(next)).toHaveValue('I had just begun when');
  await press(next, 'Close');
  await write(next, 'Not this one');
  await press(next, 'Cancel');
  await expect(rowOf(next, 'Not this one')).toHaveCount(0);
  await press(next, 'Undo');
  await expect(rowOf(next, 'Not this one')).toBeVisible();
});

test('who writes of danger is shown who can help, and nothing is sent', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await open(page);
  await press(page, 'New Reflection');
  await titleBox(page).fill('Tonight');
  await textBox(page).fill('I want to kill myself and nobody knows.');
  await press(page, 'Get AI feedback');
  await expect(page.getByRole('alert').getByRole('region', { name: 'People who can help now' })).toBeVisible();
  await expect(page.getByText('nothing of it was sent')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Feedback' })).toHaveCount(0);
  expect(posts).toEqual([]);
  expect(await findings(page)).toEqual([]);
});

test('small signs of danger hold the feedback back until the writer says that nobody is in danger; then it is made here, by keyboard, and nothing is sent', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await open(page);
  await press(page, 'New Reflection');
  await titleBox(page).fill('Our talk');
  await textBox(page).fill('It will all be over after Friday, I finally feel calm');
  await press(page, 'Get AI feedback');
  await page.getByRole('alert').getByRole('button', { name: 'Nobody is in danger: give me feedback here' }).press('Enter');
  await expect(textBox(page)).toBeFocused();
  await expect(page.getByRole('region', { name: 'Feedback' })).toContainText('nothing was sent');
  expect(posts).toEqual([]);
  expect(await findings(page)).toEqual([]);
});

test('a sample prompt begins a reflection; a portfolio keeps it with a caption; all of it at 320 px', async ({ page }) => {
  await page.setViewportSize(narrow);
  await open(page, `${route}#assignments`);
  await expect(page.getByText('No assigned reflection lies on this device.')).toBeVisible();
  await expect(page.getByText('Upcoming', { exact: true })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await press(page, 'Start a reflection: Working together');
  await expect(titleBox(page)).toHaveValue('Working together');
  await expect(page.getByRole('blockquote')).toContainText('Think of one moment in your group');
  await textBox(page).fill(text);
  await press(page, 'Save without feedback');
  await page.getByRole('checkbox', { name: 'Show the growth view' }).check();
  await expect(page.getByRole('table')).toContainText('53');
  expect(await findings(page)).toEqual([]);
  await press(page, 'Add Working together to a portfolio');
  await page.getByRole('tab', { name: 'Portfolio' }).click();
  await page.getByRole('textbox', { name: 'Caption of Working together' }).fill('Where I changed my mind');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Caption of Working together' })).toHaveValue('Where I changed my mind');
  await expect(page.getByText(/1 reflection, last updated/)).toBeVisible();
  expect(await overflow(page)).toEqual({ pixels: 0, widest: [] });
  expect(await findings(page)).toEqual([]);
});

test('a paste of two megabytes is cut with a sentence, what was written before stays over a reload, and nothing in it is run', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await press(page, 'New Reflection');
  await titleBox(page).fill('A long paste');
  await textBox(page).fill('My own first sentence. ');
  await page.evaluate(() => navigator.clipboard.writeText('<img src=x onerror="document.title=1"> '.repeat(52_000)));
  await textBox(page).press('ControlOrMeta+End');
  await textBox(page).press('ControlOrMeta+v');
  await expect(page.getByText('The box holds 20,000 characters')).toBeVisible();
  const kept = await textBox(page).inputValue();
  expect(kept).toHaveLength(20_000);
  expect(kept.startsWith('My own first sentence. <img')).toBe(true);
  // The page goes on answering: the next key is taken.
  await textBox(page).press('Backspace');
  await expect(textBox(page)).toHaveValue(kept.slice(0, -1));
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.reload();
  await rowOf(page, 'A long paste').click();
  await expect(textBox(page)).toHaveValue(kept.slice(0, -1));
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
  expect(await page.title()).not.toBe('1');
});
