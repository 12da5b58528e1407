/** The second step: two texts in an order nobody chose, scored line by line. The prompts are out of sight. */
import { useId } from 'react';
import type { Points, Scores, Side } from '../../../contracts/prompt-notebook.ts';
import { focusHere } from './focus-here.ts';
import { pointWords } from './notebook-markdown.ts';
import { placed } from './placed.ts';

interface BlindScoringProps {
  texts: readonly [string, string];
  order: readonly [Side, Side];
  criteria: readonly string[];
  scores: Scores;
  onScores: (scores: Scores) => void;
  onShow: () => void;
  onBack: () => void;
}

export function BlindScoring({ texts, order, criteria, scores, onScores, onShow, onBack }: BlindScoringProps) {
  const id = useId();
  const give = (at: number, side: Side, value: string) => {
    const points = value === '' ? null : (Number(value) as Points);
    onScores(scores.map((each, i) => (i === at ? { ...each, [side]: points } : each)));
  };
  return (
    <section className="lab-part" aria-labelledby={`${id}-score`}>
      <h5 id={`${id}-score`} tabIndex={-1} ref={focusHere}>
        Score without knowing which is which
      </h5>
      <p>You pasted these texts, so you may recognize one. A colleague who has not seen them scores more fairly than you can.</p>
      <div className="lab-sides">
        {placed(texts).map(({ at, item: text }) => (
          <div key={order[at]}>
            <h6>Text {at + 1}</h6>
            <p className="lab-text" dir="auto" role="group" aria-label={`Text ${at + 1}`} tabIndex={0}>
              {text}
            </p>
          </div>
        ))}
      </div>
      {placed(criteria).map(({ at, item: criterion }) => (
        <fieldset className="lab-row" key={at}>
          <legend dir="auto">{criterion}</legend>
          {order.map((side, place) => (
            <label className="lab-field" key={side}>
              Text {place + 1}
              <select className="field" value={scores[at]?.[side] ?? ''} onChange={({ target }) => give(at, side, target.value)}>
                <option value="">Choose</option>
                {pointWords.map((word, points) => (
                  <option key={word} value={points}>
                    {points}: {word}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </fieldset>
      ))}
      <div className="lab-buttons">
        <button type="button" className="btn btn-primary" onClick={onShow}>
          Show which is which
        </button>
        <button type="button" className="btn" onClick={onBack}>
          Back to the prompts
        </button>
      </div>
    </section>
  );
}
