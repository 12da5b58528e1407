/** True lines of arithmetic that are not the way to the problem, and ratios. */
import { describe, expect, it } from 'vitest';
import { converse, holdsLine, knowledge } from '../../../support/knowledge.ts';

const { student } = knowledge.moves;
const last = (messages: readonly string[]): string => converse(messages).at(-1)?.plan.text ?? '';

describe('a true sum that is not the way', () => {
  it.each([
    [['how do i find 8 % tax on $34', '34 + 8 = 42'], { left: '34 + 8', right: '8% more than 34', a: '34', b: '8' }],
    [['a shirt costs 45 and theres 20% off', 'so 45 - 20 = 25'], { left: '45 - 20', right: '20% off 45', a: '45', b: '20' }],
    [['next one. a meal is $60 and u add 15% tip', '60 + 15 = 75'], { left: '60 + 15', right: '15% more than 60', a: '60', b: '15' }],
  ])('takes a percentage for an amount: %j', (messages, slots) => {
    const text = last(messages);
    expect(holdsLine(text, student.percentAsAmount, slots)).toBe(true);
    expect(student.rightClaim.some((line) => text.includes(line.split('{')[0] ?? line))).toBe(false);
  });

  it.each([
    ['34 * 0.08 = 2.72', 'the change'],
    ['34/10 = 3.4', 'ten percent'],
    ['100 + 8 = 108', 'the percentage that is left'],
  ])('is a piece of the way where it gives one: %s, %s', (claim) => {
    expect(holdsLine(last(['how do i find 8 % tax on $34', claim]), student.wayPart, { left: claim.split(' = ')[0] ?? '', right: '8% more than 34' })).toBe(true);
  });

  it('is asked about where it is no step of the equation in work', () => {
    expect(holdsLine(last(['2x + 5 = 17', 'i did 17 + 5 = 22']), student.moveAsks, { left: '17 + 5', right: '2x + 5 = 17' })).toBe(true);
    expect(holdsLine(last(['2x + 5 = 17', '17 - 5 = 12']), student.rightClaim, { left: '17 - 5', right: '12' })).toBe(true);
  });

  it('is right as a sum and no more, where the task in words could not be read', () => {
    const task = 'tom has 45 stickers and gives away some. he has 17 left. how many did he give';
    expect(holdsLine(last([task, '45 + 17 = 62']), student.sumOnly, { left: '45 + 17', right: '62' })).toBe(true);
    expect(holdsLine(last([task, '45 + 17 = 62', '45 - 17 = 28']), student.sumOnly, { left: '45 - 17', right: '28' })).toBe(true);
  });

  it('is confirmed where it stands for itself', () => {
    expect(holdsLine(last(['45 + 17 = 62']), student.rightClaim, { left: '45 + 17', right: '62' })).toBe(true);
    expect(holdsLine(last(['what is 45 + 17', '45 + 17 = 62']), student.rightClaim, { left: '45 + 17', right: '62' })).toBe(true);
  });
});

describe('a ratio', () => {
  const left = '40 shared in the ratio 2:3';
  const task = 'ratio 2:3, total 40, how many each';
  it.each([
    ['20 and 20', student.ratioUneven, { right: '20 and 20', a: '2:3', b: '40', left }],
    ['24 and 16', student.ratioSwapped, { right: '24 and 16', left: '2:3' }],
    ['4 and 6', student.ratioNotTotal, { right: '4 and 6', a: '2:3', b: '40', left }],
    ['40 / 5 = 8', student.wayPart, { left: '40 / 5', right: left }],
    ['40 / 2 = 20', student.wayFails, { left: '40 / 2', right: left }],
    ['5', student.ratioParts, { right: '5', left }],
    ['16', student.ratioOneOf, { right: '16', left }],
    ['is it 16 and 24', student.resultFits, { right: '16 and 24', left }],
    ['its 13', student.resultFails, { right: '13', left }],
  ])('that is shared out is checked: %s', (answer, lines, slots) => {
    expect(holdsLine(last([task, answer]), lines, slots)).toBe(true);
  });

  it.each([
    ['its 4:6', student.ratioMore, { right: '4:6', left: '12:18' }],
    ['3:2', student.ratioSwapped, { right: '3:2', left: '12:18' }],
    ['6:8', student.ratioChanged, { right: '6:8', left: '12:18' }],
    ['2:3', student.ratioSimplified, { right: '2:3', left: '12:18' }],
    ['6', student.ratioDivides, { right: '6', left: '12:18' }],
    ['4', student.ratioDoesNot, { right: '4', left: '12:18' }],
  ])('that is simplified is checked: %s', (answer, lines, slots) => {
    expect(holdsLine(last(['simplify 12:18', answer]), lines, slots)).toBe(true);
  });

  it('with a number missing is checked, and a share is told from the other', () => {
    expect(holdsLine(last(['3:4 = 9:x', '12']), student.resultFits, { right: '12', left: '3:4 = 9:?' })).toBe(true);
    const boys = 'the ratio of boys to girls is 3:5 and there are 32 kids how many boys';
    expect(holdsLine(last([boys, '20']), student.ratioOther, { right: '20', a: '3:5', left: '' })).toBe(true);
    expect(holdsLine(last([boys, '12 boys']), student.resultFits, { right: '12', left: 'the first amount of 32 shared in the ratio 3:5' })).toBe(true);
  });
});

describe('a sum by itself', () => {
  it.each([
    ['145 / 12', '145 ÷ 12'],
    ['145/12', '145 ÷ 12'],
    ['12 ÷ 4', '12 ÷ 4'],
    ['3 x 4', '3 × 4'],
    ['3×4', '3 × 4'],
    ['2^5', '2^5'],
  ])('is read as one: %s', (typed, text) => {
    expect(converse([typed]).at(-1)?.plan.state.problem).toBe(text);
  });

  it.each(['3/4', '25/4', '1 / 2'])('is no division where it may be a fraction: %s', (typed) => {
    expect(converse([typed]).at(-1)?.plan.state.problem ?? '').not.toContain('÷');
  });
});
