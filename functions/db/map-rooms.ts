/** Rooms for concept maps in D1: which Durable Object each is, until when, and the hashes of what opens it. */
import type { RoomRole } from '../../src/contracts/map-room.ts';
import type { Database } from './database.ts';
import { sha256 } from './hashes.ts';

export interface MapRoomEntry {
  id: string;
  object_id: string;
  owner_hash: string;
  edit_hash: string;
  read_hash: string;
  /** ISO 8601. */
  created_at: string;
  /** ISO 8601. */
  expires_at: string;
}

/** The entry under the id afterwards: this one, or the one that was there before. */
export async function takeRoom(db: Database, entry: MapRoomEntry): Promise<MapRoomEntry | null> {
  const { id, object_id, owner_hash, edit_hash, read_hash, created_at, expires_at } = entry;
  await db
    .prepare('INSERT OR IGNORE INTO map_room (id, object_id, owner_hash, edit_hash, read_hash, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?)')
    .bind(id, object_id, owner_hash, edit_hash, read_hash, created_at, expires_at)
    .run();
  return db.prepare('SELECT * FROM map_room WHERE id = ?').bind(id).first<MapRoomEntry>();
}

/** The room that has not had its time, and what the token allows in it; `role` is null for a token that is none of its own. */
export async function findRoom(db: Database, id: string, token: string, now: Date): Promise<{ entry: MapRoomEntry; role: RoomRole | null } | null> {
  const entry = await db.prepare('SELECT * FROM map_room WHERE id = ? AND expires_at > ?').bind(id, now.toISOString()).first<MapRoomEntry>();
  if (!entry) return null;
  // Hashes of random tokens: how far two of them agree tells nothing.
  const hash = await sha256(token);
  const roles = { [entry.owner_hash]: 'owner', [entry.edit_hash]: 'edit', [entry.read_hash]: 'read' } as const;
  return { entry, role: roles[hash] ?? null };
}

export async function forgetRoom(db: Database, id: string): Promise<void> {
  await db.prepare('DELETE FROM map_room WHERE id = ?').bind(id).run();
}

export async function deleteExpiredRooms(db: Database, now: Date): Promise<void> {
  await db.prepare('DELETE FROM map_room WHERE expires_at <= ?').bind(now.toISOString()).run();
}
