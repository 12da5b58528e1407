/** From a code to its live session. */
import { findCode, type LiveCode } from '../db/live-code.ts';
import type { Env } from '../env.ts';
import { codeLookup, over } from '../http/code-lookup.ts';
import { ProblemError } from '../http/problem.ts';
import { reachDatabase } from '../http/reach-database.ts';

const unknown = 'No live session has this code. Check it with your teacher.';

/** A code that no session has, one whose time is over and one that ended look the same. */
export const unknownCode = (): ProblemError => new ProblemError('not-found', unknown);

const lookup = (find: (env: Env, code: string, now: number) => Promise<LiveCode | null>) =>
  codeLookup<LiveCode>({
    name: 'session',
    find: async (env, code, now) => {
      const entry = await reachDatabase(find(env, code, now));
      if (entry?.state === 'ended') return over;
      return entry?.state === 'open' ? entry : null;
    },
    unknown,
    tooMany: 'Too many codes that no session has. Wait a minute, then check the code with your teacher.',
  });

/** @throws ProblemError not-found, or rate-limited after too many codes that do not exist. */
export const sessionAt = lookup(({ DB }, code, now) => findCode(DB, code, now));

/** The same for whoever asks the session itself next: it knows best whether it has ended. */
export const classAt = lookup(knownCode);

/**
 * Open sessions of the last minutes. What stands in an entry does not change while its session is open, and each of a class asks twice, all at the same moment: for the seat and
 * for the socket. In memory only.
 */
const known = new Map<string, { entry: LiveCode; until: number }>();
const knownMs = 10 * 60_000;
const remembered = 500;

export function rememberCode(entry: LiveCode, now: number): void {
  known.delete(entry.code);
  known.set(entry.code, { entry, until: Math.min(now + knownMs, entry.expires_at) });
  const [oldest] = known.keys();
  if (known.size > remembered && oldest !== undefined) known.delete(oldest);
}

export const forgetCode = (code: string): boolean => known.delete(code);

/** The entry of a code. One that is remembered may have ended since: its session says so. */
export async function knownCode({ DB }: Pick<Env, 'DB'>, code: string, now: number): Promise<LiveCode | null> {
  const there = known.get(code);
  if (there && there.until > now) return there.entry;
  const entry = await findCode(DB, code, now);
  if (entry?.state === 'open') rememberCode(entry, now);
  return entry;
}
