/** The tool area as a test sees it. */
import { analyze } from './axe-page.ts';
import type { Page } from './e2e.ts';

/** The pages that stand in the frame of the tool area so far. */
export const appRoutes = ['/dashboard', '/profile', '/settings', '/kora-studio'] as const;
export const phone = { width: 360, height: 740 };

export function app(page: Page) {
  const sidebar = page.locator('#app-sidebar');
  const menu = page.locator('#user-menu');
  return {
    sidebar,
    toggle: page.getByRole('button', { name: 'Sidebar', exact: true }),
    closeDrawer: sidebar.getByRole('button', { name: 'Close sidebar' }),
    group: (name: string) => sidebar.getByRole('button', { name, exact: true }),
    entry: (name: string) => sidebar.getByRole('link', { name, exact: true }),
    tips: page.getByRole('complementary', { name: 'Kora Tips' }),
    menuButton: page.getByRole('button', { name: 'User menu' }),
    menu,
    darkMode: menu.getByRole('button', { name: 'Dark Mode' }),
    signOut: menu.getByRole('button', { name: 'Sign Out' }),
    toast: page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem'),
    width: async () => Math.round((await sidebar.boundingBox())?.width ?? 0),
  };
}

/** Makes the browser refuse to keep anything, as strict privacy settings do. */
export const forbidStorage = (): void => {
  const forbid = () => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };
  Object.defineProperty(window, 'localStorage', { get: forbid });
  Object.defineProperty(window, 'sessionStorage', { get: forbid });
};

/** What axe reports of the page as it stands; or only of one part, where the rest of the page is out of reach. */
export async function axe(page: Page, part = 'html'): Promise<string[]> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  const { violations } = await analyze(page, part);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`));
}
