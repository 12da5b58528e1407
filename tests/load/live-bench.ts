/** `npm run bench:live`: joins, fan-out, simultaneous answers and many classes at once on this machine, beside the goals of the design. Clients and server share its cores. */
import { execFileSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { withLocalWorker } from '../../scripts/run/local-worker.ts';
import { activateQuestion, activateStep } from '../../src/contracts/pare.ts';
import { openPare } from '../support/live.ts';
import { lineTo, quantile, round, type Student, seatStudents, serverAt } from './class.ts';

const rows: string[] = [];
const tell = (goal: string, what: string, found: string, aim: string): void => void rows.push(`| ${goal} | ${what} | ${found} | ${aim} |`);
const port = Number(process.env.PORT ?? 8796);

/** Milliseconds from the teacher's instruction to each student's screen. */
async function fanOut(students: readonly Student[], goTo: (step: number) => void, moves: number): Promise<number[]> {
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
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, 100 - (performance.now() - sent))));
  }
  return took;
}

/**
 * Megabytes of memory of the workerd that serves the port. Under `npm start` one process is what `wrangler dev` has two for, of which RELIABILITY 4.1 gives both: the runtime,
 * and the entry before it that holds the sockets of the visitors.
 */
function memoryMb(): number {
  const lines = execFileSync('ps', ['-eo', 'rss,args'], { encoding: 'utf8' }).split('\n');
  return Math.round(Math.max(0, ...lines.filter((line) => line.includes('workerd') && line.includes(`127.0.0.1:${port}`)).map((line) => Number.parseInt(line, 10))) / 1024);
}

await withLocalWorker('bench-live', port, async (origin) => {
  const server = serverAt(origin);
  const idleMb = memoryMb();
  for (const size of [30, 300]) {
    const session = await openPare(server);
    const host = lineTo(server, session.code, session.hostToken);
    const started = performance.now();
    const { students, joinMs } = await seatStudents(server, session, size);
    if (size === 300)
      tell(
        'G1',
        '300 joins from one address, sockets open',
        `${round((performance.now() - started) / 1_000)} s, 0 failures, p95 ${round(quantile(joinMs, 0.95))} ms`,
        '≤ 5 s, p95 ≤ 400 ms',
      );
    const took = await fanOut(students, (step) => void host.send({ t: 'goto', step }), 50);
    tell(
      'G2',
      `fan-out to ${size}`,
      `p50 ${round(quantile(took, 0.5))}, p95 ${round(quantile(took, 0.95))}, p99 ${round(quantile(took, 0.99))} ms (${took.length} frames)`,
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
      const mb = memoryMb();
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

  const classes = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const session = await openPare(server);
      const host = lineTo(server, session.code, session.hostToken);
      return { host, students: (await seatStudents(server, session, 30)).students };
    }),
  );
  const took = (await Promise.all(classes.map(({ host, students }) => fanOut(students, (step) => void host.send({ t: 'goto', step }), 20)))).flat();
  tell('G4', '20 classes of 30, fan-out', `p50 ${round(quantile(took, 0.5))}, p95 ${round(quantile(took, 0.95))} ms (${took.length} frames)`, 'p95 ≤ 50 ms');
});

console.log(`\n${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, load ${loadavg().map(round).join(' ')}, clients on the same machine\n`);
console.log('| Goal | What | Found | Aim |\n| --- | --- | --- | --- |');
for (const row of rows) console.log(row);
process.exit(0);
