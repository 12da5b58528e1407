/** Empties the trash, once that has been confirmed. */
import { useRef } from 'react';
import { $library, removeItem } from '../../stores/library/library.ts';

export function EmptyTrash({ count }: { count: number }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const empty = async () => {
    dialog.current?.close();
    for (const { id, trashed } of $library.get().items) if (trashed !== null) await removeItem(id);
  };
  return (
    <>
      <p>
        <button type="button" className="btn btn-danger" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
          Empty the trash
        </button>
      </p>
      <dialog className="dialog" ref={dialog} aria-label="Empty the trash?">
        <div className="dialog-body">
          <h2 className="dialog-title">Empty the trash?</h2>
          <p>{count === 1 ? 'One piece of work' : `${count} pieces of work`} with all earlier versions cannot be brought back.</p>
          <div className="dialog-buttons">
            <button type="button" className="btn btn-danger" onClick={() => void empty()}>
              Delete all for good
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
