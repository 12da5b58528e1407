/** The line above a piece of work: is it saved, undo and redo, earlier versions. Knows nothing of what the work is. */
import { History, Redo2, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useUndoKeys } from './use-undo-keys.ts';
import './work-bar.css';

export interface WorkBarVersion {
  /** ISO 8601. */
  at: string;
  label: string;
  title: string;
  /** What it says that the work no longer says; null: nothing else. */
  said: string | null;
}

interface WorkBarProps<Version extends WorkBarVersion> {
  saved: 'saved' | 'saving' | 'not-kept';
  canUndo: boolean;
  canRedo: boolean;
  /** Another tab has the work open: here it is only shown. */
  isElsewhere: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onTakeOver: () => void;
  /** Keeps how the work stands now among the versions. */
  onKeep: () => Promise<void>;
  /** The newest first. */
  versions: () => Promise<readonly Version[]>;
  onRestore: (version: Version) => void;
}

const savedTexts = { saved: 'Saved on this device', saving: 'Saving…', 'not-kept': 'Not kept: this browser has no room for it. Export it before you leave the page.' } as const;

export function WorkBar<Version extends WorkBarVersion>(props: WorkBarProps<Version>) {
  const { saved, canUndo, canRedo, isElsewhere, onUndo, onRedo, onTakeOver } = props;
  useUndoKeys(onUndo, onRedo);
  return (
    <div className="work-bar" data-no-print>
      {isElsewhere ? (
        <p className="work-bar-elsewhere" role="status">
          This is open in another tab. Here it can only be read.{' '}
          <button type="button" className="btn" onClick={onTakeOver}>
            Edit here
          </button>
        </p>
      ) : (
        <>
          <p className="work-bar-saved" data-saved={saved} role={saved === 'not-kept' ? 'alert' : undefined}>
            {savedTexts[saved]}
          </p>
          <div className="work-bar-buttons" role="group" aria-label="Changes">
            <button type="button" className="icon-btn" aria-label="Undo" aria-keyshortcuts="Control+Z" title="Undo" disabled={!canUndo} onClick={onUndo}>
              <Undo2 size={20} aria-hidden="true" />
            </button>
            <button type="button" className="icon-btn" aria-label="Redo" aria-keyshortcuts="Control+Shift+Z" title="Redo" disabled={!canRedo} onClick={onRedo}>
              <Redo2 size={20} aria-hidden="true" />
            </button>
            <Versions {...props} />
          </div>
        </>
      )}
    </div>
  );
}

function Versions<Version extends WorkBarVersion>({ versions, onKeep, onRestore }: WorkBarProps<Version>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [list, setList] = useState<readonly Version[] | null>(null);
  const read = async () => setList(await versions());
  const open = () => {
    dialog.current?.showModal();
    void read();
  };
  return (
    <>
      <button type="button" className="icon-btn" aria-label="Earlier versions" aria-haspopup="dialog" title="Earlier versions" onClick={open}>
        <History size={20} aria-hidden="true" />
      </button>
      <dialog className="dialog" ref={dialog} aria-label="Earlier versions">
        <div className="dialog-body">
          <h2 className="dialog-title">Earlier versions</h2>
          <p>The last 20 are kept on this device: one from each time you opened this and changed it, and those you keep yourself.</p>
          {list === null && <p role="status">Reading them…</p>}
          {list?.length === 0 && <p>There is no earlier version yet.</p>}
          {list && list.length > 0 && (
            <ol className="work-bar-versions">
              {list.map((version) => (
                <li key={version.at}>
                  <span dir="auto">
                    <strong>{version.title}</strong>
                    <small>
                      {timeOf(version.at)}, {version.label}
                    </small>
                    <small>{version.said === null ? 'Says nothing that does not stand here now.' : `Then: “${version.said}”`}</small>
                  </span>
                  <button
                    type="button"
                    className="btn"
                    aria-label={`Go back to the version of ${timeOf(version.at)}`}
                    onClick={() => {
                      onRestore(version);
                      dialog.current?.close();
                    }}
                  >
                    Go back to it
                  </button>
                </li>
              ))}
            </ol>
          )}
          <div className="dialog-buttons">
            <button type="button" className="btn" onClick={() => void onKeep().then(read)}>
              Keep this version
            </button>
            <button type="button" className="btn btn-primary" onClick={() => dialog.current?.close()}>
              Close
            </button>
          </div>
        </div>
      </dialog>
    </>
  );
}

const timeOf = (at: string): string => new Date(at).toLocaleString('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
