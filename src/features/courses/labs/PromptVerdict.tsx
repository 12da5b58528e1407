/** The third step: which text came from which prompt, the scores side by side, and a note for next time. */
import { useId, useState } from 'react';
import { limits, type Scores, type Side } from '../../../contracts/prompt-notebook.ts';
import { totals } from '../../../engine/labs/blind-scores.ts';
import { focusHere } from './focus-here.ts';
import { letterOf, pointWords, resultOf } from './notebook-markdown.ts';
import { placed } from './placed.ts';

interface PromptVerdictProps {
  order: readonly [Side, Side];
  criteria: readonly string[];
  scores: Scores;
  onKeep: (note: string) => void;
  onBack: () => void;
}

export function PromptVerdict({ order, criteria, scores, onKeep, onBack }: PromptVerdictProps) {
  const id = useId();
  const [note, setNote] = useState('');
  const sums = totals(scores);
  return (
    <section className="lab-part" aria-labelledby={`${id}-verdict`}>
      <h5 id={`${id}-verdict`} tabIndex={-1} ref={focusHere}>
        Better in this case: {resultOf({ scores })}
      </h5>
      <p>
        Text 1 came from prompt {letterOf(order[0])}, text 2 from prompt {letterOf(order[1])}. One case proves little. Try the same two prompts on others before you trust either.
      </p>
      <table className="lab-table">
        <caption>Your scores</caption>
        <thead>
          <tr>
            <th scope="col">Criterion</th>
            <th scope="col">Prompt A</th>
            <th scope="col">Prompt B</th>
          </tr>
        </thead>
        <tbody>
          {placed(criteria).map(({ at, item: criterion }) => (
            <tr key={at}>
              <th scope="row" dir="auto">
                {criterion}
              </th>
              {(['a', 'b'] as const).map((side) => {
                const points = scores[at]?.[side] ?? 0;
                return (
                  <td key={side}>
                    {points}: {pointWords[points]}
                  </td>
                );
              })}
            </tr>
          ))}
          <tr>
            <th scope="row">Points</th>
            <td>{sums.a}</td>
            <td>{sums.b}</td>
          </tr>
        </tbody>
      </table>
      <label className="lab-field">
        What you will change next time
        <textarea className="field" dir="auto" rows={2} maxLength={limits.note} value={note} onChange={({ target }) => setNote(target.value)} />
      </label>
      <div className="lab-buttons">
        <button type="button" className="btn btn-primary" onClick={() => onKeep(note)}>
          Keep this run on this device
        </button>
        <button type="button" className="btn" onClick={onBack}>
          Back without keeping it
        </button>
      </div>
    </section>
  );
}
