/** From a code to its session. Guessing is slowed down here; whoever has the right code is never kept waiting, however many sit behind one address. */
import { readCode } from '../../src/contracts/live/protocol.ts';
import { findCode, type LiveCode } from '../db/live-code.ts';
import type { Env } from '../env.ts';
import { networkOf } from '../http/network.ts';
import { ProblemError } from '../http/problem.ts';
import { reachDatabase } from '../http/reach-database.ts';

/** Networks that have guessed too often, until when; and what a class has found before, which stays open to it. In memory only. */
const blocked = new Map<string, number>();
const found = new Map<string, number>();
const foundMs = 10 * 60_000;
const remembered = 5_000;

/** A code that no session has, one whose time is over and one that ended look the same. */
export const unknownCode = (): ProblemError => new ProblemError('not-found', 'No live session has this code. Check it with your teacher.');

/** @throws ProblemError not-found, or rate-limited after too many codes that do not exist. */
export async function sessionAt(typed: string, { env, request, now }: { env: Env; request: Request; now: number }): Promise<LiveCode> {
  const network = networkOf(request.headers.get('cf-connecting-ip') ?? 'unknown');
  const code = readCode(typed);
  const isKnownHere = code !== null && (found.get(`${network} ${code}`) ?? 0) > now;
  if (!isKnownHere && (blocked.get(network) ?? 0) > now) throw tooMany(blocked.get(network) ?? now, now);
  // What cannot be a code is not looked up, but it counts as a guess.
  const entry = code === null ? null : await reachDatabase(findCode(env.DB, code, now));
  if (entry?.state === 'open') {
    remember(found, `${network} ${code}`, now + foundMs);
    return entry;
  }
  const [own, all] = await Promise.all([env.CODE_LIMIT.limit({ key: network }), env.CODE_LIMIT_ALL.limit({ key: 'all' })]);
  if (own.success && all.success) throw unknownCode();
  remember(blocked, network, now + 60_000);
  throw tooMany(now + 60_000, now);
}

const tooMany = (until: number, now: number): ProblemError =>
  new ProblemError('rate-limited', 'Too many codes that no session has. Wait a minute, then check the code with your teacher.', {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil((until - now) / 1_000))) },
  });

function remember(map: Map<string, number>, key: string, until: number): void {
  map.delete(key);
  map.set(key, until);
  const oldest = map.keys().next().value;
  if (map.size > remembered && oldest !== undefined) map.delete(oldest);
}
