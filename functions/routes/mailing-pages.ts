/**
 * The links of a mail, and the forms as browsers send them without scripts. GET only shows a page: mail scanners open every link. POST does it and
 * answers with a page at once, without a redirect, as one-click unsubscription asks for (RFC 8058). A token is its own permission: whoever holds it
 * may use it, so these take a POST from any mail program.
 */
import { type Context, Hono } from 'hono';
import { MailingListRequest } from '../../src/contracts/api/mailing-list.ts';
import { limits } from '../../src/contracts/limits.ts';
import { sha256, tokenPattern } from '../db/hashes.ts';
import { confirmEntry, deleteEntry } from '../db/mailing-list.ts';
import { type AppEnv, settingsOf } from '../env.ts';
import { logFailure } from '../http/log-failure.ts';
import { ProblemError } from '../http/problem.ts';
import { readForm, requireOwnPage } from '../http/read-form.ts';
import { countIn, join } from './mailing-list.ts';

/** Pages of `src/pages/mailing-list/[outcome].astro`. */
type Outcome = 'joined' | 'requested' | 'confirmed' | 'deleted' | 'unknown-link' | 'not-stored';
export type ShowPage = (c: Context<AppEnv>, request: Request) => Promise<Response>;

export function mailingPages(showPage: ShowPage): Hono<AppEnv> {
  const show = (c: Context<AppEnv>, outcome: Outcome) => showPage(c, new Request(new URL(`/mailing-list/${outcome}`, c.req.url)));
  return new Hono<AppEnv>()
    .post('/join', async (c) => show(c, await outcomeOf(() => joinByForm(c))))
    .post('/confirm/:token', async (c) => show(c, await outcomeOf(() => useToken(c, (hash) => confirmEntry(c.env.DB, hash, new Date()), 'confirmed'))))
    .post('/unsubscribe/:token', async (c) => show(c, await outcomeOf(() => useToken(c, (hash) => deleteEntry(c.env.DB, hash), 'deleted'))));
}

async function joinByForm(c: Context<AppEnv>): Promise<Outcome> {
  c.set('settings', settingsOf(c.env));
  requireOwnPage(c.req.raw);
  await countIn(c);
  const entry = await readForm(c.req.raw, MailingListRequest, limits.mailingList.bodyBytes);
  await join(c, entry);
  return entry.purpose === 'pilot' ? 'requested' : 'joined';
}

async function useToken(c: Context<AppEnv>, use: (hash: string) => Promise<boolean>, outcome: Outcome): Promise<Outcome> {
  const token = c.req.param('token') ?? '';
  return tokenPattern.test(token) && (await use(await sha256(token))) ? outcome : 'unknown-link';
}

/** Whatever goes wrong, a person reads a page, never JSON. */
async function outcomeOf(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof ProblemError)) logFailure(cause, '/mailing-list');
    return 'not-stored';
  }
}
