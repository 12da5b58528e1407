/** What a teacher may do about one seat, behind one button, so that a class of three hundred is a list of names. */
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { NewDevice } from './NewDevice.tsx';
import { RenameStudent } from './RenameStudent.tsx';

interface ManageSeatProps {
  name: string;
  /** Where the seat stands, in a few words. */
  standing: string;
  /** The longest name, in characters. */
  most: number;
  /** Absent: this seat is not in the room. */
  onSendBack?: (() => void) | undefined;
  /** Answers why it was not taken; null where it was. */
  onRename: (name: string) => Promise<string | null>;
  onRemove: () => void;
  /** Where the focus goes when the seat is gone from its list. */
  list: RefObject<HTMLElement | null>;
  /** Draws the number for another device. */
  openSeat: () => Promise<string | null>;
  onClose: () => void;
}

type Doing = 'choosing' | 'moving' | 'renaming';

export function ManageSeat({ name, standing, most, onSendBack, onRename, onRemove, list, openSeat, onClose }: ManageSeatProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [doing, setDoing] = useState<Doing>('choosing');
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  if (doing === 'moving') return <NewDevice name={name} onOpen={openSeat} onClose={onClose} />;
  if (doing === 'renaming') return <RenameStudent name={name} most={most} onClose={onClose} onRename={onRename} />;
  // Closed before the next one opens, so that the focus goes back to the button that this began with.
  const goOn = (to: Doing) => dialog.current?.close(to);
  const act = (run: () => void) => () => {
    dialog.current?.close();
    run();
  };
  const remove = () => {
    list.current?.focus();
    onRemove();
  };
  return (
    <dialog
      className="dialog"
      ref={dialog}
      aria-labelledby={`${id}-title`}
      onClose={() => {
        const next = dialog.current?.returnValue;
        if (next === 'moving' || next === 'renaming') setDoing(next);
        else onClose();
      }}
    >
      <div className="dialog-body">
        <h2 className="dialog-title" id={`${id}-title`} dir="auto">
          {name}
        </h2>
        <p className="text-muted">{standing}</p>
        <div className="live-seat-actions">
          {onSendBack && (
            <button type="button" className="btn" onClick={act(onSendBack)}>
              Send back to the lobby
            </button>
          )}
          <button type="button" className="btn" onClick={() => goOn('moving')}>
            Another device
          </button>
          <button type="button" className="btn" onClick={() => goOn('renaming')}>
            Rename
          </button>
          <button type="button" className="btn" onClick={act(remove)}>
            Remove from this session
          </button>
        </div>
        <div className="dialog-buttons">
          <button type="button" className="btn btn-primary" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
      </div>
    </dialog>
  );
}
