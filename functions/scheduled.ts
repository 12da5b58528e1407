/** What the Worker does every hour (`[triggers]` in wrangler.toml). */

import { deleteExpiredAssignments } from './db/assignments.ts';
import { deleteOldCodes } from './db/live-code.ts';
import { deleteExpired, unsentEntries } from './db/mailing-list.ts';
import { deleteExpiredRooms } from './db/map-rooms.ts';
import { deleteOldCounts } from './db/request-count.ts';
import { deleteExpiredShares } from './db/shares.ts';
import { type Env, settingsOf } from './env.ts';
import { mailerOf } from './mail/mailer.ts';
import { sendConfirmation } from './mail/send-confirmation.ts';

/** Mails tried again in one hour: what a provider was down for is soon sent, and nobody is flooded. */
const mailsAtOnce = 20;

export async function everyHour(env: Env, now: Date): Promise<void> {
  const db = env.DB;
  await deleteExpired(db, now);
  await deleteOldCounts(db, now);
  await deleteExpiredShares(db, now);
  await deleteOldCodes(db, now.getTime());
  await deleteExpiredAssignments(db, now);
  await deleteExpiredRooms(db, now);
  const settings = settingsOf(env);
  const mailer = mailerOf(settings);
  if (!mailer || !settings.SITE_URL) return;
  for (const id of await unsentEntries(db, now, mailsAtOnce)) await sendConfirmation(id, { db, mailer, origin: new URL(settings.SITE_URL).origin, now });
}
