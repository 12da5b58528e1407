/** Readers that take nothing more from the line: each is cut by the credit rule, comes back with a snapshot, and nobody else notices. */
import { liveLimits } from '../../../src/contracts/live/limits.ts';
import { closeCodes, protocolVersion } from '../../../src/contracts/live/protocol.ts';
import { activateStep, pulseStep } from '../../../src/contracts/pare.ts';
import { connect, join, openPare } from '../../support/live.ts';
import { lineTo, quantile, round, seatStudents, until } from '../class.ts';
import type { FaultServer } from './fault-server.ts';
import { openRaw } from './raw-socket.ts';
import { type Verdict, violationsOf } from './verdict.ts';

/** Milliseconds (RELIABILITY, T11). */
const goal = { cut: 10_000, othersP95: 100 };

/** `isTimed`: on a machine of its own, where times say something. */
export async function stalledReaders(server: FaultServer, { stalled, students: count, isTimed }: { stalled: number; students: number; isTimed: boolean }): Promise<Verdict> {
  const session = await openPare(server);
  const host = lineTo(server, session.code, session.hostToken);
  await until(() => host.$state.get().is === 'open', 30_000);
  const { students } = await seatStudents(server, session, count);
  const seats = await Promise.all(Array.from({ length: stalled }, (_, i) => join(server, session.code, `Still ${i + 1}`)));
  const readers = await Promise.all(seats.map(({ resumeToken }) => openRaw(server.origin, session.code, resumeToken)));
  for (const reader of readers) reader.send(JSON.stringify({ t: 'hello', v: protocolVersion }));
  const onlineOf = (): number => seats.filter(({ participantId }) => host.$view.get()?.roster.get(participantId)?.online).length;
  await until(() => onlineOf() === stalled, 30_000);
  for (const reader of readers) reader.stall();

  const started = performance.now();
  const took: number[] = [];
  let changes = 0;
  for (const { line } of students) line.$state.listen(({ is }) => void (is !== 'open' && changes++));
  // Two more than may be left unseen.
  for (let move = 0; move < liveLimits.unseenFrames + 2; move++) {
    const step = move % 2 === 0 ? pulseStep : activateStep;
    const sent = performance.now();
    const arrived = students.map(
      (student) =>
        new Promise<void>((resolve) => {
          student.onStep = (now, at) => {
            if (now !== step) return;
            took.push(at - sent);
            resolve();
          };
        }),
    );
    await host.send({ t: 'goto', step });
    await Promise.all(arrived);
  }
  await until(() => onlineOf() === 0, 30_000);
  const cutMs = performance.now() - started;
  const ends = await Promise.all(readers.map((reader) => reader.drain(10_000)));
  for (const reader of readers) reader.destroy();
  const again = await Promise.all(
    seats.map(async ({ resumeToken }) => {
      const socket = await connect(server, session.code, resumeToken, { since: 1 });
      const welcome = await socket.next('welcome');
      socket.close();
      return welcome.you.state === 'in';
    }),
  );
  const cuts = changes;
  for (const line of [host, ...students.map((student) => student.line)]) line.close();
  return {
    round: `${stalled} readers that stall among ${count} students`,
    counts: {
      'cut with 4029': ends.filter(({ closeCode }) => closeCode === closeCodes.slow).length,
      'frames each had been sent at most': Math.max(...ends.map(({ frames }) => frames)),
      'all cut after': `${round(cutMs / 1_000)} s`,
      'the others': `${took.length} frames, p95 ${round(quantile(took, 0.95))} ms, ${cuts} cuts`,
      'back in their seats': again.filter(Boolean).length,
    },
    violations: violationsOf({
      'each stalled reader is cut with 4029': ends.every(({ closeCode }) => closeCode === closeCodes.slow),
      'none is sent more than its credit': ends.every(({ frames }) => frames <= liveLimits.unseenFrames),
      'nobody else is cut': cuts === 0,
      'each comes back to its seat': again.every(Boolean),
      ...(isTimed && { [`within ${goal.cut / 1_000} s`]: cutMs <= goal.cut, [`the others keep a p95 of ${goal.othersP95} ms`]: quantile(took, 0.95) <= goal.othersP95 }),
    }),
  };
}
