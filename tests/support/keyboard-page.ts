/** A page as someone without a mouse goes through it: Tab by Tab, to its end. */
import type { Page } from './e2e.ts';

type Naming = Window & { nameOf(element: Element): string };

/** Puts into the page how a keyboard user would name a control; a group of radio buttons is one. */
const nameControls = (): void => {
  const nameOf = (element: Element): string => {
    if (element instanceof HTMLInputElement && element.type === 'radio') return `radio ${element.closest('fieldset')?.querySelector('legend')?.textContent}`;
    const name = element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('placeholder') || element.id);
    return `${element.tagName.toLowerCase()} ${name.trim().replaceAll(/\s+/g, ' ').slice(0, 60)} ${element.getAttribute('href') ?? ''}`.trim();
  };
  Object.assign(window, { nameOf });
};

/** What has the focus and whether a sighted person can tell. Null at the end of the page. */
const focused = (page: Page): Promise<{ name: string; isSeen: boolean } | null> =>
  page.evaluate(async () => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const hasRing = (each: Element | null): boolean =>
      each !== null && getComputedStyle(each).outlineStyle !== 'none' && Number.parseFloat(getComputedStyle(each).outlineWidth) >= 2;
    const look = (): boolean => {
      const box = element.getBoundingClientRect();
      // The fixed bar must not hide it.
      const top = element.closest('.site-header, .skip-link') ? 0 : (document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0);
      const isInSight = box.width > 0 && box.bottom > top && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
      return isInSight && (hasRing(element) || hasRing(element.nextElementSibling));
    };
    // Under reduced motion a style is there one frame late. Who is seen at once need not wait for it.
    if (!look()) await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return { name: (window as unknown as Naming).nameOf(element), isSeen: look() };
  });

/**
 * Goes from where the focus is to the end of the page.
 * @returns how many controls there are, those that Tab did not reach, and those on which the focus could not be seen.
 */
export async function tabThrough(page: Page): Promise<{ count: number; unreached: string[]; unseen: string[] }> {
  await page.evaluate(nameControls);
  const reached = new Set<string>();
  const unseen: string[] = [];
  for (let steps = 0; steps < 500; steps++) {
    await page.keyboard.press('Tab');
    const at = await focused(page);
    if (!at) break;
    reached.add(at.name);
    if (!at.isSeen) unseen.push(at.name);
  }
  const controls = await page
    .locator('a[href], button, input, textarea, select, summary, [tabindex="0"]')
    .evaluateAll((all) =>
      all.filter((element) => element.checkVisibility() && !element.matches(':disabled, [tabindex="-1"]')).map((element) => (window as unknown as Naming).nameOf(element)),
    );
  return { count: controls.length, unreached: [...new Set(controls)].filter((control) => !reached.has(control)), unseen };
}
