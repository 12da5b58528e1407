/** From a typed code to what it stands for. Guessing is slowed down here; a class that has found its code is never kept waiting, however many sit behind one address. */
import { readCode } from '../../src/contracts/live/protocol.ts';
import type { Env } from '../env.ts';
import { networkOf } from './network.ts';
import { ProblemError } from './problem.ts';

/** Something had the code and is not to be found any more. Who asks for it has not guessed. */
export const over = Symbol('over');

interface CodeKind<Found> {
  /** Guesses of one kind say nothing about the other: each is counted for itself. */
  name: 'session' | 'assignment';
  find(env: Env, code: string, now: number): Promise<Found | typeof over | null>;
  /** What a wrong code is answered with, and what too many are. */
  unknown: string;
  tooMany: string;
}

interface Asked {
  env: Env;
  request: Request;
  now: number;
}

/** Networks that have guessed too often, until when; and what a class has found before, which stays open to it. In memory only. */
const blocked = new Map<string, number>();
const found = new Map<string, number>();
const foundMs = 10 * 60_000;
const blockedMs = 60_000;
const remembered = 5_000;

/** @returns a look-up that throws ProblemError not-found, or rate-limited after too many codes that do not exist. */
export function codeLookup<Found>({ name, find, unknown, tooMany }: CodeKind<Found>) {
  const refused = (until: number, now: number): ProblemError =>
    new ProblemError('rate-limited', tooMany, { headers: { 'Retry-After': String(Math.max(1, Math.ceil((until - now) / 1_000))) } });

  return async (typed: string, { env, request, now }: Asked): Promise<Found> => {
    const network = `${name} ${networkOf(request.headers.get('cf-connecting-ip') ?? 'unknown')}`;
    const code = readCode(typed);
    const isKnownHere = code !== null && (found.get(`${network} ${code}`) ?? 0) > now;
    const until = blocked.get(network) ?? 0;
    if (!isKnownHere && until > now) throw refused(until, now);
    // What cannot be a code is not looked up, but it counts as a guess.
    const entry = code === null ? null : await find(env, code, now);
    if (entry !== null && entry !== over) {
      remember(found, `${network} ${code}`, now + foundMs);
      return entry;
    }
    // What is over is counted apart and never refused: left out, the answer would come sooner and tell that the code was in use.
    const counted = entry === over ? 'over ' : '';
    const [own, all] = await Promise.all([env.CODE_LIMIT.limit({ key: `${counted}${network}` }), env.CODE_LIMIT_ALL.limit({ key: `${counted}${name} all` })]);
    if (entry === over || (own.success && all.success)) throw new ProblemError('not-found', unknown);
    remember(blocked, network, now + blockedMs);
    throw refused(now + blockedMs, now);
  };
}

function remember(map: Map<string, number>, key: string, until: number): void {
  map.delete(key);
  map.set(key, until);
  const oldest = map.keys().next().value;
  if (map.size > remembered && oldest !== undefined) map.delete(oldest);
}
