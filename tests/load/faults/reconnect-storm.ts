/** A large class at once on a server that is killed: everyone is back in the same seat, at the same step, within seconds; the teacher sees every acknowledged answer. */
import { activateQuestion, activateStep } from '../../../src/contracts/pare.ts';
import { openPare } from '../../support/live.ts';
import { lineTo, quantile, round, seatStudents, until } from '../class.ts';
import type { FaultServer } from './fault-server.ts';
import { type Verdict, violationsOf } from './verdict.ts';

/** Milliseconds from the kill in which all must be back (RELIABILITY, G7). */
const goal = { p95: 6_000, all: 12_000 };

export async function reconnectStorm(server: FaultServer, { kills, students: count }: { kills: number; students: number }): Promise<Verdict> {
  const session = await openPare(server);
  const host = lineTo(server, session.code, session.hostToken);
  await until(() => host.$state.get().is === 'open', 30_000);
  const { students } = await seatStudents(server, session, count);
  await host.send({ t: 'goto', step: activateStep });
  const took: number[] = [];
  let acked = 0;
  let slowestStart = 0;
  let strangers = 0;
  for (let kill = 1; kill <= kills; kill++) {
    // On the way in the moment of the kill.
    const answers = students.map(({ line }) => line.send({ t: 'submit', step: activateStep, q: activateQuestion, rev: kill, text: `answer ${kill}` }));
    const before = students.map(({ line }) => line.$view.get()?.you);
    const at = performance.now();
    const back = students.map(
      ({ line }) =>
        new Promise<number>((resolve) => {
          let wasAway = false;
          const stop = line.$state.listen(({ is }) => {
            if (is === 'away') wasAway = true;
            if (is !== 'open' || !wasAway) return;
            queueMicrotask(() => stop());
            resolve(performance.now() - at);
          });
        }),
    );
    await server.kill();
    await server.start();
    slowestStart = Math.max(slowestStart, performance.now() - at);
    took.push(...(await Promise.all(back)));
    acked += (await Promise.all(answers)).filter(({ ok }) => ok).length;
    strangers += students.filter(({ line }, i) => {
      const view = line.$view.get();
      return view?.you.pid !== before[i]?.pid || view?.you.name !== before[i]?.name || view?.you.role !== 'participant' || view?.room.step !== activateStep;
    }).length;
  }
  const isSeen = () => students.every(({ seat }) => [...(host.$view.get()?.answers.values() ?? [])].some(({ pid, rev }) => pid === seat.participantId && rev === kills));
  const isAllSeen = await until(isSeen, 30_000).then(
    () => true,
    () => false,
  );
  for (const line of [host, ...students.map((student) => student.line)]) line.close();
  return {
    round: `${kills} reconnect storms of ${count} students`,
    counts: {
      'came back': took.length,
      'after the kill': `p50 ${seconds(quantile(took, 0.5))}, p95 ${seconds(quantile(took, 0.95))}, the last ${seconds(Math.max(...took))}`,
      'of which the server needed to start, at most': seconds(slowestStart),
      'in another seat or at another step': strangers,
      'answers acknowledged': acked,
    },
    violations: violationsOf({
      'everyone comes back': took.length === kills * count,
      [`95 of 100 within ${goal.p95 / 1_000} s of the kill`]: quantile(took, 0.95) <= goal.p95,
      [`all within ${goal.all / 1_000} s of the kill`]: Math.max(...took) <= goal.all,
      'each in the same seat and at the same step': strangers === 0,
      'every answer is acknowledged in the end': acked === kills * count,
      'the teacher sees every one of them': isAllSeen,
    }),
  };
}

const seconds = (ms: number): string => `${round(ms / 1_000)} s`;
