import { describe, expect, it } from 'vitest';
import { ratioGivenIn, ratioIn } from '../../../../src/engine/math/ratio.ts';

describe('ratioIn', () => {
  it.each([
    ['simplify 12:18', 'simplify 12:18'],
    ['what is the ratio 12 to 18 in simplest form', 'simplify 12:18'],
    ['Ratio 2:3, total 40, how many each?', '40 shared in the ratio 2:3'],
    ['share $60 in the ratio 1:2:3', '60 shared in the ratio 1:2:3'],
    ['the ratio of boys to girls is 3:5 and there are 32 kids how many boys', 'the first amount of 32 shared in the ratio 3:5'],
    ['the ratio of boys to girls is 3 to 5. 32 kids in total. how many girls', 'the second amount of 32 shared in the ratio 3:5'],
    ['ratio of flour to sugar is 3:2. i have 12 cups flour how much sugar', '3:2 = 12:?'],
    ['the ratio of cats to dogs is 3:2 and there are 10 dogs, how many cats', '3:2 = ?:10'],
    ['3:4 = 9:x', '3:4 = 9:?'],
  ])('reads %s', (typed, text) => {
    expect(ratioIn(typed)?.text).toBe(text);
    expect(ratioIn(text)?.text).toBe(text);
  });

  it.each(['we start at 9:40', 'simplify 2:3', 'the score was 3:2', '12 to 18 year olds', 'ratio 0:3, total 40', 'the ratio is 2:3', 'what is 10% of the ratio 2:3', 'John 3:16'])(
    'reads no problem into %s',
    (typed) => {
      expect(ratioIn(typed)).toBeNull();
    },
  );

  it('gives the shares, one part and the number that is missing exactly', () => {
    expect(ratioIn('share 10 in the ratio 1:2')).toMatchObject({
      count: 3,
      one: { num: 10, den: 3 },
      shares: [
        { num: 10, den: 3 },
        { num: 20, den: 3 },
      ],
    });
    expect(ratioIn('share 4.5 in the ratio 4:5')).toMatchObject({ one: { num: 1, den: 2 } });
    expect(ratioIn('3:4 = x:10')).toMatchObject({ value: { num: 15, den: 2 }, factor: { num: 5, den: 2 } });
  });
});

it('ratioGivenIn reads a ratio that stands alone, and nothing with more numbers', () => {
  expect(ratioGivenIn('is it 4:6')).toEqual([4, 6]);
  expect(ratioGivenIn('2 to 3')).toEqual([2, 3]);
  expect(ratioGivenIn('4:6 or 8')).toBeNull();
});
