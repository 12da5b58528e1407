/** Deletes an assignment with everything that was handed in, once that has been confirmed. */
import { useRef, useState } from 'react';
import type { GivenOut } from '../../stores/assignments/records.ts';
import { deleteEverything } from '../../stores/assignments/teacher.ts';

export function DeleteAssignment({ record, onDeleted }: { record: GivenOut; onDeleted: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const remove = async () => {
    setIsBusy(true);
    const done = await deleteEverything(record);
    setIsBusy(false);
    if (!done.ok) return setProblem(done.why);
    dialog.current?.close();
    onDeleted();
  };
  return (
    <>
      <p>
        <button type="button" className="btn btn-danger" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
          Delete the assignment
        </button>
      </p>
      <dialog className="dialog" ref={dialog} aria-label="Delete the assignment?">
        <div className="dialog-body">
          <h2 className="dialog-title">Delete the assignment?</h2>
          <p>
            The link and the code lead nowhere then. Everything that was handed in is deleted on the server, and the key to it in this browser. It cannot be brought back. Students
            keep what they wrote on their own devices.
          </p>
          {problem && <p role="alert">{problem}</p>}
          <div className="dialog-buttons">
            <button type="button" className="btn btn-danger" disabled={isBusy} onClick={() => void remove()}>
              {isBusy ? 'Deleting…' : 'Delete everything'}
            </button>
            <button type="button" className="btn" onClick={() => dialog.current?.close()}>
              Cancel
            </button>
          </div>
        </div>
      </dialog>
    </>
  );
}
