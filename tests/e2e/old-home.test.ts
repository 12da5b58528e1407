/** The long landing: the form that leads into a live session, and where its two fields arrive. */
import { expect, type Page, test } from '../support/e2e.ts';
import { landingSections, sectionIds } from '../support/sections.ts';

const form = (page: Page) => ({
  code: page.getByRole('textbox', { name: 'Session Code' }),
  name: page.getByRole('textbox', { name: 'Your Name' }),
  join: page.getByRole('button', { name: 'Join Session' }),
  toast: page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem'),
});

test('the join form stands right below the opening, and the rest follows in its order', async ({ page }) => {
  await page.goto('/old-home');
  const [hero, ...rest] = landingSections;
  expect(await sectionIds(page)).toEqual([hero, 'join-session', ...rest]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Education is a story.');
  await expect(form(page).code).toHaveAttribute('placeholder', /6-digit code/);
});

test('a missing code is said first, then a missing name, each in a destructive toast, and the focus goes there', async ({ page }) => {
  await page.goto('/old-home');
  const { code, name, join, toast } = form(page);
  await join.click();
  await expect(toast).toHaveText('Session Code RequiredPlease enter a session code to join');
  await expect(toast).toHaveClass(/toast-destructive/);
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill('   ');
  await name.fill('Ada');
  await join.click();
  await expect(toast).toContainText('Session Code Required');
  await code.fill('abc123');
  await name.fill(' \u00a0 ');
  await name.press('Enter');
  await expect(toast).toHaveText('Name RequiredPlease enter your name to join');
  await expect(toast).toHaveCount(1);
  await expect(toast).toHaveClass(/toast-destructive/);
  await expect(name).toBeFocused();
  await expect(code).toHaveAttribute('aria-invalid', 'false');
  await expect(page).toHaveURL('/old-home');
});

test('what is missing stands beside its field, too, until it is there', async ({ page }) => {
  await page.goto('/old-home');
  const { code, name, join } = form(page);
  await join.click();
  await expect(code).toHaveAccessibleDescription('Please enter a session code to join');
  await code.fill('abc123');
  await join.click();
  await expect(code).toHaveAccessibleDescription('');
  await expect(name).toHaveAccessibleDescription(/^Please enter your name to join/);
});

test('the toaster is on its way as soon as the form has the focus, and not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/old-home', { waitUntil: 'networkidle' });
  expect(asked.filter((path) => path.includes('toaster-start'))).toEqual([]);
  await form(page).code.focus();
  await expect.poll(() => asked.filter((path) => path.includes('toaster-start'))).toHaveLength(1);
});

test('without a network both toasts come all the same, and when it is back the one that waits is a whole toast', async ({ page, context, expectError }) => {
  const tried = expectError(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/old-home', { waitUntil: 'networkidle' });
  const { code, name, join, toast } = form(page);
  const plain = page.locator('#notifications').getByRole('status');
  await context.setOffline(true);
  await join.click();
  await expect(plain).toContainText('Session Code RequiredPlease enter a session code to join');
  await expect(code).toBeFocused();
  await code.fill('abc123');
  await join.click();
  await expect(plain).toContainText('Name RequiredPlease enter your name to join');
  await expect(plain).not.toContainText('Session Code Required');
  await expect(name).toBeFocused();
  await tried();
  await context.setOffline(false);
  await expect(toast).toHaveText('Name RequiredPlease enter your name to join');
  await expect(plain.getByRole('button', { name: 'Close' })).toHaveCount(0);
});

test('a toaster that failed to load once is there with the next toast', async ({ page, expectError }) => {
  expectError(/Failed to load resource/);
  await page.route('**/toaster-start.*.js', (route) => route.abort());
  await page.goto('/old-home', { waitUntil: 'networkidle' });
  const { join, toast } = form(page);
  const plain = page.locator('#notifications').getByRole('status');
  await join.click();
  await expect(plain).toContainText('Session Code Required');
  await plain.getByRole('button', { name: 'Close' }).click();
  await expect(plain).toBeEmpty();
  await page.unroute('**/toaster-start.*.js');
  await join.click();
  await expect(toast).toContainText('Session Code Required');
});

test('while the toaster is slow its words are already there', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/toaster-start.*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/old-home', { waitUntil: 'networkidle' });
  const { join, toast } = form(page);
  await join.click();
  await expect(page.locator('#notifications').getByRole('status')).toContainText('Session Code Required');
  gate.resolve();
  await expect(toast).toContainText('Session Code Required');
  await expect(page.locator('#notifications').getByText('Session Code Required', { exact: true })).toHaveCount(1);
});

