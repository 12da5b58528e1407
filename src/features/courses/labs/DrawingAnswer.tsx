/** What the machine answers for the drawing in the grid, and why; and a tally of tests. */
import { useId } from 'react';
import { type Drawing, differing, type Example, isTied, type Match, vote } from '../../../engine/labs/nearest.ts';
import { type DrawingState, nameOf } from './drawing-state.ts';
import { SquarePicture } from './SquarePicture.tsx';

const voters = 3;
const placesSaid = 3;

interface DrawingAnswerProps {
  drawing: Drawing;
  examples: readonly Example[];
  /** The nearest first. */
  sorted: readonly Match[];
  tested: DrawingState['tested'];
  onTest: (result: 'right' | 'wrong') => void;
}

export function DrawingAnswer({ drawing, examples, sorted, tested, onTest }: DrawingAnswerProps) {
  const id = useId();
  const [nearest] = sorted;
  const stored = nearest && examples[nearest.at]?.drawing;
  const crossed = stored === undefined ? [] : differing(drawing, stored);
  const [first, second] = vote(sorted, voters);
  const asked = sorted.slice(0, voters);

  return (
    <section className="lab-part" aria-labelledby={`${id}-answer`}>
      <h5 id={`${id}-answer`}>What the machine says</h5>
      {nearest && stored !== undefined ? (
        <>
          <div className="lab-answer">
            <SquarePicture drawing={stored} crossed={crossed} />
            <p role="status">
              <strong>
                The answer is <span dir="auto">{nearest.label}</span>.
              </strong>{' '}
              Nearest is example {nameOf(nearest.at)}, distance {nearest.distance}
              {placesOf(crossed, Math.sqrt(drawing.length))}.
              {isTied(sorted) && ' Another label is just as near. The example that was stored first decides, which is a poor reason.'}
            </p>
          </div>
          {first && asked.length === voters && (
            <p>
              A vote of the three nearest: {asked.map(({ at, label }) => `${nameOf(at)} says ${label}`).join(', ')}.{' '}
              {second?.votes === first.votes ? `No label has more votes than another, so the nearest decides: ${first.label}.` : `${first.label} wins with ${first.votes} of 3.`}
            </p>
          )}
          <div className="lab-row">
            <span>Was the answer right?</span>
            <button type="button" className="btn" onClick={() => onTest('right')}>
              Right
            </button>
            <button type="button" className="btn" onClick={() => onTest('wrong')}>
              Wrong
            </button>
            <span>
              {tested.right + tested.wrong} tested, {tested.right} right
            </span>
          </div>
        </>
      ) : (
        <p>There is no example yet, so there is no label to choose from. Draw something, give it a label and store it.</p>
      )}
    </section>
  );
}

/** ": row 1, column 2", as long as they can be taken in at once. The crosses in the picture show them all. */
function placesOf(crossed: readonly number[], size: number): string {
  if (crossed.length === 0 || crossed.length > placesSaid) return '';
  return `: ${crossed.map((at) => `row ${Math.floor(at / size) + 1}, column ${(at % size) + 1}`).join('; ')}`;
}
