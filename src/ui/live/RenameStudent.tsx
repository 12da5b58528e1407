/** Another name for a student, where the one that was typed will not do. */
import { useEffect, useId, useRef, useState } from 'react';

export function RenameStudent({ name, most, onRename, onClose }: { name: string /** Characters. */; most: number; onRename: (name: string) => void; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState(name);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog className="dialog" ref={dialog} aria-labelledby={`${id}-title`} onClose={onClose}>
      <form
        className="dialog-body"
        onSubmit={(event) => {
          event.preventDefault();
          if (!words.trim()) return;
          // Closed first: the focus goes back to where it was.
          dialog.current?.close();
          onRename(words.trim());
        }}
      >
        <h2 className="dialog-title" id={`${id}-title`}>
          Rename {name}
        </h2>
        <p className="live-field">
          <label htmlFor={`${id}-name`}>New name</label>
          <input id={`${id}-name`} className="field" dir="auto" maxLength={most} value={words} onChange={(event) => setWords(event.target.value)} />
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
