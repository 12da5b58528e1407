/** A secret of `newToken` in the Authorization header: not in the path, where a host would log it. */
import { tokenPattern } from '../db/hashes.ts';
import { ProblemError } from './problem.ts';

/** @throws ProblemError wrong-token where there is none. */
export function tokenOf(request: Request): string {
  const token = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  if (!tokenPattern.test(token)) throw new ProblemError('wrong-token', 'Send the token in the Authorization header.');
  return token;
}
