/** The four labs of the courses in a browser: one walk through each, what they weigh, offline, without scripts, on paper. */
import { brotliCompressSync } from 'node:zlib';
import { expect, type Response, test } from '../support/e2e.ts';
import { fillNotebook, type Lab, labAlive, labOn, labPages, openLab } from '../support/lab-page.ts';

const names = Object.keys(labPages) as Lab[];
const ownBudget = 15_000;
/** What every island needs, and what Vite takes out of it. */
const isReact = (url: string): boolean => /\/(?:client|react|react-dom|jsx-runtime|rolldown-runtime)\.[\w-]+\.js$/.test(url);

test('the tokenizer learns from the course, cuts with fewer and more joins, and writes a sentence', async ({ page }) => {
  const lab = await openLab(page, 'tokenizer');
  const pieces = lab.getByRole('list', { name: 'Pieces' }).getByRole('listitem');
  await lab.getByRole('textbox', { name: 'Text to cut' }).fill('the cat');
  await expect(pieces).toHaveCount(2);
  await lab.getByRole('slider', { name: 'Joins used' }).press('Home');
  await expect(pieces).toHaveCount(7);
  await lab.getByRole('slider', { name: 'Joins used' }).press('ArrowRight');
  await expect(pieces).toHaveCount(6);
  await expect(lab.getByText('Join 1 glued t to h, which stood side by side 6 times.')).toBeVisible();
  await lab.getByRole('combobox', { name: 'Text to learn from' }).selectOption('All lessons of this course');
  await expect(lab.getByText(/^[\d,]+ words, [\d,]+ of them different\. 300 joins learned/)).toBeVisible();
  await expect(lab.getByRole('textbox', { name: 'The text itself' })).toHaveValue(/the dog chased the ball/);
  await lab.getByRole('textbox', { name: 'Begin with' }).fill('language');
  await expect(lab.getByRole('rowheader').first()).toContainText('model');
  await lab.getByRole('button', { name: 'Draw to the end' }).click();
  await expect(lab.getByRole('status').last()).toHaveText(/^language .*Chance of this path/);
  await expect(lab.getByRole('heading', { name: 'Sentences so far' })).toBeVisible();
});

test('the drawing lab is drawn into by pointer and keyboard, learns a new label and answers with it', async ({ page }) => {
  const lab = await openLab(page, 'drawing');
  const square = (row: number, column: number) => lab.getByRole('button', { name: `Row ${row}, column ${column}` });
  const answer = lab.getByRole('region', { name: 'What the machine says' });
  await expect(answer.getByRole('status')).toContainText('Nearest is example B, distance 1: row 1, column 2.');
  await lab.getByRole('button', { name: 'Start over', exact: true }).click();
  // A stroke over the diagonal.
  await square(1, 1).scrollIntoViewIfNeeded();
  for (const [i, at] of [square(1, 1), square(2, 2), square(3, 3)].entries()) {
    await at.hover();
    if (i === 0) await page.mouse.down();
  }
  await page.mouse.up();
  await expect(lab.getByRole('textbox', { name: /^As digits/ })).toHaveValue('100 010 001');
  await lab.getByRole('textbox', { name: 'Label of this drawing' }).fill('stair');
  await page.keyboard.press('Enter');
  await square(1, 1).focus();
  for (const key of ['Space', 'ArrowDown', 'ArrowRight', 'Space', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(lab.getByRole('textbox', { name: /^As digits/ })).toHaveValue('100 010 010');
  await expect(answer.getByRole('status')).toContainText('The answer is stair. Nearest is example A, distance 2: row 3, column 2; row 3, column 3.');
  await lab.getByRole('button', { name: 'Undo' }).click();
  await expect(lab.getByRole('textbox', { name: /^As digits/ })).toHaveValue('100 010 000');
});

test('a finger draws into the grid without scrolling the page', async ({ openPage }) => {
  const page = await openPage({ hasTouch: true, viewport: { width: 360, height: 740 } });
  const lab = await openLab(page, 'drawing');
  await lab.getByRole('button', { name: 'Start over', exact: true }).tap();
  const first = lab.getByRole('button', { name: 'Row 1, column 1' });
  await first.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  const [from, to] = [await first.boundingBox(), await lab.getByRole('button', { name: 'Row 3, column 1' }).boundingBox()];
  if (!from || !to) throw new Error('the grid should be in view');
  const touch = await page.context().newCDPSession(page);
  const x = from.x + 10;
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y: from.y + 10 }] });
  for (let y = from.y + 20; y < to.y + 20; y += 12) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(lab.getByRole('textbox', { name: /^As digits/ })).toHaveValue('100 100 100');
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('the simulator begins at the bus stop, piles up dots and breaks the weighting without walkers', async ({ page }) => {
  const lab = await openLab(page, 'sampling');
  await expect(lab.getByRole('status')).toHaveText('Sample 1: 31 of 50 say yes. That is 62 percent, 16 points too high.');
  await lab.getByRole('button', { name: 'Ask 20 times' }).click();
  await expect(lab.getByRole('img', { name: /^As counted: 21 estimates from/ }).locator('circle')).toHaveCount(21);
  await lab.getByRole('slider', { name: 'Bus riders at this place' }).press('End');
  await lab.getByRole('button', { name: 'Ask once' }).click();
  await expect(lab.getByRole('row', { name: /^All, weighted/ })).toContainText('Not possible: no walkers were asked.');
  await lab.getByRole('radio', { name: 'A draw from a box with all names' }).check();
  await lab.getByRole('slider', { name: 'Students asked' }).press('End');
  await lab.getByRole('button', { name: 'Ask once' }).click();
  await expect(lab.getByRole('status')).toHaveText(/ of 500 say yes\./);
});