test('code and name arrive at the join page, which says that there is no such session and offers to try again', async ({ page, expectError }) => {
  expectError(/status of 404/);
  await page.goto('/old-home');
  const { code, name, join } = form(page);
  await code.fill('  abc12x ');
  await name.fill('  Zoë O’Neil ');
  const answer = page.waitForResponse('**/pare/join/*');
  await join.click();
  expect((await answer).status()).toBe(404);
  await expect(page).toHaveURL('/pare/join/ABC12X');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No session with the code ABC12X');
  await expect(code).toHaveValue('ABC12X');
  await expect(name).toHaveValue('Zoë O’Neil');
  await code.fill('xyz789');
  await join.click();
  await expect(page).toHaveURL('/pare/join/XYZ789');
  await expect(name).toHaveValue('Zoë O’Neil');
  // The teacher may only just have begun: the same address is asked once more.
  const again = page.waitForResponse('**/pare/join/XYZ789');
  await page.getByRole('link', { name: 'Try again' }).click();
  expect((await again).status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No session with the code XYZ789');
});

test('a code with spaces and signs reaches the join page whole', async ({ page, expectError }) => {
  expectError(/status of 404/);
  const typed = 'a b/ü?#"<i>&%41';
  await page.goto('/old-home');
  const { code, name, join } = form(page);
  await code.fill(typed);
  await name.fill('Ada');
  await join.click();
  await expect(page).toHaveURL(`/pare/join/${encodeURIComponent(typed.toUpperCase())}`);
  await expect(code).toHaveValue(typed.toUpperCase());
});

test('the name stays in the tab: another one does not know it', async ({ page, context, expectError }) => {
  expectError(/status of 404/);
  await page.goto('/old-home');
  const { code, name, join } = form(page);
  await code.fill('ABC123');
  await name.fill('Ada');
  await join.click();
  await expect(name).toHaveValue('Ada');
  const other = await context.newPage();
  await other.goto('/pare/join/ABC123');
  await expect(form(other).code).toHaveValue('ABC123');
  await expect(form(other).name).toHaveValue('');
});

test('where storage is forbidden the session opens all the same, and the join page says why the name is missing', async ({ page, expectError }) => {
  expectError(/status of 404/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  });
  await page.goto('/old-home');
  const { code, name, join } = form(page);
  await code.fill('ABC123');
  await name.fill('Ada');
  await join.click();
  await expect(page).toHaveURL('/pare/join/ABC123');
  await expect(page.getByText('the name has to be typed again')).toBeVisible();
  await name.fill('Ada');
  await join.click();
  await expect(page).toHaveURL('/pare/join/ABC123');
});

test('without scripts no form is offered, and the page says why', async ({ openPage, expectError }) => {
  expectError(/status of 404/);
  const page = await openPage({ javaScriptEnabled: false });
  for (const path of ['/old-home', '/pare/join/ABC123']) {
    await page.goto(path);
    await expect(page.getByRole('textbox', { name: 'Session Code' })).toBeHidden();
    const instead = page.locator('noscript .join-session-note');
    await expect(instead).toContainText('A live session needs scripts');
    await expect(instead).toBeVisible();
  }
});

test('the page for a teacher with an unknown code offers no form', async ({ page, expectError }) => {
  expectError(/status of 404/);
  await page.goto('/pare/host/ABC123');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ABC123');
  await expect(form(page).code).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Open PARE Experience' })).toHaveAttribute('href', '/pare');
});
