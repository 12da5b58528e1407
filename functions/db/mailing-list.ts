/** The mailing list in D1: who wants news or a pilot, whether the address is confirmed, and when a row goes. */
import type { MailingListRequest, Purpose } from '../../src/contracts/api/mailing-list.ts';
import { limits } from '../../src/contracts/limits.ts';
import type { Database } from './database.ts';

const dayMs = 86_400_000;
const daysBefore = (now: Date, days: number): string => new Date(now.getTime() - days * dayMs).toISOString();

/** At most one confirmation mail to an address and purpose in this time, so that nobody can be flooded through us. */
const mailEveryMs = dayMs;

/**
 * Stores a sign-up. Again the same one: nothing changes when it is confirmed, else its time starts anew.
 * @returns the row that still needs a confirmation, null when there is nothing to confirm.
 */
export async function storeEntry(db: Database, entry: MailingListRequest, now: Date): Promise<number | null> {
  const { name, school, role, message } = entry.purpose === 'pilot' ? entry : { name: '', school: '', role: '', message: '' };
  const row = await db
    .prepare(
      `INSERT INTO mailing_list (email, purpose, name, school, role, message, consent_version, created_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
       ON CONFLICT (email, purpose, name, school, role, message) DO UPDATE SET created_at = ?8, consent_version = ?7 WHERE confirmed_at IS NULL
       RETURNING id`,
    )
    .bind(entry.email, entry.purpose, ...[name, school, role, message].map(asStored), entry.consentVersion, now.toISOString())
    .first<{ id: number }>();
  return row?.id ?? null;
}

/** A form sent without scripts ends its lines in two characters; the same request must look the same. */
const asStored = (text: string): string => text.toWellFormed().replace(/\r\n?/g, '\n');

export interface MailClaim {
  id: number;
  email: string;
  purpose: Purpose;
  /** When the claim was made. */
  mailed_at: string;
}

// The database gives the id of a deleted row away again, so an id alone does not tell whose row it is.
const claimed = 'id = ?1 AND email = ?2 AND mailed_at = ?3';

/** Takes the right to send the confirmation mail of a row. Null when it is confirmed, gone, or its address got one lately. */
export const claimMail = (db: Database, id: number, now: Date): Promise<MailClaim | null> =>
  db
    .prepare(
      `UPDATE mailing_list SET mailed_at = ?2 WHERE id = ?1 AND confirmed_at IS NULL AND NOT EXISTS (
         SELECT 1 FROM mailing_list AS other WHERE other.email = mailing_list.email AND other.purpose = mailing_list.purpose AND other.mailed_at > ?3)
       RETURNING id, email, purpose, mailed_at`,
    )
    .bind(id, now.toISOString(), new Date(now.getTime() - mailEveryMs).toISOString())
    .first<MailClaim>();

/** Gives the right back: no mail went out, so its tokens open nothing. */
export async function releaseMail(db: Database, { id, email, mailed_at }: MailClaim, tokenHashes: readonly string[]): Promise<void> {
  const forget = db.prepare('DELETE FROM mailing_list_token WHERE token_hash = ?');
  await db.batch([db.prepare(`UPDATE mailing_list SET mailed_at = NULL WHERE ${claimed}`).bind(id, email, mailed_at), ...tokenHashes.map((hash) => forget.bind(hash))]);
}

/** Rows of the last week whose confirmation mail has not gone out, oldest first. */
export async function unsentEntries(db: Database, now: Date, atMost: number): Promise<number[]> {
  const { results } = await db
    .prepare('SELECT id FROM mailing_list WHERE confirmed_at IS NULL AND mailed_at IS NULL AND created_at > ? ORDER BY created_at LIMIT ?')
    .bind(daysBefore(now, 7), atMost)
    .all<{ id: number }>();
  return results.map(({ id }) => id);
}

/** Adds nothing when the row has gone in the meantime. */
export async function addTokens(db: Database, { id, email, mailed_at }: MailClaim, hashes: { confirm: string; unsubscribe: string }, now: Date): Promise<void> {
  const add = db.prepare(`INSERT INTO mailing_list_token (token_hash, entry_id, action, created_at) SELECT ?4, id, ?5, ?6 FROM mailing_list WHERE ${claimed}`);
  await db.batch(Object.entries(hashes).map(([action, hash]) => add.bind(id, email, mailed_at, hash, action, now.toISOString())));
}

/** Confirms what the address asked for with this purpose and uses the token up. False when there is no such token. */
export async function confirmEntry(db: Database, tokenHash: string, now: Date): Promise<boolean> {
  const ownRow = `SELECT entry_id FROM mailing_list_token WHERE token_hash = ?1 AND action = 'confirm'`;
  const [confirmed] = await db.batch([
    db
      .prepare(
        `UPDATE mailing_list SET confirmed_at = coalesce(confirmed_at, ?2)
         WHERE (email, purpose) IN (SELECT email, purpose FROM mailing_list WHERE id IN (${ownRow}))`,
      )
      .bind(tokenHash, now.toISOString()),
    db.prepare(`DELETE FROM mailing_list_token WHERE action = 'confirm' AND entry_id IN (${ownRow})`).bind(tokenHash),
  ]);
  return (confirmed?.meta.changes ?? 0) > 0;
}

/** Deletes everything stored for the address of the token, its tokens too. False when there is no such token. */
export async function deleteEntry(db: Database, tokenHash: string): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `DELETE FROM mailing_list WHERE email IN (
         SELECT email FROM mailing_list JOIN mailing_list_token ON entry_id = id WHERE token_hash = ? AND action = 'unsubscribe')`,
    )
    .bind(tokenHash)
    .run();
  return meta.changes > 0;
}

/** Deletes what has had its time: addresses nobody confirmed, and pilot requests after a year. */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await db
    .prepare(`DELETE FROM mailing_list WHERE (confirmed_at IS NULL AND created_at < ?1) OR (purpose = 'pilot' AND created_at < ?2)`)
    .bind(daysBefore(now, limits.mailingList.unconfirmedDays), daysBefore(now, limits.mailingList.pilotDays))
    .run();
}
