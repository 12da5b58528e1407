import { describe, expect, it } from 'vitest';
import { problemsAsText, problemsIn } from '../../../../src/engine/chat/open-problems.ts';
import { converse, holdsLine, knowledge } from '../../../support/knowledge.ts';

const { student } = knowledge.moves;
const textsOf = (messages: readonly string[]) => converse(messages).map(({ plan }) => plan.text);
const last = (messages: readonly string[]): string => textsOf(messages).at(-1) ?? '';

describe('problems in work', () => {
  it('travel as text and are read back the same', () => {
    for (const text of ['84 ÷ 4', '80 ÷ 4|84 ÷ 4', '||21% of 60', '0.5 as a percent||9 is a prime number', 'x + 5 = 9']) expect(problemsAsText(problemsIn(text))).toBe(text);
    expect(problemsAsText(problemsIn(null))).toBeNull();
  });

  it('wait while a step is worked out, and come back', () => {
    const [, , step, right] = textsOf(['84 divided by 4', 'what about 80/4', '20', '21']);
    expect(holdsLine(step ?? '', student.rightClaim, { left: '80 ÷ 4', right: '20' })).toBe(true);
    expect(holdsLine(step ?? '', student.backToProblem, { left: '84 ÷ 4' })).toBe(true);
    expect(holdsLine(right ?? '', student.rightClaim, { left: '84 ÷ 4', right: '21' })).toBe(true);
  });

  it('are answered even when the step is left aside', () => {
    expect(holdsLine(last(['84 divided by 4', '80/4', '21']), student.rightClaim, { left: '84 ÷ 4', right: '21' })).toBe(true);
  });

  it.each([
    [['84 divided by 4', '21', 'ok so its 21?'], '84 ÷ 4', '21'],
    [['solve x+5=9', 'x is 4', '4?'], 'x+5 = 9', '4'],
    [['a car goes 150 km in 3 hours how fast', '50', '50 km/h'], 'the speed for 150 km in 3 hours', '50 km/h'],
  ])('that are done are known: %j', (messages, left, right) => {
    expect(holdsLine(last(messages), student.solvedAgain, { left, right })).toBe(true);
  });

  it('that are done still want the right unit', () => {
    expect(holdsLine(last(['area of a rectangle 7 by 4', '28', '28 cm']), student.resultUnit, { left: 'the area of a rectangle 7 by 4', right: '28 cm' })).toBe(true);
  });

  it('take what is missing from the problem before', () => {
    expect(holdsLine(last(['area of a rectangle 7 by 4', '28', 'and the perimeter', '22']), student.resultFits, { left: 'the perimeter of a rectangle 7 by 4', right: '22' })).toBe(
      true,
    );
    expect(last(['a car goes 150 km in 3 hours how fast', '50 km/h', 'how far in 5 hours', '250 km'])).toContain('250 km');
    expect(holdsLine(last(['what is 3/4 as a percent', '75', 'and 2/5', '40%']), student.resultFits, { left: '2/5 as a percent', right: '40%' })).toBe(true);
  });

  it('are followed by another of the kind for who asks', () => {
    const text = last(['84 divided by 4', '21', 'can i do one more']);
    const [, left = ''] = /(\d+ ÷ \d+)/.exec(text) ?? [];
    expect(left).not.toBe('84 ÷ 4');
    expect(holdsLine(text, student.anotherSum, { left })).toBe(true);
  });

  it('are not guessed for a number alone', () => {
    expect(holdsLine(last(['i hate math', 'its due tomorrow', '17']), student.numberAlone, { right: '17' })).toBe(true);
  });
});

describe('a sum whose first step is asked for', () => {
  it.each([
    ['84 divided by 4', 'divide', { left: '84 ÷ 4', a: '80', b: '4' }],
    ['7x8', 'multiply', { left: '7 × 8', a: '7 × 5', b: '7 × 3' }],
    ['what is 47 + 36', 'add', { left: '47 + 36', a: '30', b: '6' }],
    ['what is 52 - 17', 'subtract', { left: '52 - 17', a: '17', b: '52' }],
    ['what is 3 + 4 x 2', 'order', { left: '3 + 4 × 2' }],
    ['what is 15% of 60', 'share', { left: '15% of 60', a: '60', b: '15' }],
  ] as const)('%s', (message, kind, slots) => {
    const replies = textsOf([message, 'idk', 'still dont get it', 'idk']);
    expect(holdsLine(replies[1] ?? '', student.sumHelp[kind].hints, slots)).toBe(true);
    expect(holdsLine(replies[2] ?? '', student.sumHelp[kind].examples)).toBe(true);
  });
});
