/** What students hand in: sealed work by assignment and seat. A seat is one student's browser, known by the hash of its secret. */
import type { HandInRow, OwnHandIn } from '../../src/contracts/api/assignments.ts';
import { limits } from '../../src/contracts/limits.ts';
import type { Database } from './database.ts';

const { handIns, versions } = limits.assignments;

export interface NewHandIn {
  assignment: string;
  id: string;
  seat: string;
  label: string;
  work: string;
}

export type Taken =
  | { kind: 'taken'; isNew: boolean; version: number; handedAt: string }
  /** Another content or another seat stands under this id. */
  | { kind: 'conflict' }
  | { kind: 'missing' }
  | { kind: 'expired' }
  /** This seat has handed in before, and the due time is over. */
  | { kind: 'past-due' }
  | { kind: 'full' };

interface Found {
  seat_hash: string;
  label: string;
  work: string;
  version: number;
  handed_at: string;
}

/** Takes it in one statement, so that hand-ins at the same moment cannot slip past a limit together. The same id again changes nothing and gets the same answer. */
export async function takeHandIn(db: Database, { assignment, id, seat, label, work }: NewHandIn, now: Date): Promise<Taken> {
  const at = now.toISOString();
  const ofSeat = 'FROM hand_in WHERE assignment_id = ?1 AND seat_hash = ?3';
  const stored = await db
    .prepare(
      `INSERT INTO hand_in (assignment_id, id, seat_hash, version, label, work, handed_at)
       SELECT ?1, ?2, ?3, (SELECT coalesce(max(version), 0) + 1 ${ofSeat}), ?4, ?5, ?6 FROM assignment
       WHERE id = ?1 AND expires_at > ?6 AND (due_at >= ?6 OR NOT EXISTS (SELECT 1 ${ofSeat}))
         AND (SELECT count(*) ${ofSeat}) < ?7 AND (SELECT count(*) FROM hand_in WHERE assignment_id = ?1) < ?8
       ON CONFLICT (assignment_id, id) DO NOTHING RETURNING version`,
    )
    .bind(assignment, id, seat, label, work, at, versions, handIns)
    .first<{ version: number }>();
  return stored ? { kind: 'taken', isNew: true, version: stored.version, handedAt: at } : whyNotTaken(db, { assignment, id, seat, label, work }, at);
}

async function whyNotTaken(db: Database, { assignment, id, seat, label, work }: NewHandIn, at: string): Promise<Taken> {
  const known = await db.prepare('SELECT seat_hash, label, work, version, handed_at FROM hand_in WHERE assignment_id = ? AND id = ?').bind(assignment, id).first<Found>();
  if (known) {
    const isSame = known.seat_hash === seat && known.label === label && known.work === work;
    return isSame ? { kind: 'taken', isNew: false, version: known.version, handedAt: known.handed_at } : { kind: 'conflict' };
  }
  const row = await db.prepare('SELECT due_at, expires_at FROM assignment WHERE id = ?').bind(assignment).first<{ due_at: string; expires_at: string }>();
  if (!row) return { kind: 'missing' };
  if (row.expires_at <= at) return { kind: 'expired' };
  const before = await db.prepare('SELECT 1 AS found FROM hand_in WHERE assignment_id = ? AND seat_hash = ? LIMIT 1').bind(assignment, seat).first();
  return before && row.due_at < at ? { kind: 'past-due' } : { kind: 'full' };
}

/** All of an assignment without the work, in the order in which they came. */
export async function inboxOf(db: Database, assignment: string): Promise<HandInRow[]> {
  const { results } = await db
    .prepare(
      'SELECT id, seat_hash AS seat, version, label, handed_at AS handedAt, returned_at AS returnedAt FROM hand_in WHERE assignment_id = ? ORDER BY handed_at, seat_hash, version',
    )
    .bind(assignment)
    .all<HandInRow>();
  return results;
}

export async function workOf(db: Database, assignment: string, id: string): Promise<string | null> {
  const row = await db.prepare('SELECT work FROM hand_in WHERE assignment_id = ? AND id = ?').bind(assignment, id).first<{ work: string }>();
  return row?.work ?? null;
}

/** False: there is no such hand-in. A second comment takes the place of the first. */
export async function returnHandIn(db: Database, assignment: string, id: string, comment: string, now: Date): Promise<boolean> {
  const { meta } = await db.prepare('UPDATE hand_in SET comment = ?, returned_at = ? WHERE assignment_id = ? AND id = ?').bind(comment, now.toISOString(), assignment, id).run();
  return meta.changes > 0;
}

export async function ownHandIns(db: Database, assignment: string, seat: string): Promise<OwnHandIn[]> {
  const { results } = await db
    .prepare('SELECT id, version, handed_at AS handedAt, returned_at AS returnedAt, comment FROM hand_in WHERE assignment_id = ? AND seat_hash = ? ORDER BY version')
    .bind(assignment, seat)
    .all<OwnHandIn>();
  return results;
}

export async function deleteOwnHandIns(db: Database, assignment: string, seat: string): Promise<void> {
  await db.prepare('DELETE FROM hand_in WHERE assignment_id = ? AND seat_hash = ?').bind(assignment, seat).run();
}
