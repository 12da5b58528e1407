/**
 * No dead control: on every page each button, tab, box, choice and field is pressed, and something must change: the page, its address, the focus, what is kept, a file, a
 * message. Links are in routes.test.ts. What surrounds the content of a page (bar, menu, sidebar, footer, assistant) is the same on all pages of a layout: it is pressed on
 * one page of each, in a wide window and on a phone, and no other page may have a control there that is not on that one.
 */
import { deadControls } from '../support/controls.ts';
import { installControls, type WindowWithControls } from '../support/controls-in-page.ts';
import { builtRoutes, coursesByKind, expect, templateCourses, templateRoutes, test } from '../support/e2e.ts';

/** The page of each layout on which its frame is pressed. `/` has all that a page of the site may have in it. */
const layouts = { site: '/', tool: '/dashboard' };
/** Pages that are made on demand. Two of them answer 404, which the browser logs. */
const notFound = ['/pare/join/ABC123', '/pare/host/ABC123'];
const onDemand = ['/mailing-list/confirm/abc', '/mailing-list/unsubscribe/abc', '/mailing-list/deleted', ...notFound];
const otherCourses = Object.values(coursesByKind())
  .flat()
  .filter((id) => !templateCourses().includes(id));
/**
 * Tools in which a press opens an editor with a hundred fields and more in the place of the page: a walk does not come back from there, and takes longer than all other pages together.
 * Their controls are pressed by tests of their own: tests/e2e/{aurora,comet,nebula,orbit,pare,prism}.test.ts and tests/islands/{aurora,comet,nebula,prism}.test.tsx.
 */
const editors = ['/pare', '/tools/aurora', '/tools/comet', '/tools/nebula', '/tools/orbit', '/tools/prism'];
const routes = [...templateRoutes().filter((route) => !otherCourses.includes(route.slice(1)) && !editors.includes(route)), ...onDemand];

// Each test has a page of its own, and the longest need not be waited for. A page with fifty controls takes as many presses, on a busy machine most of a minute,
// and the literacy workshop holds two tools of more than sixty each.
test.describe.configure({ mode: 'parallel', timeout: 420_000 });
// Nothing moves by itself: no particles, no smooth scrolling.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of routes)
  test(`every control of ${route} changes something`, async ({ page, expectError }) => {
    if (notFound.includes(route)) expectError(/status of 404/);
    expect(await deadControls(page, route, 'page')).toEqual([]);
  });

for (const [layout, route] of Object.entries(layouts))
  test(`every control around the pages of the ${layout} changes something, in a wide window and on a phone`, async ({ page }) => {
    expect(await deadControls(page, route, 'frame')).toEqual([]);
  });

test('no page has a control around its content that is not on the page where those are pressed', async ({ page }) => {
  await page.addInitScript(installControls);
  await page.goto('/kora');
  const keys = (route: string): Promise<string[]> =>
    page.evaluate(async (path) => (window as unknown as WindowWithControls).controls.frameKeys(await (await fetch(path)).text()), route);
  const known = { site: new Set(await keys(layouts.site)), tool: new Set(await keys(layouts.tool)) };
  expect(known.site.size).toBeGreaterThan(5);
  expect(known.tool.size).toBeGreaterThan(10);
  for (const route of builtRoutes()) {
    const own = await keys(route);
    const isTool = own.some((key) => key.includes('Sidebar'));
    expect
      .soft(
        own.filter((key) => !known[isTool ? 'tool' : 'site'].has(key)),
        route,
      )
      .toEqual([]);
  }
});

test('a dead control is found: a button, a box, a choice and a field that nothing listens to, and a button that is never shown', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document
        .querySelector('main')
        ?.insertAdjacentHTML(
          'beforeend',
          '<div id="dead"><button>Press me</button><label><input type="checkbox"> Tick me</label><input aria-label="Write"><button hidden>Never</button><form><label><input type="radio" value="a"> Choose me</label><button>Send</button></form></div>',
        ),
    ),
  );
  // What nothing listens to will not come later either.
  expect(await deadControls(page, '/terms', 'page', 500)).toEqual([
    'changes nothing: dead › button “Press me”',
    'changes nothing: dead › input checkbox “Tick me”',
    'changes nothing: dead › input text “Write”',
    'changes nothing: dead › input radio “ a”',
    'never in reach: dead › button “Never”',
  ]);
});
