/** The kind of essay and the grades it is for, as EssayBlocks asks for them. */
import { useEffect, useId, useState } from 'react';
import type { AssignedMaterial } from '../../contracts/assignment.ts';
import { type EssayGrade, type EssayType, essayGrades, essayTypes } from '../../contracts/essay.ts';
import { gradeLabels } from '../../contracts/reading.ts';

const typeNames: Readonly<Record<EssayType, string>> = { argumentative: 'Argumentative', informative: 'Informative', reflective: 'Reflective' };

interface EssayMaterialProps {
  /** As it was left. */
  start: Readonly<Record<string, unknown>>;
  onChoose: (material: AssignedMaterial) => void;
  onEdit: (part: Readonly<Record<string, unknown>>) => void;
}

export function EssayMaterial({ start, onChoose, onEdit }: EssayMaterialProps) {
  const [essayType, setType] = useState<EssayType>(essayTypes.find((each) => each === start.essayType) ?? 'argumentative');
  const [gradeLevel, setGrade] = useState<EssayGrade>(essayGrades.find((each) => each === start.gradeLevel) ?? '6-8');
  const id = useId();
  useEffect(() => {
    onChoose({ tool: 'essay', essayType, gradeLevel });
    onEdit({ essayType, gradeLevel });
  }, [onChoose, onEdit, essayType, gradeLevel]);
  return (
    <div className="assign-pair">
      <p className="assign-field">
        <label htmlFor={`${id}-type`}>Kind of essay</label>
        <select id={`${id}-type`} className="field" value={essayType} onChange={({ target }) => setType(essayTypes.find((type) => type === target.value) ?? essayType)}>
          {essayTypes.map((type) => (
            <option key={type} value={type}>
              {typeNames[type]}
            </option>
          ))}
        </select>
      </p>
      <p className="assign-field">
        <label htmlFor={`${id}-grade`}>For</label>
        <select id={`${id}-grade`} className="field" value={gradeLevel} onChange={({ target }) => setGrade(essayGrades.find((grade) => grade === target.value) ?? gradeLevel)}>
          {essayGrades.map((grade) => (
            <option key={grade} value={grade}>
              {gradeLabels[grade]}
            </option>
          ))}
        </select>
      </p>
    </div>
  );
}
