/** The inbox of one assignment: who has handed in, each work opened here, returned with a comment; status as a table; delete everything. */
import { ArrowLeft, FileDown, Printer, RefreshCw } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { assignedPlaces } from '../../contracts/assignment.ts';
import type { GivenOut } from '../../stores/assignments/records.ts';
import { openInbox, type Received } from '../../stores/assignments/teacher.ts';
import { showToast } from '../../stores/toasts.ts';
import { saveFile } from '../../ui/save-file.ts';
import { DeleteAssignment } from './DeleteAssignment.tsx';
import { dueText } from './due.ts';
import { HandOutLinks } from './HandOutLinks.tsx';
import { InboxTable, type InboxView } from './InboxTable.tsx';
import { KeyNotKept } from './KeyNotKept.tsx';
import { MoveDue } from './MoveDue.tsx';
import { ReadWork } from './ReadWork.tsx';
import { csvName, statusCsv } from './status-csv.ts';

interface InboxProps {
  record: GivenOut;
  onClose: () => void;
  open?: typeof openInbox;
  save?: typeof saveFile;
}

export function Inbox({ record, onClose, open = openInbox, save = saveFile }: InboxProps) {
  const [received, setReceived] = useState<readonly Received[] | null>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [reading, setReading] = useState<string | null>(null);
  const [view, setView] = useState<InboxView>({ search: '', order: 'name', last: null });
  const heading = useRef<HTMLHeadingElement>(null);
  const latest = useRef(record);
  latest.current = record;
  const { title, instructions, material, isNamed } = record.content;

  const look = useCallback(async () => {
    setIsBusy(true);
    setProblem('');
    const found = await open(latest.current);
    setIsBusy(false);
    if (found.ok) setReceived(found.value.received);
    else setProblem(found.why);
  }, [open]);
  useEffect(() => {
    heading.current?.focus();
    void look();
  }, [look]);

  const read = (id: string) => {
    setView({ ...view, last: id });
    setReading(id);
  };
  const current = received?.find(({ id }) => id === reading);
  if (current)
    return (
      <ReadWork
        key={current.id}
        record={record}
        received={current}
        onReturned={(returnedAt) => setReceived((received ?? []).map((each) => (each.id === current.id ? { ...each, returnedAt } : each)))}
        onClose={() => setReading(null)}
      />
    );
  const returned = received?.filter(({ returnedAt }) => returnedAt !== null).length ?? 0;
  return (
    <div className="assign">
      <p data-no-print>
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          <ArrowLeft size={18} aria-hidden="true" /> All assignments
        </button>
      </p>
      <header className="assign-head">
        <h2 className="app-section" ref={heading} tabIndex={-1} dir="auto">
          {title}
        </h2>
        <p className="text-muted">
          {assignedPlaces[material.tool].label}, due {dueText(record.dueAt)}. {isNamed ? 'With names.' : 'With made-up names.'} Erased {dueText(record.expiresAt)}.
        </p>
        {instructions && (
          <p className="assign-instructions max-w-measure" dir="auto">
            {instructions}
          </p>
        )}
      </header>
      <KeyNotKept record={record} save={save} />
      <HandOutLinks record={record} />
      <section className="assign-part" aria-label="Inbox">
        <p className="assign-buttons" data-no-print>
          <button type="button" className="btn" disabled={isBusy} onClick={() => void look()}>
            <RefreshCw size={18} aria-hidden="true" /> {isBusy ? 'Looking…' : 'Look for new work'}
          </button>
          {received && received.length > 0 && (
            <>
              <button type="button" className="btn" onClick={() => save(csvName(record.content), `\ufeff${statusCsv(received)}`, 'text/csv')}>
                <FileDown size={18} aria-hidden="true" /> Status as CSV
              </button>
              <button type="button" className="btn" onClick={() => print()}>
                <Printer size={18} aria-hidden="true" /> Print the list
              </button>
            </>
          )}
        </p>
        {problem && (
          <p className="assign-note" role="alert">
            {problem}
          </p>
        )}
        <p role="status">
          {received && `${received.length === 1 ? 'One student has' : `${received.length} students have`} handed in${received.length > 0 ? `, ${returned} returned` : ''}.`}
        </p>
        {received && received.length > 0 && <InboxTable received={received} view={view} onView={setView} onRead={read} />}
      </section>
      <section className="assign-part" aria-label="Change or delete" data-no-print>
        <MoveDue record={record} />
        <DeleteAssignment
          record={record}
          onDeleted={() => {
            showToast({ title: 'Assignment deleted', message: 'Everything that was handed in is deleted on the server, and the key here.' });
            onClose();
          }}
        />
      </section>
    </div>
  );
}
