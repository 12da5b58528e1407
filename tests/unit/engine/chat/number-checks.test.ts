import { describe, expect, it } from 'vitest';
import { numberPropertyIn } from '../../../../src/engine/math/number-properties.ts';
import { converse, holdsLine, knowledge } from '../../../support/knowledge.ts';

const { student } = knowledge.moves;
const last = (messages: readonly string[]): string => converse(messages).at(-1)?.plan.text ?? '';

describe('a number in another form', () => {
  it.each([
    [['0.5 is 5%'], student.formFails, { left: '0.5 as a percent', right: '5%' }],
    [['need help w percent. 0.5 is 5%', '50%?'], student.resultFits, { left: '0.5 as a percent', right: '50%' }],
    [['what is 3/4 as a decimal', '0.75'], student.resultFits, { left: '3/4 as a decimal', right: '0.75' }],
    [['3/4 is 75%'], student.resultFits, { left: '3/4 as a percent', right: '75%' }],
    [['write 0.6 as a fraction', 'three fifths'], student.resultFits, { left: '0.6 as a fraction', right: '3/5' }],
    [['1/3 is 0.33'], student.resultRounded, { left: '1/3 as a decimal', right: '0.33' }],
    [['1/4 is 0.4'], student.formFails, { left: '1/4 as a decimal', right: '0.4' }],
  ] as const)('%j', (messages, lines, slots) => {
    expect(holdsLine(last(messages), lines, slots)).toBe(true);
  });
});

describe('a kind of number', () => {
  it.each([
    ['9 is a prime number', student.propertyFails, '9 is a prime number'],
    ['7 is a prime number', student.propertyHolds, '7 is a prime number'],
    ['15 is not even', student.propertyHolds, '15 is not even'],
    ['3 doesnt go into 51', student.propertyFails, '3 is not a factor of 51'],
    ['24 is a multiple of 6', student.propertyHolds, '24 is a multiple of 6'],
  ])('is checked: %s', (message, lines, left) => {
    expect(holdsLine(last([message]), lines, { left })).toBe(true);
  });

  it('is asked back, and the answer is checked', () => {
    expect(holdsLine(last(['is 51 prime']), student.primeStart, { a: '51', b: '1' })).toBe(true);
    expect(holdsLine(last(['is 51 prime', 'yes']), student.propertyFails, { left: '51 is a prime number' })).toBe(true);
    expect(holdsLine(last(['is 51 prime', 'no bc 3']), student.propertyHolds, { left: '51 is not a prime number' })).toBe(true);
  });

  it.each(['question 12 is even harder', 'it is 9 oclock', 'we have 3 odd socks'])('is not read into "%s"', (text) => {
    expect(numberPropertyIn(text)).toBeNull();
  });
});

describe('a division with a rest', () => {
  it.each([
    [['83 divided by 6', '13 remainder 5'], student.rightClaim, { left: '83 ÷ 6', right: '13 r 5' }],
    [['83 divided by 6', '13 r 5'], student.rightClaim, { left: '83 ÷ 6', right: '13 r 5' }],
    [['83 divided by 6', '13'], student.remainderOpen, { left: '83 ÷ 6', right: '13', b: '6' }],
    [['83 divided by 6', '12 r 11'], student.remainderTooBig, { left: '83 ÷ 6', right: '12 r 11', b: '6' }],
    [['83 divided by 6', '13 r 4'], student.remainderFails, { left: '83 ÷ 6', right: '13 r 4', a: '13', b: '6' }],
  ] as const)('%j', (messages, lines, slots) => {
    expect(holdsLine(last(messages), lines, slots)).toBe(true);
  });
});
