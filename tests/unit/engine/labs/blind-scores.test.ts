import { expect, it } from 'vitest';
import { isScored, shuffledSides, tallyOf, totals, winner } from '#src/engine/labs/blind-scores.ts';
import { seededRandom } from '../../../support/seeded-random.ts';

it('each order of the two texts comes about half of the time', () => {
  const random = seededRandom(5);
  const first = Array.from({ length: 1_000 }, () => shuffledSides(random)[0]).filter((side) => side === 'a').length;
  expect(first).toBeGreaterThan(450);
  expect(first).toBeLessThan(550);
  expect(new Set(shuffledSides(random))).toEqual(new Set(['a', 'b']));
});

it('a comparison is scored when no points are missing', () => {
  expect(isScored([{ a: 0, b: 2 }])).toBe(true);
  expect(
    isScored([
      { a: 0, b: 2 },
      { a: 1, b: null },
    ]),
  ).toBe(false);
});

it('the prompt with more points wins, and equal points are a draw', () => {
  expect(
    totals([
      { a: 2, b: 0 },
      { a: 1, b: 2 },
    ]),
  ).toEqual({ a: 3, b: 2 });
  expect([winner({ a: 3, b: 2 }), winner({ a: 0, b: 1 }), winner({ a: 2, b: 2 })]).toEqual(['a', 'b', null]);
});

it('several cases are added up', () => {
  expect(tallyOf([[{ a: 2, b: 1 }], [{ a: 0, b: 2 }], [{ a: 1, b: 1 }], [{ a: 2, b: 0 }]])).toEqual({ cases: 4, wins: { a: 2, b: 1 }, totals: { a: 5, b: 4 } });
});
