/** From a code to its live session. */
import { findCode, type LiveCode } from '../db/live-code.ts';
import { codeLookup } from '../http/code-lookup.ts';
import { ProblemError } from '../http/problem.ts';
import { reachDatabase } from '../http/reach-database.ts';

const unknown = 'No live session has this code. Check it with your teacher.';

/** A code that no session has, one whose time is over and one that ended look the same. */
export const unknownCode = (): ProblemError => new ProblemError('not-found', unknown);

/** @throws ProblemError not-found, or rate-limited after too many codes that do not exist. */
export const sessionAt = codeLookup<LiveCode>({
  name: 'session',
  find: async ({ DB }, code, now) => {
    const entry = await reachDatabase(findCode(DB, code, now));
    return entry?.state === 'open' ? entry : null;
  },
  unknown,
  tooMany: 'Too many codes that no session has. Wait a minute, then check the code with your teacher.',
});
