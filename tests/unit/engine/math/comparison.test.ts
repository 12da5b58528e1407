import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonIn } from '../../../../src/engine/math/comparison.ts';

describe('a claim about two sizes', () => {
  it.each([
    ['0.45 is bigger than 0.5 because 45 is more than 5', false],
    ['my friend says 0.12 is bigger than 0.9 cuz 12 > 9', false],
    ['3/4 > 5/8', true],
    ['3/4 < 5/8', false],
    ['3/4 is more then 2/3', true],
    ['so 3/4 is bigger than 2/3?', true],
    ['negative 5 is bigger than negative 3', false],
    ['-5 < -3', true],
    ['50% is bigger than 0.4', true],
    ['0.5 is the same as 0.50', true],
    ['0.5 and 0.50 are the same', true],
    ['i think 1/8 is bigger than 1/4 bc 8 is bigger than 4', false],
    ['1/2 + 1/3 > 1', false],
    ['2 >= 2', true],
  ])('is checked: %s', (text, holds) => {
    const found = comparisonIn(text);
    expect(found?.claim).not.toBeNull();
    expect(found?.holds).toBe(holds);
  });

  it('holds exactly when the one is the larger', () => {
    const part = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(part, part, ([a, b], [c, d]) => {
        expect(comparisonIn(`${a}/${b} is bigger than ${c}/${d}`)?.holds).toBe(a * d > c * b);
      }),
    );
  });
});

describe('a question about two sizes', () => {
  it.each([
    ['is 0.5 bigger than 0.45', 'more', 'more'],
    ['which is bigger 3/4 or 2/3', 'more', 'more'],
    ['which one is greater, 0.29 or 0.3?', 'less', 'more'],
    ['which is the smaller one: -3 or -5', 'more', 'less'],
    ['wats bigger 1/3 or 1/4', 'more', 'more'],
    ['wich is bigger 1/3 or 1/4', 'more', 'more'],
    ['compare 0.5 and 0.45', 'more', 'more'],
    ['whats bigger .5 or .45', 'more', 'more'],
    ['0.5 0.45 which is bigger', 'more', 'more'],
    ['are 0.5 and 0.50 the same', 'same', 'more'],
    ['is 3/4 > 5/8', 'more', 'more'],
  ])('claims nothing: %s', (text, order, wanted) => {
    expect(comparisonIn(text)).toMatchObject({ claim: null, order, wanted });
  });
});

describe('numbers that are a part of something else', () => {
  it.each([
    '0.5 is longer than 45 cm',
    'my dog is bigger than 3 cats',
    '0.5 is bigger than 45 cm',
    '20 is 5 more than 15',
    'what is 5 more than 3',
    'is 15% more than 80',
    '3 and 1/2 is bigger than 3',
    '20% of 50 is more than 15',
    '3x > 5',
    'a -> b 3',
    'which is bigger 3/4, 5/8 or 1/2',
    'more than 3 people came',
  ])('are not compared: %s', (text) => {
    expect(comparisonIn(text)).toBeNull();
  });
});
