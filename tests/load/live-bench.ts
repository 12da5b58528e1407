/**
 * `npm run bench:live`: joins, fan-out, simultaneous answers, many classes at once, and the way back after `kill -9` on this machine, beside the goals of the design (G1 to G7, G12).
 * Clients and server share its cores. `node tests/load/live-bench.ts --quick`: without the kills, which take some minutes.
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { withLocalWorker } from '../../scripts/run/local-worker.ts';
import { activateQuestion, activateStep } from '../../src/contracts/pare.ts';
import type { LiveLine } from '../../src/stores/live/live-line.ts';
import { type LiveServer, openPare } from '../support/live.ts';
import { lineTo, pause, quantile, round, type Student, seatStudents, serverAt } from './class.ts';
import { type FaultServer, faultServer } from './faults/fault-server.ts';
import { killControl, killRounds } from './faults/kill-rounds.ts';
import { reconnectStorm } from './faults/reconnect-storm.ts';
import type { Verdict } from './faults/verdict.ts';
import { countProcessorTime, serverProcess } from './server-process.ts';

const { values } = parseArgs({ options: { quick: { type: 'boolean' } } });

const rows: string[] = [];
const tell = (goal: string, what: string, found: string, aim: string): void => void rows.push(`| ${goal} | ${what} | ${found} | ${aim} |`);
const port = Number(process.env.PORT ?? 8796);

/** Milliseconds between two moves of a class, at the least. */
const movePause = 100;

/** Milliseconds from the teacher's instruction to each student's screen. `waitMs`: before the first move. */
async function fanOut(students: readonly Student[], goTo: (step: number) => void, moves: number, waitMs = 0): Promise<number[]> {
  await pause(waitMs);
  const took: number[] = [];
  let left = 0;
  let sent = 0;
  for (const student of students)
    student.onStep = (_, at) => {
      took.push(at - sent);
      left--;
    };
  for (let move = 0; move < moves; move++) {
    left = students.length;
    sent = performance.now();
    goTo(1 + (move % 2));
    const end = performance.now() + 10_000;
    while (left > 0 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 5));
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, movePause - (performance.now() - sent))));
  }
  return took;
}

interface OpenClass {
  host: LiveLine;
  students: Student[];
}

/** Classes of 30, each in a network of its own, because opening sessions is counted by network. */
async function openClasses(server: LiveServer, count: number): Promise<OpenClass[]> {
  const classes: OpenClass[] = [];
  // Twenty at a time, as they would come from several schools.
  for (let first = 0; first < count; first += 20)
    classes.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(20, count - first) }, async (_, i) => {
          const from = serverAt(server.origin, `198.18.7.${first + i}`);
          const session = await openPare(from);
          const host = lineTo(from, session.code, session.hostToken);
          return { host, students: (await seatStudents(from, session, 30)).students };
        }),
      )),
    );
  return classes;
}

interface Rounds {
  rounds: number;
  /** Milliseconds of each second over which the answers come; 0: all in the same moment. */
  spreadMs: number;
  /** The revision of the first answers. */
  firstRev?: number;
}

/** Everyone answers once a second; what each acknowledgment took, what is missing in the end, and how often a line was cut. */
async function answerRounds(classes: readonly OpenClass[], { rounds, spreadMs, firstRev = 1 }: Rounds): Promise<{ acks: number[]; lost: number; cuts: number }> {
  const acks: number[] = [];
  let cuts = 0;
  // One of each class after the other, as they would come.
  const longest = Math.max(...classes.map(({ students }) => students.length));
  const everyone = Array.from({ length: longest }, (_, seat) => classes.flatMap(({ students }) => students[seat] ?? [])).flat();
  for (const { line } of everyone)
    line.$state.listen(({ is }) => {
      if (is === 'away') cuts++;
    });
  await Promise.all(classes.map(({ host }) => host.send({ t: 'goto', step: activateStep })));
  const sent: Promise<unknown>[] = [];
  for (let rev = firstRev; rev < firstRev + rounds; rev++) {
    const begun = performance.now();
    for (const [i, { line }] of everyone.entries()) {
      const due = begun + (i * spreadMs) / everyone.length;
      if (due > performance.now()) await pause(due - performance.now());
      const at = performance.now();
      sent.push(line.send({ t: 'submit', step: activateStep, q: activateQuestion, rev, text: `Answer ${rev}` }).then(({ ok }) => ok && acks.push(performance.now() - at)));
    }
    await pause(Math.max(0, 1_000 - (performance.now() - begun)));
  }
  await Promise.all(sent);
  return { acks, lost: sent.length - acks.length, cuts };
}

function closeAll(classes: readonly OpenClass[]): void {
  for (const { host, students } of classes) for (const line of [host, ...students.map((student) => student.line)]) line.close();
}

