/** Asks once before a class is sent home. */
import { type ReactNode, useEffect, useId, useRef } from 'react';

/** `children`: what comes of it. */
export function EndSession({ children, onEnd, onClose }: { children: ReactNode; onEnd: () => void; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog className="dialog" ref={dialog} aria-labelledby={id} onClose={onClose}>
      <div className="dialog-body">
        <h2 className="dialog-title" id={id}>
          End Session
        </h2>
        <p>{children}</p>
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
