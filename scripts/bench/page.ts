/** Loads a page in a fresh browser as a slow school would and reads what it cost. */
import type { Browser, CDPSession, Page } from 'playwright';
import { brotli, inlineScriptBytes } from './script-bytes.ts';

export interface PageFigures {
  requestsBeforePaint: number;
  /** Does what is seen first stand within the first 14 kB of the compressed document? */
  foldFits: boolean;
  /** Brotli bytes of all scripts before the reader does anything, those inside the HTML included. */
  scriptBytes: number;
  /** Brotli bytes of everything. */
  totalBytes: number;
  /** Milliseconds, the median. */
  largestPaintMs: number;
  /** Cumulative layout shift, the worst of all loads. */
  shift: number;
}

/** 400 ms round trip, 400 kbit/s down and up, processor slowed 4 times. */
const slowSchool = { latency: 400, downloadThroughput: (400 * 1000) / 8, uploadThroughput: (400 * 1000) / 8 };
/** Loads of each page; the figure is their median. With fewer, two runs on a shared machine differ by more than the budgets leave. */
export const rounds = 9;

/** What one round trip of a fresh connection can carry: ten packets of about 1,400 bytes (RFC 6928). */
const firstFlight = 14_000;

export async function measurePage(browser: Browser, origin: string, route: string): Promise<PageFigures> {
  const paints: number[] = [];
  let shift = 0;
  let bytes: { scriptBytes: number; totalBytes: number; requestsBeforePaint: number; foldFits: boolean } | null = null;
  for (let i = 0; i < rounds; i++) {
    const { page, close } = await slowPage(browser, origin);
    const bodies: { url: string; type: string; body: Buffer; at: number }[] = [];
    const pending: Promise<void>[] = [];
    page.on('response', (response) => {
      const at = Date.now();
      pending.push(
        response.body().then(
          (body) => void bodies.push({ url: response.url(), type: response.request().resourceType(), body, at }),
          () => {},
        ),
      );
    });
    const timing = await paintOf(page, origin + route);
    await Promise.all(pending);
    paints.push(timing.largestPaintMs);
    shift = Math.max(shift, timing.shift);
    bytes ??= {
      ...countBytes(bodies),
      requestsBeforePaint: timing.requestsBeforePaint,
      foldFits: await foldFits(page, bodies.find(({ type }) => type === 'document')?.body ?? Buffer.alloc(0)),
    };
    await close();
  }
  const largestPaintMs = paints.sort((a, b) => a - b)[(rounds - 1) / 2] as number;
  if (!bytes) throw new Error(`${route} was not measured`);
  return { ...bytes, largestPaintMs, shift };
}

/** A page in a context of its own behind the slow profile. */
export async function slowPage(browser: Browser, origin: string): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: origin });
  const page = await context.newPage();
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slowSchool });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, close: () => context.close() };
}

export async function paintOf(page: Page, url: string): Promise<{ largestPaintMs: number; shift: number; requestsBeforePaint: number }> {
  await page.addInitScript(() => {
    const figures = { largest: 0, shift: 0 };
    Object.assign(window, { figures });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) figures.largest = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) if (!entry.hadRecentInput) figures.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return page.evaluate(() => {
    const { figures } = window as unknown as { figures: { largest: number; shift: number } };
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    // The browser asks for the icon at a time of its own; it holds nothing up.
    const before = performance
      .getEntriesByType('resource')
      .filter((entry) => entry.startTime < paint && (entry as PerformanceResourceTiming & { renderBlockingStatus?: string }).renderBlockingStatus === 'blocking').length;
    return { largestPaintMs: figures.largest, shift: figures.shift, requestsBeforePaint: 1 + before };
  });
}

function countBytes(bodies: readonly { type: string; body: Buffer; url: string }[]): { scriptBytes: number; totalBytes: number } {
  let scriptBytes = 0;
  let totalBytes = 0;
  for (const { type, body, url } of bodies) {
    if (url.endsWith('/favicon.svg')) continue;
    totalBytes += brotli(body);
    if (type === 'script') scriptBytes += brotli(body);
    if (type === 'document') scriptBytes += inlineScriptBytes(body.toString('utf8'));
  }
  return { scriptBytes, totalBytes };
}

/** Finds the last element that starts above the fold and asks whether the document up to its end fits into the first flight. */
async function foldFits(page: Page, html: Buffer): Promise<boolean> {
  const lastWords = await page.evaluate(() => {
    const seen = [...document.querySelectorAll('main h1, main h2, main h3, main p, main li, main a, main button')].filter((element) => {
      const box = element.getBoundingClientRect();
      // Only what holds nothing but text can be found again in the document.
      return element.childElementCount === 0 && box.height > 0 && box.top + scrollY < innerHeight;
    });
    return seen.at(-1)?.textContent?.trim().slice(0, 60) ?? '';
  });
  const text = html.toString('utf8');
  const at = text.indexOf(lastWords.slice(0, 30));
  return at >= 0 && brotli(text.slice(0, at + lastWords.length)) <= firstFlight;
}
