/** How Large Language Models Work: part 2 of the specification, sections 2.9 and 4, with progress kept on the device. */
import { course, modules, route, tabNames } from '../support/course-page.ts';
import { expect, test } from '../support/e2e.ts';

const forbidStorage = (): void => {
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    },
  });
};

const fillStorage = (): void => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};

test('the header shows badge, title, description and a progress of 0 %', async ({ page }) => {
  await page.goto(route);
  const { bar, percent, reset, notKept } = course(page);
  await expect(page.getByText('Advanced Course', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How Large Language Models Work');
  await expect(bar).toHaveAttribute('value', '0');
  await expect(bar).toHaveAttribute('max', '100');
  await expect(percent).toHaveText('0%');
  await expect(reset).toBeHidden();
  await expect(notKept).toBeHidden();
});

test('four tabs stand in their order, Core Concepts is open, and each tab and panel name each other', async ({ page }) => {
  await page.goto(route);
  const { tab, panel } = course(page);
  await expect(page.getByRole('tablist', { name: 'Parts of the course' }).getByRole('tab')).toHaveText(tabNames);
  for (const [i, name] of tabNames.entries()) {
    await expect(tab(name)).toHaveAttribute('aria-selected', String(i === 0));
    await tab(name).click();
    await expect(panel(name)).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(tab(name)).toHaveAttribute('aria-controls', (await panel(name).getAttribute('id')) ?? '');
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
  }
});

test('the tabs work with arrow keys, Home, End and Space, and only the open one takes the Tab key', async ({ page }) => {
  await page.goto(route);
  const { tab, panel } = course(page);
  await tab('Core Concepts').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Applications'],
    ['ArrowRight', 'Limitations'],
    ['End', 'Hands-On'],
    ['ArrowRight', 'Core Concepts'],
    ['ArrowLeft', 'Hands-On'],
    ['Home', 'Core Concepts'],
    ['ArrowRight', 'Applications'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(panel(name)).toBeVisible();
  }
  await page.keyboard.press('Space');
  await expect(panel('Applications')).toBeVisible();
  expect(await page.getByRole('tab').evaluateAll((tabs) => tabs.map((each) => (each as HTMLElement).tabIndex))).toEqual([-1, 0, -1, -1]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tablist').locator(':focus')).toHaveCount(0);
});

test('an address with a fragment opens the tab that holds it, and the open tab is in the address', async ({ page }) => {
  await page.goto(`${route}#limitations`);
  const { tab, panel, card } = course(page);
  await expect(panel('Limitations')).toBeVisible();
  await tab('Hands-On').click();
  await expect(page).toHaveURL(`${route}#hands-on`);
  await page.goto('/kora');
  await page.goto(`${route}#the-training-process`);
  await expect(panel('Core Concepts')).toBeVisible();
  await expect(card('The Training Process')).toBeInViewport();
});

test('Core Concepts holds the four modules, each with badge, overview, analogy, key points, sources and button', async ({ page }) => {
  await page.goto(route);
  const { cards, card, completeButton } = course(page);
  await expect(cards).toHaveCount(4);
  expect(await cards.evaluateAll((all) => all.map((each) => each.querySelector('h3')?.textContent))).toEqual(modules.map(([title]) => title));
  for (const [title, difficulty] of modules) {
    await expect(card(title).locator('header')).toContainText(difficulty);
    await expect(card(title).getByRole('heading', { name: 'Think of it like this' })).toBeVisible();
    await expect(card(title).getByRole('heading', { name: 'Key Points' })).toBeVisible();
    expect(await card(title).locator('.key-points li').count()).toBeGreaterThanOrEqual(3);
    expect(await card(title).locator('.sources li').count()).toBeGreaterThanOrEqual(2);
    await expect(completeButton(title)).toBeVisible();
  }
  const [first] = modules[0];
  await expect(card(first).getByRole('term')).toHaveText(['Architecture', 'Scale']);
  await expect(card(first).getByRole('heading', { name: 'Research Papers and Sources' })).toBeVisible();
});

test('the parts of a module stand below its heading, not beside it', async ({ page }) => {
  await page.goto(route);
  await expect(course(page).cards.getByRole('heading', { level: 3 })).toHaveText(modules.map(([title]) => title));
});

test('Applications and Limitations hold their four cards', async ({ page }) => {
  await page.goto(route);
  const { tab, panel } = course(page);
  for (const [name, part, titles] of [
    ['Applications', 'Common Uses', ['Writing Assistant', 'Code Helper', 'Research Assistant', 'Learning Tutor']],
    ['Limitations', 'Impact', ['Knowledge Cutoffs', 'Hallucination', 'Bias Amplification', 'Context Limits']],
  ] as const) {
    await tab(name).click();
    await expect(panel(name).getByRole('heading', { level: 3 })).toHaveText([...titles]);
    await expect(panel(name).getByRole('heading', { name: part, exact: true })).toHaveCount(4);
    await expect(panel(name).locator('svg.course-icon')).toHaveCount(name === 'Applications' ? 4 : 0);
  }
});

test('Hands-On and the call to action lead where they say', async ({ page }) => {
  await page.goto(route);
  const { tab, panel } = course(page);
  await tab('Hands-On').click();
  await expect(panel('Hands-On').getByRole('link', { name: 'Try Aurora (Lesson Planner)' })).toHaveAttribute('href', '/learning-with-ai');
  await expect(panel('Hands-On').getByRole('link', { name: 'Try Perspective Explorer' })).toHaveAttribute('href', '/perspective-explorer');
  await expect(page.getByRole('heading', { name: 'Ready to Apply Your Knowledge?' })).toBeVisible();
  const closing = page.locator('.closing');
  await expect(closing.getByRole('link', { name: 'Explore AI Tools' })).toHaveAttribute('href', '/learning-with-ai');
  await expect(closing.getByRole('link', { name: 'Teach With AI' })).toHaveAttribute('href', '/teaching-with-ai');
});

test('Mark as Complete goes away, a check shows, and four modules make 25, 50, 75 and 100 %', async ({ page }) => {
  await page.goto(route);
  const { completeButton, check, bar, percent } = course(page);
  for (const [i, [title]] of modules.entries()) {
    await expect(check(title)).toBeHidden();
    await completeButton(title).click();
    await expect(completeButton(title)).toHaveCount(0);
    await expect(check(title)).toBeVisible();
    await expect(percent).toHaveText(`${(i + 1) * 25}%`);
    await expect(bar).toHaveAttribute('value', String((i + 1) * 25));
  }
});

test('Mark as Complete works by keyboard, keeps the focus in its card and is announced', async ({ page }) => {
  await page.goto(route);
  const { completeButton, card } = course(page);
  await completeButton('The Training Process').focus();
  await page.keyboard.press('Enter');
  await expect(card('The Training Process').getByRole('heading', { name: 'The Training Process', exact: true })).toBeFocused();
  await expect(page.locator('course-progress [role=status]')).toHaveText('The Training Process: complete. 25% of the course.');
});

test('what is pressed before the script has come over a slow line is done once it is there, and nobody is taken away from what they read by then', async ({ page }) => {
  const line = Promise.withResolvers<void>();
  await page.route('**/_astro/CourseFrame*.js', async (request) => {
    await line.promise;
    await request.continue();
  });
  await page.goto(route, { waitUntil: 'commit' });
  const { completeButton, check, percent, reset } = course(page);
  await completeButton('The Training Process').click();
  await completeButton('Transformers and Attention').click();
  await expect(completeButton('The Training Process')).toBeVisible();
  const scrolled = await page.evaluate(() => scrollY);
  line.resolve();
  await expect(percent).toHaveText('50%');
  await expect(check('The Training Process')).toBeVisible();
  await expect(completeButton('Transformers and Attention')).toHaveCount(0);
  expect(scrolled).toBeGreaterThan(0);
  await expect(check('Transformers and Attention')).not.toBeInViewport();
  // Once, and from then on at once.
  await completeButton('How Do Neural Networks Work?').click();
  await expect(percent).toHaveText('75%');
  await reset.click();
  await expect(percent).toHaveText('0%');
});

test('progress survives a reload, and a reset takes it back to 0 %', async ({ page }) => {
  await page.goto(route);
  const { completeButton, check, percent, reset } = course(page);
  await completeButton('The Training Process').click();
  await completeButton('Transformers and Attention').click();
  await page.reload();
  await expect(percent).toHaveText('50%');
  await expect(check('The Training Process')).toBeVisible();
  await expect(completeButton('The Training Process')).toHaveCount(0);
  await expect(completeButton('How Do Neural Networks Work?')).toBeVisible();
  await reset.click();
  await expect(percent).toHaveText('0%');
  await expect(completeButton('The Training Process')).toBeVisible();
  await expect(check('The Training Process')).toBeHidden();
  await expect(reset).toBeHidden();
  await page.reload();
  await expect(percent).toHaveText('0%');
});

test('a reset can be undone, beside what has been completed since', async ({ page }) => {
  await page.goto(route);
  const { completeButton, check, percent, reset } = course(page);
  await completeButton('The Training Process').click();
  await reset.click();
  await expect(page.locator('course-progress [role=status]')).toHaveText('Progress in this course is back to 0%. Undo brings it back.');
  await completeButton('Transformers and Attention').click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(percent).toHaveText('50%');
  await expect(check('The Training Process')).toBeVisible();
  await expect(undo).toHaveCount(0);
  await page.reload();
  await expect(percent).toHaveText('50%');
});

test('the page says when the course and each of its modules were last reviewed', async ({ page }) => {
  await page.goto(route);
  const dates = await page.locator('.course time').evaluateAll((times) => times.map((each) => [each.textContent, each.getAttribute('datetime')]));
  expect(dates).toHaveLength(modules.length + 1);
  for (const [words, day] of dates) expect(words).toBe(new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }));
  await expect(page.getByText('Course last reviewed: ')).toBeVisible();
});

test('two open tabs of the browser agree on progress and reset', async ({ page, context }) => {
  await page.goto(route);
  const other = await context.newPage();
  await other.goto(route);
  const [here, there] = [course(page), course(other)];
  await here.completeButton('The Training Process').click();
  await expect(there.percent).toHaveText('25%');
  await expect(there.check('The Training Process')).toBeVisible();
  await there.completeButton('Transformers and Attention').click();
  await expect(here.percent).toHaveText('50%');
  await here.reset.click();
  await expect(there.percent).toHaveText('0%');
  await expect(there.completeButton('The Training Process')).toBeVisible();
});

for (const [name, stored] of [
  ['nonsense', '{{{'],
  ['another shape', '{"llm-deep-dive":{"a":1},"other":7}'],
  ['modules that no longer exist', '{"llm-deep-dive":["a-module-of-last-year"]}'],
] as const)
  test(`a device that holds ${name} starts at 0 % and counts on`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.getItem('kora.progress.v1') ?? localStorage.setItem('kora.progress.v1', value), stored);
    await page.goto(route);
    const { completeButton, percent } = course(page);
    await expect(percent).toHaveText('0%');
    await completeButton('The Training Process').click();
    await expect(percent).toHaveText('25%');
    await page.reload();
    await expect(percent).toHaveText('25%');
  });

