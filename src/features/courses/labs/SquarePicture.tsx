/** A drawing in small. A cross marks a square in which it differs from the one it is compared with. */
import type { Drawing } from '../../../engine/labs/nearest.ts';
import { placed } from './placed.ts';

/** Units of a square in the picture. */
const side = 10;

interface SquarePictureProps {
  drawing: Drawing;
  crossed?: readonly number[];
}

export function SquarePicture({ drawing, crossed = [] }: SquarePictureProps) {
  const size = Math.sqrt(drawing.length);
  const corner = (at: number) => `M${(at % size) * side} ${Math.floor(at / size) * side}`;
  const squares = (shaded: boolean) =>
    placed(drawing)
      .filter(({ item }) => (item === '1') === shaded)
      .map(({ at }) => `${corner(at)}m1 1h8v8h-8z`)
      .join('');
  const crosses = (shaded: boolean) =>
    crossed
      .filter((at) => (drawing[at] === '1') === shaded)
      .map((at) => `${corner(at)}m3 3l4 4m0-4l-4 4`)
      .join('');
  return (
    <svg className="lab-picture" viewBox={`0 0 ${size * side} ${size * side}`} aria-hidden="true">
      <path d={squares(false)} />
      <path className="is-shaded" d={squares(true)} />
      {crossed.length > 0 && (
        <>
          <path className="is-cross" d={crosses(false)} />
          <path className="is-cross is-shaded" d={crosses(true)} />
        </>
      )}
    </svg>
  );
}
