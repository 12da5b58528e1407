/** Pages behind links that have been in view for some seconds are fetched ahead: which, when, how many, and for whom not. Section 9 of the design. */
import { expect, type Page, test } from '../support/e2e.ts';

const hub = '/learning-about-ai';
/** Milliseconds in view after which a link is followed ahead, and a little more or less. */
const justBefore = 1_900;
const justAfter = 2_100;

/** Collects the paths that a page fetches ahead. */
function watchFetched(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    request.allHeaders().then(
      (headers) => headers['sec-purpose'] === 'prefetch' && fetched.push(new URL(request.url()).pathname),
      () => {}, // The page went away before its headers were known.
    );
  });
  return fetched;
}

/** Opens a page whose timers stand still. */
async function openWatched(page: Page, route: string): Promise<string[]> {
  const fetched = watchFetched(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto(route, { waitUntil: 'networkidle' });
  return fetched;
}

/** Lets time pass, once what has come into view has been noticed. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)));
  await page.clock.runFor(milliseconds);
}

const next = (page: Page) => page.getByRole('navigation', { name: 'Next' });
const showNext = (page: Page) => next(page).evaluate((nav) => nav.scrollIntoView({ behavior: 'instant', block: 'center' }));
const marked = (page: Page) => page.locator('[data-prefetch=now]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('the next hubs are fetched once they have been in view for two seconds, each once', async ({ page }) => {
  const fetched = await openWatched(page, hub);
  await showNext(page);
  await pass(page, justBefore);
  expect(fetched.filter((path) => path.endsWith('-with-ai'))).toEqual([]);
  await pass(page, justAfter - justBefore);
  await expect.poll(() => fetched.filter((path) => /^\/(learning|teaching)-with-ai$/.test(path)).sort()).toEqual(['/learning-with-ai', '/teaching-with-ai']);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await pass(page, justAfter);
  await showNext(page);
  await pass(page, 10 * justAfter);
  expect(fetched.length).toBe(new Set(fetched).size);
});

test('the home page fetches the three hubs ahead, each once although two links lead to some', async ({ page }) => {
  const fetched = await openWatched(page, '/');
  await page.setViewportSize({ width: 1280, height: 1_600 });
  await pass(page, justAfter);
  await expect.poll(() => [...fetched].sort()).toEqual(['/learning-about-ai', '/learning-with-ai', '/teaching-with-ai']);
});

test('links that were only scrolled past are not fetched', async ({ page }) => {
  const fetched = await openWatched(page, hub);
  await showNext(page);
  await pass(page, justBefore);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await pass(page, 10 * justAfter);
  expect(await marked(page)).not.toContain('/teaching-with-ai');
  expect(fetched).not.toContain('/teaching-with-ai');
});

test('a page fetched ahead opens without asking the server', async ({ page }) => {
  const fetched = watchFetched(page);
  await page.goto(hub);
  await showNext(page);
  await expect.poll(() => fetched).toContain('/teaching-with-ai');
  await next(page).getByRole('link', { name: 'Teaching With AI' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teaching With AI');
  const delivery = () => page.evaluate(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming & { deliveryType: string }).deliveryType);
  expect(await delivery()).toBe('navigational-prefetch');
  await page.reload();
  expect(await delivery()).not.toBe('navigational-prefetch');
});

test('a course page fetches the pages of its closing words ahead', async ({ page }) => {
  const fetched = await openWatched(page, '/llm-deep-dive');
  await pass(page, justAfter);
  expect(fetched).toEqual([]);
  const closing = page.getByRole('link', { name: 'Teach With AI' });
  await closing.evaluate((link) => link.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await pass(page, justAfter);
  await expect.poll(() => [...fetched].sort()).toEqual(['/learning-with-ai', '/teaching-with-ai']);
});

test('no page fetches more than eight ahead, and none of another site', async ({ page }) => {
  const links = ['https://elsewhere.example/', ...Array.from({ length: 12 }, (_, i) => `/kora?copy=${i}`)].map((href) => `<a data-prefetch href="${href}">${href}</a> `);
  // Before the page's own script runs, which waits for the whole document.
  await page.addInitScript((html) => {
    const watcher = new MutationObserver(() => {
      const main = document.querySelector('main');
      if (!main) return;
      watcher.disconnect();
      main.insertAdjacentHTML('afterbegin', html);
    });
    watcher.observe(document, { childList: true, subtree: true });
  }, links.join(''));
  const fetched = await openWatched(page, hub);
  await pass(page, justAfter);
  await expect.poll(() => fetched.length).toBeGreaterThan(1);
  await pass(page, 10 * justAfter);
  expect((await marked(page)).length).toBe(8);
  expect(fetched.length).toBeLessThanOrEqual(8);
  expect(fetched.filter((path) => path !== '/kora')).toEqual([]);
});

for (const [who, savesData] of [
  ['who saves data', () => Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })],
  ['on a very slow line', () => Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: 'slow-2g' } })],
  [
    'who asks for reduced data',
    () => {
      const real = window.matchMedia.bind(window);
      window.matchMedia = (query) => (query.includes('prefers-reduced-data') ? { ...real('all'), matches: true } : real(query));
    },
  ],
] as const)
  test(`nothing is fetched ahead for a reader ${who}`, async ({ page }) => {
    await page.addInitScript(savesData);
    const fetched = await openWatched(page, hub);
    await showNext(page);
    await pass(page, 10 * justAfter);
    expect(await marked(page)).toEqual([]);
    expect(fetched).toEqual([]);
  });

test('only pages of this site that are finished files are marked for it', async ({ page, request }) => {
  for (const route of ['/', hub, '/learning-with-ai', '/teaching-with-ai', '/t4suite', '/llm-deep-dive']) {
    await page.goto(route);
    const targets = await page.locator('[data-prefetch]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    for (const target of targets) {
      expect(new URL(target).origin).toBe(new URL(page.url()).origin);
      expect((await request.get(target)).status(), target).toBe(200);
    }
  }
});
