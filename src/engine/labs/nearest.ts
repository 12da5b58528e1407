/** A nearest-neighbor classifier of drawings in a square grid: the method of lesson 2 of What Is AI. */

/** "1" for a shaded square and "0" for an empty one, row by row: "100100111" is an L in nine squares. */
export type Drawing = string;

export interface Example {
  drawing: Drawing;
  label: string;
}

export interface Match {
  /** Place in the list of examples. */
  at: number;
  label: string;
  distance: number;
}

/** Places of the squares in which two drawings of one size differ. */
export const differing = (a: Drawing, b: Drawing): number[] => Array.from(a).flatMap((square, i) => (square === b[i] ? [] : [i]));

/** The nearest first; among equals the one that was stored first. */
export const matches = (examples: readonly Example[], drawing: Drawing): Match[] =>
  examples.map((example, at) => ({ at, label: example.label, distance: differing(example.drawing, drawing).length })).sort((a, b) => a.distance - b.distance);

/** Do examples with another label stand as near as the nearest? Then the order in which they were stored decides. */
export const isTied = ([nearest, ...others]: readonly Match[]): boolean => others.some(({ distance, label }) => distance === nearest?.distance && label !== nearest.label);

export interface Vote {
  label: string;
  votes: number;
}

/** How the `voters` nearest examples vote, most votes first; with equal votes the label of the nearer example. */
export function vote(sorted: readonly Match[], voters: number): Vote[] {
  const votes = new Map<string, number>();
  for (const { label } of sorted.slice(0, voters)) votes.set(label, (votes.get(label) ?? 0) + 1);
  return [...votes].map(([label, count]) => ({ label, votes: count })).sort((a, b) => b.votes - a.votes);
}

/** "100100111" as the lesson writes it: "100 100 111". */
export const inRows = (drawing: Drawing): string => drawing.match(new RegExp(`.{1,${Math.sqrt(drawing.length)}}`, 'g'))?.join(' ') ?? '';

export const emptyDrawing = (size: number): Drawing => '0'.repeat(size * size);
