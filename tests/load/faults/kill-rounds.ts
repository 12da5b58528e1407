/** A class answers without a pause while the whole server is killed again and again. Afterwards every acknowledged answer is in the export exactly once. */
import { activateQuestion, activateStep } from '../../../src/contracts/pare.ts';
import { openPare } from '../../support/live.ts';
import { type LineOptions, lineTo, pause, quantile, round, type Student, seatStudents, until } from '../class.ts';
import { earlyAck } from './early-ack.ts';
import type { FaultServer } from './fault-server.ts';
import { type Verdict, violationsOf } from './verdict.ts';

interface Found {
  acked: number;
  stored: number;
  lost: number;
  duplicated: number;
  wrongLast: number;
  back: number[];
}

/** Milliseconds between two answers of one student: a little under what one may send in the long run. */
const restMs = 250;

async function run(server: FaultServer, kills: number, count: number, options: LineOptions): Promise<Found> {
  const session = await openPare(server, { pace: 'students' });
  const host = lineTo(server, session.code, session.hostToken);
  const { students } = await seatStudents(server, session, count, options);
  const acked = new Set<string>();
  const lastAcked = new Map<string, number>();
  let isOver = false;
  const writing = students.map(async ({ line, seat }) => {
    for (let rev = 1; !isOver; rev++) {
      const answer = line.send({ t: 'submit', step: activateStep, q: activateQuestion, rev, text: `${seat.participantId} wrote number ${rev}` });
      const id = line.$unsent.get().at(-1)?.id ?? '';
      if ((await answer).ok) {
        acked.add(`${seat.participantId} ${id}`);
        lastAcked.set(seat.participantId, rev);
      }
      await pause(restMs);
    }
  });

  const back: number[] = [];
  for (let i = 0; i < kills; i++) {
    await pause(1_000 + 500 * Math.random());
    const at = performance.now();
    await server.kill();
    await server.start();
    await until(() => everyone(students), 60_000);
    back.push(performance.now() - at);
  }
  await pause(1_000);
  isOver = true;
  await Promise.all(writing);
  await until(() => host.$state.get().is === 'open', 30_000);

  const response = await server.fetch(`/api/live/sessions/${session.code}/export`, { headers: { Authorization: `Bearer ${session.hostToken}` } });
  const { submissions, answers } = (await response.json()) as { submissions: { pid: string; id: string }[]; answers: { pid: string; text: string; rev: number }[] };
  for (const line of [host, ...students.map((student) => student.line)]) line.close();
  const stored = new Set(submissions.map(({ pid, id }) => `${pid} ${id}`));
  return {
    acked: acked.size,
    stored: submissions.length,
    lost: [...acked].filter((key) => !stored.has(key)).length,
    duplicated: submissions.length - stored.size,
    wrongLast: students.filter(({ seat: { participantId: pid } }) => {
      const last = answers.find((answer) => answer.pid === pid);
      return last?.rev !== lastAcked.get(pid) || last?.text !== `${pid} wrote number ${last?.rev}`;
    }).length,
    back,
  };
}

const everyone = (students: readonly Student[]): boolean => students.every(({ line }) => line.$state.get().is === 'open');

export async function killRounds(server: FaultServer, { kills, students }: { kills: number; students: number }): Promise<Verdict> {
  const { acked, stored, lost, duplicated, wrongLast, back } = await run(server, kills, students, {});
  return {
    round: `${kills} times kill -9 while ${students} students write`,
    counts: {
      acknowledged: acked,
      stored,
      'acknowledged and lost': lost,
      'stored twice': duplicated,
      'seats with a wrong last answer': wrongLast,
      'all back, after the kill': `p50 ${round(quantile(back, 0.5) / 1_000)} s, at most ${round(Math.max(...back) / 1_000)} s`,
    },
    violations: violationsOf({
      'something was acknowledged': acked > 0,
      'nothing acknowledged is lost': lost === 0,
      'nothing is stored twice': duplicated === 0,
      'the last answer of each seat is its last': wrongLast === 0,
      'nothing is missing once all is sent': stored === acked,
    }),
  };
}

/** The same class on a server that acknowledges before it writes. It must come out with losses. */
export async function killControl(server: FaultServer, { kills, students }: { kills: number; students: number }): Promise<Verdict> {
  const { acked, stored, lost } = await run(server, kills, students, { through: earlyAck });
  return {
    round: `The control: acknowledged before it is written, ${kills} times kill -9, ${students} students`,
    counts: { acknowledged: acked, stored, 'acknowledged and lost': lost },
    violations: violationsOf({ 'the check finds the losses of a server that acknowledges too early': lost > 0 }),
  };
}
