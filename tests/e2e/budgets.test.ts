/** What a page may weigh, as transferred with Brotli, and that it stands still while it loads: section 9 of the design. Bytes, never times. */
import { brotliCompressSync } from 'node:zlib';
import { inlineScriptBytes } from '../../scripts/bench/script-bytes.ts';
import { builtRoutes, coursesByKind, expect, hydrateAll, type Page, type Response, templateRoutes, test } from '../support/e2e.ts';

const kB = 1_000;
const compressed = (body: Buffer | string): number => brotliCompressSync(body).length;

/** What a first visit loads until it is quiet, without any interaction. Every answer counts compressed, inline scripts together as one. */
async function weigh(page: Page, route: string) {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(route, { waitUntil: 'networkidle' });
  const weights = await Promise.all(
    responses.map(async (response) => ({
      url: new URL(response.url()).pathname,
      type: response.request().resourceType(),
      bytes: compressed(await response.body()),
    })),
  );
  const html = await responses[0]?.text();
  const external = weights.filter(({ type }) => type === 'script');
  return {
    html: html ?? '',
    weights,
    script: inlineScriptBytes(html ?? '') + external.reduce((sum, { bytes }) => sum + bytes, 0),
    total: weights.reduce((sum, { bytes }) => sum + bytes, 0),
    blocking: await page.evaluate(() =>
      (performance.getEntriesByType('resource') as (PerformanceResourceTiming & { renderBlockingStatus: string })[])
        .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
        .map(({ name }) => name),
    ),
  };
}

for (const { route, script, total } of [
  ...Object.values(coursesByKind()).map(([id]) => ({ route: `/${id}`, script: 3 * kB, total: 40 * kB })),
  { route: '/ai-literacy', script: 8 * kB, total: 60 * kB },
  { route: '/', script: 8 * kB, total: 60 * kB },
  { route: '/old-home', script: 8 * kB, total: 60 * kB },
  ...['/learning-about-ai', '/learning-with-ai', '/teaching-with-ai', '/t4suite'].map((route) => ({ route, script: 8 * kB, total: 60 * kB })),
  { route: '/whitepaper', script: 8 * kB, total: 60 * kB },
  ...['/anchors', '/anchors/stuck'].map((route) => ({ route, script: 8 * kB, total: 60 * kB })),
  ...['/kora', '/literacy-workshop', '/literacy-workshop#essay-blocks'].map((route) => ({ route, script: 120 * kB, total: 180 * kB })),
])
  test(`${route} keeps to ${script / kB} kB of script before interaction and ${total / kB} kB in all`, async ({ page }) => {
    const weighed = await weigh(page, route);
    expect(weighed.weights.length).toBeGreaterThan(0);
    expect(weighed.script, JSON.stringify(weighed.weights)).toBeLessThanOrEqual(script);
    expect(weighed.total, JSON.stringify(weighed.weights)).toBeLessThanOrEqual(total);
  });

const isToolArea = (route: string): boolean => /^\/(dashboard|profile|settings|kora-studio|pare|literacy-workshop|tools\/\w+)$/.test(route);

/** The landing shows the most kinds of things, a page of the tool area has its own bar and sidebar, and four courses have a lab with a form of its own. */
const stylesOf = (route: string): number => {
  if (/^\/(old-home)?$/.test(route)) return 44;
  if (/^\/(llm-deep-dive|what-is-ai|bias-ethics-training|productivity-with-ai)$/.test(route)) return 32;
  return isToolArea(route) ? 32 : 28;
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

for (const route of ['/llm-deep-dive', '/gamification-classroom', '/ai-literacy', '/', '/old-home', '/learning-about-ai', '/learning-with-ai', '/teaching-with-ai', '/t4suite'])
  test(`the first 14 kB of ${route} hold everything above the fold`, async ({ page }) => {
    const { html } = await weigh(page, route);
    const folded = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3, p, a, label, .badge)')]
        .filter((element) => element.childElementCount === 0 && element.checkVisibility() && element.getBoundingClientRect().top < innerHeight)
        // The first stretch that stands in the HTML as it is read, without entities.
        .flatMap((element) => element.textContent.match(/[^"'&<>\n]{4,40}/)?.[0].trim() ?? []),
    );
    expect(folded.length).toBeGreaterThan(4);
    const ends = folded.map((text) => html.indexOf(text, html.indexOf('<main')) + text.length);
    expect(Math.min(...ends)).toBeGreaterThan(html.indexOf('<main'));
    expect(compressed(html.slice(0, Math.max(...ends)))).toBeLessThanOrEqual(14 * 1024);
  });

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

for (const route of templateRoutes())
  test(`${route} paints after one request, and does not shift while it loads, hydrates and is scrolled, on a phone and on a desk`, async ({ page }) => {
    await page.addInitScript(countShifts);
    const [phone, desk] = [
      { width: 375, height: 740 },
      { width: 1280, height: 800 },
    ] as const;
    await page.setViewportSize(phone);
    const { blocking, weights } = await weigh(page, route);
    expect(blocking).toEqual([]);
    expect(weights.filter(({ type }) => type === 'stylesheet' || type === 'font')).toEqual([]);
    expect(weights.filter(({ type, url }) => type === 'image' && url !== '/favicon.svg')).toEqual([]);
    for (const viewport of [phone, desk]) {
      if (viewport === desk) {
        await page.setViewportSize(desk);
        await page.goto(route, { waitUntil: 'networkidle' });
      }
      await hydrateAll(page);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await page.evaluate(() => (window as unknown as { shiftSoFar: () => number }).shiftSoFar()), `at ${viewport.width} px`).toBeLessThanOrEqual(0.01);
    }
  });
