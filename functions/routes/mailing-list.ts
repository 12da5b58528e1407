/** POST /api/mailing-list, and the work behind it that the form without scripts shares. */
import { type Context, Hono } from 'hono';
import { type MailingListReply, MailingListRequest } from '../../src/contracts/api/mailing-list.ts';
import { limits } from '../../src/contracts/limits.ts';
import { deleteExpired, storeEntry } from '../db/mailing-list.ts';
import { countRequest } from '../db/request-count.ts';
import type { AppEnv, Settings } from '../env.ts';
import { logFailure } from '../http/log-failure.ts';
import { ProblemError } from '../http/problem.ts';
import { readJson } from '../http/read-json.ts';
import { mailerOf } from '../mail/mailer.ts';
import { sendConfirmation } from '../mail/send-confirmation.ts';

export function mailingListRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().post('/', async (c) => {
    await countIn(c);
    await join(c, await readJson(c.req.raw, MailingListRequest, limits.mailingList.bodyBytes));
    return c.json<MailingListReply>({ status: 'stored' }, 200, { 'Cache-Control': 'no-store' });
  });
}

/** Only for this run of the Worker: without a signing key the counts start anew with it. */
let ownKey: string | null = null;
function countKey({ SIGNING_KEY }: Settings): string {
  ownKey ??= SIGNING_KEY ?? crypto.randomUUID() + crypto.randomUUID();
  return ownKey;
}

/**
 * Counts one request of the caller's network, before anything of it is read: a flood of bad ones is a flood, too.
 * @throws ProblemError rate-limited, unavailable.
 */
export async function countIn(c: Context<AppEnv>): Promise<void> {
  const address = c.req.header('cf-connecting-ip') ?? 'unknown';
  const wait = await countRequest(c.env.DB, { address, key: countKey(c.var.settings), now: new Date() }).catch(unavailable);
  if (wait === 0) return;
  throw new ProblemError('rate-limited', `Too many requests came from your network. Wait ${wait} seconds, then try again.`, {
    headers: { 'Retry-After': String(wait) },
    unread: (c.req.raw.body as ReadableStream<Uint8Array> | null)?.getReader(),
  });
}

/**
 * Stores the sign-up of a request that was counted; the mail and the clearing-up come after the answer and cannot spoil it. New or known, the caller gets the same.
 * @throws ProblemError unavailable.
 */
export async function join(c: Context<AppEnv>, entry: MailingListRequest): Promise<void> {
  const { settings } = c.var;
  const db = c.env.DB;
  const now = new Date();
  const toConfirm = await storeEntry(db, entry, now).catch(unavailable);
  const mailer = mailerOf(settings);
  if (toConfirm !== null && mailer) c.executionCtx.waitUntil(sendConfirmation(toConfirm, { db, mailer, origin: new URL(settings.SITE_URL ?? c.req.url).origin, now }));
  // On a machine of one's own no clock wakes the Worker, so each sign-up clears up as well.
  c.executionCtx.waitUntil(deleteExpired(db, now).catch((cause) => logFailure(cause, '/api/mailing-list')));
}

function unavailable(cause: unknown): never {
  logFailure(cause, '/api/mailing-list');
  throw new ProblemError('unavailable', 'The list cannot be written right now. Try again in a few minutes.');
}
