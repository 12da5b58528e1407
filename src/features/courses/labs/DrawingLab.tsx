/** A classifier that learns from the reader's own drawings, by the rule of the lesson: the nearest example gives the label. Nothing is kept or sent. */
import { Undo2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { type Drawing, emptyDrawing, inRows, matches } from '../../../engine/labs/nearest.ts';
import { DrawingAnswer } from './DrawingAnswer.tsx';
import {
  type DrawingState,
  emptyState,
  lessonState,
  mostExamples,
  mostUndo,
  nameOf,
  sizes,
  withExample,
  withLabel,
  withoutExample,
  withSquare,
  withTest,
} from './drawing-state.ts';
import { ExampleTable } from './ExampleTable.tsx';
import { SquareGrid } from './SquareGrid.tsx';

const mostLabelChars = 20;

export function DrawingLab() {
  const [state, setState] = useState(lessonState);
  const [past, setPast] = useState<readonly DrawingState[]>([]);
  const [label, setLabel] = useState('');
  /** Typed digits that are no whole drawing yet. */
  const [digits, setDigits] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const saidPlace = useRef<HTMLParagraphElement>(null);
  const id = useId();
  const { size, drawing, tested } = state;
  const examples = state.examples.map((example) => ({ ...example, label: example.label.trim() || 'no label' }));
  const sorted = matches(examples, drawing);

  // A quick stroke passes several squares before the next picture: each builds on what the one before has left.
  const change = (update: (before: DrawingState) => DrawingState, words = '', continues = false) => {
    if (!continues) setPast([...past.slice(1 - mostUndo), state]);
    setState(update);
    setDigits(null);
    setSaid(words);
  };
  const undo = () => {
    setState(past.at(-1) ?? state);
    setPast(past.slice(0, -1));
    setDigits(null);
    setSaid(past.length > 0 ? 'Undone.' : 'There is nothing to undo.');
  };
  const remove = (at: number) => {
    change((before) => withoutExample(before, at), `Example ${nameOf(at)} is removed.${at < examples.length - 1 ? ' The ones after it have moved up.' : ''}`);
    // The button of the last row goes away with it.
    if (at === examples.length - 1) saidPlace.current?.focus();
  };
  const empty = (squares: number) => change(() => emptyState(squares), 'Empty. Undo brings the examples back.');
  const store = () => {
    const name = label.replace(/\s+/g, ' ').trim();
    if (!name) return setSaid('Write a label first: the right answer for this drawing.');
    if (examples.length >= mostExamples) return setSaid(`The lab holds ${mostExamples} examples. Remove one, or start over.`);
    change((before) => withExample(before, name), `Stored as example ${nameOf(examples.length)} with the label ${name}. The grid is empty again.`);
  };
  const readDigits = (text: string) => {
    const found: Drawing = text.replace(/[^01]/g, '');
    if (found.length === size * size && found !== drawing) change((before) => ({ ...before, drawing: found }));
    setDigits(text);
  };

  return (
    <div className="lab-parts">
      <section className="lab-part" aria-labelledby={`${id}-draw`}>
        <h5 id={`${id}-draw`}>Draw</h5>
        <div className="lab-draw">
          <SquareGrid size={size} drawing={drawing} onSquare={(at, square, continues) => change((before) => withSquare(before, at, square), '', continues)} />
          <div className="lab-stack">
            <label className="lab-field">
              As digits, 1 for a shaded square
              <input
                className="field lab-digits"
                inputMode="numeric"
                autoComplete="off"
                maxLength={60}
                value={digits ?? inRows(drawing)}
                onChange={({ target }) => readDigits(target.value)}
                onBlur={() => setDigits(null)}
              />
            </label>
            <div className="lab-buttons">
              <button type="button" className="btn" onClick={() => change((before) => ({ ...before, drawing: emptyDrawing(size) }), 'The grid is empty.')}>
                Clear the grid
              </button>
              <button type="button" className="btn" onClick={undo}>
                <Undo2 size={16} aria-hidden="true" /> Undo
              </button>
            </div>
          </div>
        </div>
        <form
          className="lab-row"
          onSubmit={(event) => {
            event.preventDefault();
            store();
          }}
        >
          <label className="lab-field">
            Label of this drawing
            <input className="field" dir="auto" autoComplete="off" maxLength={mostLabelChars} value={label} onChange={({ target }) => setLabel(target.value)} />
          </label>
          <button type="submit" className="btn">
            Store as example
          </button>
        </form>
        <p role="status" className="lab-said" ref={saidPlace} tabIndex={-1}>
          {said}
        </p>
      </section>
      <DrawingAnswer
        drawing={drawing}
        examples={examples}
        sorted={sorted}
        tested={tested}
        onTest={(result) => change((before) => withTest(before, result), 'Counted. The grid is empty again.')}
      />
      <ExampleTable
        examples={state.examples}
        sorted={sorted}
        onLabel={(at, text, continues) => change((before) => withLabel(before, at, text), '', continues)}
        onShow={(at) => change((before) => ({ ...before, drawing: before.examples[at]?.drawing ?? before.drawing }), `Example ${nameOf(at)} is in the grid.`)}
        onRemove={remove}
      />
      <div className="lab-row">
        <label className="lab-field">
          Start over with
          <select className="field" value={size} onChange={({ target }) => empty(Number(target.value))}>
            {sizes.map((each) => (
              <option key={each} value={each}>
                {each} by {each} squares
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="btn" onClick={() => empty(size)}>
          Start over
        </button>
        <button type="button" className="btn" onClick={() => change(() => lessonState, 'The four examples of the lesson.')}>
          Examples of the lesson
        </button>
      </div>
    </div>
  );
}
