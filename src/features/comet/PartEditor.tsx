/** One part of the notes as marked text: select words and press Make a blank, or type the square brackets. */
import { SquareDashedBottom } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { cometLimits } from '../../contracts/comet.ts';
import type { NotesPart } from '../../contracts/guided-notes.ts';
import { linesFromMarks, markedText, toggleBlank } from '../../engine/notes/marks.ts';
import { faultInPart } from './class-limits.ts';
import { Editable } from './Editable.tsx';

/** The box grows with its lines up to here. */
const mostRows = 42;

interface PartEditorProps {
  part: NotesPart;
  number: number;
  onChange: (part: NotesPart, field: 'title' | 'lines') => void;
  isReadOnly: boolean;
  /** Absent: no more parts fit. */
  onSplit: (() => void) | undefined;
}

export function PartEditor({ part, number, onChange, isReadOnly, onSplit }: PartEditorProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const select = useRef<[number, number] | null>(null);
  const [hint, setHint] = useState('');
  const text = markedText(part.lines);
  const fault = faultInPart(part, number);
  useLayoutEffect(() => {
    if (select.current) box.current?.setSelectionRange(...select.current);
    select.current = null;
  });

  const setText = (marked: string) => onChange({ ...part, lines: linesFromMarks(marked) }, 'lines');
  const makeBlank = () => {
    const field = box.current;
    if (!field) return;
    const made = toggleBlank(field.value, field.selectionStart, field.selectionEnd);
    field.focus();
    setHint(made ? '' : 'Select the words of one line first.');
    if (!made) return;
    select.current = [made.from, made.to];
    setText(made.text);
  };

  return (
    <div className="comet-part-fields">
      <Editable
        label={`Part ${number}, title`}
        value={part.title}
        most={cometLimits.titleChars}
        onChange={(title) => onChange({ ...part, title }, 'title')}
        isReadOnly={isReadOnly}
      />
      <div className="comet-field">
        <label htmlFor={`${id}-lines`}>Part {number}, lines</label>
        <textarea
          id={`${id}-lines`}
          ref={box}
          className="field comet-lines"
          dir="auto"
          rows={Math.max(4, Math.min(mostRows, part.lines.length + 1))}
          readOnly={isReadOnly}
          aria-describedby={`${id}-how`}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <small id={`${id}-how`} className="comet-hint">
          Brackets are blanks: [carbon dioxide|CO2] takes both. Two stars make words bold: **Iron Curtain**.
        </small>
        {/* Where it is more than a class can have, nothing is cut off: it is said. */}
        <p role="status" className="comet-fault">
          {fault}
        </p>
      </div>
      {!isReadOnly && (
        <p className="comet-bar">
          <button type="button" className="btn" onClick={makeBlank}>
            <SquareDashedBottom size={18} aria-hidden="true" /> Make a blank, or undo one
          </button>
          {fault && onSplit && part.lines.length > 1 && (
            <button
              type="button"
              className="btn"
              onClick={() => {
                // This button goes with the fault.
                box.current?.focus();
                onSplit();
              }}
            >
              Cut part {number} in two
            </button>
          )}
          <span role="status" className="comet-hint">
            {hint}
          </span>
        </p>
      )}
    </div>
  );
}
