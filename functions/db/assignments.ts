/** Assignments in D1: what was given out, by link or code, and when it all goes. */
import { limits } from '../../src/contracts/limits.ts';
import { drawCode } from '../live/join-code.ts';
import type { Database } from './database.ts';
import { newId, newToken, sha256 } from './hashes.ts';

const dayMs = 86_400_000;
const { assignments } = limits;

export const expiryOf = (dueAt: string): string => new Date(Date.parse(dueAt) + assignments.daysAfterDue * dayMs).toISOString();

export interface NewAssignment {
  content: string;
  /** With a code of six characters, and readable. */
  withCode: boolean;
  /** ISO 8601 in UTC. */
  dueAt: string;
}

export interface StoredAssignment {
  id: string;
  code: string | null;
  teacherToken: string;
  dueAt: string;
  expiresAt: string;
}

export async function storeAssignment(db: Database, { content, withCode, dueAt }: NewAssignment, now: Date): Promise<StoredAssignment> {
  const [id, teacherToken, expiresAt] = [newId(), newToken(), expiryOf(dueAt)];
  const insert = db.prepare(
    `INSERT INTO assignment (id, code, content, is_sealed, teacher_hash, due_at, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (code) DO NOTHING RETURNING code`,
  );
  // One code in some hundred million is taken: drawn again.
  for (;;) {
    const stored = await insert
      .bind(id, withCode ? drawCode() : null, content, withCode ? 0 : 1, await sha256(teacherToken), dueAt, now.toISOString(), expiresAt)
      .first<{ code: string | null }>();
    if (stored) return { id, code: stored.code, teacherToken, dueAt, expiresAt };
  }
}

export interface AssignmentRow {
  content: string;
  is_sealed: number;
  due_at: string;
  expires_at: string;
}

/** Null: there is none, or no longer. It may have expired: compare `expires_at`. */
export const assignmentById = (db: Database, id: string): Promise<AssignmentRow | null> =>
  db.prepare('SELECT content, is_sealed, due_at, expires_at FROM assignment WHERE id = ?').bind(id).first<AssignmentRow>();

export async function idOfCode(db: Database, code: string, now: Date): Promise<string | null> {
  const row = await db.prepare('SELECT id FROM assignment WHERE code = ? AND expires_at > ?').bind(code, now.toISOString()).first<{ id: string }>();
  return row?.id ?? null;
}

/** True: the token is the teacher's. False: it is not. Null: there is no such assignment, or its time is over. */
export async function isTeacher(db: Database, id: string, token: string, now: Date): Promise<boolean | null> {
  const row = await db
    .prepare('SELECT teacher_hash = ? AS fits FROM assignment WHERE id = ? AND expires_at > ?')
    .bind(await sha256(token), id, now.toISOString())
    .first<{ fits: number }>();
  return row && row.fits === 1;
}

export async function setDue(db: Database, id: string, dueAt: string): Promise<string> {
  const expiresAt = expiryOf(dueAt);
  await db.prepare('UPDATE assignment SET due_at = ?, expires_at = ? WHERE id = ?').bind(dueAt, expiresAt, id).run();
  return expiresAt;
}

/** With everything that was handed in. */
export async function deleteAssignment(db: Database, id: string): Promise<void> {
  await db.batch([db.prepare('DELETE FROM hand_in WHERE assignment_id = ?').bind(id), db.prepare('DELETE FROM assignment WHERE id = ?').bind(id)]);
}

/** With everything that was handed in. */
export async function deleteExpiredAssignments(db: Database, now: Date): Promise<void> {
  const at = now.toISOString();
  await db.batch([
    db.prepare('DELETE FROM hand_in WHERE assignment_id IN (SELECT id FROM assignment WHERE expires_at <= ?)').bind(at),
    db.prepare('DELETE FROM assignment WHERE expires_at <= ?').bind(at),
  ]);
}
