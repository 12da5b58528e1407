/** The frame of the tool area: header, user menu, sidebar, drawer, Kora Tips, and the dashboard in it. */
import { app, appRoutes, axe, forbidStorage, phone } from '../support/app-page.ts';
import { expect, type Page, test } from '../support/e2e.ts';

const isDark = (page: Page): Promise<boolean> => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme === 'dark');

test('the sidebar holds its entries in their groups and order, and marks the page one is on', async ({ page }) => {
  await page.goto('/kora-studio');
  const { sidebar, entry } = app(page);
  expect(await sidebar.locator('nav a').evaluateAll((links) => links.map((link) => [link.textContent?.trim(), link.getAttribute('href')]))).toEqual([
    ['Dashboard', '/dashboard'],
    ['Aurora', '/tools/aurora'],
    ['Comet', '/tools/comet'],
    ['Orbit', '/tools/orbit'],
    ['Prism', '/tools/prism'],
    ['Nebula', '/tools/nebula'],
    ['AI Courses', '/courses'],
    ['Kora Studio', '/kora-studio'],
    ['PARE Experience', '/pare'],
    ['Profile', '/profile'],
    ['Settings', '/settings'],
  ]);
  await expect(sidebar.locator('[aria-current=page]')).toHaveCount(1);
  await expect(entry('Kora Studio')).toHaveAttribute('aria-current', 'page');
});

for (const route of appRoutes)
  test(`${route} has the application header, the sidebar and the help card`, async ({ page }) => {
    await page.goto(route);
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: 'Kora, home' })).toHaveAttribute('href', '/');
    const here = route === '/kora-studio' ? ['Kora Studio', '/kora-studio'] : ['Dashboard', '/dashboard'];
    await expect(bar.getByRole('link', { name: here[0], exact: true })).toHaveAttribute('href', here[1] ?? '');
    await expect(app(page).sidebar).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('region', { name: 'Help from people' })).toBeVisible();
  });

test('the sidebar is 16rem wide, folds to 5rem of icons, and is so after a reload from the first frame', async ({ page }) => {
  await page.goto('/dashboard');
  const { toggle, width, entry } = app(page);
  expect(await width()).toBe(256);
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(await width()).toBe(80);
  // The names are still there for whoever does not see the icons.
  await expect(entry('Aurora')).toHaveAttribute('title', 'Aurora');
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const bar = document.querySelector('#app-sidebar');
      if (bar) seen.push(bar.getBoundingClientRect().width);
      if (document.readyState !== 'complete') requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(await width()).toBe(80);
  expect(await page.evaluate(() => new Set((window as unknown as { seen: number[] }).seen).size)).toBeLessThanOrEqual(1);
  await page.goto('/settings');
  expect(await width()).toBe(80);
  await toggle.click();
  expect(await width()).toBe(256);
});

test('folded to icons, the sidebar shows its names to someone who comes by keyboard', async ({ page }) => {
  await page.goto('/dashboard');
  const { toggle, width, entry } = app(page);
  await toggle.focus();
  await page.keyboard.press('Enter');
  expect(await width()).toBe(80);
  await entry('Dashboard').focus();
  await page.keyboard.press('Tab');
  await expect(entry('Aurora')).toBeFocused();
  expect(await width()).toBe(256);
  expect((await entry('Aurora').locator('span').boundingBox())?.width).toBeGreaterThan(20);
});

