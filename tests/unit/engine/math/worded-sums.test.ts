import { describe, expect, it } from 'vitest';
import { asText } from '../../../../src/engine/math/rational.ts';
import { sumIn } from '../../../../src/engine/math/sum.ts';

describe('a sum in words', () => {
  it.each([
    ['the mean of 4 6 8', '6'],
    ['whats the average of 2, 3, 4 and 5', '7/2'],
    ['median of 3 9 5', '5'],
    ['find the median of 1, 2, 3, 10', '5/2'],
    ['range of 3 9 5', '6'],
    ['mode of 2 2 5', '2'],
    ['probability of rolling a 3', '1/6'],
    ['chance of rolling an even number', '1/2'],
    ['probability of getting 3 heads in a row', '1/8'],
    ['2 pencils cost 60 cents how much do 5 cost', '150'],
    ['4 kids share 52 cards, how many does each get', '13'],
    ['share 35 grapes between 5 friends', '7'],
    ['she has 30 euros and saves 6 a week, how many weeks until she has 90', '10'],
  ])('%s', (text, value) => {
    const sum = sumIn(text);
    expect(sum && asText(sum.value)).toBe(value);
    expect(sumIn(sum?.expression ?? '')).toEqual(sum);
  });

  it.each(['the mode of 1 2 3', 'what does mean mean', 'the average of my 3 tests', 'probability of rolling a 3 and a 4', 'roll 2 dice'])('is none: %s', (text) => {
    expect(sumIn(text)).toBeNull();
  });

  it.each([
    ['7x8', '7 × 8'],
    ['and 80/4', '80 ÷ 4'],
    ['9-4', '9 - 4'],
  ])('without a word beside it is one: %s', (text, expression) => {
    expect(sumIn(text)?.expression).toBe(expression);
  });

  it.each(['3/4', '3-4', '1914-1918', '2:1', '30/30'])('is not read into %s', (text) => {
    expect(sumIn(text)).toBeNull();
  });
});
