/** What can be handed on: an encrypted link, or files. */
import type { LibraryItem } from '../../contracts/library.ts';
import type { Simulation } from '../../contracts/simulation.ts';
import { toEntity } from '../../engine/simulation/entity.ts';
import { showToast } from '../../stores/toasts.ts';
import { loadPart } from '../../ui/load-part.ts';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { fileNameOf, saveFile } from '../../ui/save-file.ts';

interface ShareSimulationProps {
  item: LibraryItem<Simulation>;
  onPrint: () => void;
}

const loadSharing = (item: LibraryItem<Simulation>) => loadPart(() => import('../../stores/sharing/sharing-of.ts')).then(({ sharingOf }) => sharingOf(() => item));

export function ShareSimulation({ item, onPrint }: ShareSimulationProps) {
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
  const files = (close: () => void) => (
    <section aria-label="As a file">
      <p>
        A file can go by mail, on a stick or into your learning platform. The player is one web page that runs without a network, with no secret cards in it; the JSON file holds
        everything.
      </p>
      <div className="dialog-buttons">
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
            close();
            onPrint();
          }}
        >
          Print or save as PDF
        </button>
      </div>
    </section>
  );
  return (
    <ShareButton
      what="this simulation"
      warning="A link holds the whole simulation, the secrets of the roles included: it is for a colleague."
      open={() => loadSharing(item)}
      more={files}
    />
  );
}
