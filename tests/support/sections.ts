/** The sections of the long landing as a test sees them. */
import { expect, type Page } from './e2e.ts';

export const landingSections = ['hero', 'about', 'problem', 'kora', 't4suite', 'vision', 'join', 'trust'];
export const anchors = ['vision', 't4suite', 'join', 'about', 'kora'];

/** Pixels from the top of the window to a section, whole. */
export const topOf = (page: Page, id: string): Promise<number> => page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));

/** Waits until the section stands 80 px below the top of the window. */
export async function expectAtTop(page: Page, id: string): Promise<void> {
  await expect.poll(() => topOf(page, id), `#${id}`).toBe(80);
}

export const sectionIds = (page: Page): Promise<string[]> => page.locator('main > section[id]').evaluateAll((sections) => sections.map(({ id }) => id));

/** Text and target of every link within, in order. */
export const linksOf = (page: Page, selector: string): Promise<(string | null | undefined)[][]> =>
  page.locator(`${selector} a`).evaluateAll((links) => links.map((link) => [link.textContent?.trim(), link.getAttribute('href')]));
