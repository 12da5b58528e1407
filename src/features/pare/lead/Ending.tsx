/** The end: asked once before the class is sent home; afterwards the way back, and erasing at once. */
import { useRef } from 'react';
import type { HostKey } from '../../../stores/live/kept-keys.ts';
import type { LiveView } from '../../../stores/live/live-view.ts';
import { eraseSession } from '../../../stores/live/sessions.ts';
import { showToast } from '../../../stores/toasts.ts';
import type { Command } from './HostSession.tsx';

export function Ending({ view, session, command, isOver, onPutAway }: { view: LiveView; session: HostKey; command: Command; isOver: boolean; onPutAway: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const erasing = useRef<HTMLDialogElement>(null);
  const count = view.answers.size;
  const erase = async () => {
    const result = await eraseSession(session);
    // A session that is not there any more is erased, too.
    if (result.ok || (result.failure.kind === 'status' && result.failure.status === 404)) {
      showToast({ title: 'Erased', message: 'Names and answers of this session are gone.' });
      onPutAway();
    } else showToast({ title: 'Not erased', message: 'The session could not be reached. It is erased by itself an hour after its end.', variant: 'destructive' });
  };
  return (
    <section className="pare-end" aria-label="The end">
      <p className="pare-bar">
        {!isOver && (
          <button type="button" className="btn" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
            End Session
          </button>
        )}
        {isOver && (
          <>
            <button type="button" className="btn" onClick={onPutAway}>
              Back to the lesson
            </button>
            <button type="button" className="btn" aria-haspopup="dialog" onClick={() => erasing.current?.showModal()}>
              Erase names and answers now
            </button>
          </>
        )}
      </p>
      <dialog className="dialog" ref={erasing} aria-label="Erase names and answers?">
        <div className="dialog-body">
          <h3 className="dialog-title">Erase names and answers?</h3>
          <p>What the class wrote is erased on the server at once and cannot be brought back. What you have kept or saved of it stays with you.</p>
          <div className="dialog-buttons">
            <button type="button" className="btn" onClick={() => erasing.current?.close()}>
              Keep them for now
            </button>
            <button
              type="button"
              className="btn btn-danger"
              onClick={() => {
                erasing.current?.close();
                void erase();
              }}
            >
              Erase
            </button>
          </div>
        </div>
      </dialog>
      <dialog className="dialog" ref={dialog} aria-label="End the session?">
        <div className="dialog-body">
          <h3 className="dialog-title">End the session?</h3>
          <p>
            Students are disconnected at once and cannot come back. You keep {count === 1 ? 'the one answer' : `the ${count} answers`} for an hour, to print or save the report;
            then everything is erased.
          </p>
          <div className="dialog-buttons">
            <button type="button" className="btn" onClick={() => dialog.current?.close()}>
              Keep it running
            </button>
            <button
              type="button"
              className="btn btn-primary"
              onClick={() => {
                dialog.current?.close();
                command({ t: 'end' });
              }}
            >
              End Session
            </button>
          </div>
        </div>
      </dialog>
    </section>
  );
}
