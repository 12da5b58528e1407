/** After a session: its results, to be taken along before the page is left. */
import { useStore } from '@nanostores/react';
import { fileNameOf, saveFile } from '../../ui/save-file.ts';
import type { CometStore } from './comet-store.ts';

export function EndedNote({ comet }: { comet: CometStore }) {
  const ended = useStore(comet.$ended);
  if (!ended) return null;
  return (
    <div className="comet-note" role="note">
      <span>
        The session <strong className="comet-code">{ended.code}</strong> of <strong dir="auto">{ended.title}</strong> has ended. Its results are in this page until you leave it; on
        the server they are erased within the hour.
      </span>
      <button type="button" className="btn" onClick={() => saveFile(fileNameOf(`${ended.title} results`, 'csv', 'results'), ended.csv, 'text/csv;charset=utf-8')}>
        Save the results (CSV)
      </button>
      <button type="button" className="btn btn-quiet" onClick={comet.putEndedAway}>
        Done
      </button>
    </div>
  );
}
