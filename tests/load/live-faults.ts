/**
 * `npm run test:faults`: a class answers without a pause while the whole server is killed again and again (`kill -9`). Afterwards every acknowledged answer is in the export
 * exactly once. `node tests/load/live-faults.ts 25 60`: rounds and students.
 * The check has teeth: counted as if sending were storing, the same run must come out with losses.
 */
import { rmSync } from 'node:fs';
import { buildIfChanged } from '../../scripts/run/build.ts';
import { applyMigrations, isReady, killTree, requireFreePort, spawnWorker } from '../../scripts/run/worker.ts';
import { activateQuestion, activateStep } from '../../src/contracts/pare.ts';
import { openPare } from '../support/live.ts';
import { lineTo, quantile, round, seatStudents, serverAt, until } from './class.ts';

const rounds = Number(process.argv[2] ?? 5);
const count = Number(process.argv[3] ?? 30);
const port = Number(process.env.PORT ?? 8795);
const stateDir = '.cache/faults-state';

await requireFreePort(port);
buildIfChanged();
rmSync(stateDir, { recursive: true, force: true });
applyMigrations(stateDir);
const start = () => spawnWorker({ port, stateDir, onLine: () => {} });
let worker = start();
if (!(await isReady(port, 60_000))) throw new Error('The Worker did not answer within a minute.');

const server = serverAt(`http://localhost:${port}`);
const session = await openPare(server, { pace: 'students' });
const host = lineTo(server, session.code, session.hostToken);
const { students } = await seatStudents(server, session, count);

const acked = new Set<string>();
/** What had been sent and not acknowledged in the moment of a kill. */
const onTheWay = new Set<string>();
let isOver = false;
const writing = students.map(async ({ line, seat }) => {
  for (let rev = 1; !isOver; rev++) {
    const outcome = await line.send({ t: 'submit', step: activateStep, q: activateQuestion, rev, text: `${seat.participantId} wrote number ${rev}` });
    if (outcome.ok) acked.add(`${seat.participantId} ${rev}`);
    // A little under what one may send in the long run.
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
});

const back: number[] = [];
for (let i = 0; i < rounds; i++) {
  await new Promise((resolve) => setTimeout(resolve, 1_500 + 500 * Math.random()));
  for (const { line, seat } of students) for (const frame of line.$unsent.get()) if (frame.t === 'submit') onTheWay.add(`${seat.participantId} ${frame.rev}`);
  const gone = new Promise((resolve) => worker.once('exit', resolve));
  const at = performance.now();
  killTree(worker, 'SIGKILL');
  await gone;
  worker = start();
  if (!(await isReady(port, 60_000))) throw new Error('The Worker did not come back.');
  await until(() => students.every(({ line }) => line.$state.get().is === 'open'), 60_000);
  back.push(performance.now() - at);
}
await new Promise((resolve) => setTimeout(resolve, 1_000));
isOver = true;
await Promise.all(writing);
await until(() => host.$state.get().is === 'open', 30_000);

const response = await server.fetch(`/api/live/sessions/${session.code}/export`, { headers: { Authorization: `Bearer ${session.hostToken}` } });
const { submissions, answers } = (await response.json()) as { submissions: { pid: string; id: string; seq: number }[]; answers: { pid: string; text: string; rev: number }[] };
killTree(worker, 'SIGKILL');

const perWriter = new Map<string, number>();
for (const { pid } of submissions) perWriter.set(pid, (perWriter.get(pid) ?? 0) + 1);
const ackedOf = (pid: string): number => [...acked].filter((key) => key.startsWith(`${pid} `)).length;
const lost = students.filter(({ seat }) => (perWriter.get(seat.participantId) ?? 0) < ackedOf(seat.participantId)).length;
const duplicated = submissions.length - new Set(submissions.map(({ pid, id }) => `${pid} ${id}`)).size;
const wrongLast = students.filter(({ seat }) => {
  const last = answers.find(({ pid }) => pid === seat.participantId);
  return !last || last.text !== `${seat.participantId} wrote number ${last.rev}` || last.rev !== ackedOf(seat.participantId);
}).length;
console.log(
  `${rounds} kills, ${count} students: ${acked.size} acknowledged, ${submissions.length} stored, ${lost} with losses, ${duplicated} duplicated, ${wrongLast} with a wrong last answer`,
);
console.log(`all back after p50 ${round(quantile(back, 0.5) / 1_000)} s, at most ${round(Math.max(...back) / 1_000)} s after the kill`);
console.log(`had sending counted as storing, ${onTheWay.size} would have been at the mercy of the kill`);
const isGood = lost === 0 && duplicated === 0 && wrongLast === 0 && acked.size > 0 && submissions.length === acked.size;
if (onTheWay.size === 0) console.log('Nothing was on the way at any kill: this run proves little. Run it with more rounds.');
console.log(isGood ? 'Nothing lost, nothing twice.' : 'FAILED');
process.exit(isGood ? 0 : 1);
