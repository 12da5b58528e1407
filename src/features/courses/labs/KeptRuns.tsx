/** The runs that were kept on this device: what they say together, delete with undo, and the way out as a file. */
import { Download, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Run } from '../../../contracts/prompt-notebook.ts';
import { tallyOf } from '../../../engine/labs/blind-scores.ts';
import { deleteRuns } from '../../../stores/prompt-notebook.ts';
import { focusHere } from './focus-here.ts';
import { dayOf, notebookMarkdown, resultOf } from './notebook-markdown.ts';

interface KeptRunsProps {
  /** The newest first. */
  runs: readonly Run[];
  save: (name: string, content: string, type: string) => void;
}

export function KeptRuns({ runs, save }: KeptRunsProps) {
  const [gone, setGone] = useState<{ said: string; first: string | undefined; undo: () => void } | null>(null);
  const summary = useRef<HTMLElement>(null);
  const remove = (which: readonly Run[]) => {
    const undo = deleteRuns(which.map(({ id }) => id));
    setGone({ first: which[0]?.id, said: which.length === 1 ? 'One run deleted.' : `${which.length} runs deleted.`, undo });
  };

  return (
    <details className="lab-runs">
      <summary ref={summary}>Runs kept on this device: {runs.length}</summary>
      <div className="lab-stack">
        {runs.length === 0 && <p>None yet. A run is kept only when you say so, and it is not sent anywhere.</p>}
        {togetherOf(runs).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {runs.length > 0 && (
          <>
            <ul className="lab-run-list">
              {runs.map((run) => (
                <li key={run.id}>
                  <span dir="auto">
                    {run.task || 'A task without a name'} <span className="text-muted">{dayOf(run.made)}</span>
                    <br />
                    {resultOf(run)}
                  </span>
                  <button type="button" className="lab-icon" aria-label={`Delete the run ${run.task} of ${dayOf(run.made)}`} onClick={() => remove([run])}>
                    <Trash2 size={18} aria-hidden="true" />
                  </button>
                </li>
              ))}
            </ul>
            <div className="lab-buttons">
              <button type="button" className="btn" onClick={() => save('prompt-notebook.md', notebookMarkdown(runs), 'text/markdown')}>
                <Download size={16} aria-hidden="true" /> Save as Markdown
              </button>
              <button type="button" className="btn" onClick={() => remove(runs)}>
                Delete all runs
              </button>
            </div>
          </>
        )}
        <div className="lab-buttons">
          <p role="status">{gone?.said}</p>
          {gone && (
            <button
              // A new one for each deletion, so that the focus comes here from the button that is gone.
              key={gone.first}
              ref={focusHere}
              type="button"
              className="btn"
              onClick={() => {
                gone.undo();
                setGone(null);
                summary.current?.focus();
              }}
            >
              Undo
            </button>
          )}
        </div>
      </div>
    </details>
  );
}

/** One sentence for each pair of prompts that has been tried on more than one case. */
function togetherOf(runs: readonly Run[]): string[] {
  const byPrompts = new Map<string, Run[]>();
  for (const run of runs) {
    const prompts = JSON.stringify([run.prompts.a, run.prompts.b]);
    byPrompts.set(prompts, [...(byPrompts.get(prompts) ?? []), run]);
  }
  return [...byPrompts.values()].flatMap((group) => {
    if (group.length < 2) return [];
    const { cases, wins, totals } = tallyOf(group.map(({ scores }) => scores));
    const draws = cases - wins.a - wins.b;
    const task = group[0]?.task || 'without a name';
    return `The same two prompts in ${cases} cases: A better in ${wins.a}, B in ${wins.b}${draws > 0 ? `, ${draws} drawn` : ''}. Points ${totals.a} to ${totals.b}. Latest task: ${task}.`;
  });
}
