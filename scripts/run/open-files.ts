/** Each visitor of a live session holds files open in the server; at the limit it could not take anyone any more, so it does not start where that limit is low. */
import { spawnSync } from 'node:child_process';
import { stopWith } from './stop.ts';

/** For a class of 300 with four each, several classes, and what the server needs itself. */
export const leastOpenFiles = 8_192;

/** The most files that a process of this user may have open; null where there is no such limit or the system does not say. Node itself goes up to it. */
export function mostOpenFiles(): number | null {
  if (process.platform === 'win32') return null;
  const said = spawnSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).stdout?.trim() ?? '';
  return /^\d+$/.test(said) ? Number(said) : null;
}

/** What to do about the limit; null when it is high enough. */
export const whyTooFew = (most: number | null): string | null =>
  most === null || most >= leastOpenFiles
    ? null
    : `A process may have only ${most} files open here, and a live class needs up to ${leastOpenFiles}: with fewer the server stops answering in the middle of a lesson. Raise the hard limit (for example "ulimit -Hn ${leastOpenFiles}" as root, LimitNOFILE= in a systemd unit, or --ulimit nofile=${leastOpenFiles} for a container) and start again.`;

export function requireOpenFiles(): void {
  const why = whyTooFew(mostOpenFiles());
  if (why) stopWith(why);
}
