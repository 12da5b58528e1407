import { describe, expect, it } from 'vitest';
import { claimsIn } from '../../../../src/engine/math/check-claim.ts';
import { loneNumberIn } from '../../../../src/engine/math/spoken-numbers.ts';
import { sumIn } from '../../../../src/engine/math/sum.ts';

describe('a sum with numbers below zero', () => {
  it.each([
    ['-3 + 5', '-3 + 5', 2],
    ['whats -3 + 5', '-3 + 5', 2],
    ['5 - -2', '5 - (-2)', 7],
    ['and -3 - -5', '-3 - (-5)', 2],
    ['and 5 + -2', '5 + (-2)', 3],
    ['5--2', '5 - (-2)', 7],
    ['-4 x -2', '-4 × (-2)', 8],
    ['(-3) + (-4)', '(-3) + (-4)', -7],
    ['negative 3 plus 5', '-3 + 5', 2],
    ['what is minus 3 plus 5?', '-3 + 5', 2],
    ['negative 3 times negative 2', '-3 × (-2)', 6],
    ['subtract -2 from 5', '5 - (-2)', 7],
    ['add -3 and 5', '-3 + 5', 2],
    ['8 / -2', '8 / -2', -4],
    ['half of -6', '1/2 of -6', -3],
  ])('is read from "%s", and again from its own text', (text, expression, value) => {
    expect(sumIn(text)).toEqual({ expression, value: { num: value, den: 1 } });
    expect(sumIn(expression)).toEqual(sumIn(text));
  });

  it.each([
    '- 3 + 5',
    'x - 3 + 5',
    '2x - 3 + 5',
    '3x -2',
    'f(3)',
    '1, -3 and 5',
    'call 3 (4)',
    '(555) 123-4567',
    'between 2020-01-15 and now',
    'sqrt(16) + 2',
    'what is -5 squared',
    '5 cm² + 3 cm²',
    'x^2 + 3',
  ])('is not read where it is unsure: %s', (text) => {
    expect(sumIn(text)).toBeNull();
  });
});

describe('a power', () => {
  it.each([
    ['2^3', '2^3', 8],
    ['5²', '5^2', 25],
    ['5 squared', '5^2', 25],
    ['what is 2 to the power of 3?', '2^3', 8],
    ['10 to the 3rd power', '10^3', 1000],
    ['(2+3)^2', '(2 + 3)^2', 25],
  ])('is read from "%s"', (text, expression, value) => {
    expect(sumIn(text)).toEqual({ expression, value: { num: value, den: 1 } });
  });

  it.each([
    ['2^3 = 8', true],
    ['5² = 25', true],
    ['2^3 = 6', false],
    ['-4 x -2 = 8', true],
    ['-4 x -2 = -8', false],
  ])('is checked: %s', (text, holds) => {
    expect(claimsIn(text)).toMatchObject([{ holds }]);
  });
});

describe('several steps in words', () => {
  it.each([
    ['2 plus 3 times 4', 14],
    ['7 x 8 = ?', 56],
    ['how do I do 3 + 4 (its hard)', 7],
    ['what is 5 more than 3', 8],
  ])('are one sum: %s', (text, value) => {
    expect(sumIn(text)?.value).toEqual({ num: value, den: 1 });
  });
});

describe('a claim that may be read in two ways', () => {
  it.each(['- 3 + 5 = 8', '- 3 + 5 = 2', '3x - 3 + 5 = 8', '10 / 3 = 3.33', '2 + 3 = 5\n- 4 + 1 = 5', 'y (3 + 5) = 9', '3 m² + 2 m² = 4 m²', '$5 + 3 = 9%'])(
    'is not called wrong: %s',
    (text) => {
      expect(claimsIn(text).filter(({ holds }) => !holds)).toEqual([]);
    },
  );
});

describe('a number given for an answer', () => {
  it.each([
    ['-2', '-2', null],
    ['negative 2', '-2', null],
    ['is it minus 2?', '-2', null],
    ['40 cm2', '40', [2, 0, 0]],
    ['40 square centimeters', '40', [2, 0, 0]],
    ['10 N', '10', [1, 1, -2]],
    ['30 km per hour', '30', [1, 0, -1]],
    ['2 m/s²', '2', [1, 0, -2]],
    ['$48', '48', null],
    ['6 slices', '6', null],
  ])('keeps its sign and its unit: %s', (text, typed, dimension) => {
    const given = loneNumberIn(text);
    expect(given?.typed).toBe(typed);
    expect(given?.unit?.dimension ?? null).toEqual(dimension);
  });

  it.each(['- 4', 'x-4', '10 - 4', 'x -4'])('is not heard in "%s"', (text) => {
    expect(loneNumberIn(text)).toBeNull();
  });
});
