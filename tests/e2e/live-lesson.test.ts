/**
 * A whole lesson in five browsers on a server of its own: one student reloads, one is offline, one comes late, the teacher's page crashes and is opened again, and in the middle the
 * whole server is killed (`kill -9`) while students write. Nothing is lost, and nothing is there twice.
 */
import { readFileSync } from 'node:fs';
import type { Page, WebSocketRoute } from 'playwright/test';
import { type FaultServer, faultServer } from '../load/faults/fault-server.ts';
import { expect, hydrated, test } from '../support/e2e.ts';

/** Beside the port of the other browser tests. */
const port = Number(process.env.TEST_PORT ?? 8797) + 1;
test.use({ baseURL: `http://127.0.0.1:${port}` });

const phone = { viewport: { width: 320, height: 700 } };
/** Milliseconds until a line is back: its longest wait, and a server that starts on a busy machine. */
const patience = { timeout: 60_000 };

/** What a browser logs of a line that is cut. The last but one comes from the tunnel, which passes on what is said while the line behind it closes. */
const lineErrors = /WebSocket connection|ERR_CONNECTION_REFUSED|WebSocket is already in CLOSING|ERR_INTERNET_DISCONNECTED/;

let server: FaultServer;
test.beforeAll(async () => {
  server = await faultServer('live-lesson', { port });
});
test.afterAll(() => server.kill());

/** A phone whose network can go: requests fail and the line is cut without a word. */
async function inTunnel(page: Page): Promise<{ enter(): Promise<void>; leave(): Promise<void> }> {
  const lines: WebSocketRoute[] = [];
  let isInside = false;
  await page.routeWebSocket(/\/socket$/, (line) => {
    if (isInside) return void line.close({ code: 1011 });
    line.connectToServer();
    lines.push(line);
  });
  return {
    async enter() {
      isInside = true;
      await page.context().setOffline(true);
      for (const line of lines) await line.close({ code: 1011 });
    },
    async leave() {
      isInside = false;
      await page.context().setOffline(false);
    },
  };
}

/** The process behind the page dies; the same browser opens the address again once the server can be reached. */
async function crash(page: Page): Promise<(address: string) => Promise<Page>> {
  const context = page.context();
  const gone = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  void session.send('Page.crash').catch(() => {});
  await gone;
  await page.close();
  return async (address) => {
    const again = await context.newPage();
    await again.goto(address);
    return again;
  };
}

/** How often the words stand in the text. */
const times = (text: string, words: string): number => text.split(words).length - 1;

test('a PARE lesson', async ({ openPage, expectError }) => {
  test.setTimeout(180_000);
  expectError(lineErrors);
  const [teacher, ana, ben, dia, late] = await Promise.all([openPage(), openPage(phone), openPage(phone), openPage(phone), openPage(phone)]);
  if (!teacher || !ana || !ben || !dia || !late) throw new Error('five browsers');
  await teacher.goto('/pare');
  await hydrated(teacher);
  await teacher.getByLabel('Topic or Standard').fill('Photosynthesis');
  await teacher.getByRole('button', { name: 'Generate PARE Experience' }).click();
  await teacher.getByLabel('Activate Task').fill('What do plants do at night?');
  await teacher.getByRole('button', { name: 'Launch Session' }).click();
  await expect(teacher).toHaveURL(/\/pare\/host\/[A-Z0-9]{6}$/);
  const code = teacher.url().slice(-6);

  const tunnel = await inTunnel(ben);
  await Promise.all([ana, ben, dia].map((page) => page.goto(`/pare/join/${code}`)));
  await expect(teacher.getByText('3 joined')).toBeVisible();
  await teacher.getByRole('button', { name: 'Start with Pulse' }).click();
  await teacher.getByRole('button', { name: 'Go on to Activate' }).click();
  const answer = async (page: Page, words: string): Promise<void> => {
    await page.getByLabel('Your response').fill(words);
    await page.getByRole('button', { name: 'Submit Response' }).click();
  };
  await answer(ana, 'Ana says they breathe.');
  await expect(ana.getByText('Stored.')).toBeVisible();
  await ana.reload();
  await expect(ana.getByLabel('Your response')).toHaveValue('Ana says they breathe.');

  await tunnel.enter();
  await answer(ben, 'Ben says respiration goes on.');
  await expect(ben.getByText('Not sent yet.')).toBeVisible();
  // The server dies, one more writes, and the teacher's page dies with it.
  await server.kill();
  await answer(dia, 'Dia says nothing stops.');
  await expect(dia.getByText('Not sent yet.')).toBeVisible();
  const reopen = await crash(teacher);
  await server.start();
  await tunnel.leave();
  const again = await reopen(`/pare/host/${code}`);
  await expect(dia.getByText('Stored.')).toBeVisible(patience);
  await expect(ben.getByText('Stored.')).toBeVisible(patience);
  await expect(ana.getByText('Stored.')).toBeVisible(patience);
  const said = ['Ana says they breathe.', 'Ben says respiration goes on.', 'Dia says nothing stops.'];
  for (const words of said) await expect(again.getByRole('blockquote').filter({ hasText: words })).toHaveCount(1);

  await again.getByRole('button', { name: 'Go on to Reveal' }).click();
  await late.goto(`/pare/join/${code}`);
  await expect(late.getByRole('region', { name: 'Reveal' })).toBeVisible();
  for (const page of [ana, ben, dia]) await expect(page.getByRole('region', { name: 'Reveal' })).toBeVisible(patience);
  await again.getByRole('button', { name: 'Go on to Echo' }).click();
  for (const [page, words] of [
    [ben, 'Ben adds that it never stops.'],
    [late, 'The late one adds the dark.'],
  ] as const) {
    await page.getByLabel('Your reflection').fill(words);
    await page.getByRole('button', { name: 'Submit Reflection' }).click();
    await expect(page.getByLabel('Session Code')).toHaveValue('');
    said.push(words);
  }

  await again.getByRole('button', { name: 'End Session' }).click();
  await again.getByRole('dialog').getByRole('button', { name: 'End Session' }).click();
  await expect(dia.getByText('Your teacher has ended the session.')).toBeVisible();
  const report = again.locator('.report-page');
  await expect(report).toContainText('Ana says');
  const text = (await report.textContent()) ?? '';
  expect(said.map((words) => times(text, words))).toEqual(said.map(() => 1));
});