test('the notebook compares two prompts blind, keeps the run over a reload, and hands it over as Markdown', async ({ page }) => {
  const lab = await openLab(page, 'prompts');
  await fillNotebook(lab);
  await page.reload();
  await labAlive(page, 'prompts');
  await lab.getByRole('button', { name: 'Shuffle and score' }).click();
  await expect(lab.getByText('Prompt A')).toHaveCount(0);
  const first = (await lab.getByRole('group', { name: 'Text 1' }).textContent())?.startsWith('Dear families') ? 'A' : 'B';
  for (const box of await lab.getByRole('combobox', { name: 'Text 1' }).all()) await box.selectOption('2: met');
  for (const box of await lab.getByRole('combobox', { name: 'Text 2' }).all()) await box.selectOption('0: not met');
  await lab.getByRole('button', { name: 'Show which is which' }).click();
  await expect(lab.getByRole('heading', { name: `Better in this case: Prompt ${first}, 4 points to 0` })).toBeFocused();
  await lab.getByRole('button', { name: 'Keep this run on this device' }).click();
  await page.reload();
  await labAlive(page, 'prompts');
  await lab.getByText('Runs kept on this device: 1').click();
  const download = page.waitForEvent('download');
  await lab.getByRole('button', { name: 'Save as Markdown' }).click();
  expect((await download).suggestedFilename()).toBe('prompt-notebook.md');
  await lab.getByRole('button', { name: 'Delete all runs' }).click();
  await expect(lab.getByText('Runs kept on this device: 0')).toBeVisible();
  await expect(lab.getByRole('button', { name: 'Undo' })).toBeFocused();
});

test('where the browser keeps nothing the notebook says so and works', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  });
  const lab = await openLab(page, 'prompts');
  await fillNotebook(lab);
  await expect(lab.getByText('This browser does not keep data', { exact: false })).toBeVisible();
  await lab.getByRole('button', { name: 'Shuffle and score' }).click();
  await expect(lab.getByRole('heading', { name: 'Score without knowing which is which' })).toBeFocused();
});

for (const name of names) {
  test(`the ${name} lab asks for its scripts when it is seen, at most ${ownBudget / 1_000} kB beside React`, async ({ page }) => {
    const scripts: Response[] = [];
    page.on('response', (response) => response.request().resourceType() === 'script' && scripts.push(response));
    await page.goto(labPages[name], { waitUntil: 'networkidle' });
    expect(scripts.map((response) => response.url()).filter(isReact)).toEqual([]);
    const before = scripts.length;
    await labAlive(page, name);
    await page.waitForLoadState('networkidle');
    const own = scripts.slice(before).filter((response) => !isReact(response.url()));
    expect(own.length).toBeGreaterThan(1);
    const bytes = (await Promise.all(own.map(async (response) => brotliCompressSync(await response.body()).length))).reduce((sum, each) => sum + each, 0);
    expect(bytes, own.map((response) => response.url()).join('\n')).toBeLessThanOrEqual(ownBudget);
  });

  test(`the ${name} lab takes no input before its scripts are there, and says so when they do not come`, async ({ page, expectError }) => {
    expectError(/ERR_FAILED/);
    await page.route(`**/${name}-start.*.js`, (route) => route.abort());
    await page.goto(labPages[name]);
    const lab = labOn(page, name);
    await lab.scrollIntoViewIfNeeded();
    await expect(lab.getByText('This part could not load. Reload the page to try again.')).toBeVisible();
    await expect(lab.locator('[data-place]')).toHaveAttribute('inert');
  });

  test(`the ${name} lab works offline once it is there, and sends nothing`, async ({ page }) => {
    const lab = await openLab(page, name);
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.context().setOffline(true);
    if (name === 'tokenizer') await lab.getByRole('button', { name: 'Draw to the end' }).click();
    if (name === 'drawing') await lab.getByRole('button', { name: 'Put C into the grid' }).click();
    if (name === 'sampling') await lab.getByRole('button', { name: 'Ask 20 times' }).click();
    if (name === 'prompts') await fillNotebook(lab);
    if (name === 'prompts') await lab.getByRole('button', { name: 'Shuffle and score' }).click();
    await expect(lab.getByText({ tokenizer: 'Sentences so far', drawing: 'Example C is in the grid.', sampling: 'Sample 21:', prompts: 'Text 1' }[name]).first()).toBeVisible();
    expect(requests).toEqual([]);
    if (name !== 'prompts') expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({});
  });

  test(`without scripts the ${name} lab says what it would do and how to do it on paper`, async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(labPages[name]);
    const lab = labOn(page, name);
    await expect(lab.getByRole('heading', { name: /^Lab: / })).toBeVisible();
    await expect(lab.getByText('This lab needs scripts, which are off here.', { exact: false })).toBeVisible();
    await expect(lab.getByRole('listitem').first()).toBeVisible();
    expect(await lab.getByRole('listitem').count()).toBeGreaterThanOrEqual(4);
    await expect(lab.locator('button:visible, input:visible, select:visible, textarea:visible')).toHaveCount(0);
  });

  test(`in print the ${name} lab is its steps on paper`, async ({ page }) => {
    await page.goto(labPages[name]);
    await page.emulateMedia({ media: 'print' });
    const lab = labOn(page, name);
    await expect(lab.getByRole('listitem').first()).toBeVisible();
    await expect(lab.locator('button:visible, input:visible, select:visible, textarea:visible')).toHaveCount(0);
  });
}
