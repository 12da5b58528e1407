/**
 * The disk under the server is full: nothing is acknowledged that is not stored, what is not stored stays with its writer as "not sent yet", and once there is room again all of it
 * arrives. The disk is a file system in memory that only this round sees, so it needs Linux with `unshare`.
 */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { activateQuestion, activateStep } from '../../../src/contracts/pare.ts';
import { openPare, postJson } from '../../support/live.ts';
import { pause, seatStudents, until } from '../class.ts';
import { faultServer } from './fault-server.ts';
import { type Verdict, violationsOf } from './verdict.ts';

const stateDir = '.cache/full-disk-state';
const marker = 'verdict: ';
const round = 'A full disk';

/** Null: this machine cannot make such a disk. */
export function fullDisk(): Verdict | null {
  const own = process.getuid?.() === 0 ? [] : ['--map-root-user'];
  mkdirSync(stateDir, { recursive: true });
  const mount = `mount -t tmpfs -o size=24m tmpfs ${stateDir}`;
  if (spawnSync('unshare', [...own, '--mount', 'sh', '-c', mount]).status !== 0) return null;
  const { stdout, stderr } = spawnSync('unshare', [...own, '--mount', 'sh', '-c', `${mount} && exec "$0" "$1"`, process.execPath, import.meta.filename], {
    encoding: 'utf8',
    timeout: 300_000,
  });
  const said = stdout.split('\n').find((line) => line.startsWith(marker));
  if (!said) return { round, counts: {}, violations: [`the round came to an end: ${stderr.slice(-500)}`] };
  // Printed by this very file.
  return JSON.parse(said.slice(marker.length)) as Verdict;
}

function fill(file: string): void {
  const disk = openSync(file, 'w');
  for (let size = 1024 * 1024; size >= 1; ) {
    try {
      writeSync(disk, Buffer.alloc(size));
    } catch {
      size = size >> 1;
    }
  }
  closeSync(disk);
}

async function inside(): Promise<Verdict> {
  await using server = await faultServer('full-disk', { stateDir });
  const session = await openPare(server, { pace: 'students' });
  const { students } = await seatStudents(server, session, 10);
  const acked = new Set<string>();
  let sent = 0;
  const write = (rev: number): Promise<unknown>[] =>
    students.map(async ({ line, seat }) => {
      const answer = line.send({ t: 'submit', step: activateStep, q: activateQuestion, rev, text: `${seat.participantId} ${rev} ${'words and '.repeat(150)}` });
      const id = line.$unsent.get().at(-1)?.id ?? '';
      sent++;
      if ((await answer).ok) acked.add(`${seat.participantId} ${id}`);
    });
  await Promise.all(write(1));

  const filler = path.join(stateDir, 'filler');
  fill(filler);
  const written: Promise<unknown>[] = [];
  for (let rev = 2; rev <= 6; rev++) {
    written.push(...write(rev));
    await pause(1_000);
  }
  const waiting = students.reduce((sum, { line }) => sum + line.$unsent.get().length, 0);
  const ackedWhileFull = acked.size - students.length;
  const late = await postJson(server, `/api/live/sessions/${session.code}/participants`, { name: 'Late Heron', joinKey: crypto.randomUUID() });

  rmSync(filler);
  const isAllSent = await until(() => students.every(({ line }) => line.$unsent.get().length === 0), 120_000).then(
    () => true,
    () => false,
  );
  if (isAllSent) await Promise.all(written);
  await server.kill();
  await server.start();
  const response = await server.fetch(`/api/live/sessions/${session.code}/export`, { headers: { Authorization: `Bearer ${session.hostToken}` } });
  const { submissions, seats } = (await response.json()) as { submissions: { pid: string; id: string }[]; seats: { name: string }[] };
  const stored = new Set(submissions.map(({ pid, id }) => `${pid} ${id}`));
  const lost = [...acked].filter((key) => !stored.has(key)).length;
  return {
    round,
    counts: {
      'answers sent': sent,
      'kept by their writers while it was full': waiting,
      'acknowledged while it was full': ackedWhileFull,
      'joining answered meanwhile': late.status,
      'stored in the end': submissions.length,
      'acknowledged and lost': lost,
    },
    violations: violationsOf({
      'the disk was full enough to matter': waiting > 0,
      'nothing acknowledged is lost': lost === 0,
      'everything arrives once there is room': isAllSent && stored.size === sent,
      'nothing is stored twice': stored.size === submissions.length,
      'nobody is told of a seat that is not there': (late.status === 201) === seats.some(({ name }) => name === 'Late Heron'),
      'whoever cannot join is told so': late.status === 201 || late.status === 503,
    }),
  };
}

if (process.argv[1] === import.meta.filename) {
  console.log(marker + JSON.stringify(await inside()));
  process.exit(0);
}