await withLocalWorker('bench-live', port, async (origin) => {
  const server = serverAt(origin);
  const idleMb = serverProcess(port).mb;
  for (const size of [30, 300]) {
    const session = await openPare(server);
    const host = lineTo(server, session.code, session.hostToken);
    const started = performance.now();
    const sayTime = countProcessorTime(port);
    const { students, joinMs } = await seatStudents(server, session, size);
    if (size === 300)
      tell(
        'G1',
        '300 joins from one address in the same moment, sockets open',
        `${round((performance.now() - started) / 1_000)} s, 0 failures, p95 ${round(quantile(joinMs, 0.95))} ms${sayTime()}`,
        '≤ 5 s, p95 ≤ 400 ms',
      );
    const sayFanTime = countProcessorTime(port);
    const took = await fanOut(students, (step) => void host.send({ t: 'goto', step }), 50);
    tell(
      'G2',
      `fan-out to ${size}`,
      `p50 ${round(quantile(took, 0.5))}, p95 ${round(quantile(took, 0.95))}, p99 ${round(quantile(took, 0.99))} ms (${took.length} frames)${sayFanTime()}`,
      size === 30 ? 'p95 ≤ 25 ms' : 'p95 ≤ 60 ms',
    );
    if (size === 300) {
      await host.send({ t: 'goto', step: activateStep });
      const acks: number[] = [];
      const outcomes = await Promise.all(
        students.map(async ({ line }, i) => {
          const at = performance.now();
          const outcome = await line.send({ t: 'submit', step: activateStep, q: activateQuestion, rev: 1, text: `Answer number ${i} about rivers, cotton and the sun.` });
          acks.push(performance.now() - at);
          return outcome.ok;
        }),
      );
      tell('G3', '300 answers at once', `${outcomes.filter(Boolean).length} acknowledged, p95 ${round(quantile(acks, 0.95))} ms`, 'all, p95 ≤ 500 ms');
      const { mb } = serverProcess(port);
      tell(
        'G12',
        'memory of workerd before the first session; with 300 sockets',
        `${idleMb} MB; ${mb} MB, ${round((mb - idleMb) / size)} MB a seat`,
        '≤ 350 MB for the runtime alone',
      );
    }
    host.close();
    for (const { line } of students) line.close();
  }

  const session = await openPare(server);
  const { students, joinMs } = await seatStudents(server, session, 300, { spreadMs: 4_000 });
  tell('G1', '300 joins from one address within 4 s', `0 failures, p95 ${round(quantile(joinMs, 0.95))} ms`, 'p95 ≤ 400 ms');
  for (const { line } of students) line.close();

  const twenty = await openClasses(server, 20);
  for (const [how, stagger, goal] of [
    ['each moving ten times a second, one after the other', movePause / twenty.length, 'p95 ≤ 50 ms'],
    ['all moving in the same moment, ten times a second', 0, 'no goal'],
  ] as const) {
    const sayTwentyTime = countProcessorTime(port);
    const took = (await Promise.all(twenty.map(({ host, students }, i) => fanOut(students, (step) => void host.send({ t: 'goto', step }), 20, i * stagger)))).flat();
    tell(
      goal === 'no goal' ? '' : 'G4',
      `20 classes of 30: fan-out, ${how}`,
      `p50 ${round(quantile(took, 0.5))}, p95 ${round(quantile(took, 0.95))} ms (${took.length} frames)${sayTwentyTime()}`,
      goal,
    );
  }
  const { acks } = await answerRounds(twenty, { rounds: 5, spreadMs: 950 });
  tell('G4', '20 classes of 30: an answer a second each', `${acks.length} acknowledged, p95 ${round(quantile(acks, 0.95))} ms`, 'p95 ≤ 100 ms');
  const { acks: atOnce } = await answerRounds(twenty, { rounds: 3, spreadMs: 0, firstRev: 6 });
  tell('', '20 classes of 30: all 600 answers in the same moment', `${atOnce.length} acknowledged, p95 ${round(quantile(atOnce, 0.95))} ms`, 'no goal');
  closeAll(twenty);

  // More than the machine is meant for: it may be slow and may lose nothing.
  const sixty = await openClasses(server, 60);
  const { acks: slow, lost, cuts } = await answerRounds(sixty, { rounds: 5, spreadMs: 0 });
  tell(
    'G5',
    '60 classes of 30, every second an answer from each, all in the same moment',
    `${slow.length} acknowledged, ${lost} lost, ${cuts} disconnected, p95 ${round(quantile(slow, 0.95))} ms`,
    'nothing lost, nobody disconnected',
  );
  closeAll(sixty);
});

if (!values.quick) {
  for (const [goal, aim, play] of [
    ['G6', 'nothing lost, nothing twice', (on) => killRounds(on, { kills: 25, students: 60 })],
    ['G6', 'losses are found', (on) => killControl(on, { kills: 5, students: 30 })],
    ['G7', 'p95 ≤ 6 s, all ≤ 12 s', (on) => reconnectStorm(on, { kills: 5, students: 300 })],
  ] satisfies [string, string, (on: FaultServer) => Promise<Verdict>][]) {
    await using on = await faultServer('bench-live-kills');
    const verdict = await play(on);
    const counts = Object.entries(verdict.counts).map(([what, found]) => `${what}: ${found}`);
    tell(goal, verdict.round, [...counts, ...verdict.violations.map((each) => `MISSED: ${each}`)].join('; '), aim);
  }
}

console.log(`\n${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, load ${loadavg().map(round).join(' ')}, clients on the same machine\n`);
console.log('| Goal | What | Found | Aim |\n| --- | --- | --- | --- |');
for (const row of rows) console.log(row);
process.exit(0);
