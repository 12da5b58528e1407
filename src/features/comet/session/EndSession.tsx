/** Asks once before a class is sent home. */
import { useEffect, useId, useRef } from 'react';

export function EndSession({ isDemo, students, onEnd, onClose }: { isDemo: boolean; students: number; onEnd: () => void; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog className="dialog" ref={dialog} aria-labelledby={id} onClose={onClose}>
      <div className="dialog-body">
        <h2 className="dialog-title" id={id}>
          End Session
        </h2>
        <p>
          {isDemo
            ? 'The demo class goes, and you are back at the notes.'
            : students > 0
              ? 'Everyone is disconnected at once, and keeps their own notes. You get the results to save. On the server everything is erased within an hour.'
              : 'The code leads nowhere any more. Nobody has joined, so there are no results.'}
        </p>
        <div className="dialog-buttons">
          <button type="button" className="btn" onClick={() => dialog.current?.close()}>
            Go on
          </button>
          <button type="button" className="btn btn-primary" onClick={onEnd}>
            End Session
          </button>
        </div>
      </div>
    </dialog>
  );
}
