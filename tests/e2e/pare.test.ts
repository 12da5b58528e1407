/** PARE: a lesson is made and launched, a class joins, answers, loses its connection and comes back, and the report holds what they wrote. */

import type { WebSocketRoute } from 'playwright/test';
import { analyze } from '../support/axe-page.ts';
import { expect, hydrated, type Page, test } from '../support/e2e.ts';

const phone = { viewport: { width: 320, height: 700 } };
const violations = async (page: Page) => (await analyze(page)).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');

/** Nobody scrolls a projector. */
const fitsScreen = (page: Page) => page.locator('.live-screen').evaluate((screen) => screen.scrollHeight <= screen.clientHeight);

/** Makes a lesson and launches it; gives the code. */
async function launch(page: Page): Promise<string> {
  await page.goto('/pare');
  await hydrated(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Generate PARE Experience' }).click();
  await expect(toast(page)).toHaveText(/Topic Required\s*Please enter a topic to generate a PARE lesson/);
  await expect(main.getByRole('button', { name: 'Launch Session' })).toHaveCount(0);
  await main.getByLabel('Topic or Standard').fill('Photosynthesis');
  await main.getByRole('button', { name: 'Generate PARE Experience' }).click();
  for (const part of ['Pulse Hook', 'Pulse of Relevance', 'Activate Task', 'Reveal Content']) await expect(main.getByLabel(part)).not.toHaveValue('');
  await expect(main.getByRole('group', { name: 'Echo Questions' })).toBeVisible();
  await main.getByLabel('Activate Task').fill('What do plants do at night?');
  await main.getByRole('button', { name: 'Launch Session' }).click();
  await expect(toast(page)).toHaveText(/Session Launched\s*Session code: [A-Z0-9]{6} has been created\. Students can now join!/);
  await expect(page).toHaveURL(/\/pare\/host\/[A-Z0-9]{6}$/);
  return page.url().slice(-6);
}

test('what is typed before the script has come stays when it comes, and Enter leaves the page where it is', async ({ page }) => {
  const line = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (request) => {
    await line.promise;
    await request.continue();
  });
  await page.goto('/pare', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByLabel('Grade Level').fill('Grade 5');
  await main.getByLabel('Topic or Standard').fill('Photosynthesis');
  await main.getByLabel('Topic or Standard').press('Enter');
  line.resolve();
  await hydrated(page);
  await expect(main.getByLabel('Topic or Standard')).toHaveValue('Photosynthesis');
  await expect(main.getByLabel('Grade Level')).toHaveValue('Grade 5');
  await expect(page).toHaveURL(/\/pare$/);
  await main.getByLabel('Topic or Standard').press('Enter');
  await expect(main.getByLabel('Pulse Hook')).not.toHaveValue('');
});

test('a class goes from the code to the report: one phone reloads, one loses the network, one comes late, and the teacher closes the page and comes back', async ({
  page,
  openPage,
  expectError,
}) => {
  test.slow();
  // The page of a session that is over.
  expectError(/404/);
  const code = await launch(page);
  const main = page.getByRole('main');

  const ana = await openPage(phone);
  await ana.goto('/pare');
  await hydrated(ana);
  await ana.getByRole('tab', { name: 'Student Join' }).click();
  await ana.getByLabel('Session Code').fill(code);
  await ana.getByLabel('Your Name').fill('Ana');
  await ana.getByRole('button', { name: 'Join Session' }).click();
  await expect(ana.getByText('You are in. Your teacher starts in a moment')).toBeVisible();
  expect(await violations(ana)).toEqual([]);
  const ben = await openPage(phone);
  let isCut = false;
  const lines: WebSocketRoute[] = [];
  await ben.routeWebSocket(/\/socket$/, (line) => {
    if (isCut) return void line.close({ code: 1011 });
    line.connectToServer();
    lines.push(line);
  });
  await ben.goto('/join');
  await ben.getByLabel('Session Code').fill(code.toLowerCase());
  await ben.getByLabel('Your Name').fill('Ben');
  await ben.getByRole('button', { name: 'Join Session' }).click();
  await expect(ben.getByText('You are Ben in session')).toBeVisible();
  await expect(main.getByText('2 joined')).toBeVisible();

  await main.getByRole('button', { name: 'Start with Pulse' }).click();
  await main.getByRole('button', { name: 'Go on to Activate' }).click();
  await expect(ana.getByText('What do plants do at night?')).toBeVisible();
  await ana.getByRole('button', { name: 'Submit Response' }).click();
  await expect(toast(ana)).toHaveText(/Response Required\s*Please provide a response to continue/);
  await ana.getByLabel('Your response').fill('They breathe like we do.');
  // Typed on the general page, the code still leads back to the seat and to the words.
  await ana.reload();
  await expect(ana.getByText('You are Ana in session')).toBeVisible();
  await expect(ana.getByLabel('Your response')).toHaveValue('They breathe like we do.');
  await ana.getByRole('button', { name: 'Submit Response' }).click();
  await expect(ana.getByText('Stored.')).toBeVisible();
  await ana.reload();
  await expect(ana.getByLabel('Your response')).toHaveValue('They breathe like we do.');
  await expect(ana.getByText('Stored.')).toBeVisible();

  // The other phone writes in a tunnel.
  isCut = true;
  for (const line of lines) await line.close({ code: 1011 });
  await expect(ben.getByText('No connection. Keep writing')).toBeVisible();
  await ben.getByLabel('Your response').fill('Respiration goes on at night.');
  await ben.getByRole('button', { name: 'Submit Response' }).click();
  await expect(ben.getByText('Not sent yet.')).toBeVisible();
  isCut = false;
  await expect(ben.getByText('Stored.')).toBeVisible({ timeout: 40_000 });

  await expect(main.getByRole('blockquote').filter({ hasText: 'Respiration goes on at night.' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const wall = await openPage({ viewport: { width: 1280, height: 720 } });
  await wall.goto((await main.getByRole('link', { name: /Projector view/ }).getAttribute('href')) ?? '');
  await expect(wall.getByText('What do plants do at night?')).toBeVisible();
  await expect(wall.getByText('They breathe like we do.')).toHaveCount(0);
  await main.getByRole('listitem').filter({ hasText: 'They breathe like we do.' }).getByRole('button', { name: 'Put on the wall' }).click();
  await expect(wall.getByRole('listitem').filter({ hasText: 'They breathe like we do.' })).toBeVisible();
  await expect(wall.getByText('Ben')).toHaveCount(0);
  expect(await violations(wall)).toEqual([]);
  await expect.poll(() => fitsScreen(wall)).toBe(true);

  // The teacher goes Back to the lesson, then to the dashboard, and both name the way into the class again.
  await page.goBack();
  await expect(page).toHaveURL(/\/pare$/);
  await expect(main.getByText('A session is open')).toContainText(code);
  await expect(main.getByRole('button', { name: 'Launch Session' })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.goto('/dashboard');
  await main.getByRole('link', { name: `Continue session ${code}` }).click();
  await expect(page).toHaveURL(new RegExp(`/pare/host/${code}$`));
  await main.getByRole('button', { name: 'Go on to Reveal' }).click();
  const late = await openPage(phone);
  await late.goto(`/pare/join/${code}`);
  await expect(late.getByRole('region', { name: 'Reveal' })).toBeVisible();
  // The battery of one phone is empty: the seat goes on elsewhere, with everything sent.
  await main.getByRole('button', { name: 'Manage Ben' }).click();
  await main.getByRole('button', { name: 'Another device' }).click();
  const pin = (await main.locator('.live-pin').textContent()) ?? '';
  await main.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const other = await openPage(phone);
  await other.goto(`/pare/join/${code}`);
  await hydrated(other);
  await other.getByText('I was here on another device').click();
  await other.getByRole('button', { name: 'Go on in my seat' }).click();
  await expect(other.getByRole('alert').filter({ hasText: 'Type the three digits' })).toBeVisible();
  await other.getByLabel('Number from your teacher').fill(pin);
  await other.getByRole('button', { name: 'Go on in my seat' }).click();
  await expect(other.getByText('You are Ben in session')).toBeVisible();
  await expect(ben.getByText('It goes on there.')).toBeVisible();
  await expect(main.getByText('3 joined')).toBeVisible();
  await main.getByRole('button', { name: 'Go on to Echo' }).click();
  await ana.getByRole('button', { name: 'Submit Reflection' }).click();
  await expect(toast(ana)).toHaveText(/Reflection Required\s*Please provide a reflection to submit/);
  await ana.getByLabel('Your reflection').fill('I would add that it never stops.');
  await ana.getByRole('button', { name: 'Submit Reflection' }).click();
  await expect(toast(ana)).toHaveText(/Reflection Submitted\s*Thank you for participating in this PARE experience!/);
  await expect(ana.getByLabel('Session Code')).toHaveValue('');

  await main.getByRole('button', { name: 'End Session' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End Session' }).click();
  await expect(late.getByText('Your teacher has ended the session.')).toBeVisible();
  // Whoever comes back after the end can still take the words along.
  await ben.goto(`/pare/join/${code}`);
  await ben.getByRole('button', { name: `Erase what I sent in ${code}` }).click();
  await ben.getByRole('button', { name: 'Press again' }).click();
  await expect(ben.getByText('Erased. Your teacher no longer sees what you sent.')).toBeVisible();
  expect(await violations(ben)).toEqual([]);
  for (const words of ['They breathe like we do.', 'I would add that it never stops.']) await expect(main.locator('.report-page')).toContainText(words);
  await expect(main.locator('.report-page')).not.toContainText('Respiration goes on at night.');
  await main.getByRole('button', { name: 'Keep in my library' }).click();
  await expect(main.getByText('Kept with the lesson in your library')).toBeVisible();
  await main.getByRole('button', { name: 'Erase names and answers now' }).click();
  await page.getByRole('dialog', { name: 'Erase names and answers?' }).getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(page).toHaveURL(/\/pare$/);
  await main.getByRole('button', { name: `session ${code}` }).click();
  await expect(main.locator('.report-page')).toContainText('They breathe like we do. (shown to the class)');
});

test('a code without a session is told plainly, and a practice lesson that nobody sees goes through both steps', async ({ page, expectError }) => {
  expectError(/404/);
  // Ten wrong codes a minute are looked up for an address, and other tests type some, too.
  await page.setExtraHTTPHeaders({ 'CF-Connecting-IP': '198.51.100.128' });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/pare');
  await hydrated(page);
  await page.getByRole('tab', { name: 'Teacher Dashboard' }).press('ArrowRight');
  const panel = page.getByRole('tabpanel', { name: 'Student Join' });
  await panel.getByRole('button', { name: 'Join Session' }).click();
  await expect(toast(page)).toHaveText(/Session Code Required\s*Please enter a session code to join/);
  await panel.getByLabel('Session Code').fill('BCDFGH');
  await panel.getByLabel('Your Name').fill('');
  await panel.getByRole('button', { name: 'Join Session' }).click();
  await expect(toast(page)).toHaveText(/Name Required\s*Please enter your name to join the session/);
  await panel.getByRole('button', { name: 'Another nickname' }).click();
  await panel.getByRole('button', { name: 'Join Session' }).click();
  await expect(panel.getByRole('alert')).toContainText('No session with this code');
  await panel.getByRole('button', { name: 'Open the practice lesson' }).click();
  await panel.getByLabel('Your response').fill('The sun took it.');
  await panel.getByRole('button', { name: 'Submit Response' }).click();
  await expect(panel.getByRole('region', { name: 'Reveal' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await panel.getByLabel('Your reflection').fill('Less came in than went out.');
  await panel.getByRole('button', { name: 'Submit Reflection' }).click();
  await expect(panel.getByText('That was the practice lesson.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kora.live')))).toEqual([]);
});

test('a drawn name that arrives late does not come into the field in which someone is about to type', async ({ page }) => {
  const arrived = Promise.withResolvers<void>();
  const names = Promise.withResolvers<string>();
  await page.route(/\/suggest-name\.[^/]*\.js$/, async (route) => {
    await arrived.promise;
    await route.continue();
    names.resolve(route.request().url());
  });
  await page.goto('/join');
  const field = page.getByLabel('Your Name');
  await field.focus();
  arrived.resolve();
  // The page waits for the same module, and for longer.
  await page.evaluate((url) => import(url), await names.promise);
  await field.pressSequentially('Ben');
  await expect(field).toHaveValue('Ben');
  await page.getByRole('button', { name: 'Another nickname' }).click();
  await expect(field).toHaveValue(/^\w+ \w+/);
});
