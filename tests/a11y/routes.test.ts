/** Every page as it loads: nothing for axe to report, no sideways scrolling, all of it by keyboard with the focus in sight, and by finger. Its states are in states.test.ts. */
import { analyze, findings, narrow, overflow, small, wide } from '../support/axe-page.ts';
import { builtRoutes, expect, hydrateAll, type Page, templateRoutes, test, toTheTop, unknownPath } from '../support/e2e.ts';
import { tabThrough } from '../support/keyboard-page.ts';

/** On-demand pages beside the prerendered ones, and the 404 page. These answer 404, which the browser logs. */
const notFoundPaths = [unknownPath, '/pare/join/ABC123', '/mailing-list/unknown-link'];
const paths = [...templateRoutes(), '/mailing-list/confirm/abc', '/mailing-list/deleted', ...notFoundPaths];

/** A selection of the pages that a narrow window lays out in another order of controls: the bars, the sidebar, tabs, filters, forms. */
const rearranged = [
  '/',
  '/ai-literacy',
  '/bias-ethics-training',
  '/dashboard',
  '/kora',
  '/kora-studio',
  '/library',
  '/literacy-workshop',
  '/llm-deep-dive',
  '/settings',
  '/tools/aurora',
  '/tools/comet',
  '/tools/nebula',
  '/tools/orbit',
  '/tools/prism',
  '/whitepaper',
  unknownPath,
];

test.describe.configure({ mode: 'parallel' });

async function open(page: Page, path: string): Promise<void> {
  await page.setViewportSize(narrow);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(path);
  await hydrateAll(page);
}

// One visit for all of it: what each step looks for does not depend on the others, so each goes on where another has failed.
const softly = expect.configure({ soft: true });

for (const path of paths)
  test(`${path} is for everyone: nothing for axe to report in light and dark, every control by Tab and by finger, no sideways scrolling`, async ({
    visitor: page,
    expectError,
  }) => {
    if (notFoundPaths.includes(path)) expectError(/status of 404/);
    await open(page, path);
    await test.step('controls are at least 44 px high, links in running text aside', async () => {
      softly(await small(page)).toEqual([]);
    });
    await test.step('it has nothing for axe to report in light and dark, narrow and wide', async () => {
      softly(await findings(page)).toEqual([]);
    });
    await test.step('it has no id twice and no skipped heading', async () => {
      const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
      softly(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
      const levels = await page.locator('h1, h2, h3, h4, h5, h6').evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
      softly(levels.filter((level, i) => i > 0 && level > (levels[i - 1] ?? 0) + 1)).toEqual([]);
    });
    await test.step('it scrolls only downwards', async () => {
      for (const width of [320, 640, 1000]) {
        await page.setViewportSize({ width, height: 640 });
        softly(await overflow(page), `${width} px`).toEqual({ pixels: 0, widest: [] });
      }
    });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    for (const viewport of rearranged.includes(path) ? [narrow, wide] : [wide])
      await test.step(`every control is reached with Tab at ${viewport.width} px, and the focus is seen on each`, async () => {
        await page.setViewportSize(viewport);
        await toTheTop(page);
        const { count, unreached, unseen } = await tabThrough(page);
        softly(unseen).toEqual([]);
        softly(count).toBeGreaterThan(5);
        softly(unreached).toEqual([]);
      });
  });

for (const path of builtRoutes().filter((route) => !paths.includes(route)))
  test(`${path}, which differs from a page above in its words, has nothing for axe to report, fits 320 px and has controls of 44 px`, async ({ visitor: page }) => {
    await open(page, path);
    const { violations } = await analyze(page);
    softly(violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`)).toEqual([]);
    softly((await overflow(page)).widest).toEqual([]);
    softly(await small(page)).toEqual([]);
  });
