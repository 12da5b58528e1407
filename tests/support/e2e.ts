/** The `test` of the browser tests: a page that logs an error, asks another origin or holds a cookie fails its test. */
import { readdirSync, readFileSync } from 'node:fs';
import {
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type Request,
  type Response,
  type WebError,
} from 'playwright/test';

export { type APIRequestContext, expect, type Locator, type Page, type Response };

interface Fixtures {
  /**
   * A page that all tests of a worker visit one after the other, for what only looks at a page as it loads: scripts come from the browser's cache. Watched like `page`; nothing is
   * stored when a test begins, no motion is asked for, and the next test leaves window and theme as it likes.
   */
  visitor: Page;
  /** A page in a context of its own, watched like `page`. */
  openPage: (options?: BrowserContextOptions) => Promise<Page>;
  /**
   * The page will log an error that matches. The test fails when it does not: the end of the test waits for it.
   * @returns what waits until it is there, for a test that goes on to take its cause away.
   */
  expectError: (pattern: RegExp) => () => Promise<void>;
  watch: Watch;
}

class Watch {
  readonly strays: string[] = [];
  readonly expected: { pattern: RegExp; seen: boolean }[] = [];
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** @returns what ends the watch, for a context that outlives the test. */
  over(context: BrowserContext): () => void {
    const onConsole = (message: ConsoleMessage): void => {
      if (message.type() === 'error') this.#error(`console: ${message.text()} (${message.location().url})`);
    };
    const onError = (webError: WebError): void => this.#error(`page: ${webError.error().stack ?? webError.error().message}`);
    const onRequest = (request: Request): void => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol) && url.origin !== this.#origin) this.strays.push(`off-origin request: ${url.href}`);
    };
    context.on('console', onConsole).on('weberror', onError).on('request', onRequest);
    return () => void context.off('console', onConsole).off('weberror', onError).off('request', onRequest);
  }

  /** Before the context closes: it must hold no cookie. */
  async finish(context: BrowserContext): Promise<void> {
    for (const { name, domain } of await context.cookies()) this.strays.push(`cookie: ${name} for ${domain}`);
  }

  #error(text: string): void {
    const wanted = this.expected.find(({ pattern }) => pattern.test(text));
    if (wanted) wanted.seen = true;
    else this.strays.push(text);
  }
}

export const test = base.extend<Fixtures, { warm: Page }>({
  warm: [
    async ({ browser }, use, { project }) => {
      const { baseURL, serviceWorkers } = project.use;
      const context = await browser.newContext({ baseURL, serviceWorkers, reducedMotion: 'reduce' });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ warm, watch }, use) => {
    const context = warm.context();
    const leave = watch.over(context);
    await use(warm);
    await watch.finish(context);
    // Off the page first: what it still has under way belongs to this test.
    await warm.goto('about:blank');
    await context.setStorageState({ cookies: [], origins: [] });
    leave();
  },
  watch: [
    async ({ baseURL }, use) => {
      const watch = new Watch(new URL(baseURL ?? '').origin);
      await use(watch);
      expect(watch.strays, 'stray errors, off-origin requests and cookies').toEqual([]);
      expect(
        watch.expected.filter(({ seen }) => !seen).map(({ pattern }) => String(pattern)),
        'errors that were announced and never came',
      ).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, watch }, use) => {
    watch.over(context);
    await use(context);
    await watch.finish(context);
  },
  openPage: async ({ browser, watch }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      opened.push(context);
      watch.over(context);
      return context.newPage();
    });
    for (const context of opened) {
      await watch.finish(context);
      await context.close();
    }
  },
  // After what it watches, so that it ends before it.
  expectError: async ({ watch, context: _, openPage: __ }, use) => {
    await use((pattern) => {
      const expected = { pattern, seen: false };
      watch.expected.push(expected);
      return () => expect.poll(() => expected.seen, { message: `the error ${pattern}` }).toBe(true);
    });
    // The page is still open here. What does not come is told by the watch.
    await expect
      .poll(() => watch.expected.every(({ seen }) => seen))
      .toBe(true)
      .catch(() => {});
  },
});

/** Waits until every island below has its scripts. One that hydrates when seen must have been scrolled to. */
export async function hydrated(scope: Page | Locator): Promise<void> {
  await expect(scope.locator('astro-island[ssr]')).toHaveCount(0);
}

/** Scrolls to an element of an island that starts when it is seen and waits until React answers for it. */
export async function alive(element: Locator): Promise<void> {
  // In one step: an island that starts in between puts another element in the place of this one.
  const isAlive = () =>
    element.evaluate((node) => {
      node.scrollIntoView({ block: 'center', behavior: 'instant' });
      return Object.keys(node).some((key) => key.startsWith('__react'));
    });
  await expect.poll(isAlive, { intervals: [10, 20, 50, 100, 250] }).toBe(true);
}

/** Scrolls to every island that is shown, so that also those that wait to be seen start, and back to the top, from where Tab goes on, too. */
export async function hydrateAll(page: Page): Promise<void> {
  const waiting = await page.evaluate(async () => {
    // Read anew each time: an island that starts puts another element in the place of what the server sent.
    const islands = () => [...document.querySelectorAll('astro-island > :first-child, when-seen > [data-place] > :first-child')];
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0 && element.getBoundingClientRect().height > 0;
    const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
    const waiting: string[] = [];
    const { length } = islands();
    for (let i = 0; i < length; i++) {
      for (let frames = 0; ; frames++) {
        const island = islands()[i];
        if (!island || !isShown(island) || isAlive(island)) break;
        if (frames === 300) {
          waiting.push(island.outerHTML.slice(0, 100));
          break;
        }
        island.scrollIntoView({ block: 'center', behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    }
    return waiting;
  });
  expect(waiting, 'islands that React does not answer for').toEqual([]);
  await toTheTop(page);
}

/** Back to where a page begins, also for Tab. */
export async function toTheTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    // What was scrolled to is where newer browsers go on with Tab.
    document.body.tabIndex = -1;
    document.body.focus({ preventScroll: true });
    document.body.removeAttribute('tabindex');
  });
}

/** The routes of all pages that the build has made, without the 404 page: "/", "/kora", … */
export function builtRoutes(): string[] {
  return readdirSync('dist/client', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`)
    .sort();
}

/** Ids of the courses, by the kind that decides their template. */
export function coursesByKind(): Record<string, string[]> {
  const ids = readdirSync('content/courses').sort();
  return Object.groupBy(ids, (id) => /^kind: (\S+)/m.exec(readFileSync(`content/courses/${id}/course.yaml`, 'utf8'))?.[1] ?? '') as Record<string, string[]>;
}

/** The built routes without pages that differ from another one in their words only: of each kind of course the first, and the catalog once. For checks that take long. */
export function templateRoutes(): string[] {
  const alike = Object.values(coursesByKind()).flatMap((ids) => ids.slice(1).map((id) => `/${id}`));
  // The pages of the anchor library differ in their anchors only.
  const [, ...shelves] = builtRoutes().filter((route) => route.startsWith('/anchors/'));
  return builtRoutes().filter((route) => route !== '/courses' && !alike.includes(route) && !shelves.includes(route));
}

/** One course of each template: the four kinds of scrolling list share theirs, with all controls. */
export function templateCourses(): string[] {
  const lists = ['pedagogy', 'maker', 'productivity', 'business'];
  return Object.entries(coursesByKind()).flatMap(([kind, [id = '']]) => (lists.slice(1).includes(kind) ? [] : [id]));
}

/** A path no page has. */
export const unknownPath = '/no-such-page';
