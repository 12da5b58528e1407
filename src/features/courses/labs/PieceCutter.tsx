/** Shows how the joins learned so far cut a text into pieces. */
import { useId, useState } from 'react';
import { cut, type Join } from '../../../engine/labs/byte-pairs.ts';
import { placed } from './placed.ts';
import { Slider } from './Slider.tsx';

interface PieceCutterProps {
  joins: readonly Join[];
}

export function PieceCutter({ joins }: PieceCutterProps) {
  const [text, setText] = useState('the dog chased the unhelpful puppy');
  /** Null: all there are, also when another text brings more. */
  const [chosen, setChosen] = useState<number | null>(null);
  const id = useId();
  const used = Math.min(chosen ?? joins.length, joins.length);
  const pieces = cut(text, joins.slice(0, used));
  const last = joins[used - 1];

  return (
    <section className="lab-part" aria-labelledby={`${id}-cut`}>
      <h5 id={`${id}-cut`}>Cut a text into pieces</h5>
      <label className="lab-field">
        Text to cut
        <input className="field" dir="auto" maxLength={200} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <Slider label="Joins used" value={used} min={0} max={joins.length} said={`${used} of ${joins.length}`} onChange={setChosen} />
      <p>
        {last ? (
          <>
            Join {used} glued <Piece text={last.left} /> to <Piece text={last.right} />, which stood side by side {last.count} times.
          </>
        ) : (
          'Without a join, every letter is a piece.'
        )}
      </p>
      <ul className="lab-pieces" aria-label="Pieces">
        {placed(pieces).map(({ at, item }) => (
          <li key={at}>
            <Piece text={item} />
          </li>
        ))}
      </ul>
      <p role="status">
        {Array.from(text).length} characters, {pieces.length} {pieces.length === 1 ? 'piece' : 'pieces'}.
      </p>
    </section>
  );
}

/** The space that belongs to a piece is shown, since it counts. */
function Piece({ text }: { text: string }) {
  const rest = text.replace(/^\s/, '');
  return (
    <span className="lab-piece">
      {rest !== text && (
        <>
          <span className="lab-space" aria-hidden="true">
            ␣
          </span>
          <span className="sr-only">space </span>
        </>
      )}
      {rest}
    </span>
  );
}
