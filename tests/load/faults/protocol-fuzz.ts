/** The protocol under random hands and faults, from seeds: classes side by side, and `kill -9` between their hands. A seed that fails is printed and fails again. */
import type { FaultServer } from './fault-server.ts';
import { fuzzClass } from './fuzz-class.ts';
import { type Verdict, violationsOf } from './verdict.ts';

export interface FuzzPlan {
  /** The first seed; the others follow it. */
  seed: number;
  seeds: number;
  operations: number;
  /** Hands between two kills. */
  killEvery: number;
  /** Classes at the same time. */
  atOnce: number;
}

export async function protocolFuzz(server: FaultServer, { seed: first, seeds, operations, killEvery, atOnce }: FuzzPlan): Promise<Verdict> {
  const wrong: string[] = [];
  let kills = 0;
  let acked = 0;
  let filesMeanwhile = 0;
  let filesAfter = 0;
  for (let from = first; from < first + seeds; from += atOnce) {
    const batch = Array.from({ length: Math.min(atOnce, first + seeds - from) }, (_, i) => from + i);
    const word = `fuzz${crypto.randomUUID().replaceAll('-', '')}`;
    // Each class sits in a network of its own, because opening sessions is counted by network.
    const classes = await Promise.all(batch.map((seed) => fuzzClass(server.from(`198.18.${seed >> 8}.${seed & 255}`), seed, word)));
    for (let played = 0; played < operations; played += killEvery) {
      const playing = Promise.all(classes.map((each) => each.play(Math.min(killEvery, operations - played))));
      if (played + killEvery >= operations) await playing;
      else {
        await playing;
        await server.kill();
        await server.start();
        kills++;
      }
    }
    wrong.push(...(await Promise.all(classes.map((each) => each.check()))).flat());
    filesMeanwhile = Math.max(filesMeanwhile, server.filesWith(word));
    for (const each of classes) {
      acked += each.acked;
      await each.end().catch((cause) => wrong.push(String(cause)));
    }
    filesAfter += server.filesWith(word);
  }
  return {
    round: `Protocol fuzz, seeds ${first} to ${first + seeds - 1}, ${operations} hands each`,
    counts: { acknowledged: acked, 'kill -9': kills, 'seeds with a violation': new Set(wrong.map((text) => text.split(':')[0])).size },
    violations: [
      ...wrong.slice(0, 10),
      ...violationsOf({
        'something was acknowledged': acked > 0,
        'I5: the search finds words that are there': filesMeanwhile > 0,
        'I5: after the end no word is left on the disk': filesAfter === 0,
      }),
    ],
  };
}
