/** The size of the letters on a slide that cannot be measured. */
import { expect, it } from 'vitest';
import { notesPages, notesPointsFor, pointsFor } from '../../../../src/features/aurora/export/points.ts';

const few = ['Most of the dry mass of a plant is built from carbon dioxide and water.', 'Soil minerals make up only a small part of it.'];

it('is the usual one for a few lines and smaller the more there is to fit', () => {
  expect(pointsFor(few)).toBe(32);
  const sizes = [1, 3, 6, 12, 40].map((times) => pointsFor(Array.from({ length: times }, () => few).flat()));
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(sizes.at(-1)).toBe(11);
});

it('is smaller beside a picture, where a line breaks between its words', () => {
  const more = [...few, 'In words, carbon dioxide and water become glucose and oxygen, with energy from light.'];
  expect(pointsFor(more, true)).toBeLessThan(pointsFor(more));
  // As many letters, in words that leave the ends of the rows empty.
  const [short, long] = [Array.from({ length: 24 }, () => 'abc').join(' '), Array.from({ length: 8 }, () => 'abcdefghijk').join(' ')];
  expect(pointsFor([long, long, long], true)).toBeLessThanOrEqual(pointsFor([short, short, short], true));
});

it('breaks a word that is longer than a row', () => {
  expect(pointsFor(['x'.repeat(5_000)])).toBe(11);
});

it('notes get smaller the more there are, and go on over further pages when no size has room', () => {
  const note = 'Two minutes alone, then hear six guesses and comment on none of them, for they stay on the board until the end.';
  expect(notesPointsFor([note])).toBe(12);
  const twenty = Array.from({ length: 20 }, () => 'One line.');
  expect(notesPointsFor(twenty)).toBeLessThan(12);
  expect(notesPages(twenty)).toEqual([twenty]);
  const long = Array.from({ length: 120 }, (_, place) => `${place} ${note}`);
  const pages = notesPages([long.join(' '), 'The last line.']);
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.flat().join(' ')).toBe(`${long.join(' ')} The last line.`);
  expect(notesPages([])).toEqual([[]]);
});
