/** A page as axe and a narrow window see it. */
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from './e2e.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
export const narrow = { width: 320, height: 640 };
export const wide = { width: 1280, height: 800 };

/** The rules that read colors; the others find the same in both themes. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** `part`: only this much of the page, where the rest is covered on purpose. `rules`: only these, all of them when left out. */
export async function analyze(page: Page, part = 'html', rules: string[] = []): Promise<AxeResults> {
  const options: RunOptions = { resultTypes: ['violations'], runOnly: rules.length ? { type: 'rule', values: rules } : { type: 'tag', values: tags } };
  const run = () => page.evaluate(([include, how]) => (window as unknown as { axe: typeof axe }).axe.run({ include: [[include]] }, how), [part, options] as const);
  // Half a megabyte of script: sent once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return run();
}

/** Shows the page in a scheme, at rest: axe would measure a color that is still changing. */
export async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // Also under reduced motion a change of color takes a frame for each level of nesting. What a closed part holds waits as finished.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
}

/** What axe finds on the page as it stands, in light and dark, narrow and wide: one line for each kind and place. */
export async function findings(page: Page, part = 'html'): Promise<string[]> {
  const found: string[] = [];
  for (const viewport of [narrow, wide])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport);
      await showIn(page, colorScheme);
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

/** Controls that are smaller than a finger needs, links in running text aside. */
export const small = (page: Page): Promise<string[]> =>
  page.locator('button, summary, input, textarea, select, .btn, nav a, [role=tab]').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .map((element) => [element, (element.closest('label') ?? element).getBoundingClientRect()] as const)
      .filter(([, box]) => box.height < 43.5 || box.width < 24)
      .map(([element, box]) => `${element.tagName} ${element.textContent?.trim().slice(0, 30)} ${Math.round(box.width)}×${Math.round(box.height)}`),
  );
