/** The printed handout of one module. */
import { expect, test } from '../support/e2e.ts';

test.beforeEach(async ({ page }) => {
  // What a print dialog would show, without one.
  await page.addInitScript(() => {
    window.print = () => void dispatchEvent(new Event('beforeprint'));
  });
});

for (const route of ['/gamification-classroom', '/bias-ethics-training'])
  test(`Print handout on ${route} puts one module on paper, with its sources and answers, and the whole course after it`, async ({ page }) => {
    await page.goto(route);
    const titles = await page.locator('[data-module] h3').allTextContents();
    const [chosen = '', other = ''] = titles;
    await page.getByRole('button', { name: `Print handout: ${chosen}` }).click();
    await page.emulateMedia({ media: 'print' });
    const heading = (name: string) => page.getByRole('heading', { name, exact: true, level: 3 });
    await expect(heading(chosen)).toBeVisible();
    await expect(heading(other)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    const card = page.locator('[data-module]').first();
    await expect(card.locator('.sources li').first()).toBeVisible();
    await expect(card.getByText(/^Right: /).first()).toBeVisible();
    await expect(page.getByText('Teach this').first()).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(heading(other)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
