/** Codes of live sessions in D1: which session each opens, until when, and which rest. */

import { liveLimits } from '../../src/contracts/live/limits.ts';
import type { SessionKind } from '../../src/contracts/live/protocol.ts';
import type { Database } from './database.ts';
import { sha256 } from './hashes.ts';

export interface LiveCode {
  code: string;
  session_id: string;
  tag_key: string;
  kind: SessionKind;
  state: 'opening' | 'open' | 'ended';
  request_key_hash: string;
  request_hash: string;
  created_at: number;
  expires_at: number;
}

/** The entry of a code that has not had its time. */
export const findCode = (db: Database, code: string, now: number): Promise<LiveCode | null> =>
  db.prepare('SELECT * FROM live_code WHERE code = ? AND expires_at > ?').bind(code, now).first<LiveCode>();

export const findRequest = (db: Database, requestKeyHash: string): Promise<LiveCode | null> =>
  db.prepare('SELECT * FROM live_code WHERE request_key_hash = ?').bind(requestKeyHash).first<LiveCode>();

/** False when the code is in use or rests, or when the same request has come twice at once. */
export async function takeCode(db: Database, entry: LiveCode, now: number): Promise<boolean> {
  const { code, session_id, tag_key, kind, state, request_key_hash, request_hash, created_at, expires_at } = entry;
  const [, , taken] = await db.batch([
    db.prepare('DELETE FROM live_code_resting WHERE until <= ?').bind(now),
    db.prepare('DELETE FROM live_code WHERE expires_at <= ?').bind(now),
    db
      .prepare(
        `INSERT OR IGNORE INTO live_code (code, session_id, tag_key, kind, state, request_key_hash, request_hash, created_at, expires_at)
         SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9 WHERE NOT EXISTS (SELECT 1 FROM live_code_resting WHERE code_hash = ?10)`,
      )
      .bind(code, session_id, tag_key, kind, state, request_key_hash, request_hash, created_at, expires_at, await sha256(code)),
  ]);
  return (taken?.meta.changes ?? 0) > 0;
}

export async function setCodeState(db: Database, code: string, state: LiveCode['state']): Promise<void> {
  await db.prepare('UPDATE live_code SET state = ?2 WHERE code = ?1').bind(code, state).run();
}

/** Forgets the code and lets it rest. */
export async function freeCode(db: Database, code: string, now: number): Promise<void> {
  await db.batch([
    db.prepare('DELETE FROM live_code WHERE code = ?').bind(code),
    db.prepare('INSERT OR REPLACE INTO live_code_resting (code_hash, until) VALUES (?, ?)').bind(await sha256(code), now + liveLimits.codeRestMs),
  ]);
}

/** What has had its time. */
export async function deleteOldCodes(db: Database, now: number): Promise<void> {
  await db.batch([db.prepare('DELETE FROM live_code_resting WHERE until <= ?').bind(now), db.prepare('DELETE FROM live_code WHERE expires_at <= ?').bind(now)]);
}
