import { describe, expect, it } from 'vitest';
import { loneNumberIn, numbersIn, withFigures } from '../../../../src/engine/math/spoken-numbers.ts';
import { sumIn } from '../../../../src/engine/math/sum.ts';

describe('numbers in words', () => {
  it.each([
    ['fifty six', '56'],
    ['fifty-six', '56'],
    ['one hundred and twenty', '120'],
    ['three quarters', '3/4'],
    ['a half', '1/2'],
    ['one third', '1/3'],
    ['two halves', '2/2'],
    ['nineteen slices', '19 slices'],
    ['½', '1/2'],
  ])('become figures: %s', (words, figures) => {
    expect(withFigures(words)).toBe(figures);
  });

  it.each(['i got it on a whim', 'someone did it', 'the tension is high', 'a fifteenth century map'])('are not found inside other words: %s', (text) => {
    expect(numbersIn(text)).toEqual([]);
  });
});

describe('a sum', () => {
  it.each([
    ['how do i add 1/2 and 1/4', '1/2 + 1/4', 3, 4],
    ['what is seven times eight', '7 × 8', 56, 1],
    ['12 divided by 0.5', '12 ÷ 0.5', 24, 1],
    ['what is 20% of 50', '20% of 50', 10, 1],
    ['subtract 3 from 10', '10 - 3', 7, 1],
    ['find 2/3 of 60', '2/3 of 60', 40, 1],
    ['half of 30', '1/2 of 30', 15, 1],
    ['7 x 8 please', '7 × 8', 56, 1],
    ['1/3 + 1/6', '1/3 + 1/6', 1, 2],
    ['three plus four', '3 + 4', 7, 1],
    ['2+3+4', '2 + 3 + 4', 9, 1],
  ])('is read from "%s"', (text, expression, num, den) => {
    expect(sumIn(text)).toEqual({ expression, value: { num, den } });
  });

  it.each(['read pages 10-12', 'the war of 1914-1918', 'it was on 9/11/2001', 'chapter 3 and 4', '3x + 5 = 20', 'I have 2 tests', 'x + 4', 'a 3-4 paragraph essay'])(
    'is not read into "%s"',
    (text) => {
      expect(sumIn(text)).toBeNull();
    },
  );
});

describe('a number alone', () => {
  it.each([
    ['is it 3/4', '3/4'],
    ['fifty six', '56'],
    ['i think its 12?', '12'],
    ['6 slices', '6'],
    ['maybe three quarters', '3/4'],
    ['the answer is 2 1/3', '2 1/3'],
    ['= 10', '10'],
  ])('is heard in "%s"', (text, typed) => {
    expect(loneNumberIn(text)?.typed).toBe(typed);
  });

  it.each(['I have 3 questions about my homework', 'between 3 and 4', 'there were 3 dogs in the park', '- 4', 'no number here', 'x = 4 because 3x = 12'])(
    'is not heard in "%s"',
    (text) => {
      expect(loneNumberIn(text)).toBeNull();
    },
  );
});
