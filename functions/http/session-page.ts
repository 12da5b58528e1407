/** The pages whose path holds a session's code: the code is looked up here, where guessing is slowed down, and the page is told what was found. */
import { liveLimits } from '../../src/contracts/live/limits.ts';
import { readCode, type SessionKind } from '../../src/contracts/live/protocol.ts';
import { findCode } from '../db/live-code.ts';
import type { Env } from '../env.ts';
import { sessionAt } from '../live/lookup.ts';
import { ProblemError } from './problem.ts';

/** "open", "ended" (its teacher may take the results, its students their own words), "unknown", or "busy" after too many guesses. */
export type SessionFound = 'open' | 'ended' | 'unknown' | 'busy';

/** The request as the page of the kind gets it; what a visitor put under that name is overwritten. Or, where another tool has the session of the code, the path of that page. */
export async function withSession(request: Request, env: Env, kind: SessionKind, role: 'host' | 'join'): Promise<Request | string> {
  const found = await look(request, env);
  if (typeof found !== 'string' && found.kind !== kind) return `/${found.kind}/${role}/${found.code}`;
  const headers = new Headers(request.headers);
  headers.set('x-session', typeof found === 'string' ? found : found.is);
  return new Request(request, { headers });
}

async function look(request: Request, env: Env): Promise<Exclude<SessionFound, 'open' | 'ended'> | { is: 'open' | 'ended'; kind: SessionKind; code: string }> {
  const typed = typedIn(request.url);
  const now = Date.now();
  try {
    const code = readCode(typed);
    const over = code ? await findCode(env.DB, code, now) : null;
    // A class that comes back after the end guesses nothing: its teacher takes the results, its students their own words.
    if (over?.state === 'ended') return { is: 'ended', kind: over.kind, code: over.code };
    const open = await sessionAt(typed, { env, request, now });
    return { is: 'open', kind: open.kind, code: open.code };
  } catch (cause) {
    if (cause instanceof ProblemError && cause.slug === 'rate-limited') return 'busy';
    if (cause instanceof ProblemError && cause.slug === 'not-found') return 'unknown';
    throw cause;
  }
}

function typedIn(url: string): string {
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last).slice(0, liveLimits.titleChars);
  } catch {
    return '';
  }
}
