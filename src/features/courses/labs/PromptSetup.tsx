/** The first step of the notebook: the task, what counts, two prompts and what came back from each. */
import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { type Comparison, limits, type Side } from '../../../contracts/prompt-notebook.ts';
import { focusHere } from './focus-here.ts';
import { placed } from './placed.ts';

interface PromptSetupProps {
  draft: Comparison;
  isReturn: boolean;
  onChange: (draft: Comparison) => void;
  onScore: () => void;
  /** Empties all fields and returns what undoes it. */
  onEmpty: () => () => void;
}

export function PromptSetup({ draft, isReturn, onChange, onScore, onEmpty }: PromptSetupProps) {
  const id = useId();
  const [undo, setUndo] = useState<{ run: () => void } | null>(null);
  const { criteria } = draft;
  const edit = (next: Partial<Comparison>) => {
    setUndo(null);
    onChange({ ...draft, ...next });
  };

  return (
    <section className="lab-part" aria-labelledby={`${id}-write`}>
      <h5 id={`${id}-write`} tabIndex={-1} ref={isReturn ? focusHere : undefined}>
        One task, two prompts
      </h5>
      <label className="lab-field">
        Task
        <input
          className="field"
          dir="auto"
          maxLength={limits.task}
          placeholder="A reminder to families about the field trip"
          value={draft.task}
          onChange={({ target }) => edit({ task: target.value })}
        />
      </label>
      <fieldset className="lab-stack">
        <legend>What counts, decided before you look</legend>
        {placed(criteria).map(({ at, item: criterion }) => (
          <div className="lab-criterion" key={at}>
            <input
              className="field"
              dir="auto"
              aria-label={`Criterion ${at + 1}`}
              maxLength={limits.criterion}
              value={criterion}
              onChange={({ target }) => edit({ criteria: criteria.map((each, i) => (i === at ? target.value : each)) })}
            />
            <button
              type="button"
              className="lab-icon"
              aria-label={`Remove criterion ${at + 1}`}
              disabled={criteria.length === 1}
              onClick={() => edit({ criteria: criteria.filter((_, i) => i !== at) })}
            >
              <X size={18} aria-hidden="true" />
            </button>
          </div>
        ))}
        {criteria.length < limits.criteria && (
          <button type="button" className="btn" onClick={() => edit({ criteria: [...criteria, ''] })}>
            <Plus size={16} aria-hidden="true" /> Add a criterion
          </button>
        )}
      </fieldset>
      <div className="lab-sides">
        {(['a', 'b'] as const).map((side) => (
          <SideFields
            key={side}
            side={side}
            draft={draft}
            onPrompt={(text) => edit({ prompts: { ...draft.prompts, [side]: text } })}
            onResult={(text) => edit({ results: { ...draft.results, [side]: text } })}
          />
        ))}
      </div>
      <div className="lab-buttons">
        <button type="button" className="btn btn-primary" onClick={onScore}>
          Shuffle and score
        </button>
        {undo ? (
          <button
            type="button"
            className="btn"
            onClick={() => {
              undo.run();
              setUndo(null);
            }}
          >
            Undo
          </button>
        ) : (
          <button type="button" className="btn" onClick={() => setUndo({ run: onEmpty() })}>
            Empty all fields
          </button>
        )}
      </div>
    </section>
  );
}

interface SideFieldsProps {
  side: Side;
  draft: Comparison;
  onPrompt: (text: string) => void;
  onResult: (text: string) => void;
}

function SideFields({ side, draft, onPrompt, onResult }: SideFieldsProps) {
  const letter = side.toUpperCase();
  return (
    <div className="lab-stack">
      <label className="lab-field">
        Prompt {letter}
        <textarea className="field" dir="auto" rows={4} maxLength={limits.prompt} value={draft.prompts[side]} onChange={({ target }) => onPrompt(target.value)} />
      </label>
      <label className="lab-field">
        What came back from {letter}
        <textarea className="field" dir="auto" rows={5} maxLength={limits.result} value={draft.results[side]} onChange={({ target }) => onResult(target.value)} />
      </label>
    </div>
  );
}
