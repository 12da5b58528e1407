import { builtRoutes, expect, hydrateAll, type Page, test } from '../support/e2e.ts';

const routes = builtRoutes();

/** Pages of the specification's route table that later issues build. A link to one of them is right; once its page exists, it leaves this list. */
const toCome = new Set([
  '/ai-literacy',
  '/ai-for-business',
  '/bias-ethics-training',
  '/courses',
  '/creating-with-ai',
  '/creative-ai-tools',
  '/design-thinking-teachers',
  '/gamification-classroom',
  '/literacy-workshop',
  '/mystery-box-teaching',
  '/pare',
  '/perspective-explorer',
  '/productivity-with-ai',
  '/social-media-teaching',
  '/storytelling-curriculum',
  '/tools/aurora',
  '/tools/comet',
  '/tools/nebula',
  '/tools/orbit',
  '/tools/prism',
  '/what-is-ai',
]);

test('no page that has been built is still listed as one to come', () => {
  expect(routes.filter((route) => toCome.has(route))).toEqual([]);
});

for (const route of routes)
  test(`every link of ${route} leads to a page that exists and to an anchor on it`, async ({ page, request, baseURL }) => {
    await page.goto(route);
    const links = await page.locator('a[href]').evaluateAll((anchors) => [...new Set(anchors.map((anchor) => (anchor as HTMLAnchorElement).href))]);
    const own = links.map((href) => new URL(href)).filter(({ origin }) => origin === new URL(baseURL ?? '').origin);
    expect(own.length).toBeGreaterThan(5);
    const broken: string[] = [];
    for (const { pathname, search, hash } of own) {
      if (toCome.has(pathname)) continue;
      const isHere = pathname === new URL(page.url()).pathname;
      const answer = isHere ? null : await request.get(pathname + search, { maxRedirects: 0 });
      if (answer && answer.status() !== 200) broken.push(`${pathname}: ${answer.status()}`);
      const id = decodeURIComponent(hash.slice(1));
      if (!id) continue;
      const found = isHere ? (await page.locator(`[id="${id}"]`).count()) > 0 : ((await answer?.text())?.includes(` id="${id}"`) ?? false);
      if (!found) broken.push(`${pathname}: no #${id}`);
    }
    expect(broken).toEqual([]);
  });

/** All that a control may change: the address, the words and states of the page, what has the focus, what is kept, where the page is scrolled. */
const stateOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      location.href,
      document.documentElement.outerHTML.replace(/ style="[^"]*"/g, ''),
      [...document.querySelectorAll('input, textarea, select')].map((field) => [(field as HTMLInputElement).value, (field as HTMLInputElement).checked]),
      [...document.querySelectorAll(':popover-open, dialog[open]')].map(({ id }) => id),
      document.activeElement?.outerHTML.slice(0, 200),
      { ...localStorage },
      Math.round(scrollY),
    ]),
  );

const controls = 'button:not([disabled]), summary, [role="tab"], [role="button"], input[type="radio"]:not(:checked), input[type="checkbox"]';

for (const route of routes)
  test(`every button of ${route} changes something`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The list of waiting addresses and print windows are the business of other tests.
    await page.route('**/api/mailing-list', (sent) => sent.fulfill({ status: 202, json: { status: 'accepted' } }));
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    page.on('dialog', (dialog) => void dialog.dismiss());
    const open = async () => {
      await page.goto(route);
      await hydrateAll(page);
    };
    await open();
    const count = await page.locator(controls).count();
    const idle: string[] = [];
    for (let i = 0; i < count; i++) {
      const control = page.locator(controls).nth(i);
      if (!(await control.isVisible())) continue;
      const name = await control.evaluate(
        (node) => `${node.tagName.toLowerCase()} "${(node.getAttribute('aria-label') ?? node.textContent ?? node.getAttribute('value') ?? '').trim().slice(0, 40)}"`,
      );
      let happened = false;
      const note = () => {
        happened = true;
      };
      page.once('download', note);
      page.once('dialog', note);
      const before = await stateOf(page);
      await control.click();
      await expect
        .poll(async () => happened || (await stateOf(page)) !== before, { timeout: 3_000 })
        .toBe(true)
        .catch(() => idle.push(name));
      page.off('download', note);
      page.off('dialog', note);
      await open();
    }
    expect(idle).toEqual([]);
  });
