/** Reading without a network, in a real browser with the service worker at work and a server that is truly gone. */
import { ChangingSite } from '../support/changing-site.ts';
import { expect, type Page, test } from '../support/e2e.ts';

/** Beside the Worker under test. Each process that runs tests has a port of its own. */
const portOf = (worker: number): number => Number(process.env.TEST_PORT ?? 8797) + 100 + worker;
const port = portOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0));
const origin = `http://localhost:${port}`;
test.use({ serviceWorkers: 'allow', baseURL: origin });

let site: ChangingSite;
test.beforeEach(async () => {
  site = new ChangingSite(port);
  await site.up();
});
test.afterEach(() => site.down());

/** Opens a page for the first time and waits until the worker has taken over. */
async function firstVisit(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await workerAtWork(page);
}
const workerAtWork = (page: Page): Promise<void> => page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated').then(() => undefined);

test('a page that was visited once is there without a server, says that it is a kept copy, and so are the list of pages and the search', async ({ page }) => {
  await firstVisit(page, '/about');
  await site.down();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const notice = page.getByRole('complementary', { name: 'About this page' });
  await expect(notice.getByRole('status')).toHaveText(/^You are reading a kept copy from .+ \d+:\d\d [AP]M\. The site could not be reached\.$/);
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();

  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByRole('textbox', { name: 'Search courses, tools and pages' }).fill('bias');
  await expect(
    page
      .getByRole('dialog')
      .getByRole('link', { name: /Bias & Ethics/ })
      .first(),
  ).toBeVisible();
  await page.goto('/search');
  await expect(page.getByRole('heading', { level: 1, name: 'All pages' })).toBeVisible();
});

test('a page that is not kept gives way to the offline page, under its own address, until the network is back', async ({ page, expectError }) => {
  expectError(/status of 503/);
  await firstVisit(page, '/about');
  await site.down();
  expect((await page.goto('/terms?from=about'))?.status()).toBe(503);
  await expect(page).toHaveURL('/terms?from=about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expect(page.getByRole('region', { name: 'Pages you have visited' }).getByRole('link')).toHaveText(['About Kora']);
  await site.up();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline');
});
