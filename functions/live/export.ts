/** Everything a session holds, for its teacher to keep: as data, and as a table. */
import type { AskView, Role, SeatView } from '../../src/contracts/live/protocol.ts';
import { activityOf } from './activities/index.ts';
import type { StoredEvent } from './events.ts';
import type { Room } from './state.ts';
import { snapshotFor } from './views.ts';

/** One submission as it arrived, also when a later one has taken its place. */
interface Submission {
  id: string;
  pid: string;
  seq: number;
  isCurrent: boolean;
}

export interface SessionExport {
  kind: string;
  title: string;
  openedAt: string;
  endedAt: string | null;
  content: unknown;
  seats: SeatView[];
  answers: unknown[];
  asks: AskView[];
  submissions: Submission[];
}

const host: { role: Extract<Role, 'host'> } = { role: 'host' };

export function exportOf(room: Room, events: readonly StoredEvent[]): SessionExport {
  const snapshot = snapshotFor(room, host, () => false);
  if (snapshot.role !== 'host') throw new Error('a snapshot of another role');
  const current = new Set([...room.answers.values()].map(({ seq }) => seq));
  return {
    kind: room.kind,
    title: room.title,
    openedAt: new Date(room.openedAt).toISOString(),
    endedAt: room.endedAt === null ? null : new Date(room.endedAt).toISOString(),
    content: room.content,
    seats: snapshot.roster,
    answers: snapshot.answers,
    asks: snapshot.asks,
    submissions: events.flatMap(({ seq, event }) =>
      event.is === 'answered' || event.is === 'asked' ? [{ id: event.id, pid: event.pid, seq, isCurrent: event.is === 'asked' || current.has(seq) }] : [],
    ),
  };
}

/** One line a response or question. Opens in a spreadsheet without running anything. */
export function csvOf(room: Room): string {
  const nameOf = (pid: string): string => room.seats.get(pid)?.name ?? '';
  const time = (at: number): string => new Date(at).toISOString();
  const rows = [
    ['Name', 'Step', 'Question', 'Response', 'Choice', 'Blanks', 'Reply', 'Revision', 'Time', 'Shown to the class', 'Check in'],
    ...[...room.answers.values()].map(({ pid, step, q, text, choice, blanks, rev, at, shown, level }) => [
      nameOf(pid),
      ...askedAt(room, step, q),
      text ?? '',
      choice === undefined ? '' : choice + 1,
      (blanks ?? []).join(' | '),
      '',
      rev,
      time(at),
      shown ? 'yes' : 'no',
      level === 2 ? 'yes' : '',
    ]),
    ...[...room.asks.values()].map(({ pid, text, reply, at, level }) => [nameOf(pid), '', 'asked', text, '', '', reply, '', time(at), 'no', level === 2 ? 'yes' : '']),
  ];
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Step and question, in words where the kind of session has any. */
function askedAt({ kind, content }: Room, step: number, q: string): [string | number, string] {
  const asked = activityOf(kind).asked?.(content, step, q);
  return asked ? [asked.step, asked.question] : [step, q];
}

/** A cell that begins like a formula gets an apostrophe before it. */
function cell(value: string | number): string {
  const text = String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
