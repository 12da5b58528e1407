/** What lies on this device to be worked on, with where each stands. */
import { assignedPlaces, assignmentHash, assignmentPath } from '../../contracts/assignment.ts';
import type { OnMyDesk } from '../../stores/assignments/records.ts';
import { dueText } from './due.ts';

export function standing({ sent, waiting, gone }: Pick<OnMyDesk, 'sent' | 'waiting' | 'gone'>): string {
  if (gone) return gone === 'removed' ? 'Removed by the teacher' : 'Its time is over';
  if (waiting) return waiting.isRefused ? 'Not taken: look at why' : 'Waiting to be sent';
  const last = sent.at(-1);
  if (!last) return 'Not handed in yet';
  return last.returnedAt ? 'Returned by the teacher' : 'Handed in';
}

export function MyAssignments({ records }: { records: readonly OnMyDesk[] }) {
  return (
    <ul className="assign-list" aria-label="Assignments on this device">
      {records.map((record) => (
        <li key={record.id} className="assign-row">
          <span className="assign-words">
            <a href={`${assignmentPath}${assignmentHash(record.id, record.key)}`} dir="auto">
              {record.content.title || assignedPlaces[record.content.material.tool].label}
            </a>
            <small>
              {assignedPlaces[record.content.material.tool].label}, due {dueText(record.dueAt)}
            </small>
          </span>
          <span className="assign-state">
            <span className="badge">{standing(record)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
