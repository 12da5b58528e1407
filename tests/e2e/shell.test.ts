/** The frame of every page: navigation, scrolled bar, theme, skip link. */
import { expect, type Page, test } from '../support/e2e.ts';

const desktopLinks = [
  ['Home', '/'],
  ['Learning About AI', '/learning-about-ai'],
  ['Learning With AI', '/learning-with-ai'],
  ['Teaching With AI', '/teaching-with-ai'],
  ['Try Kora', '/kora'],
];
const menuLinks = [
  ['Home', '/'],
  ['T4 Suite', '/t4suite'],
  ['Dashboard', '/dashboard'],
  ['Literacy Workshop', '/literacy-workshop'],
  ['AI Literacy', '/ai-literacy'],
  ['Perspective Explorer', '/perspective-explorer'],
  ['PARE Experience', '/pare'],
  ['Whitepaper', '/whitepaper'],
];
const phone = { width: 375, height: 740 };

const header = (page: Page) => {
  const menu = page.locator('nav[aria-label="Menu"]');
  return {
    bar: page.getByRole('banner'),
    mainNav: page.locator('nav[aria-label="Main"]'),
    menu,
    menuButton: page.getByRole('button', { name: 'Menu', exact: true }),
    closeButton: menu.getByRole('button', { name: 'Close menu' }),
    themeToggle: page.getByRole('button', { name: 'Dark mode' }),
  };
};

const linksIn = (page: Page, nav: string): Promise<(string | null | undefined)[][]> =>
  page.locator(`nav[aria-label="${nav}"] a`).evaluateAll((links) => links.map((link) => [link.textContent?.trim(), link.getAttribute('href')]));

const isDark = (page: Page): Promise<boolean> => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme === 'dark');

test('the bar shows the five links in their order, and the menu its eight', async ({ page }) => {
  await page.goto('/llm-deep-dive');
  const { mainNav } = header(page);
  await expect(mainNav).toBeVisible();
  expect(await linksIn(page, 'Main')).toEqual(desktopLinks);
  expect(await linksIn(page, 'Menu')).toEqual(menuLinks);
});

test('on a phone the bar shows the menu button in the place of the links', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const { mainNav, menuButton, menu } = header(page);
  await expect(mainNav).toBeHidden();
  await expect(menu).toBeHidden();
  await expect(menuButton).toBeVisible();
});

test('the link of the active route is marked, and it alone', async ({ page }) => {
  for (const [path, nav, label] of [
    ['/kora', 'Main', 'Try Kora'],
    ['/', 'Main', 'Home'],
    ['/', 'Menu', 'Home'],
  ]) {
    await page.goto(path ?? '');
    const marked = page.locator(`nav[aria-label="${nav}"] a[aria-current="page"]`);
    await expect(marked).toHaveText([label ?? '']);
  }
  const looks = await page.locator('nav[aria-label="Main"] a').evaluateAll((links) => links.map((link) => getComputedStyle(link).borderBottomColor + getComputedStyle(link).color));
  expect(looks.filter((look) => look === looks[0])).toHaveLength(1);
  await page.goto('/llm-deep-dive');
  await expect(page.locator('a[aria-current]')).toHaveCount(0);
});

test('the menu opens and closes by its button, by Escape and by a click beside it', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const { menu, menuButton, closeButton } = header(page);
  await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
  await menuButton.click();
  await expect(menu).toBeVisible();
  await expect(menuButton).toHaveAttribute('aria-expanded', 'true');
  await closeButton.click();
  await expect(menu).toBeHidden();
  await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
  await menuButton.click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await menuButton.click();
  await page.mouse.click(5, 600);
  await expect(menu).toBeHidden();
});

test('the menu works by keyboard and gives the focus back', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const { menu, menuButton, closeButton } = header(page);
  await menuButton.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(closeButton).toBeFocused();
  for (const [label] of menuLinks) {
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: label ?? '', exact: true })).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(menuButton).toBeFocused();
});

test('the menu opens and closes without scripts, and no control is shown that needs one', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false, viewport: phone });
  await page.goto('/');
  const { menu, menuButton, closeButton, themeToggle } = header(page);
  await expect(themeToggle).toBeHidden();
  await menuButton.click();
  await expect(menu.getByRole('link', { name: 'Whitepaper' })).toBeVisible();
  await closeButton.click();
  await expect(menu).toBeHidden();
});

test('past 100 px, and not at 100, the bar gets a shadow and tighter padding', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/llm-deep-dive');
  const { bar } = header(page);
  const look = () => bar.evaluate((element) => ({ shadow: getComputedStyle(element).boxShadow, height: element.getBoundingClientRect().height }));
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  const before = await look();
  expect(before.shadow).toBe('none');
  await scrollTo(101);
  await expect.poll(async () => (await look()).shadow).not.toBe('none');
  expect((await look()).height).toBeLessThan(before.height);
  expect((await bar.boundingBox())?.y).toBe(0);
  await scrollTo(100);
  await expect.poll(look).toEqual(before);
});

test('the theme toggle changes the theme, and the choice survives a reload and reaches the other pages', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const { themeToggle } = header(page);
  await expect(themeToggle).toHaveAttribute('aria-pressed', 'false');
  expect(await isDark(page)).toBe(false);
  await themeToggle.click();
  await expect(themeToggle).toHaveAttribute('aria-pressed', 'true');
  expect(await isDark(page)).toBe(true);
  await page.reload();
  await expect(themeToggle).toHaveAttribute('aria-pressed', 'true');
  expect(await isDark(page)).toBe(true);
  await page.goto('/llm-deep-dive');
  expect(await isDark(page)).toBe(true);
  await themeToggle.click();
  await page.reload();
  expect(await isDark(page)).toBe(false);
});

test('without a choice the theme is that of the system and follows it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const { themeToggle } = header(page);
  expect(await isDark(page)).toBe(true);
  await expect(themeToggle).toHaveAttribute('aria-pressed', 'true');
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await isDark(page)).toBe(false);
  await expect(themeToggle).toHaveAttribute('aria-pressed', 'false');
});

test('a chosen theme is there from the first frame', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(window, { frames_: frames });
    const look = () => {
      if (document.body) frames.push(getComputedStyle(document.body).backgroundColor);
      if (document.readyState !== 'complete') requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const framesOf = () => page.evaluate(() => [...new Set((window as unknown as { frames_: string[] }).frames_)]);
  await page.goto('/llm-deep-dive');
  const light = await framesOf();
  expect(light).toHaveLength(1);
  await header(page).themeToggle.click();
  await page.reload();
  const dark = await framesOf();
  expect(dark).toHaveLength(1);
  expect(dark).not.toEqual(light);
});

test('where storage is forbidden the toggle works for the page, which says so until the next press', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    const forbid = () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: forbid });
  });
  await page.goto('/');
  await header(page).themeToggle.click();
  expect(await isDark(page)).toBe(true);
  const note = page.getByRole('banner').getByRole('status');
  await expect(note).toHaveText('Not kept: this browser keeps nothing for this site, or is full. The choice lasts until you leave the page.');
  await expect(note).toBeInViewport({ ratio: 1 });
  await page.getByRole('main').click({ position: { x: 5, y: 300 } });
  await expect(note).toBeHidden();
});

test('two open pages agree on the theme', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto('/kora');
  await header(page).themeToggle.click();
  await expect.poll(() => isDark(other)).toBe(true);
  await expect(header(other).themeToggle).toHaveAttribute('aria-pressed', 'true');
});

test('the first Tab reaches the skip link, which leads to the content', async ({ page }) => {
  await page.goto('/llm-deep-dive');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
