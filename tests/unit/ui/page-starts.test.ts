import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageStarts } from '../../../src/ui/live/page-starts.ts';

it('puts as many on a page as fit, at least one, and leaves none out', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 60 }), fc.integer({ min: 5, max: 40 }), (heights, room) => {
      const heightOf = (from: number, to: number): number => heights.slice(from, to).reduce((sum, height) => sum + height, 0);
      const starts = pageStarts(heights.length, (from, to) => heightOf(from, to) <= room);
      for (const [page, from] of starts.entries()) {
        const to = starts[page + 1] ?? heights.length;
        if (heights.length > 0) expect(to).toBeGreaterThan(from);
        if (to - from > 1) expect(heightOf(from, to)).toBeLessThanOrEqual(room);
        if (to < heights.length) expect(heightOf(from, to + 1)).toBeGreaterThan(room);
      }
      expect(starts[0]).toBe(0);
    }),
  );
});

it('asks about three times a page, because each question draws the screen', () => {
  let asked = 0;
  const starts = pageStarts(300, (from, to) => {
    asked++;
    return to - from <= 10;
  });
  expect(starts).toHaveLength(30);
  expect(asked).toBeLessThanOrEqual(3 * 30 + 10);
});
