/** What can be handed on: an encrypted link, or files. */
import type { RefObject } from 'react';
import type { LibraryItem } from '../../contracts/library.ts';
import type { Simulation } from '../../contracts/simulation.ts';
import { toEntity } from '../../engine/simulation/entity.ts';
import { showToast } from '../../stores/toasts.ts';
import { loadPart } from '../../ui/load-part.ts';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { fileNameOf, saveFile } from '../../ui/save-file.ts';

interface ShareDialogProps {
  dialog: RefObject<HTMLDialogElement | null>;
  item: LibraryItem<Simulation>;
  onPrint: () => void;
}

const loadSharing = (item: LibraryItem<Simulation>) => loadPart(() => import('../../stores/sharing/sharing-of.ts')).then(({ sharingOf }) => sharingOf(() => item));

export function ShareDialog({ dialog, item, onPrint }: ShareDialogProps) {
  const { id, title, body, created } = item;
  const name = (ending: string) => fileNameOf(title, ending, 'simulation');
  const savePlayer = async () => {
    try {
      const { playerHtml } = await loadPart(() => import('../../engine/simulation/player-html.ts'));
      saveFile(name('html'), playerHtml(title, body), 'text/html');
    } catch {
      showToast({ title: 'The file could not be made', message: 'Try again when the connection is back.', variant: 'destructive' });
    }
  };
  return (
    <dialog className="dialog" ref={dialog} aria-label="Share">
      <div className="dialog-body">
        <h2 className="dialog-title">Share</h2>
        <p>A link holds the whole simulation, the secrets of the roles included: it is for a colleague. A file can go by mail, on a stick or into your learning platform.</p>
        <ul>
          <li>The player is one web page that runs without a network. It holds the events and decisions, and no secret cards.</li>
          <li>The JSON file holds everything, secrets included, for a colleague or another program.</li>
        </ul>
        <div className="dialog-buttons">
          <ShareButton label="Make a link" className="btn btn-primary" what="this simulation" open={() => loadSharing(item)} />
          <button type="button" className="btn" onClick={() => void savePlayer()}>
            Save player (HTML)
          </button>
          <button type="button" className="btn" onClick={() => saveFile(name('json'), `${JSON.stringify(toEntity(id, title, created, body), null, 2)}\n`)}>
            Save JSON
          </button>
          <button
            type="button"
            className="btn"
            onClick={() => {
              dialog.current?.close();
              onPrint();
            }}
          >
            Print or save as PDF
          </button>
          <button type="button" className="btn" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
      </div>
    </dialog>
  );
}
