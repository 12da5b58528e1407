/** Encrypted links in D1: ciphertext, when it goes, and the hash of what deletes it. */
import type { Database } from './database.ts';
import { newId, newToken, sha256 } from './hashes.ts';

const dayMs = 86_400_000;

export interface StoredShare {
  id: string;
  deleteToken: string;
  /** ISO 8601. */
  expiresAt: string;
}

export async function storeShare(db: Database, share: { ciphertext: string; days: number }, now: Date): Promise<StoredShare> {
  const [id, deleteToken] = [newId(), newToken()];
  const expiresAt = new Date(now.getTime() + share.days * dayMs).toISOString();
  await db
    .prepare('INSERT INTO share (id, ciphertext, delete_hash, created_at, expires_at) VALUES (?, ?, ?, ?, ?)')
    .bind(id, share.ciphertext, await sha256(deleteToken), now.toISOString(), expiresAt)
    .run();
  return { id, deleteToken, expiresAt };
}

/** "expired": it is still there, but its time is over. Null: there is no such link, or no longer. */
export async function readShare(db: Database, id: string, now: Date): Promise<{ ciphertext: string; expiresAt: string } | 'expired' | null> {
  const row = await db.prepare('SELECT ciphertext, expires_at FROM share WHERE id = ?').bind(id).first<{ ciphertext: string; expires_at: string }>();
  if (!row) return null;
  return row.expires_at > now.toISOString() ? { ciphertext: row.ciphertext, expiresAt: row.expires_at } : 'expired';
}

/** Null: there is nothing to delete. False: the token is not the one that belongs to it. */
export async function deleteShare(db: Database, id: string, token: string): Promise<boolean | null> {
  const { meta } = await db
    .prepare('DELETE FROM share WHERE id = ? AND delete_hash = ?')
    .bind(id, await sha256(token))
    .run();
  if (meta.changes > 0) return true;
  return (await db.prepare('SELECT 1 AS found FROM share WHERE id = ?').bind(id).first()) ? false : null;
}

export async function deleteExpiredShares(db: Database, now: Date): Promise<void> {
  await db.prepare('DELETE FROM share WHERE expires_at <= ?').bind(now.toISOString()).run();
}
