// biome-ignore-all lint/suspicious/noArrayIndexKey: the entries have nothing of their own that stays while their words change
/** The runs made on this device: path, decisions, meters. */
import type { RefObject } from 'react';
import type { Simulation } from '../../contracts/simulation.ts';

interface ResultsDialogProps {
  dialog: RefObject<HTMLDialogElement | null>;
  simulation: Simulation;
  onLaunch: () => void;
}

const timeOf = (at: string): string => new Date(at).toLocaleString('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

export function ResultsDialog({ dialog, simulation: { runs, meters }, onLaunch }: ResultsDialogProps) {
  const close = () => dialog.current?.close();
  return (
    <dialog className="dialog" ref={dialog} aria-label="Results">
      <div className="dialog-body">
        <h2 className="dialog-title">Results</h2>
        {runs.length === 0 ? (
          <p>Nobody has run this simulation on this device yet. Launch it: each run is listed here with its decisions and meters.</p>
        ) : (
          <p>{runs.length === 1 ? 'One run' : `${runs.length} runs`} on this device, the newest first. Nothing of it is sent anywhere.</p>
        )}
        {runs.map(({ at, isFinished, steps, meters: left }, place) => (
          <details key={at} className="orbit-material" open={place === 0}>
            <summary>
              {timeOf(at)}, {steps.length} {steps.length === 1 ? 'decision' : 'decisions'}
              {isFinished ? '' : ', not finished'}
            </summary>
            <p>{meters.map(({ name }, number) => `${name} ${left[number] ?? 0}`).join(', ')}</p>
            <ol className="orbit-path">
              {steps.map(({ event, decision }, number) => (
                <li key={`${number} ${event}`} dir="auto">
                  <strong>{event}</strong> {decision}
                </li>
              ))}
            </ol>
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
          <button type="button" className="btn" onClick={close}>
            Close
          </button>
        </div>
      </div>
    </dialog>
  );
}
