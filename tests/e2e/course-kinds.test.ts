/** One course of each further kind, from its header to its end: part 2 of the specification, sections 2.7, 2.8 and 2.10. */
import { lessonLengths } from '../../src/catalog/lesson-length.ts';
import { alive, coursesByKind, expect, type Page, test } from '../support/e2e.ts';

const percent = (page: Page) => page.locator('[data-percent]');

/** Completes every module of the page and returns how many there were. */
async function completeAll(page: Page, label: string): Promise<number> {
  const cards = page.locator('[data-module]');
  const count = await cards.count();
  for (let i = 0; i < count; i++) await cards.nth(i).getByRole('button', { name: label, exact: true }).click();
  return count;
}

for (const { route, badge, headings } of [
  {
    route: '/gamification-classroom',
    badge: 'Creative Pedagogy Course',
    headings: ['Key Learning Points', 'Hands-On Activities', 'Research Foundation', 'Academic Sources'],
  },
  { route: '/creating-with-ai', badge: 'Student Course', headings: ["What You'll Learn", 'Hands-On Projects', 'Pro Tips', 'AI Tools to Try', 'Cool Project Ideas', 'Remember'] },
  {
    route: '/productivity-with-ai',
    badge: '3 hours total',
    headings: ['Learning Outcomes', 'Hands-On Activities', 'Practical Tips', 'Tools', 'Workflows', 'Ready-to-Use Prompts', 'Templates', 'Academic Sources'],
  },
  { route: '/ai-for-business', badge: '3.5 hours total', headings: ['Learning Outcomes', 'Hands-On Activities', 'Guidelines', 'Research Foundation', 'Academic Sources'] },
])
  test(`${route} is one list of modules under its own headings, and Complete Module takes it to 100 %`, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByText(badge, { exact: true })).toBeVisible();
    const cards = page.locator('[data-module]');
    for (const card of await cards.all()) {
      await expect(card.locator('header .badge')).toHaveText(/^\d+ min$/);
      await expect(card.locator('header svg.course-icon')).toHaveAttribute('aria-hidden', 'true');
      for (const name of headings) await expect(card.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    const contents = page.getByRole('navigation', { name: 'In this course' });
    await expect(contents.getByRole('link')).toHaveText(await cards.evaluateAll((all) => all.map((card) => card.querySelector('[data-heading]')?.textContent ?? '')));
    await contents.getByRole('link').last().click();
    await expect(cards.last().getByRole('heading', { level: 3 })).toBeInViewport();

    await completeAll(page, 'Complete Module');
    await expect(percent(page)).toHaveText('100%');
    await expect(page.getByRole('button', { name: 'Complete Module' })).toHaveCount(0);
    await expect(cards.getByText('Completed', { exact: true })).toHaveCount(await cards.count());
  });

for (const [route, list] of [
  ['/creating-with-ai', 'AI Tools to Try'],
  ['/productivity-with-ai', 'Tools'],
] as const)
  test(`${route} says in words, on the screen and on paper, what to check about each tool before class`, async ({ page }) => {
    await page.goto(route);
    const part = page.locator('.module-part', { has: page.getByRole('heading', { name: list, exact: true }) });
    const tools = await part.locator('dt').count();
    expect(tools).toBeGreaterThan(0);
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      await expect(part.getByRole('definition').filter({ hasText: /^Check before class: [A-Z].*[.?]$/, visible: true })).toHaveCount(tools);
    }
  });

test('the focus ring of a tab stands whole within the list', async ({ page }) => {
  await page.goto('/what-is-ai');
  const tab = page.getByRole('tab').first();
  await page.keyboard.press('Tab');
  await tab.focus();
  const reach = await tab.evaluate((link) => {
    const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(link);
    return { outlineStyle, out: Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) };
  });
  expect(reach).toEqual({ outlineStyle: 'solid', out: 0 });
});

test('the list of modules says which are completed and which comes next', async ({ page }) => {
  await page.goto('/gamification-classroom');
  const entries = page.getByRole('navigation', { name: 'In this course' }).getByRole('listitem');
  const marks = () => entries.evaluateAll((all) => all.map((entry) => entry.querySelector('[data-mark]')?.textContent));
  expect(await marks()).toEqual(['', '', '', '', '', '']);
  const signs = () => entries.evaluateAll((all) => all.map((entry) => getComputedStyle(entry, '::before').content));
  const complete = page.locator('[data-complete]');
  await complete.nth(1).click();
  expect(await marks()).toEqual(['Next', 'Completed', '', '', '', '']);
  await page.reload();
  await complete.first().click();
  expect(await marks()).toEqual(['Completed', 'Completed', 'Next', '', '', '']);
  // Not by color alone: a check, an arrow, a number.
  const [done, , next, later] = await signs();
  expect(new Set([done, next, later]).size).toBe(3);
  await page.getByRole('button', { name: 'Reset progress' }).click();
  await expect.poll(marks).toEqual(['', '', '', '', '', '']);
});

test('a third of a course is 33 %, rounded to the nearest whole percent', async ({ page }) => {
  await page.goto('/gamification-classroom');
  const buttons = page.getByRole('button', { name: 'Complete Module' });
  await buttons.first().click();
  await expect(percent(page)).toHaveText('17%');
  await buttons.first().click();
  await expect(percent(page)).toHaveText('33%');
});

