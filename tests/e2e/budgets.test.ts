/** What a page may weigh, as transferred with Brotli, and that it stands still while it loads: section 9 of the design. Bytes, never times. */
import { brotliCompressSync } from 'node:zlib';
import { inlineScriptBytes } from '../../scripts/bench/script-bytes.ts';
import { builtRoutes, coursesByKind, expect, hydrateAll, type Page, type Response, templateRoutes, test } from '../support/e2e.ts';

const kB = 1_000;
const compressed = (body: Buffer | string): number => brotliCompressSync(body).length;

/** Bytes of a file of the site, compressed once by each worker: most files come with many pages. What changes has another name. */
const known = new Map<string, number>();
async function bytesOf(response: Response): Promise<number> {
  const { pathname } = new URL(response.url());
  const bytes = known.get(pathname) ?? compressed(await response.body());
  known.set(pathname, bytes);
  return bytes;
}

/** What a first visit loads until it is quiet, without any interaction. */
async function visit(page: Page, route: string) {
  const responses: Response[] = [];
  const add = (response: Response): void => void responses.push(response);
  page.on('response', add);
  await page.goto(route, { waitUntil: 'networkidle' });
  page.off('response', add);
  return {
    html: (await responses[0]?.text()) ?? '',
    loaded: responses.map((response) => ({ url: new URL(response.url()).pathname, type: response.request().resourceType(), response })),
    blocking: await page.evaluate(() =>
      (performance.getEntriesByType('resource') as (PerformanceResourceTiming & { renderBlockingStatus: string })[])
        .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
        .map(({ name }) => name),
    ),
  };
}
type Visit = Awaited<ReturnType<typeof visit>>;

/** Every answer counts compressed, inline scripts together as one. */
async function weigh({ html, loaded }: Visit) {
  const weights = await Promise.all(loaded.map(async ({ url, type, response }) => ({ url, type, bytes: await bytesOf(response) })));
  const sum = (parts: typeof weights): number => parts.reduce((all, { bytes }) => all + bytes, 0);
  return { weights, script: inlineScriptBytes(html) + sum(weights.filter(({ type }) => type === 'script')), total: sum(weights) };
}

/** Counts from the first frame on how far the page shifts, other than by what the visitor does. */
const countShifts = (): void => {
  let sum = 0;
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) if (!entry.hadRecentInput) sum += entry.value;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, {
    shiftSoFar: () => {
      add(observer.takeRecords());
      return sum;
    },
  });
};

/** Script before interaction and everything, in bytes. */
const budgets: Record<string, { script: number; total: number }> = Object.fromEntries([
  ...Object.values(coursesByKind()).map(([id]) => [`/${id}`, { script: 3 * kB, total: 40 * kB }] as const),
  ...['/ai-literacy', '/', '/old-home', '/learning-about-ai', '/learning-with-ai', '/teaching-with-ai', '/t4suite', '/whitepaper', '/anchors', '/anchors/stuck'].map(
    (route) => [route, { script: 8 * kB, total: 60 * kB }] as const,
  ),
  ...['/kora', '/literacy-workshop', '/literacy-workshop#essay-blocks', '/tools/aurora', '/tools/comet', '/tools/orbit', '/tools/prism', '/tools/nebula'].map(
    (route) => [route, { script: 120 * kB, total: 180 * kB }] as const,
  ),
]);
const foldedIn14kB = ['/llm-deep-dive', '/gamification-classroom', '/ai-literacy', '/', '/old-home', '/learning-about-ai', '/learning-with-ai', '/teaching-with-ai', '/t4suite'];