test('a group folds by keyboard, stays folded after a reload, and unfolds', async ({ page }) => {
  await page.goto('/dashboard');
  const { group, entry } = app(page);
  await group('T4 Suite').focus();
  await page.keyboard.press('Enter');
  await expect(group('T4 Suite')).toHaveAttribute('aria-expanded', 'false');
  await expect(entry('Aurora')).toBeHidden();
  await expect(entry('Kora Studio')).toBeVisible();
  await page.reload();
  await expect(entry('Aurora')).toBeHidden();
  await expect(group('T4 Suite')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Tab');
  await group('T4 Suite').press(' ');
  await expect(entry('Aurora')).toBeVisible();
});

test('on a phone the sidebar is a drawer that keeps the focus, closes with Escape and gives the focus back', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/dashboard');
  const { sidebar, toggle, closeDrawer, entry } = app(page);
  await expect(sidebar).toBeHidden();
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(sidebar).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(closeDrawer).toBeFocused();
  const stops = await sidebar.locator('a, button').count();
  const seen = new Set<string>();
  for (let i = 0; i < stops + 5; i++) {
    await page.keyboard.press('Tab');
    seen.add(await page.evaluate(() => (document.activeElement === document.body ? 'browser' : document.activeElement?.closest('#app-sidebar') ? 'drawer' : 'page')));
  }
  expect(seen).not.toContain('page');
  expect(seen).toContain('drawer');
  expect(await axe(page, '#app-sidebar')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sidebar).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await entry('Dashboard').waitFor({ state: 'hidden' });
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('the drawer gives the focus back to its button, and closes by its own button and by a press beside it', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/dashboard');
  const { sidebar, toggle, closeDrawer } = app(page);
  await toggle.click();
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await toggle.click();
  await closeDrawer.click();
  await expect(sidebar).toBeHidden();
  await toggle.click();
  await page.mouse.click(355, 600);
  await expect(sidebar).toBeHidden();
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('an open drawer becomes the sidebar when the window grows', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/dashboard');
  const { sidebar, toggle, width } = app(page);
  await toggle.click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(width).toBe(256);
  await expect(sidebar).toBeVisible();
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('without scripts the drawer, the user menu and every link in them are in reach', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false, viewport: phone });
  await page.goto('/dashboard');
  const { toggle, entry, closeDrawer, menuButton, menu, darkMode } = app(page);
  await toggle.click();
  await expect(entry('Kora Studio')).toBeVisible();
  await closeDrawer.click();
  await expect(entry('Kora Studio')).toBeHidden();
  await menuButton.click();
  await expect(menu.getByRole('link', { name: 'View Profile' })).toBeVisible();
  await expect(darkMode).toBeHidden();
  await expect(page.getByRole('link', { name: 'Plan a Class' })).toBeVisible();
});

test('the user menu opens by keyboard, leads to profile and settings, and closes with Escape', async ({ page }) => {
  await page.goto('/dashboard');
  const { menuButton, menu } = app(page);
  await menuButton.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await expect(menuButton).toHaveAttribute('aria-expanded', 'true');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'View Profile' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(menuButton).toBeFocused();
  for (const [name, route] of [
    ['View Profile', '/profile'],
    ['Settings', '/settings'],
  ] as const) {
    await menuButton.click();
    await menu.getByRole('link', { name }).click();
    await expect(page).toHaveURL(route);
  }
});

test('Dark Mode in the user menu changes the theme here and on every other page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/dashboard');
  const { menuButton, darkMode } = app(page);
  await menuButton.click();
  await expect(darkMode).toHaveAttribute('aria-pressed', 'false');
  await darkMode.click();
  await expect(darkMode).toHaveAttribute('aria-pressed', 'true');
  expect(await isDark(page)).toBe(true);
  await page.goto('/kora');
  expect(await isDark(page)).toBe(true);
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await page.goto('/dashboard');
  expect(await isDark(page)).toBe(false);
});

