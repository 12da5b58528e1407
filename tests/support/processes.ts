/** The processes of this machine and its free ports, for tests that kill and restart. */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';

/** The ids of the processes whose command line holds `text`, of those that still run. */
export function processesWith(text: string): number[] {
  if (existsSync('/proc/self/cmdline'))
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && commandOf(name).includes(text))
      .map(Number);
  return spawnSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line.includes(text))
    .map((line) => Number.parseInt(line, 10));
}

/** Empty for a process that has ended. */
function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/**
 * A port that nothing listens on, below those that a system gives to outgoing connections and to whoever asks for any: a server takes seconds to start, and in a run of many tests
 * one of these would now and then have it by then.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(15_000, 32_000);
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
