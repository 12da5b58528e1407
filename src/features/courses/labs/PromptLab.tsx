/** Two prompts for one task, scored blind against the reader's own criteria. No model is called: results are pasted. What is typed stays on this device. */
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Comparison, Scores, Side } from '../../../contracts/prompt-notebook.ts';
import { isScored, shuffledSides } from '../../../engine/labs/blind-scores.ts';
import { $isKept } from '../../../stores/device-storage.ts';
import { $notebook, emptyComparison, keepRun, setDraft } from '../../../stores/prompt-notebook.ts';
import { BlindScoring } from './BlindScoring.tsx';
import { KeptRuns } from './KeptRuns.tsx';
import { PromptSetup } from './PromptSetup.tsx';
import { PromptVerdict } from './PromptVerdict.tsx';
import { UnreadableNotebook } from './UnreadableNotebook.tsx';

/** `isReturn`: the reader comes back from a later step. */
type Stage = { at: 'write'; isReturn: boolean } | { at: 'score' | 'verdict'; order: readonly [Side, Side]; scores: Scores; criteria: readonly string[] };

export interface PromptLabProps {
  random: () => number;
  now: () => Date;
  save: (name: string, content: string, type: string) => void;
}

export function PromptLab({ random, now, save }: PromptLabProps) {
  const { draft, runs, unreadable } = useStore($notebook);
  const isKept = useStore($isKept);
  const [stage, setStage] = useState<Stage>({ at: 'write', isReturn: false });
  const [said, setSaid] = useState('');
  const go = (next: Stage, words = '') => {
    setStage(next);
    setSaid(words);
  };
  const begin = () => {
    const criteria = draft.criteria.map((criterion) => criterion.trim()).filter(Boolean);
    const missing = missingIn(draft, criteria);
    if (missing.length > 0) return setSaid(`Before you can score: ${missing.join(', ')}.`);
    go({ at: 'score', order: shuffledSides(random), criteria, scores: criteria.map(() => ({ a: null, b: null })) });
  };
  const keep = (note: string) => {
    if (stage.at !== 'verdict') return;
    const made = now().toISOString();
    const run = { ...draft, criteria: stage.criteria, scores: stage.scores, note: note.trim(), made, id: `${made} ${Math.floor(random() * 1e9)}` };
    const kept = keepRun(run);
    if (kept === 'full') return setSaid('The notebook is full. Save it as a file and delete some runs, then keep this one.');
    setDraft({ ...draft, results: emptyComparison.results });
    go(
      { at: 'write', isReturn: true },
      `${kept === 'kept' ? 'The run is kept.' : 'The run lasts until you close the page. Save it as a file.'} The prompts are still here, ready for another case.`,
    );
  };

  return (
    <div className="lab-parts">
      {stage.at === 'write' && (
        <PromptSetup
          draft={draft}
          isReturn={stage.isReturn}
          onChange={setDraft}
          onScore={begin}
          onEmpty={() => {
            const before = draft;
            setDraft(emptyComparison);
            setSaid('Empty.');
            return () => setDraft(before);
          }}
        />
      )}
      {stage.at === 'score' && (
        <BlindScoring
          texts={[draft.results[stage.order[0]], draft.results[stage.order[1]]]}
          order={stage.order}
          criteria={stage.criteria}
          scores={stage.scores}
          onScores={(scores) => setStage({ ...stage, scores })}
          onShow={() => (isScored(stage.scores) ? go({ ...stage, at: 'verdict' }) : setSaid('Score both texts on every line first. Then it is shown which is which.'))}
          onBack={() => go({ at: 'write', isReturn: true })}
        />
      )}
      {stage.at === 'verdict' && (
        <PromptVerdict order={stage.order} criteria={stage.criteria} scores={stage.scores} onKeep={keep} onBack={() => go({ at: 'write', isReturn: true })} />
      )}
      <p role="status" className="lab-said">
        {said}
      </p>
      {!isKept && <p>This browser does not keep data, so the notebook lasts until you close the page. Save it as a file.</p>}
      {unreadable !== null && <UnreadableNotebook text={unreadable} save={save} />}
      <KeptRuns runs={runs} save={save} />
    </div>
  );
}

function missingIn({ results }: Comparison, criteria: readonly string[]): string[] {
  return [
    !results.a.trim() && 'paste what came back from prompt A',
    !results.b.trim() && 'paste what came back from prompt B',
    criteria.length === 0 && 'write at least one criterion',
  ].filter((each) => typeof each === 'string');
}
