/** What a teacher presses on a line that is cut, also before the page has noticed, is not carried out later: the page says so, in each tool that leads a class. */
import type { CreateSessionReply } from '../../src/contracts/live/session.ts';
import { seatStudents, serverAt, until } from '../load/class.ts';
import { openComet } from '../support/comet.ts';
import { expect, test } from '../support/e2e.ts';
import { type LiveServer, openPare } from '../support/live.ts';
import { openOrbit } from '../support/orbit.ts';

/** Milliseconds after which an instruction is not meant for this moment any more. */
const patience = 5_000;

const tools: { kind: string; open: (server: LiveServer) => Promise<CreateSessionReply>; first: string; lock: { role: 'button' | 'checkbox'; name: string } }[] = [
  { kind: 'pare', open: openPare, first: 'Start with Pulse', lock: { role: 'button', name: 'Lock the session' } },
  { kind: 'comet', open: openComet, first: 'Show this slide', lock: { role: 'checkbox', name: 'Nobody else can join' } },
  { kind: 'orbit', open: openOrbit, first: 'Give out the roles', lock: { role: 'checkbox', name: 'Nobody else can join' } },
];

for (const { kind, open, first, lock } of tools)
  test(`${kind}: an instruction on a line that is cut is called off and told, and the class stays where it is`, async ({ page, baseURL }) => {
    const server = serverAt(baseURL ?? '');
    const session = await open(server);
    const { students } = await seatStudents(server, session, 1);
    const student = students[0]?.line;
    const roomNow = () => student?.$view.get()?.room;
    /** `deaf`: what the page says gets lost, and neither side knows. */
    let network: 'up' | 'deaf' | 'down' = 'up';
    let cut = (): Promise<void> => Promise.resolve();
    await page.routeWebSocket(/\/socket$/, (line) => {
      if (network === 'down') return void line.close({ code: 1011 });
      const behind = line.connectToServer();
      line.onMessage((message) => {
        if (network === 'up') behind.send(message);
      });
      cut = () => line.close({ code: 1011 });
    });
    await page.clock.install();
    await page.goto(`/${kind}/host/${session.code}#h=${session.hostToken}&c=${session.coToken}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: first })).toBeVisible();

    network = 'deaf';
    await main.getByRole('button', { name: first }).click();
    await page.clock.runFor(patience);
    network = 'down';
    await cut();
    await expect(main.getByText('The line was cut, and the session has not said that it took this.')).toBeVisible();
    await main.getByRole(lock.role, { name: lock.name }).click();
    await expect(main.getByText('No connection: nothing was sent. Press again when the line is back.')).toBeVisible();

    // The line comes back: only what is pressed from here on is carried out.
    network = 'up';
    await page.clock.runFor(10_000);
    await expect(main.getByText(/^(No connection|The line is cut)\. The class can go on/)).toHaveCount(0);
    await main.getByRole(lock.role, { name: lock.name }).click();
    await until(() => roomNow()?.locked === true, 60_000);
    expect(roomNow()?.step).toBe(0);
    await expect(main.getByText('nothing was sent')).toHaveCount(0);
    await main.getByRole('button', { name: first }).click();
    await until(() => roomNow()?.step === 1, 60_000);
    student?.close();
  });
