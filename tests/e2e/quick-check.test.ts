/** The quick check at the end of a module: scripts when it is seen, answers explained, nothing kept. */
import { course, modules, route, startedQuickCheck } from '../support/course-page.ts';
import { alive, expect, type Locator, test } from '../support/e2e.ts';

test('the scripts of a quick check are asked for when it comes into view, and not before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname));
  await page.goto(route, { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => /react|client/i.test(url))).toEqual([]);
  const before = scripts.length;
  await alive(course(page).quickCheck(modules[0][0]));
  expect(scripts.slice(before).filter((url) => /react|client/i.test(url))).not.toEqual([]);
});

test('a quick check says right or wrong in words and explains each choice, which can be changed', async ({ page }) => {
  const { quiz, questions } = await startedQuickCheck(page);
  const question = questions.first();
  await expect(question.getByRole('radio')).toHaveCount(3);
  const explanations: string[] = [];
  const verdicts: string[] = [];
  for (const option of await question.getByRole('radio').all()) {
    await option.check();
    await expect(question.locator('.quick-check-mark')).toHaveCount(1);
    verdicts.push(((await question.locator('.quick-check-mark').textContent()) ?? '').trim());
    explanations.push((await question.getByRole('status').textContent()) ?? '');
  }
  expect(verdicts.sort()).toEqual(['Not quite', 'Not quite', 'Right']);
  expect(new Set(explanations).size).toBe(3);
  for (const explanation of explanations) expect(explanation.length).toBeGreaterThan(30);
  await expect(quiz.getByText('1 of 3 answered.')).toBeVisible();
});

test('the arrow keys look through the options; Enter, Space and Check answer answer with the one they are on', async ({ page }) => {
  const { quiz, questions } = await startedQuickCheck(page);
  const question = questions.first();
  const options = question.getByRole('radio');
  const checkAnswer = question.getByRole('button', { name: 'Check answer' });
  await expect(question).toHaveAccessibleDescription(/^The arrow keys look through the options\. Space, Enter or the button “Check answer” answers/);
  await expect(checkAnswer).toHaveCount(0);
  await options.first().focus();
  for (const at of [1, 2, 0, 1]) {
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(at)).toBeFocused();
    await expect(options.nth(at)).toBeChecked();
    await expect(question.locator('.quick-check-mark')).toHaveCount(0);
    await expect(question.getByRole('status')).toBeEmpty();
    await expect(quiz.getByText('0 of 3 answered.')).toBeVisible();
    await expect(checkAnswer).toBeVisible();
  }
  await page.keyboard.press('Enter');
  await expect(question.getByRole('status')).toHaveText(/^(Right|Not quite)\. ./);
  await expect(checkAnswer).toHaveCount(0);
  const explanation = await question.getByRole('status').textContent();

  // The answer stays counted; its explanation does not stand beside another option.
  await page.keyboard.press('ArrowDown');
  await expect(quiz.getByText('1 of 3 answered.')).toBeVisible();
  await expect(question.getByRole('status')).toBeEmpty();
  await page.keyboard.press('Tab');
  await expect(checkAnswer).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(options.nth(2)).toBeFocused();
  await expect(question.getByRole('status')).not.toHaveText(explanation ?? '');

  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(question.getByRole('status')).toHaveText(explanation ?? '');
  await page.keyboard.press('Tab');
  await expect(questions.nth(1).getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(quiz.getByText('2 of 3 answered.')).toBeVisible();
});

test('a click after the arrow keys answers, and so does a click on the option that they stand on', async ({ page }) => {
  const { questions } = await startedQuickCheck(page);
  const question = questions.first();
  const options = question.getByRole('radio');
  await options.first().focus();
  await page.keyboard.down('ArrowDown');
  await options.nth(1).click();
  await expect(question.getByRole('status')).not.toBeEmpty();
  const explanation = await question.getByRole('status').textContent();
  await options.nth(2).click();
  await expect(question.getByRole('status')).not.toHaveText(explanation ?? '');
});

test('a finished quick check counts what was right; Try again puts the options in another order', async ({ page }) => {
  const { quiz, questions, again } = await startedQuickCheck(page);
  const order = () => questions.evaluateAll((all) => all.map((group) => [...group.querySelectorAll('label > span:first-of-type')].map((span) => span.textContent)));
  const before = await order();
  for (const question of await questions.all()) await question.getByRole('radio').first().check();
  await expect(quiz.getByText(/You answered all 3: \d right\./)).toBeVisible();
  await again.click();
  await expect(quiz.getByText('0 of 3 answered.')).toBeVisible();
  await expect(quiz.locator('input:checked')).toHaveCount(0);
  await expect(quiz.locator('.quick-check-mark')).toHaveCount(0);
  const after = await order();
  for (const [i, options] of after.entries()) {
    expect(options).not.toEqual(before[i]);
    expect([...options].sort()).toEqual([...(before[i] ?? [])].sort());
  }
});

test('Try again keeps the focus in the quick check', async ({ page }) => {
  const { quiz, questions, again } = await startedQuickCheck(page);
  await questions.first().getByRole('radio').first().check();
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(quiz.getByText('0 of 3 answered.')).toBeVisible();
  await expect(quiz.locator(':focus')).toHaveCount(1);
});

for (const [means, choose] of [
  ['a tap', (option: Locator) => option.click()],
  ['the keyboard', (option: Locator) => option.focus().then(() => option.press('Space'))],
] as const)
  test(`a choice made by ${means} before the scripts of the quick check arrived stays, with the focus`, async ({ page }) => {
    await page.goto(route, { waitUntil: 'networkidle' });
    const gate = Promise.withResolvers<void>();
    await page.route('**/_astro/*.js', async (request) => {
      await gate.promise;
      await request.continue();
    });
    const question = course(page).quickCheck(modules[0][0]).getByRole('group').first();
    const option = question.getByRole('radio').first();
    await choose(option);
    await expect(option).toBeChecked();
    gate.resolve();
    // The keyboard may have been looking through the options: then the answer waits to be given.
    if (means === 'the keyboard') {
      await expect(question.getByRole('button', { name: 'Check answer' })).toBeVisible();
      await expect(option).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(question.getByRole('status')).not.toBeEmpty();
    await expect(option).toBeChecked();
    await expect(option).toBeFocused();
  });

test('nothing of a quick check is sent or kept', async ({ page }) => {
  const { questions } = await startedQuickCheck(page);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const question of await questions.all()) await question.getByRole('radio').last().check();
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({});
});

test('without scripts a quick check does not count answers that it cannot see', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(route);
  await expect(page.getByText('0 of 3 answered.').first()).toBeHidden();
});
