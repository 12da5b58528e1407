/** /api/live/sessions: opening, joining, the socket, taking the results, the end. HTTP first, so that what goes wrong has a status. */
import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { liveLimits } from '../../src/contracts/live/limits.ts';
import { type Role, readCode, subprotocol } from '../../src/contracts/live/protocol.ts';
import { CreateSessionRequest, type JoinReply, JoinRequest } from '../../src/contracts/live/session.ts';
import { suggestName } from '../../src/engine/live/suggest-name.ts';
import { sha256 } from '../db/hashes.ts';
import { findCode, type LiveCode } from '../db/live-code.ts';
import type { AppEnv } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { reachDatabase } from '../http/reach-database.ts';
import { readJson } from '../http/read-json.ts';
import { upgraded } from '../http/upgraded.ts';
import type { JoinOutcome } from '../live/live-session.ts';
import { classAt, forgetCode, knownCode, sessionAt, unknownCode } from '../live/lookup.ts';
import { openSession } from '../live/open-session.ts';
import { readToken, tokenFor } from '../live/tokens.ts';

const uuid = z.uuid();
const unauthorized = (): ProblemError => new ProblemError('unauthorized', 'This key does not open the session.');

export function liveRoutes(): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  app.post('/', async (c) => {
    const key = uuid.safeParse(c.req.header('idempotency-key'));
    if (!key.success) throw new ProblemError('malformed-key', 'Draw one for each new session, and send it again when you repeat the request.');
    const { success } = await c.env.SESSION_LIMIT.limit({ key: c.req.header('cf-connecting-ip') ?? 'unknown' });
    if (!success) throw new ProblemError('rate-limited', 'Many sessions were opened from your network. Wait a minute, then try again.', { headers: { 'Retry-After': '60' } });
    const request = await readJson(c.req.raw, CreateSessionRequest, liveLimits.contentBytes);
    const origin = c.var.settings.SITE_URL ?? new URL(c.req.url).origin;
    const reply = await reachDatabase(openSession(request, key.data, { env: c.env, settings: c.var.settings, origin: new URL(origin).origin, now: Date.now() }));
    return c.json(reply, 201, { 'Cache-Control': 'no-store' });
  });

  app.post('/:code/participants', async (c) => {
    const { name, joinKey, pin } = await readJson(c.req.raw, JoinRequest, liveLimits.joinBodyBytes);
    const entry = await classAt(c.req.param('code'), { env: c.env, request: c.req.raw, now: Date.now() });
    const resumeToken = await tokenFor(entry.tag_key, 'participant', joinKey);
    const [joinHash, tokenHash] = await Promise.all([sha256(joinKey), sha256(resumeToken)]);
    const joined = await reachDatabase<JoinOutcome>(sessionOf(c, entry).join(name, joinHash, tokenHash, pin));
    if (joined.ok)
      return c.json<JoinReply>({ participantId: joined.pid, resumeToken, name: joined.name, kind: entry.kind, expiresAt: new Date(entry.expires_at).toISOString() }, 201, {
        'Cache-Control': 'no-store',
      });
    switch (joined.why) {
      case 'name':
        throw new ProblemError('validation', `How about “${suggestName(Math.random)}”?`, {
          fields: [{ pointer: '/name', code: name.trim() ? 'invalid' : 'required', message: joined.message }],
        });
      case 'pin':
        throw new ProblemError('validation', 'Ask your teacher for a new one.', {
          fields: [{ pointer: '/pin', code: 'invalid', message: 'This number opens no seat.' }],
        });
      case 'locked':
        throw new ProblemError('session-locked', 'Ask your teacher to let you in.');
      case 'full':
        throw new ProblemError('session-full', 'Ask your teacher.');
      case 'removed':
        throw new ProblemError('removed', 'Talk to your teacher.');
      case 'busy':
        throw new ProblemError('rate-limited', 'Many are joining at this moment. Try again in a second.', { headers: { 'Retry-After': '1' } });
      case 'gone':
        forgetCode(entry.code);
        throw unknownCode();
    }
  });

  app.get('/:code/socket', async (c) => {
    if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') throw new ProblemError('upgrade-required', 'Open it as a WebSocket.', { headers: { Upgrade: 'websocket' } });
    if (!c.req.header('origin') && c.var.settings.ALLOW_NO_ORIGIN !== '1') throw new ProblemError('forbidden-origin', 'Open this site itself and try again there.');
    const asked = (c.req.header('sec-websocket-protocol') ?? '').split(',').map((text) => text.trim());
    const token = asked.find((text) => text.startsWith('t.'))?.slice(2) ?? '';
    if (!asked.includes(subprotocol)) throw unauthorized();
    const { entry, role, hash } = await opened(c, token);
    const response = await reachDatabase(sessionOf(c, entry).fetch('https://live/socket', { headers: { Upgrade: 'websocket', 'X-Live-Role': role, 'X-Live-Token-Hash': hash } }));
    if (response.status === 101) return upgraded(response.webSocket, subprotocol);
    if (response.status === 403) throw new ProblemError('removed', 'Talk to your teacher.');
    if (response.status === 404) {
      forgetCode(entry.code);
      throw unknownCode();
    }
    throw await refused(c, entry);
  });

  app.get('/:code/export', async (c) => {
    const { entry, hash } = await opened(c, bearer(c), 'host');
    const format = c.req.query('format') === 'csv' ? 'csv' : 'json';
    const text = await reachDatabase(sessionOf(c, entry).export(hash, format));
    if (text === null) throw await refused(c, entry);
    const type = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json';
    return c.body(text, 200, { 'Content-Type': type, 'Content-Disposition': `attachment; filename="session.${format}"`, 'Cache-Control': 'no-store' });
  });

  const end = async (c: Context<AppEnv>, purge: boolean) => {
    const { entry, hash } = await opened(c, bearer(c), 'host');
    if (!(await reachDatabase(sessionOf(c, entry).end(hash, purge)))) throw await refused(c, entry);
    forgetCode(entry.code);
    return c.body(null, 204);
  };
  app.post('/:code/end', (c) => end(c, false));
  app.delete('/:code', (c) => end(c, true));

  app.delete('/:code/participants/me', async (c) => {
    const { entry, hash } = await opened(c, bearer(c), 'participant');
    if (!(await reachDatabase(sessionOf(c, entry).eraseMine(hash)))) throw await refused(c, entry);
    return c.body(null, 204);
  });
  return app;
}

