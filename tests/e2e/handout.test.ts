/** The printed handout of one module. */
import { extractText, getDocumentProxy } from 'unpdf';
import { alive, expect, test } from '../support/e2e.ts';

test.beforeEach(async ({ page }) => {
  // What a print dialog would show, without one.
  await page.addInitScript(() => {
    window.print = () => void dispatchEvent(new Event('beforeprint'));
  });
});

for (const route of ['/gamification-classroom', '/bias-ethics-training'])
  test(`Print handout on ${route} puts one module on paper with its sources and without answers, and the whole course after it`, async ({ page }) => {
    await page.goto(route);
    const titles = await page.locator('[data-module] h3').allTextContents();
    const [chosen = '', other = ''] = titles;
    const card = page.locator('[data-module]').first();
    const check = page.getByRole('region', { name: `Quick check: ${chosen}` });
    await alive(check);
    // What was answered on the screen does not come along.
    for (const question of await check.getByRole('group').all()) await question.getByRole('radio').first().click();
    await page.getByRole('button', { name: `Print handout: ${chosen}` }).click();
    await page.emulateMedia({ media: 'print' });
    const heading = (name: string) => page.getByRole('heading', { name, exact: true, level: 3 });
    await expect(heading(chosen)).toBeVisible();
    await expect(heading(other)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(card.locator('.sources li').first()).toBeVisible();
    await expect(check.getByRole('group').first()).toBeVisible();
    await expect(card.getByText(/^Right: /).first()).toBeHidden();
    for (const answer of await check.locator('.quick-check-mark, [role=status]').all()) await expect(answer).toBeHidden();
    const looks = await check
      .locator('label')
      .evaluateAll((labels) => labels.map((label) => [getComputedStyle(label).borderColor, getComputedStyle(label).backgroundColor].join()));
    expect(new Set(looks).size).toBe(1);
    await expect(page.getByText('Teach this').first()).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(heading(other)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(card.getByText(/^Right: /).first()).toBeVisible();
  });

test('the sheet begins at its top with course and address, and prints where each source is found', async ({ page }) => {
  await page.goto('/gamification-classroom');
  const card = page.locator('[data-module]').first();
  const course = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await card.getByRole('button', { name: /^Print handout: / }).click();
  await expect(page.locator('.is-handout')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  expect(await card.evaluate((element) => element.getBoundingClientRect().top + scrollY)).toBeLessThan(16);
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const { text } = await extractText(paper, { mergePages: true });
  const together = text.replaceAll(/\s+/g, '');
  expect(together.startsWith(course.replaceAll(/\s+/g, ''))).toBe(true);
  expect(together).toContain(`/gamification-classroom#${await card.getAttribute('id')}`);
  const sources = await card.locator('.sources a').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(sources.length).toBeGreaterThan(1);
  for (const address of sources) expect(together).toContain(address);
});

test('With answer key puts the answers behind the handout, on a page of their own', async ({ page }) => {
  await page.goto('/gamification-classroom');
  const title = (await page.locator('[data-module] h3').first().textContent()) ?? '';
  await page.getByRole('button', { name: `Print handout with answer key: ${title}` }).click();
  await expect(page.locator('.has-key')).toHaveCount(1);
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const { text } = await extractText(paper, { mergePages: false });
  const withAnswers = text.flatMap((words, i) => (/Right: /.test(words) ? [i] : []));
  const [key = 0] = withAnswers;
  expect(key).toBeGreaterThan(0);
  expect(text[key]?.trim()).toMatch(/^Answers with reasons/);
  expect(withAnswers.at(-1)).toBe(text.length - 1);
  expect(text.slice(0, key).join(' ')).toContain('Academic Sources');
});
