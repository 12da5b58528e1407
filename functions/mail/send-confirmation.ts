/** Sends the confirmation mail of a row, once, after the visitor has had the answer. */

import type { Database } from '../db/database.ts';
import { newToken, sha256 } from '../db/hashes.ts';
import { addTokens, claimMail, releaseMail } from '../db/mailing-list.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { type Mailer, MailFailure, type Patience, sendPatiently } from './mailer.ts';

export interface ConfirmationDeps {
  db: Database;
  mailer: Mailer;
  /** Of the site, for the links. */
  origin: string;
  now: Date;
  patience?: Patience;
}

/** Never throws: a mail that cannot be sent leaves the row as it was, to be tried again later. Addresses are not logged. */
export async function sendConfirmation(id: number, { db, mailer, origin, now, patience }: ConfirmationDeps): Promise<void> {
  try {
    const claim = await claimMail(db, id, now);
    if (!claim) return;
    const tokens = { confirm: newToken(), unsubscribe: newToken() };
    const hashes = { confirm: await sha256(tokens.confirm), unsubscribe: await sha256(tokens.unsubscribe) };
    try {
      await addTokens(db, claim, hashes, now);
      await sendPatiently(mailer, confirmationMail({ to: claim.email, purpose: claim.purpose, origin, tokens }), patience);
    } catch (cause) {
      await releaseMail(db, claim, Object.values(hashes));
      throw cause;
    }
  } catch (cause) {
    console.error(JSON.stringify({ route: 'confirmation mail', error: cause instanceof MailFailure ? cause.message : String(cause) }));
  }
}
