import { describe, expect, it } from 'vitest';
import { percentChangeIn } from '../../../../src/engine/math/percent-change.ts';

describe('a change in percent', () => {
  it.each([
    ['20% off 60', '20% off 60', 48],
    ['a 60 dollar jacket is 20% off', '20% off 60', 48],
    ['a jacket costs $60. its 20% off, what do i pay', '20% off 60', 48],
    ['the original price is 60 and it is 20% off', '20% off 60', 48],
    ['20% off of 60', '20% off 60', 48],
    ['increase 50 by 10%', '10% more than 50', 55],
    ['what is 15% more than 80', '15% more than 80', 92],
    ['80 + 15%', '15% more than 80', 92],
    ['decrease 80 by twenty five percent', '25% less than 80', 60],
    ['a town of 500 grows by 4%', '4% more than 500', 520],
    ['after 20% off it costs 48, what was the price', 'the amount that is 48 after 20% off', 60],
    ['what was the original price if it costs 48 after a 20% discount', 'the amount that is 48 after 20% off', 60],
    ['a price went up 10% and is now 55, what was it before??', 'the amount that is 55 after 10% more', 50],
  ])('is read from "%s", and again from its own text', (typed, text, value) => {
    expect(percentChangeIn(typed)).toMatchObject({ text, value: { num: value, den: 1 } });
    expect(percentChangeIn(text)).toMatchObject({ text, value: { num: value, den: 1 } });
  });

  it('knows what lies on the way and what comes from the wrong whole', () => {
    expect(percentChangeIn('20% off 60')).toMatchObject({ change: { num: 12, den: 1 }, percentLeft: { num: 80, den: 1 }, tenth: { num: 6, den: 1 } });
    expect(percentChangeIn('after 20% off it costs 48, what was the price')).toMatchObject({ change: { num: 12, den: 1 }, tenth: { num: 6, den: 1 }, slip: { num: 288, den: 5 } });
  });

  it.each([
    'what is 20% of 60',
    '60 after 20% off',
    'i got 80% on my test and 20 points',
    '20% off 60 and 10% off 30',
    'is 30% more than 1/4',
    '120% off 60',
    'it is 20% off',
    'x = 20% off 60',
    '',
  ])('is not read where it is unsure: %s', (text) => {
    expect(percentChangeIn(text)).toBeNull();
  });
});
