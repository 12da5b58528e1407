/** The runs of this simulation, by one person or a class: path, votes, meters, as tables, pictures and a file. */
import type { RefObject } from 'react';
import type { Simulation } from '../../contracts/simulation.ts';
import { finished } from '../../engine/simulation/run.ts';
import { runCsv } from '../../engine/simulation/run-csv.ts';
import { fileNameOf, saveFile } from '../../ui/save-file.ts';
import { lookBackHash } from './orbit-store.ts';
import { RunTable } from './RunTable.tsx';

interface ResultsDialogProps {
  dialog: RefObject<HTMLDialogElement | null>;
  id: string;
  title: string;
  simulation: Simulation;
  onLaunch: () => void;
}

const timeOf = (at: string): string => new Date(at).toLocaleString('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

export function ResultsDialog({ dialog, id, title, simulation, onLaunch }: ResultsDialogProps) {
  const { runs, meters } = simulation;
  const close = () => dialog.current?.close();
  return (
    <dialog className="dialog orbit-wide" ref={dialog} aria-label="Results">
      <div className="dialog-body">
        <h2 className="dialog-title">Results</h2>
        {runs.length === 0 ? (
          <p>Nobody has run this simulation on this device yet. Launch it, or assign it to your class: each run is listed here with its decisions and meters.</p>
        ) : (
          <p>{runs.length === 1 ? 'One run' : `${runs.length} runs`} on this device, the newest first. Of a class, numbers are kept, and no names.</p>
        )}
        {runs.map((run, place) => (
          <details key={run.at} className="orbit-material" open={place === 0}>
            <summary>
              {timeOf(run.at)}
              {run.students !== undefined && `, a class of ${run.students}`}, {run.steps.length} {run.steps.length === 1 ? 'decision' : 'decisions'}
              {run.steps.some(({ by }) => by === 'rewind') && ', the other road'}
              {run.isFinished ? '' : ', not finished'}
            </summary>
            <p>{meters.map(({ name }, number) => `${name} ${run.meters[number] ?? 0}`).join(', ')}</p>
            {finished(simulation, run.at) && (
              <p>
                <a href={lookBackHash(id, run.at)} onClick={close}>
                  Look back at it: the questions and the roads not taken
                </a>
              </p>
            )}
            <RunTable caption={`The way of the run of ${timeOf(run.at)}`} meters={meters} run={run} />
          </details>
        ))}
        <div className="dialog-buttons">
          {runs.length === 0 && (
            <button
              type="button"
              className="btn btn-primary"
              onClick={() => {
                close();
                onLaunch();
              }}
            >
              Launch it now
            </button>
          )}
          {runs.length > 0 && (
            <button type="button" className="btn" onClick={() => saveFile(fileNameOf(title, 'csv', 'simulation', 'results'), runCsv(runs, meters), 'text/csv')}>
              Save as a table (CSV)
            </button>
          )}
          <button type="button" className="btn" onClick={close}>
            Close
          </button>
        </div>
      </div>
    </dialog>
  );
}
