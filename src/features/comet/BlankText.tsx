// biome-ignore-all lint/suspicious/noArrayIndexKey: the pieces of a line are drawn in their order and have no names
/** A line of notes: its text with bold words, and whatever stands in the place of a blank. */
import { Fragment, type ReactNode } from 'react';

/** "**Iron Curtain**" as bold words. */
function Bold({ text }: { text: string }) {
  return text.split(/\*\*([^*\n]+)\*\*/g).map((piece, place) => (place % 2 === 1 ? <strong key={place}>{piece}</strong> : <Fragment key={place}>{piece}</Fragment>));
}

export function BlankText<Blank>({ pieces, blank }: { pieces: readonly (string | Blank)[]; blank: (blank: Blank) => ReactNode }) {
  return pieces.map((piece, place) => <Fragment key={place}>{typeof piece === 'string' ? <Bold text={piece} /> : blank(piece)}</Fragment>);
}
