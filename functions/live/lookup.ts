/** From a code to its live session. */
import { findCode, type LiveCode } from '../db/live-code.ts';
import type { Env } from '../env.ts';
import { codeLookup } from '../http/code-lookup.ts';
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
      return entry?.state === 'open' ? entry : null;
    },
    unknown,
    tooMany: 'Too many codes that no session has. Wait a minute, then check the code with your teacher.',
  });

/** @throws ProblemError not-found, or rate-limited after too many codes that do not exist. */
export const sessionAt = lookup(({ DB }, code, now) => findCode(DB, code, now));

/** The same for whoever asks the session itself next: it knows best whether it has ended. */
export const classAt = lookup(recentCode);

/** Open sessions found within the last seconds: a class comes in all at once, and each of them asks twice. In memory only. */
const recent = new Map<string, { entry: LiveCode; until: number }>();
const recentMs = 5_000;
const remembered = 500;

/** The entry of a code, which may have stood there a moment ago. */
export async function recentCode({ DB }: Pick<Env, 'DB'>, code: string, now: number): Promise<LiveCode | null> {
  const known = recent.get(code);
  if (known && known.until > now && known.entry.expires_at > now) return known.entry;
  recent.delete(code);
  const entry = await findCode(DB, code, now);
  if (entry?.state !== 'open') return entry;
  recent.set(code, { entry, until: now + recentMs });
  const [oldest] = recent.keys();
  if (recent.size > remembered && oldest !== undefined) recent.delete(oldest);
  return entry;
}
