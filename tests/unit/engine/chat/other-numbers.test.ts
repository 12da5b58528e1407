/** A problem goes on with another number in it, or with other numbers throughout. */
import { describe, expect, test } from 'vitest';
import { anotherProblem, withOtherNumber } from '../../../../src/engine/chat/other-numbers.ts';
import { problemIn } from '../../../../src/engine/chat/problem.ts';
import { converse } from '../../../support/knowledge.ts';

const changed = (told: string, message: string) => {
  const before = problemIn(told);
  if (!before) throw new Error(`no problem in "${told}"`);
  return withOtherNumber(message, before, [told])?.text ?? null;
};

test.each([
  ['5 kids share 40 stickers, how many each', 'what if there are 8 kids', '40 ÷ 8'],
  ['5 kids share 40 stickers, how many each', 'and with 60 stickers?', '60 ÷ 5'],
  ['a coat costs 90 dollars and is 20% off', 'what if it was 40% off', '40% off 90'],
  ['a bike goes 45 km in 3 hours, how fast', 'suppose it takes 5 hours', 'the speed for 45 km in 5 hours'],
  ['the area of a rectangle 5 cm by 8 cm', 'what about 6 cm by 9 cm', 'the area of a rectangle 6 cm by 9 cm'],
  ['4.2 km in m', 'and 7 km', '7 km in m'],
  ['practice starts at 5:10 and i need 20 minutes to get there, when do i have to leave', 'what if it starts at 4:55', 'the time 20 minutes before 4:55'],
])('after "%s": "%s"', (told, message, text) => {
  expect(changed(told, message)).toBe(text);
});

test.each([
  ['5 kids share 40 stickers, how many each', 'what if there are 3 dogs'],
  ['5 kids share 40 stickers, how many each', 'i think it is 8'],
  ['a coat costs 90 dollars and is 20% off', 'what if it rains on 3 days and 4 nights'],
])('after "%s", "%s" leaves open which number is meant', (told, message) => {
  expect(changed(told, message)).toBeNull();
});

describe('another of the same kind', () => {
  test.each(['the time from 9:40 to 11:15', '3.5 km in m', '30% off 40', 'the speed for 60 km in 2 hours', 'the slope of the line through (1, 2) and (3, 8)'])('%s', (text) => {
    const last = problemIn(text);
    const next = last && anotherProblem(last);
    expect(next?.kind).toBe(last?.kind);
    expect(next?.text).not.toBe(text);
  });
});

test('the changed problem is the one that is checked', () => {
  const replies = converse(['6 friends share 42 marbles, how many each', '7', 'what if there are 3 friends instead', '14']).map(({ plan }) => plan.text);
  expect(replies[2]).toContain('42 ÷ 3');
  expect(replies[3]).toContain('42 ÷ 3 = 14');
});
