/** Another name for a student, where the one that was typed will not do. */
import { useEffect, useId, useRef, useState } from 'react';

interface RenameStudentProps {
  name: string;
  /** Characters. */
  most: number;
  /** Answers why it was not taken; null where it was. */
  onRename: (name: string) => Promise<string | null>;
  onClose: () => void;
}

export function RenameStudent({ name, most, onRename, onClose }: RenameStudentProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState(name);
  const [why, setWhy] = useState('');
  const id = useId();
  const rename = async () => {
    setWhy('');
    const refusal = await onRename(words.trim());
    // Closed, not taken away, so that the focus goes back to where this began.
    if (refusal) setWhy(refusal);
    else dialog.current?.close();
  };
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog className="dialog" ref={dialog} aria-labelledby={`${id}-title`} onClose={onClose}>
      <form
        className="dialog-body"
        onSubmit={(event) => {
          event.preventDefault();
          if (words.trim()) void rename();
        }}
      >
        <h2 className="dialog-title" id={`${id}-title`}>
          Rename {name}
        </h2>
        <p className="live-field">
          <label htmlFor={`${id}-name`}>New name</label>
          <input id={`${id}-name`} className="field" dir="auto" maxLength={most} value={words} aria-describedby={`${id}-why`} onChange={(event) => setWords(event.target.value)} />
        </p>
        <p role="alert" id={`${id}-why`}>
          {why}
        </p>
        <div className="dialog-buttons">
          <button type="button" className="btn" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
          <button type="submit" className="btn btn-primary" disabled={!words.trim()}>
            Rename
          </button>
        </div>
      </form>
    </dialog>
  );
}
