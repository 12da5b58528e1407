/** Scoring two texts without knowing which prompt each came from, and what follows from the scores. */
import type { Scores, Side } from '../../contracts/prompt-notebook.ts';

/** Which text is shown first. `random`: at least 0, less than 1. */
export const shuffledSides = (random: () => number): readonly [Side, Side] => (random() < 0.5 ? ['a', 'b'] : ['b', 'a']);

export const isScored = (scores: Scores): boolean => scores.every(({ a, b }) => a !== null && b !== null);

export const totals = (scores: Scores): Record<Side, number> => ({ a: sumOf(scores, 'a'), b: sumOf(scores, 'b') });

const sumOf = (scores: Scores, side: Side): number => scores.reduce((sum, points) => sum + (points[side] ?? 0), 0);

/** Null for a draw. */
export function winner({ a, b }: Readonly<Record<Side, number>>): Side | null {
  if (a === b) return null;
  return a > b ? 'a' : 'b';
}

export interface Tally {
  cases: number;
  wins: Record<Side, number>;
  totals: Record<Side, number>;
}

/** What several cases say together. */
export function tallyOf(cases: readonly Scores[]): Tally {
  const tally: Tally = { cases: cases.length, wins: { a: 0, b: 0 }, totals: { a: 0, b: 0 } };
  for (const scores of cases) {
    const { a, b } = totals(scores);
    tally.totals.a += a;
    tally.totals.b += b;
    const won = winner({ a, b });
    if (won) tally.wins[won]++;
  }
  return tally;
}
