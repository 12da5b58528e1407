/** The rounds of `npm run test:faults` with small numbers: what counts is that nothing is lost, not how fast it is (docs/live.md). */
import { expect, it } from 'vitest';
import { expiryWhileDown } from '../load/faults/expiry.ts';
import { type FaultServer, faultServer } from '../load/faults/fault-server.ts';
import { garbage } from '../load/faults/garbage.ts';
import { killControl, killRounds } from '../load/faults/kill-rounds.ts';
import { protocolFuzz } from '../load/faults/protocol-fuzz.ts';
import { sleepingRoom } from '../load/faults/sleeping-room.ts';
import { stalledReaders } from '../load/faults/stalled-reader.ts';
import { print, type Verdict } from '../load/faults/verdict.ts';

const lifeS = 4;
const patience = 240_000;

async function holds(play: (server: FaultServer) => Promise<Verdict>, name: string, settings?: Record<string, string>): Promise<void> {
  await using server = await faultServer(name, { settings });
  const verdict = await play(server);
  if (verdict.violations.length > 0) print(verdict);
  expect(verdict.violations).toEqual([]);
}

// The rounds that kill have a server of their own; each waits for it most of the time.
it.concurrent('what was acknowledged outlives kill -9, and the same check finds the losses of a server that acknowledges too early', { timeout: patience }, async () => {
  await holds(async (server) => {
    const real = await killRounds(server, { kills: 1, students: 8 });
    const control = await killControl(server, { kills: 1, students: 8 });
    return { ...real, violations: [...real.violations, ...control.violations] };
  }, 'short-kill');
});

it.concurrent('random hands and faults break no invariant', { timeout: patience }, () =>
  holds((server) => protocolFuzz(server, { seed: 1, seeds: 6, operations: 60, killEvery: 30, atOnce: 6 }), 'short-fuzz'),
);

it.concurrent('texts of a session that expires while the server is down are gone after the restart', { timeout: patience }, () =>
  holds((server) => expiryWhileDown(server, { students: 3, lifeS, isTimed: false }), 'short-expiry', { SESSION_TTL_S: String(lifeS) }),
);

it.concurrent('a quiet room sleeps under its sockets and wakes as it was', { timeout: patience }, () => holds(sleepingRoom, 'short-sleep'));

it.concurrent('stalled readers are cut and garbage is refused, and nobody else notices', { timeout: patience }, () =>
  holds(async (server) => {
    const stalled = await stalledReaders(server, { stalled: 2, students: 6, isTimed: false });
    const poured = await garbage(server, { seed: 1, cases: 120, students: 6, isTimed: false });
    return { ...poured, violations: [...stalled.violations, ...poured.violations] };
  }, 'short-readers'),
);
