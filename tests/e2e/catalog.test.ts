/** The course catalog: part 2 of the specification, section 2.4, with filters and where one left off. */
import { expect, test } from '../support/e2e.ts';

const figures = ['15,000+', '25+', '4.8', '7-day'];

for (const route of ['/ai-literacy', '/courses'])
  test(`${route} shows title, figures and three tabs of five, four and seven courses`, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Literacy & Training');
    for (const figure of figures) await expect(page.getByRole('definition').filter({ hasText: figure }).first()).toBeVisible();
    await expect(page.getByText('the company’s own figures', { exact: false }).or(page.getByText("the company's own figures", { exact: false }))).toBeVisible();
    for (const [name, count] of [
      ['For Teachers', 5],
      ['For Students', 4],
      ['Creative Pedagogy', 7],
    ] as const) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveCount(count);
    }
  });

test('every card states level, duration, modules, rating and enrollment, and its Start Course opens the course', async ({ page, request }) => {
  await page.goto('/ai-literacy');
  const cards = page.locator('[data-course]');
  await expect(cards).toHaveCount(16);
  for (const card of await cards.evaluateAll((all) =>
    all.map((each) => ({
      title: each.querySelector('h3')?.textContent ?? '',
      facts: [...each.querySelectorAll('dt')].map((term) => term.textContent),
      values: [...each.querySelectorAll('dd')].map((value) => value.textContent.trim()),
      tags: each.querySelectorAll('.catalog-tags li').length,
      href: each.querySelector('a')?.getAttribute('href') ?? '',
      label: each.querySelector('a')?.textContent ?? '',
    })),
  )) {
    expect(card.facts).toEqual(['Level', 'Duration', 'Modules', 'Rating', 'Enrolled']);
    expect(card.values.every(Boolean), card.title).toBe(true);
    expect(card.tags, card.title).toBeGreaterThan(0);
    expect(card.label).toBe('Start Course');
    const answer = await request.get(card.href, { maxRedirects: 0 });
    expect(answer.status(), card.href).toBe(200);
    expect(await answer.text(), card.href).toContain('<course-progress');
  }
  expect(await page.getByText('PRO', { exact: true }).count()).toBeGreaterThan(0);
});

test('every card has a rule in the accent of its color scheme, in light and dark', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/ai-literacy');
    const rules = await page.locator('[data-course]').evaluateAll((cards) => cards.map((card) => getComputedStyle(card).borderBlockStartColor));
    expect(new Set(rules).size).toBe(7);
    const line = await page
      .locator('[data-course]')
      .first()
      .evaluate((card) => getComputedStyle(card).borderBlockEndColor);
    expect(rules).not.toContain(line);
  }
});

test('Start Free Trial and Book Demo open the pilot request', async ({ page }) => {
  for (const name of ['Start Free Trial', 'Book Demo']) {
    await page.goto('/ai-literacy');
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL('/pilot');
  }
});

test('the filters leave the courses of one level or length, count them, and can be undone', async ({ page }) => {
  await page.goto('/ai-literacy');
  const shown = page.getByRole('tabpanel').getByRole('heading', { level: 3 });
  await page.getByLabel('Level').selectOption('Advanced');
  await expect(page.locator('[data-found]')).toHaveText('2 of 16 courses');
  await expect(shown).toHaveText(['AI for Business']);
  await page.getByLabel('Length').selectOption('120');
  await expect(page.locator('[data-found]')).toHaveText('1 of 16 courses');
  await expect(page.getByText('No course here is of this level and length.', { exact: false }).first()).toBeVisible();
  await expect(page.locator('.tab-count')).toHaveText(['0', '1', '0']);
  await page.getByRole('tabpanel').getByRole('link', { name: 'For Students (1)' }).click();
  await expect(shown).toHaveText(['How LLMs Work']);
  await page.getByRole('tab', { name: 'For Teachers' }).click();
  await page.getByRole('button', { name: 'Show all courses' }).first().click();
  await expect(page.locator('.tab-count')).toHaveText(['5', '4', '7']);
  await expect(shown).toHaveCount(5);
  await expect(page.locator('[data-found]')).toBeEmpty();
  await page.getByLabel('Length').selectOption('over');
  await page.getByRole('tab', { name: 'For Students' }).click();
  await expect(shown).toHaveText(['Creating with AI']);
});

test('a course that was begun shows how far it is and resumes at the first module that is not complete', async ({ page }) => {
  await page.goto('/gamification-classroom');
  const buttons = page.getByRole('button', { name: 'Complete Module' });
  await buttons.first().click();
  await buttons.first().click();
  await page.goto('/ai-literacy');
  await page.getByRole('tab', { name: 'Creative Pedagogy' }).click();
  const card = page.locator('[data-course="gamification-classroom"]');
  await expect(card.getByText('33%')).toBeVisible();
  await expect(card.getByRole('progressbar')).toHaveCSS('appearance', 'none');
  await expect(card.getByRole('link', { name: /^Resume/ })).toHaveClass(/btn-primary/);
  await expect(card.getByRole('link', { name: /^Start Course/ })).not.toHaveClass(/btn-primary/);
  await expect(page.locator('[data-course="mystery-box-teaching"] [data-start]')).toHaveClass(/btn-primary/);
  await card.getByRole('link', { name: 'Resume: Achievement Systems & Progression' }).click();
  await expect(page).toHaveURL('/gamification-classroom#achievement-systems-and-progression');
  await expect(page.getByRole('heading', { name: 'Achievement Systems & Progression', level: 3 })).toBeInViewport();
});

test('without scripts all sixteen courses stand on the page, under their three headings', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto('/ai-literacy');
  await expect(page.getByRole('link', { name: /^Start Course/ })).toHaveCount(16);
  await expect(page.getByRole('heading', { level: 2, name: 'Creative Pedagogy' })).toBeVisible();
  await expect(page.getByLabel('Level')).toBeHidden();
});
