/** A simulation with a class in real browsers: a teacher, two students and the big screen, from the code to the results. */
import { readFileSync } from 'node:fs';
import type { CreateSessionReply } from '../../src/contracts/live/session.ts';
import { analyze } from '../support/axe-page.ts';
import { expect, type Page, test } from '../support/e2e.ts';
import { floodSimulation } from '../support/orbit.ts';

const faults = async (page: Page) => (await analyze(page)).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);

test('a class gets its roles, votes, meets a tie, goes the other road, and its path stands under View Results', async ({ page, browser }) => {
  test.slow();
  await page.goto('/tools/orbit#item=1');
  const main = page.getByRole('main');
  await main.getByRole('group', { name: 'Actions' }).getByRole('button', { name: 'Assign to Class' }).click();
  await page.getByRole('dialog', { name: 'Assign to Class' }).getByRole('button', { name: 'Open a live session' }).click();
  const code = ((await main.locator('.orbit-join .orbit-code').textContent()) ?? '').trim();

  const phone = { viewport: { width: 320, height: 640 } };
  const seats = await Promise.all([browser.newContext(phone), browser.newContext(phone)]);
  const [ana, bo] = await Promise.all(seats.map((seat) => seat.newPage()));
  if (!ana || !bo) throw new Error('two were to join');
  for (const [student, name] of [
    [ana, 'Ana'],
    [bo, 'Bo'],
  ] as const) {
    await student.goto('/join');
    await student.getByLabel('Session Code').fill(code.toLowerCase());
    await student.getByLabel('Your Name').fill(name);
    await student.getByRole('button', { name: 'Join Session' }).click();
    await expect(student).toHaveURL(new RegExp(`/orbit/join/${code}$`));
    // Whoever has typed a name is not asked for it again.
    await expect(student.getByText('You are in.')).toBeVisible();
  }
  const opened = page.waitForEvent('popup');
  await main.getByRole('link', { name: /^Projector view/ }).click();
  const screen = await opened;
  await expect(screen.getByText('2 joined')).toBeVisible();

  await main.getByRole('button', { name: 'Give out the roles' }).click();
  // What was pressed is gone: the focus goes on where the class is now.
  await expect(main.getByRole('heading', { name: 'Everyone reads' })).toBeFocused();
  const secretOf = async (student: Page) => (await student.locator('.orbit-secret p').textContent()) ?? '';
  const [first, second] = [await secretOf(ana), await secretOf(bo)];
  expect(first).not.toBe(second);
  expect(await bo.content()).not.toContain(first);
  await expect(screen.locator('.orbit-screen-roles li').first()).toBeVisible();
  for (const secret of [first, second]) expect(await screen.content()).not.toContain(secret);
  expect(await faults(ana)).toEqual([]);
  expect(await faults(page)).toEqual([]);

  // Another role is told to its holder, and to nobody else.
  await main.getByRole('combobox', { name: 'Role of Ana' }).selectOption({ index: 2 });
  await expect(ana.getByText('Your teacher has given you another role.')).toBeVisible();
  expect([first, second]).not.toContain(await secretOf(ana));
  await expect(bo.getByText('Your teacher has given you another role.')).toHaveCount(0);

  await main.getByRole('button', { name: 'Go to the first decision' }).click();
  await ana.getByRole('radio').first().check();
  await expect(ana.getByText('Your vote is counted.')).toBeVisible();
  await bo.getByRole('radio').nth(1).focus();
  await bo.keyboard.press('Space');
  await expect(screen.getByText('2 of 2 have voted')).toBeVisible();
  // Whoever reloads has the same seat, the same card and the same vote.
  await bo.reload();
  await expect(bo.getByRole('radio').nth(1)).toBeChecked();
  expect(await secretOf(bo)).toBe(second);
  await expect(main.getByText('A tie.')).toBeVisible();
  await main.getByRole('group', { name: 'Decide the tie' }).getByRole('button').first().click();
  await expect(bo.getByRole('heading', { name: 'What follows' })).toBeFocused();
  await expect(main.getByRole('heading', { name: /: what follows$/ })).toBeFocused();
  await expect(bo.getByText('You voted for:')).toBeVisible();
  // What is shown is said: the place that it comes into is there before.
  await expect(bo.locator('[aria-live=polite] .orbit-minority')).toHaveCount(0);
  const place = await bo.locator('.orbit-changes ~ [aria-live=polite]').elementHandle();
  await main.getByRole('button', { name: 'Show the minority report' }).click();
  await expect(bo.getByRole('region', { name: 'Minority report' })).toBeVisible();
  expect(await place?.textContent()).toContain('Minority report');
  await expect(screen.getByRole('region', { name: 'Minority report' })).toBeVisible();
  expect(await ana.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await faults(ana)).toEqual([]);
  expect(await faults(screen)).toEqual([]);

  await main.getByRole('group', { name: 'Take the other road' }).getByRole('button').first().click();
  await expect(ana.getByText('The other road:')).toBeVisible();
  await main.getByRole('button', { name: 'Looking back' }).click();
  await expect(ana.getByRole('link', { name: 'Reflect on it in Prism' }).first()).toHaveAttribute('href', /^\/tools\/prism\?prompt=/);
  expect(await faults(page)).toEqual([]);

  await main.getByRole('button', { name: 'End Session' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End Session' }).click();
  await expect(ana.getByText('Your teacher has ended the session.')).toBeVisible();
  await main.getByRole('group', { name: 'Actions' }).getByRole('button', { name: 'View Results' }).click();
  const results = page.getByRole('dialog', { name: 'Results' });
  await expect(results).toContainText('2 runs');
  await expect(results.getByText(/a class of 2/).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await results.getByRole('button', { name: 'Save as a table (CSV)' }).click();
  const csv = readFileSync(await (await download).path(), 'utf8');
  expect(csv).toContain('"tie, decided by the teacher"');
  expect(csv).not.toMatch(/Ana|Bo\b/);
  expect(await faults(page)).toEqual([]);
  await Promise.all(seats.map((seat) => seat.close()));
});

test('a session that ends by itself is over for its teacher, too', async ({ page, request }) => {
  await page.goto('/tools/orbit#item=1');
  const main = page.getByRole('main');
  await main.getByRole('group', { name: 'Actions' }).getByRole('button', { name: 'Assign to Class' }).click();
  await page.getByRole('dialog', { name: 'Assign to Class' }).getByRole('button', { name: 'Open a live session' }).click();
  const code = ((await main.locator('.orbit-join .orbit-code').textContent()) ?? '').trim();
  const hostToken = await page.evaluate((code) => JSON.parse(localStorage.getItem('kora.live-hosts.v1') ?? '{}')[code].hostToken as string, code);
  await request.post(`/api/live/sessions/${code}/end`, { headers: { Authorization: `Bearer ${hostToken}` } });
  await expect(main.getByRole('heading', { name: 'This session has ended' })).toBeFocused();
  await expect(main.locator('.orbit-join')).toHaveCount(0);
  await main.getByRole('button', { name: 'Back to the simulation' }).click();
  await main.getByRole('group', { name: 'Actions' }).getByRole('button', { name: 'Assign to Class' }).click();
  await expect(page.getByRole('dialog', { name: 'Assign to Class' }).getByRole('button', { name: 'Open a live session' })).toBeVisible();
});

test('a vote that was given without a connection and comes after the class has decided is told to the student, also after a reload', async ({
  page,
  openPage,
  request,
  expectError,
}) => {
  const tried = expectError(/ERR_INTERNET_DISCONNECTED/);
  const opened = await request.post('/api/live/sessions', { data: { kind: 'orbit', content: floodSimulation }, headers: { 'Idempotency-Key': crypto.randomUUID() } });
  const { code, hostToken, coToken, expiresAt } = (await opened.json()) as CreateSessionReply;
  await page.addInitScript(
    ([key]) => localStorage.setItem('kora.live-hosts.v1', key ?? ''),
    [JSON.stringify({ [code]: { kind: 'orbit', code, title: floodSimulation.title, hostToken, coToken, expiresAt } })],
  );
  await page.goto(`/orbit/host/${code}`);
  const [ana, bo] = [await openPage(), await openPage()];
  for (const student of [ana, bo]) {
    await student.goto(`/orbit/join/${code}`);
    await student.getByRole('button', { name: 'Join Session' }).click();
    await expect(student.getByText('You are in.')).toBeVisible();
  }
  const lead = page.getByRole('main');
  await lead.getByRole('button', { name: 'Give out the roles' }).click();
  await lead.getByRole('button', { name: 'Go to the first decision' }).click();
  await ana.getByRole('radio', { name: 'Open the floodgates' }).check();
  await expect(ana.getByText('Your vote is counted.')).toBeVisible();
  await expect(bo.getByRole('radio').first()).toBeVisible();
  await bo.context().setOffline(true);
  await bo.getByRole('radio', { name: 'Build up the dike' }).check();
  await expect(bo.getByText('Your vote goes out when it is back, if the class has not decided by then.')).toBeVisible();
  await lead.getByRole('button', { name: 'Close the vote and show what follows' }).click();
  await expect(ana.getByRole('heading', { name: 'What follows' })).toBeVisible();
  // The page has tried to come back before the network is there again.
  await tried();
  await bo.context().setOffline(false);
  const told = bo.getByText('Your vote came after the class had decided.');
  await expect(told).toBeVisible();
  await expect(bo.getByText('You chose Build up the dike. It is not counted.')).toBeVisible();
  await bo.reload();
  await expect(told).toBeVisible();
  await expect(ana.getByText('Your vote came after the class had decided.')).toHaveCount(0);
  // Whoever votes again has read it.
  await lead.getByRole('button', { name: 'Go on to the next event' }).click();
  await expect(told).toBeVisible();
  await bo.getByRole('radio').first().check();
  await expect(told).toHaveCount(0);
});
