/** Everything a session holds, for its teacher to keep: as data, and as a table. */
import type { AskView, Role, SeatView } from '../../src/contracts/live/protocol.ts';
import { csvTable } from '../../src/engine/text/csv-table.ts';
import { activityOf } from './activities/index.ts';
import { votesOf } from './class-votes.ts';
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

/** One line a response or question, with how many voted for it. Opens in a spreadsheet without running anything. */
export function csvOf(room: Room): string {
  const nameOf = (pid: string): string => room.seats.get(pid)?.name ?? '';
  const time = (at: number): string => new Date(at).toISOString();
  return csvTable([
    ['Name', 'Step', 'Question', 'Response', 'Choice', 'Blanks', 'Reply', 'Revision', 'Time', 'Shown to the class', 'Votes', 'Check in'],
    ...[...room.answers.values()].map((answer) => [
      nameOf(answer.pid),
      ...askedAt(room, answer.step, answer.q),
      answer.text ?? '',
      answer.choice === undefined ? '' : answer.choice + 1,
      (answer.blanks ?? []).join(' | '),
      '',
      answer.rev,
      time(answer.at),
      answer.shown ? 'yes' : 'no',
      votesOf(room, answer) ?? '',
      answer.level === 2 ? 'yes' : '',
    ]),
    ...[...room.asks.values()].map(({ pid, text, reply, at, level, shown, voters }) => [
      nameOf(pid),
      '',
      'asked',
      text,
      '',
      '',
      reply,
      '',
      time(at),
      shown ? 'yes' : 'no',
      shown || voters.size > 0 ? voters.size : '',
      level === 2 ? 'yes' : '',
    ]),
  ]);
}

/** Step and question, in words where the kind of session has any. */
function askedAt({ kind, content }: Room, step: number, q: string): [string | number, string] {
  const asked = activityOf(kind).asked?.(content, step, q);
  return asked ? [asked.step, asked.question] : [step, q];
}
