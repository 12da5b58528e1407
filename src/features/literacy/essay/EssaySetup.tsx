/** The setup stage: which kind of essay, for which grades. */
import type { RefObject } from 'react';
import { type EssayGrade, type EssayType, essayGrades, essayTypes } from '../../../contracts/essay.ts';
import type { EssayStore } from './essay-store.ts';

interface EssaySetupProps {
  essay: EssayStore;
  heading: RefObject<HTMLHeadingElement | null>;
}

const kinds: Record<EssayType, { label: string; text: string }> = {
  argumentative: { label: 'Argumentative', text: 'You take a side and give reasons and proof.' },
  informative: { label: 'Informative', text: 'You explain something without taking a side.' },
  reflective: { label: 'Reflective', text: 'You tell what happened and what it means to you.' },
};

export function EssaySetup({ essay, heading }: EssaySetupProps) {
  return (
    <form
      className="essay-setup"
      // The message is ours, to the letter, and the browser's own would come before it.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = new FormData(event.currentTarget);
        essay.launch(oneOf(essayTypes, chosen.get('essayType')), oneOf(essayGrades, chosen.get('gradeLevel')));
      }}
    >
      <h3 className="text-h2" ref={heading} tabIndex={-1}>
        Set up your essay
      </h3>
      <fieldset>
        <legend>Essay type</legend>
        <div className="essay-choices">
          {essayTypes.map((type) => (
            <label key={type} className="essay-choice">
              <input type="radio" name="essayType" value={type} />
              <span>
                <strong>{kinds[type].label}</strong>
                <span className="text-muted">{kinds[type].text}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>Grade level</legend>
        <div className="essay-choices">
          {essayGrades.map((grade) => (
            <label key={grade} className="essay-choice">
              <input type="radio" name="gradeLevel" value={grade} />
              <strong>Grades {grade}</strong>
            </label>
          ))}
        </div>
      </fieldset>
      <p>
        <button type="submit" className="btn btn-primary">
          Launch EssayBuilder
        </button>
      </p>
    </form>
  );
}

const oneOf = <T extends EssayType | EssayGrade>(list: readonly T[], value: FormDataEntryValue | null): T | '' => list.find((item) => item === value) ?? '';