for (const [name, breakStorage] of [
  ['forbidden', forbidStorage],
  ['full', fillStorage],
] as const)
  test(`where storage is ${name} progress works for the page and says that it is not kept`, async ({ page }) => {
    await page.addInitScript(breakStorage);
    await page.goto(route);
    const { completeButton, check, percent, reset, notKept, tab, panel } = course(page);
    await expect(notKept).toBeVisible();
    await completeButton('The Training Process').click();
    await completeButton('Transformers and Attention').click();
    await expect(check('The Training Process')).toBeVisible();
    await expect(percent).toHaveText('50%');
    await reset.click();
    await expect(percent).toHaveText('0%');
    await tab('Limitations').click();
    await expect(panel('Limitations')).toBeVisible();
    await page.reload();
    await expect(percent).toHaveText('0%');
  });

test('without scripts every part is readable, the answers open, and nothing dead is shown', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(route);
  const { cards, completeButton, bar, percent } = course(page);
  for (const name of tabNames) await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await expect(cards).toHaveCount(4);
  for (const text of ['Learning Tutor', 'Context Limits', 'Try Perspective Explorer', 'Ready to Apply Your Knowledge?'])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Limitations', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Knowledge Cutoffs' })).toBeInViewport();
  await expect(completeButton('The Training Process')).toBeHidden();
  await expect(bar).toBeHidden();
  await expect(percent).toBeHidden();
  for (const [title] of modules) {
    const answers = cards.filter({ has: page.getByRole('heading', { name: title, exact: true, level: 3 }) }).locator('details.quick-check-answers');
    await expect(answers.getByRole('listitem').first()).toBeHidden();
    await answers.getByText('Answers with reasons').click();
    await expect(answers.getByText(/^Right: /)).toHaveCount(3);
    await expect(answers.getByText(/^Right: /).first()).toBeVisible();
  }
});

test('on paper every part and every answer is there', async ({ page }) => {
  await page.goto(route);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  for (const name of tabNames) await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await expect(page.getByText('Learning Tutor', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Right: /).first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
});
