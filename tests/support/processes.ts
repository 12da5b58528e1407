/** The processes of this machine and its free ports, for tests that kill and restart. */
import { spawnSync } from 'node:child_process';
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

/** A port of this machine that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}
