/** The number by which a student takes the own seat on another device: a dead phone costs nobody a word. */
import { useEffect, useId, useRef, useState } from 'react';

interface NewDeviceProps {
  name: string;
  /** Draws the number; null: the session did not take it. */
  onOpen: () => Promise<string | null>;
  onClose: () => void;
}

export function NewDevice({ name, onOpen, onClose }: NewDeviceProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [pin, setPin] = useState<string | null | undefined>(undefined);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one number each time it is asked for
  useEffect(() => {
    dialog.current?.showModal();
    void onOpen().then(setPin);
  }, []);
  return (
    <dialog className="dialog" ref={dialog} aria-labelledby={`${id}-title`} onClose={onClose}>
      <div className="dialog-body">
        <h2 className="dialog-title" id={`${id}-title`}>
          Another device for <span dir="auto">{name}</span>
        </h2>
        <p role="status">
          {pin === undefined && 'Drawing a number…'}
          {pin === null && 'No number could be given. Look at the connection, close this, and try again.'}
          {pin && (
            <>
              The number for this seat: <strong className="live-pin">{pin}</strong>
            </>
          )}
        </p>
        {pin && (
          <p>
            On the other device <span dir="auto">{name}</span> opens the session with its code, chooses “I was here on another device” and types the number. Everything sent so far
            is there again. It works once, for ten minutes: tell it to nobody else.
          </p>
        )}
        <div className="dialog-buttons">
          <button type="button" className="btn btn-primary" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
      </div>
    </dialog>
  );
}