test('a Comet lesson', async ({ openPage, expectError }) => {
  test.setTimeout(180_000);
  expectError(lineErrors);
  const [teacher, ana, ben, dia, late] = await Promise.all([openPage(), openPage(phone), openPage(phone), openPage(phone), openPage(phone)]);
  if (!teacher || !ana || !ben || !dia || !late) throw new Error('five browsers');
  await teacher.goto('/tools/comet');
  await hydrated(teacher);
  await teacher.getByRole('button', { name: 'Create Guided Notes' }).click();
  await teacher.getByLabel('Title').fill('Leaves');
  await teacher.getByLabel(/^Text to make notes/).fill('Plants take in [carbon dioxide|CO2] through [stomata].');
  await teacher.getByRole('button', { name: 'Make notes from the text' }).click();
  await teacher.getByRole('button', { name: 'Launch Live Session' }).click();
  const code = ((await teacher.locator('.comet-join-code .comet-code').textContent()) ?? '').trim();

  const tunnel = await inTunnel(ben);
  const join = async (page: Page): Promise<void> => {
    await page.goto(`/comet/join/${code}`);
    await page.getByRole('button', { name: 'Join Session' }).click();
    await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  };
  await Promise.all([ana, ben, dia].map(join));
  await teacher.getByRole('button', { name: 'Show this slide' }).click();
  const fill = async (page: Page, words: string): Promise<void> => {
    await page.getByLabel(/^Blank 1 of 2/).fill(words);
    await page.getByLabel(/^Blank 1 of 2/).blur();
  };
  await fill(ana, 'ana air');
  await expect(ana.getByText('Stored.')).toBeVisible();
  await ana.reload();
  await expect(ana.getByLabel(/^Blank 1 of 2/)).toHaveValue('ana air');

  await tunnel.enter();
  await fill(ben, 'ben gas');
  await expect(ben.getByText('Not sent yet.')).toBeVisible();
  await server.kill();
  await fill(dia, 'dia dust');
  await expect(dia.getByText('Not sent yet.')).toBeVisible();
  const reopen = await crash(teacher);
  await server.start();
  await tunnel.leave();
  const again = await reopen(`/comet/host/${code}`);
  await expect(again.locator('.comet-join-code .comet-code')).toHaveText(code);
  await expect(dia.getByText('Stored.')).toBeVisible(patience);
  await expect(ben.getByText('Stored.')).toBeVisible(patience);
  await expect(ana.getByText('Connected', { exact: true })).toBeVisible(patience);
  await join(late);
  await fill(late, 'late light');
  await expect(late.getByText('Stored.')).toBeVisible();

  await again.getByRole('button', { name: 'End Session' }).click();
  await again.getByRole('dialog').getByRole('button', { name: 'End Session' }).click();
  await expect(ana.getByText('Your teacher has ended the session.')).toBeVisible();
  const download = again.waitForEvent('download');
  await again.getByRole('button', { name: 'Save the results (CSV)' }).click();
  const table = readFileSync(await (await download).path(), 'utf8');
  expect(['ana air', 'ben gas', 'dia dust', 'late light'].map((words) => times(table, words))).toEqual([1, 1, 1, 1]);
  // One row for each seat, and the head.
  expect(table.trim().split('\r\n')).toHaveLength(5);
});