test('Teach this opens Aurora with subject, topic and length of the module', async ({ page }) => {
  for (const id of Object.values(coursesByKind()).flat()) {
    await page.goto(`/${id}`);
    const cards = page.locator('[data-module]');
    const links = await cards.evaluateAll((all) => all.map((card) => [card.querySelector<HTMLAnchorElement>('.module-teach a')?.href, card.querySelector('header')?.textContent]));
    expect(links.length, id).toBeGreaterThan(3);
    for (const [href, head] of links) {
      const address = new URL(href ?? '');
      expect(address.pathname).toBe('/tools/aurora');
      expect(address.searchParams.get('subject')).toBeTruthy();
      expect(address.searchParams.get('topic')).toBeTruthy();
      const length = Number(address.searchParams.get('duration'));
      expect(lessonLengths).toContain(length);
      expect(length).toBeGreaterThanOrEqual(Number(/(\d+) min/.exec(head ?? '')?.[1]));
    }
  }
});

test('What Is AI keeps its quiz closed under Coming Soon until four lessons are complete, then Start Quiz opens it', async ({ page }) => {
  await page.goto('/what-is-ai');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['Interactive Lessons', 'Types of AI', 'Knowledge CheckComing Soon']);
  await tabs.last().click();
  const quiz = page.getByRole('region', { name: 'Quiz: What Is AI?' });
  const startButton = page.getByRole('button', { name: 'Start Quiz' });
  await expect(page.getByText('the quiz opens when all 4 lessons are complete', { exact: false })).toBeVisible();
  await expect(startButton).toBeHidden();
  await expect(quiz).toBeHidden();

  await tabs.first().click();
  expect(await completeAll(page, 'Mark as Complete')).toBe(4);
  await expect(tabs.last().getByText('Coming Soon')).toBeHidden();
  await tabs.last().click();
  await startButton.click();
  await expect(startButton).toBeHidden();
  await alive(quiz);
  const questions = quiz.getByRole('group');
  expect(await questions.count()).toBeGreaterThanOrEqual(12);
  for (const question of await questions.all()) await question.getByRole('radio').first().check();
  await expect(quiz.getByText(/^You answered all \d+ questions: \d+ right\.$/)).toBeVisible();
  // Two certificates on one page: each button says which it gives.
  await expect(quiz.getByRole('button', { name: /certificate/ })).toHaveText('Get your certificate with your score');
  await expect(page.locator('.course-done').getByRole('button')).toHaveText('Get your certificate of completion');
  await quiz.getByRole('button', { name: 'Try again in another order' }).click();
  await expect(quiz.locator('input:checked')).toHaveCount(0);

  await page.getByRole('button', { name: 'Reset progress' }).click();
  await expect(tabs.last().getByText('Coming Soon')).toBeVisible();
  await expect(quiz).toBeHidden();
  await expect(startButton).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(quiz).toBeHidden();
  await startButton.click();
  await expect(quiz).toBeVisible();
});

test('Bias & Ethics has four tabs, and three answered scenarios offer a certificate with the true score', async ({ page }) => {
  await page.goto('/bias-ethics-training');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['Types of Bias', 'Ethical Scenarios', 'Ethical Principles', 'Knowledge Check']);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  for (const heading of ['Example', 'Impact', 'Real-World Cases', 'Prevention'])
    expect(await page.getByRole('tabpanel').getByRole('heading', { name: heading, exact: true }).count()).toBeGreaterThanOrEqual(6);
  await tabs.last().click();
  const quiz = page.getByRole('region', { name: 'Bias Knowledge Check' });
  await alive(quiz);
  const scenarios = quiz.getByRole('group');
  await expect(scenarios).toHaveCount(3);
  const certificate = quiz.getByRole('button', { name: 'Get your certificate' });
  for (const [i, scenario] of (await scenarios.all()).entries()) {
    await expect(certificate).toHaveCount(0);
    await scenario.getByRole('radio').first().check();
    // Only the chosen option is marked, and the explanation names the right one.
    await expect(scenario.locator('.quick-check-mark')).toHaveCount(1);
    if ((await scenario.locator('.is-wrong').count()) > 0) await expect(scenario.getByRole('status')).toContainText('The best answer here:');
    await expect(scenario.getByRole('status')).not.toBeEmpty();
    await expect(quiz.getByRole('status').last()).toHaveText(i < 2 ? `${i + 1} of 3 answered.` : /^You answered all 3 questions: \d right\.$/);
  }
  const right = await quiz.locator('.is-right').count();
  await certificate.click();
  const dialog = page.getByRole('dialog', { name: 'Your certificate' });
  await expect(dialog).toContainText(`${right} of 3 questions answered right`);
  await expect(dialog).toContainText('who answered the knowledge check of the course');
  await page.keyboard.press('Escape');
  for (const button of await page.locator('[data-complete]').all()) await button.evaluate((each: HTMLButtonElement) => each.click());
  await certificate.click();
  await expect(dialog).toContainText('who worked through the course');
});

test('without scripts the quiz of What Is AI and the scenarios of Bias & Ethics can be read and answered', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  for (const [route, name] of [
    ['/what-is-ai', 'Quiz: What Is AI?'],
    ['/bias-ethics-training', 'Bias Knowledge Check'],
  ] as const) {
    await page.goto(route);
    await expect(page.getByRole('region', { name })).toBeVisible();
    const answers = page.locator('details.quick-check-answers').last();
    await answers.getByText('Answers with reasons').click();
    await expect(answers.getByText(/^Right: /).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeHidden();
  }
});
