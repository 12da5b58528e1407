/** One hand-in, decrypted in this browser, to read and to return with a comment. */
import { ArrowLeft, Printer } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { assignmentLimits } from '../../contracts/assignment.ts';
import type { Sheet } from '../../engine/sheet/sheet.ts';
import { sheetOf } from '../../engine/sheet/sheet-of.ts';
import type { GivenOut } from '../../stores/assignments/records.ts';
import { openWork, type Received, returnWithComment } from '../../stores/assignments/teacher.ts';
import { showToast } from '../../stores/toasts.ts';
import { timeText } from './due.ts';
import { WorkSheet } from './WorkSheet.tsx';

interface ReadWorkProps {
  record: GivenOut;
  received: Received;
  onReturned: (at: string) => void;
  onClose: () => void;
}

export function ReadWork({ record, received, onReturned, onClose }: ReadWorkProps) {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [problem, setProblem] = useState('');
  const [comment, setComment] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const name = received.label?.name || 'Without a name';

  useEffect(() => {
    heading.current?.focus();
    void openWork(record, received.id).then((opened) => (opened.ok ? setSheet(sheetOf(opened.value)) : setProblem(opened.why)));
  }, [record, received.id]);

  const giveBack = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setProblem('');
    const done = await returnWithComment(record, received, comment.trim());
    setIsBusy(false);
    if (!done.ok) return setProblem(done.why);
    onReturned(done.value);
    showToast({ title: 'Returned', message: `${name} finds it on the page of the assignment.` });
    onClose();
  };

  return (
    <div className="assign">
      <p className="assign-buttons" data-no-print>
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          <ArrowLeft size={18} aria-hidden="true" /> Back to the inbox
        </button>
        <button type="button" className="btn" onClick={() => print()}>
          <Printer size={18} aria-hidden="true" /> Print
        </button>
      </p>
      <header className="assign-head">
        <h2 className="app-section" ref={heading} tabIndex={-1} dir="auto">
          {name}
        </h2>
        <p className="text-muted">
          Handed in {timeText(received.handedAt)}
          {received.isLate && ', late'}
          {received.version > 1 && `, version ${received.version}`}, receipt {received.receipt}
        </p>
        {received.label?.care === 2 && (
          <p className="assign-note">
            <strong>Please check in with this student soon, in person.</strong> Words in this work sound as if someone may be in danger. A program has noticed them; it can be
            wrong.
          </p>
        )}
      </header>
      {problem && (
        <p className="assign-note" role="alert">
          {problem}
        </p>
      )}
      {!sheet && !problem && <p role="status">Decrypting…</p>}
      {sheet && (
        <>
          <h3 className="text-h3" dir="auto">
            {sheet.title}
          </h3>
          <WorkSheet sheet={sheet} />
        </>
      )}
      <form className="assign-part" onSubmit={(event) => void giveBack(event)} data-no-print>
        <p className="assign-field">
          <label htmlFor={id}>Comment to {name}</label>
          <textarea id={id} className="field" dir="auto" rows={4} maxLength={assignmentLimits.commentChars} value={comment} onChange={({ target }) => setComment(target.value)} />
          <small className="text-muted">Encrypted to this student’s browser. {received.returnedAt && 'It takes the place of the comment you returned before.'}</small>
        </p>
        <p>
          <button type="submit" className="btn btn-primary" disabled={isBusy || !received.label}>
            {isBusy ? 'Returning…' : comment.trim() ? 'Return with this comment' : 'Return without a comment'}
          </button>
        </p>
      </form>
    </div>
  );
}
