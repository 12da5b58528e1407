/** One question: to choose from options, or to answer in a few words. */
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { cometLimits } from '../../contracts/comet.ts';
import type { NotesQuestion } from '../../contracts/guided-notes.ts';
import { Editable } from './Editable.tsx';

interface QuestionEditorProps {
  question: NotesQuestion;
  number: number;
  onChange: (question: NotesQuestion, field?: string) => void;
  isReadOnly: boolean;
}

export function QuestionEditor({ question, number, onChange, isReadOnly }: QuestionEditorProps) {
  const id = useId();
  const { type, options, correctAnswer } = question;
  const setType = (next: NotesQuestion['type']) =>
    onChange(next === 'short_answer' ? { ...question, type: next, options: [], correctAnswer: null } : { ...question, type: next, options: ['', ''], correctAnswer: 0 });
  return (
    <div className="comet-part-fields">
      <Editable
        label={`Question ${number}`}
        value={question.question}
        most={cometLimits.questionChars}
        onChange={(text) => onChange({ ...question, question: text }, 'question')}
        isReadOnly={isReadOnly}
      />
      <p className="comet-field">
        <label htmlFor={`${id}-type`}>Answer</label>
        <select
          id={`${id}-type`}
          className="field"
          value={type}
          disabled={isReadOnly}
          onChange={(event) => setType(event.target.value === 'short_answer' ? 'short_answer' : 'multiple_choice')}
        >
          <option value="multiple_choice">Multiple choice</option>
          <option value="short_answer">Short answer</option>
        </select>
      </p>
      {type === 'multiple_choice' && (
        <fieldset className="comet-options">
          <legend>Options, with the correct one marked</legend>
          {options.map((option, place) => (
            // The options have no names of their own, and their texts change with each key.
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place.
            <p key={place} className="comet-option">
              <input
                type="radio"
                name={`${id}-correct`}
                aria-label={`Option ${place + 1} is correct`}
                checked={place === correctAnswer}
                disabled={isReadOnly}
                onChange={() => onChange({ ...question, correctAnswer: place })}
              />
              <input
                className="field"
                dir="auto"
                aria-label={`Question ${number}, option ${place + 1}`}
                maxLength={cometLimits.optionChars}
                readOnly={isReadOnly}
                value={option}
                onChange={(event) => onChange({ ...question, options: options.map((each, i) => (i === place ? event.target.value : each)) }, `option ${place}`)}
              />
              {!isReadOnly && options.length > 2 && (
                <button
                  type="button"
                  className="icon-btn"
                  aria-label={`Delete option ${place + 1}`}
                  title="Delete"
                  onClick={(event) => {
                    // With two options left, and at the end of the list, this button goes.
                    const option = event.currentTarget.parentElement;
                    const neighbor = option?.previousElementSibling?.matches('.comet-option') ? option.previousElementSibling : option;
                    neighbor?.querySelector<HTMLElement>('.field')?.focus();
                    onChange({
                      ...question,
                      options: options.filter((_, i) => i !== place),
                      correctAnswer: correctAnswer === null || correctAnswer === place ? 0 : correctAnswer > place ? correctAnswer - 1 : correctAnswer,
                    });
                  }}
                >
                  <Trash2 size={18} aria-hidden="true" />
                </button>
              )}
            </p>
          ))}
          {!isReadOnly && options.length < cometLimits.options && (
            <button type="button" className="btn btn-quiet" onClick={() => onChange({ ...question, options: [...options, ''] })}>
              <Plus size={16} aria-hidden="true" /> Add option
            </button>
          )}
        </fieldset>
      )}
      <Editable
        label="Look for"
        hint="For you, and for the class once you reveal the answer."
        value={question.lookFor}
        most={cometLimits.questionChars}
        onChange={(lookFor) => onChange({ ...question, lookFor }, 'lookFor')}
        isReadOnly={isReadOnly}
      />
    </div>
  );
}
