/** A page as axe and a narrow window see it. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from './e2e.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
export const narrow = { width: 320, height: 640 };
export const wide = { width: 1280, height: 800 };

/** The rules that read colors; the others find the same in both themes. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** `part`: only this much of the page, where the rest is covered on purpose. `rules`: only these, all of them when left out. */
export function analyze(page: Page, part = 'html', rules: string[] = []) {
  const axe = new AxeBuilder({ page })
    .include(part)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true);
  return (rules.length ? axe.withRules(rules) : axe.withTags(tags)).analyze();
}

/** What axe finds on the page as it stands, in light and dark, narrow and wide: one line for each kind and place. */
export async function findings(page: Page, part = 'html'): Promise<string[]> {
  const found: string[] = [];
  for (const viewport of [narrow, wide])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // Also under reduced motion a change of color takes a frame for each level of nesting. What a closed part holds waits as finished.
      await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
      const { violations } = await analyze(page, part, colorScheme === 'dark' ? colorRules : []);
      for (const { id, impact, nodes } of violations)
        for (const { target, failureSummary } of nodes)
          found.push(`${colorScheme}, ${viewport.width} px: ${id} (${impact}) at ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`);
    }
  return found;
}

/** Pixels by which the page is wider than the window, and what sticks out. Parts that scroll by themselves do not count. */
export const overflow = (page: Page): Promise<{ pixels: number; widest: string[] }> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const out = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 1);
    return { pixels: scrollWidth - clientWidth, widest: scrollWidth > clientWidth ? out.map((element) => `${element.tagName} ${element.className}`).slice(0, 5) : [] };
  });