test('Sign Out offers a backup, ends the local profile, says so and leads home', async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('kora.test')) localStorage.setItem('kora.settings.v1', '{"name":"Ms. Rivera"}');
    sessionStorage.setItem('kora.test', '1');
  });
  await page.goto('/dashboard');
  const { menuButton, signOut } = app(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ms. Rivera');
  await menuButton.click();
  await signOut.click();
  const dialog = page.getByRole('dialog', { name: 'Sign out of this device?' });
  await expect(dialog.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('kora.settings.v1'))).toContain('Rivera');
  await menuButton.click();
  await signOut.click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download a backup, then sign out' }).click();
  expect((await download).suggestedFilename()).toMatch(/^kora-backup-\d{4}-\d\d-\d\d\.json$/);
  await expect(dialog.getByText('You are signed out.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Welcome, Teacher');
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await expect(dialog.getByRole('link', { name: 'Go Home' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('Kora Tips show one tip, another on request, and lead to Kora in teacher mode', async ({ page }) => {
  await page.goto('/dashboard');
  const { tips } = app(page);
  await expect(tips.locator('.kora-tip:visible')).toHaveCount(1);
  const seen = new Set<string>();
  for (let i = 0; i < 7; i++) {
    seen.add((await tips.locator('.kora-tip:visible').allInnerTexts()).join());
    await tips.getByRole('button', { name: 'Another tip' }).click();
  }
  expect(seen.size).toBe(7);
  await tips.getByRole('link', { name: 'Ask Kora for guidance' }).click();
  await expect(page).toHaveURL('/kora#teacher');
  await expect(page.getByText('Currently in teacher mode')).toBeVisible();
});

test('Kora Tips change from one page to the next, and come round', async ({ page }) => {
  const { tips } = app(page);
  const seen: string[] = [];
  for (let second = 0; second < 8; second++) {
    await page.clock.setFixedTime(new Date(Date.UTC(2026, 10, 20, 9, 0, second)));
    await page.goto(second % 2 ? '/settings' : '/dashboard');
    seen.push((await tips.locator('.kora-tip:visible').allInnerTexts()).join());
  }
  expect(new Set(seen).size).toBe(7);
  expect(seen[7]).toBe(seen[0]);
});

test('Kora Tips stay dismissed, can be had back at once, and from the settings', async ({ page }) => {
  await page.goto('/dashboard');
  const { tips, toast, entry } = app(page);
  await tips.getByRole('button', { name: 'Dismiss Kora Tips' }).click();
  await expect(tips).toBeHidden();
  await expect(entry('Settings')).toBeFocused();
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(tips).toBeVisible();
  await tips.getByRole('button', { name: 'Dismiss Kora Tips' }).click();
  await page.goto('/settings');
  await expect(tips).toBeHidden();
  await page.getByRole('checkbox', { name: 'Show Kora Tips in the sidebar' }).check();
  await expect(tips).toBeVisible();
});

test('where storage is forbidden everything works for the page, which says once what is not kept', async ({ page }) => {
  await page.addInitScript(forbidStorage);
  await page.goto('/dashboard');
  const { toggle, width, group, entry, menuButton, signOut, tips, toast } = app(page);
  await toggle.click();
  expect(await width()).toBe(80);
  await expect(toast).toHaveText('Not keptThis browser keeps nothing for this site, or is full. What you choose lasts until you leave the page.');
  await toast.getByRole('button', { name: 'Close' }).click();
  await toggle.click();
  await group('Learning').click();
  await expect(entry('Kora Studio')).toBeHidden();
  await expect(toast).toHaveCount(0);
  await tips.getByRole('button', { name: 'Dismiss Kora Tips' }).click();
  await expect(toast).toContainText('they are back on the next page');
  await menuButton.click();
  await signOut.click();
  await page.getByRole('button', { name: 'Sign out without a backup' }).click();
  await expect(page.getByText('You are signed out. The browser would not let the site look after: notes of this tab, settings and progress.')).toBeVisible();
});

test('the dashboard greets, names its actions and tools in their order, and says that the samples are samples', async ({ page }) => {
  await page.goto('/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Welcome, Teacher');
  await expect(main.getByText("Let's create something meaningful today.")).toBeVisible();
  expect(await main.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
    'Quick Actions',
    'Continue Your Work',
    'Core Teaching Tools',
    'Student Studio',
    'Professional Learning',
  ]);
  for (const [name, href] of [
    ['Plan a Class', '/tools/aurora'],
    ['Assign a Simulation', '/tools/orbit'],
    ['Create a Reflection', '/tools/prism'],
    ['Open Tool: Nebula', '/tools/nebula'],
    ['Open Tool: AI Courses', '/courses'],
    ['Open Tool: PARE Experience', '/pare'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(await main.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['Aurora', 'Comet', 'Orbit', 'Prism', 'Nebula', 'AI Courses', 'Kora Studio', 'PARE Experience']);
  await expect(main.getByRole('region', { name: 'Continue Your Work' }).getByText('Sample', { exact: true })).toHaveCount(3);
});

test('Continue Your Work lists what is on the device in the place of the samples, and Kora Chat is one press away', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('kora.reading.v1', JSON.stringify({ passage: 'The <b>lake</b> was gone.' }));
    localStorage.setItem('kora.progress.v1', JSON.stringify({ 'llm-deep-dive': ['what-are-large-language-models'] }));
  });
  await page.goto('/dashboard');
  const region = page.getByRole('region', { name: 'Continue Your Work' });
  await expect(region.getByText('Sample', { exact: true }).filter({ visible: true })).toHaveCount(0);
  await expect(region.getByText('These three are samples.')).toBeHidden();
  await expect(region.getByRole('link')).toHaveText(['The <b>lake</b> was gone.', 'How Large Language Models Work']);
  await expect(region.getByRole('link', { name: 'The <b>lake</b> was gone.' })).toHaveAttribute('href', '/literacy-workshop#kora-read');
  await region.getByRole('link', { name: 'How Large Language Models Work' }).click();
  await expect(page).toHaveURL(/\/llm-deep-dive#/);
  await page.goto('/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Open Kora Chat' }).click();
  await expect(page).toHaveURL('/kora');
});
