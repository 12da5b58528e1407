/** What was handed in, with receipts to keep and the teacher's comments. */
import { RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import type { OnMyDesk } from '../../stores/assignments/records.ts';
import { lookForComments, takeEverythingBack } from '../../stores/assignments/student.ts';
import { dueText, timeText } from './due.ts';

export function SentList({ record }: { record: OnMyDesk }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [said, setSaid] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const look = async () => {
    setIsBusy(true);
    const before = record.sent.filter(({ returnedAt }) => returnedAt !== null).length;
    const next = await lookForComments(record);
    const after = next.sent.filter(({ returnedAt }) => returnedAt !== null).length;
    setIsBusy(false);
    setSaid(next.gone ? '' : after > before ? 'Your work has come back.' : 'Nothing new has come back.');
  };
  const takeBack = async () => {
    dialog.current?.close();
    const done = await takeEverythingBack(record);
    setSaid(done.ok ? '' : done.why);
  };
  return (
    <section className="assign-part" aria-labelledby="assign-sent">
      <h2 className="app-section" id="assign-sent">
        Handed in
      </h2>
      <ol className="assign-sent" reversed>
        {[...record.sent].reverse().map(({ id, version, at, receipt, title, returnedAt, comment }) => (
          <li key={id}>
            <p>
              <strong dir="auto">{title || 'Your work'}</strong>, version {version}, {dueText(at)}
            </p>
            <p>
              Receipt <strong className="assign-receipt">{receipt}</strong>{' '}
              <span className="text-muted">{record.gone ? 'Keep it: nothing else shows any more that you handed it in.' : 'Keep it: your teacher’s list shows the same.'}</span>
            </p>
            {returnedAt && (
              <div className="assign-note">
                <p>
                  <strong>Returned {timeText(returnedAt)}</strong>
                </p>
                <p className="assign-instructions" dir="auto">
                  {comment || 'Without a comment.'}
                </p>
              </div>
            )}
          </li>
        ))}
      </ol>
      <p role="status">{said}</p>
      <p className="assign-buttons" data-no-print>
        {!record.gone && (
          <button type="button" className="btn" disabled={isBusy} onClick={() => void look()}>
            <RefreshCw size={18} aria-hidden="true" /> {isBusy ? 'Looking…' : 'Has it come back?'}
          </button>
        )}
        <button type="button" className="btn btn-quiet" onClick={() => print()}>
          Print the receipt
        </button>
        {!record.gone && (
          <button type="button" className="btn btn-quiet" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
            Take everything back
          </button>
        )}
      </p>
      <dialog className="dialog" ref={dialog} aria-label="Take everything back?">
        <div className="dialog-body">
          <h2 className="dialog-title">Take everything back?</h2>
          <p>
            All versions that you handed in are deleted on the server, with their receipts and comments. Your teacher may have read or printed them before. Your work stays on this
            device.
          </p>
          <div className="dialog-buttons">
            <button type="button" className="btn btn-danger" onClick={() => void takeBack()}>
              Take everything back
            </button>
            <button type="button" className="btn" onClick={() => dialog.current?.close()}>
              Cancel
            </button>
          </div>
        </div>
      </dialog>
    </section>
  );
}