/** On the page as it stands in its window: bytes of HTML, compressed, up to the last word above the fold. */
async function bytesAboveTheFold(page: Page, html: string): Promise<number> {
  const folded = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, a, label, .badge)')]
      .filter((element) => element.childElementCount === 0 && element.checkVisibility() && element.getBoundingClientRect().top < innerHeight)
      // The first stretch that stands in the HTML as it is read, without entities.
      .flatMap((element) => element.textContent.match(/[^"'&<>\n]{4,40}/)?.[0].trim() ?? []),
  );
  expect(folded.length).toBeGreaterThan(4);
  const ends = folded.map((text) => html.indexOf(text, html.indexOf('<main')) + text.length);
  expect(Math.min(...ends)).toBeGreaterThan(html.indexOf('<main'));
  return compressed(html.slice(0, Math.max(...ends)));
}

test.describe.configure({ mode: 'parallel' });

for (const route of new Set([...templateRoutes(), ...Object.keys(budgets), ...foldedIn14kB]))
  test(`${route} paints after one request, keeps to its budget, and does not shift while it loads, hydrates and is scrolled, on a desk and on a phone`, async ({
    visitor: page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const browser = await page.context().newCDPSession(page);
    // For this test only: the page goes on to the next.
    await browser.send('Page.enable');
    await browser.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${countShifts})()` });
    for (const { name, viewport } of [
      { name: 'desk', viewport: { width: 1280, height: 720 } },
      { name: 'phone', viewport: { width: 375, height: 740 } },
    ]) {
      await page.setViewportSize(viewport);
      // Each is the first visit, and an address with # is loaded anew.
      await browser.send('Network.clearBrowserCache');
      await page.goto('about:blank');
      const visited = await visit(page, route);
      const { html, loaded, blocking } = visited;
      expect(blocking).toEqual([]);
      expect(loaded.filter(({ type }) => type === 'stylesheet' || type === 'font').map(({ url }) => url)).toEqual([]);
      expect(loaded.filter(({ type, url }) => type === 'image' && url !== '/favicon.svg').map(({ url }) => url)).toEqual([]);
      const budget = budgets[route];
      if (name === 'desk' && budget)
        await test.step(`it keeps to ${budget.script / kB} kB of script before interaction and ${budget.total / kB} kB in all`, async () => {
          const weighed = await weigh(visited);
          expect(weighed.weights.length).toBeGreaterThan(0);
          expect.soft(weighed.script, JSON.stringify(weighed.weights)).toBeLessThanOrEqual(budget.script);
          expect.soft(weighed.total, JSON.stringify(weighed.weights)).toBeLessThanOrEqual(budget.total);
        });
      if (name === 'desk' && foldedIn14kB.includes(route))
        await test.step('its first 14 kB hold everything above the fold', async () => {
          expect.soft(await bytesAboveTheFold(page, html)).toBeLessThanOrEqual(14 * 1024);
        });
      await hydrateAll(page);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await page.evaluate(() => (window as unknown as { shiftSoFar: () => number }).shiftSoFar()), name).toBeLessThanOrEqual(0.01);
    }
    await browser.detach();
  });

const isToolArea = (route: string): boolean => /^\/(dashboard|profile|settings|kora-studio|pare|literacy-workshop|library|shared|assignments?|tools\/\w+)$/.test(route);

/** The landing shows the most kinds of things, a page of the tool area has its own bar and sidebar, and four courses have a lab with a form of its own. */
const stylesOf = (route: string): number => {
  if (/^\/(old-home)?$/.test(route)) return 44;
  if (/^\/(llm-deep-dive|what-is-ai|bias-ethics-training|productivity-with-ai)$/.test(route)) return 32;
  // Tools that keep what is made bring the looks of an editor; Orbit those of a class's results, too.
  if (/^\/(pare$|tools\/)/.test(route)) return route === '/tools/orbit' ? 37 : 36;
  return isToolArea(route) ? 33 : 29;
};

test('each page carries the styles it needs once, within its limit before compression, and its scripts behind its words', async ({ request }) => {
  for (const route of builtRoutes()) {
    const html = await (await request.get(route)).text();
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1]).join('');
    expect.soft(styles.length, `styles of ${route}`).toBeLessThanOrEqual(stylesOf(route) * kB);
    // Slowed 4 times, a processor takes about a millisecond for each kB of what stands ahead of the words, however well it was compressed.
    const first = /<style>([\s\S]*?)<\/style>/.exec(html.slice(0, html.indexOf('</head>')))?.[1] ?? '';
    expect.soft(first.length, `styles ahead of the words of ${route}`).toBeLessThanOrEqual((isToolArea(route) ? 22 : 16) * kB);
    expect.soft(styles.split('.site-header{').length, `the header's styles in ${route}`).toBe(2);
    // Module scripts in between make the browser paint in two goes, and the larger part comes last.
    expect.soft(html.slice(0, html.indexOf('</main>')), route).not.toContain('<script type="module"');
  }
});

test('every course page weighs at most 145 kB before compression, and 34 kB after', async ({ request }) => {
  for (const id of Object.values(coursesByKind()).flat()) {
    const html = await (await request.get(`/${id}`)).text();
    expect(Buffer.byteLength(html), id).toBeLessThanOrEqual(145 * kB);
    expect(compressed(html), id).toBeLessThanOrEqual(34 * kB);
  }
});
