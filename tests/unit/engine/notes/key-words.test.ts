/** What becomes a blank by itself: words that name something, and no misspelled word beside them. Marks of the writer's own are never cut in two. */
import { describe, expect, it } from 'vitest';
import { notesFromText, partText } from '../../../../src/engine/notes/from-text.ts';
import { singularOf } from '../../../../src/engine/notes/singular.ts';

const linesOf = (text: string): string[] => notesFromText(text).parts.flatMap((part) => partText(part).split('\n'));

describe('key words', () => {
  it('a blank is never a preposition, a pronoun or a small verb', () => {
    expect(
      linesOf(
        'The heart pumps blood through the body. Water flows toward the sea. The army marched against Rome. Roots grow beneath the soil. Heat moves between objects. Everyone should wash their hands. Blood carries oxygen around the body.',
      ),
    ).toEqual([
      'The heart pumps blood through the [body].',
      'Water flows toward the [sea].',
      'The army marched against [Rome].',
      'Roots grow beneath the [soil].',
      'Heat moves between [objects|object].',
      'Everyone should wash their [hands|hand].',
      'Blood carries oxygen around the [body].',
    ]);
  });
  it('a word that comes back is one only where it names something', () => {
    const lines = linesOf('Gases travel around the lungs. Oxygen travels around the veins. Carbon travels around the cells.');
    expect(lines.join(' ')).not.toMatch(/\[(?:around|travels)/);
  });
  it('a name with a title in front stays one line and one blank', () => {
    expect(linesOf('Hillary climbed Mt. Everest in 1953. The war ended when Gen. Grant met Lee. It began on Dec. 7, 1941.')).toEqual([
      'Hillary climbed [Mt. Everest] in 1953.',
      'The war ended when [Gen. Grant] met Lee.',
      'It began on Dec. 7, [1941].',
    ]);
  });
});

it('a sentence that ends within brackets does not cut the blank in two', () => {
  const text = 'They lived in [St. Louis]. Then came [Dr. King|King]. He is [No. 5]. He cried [Wait! Who goes there? Halt!] in the night. See [an open one. Nothing closes it.';
  expect(linesOf(text)).toEqual([
    'They lived in [St. Louis].',
    'Then came [Dr. King|King].',
    'He is [No. 5].',
    'He cried [Wait! Who goes there? Halt!] in the night.',
    'See \\[an open one.',
    'Nothing closes it.',
  ]);
});

it('the one of many is spelled right, or not given', () => {
  const ones = {
    volcanoes: 'volcano',
    heroes: 'hero',
    tornadoes: 'tornado',
    mosquitoes: 'mosquito',
    shoes: 'shoe',
    cities: 'city',
    movies: 'movie',
    branches: 'branch',
    avalanches: 'avalanche',
    boxes: 'box',
    classes: 'class',
    viruses: 'virus',
    causes: 'cause',
    leaves: 'leaf',
    waves: 'wave',
    fractions: 'fraction',
    prices: 'price',
  };
  expect(Object.fromEntries(Object.keys(ones).map((many) => [many, singularOf(many)]))).toEqual(ones);
  for (const word of ['physics', 'species', 'series', 'glass', 'photosynthesis', 'virus', 'bases', 'Athens', 'water']) expect(singularOf(word)).toBeNull();
  expect(linesOf('Lava comes out of the volcanoes. Smoke comes out of the volcanoes.')[0]).toBe('Lava comes out of the [volcanoes|volcano].');
});
