/** A visit to a page whose controls are pressed one after the other: nothing leaves the machine, nothing is stored, and no press leads away. */
import { readFile } from 'node:fs/promises';
import type { Request } from 'playwright/test';
import { type Control, installControls, type WindowWithControls } from './controls-in-page.ts';
import { expect, hydrateAll, type Page } from './e2e.ts';

export interface Visit {
  /** The page as someone sees it who comes for the first time. */
  open(): Promise<void>;
  list(): Promise<Control[]>;
  /** Presses a control, or fills it, or chooses. Returns what changed: nothing, when nothing does for some time. */
  press(key: string): Promise<string[]>;
}

/** What a person could type, by the type of the field. */
const typed: Record<string, string> = { email: 'ana@school.example', number: '3', tel: '5550100', url: 'https://school.example/', date: '2026-11-20' };

/** How long a press may take to show, and how often to look. */
const quickly = { timeout: 3_000, intervals: [5, 10, 20, 50, 100, 250] };

/** @param patience Milliseconds that a press may take to show. */
export async function openVisit(page: Page, route: string, patience = quickly.timeout): Promise<Visit> {
  /** What happened beside the document since the last press. */
  const happened: string[] = [];
  /** The file the page has made last: the one to give it back. */
  let file: { name: string; mimeType: string; buffer: Buffer } | null = null;
  let isOpening = false;
  /** Requests, downloads and choices that have begun and not ended. */
  const underWay = new Set<unknown>();

  page.on('dialog', async (dialog) => {
    happened.push(dialog.type());
    await dialog.accept();
  });
  page.on('download', async (download) => {
    underWay.add(download);
    file = { name: download.suggestedFilename(), mimeType: 'application/json', buffer: await readFile(await download.path()) };
    happened.push('download');
    underWay.delete(download);
  });
  page.on('filechooser', async (chooser) => {
    underWay.add(chooser);
    if (file) await chooser.setFiles(file);
    happened.push('choice of a file');
    underWay.delete(chooser);
  });
  const isWaitedFor = (request: Request): boolean => /^(script|fetch)$/.test(request.resourceType());
  page.on('request', (request) => isWaitedFor(request) && underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  page.on('popup', () => happened.push('window'));
  page.on('request', (request) => request.resourceType() === 'fetch' && request.url().includes('/api/') && happened.push('request'));
  await answerInPlace(page, ({ pathname }, isPrefetch) => {
    if (pathname === '/api/mailing-list') return { status: 200, json: { status: 'stored' } };
    if (isOpening || isPrefetch || /^\/(api|_astro)\/|\.\w+$/.test(pathname)) return null;
    // A page that a press opens answers "no content": the browser stays where it is.
    happened.push('page');
    return { status: 204 };
  });
  await page.addInitScript(installControls);
  // What is named for the minute in which it was made has the same name after each opening.
  await page.clock.setFixedTime('2026-11-20T09:30:00');

  async function open(): Promise<void> {
    if (page.url().startsWith('http'))
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    isOpening = true;
    await page.goto(route);
    isOpening = false;
    await hydrateAll(page);
  }

  const list = (): Promise<Control[]> => page.evaluate(() => (window as unknown as WindowWithControls).controls.list());

  async function press(key: string): Promise<string[]> {
    let asked: { control: Control | undefined; unanswered: Pick<Control, 'key' | 'kind'>[] } | undefined;
    const isThere = async (): Promise<boolean> => {
      asked = await page.evaluate((wanted) => {
        const { list, unanswered } = (window as unknown as WindowWithControls).controls;
        return { control: list().find((each) => each.key === wanted && each.isReady), unanswered: unanswered(wanted) };
      }, key);
      return asked.control !== undefined;
    };
    // What opened the control may still be at work on a busy machine; how soon a press shows is looked at below.
    await expect.poll(isThere, { ...quickly, timeout: 40_000 }).toBe(true);
    for (const field of asked?.unanswered ?? []) await use(field.key, field.kind);
    const point = await page.evaluate((wanted) => (window as unknown as WindowWithControls).controls.arm(wanted), key);
    happened.length = 0;
    const kind = asked?.control?.kind ?? 'press';
    // It is at rest and nothing lies over it: what `click` would wait for once more. Where it is not, `click` tells why.
    if (kind === 'press' && point) await page.mouse.click(point.x, point.y);
    else await use(key, kind);
    if (asked?.control?.isSent && asked.control.kind !== 'press') return ['sent with its form'];
    let effects: string[] = [];
    const look = async (): Promise<number> => {
      effects = happened.length > 0 ? [...happened] : await page.evaluate(() => (window as unknown as WindowWithControls).controls.changes());
      return effects.length;
    };
    await expect
      .poll(look, { ...quickly, timeout: patience })
      .toBeGreaterThan(0)
      .catch(() => undefined);
    await expect.poll(() => underWay.size, { ...quickly, timeout: 40_000 }).toBe(0);
    await page.evaluate(() => (window as unknown as WindowWithControls).controls.rest());
    return effects;
  }

  async function use(key: string, kind: Control['kind']): Promise<void> {
    const handle = (await page.evaluateHandle((found) => (window as unknown as WindowWithControls).controls.find(found), key)).asElement();
    if (!handle) return;
    if (kind === 'press') await handle.click({ timeout: quickly.timeout });
    else if (kind === 'text') await handle.fill(typed[(await handle.getAttribute('type')) ?? ''] ?? 'Fractions');
    else if (kind === 'select') await handle.selectOption({ index: await handle.evaluate((select) => ((select as HTMLSelectElement).selectedIndex === 1 ? 0 : 1)) });
    else await handle.press('ArrowRight');
    await handle.dispose();
  }

  return { open, list, press };
}

/**
 * Answers documents and the mailing list in place of the server, where `answer` has one. Scripts and styles are not held up for it and come from the browser's cache, which
 * `page.route` turns off.
 */
async function answerInPlace(page: Page, answer: (url: URL, isPrefetch: boolean) => { status: number; json?: object } | null): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  browser.on('Fetch.requestPaused', ({ requestId, request }) => {
    const isPrefetch = Object.keys(request.headers).some((name) => name.toLowerCase() === 'sec-purpose');
    const given = answer(new URL(request.url), isPrefetch);
    const json = given?.json && {
      responseHeaders: [{ name: 'content-type', value: 'application/json' }],
      body: Buffer.from(JSON.stringify(given.json)).toString('base64'),
    };
    const answered = given ? browser.send('Fetch.fulfillRequest', { requestId, responseCode: given.status, ...json }) : browser.send('Fetch.continueRequest', { requestId });
    // The page may be gone by then.
    void answered.catch(() => undefined);
  });
  await browser.send('Fetch.enable', { patterns: [{ resourceType: 'Document' }, { urlPattern: '*/api/mailing-list' }] });
}
