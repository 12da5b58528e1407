/** Opens a session under a free code. The same request again, by its Idempotency-Key, gives the same answer and no second session. */

import { liveLimits } from '../../src/contracts/live/limits.ts';
import type { CreateSessionReply, CreateSessionRequest } from '../../src/contracts/live/session.ts';
import { sessionTitle } from '../../src/contracts/live/session.ts';
import { sha256 } from '../db/hashes.ts';
import { findRequest, type LiveCode, setCodeState, takeCode } from '../db/live-code.ts';
import type { Env, Settings } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { drawCode } from './join-code.ts';
import { rememberCode } from './lookup.ts';
import { newTagKey, tokenFor } from './tokens.ts';

/** Milliseconds after which an opening that was not finished is finished by the next who asks. */
const openingMs = 10_000;

interface Deps {
  env: Env;
  settings: Settings;
  origin: string;
  now: number;
}

export async function openSession(request: CreateSessionRequest, requestKey: string, deps: Deps): Promise<CreateSessionReply> {
  const { env, settings, now } = deps;
  const [keyHash, requestHash] = await Promise.all([sha256(requestKey), sha256(JSON.stringify(request))]);
  const before = await findRequest(env.DB, keyHash);
  if (before) return again(before, request, requestKey, requestHash, deps);
  for (let attempt = 0; attempt < 10; attempt++) {
    const lifeMs = settings.SESSION_TTL_S * 1_000;
    const entry: LiveCode = {
      code: attempt === 0 && request.code ? request.code : drawCode(),
      session_id: env.LIVE_SESSION.newUniqueId().toString(),
      tag_key: newTagKey(),
      kind: request.kind,
      state: 'opening',
      request_key_hash: keyHash,
      request_hash: requestHash,
      created_at: now,
      // The teacher may fetch what the session held for a while after its end.
      expires_at: now + lifeMs + Math.min(lifeMs, liveLimits.keptMs),
    };
    if (await takeCode(env.DB, entry, now)) return finish(entry, request, requestKey, deps);
    const other = await findRequest(env.DB, keyHash);
    if (other) return again(other, request, requestKey, requestHash, deps);
  }
  throw new ProblemError('unavailable', 'No free code was found. Try again in a moment.');
}

async function again(entry: LiveCode, request: CreateSessionRequest, requestKey: string, requestHash: string, deps: Deps): Promise<CreateSessionReply> {
  if (entry.request_hash !== requestHash) throw new ProblemError('key-reused', 'Draw a new key for a new session.');
  if (entry.state === 'opening' && deps.now - entry.created_at < openingMs)
    throw new ProblemError('in-progress', 'The session is being opened. Ask again in a second.', { headers: { 'Retry-After': '1' } });
  return finish(entry, request, requestKey, deps);
}

async function finish(entry: LiveCode, request: CreateSessionRequest, requestKey: string, { env, settings, origin, now }: Deps): Promise<CreateSessionReply> {
  const { code, session_id: sessionId, tag_key: tagKey } = entry;
  const [hostToken, coToken] = await Promise.all([tokenFor(tagKey, 'host', requestKey), tokenFor(tagKey, 'projector', requestKey)]);
  const lifeMs = settings.SESSION_TTL_S * 1_000;
  const session = env.LIVE_SESSION.get(env.LIVE_SESSION.idFromString(sessionId));
  const [hostHash, coHash] = await Promise.all([sha256(hostToken), sha256(coToken)]);
  const { kind, content, pace, admission } = request;
  if (entry.state === 'opening') {
    await session.open({ code, kind, title: sessionTitle(request), content, pace, admission, hostHash, coHash, lifeMs, seats: settings.SESSION_SEATS });
    await setCodeState(env.DB, code, 'open');
    rememberCode({ ...entry, state: 'open' }, now);
  }
  return { code, sessionId, hostToken, coToken, joinUrl: `${origin}/${kind}/join/${code}`, expiresAt: new Date(entry.created_at + lifeMs || now).toISOString() };
}