const sessionOf = (c: Context<AppEnv>, { session_id }: LiveCode) => c.env.LIVE_SESSION.get(c.env.LIVE_SESSION.idFromString(session_id));
const bearer = (c: Context<AppEnv>): string => /^Bearer (\S{1,100})$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';

/** Why a session does not take a key of its own: it is erased, or the seat is. */
const refused = async (c: Context<AppEnv>, { code }: LiveCode): Promise<ProblemError> =>
  (await reachDatabase(findCode(c.env.DB, code, Date.now()))) ? unauthorized() : unknownCode();

/** The session of the code, if the token is one of its own. A token without a session behind it is told what anyone is told who guesses. */
async function opened(c: Context<AppEnv>, token: string, only?: Role): Promise<{ entry: LiveCode; role: Role; hash: string }> {
  const typed = c.req.param('code') ?? '';
  const code = readCode(typed);
  // Before anything is counted: the teacher comes back for the results after the end, when nobody else finds the code any more.
  const entry = code === null ? null : await reachDatabase(knownCode(c.env, code, Date.now()));
  const read = entry && (await readToken(entry.tag_key, token));
  if (entry && read && (!only || read.role === only)) return { entry, ...read };
  // A wrong key is a guess like a wrong code.
  await sessionAt(typed, { env: c.env, request: c.req.raw, now: Date.now() });
  throw unauthorized();
}
