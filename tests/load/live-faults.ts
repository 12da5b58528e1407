/**
 * `npm run test:faults`: the live classroom under faults. Each round prints what it counted and whether it holds; the last line says how many did, and the exit code is 1 if one does not.
 * `node tests/load/live-faults.ts kill storm --seed 7`: some rounds only, another first seed for the fuzz and the garbage. `--short`: small numbers, as in `npm test`.
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { buildIfChanged } from '../../scripts/run/build.ts';
import { round } from './class.ts';
import { expiryWhileDown } from './faults/expiry.ts';
import { type FaultServer, faultServer } from './faults/fault-server.ts';
import { fullDisk } from './faults/full-disk.ts';
import { garbage } from './faults/garbage.ts';
import { killControl, killRounds } from './faults/kill-rounds.ts';
import { protocolFuzz } from './faults/protocol-fuzz.ts';
import { reconnectStorm } from './faults/reconnect-storm.ts';
import { sleepingRoom } from './faults/sleeping-room.ts';
import { stalledReaders } from './faults/stalled-reader.ts';
import { print, type Verdict } from './faults/verdict.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' }, short: { type: 'boolean' } } });
const seed = Number(values.seed ?? 1);
const isShort = values.short === true;
/** Seconds that a session lasts in the round about its end. */
const lifeS = 4;

/** The round on a server of its own. */
const on = (name: string, play: (server: FaultServer) => Promise<Verdict>, settings?: Record<string, string>) => async (): Promise<Verdict> => {
  await using server = await faultServer(`faults-${name}`, { settings });
  return await play(server);
};

const rounds: Record<string, () => Promise<Verdict | null>> = {
  kill: on('kill', (server) => killRounds(server, isShort ? { kills: 3, students: 20 } : { kills: 25, students: 60 })),
  control: on('control', (server) => killControl(server, isShort ? { kills: 2, students: 20 } : { kills: 5, students: 30 })),
  storm: on('storm', (server) => reconnectStorm(server, isShort ? { kills: 1, students: 60 } : { kills: 5, students: 300 })),
  stall: on('stall', (server) => stalledReaders(server, { stalled: 5, students: isShort ? 20 : 100, isTimed: !isShort })),
  garbage: on('garbage', (server) => garbage(server, { seed, cases: isShort ? 100 : 600, students: 30, isTimed: !isShort })),
  sleep: on('sleep', sleepingRoom),
  expiry: on('expiry', (server) => expiryWhileDown(server, { students: 20, lifeS, isTimed: !isShort }), { SESSION_TTL_S: String(lifeS) }),
  disk: async () => fullDisk(),
  fuzz: on('fuzz', (server) => protocolFuzz(server, { seed, seeds: isShort ? 8 : 200, operations: isShort ? 100 : 200, killEvery: 50, atOnce: 20 })),
};

const unknown = positionals.filter((name) => !(name in rounds));
if (unknown.length > 0) throw new Error(`There is no round ${unknown.join(', ')}. There are: ${Object.keys(rounds).join(', ')}.`);
buildIfChanged();
console.log(`${cpus().length} cores, load ${loadavg().map(round).join(' ')}, clients on the same machine`);
let held = 0;
let violated = 0;
for (const [name, play] of Object.entries(rounds)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const verdict = await play().catch((cause): Verdict => ({ round: name, counts: {}, violations: [`the round came to an end: ${cause instanceof Error ? cause.stack : cause}`] }));
  if (verdict === null) {
    console.log(`\n${name}\n  not run: this machine cannot make what it needs`);
    continue;
  }
  print(verdict);
  if (verdict.violations.length === 0) held++;
  else violated++;
}
console.log(`\n${held} rounds hold, ${violated} do not; load ${loadavg().map(round).join(' ')}`);
process.exit(violated > 0 ? 1 : 0);
