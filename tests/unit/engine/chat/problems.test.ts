import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemIn } from '../../../../src/engine/chat/problem.ts';
import { anyText } from '../../../support/any-text.ts';
import { converse, firstReply, holdsLine, knowledge, repeatedSentences } from '../../../support/knowledge.ts';
import { workOf } from '../../../support/work-of.ts';

const { student } = knowledge.moves;
const textsOf = (messages: readonly string[]) => converse(messages).map(({ plan }) => plan.text);
const last = (messages: readonly string[]): string => textsOf(messages).at(-1) ?? '';

describe('a change in percent', () => {
  it('begins with a question, names what is found on the way and confirms the result', () => {
    const left = '20% off 60';
    const [first, tenth, part, wrong, right] = textsOf(['a 60 dollar jacket is 20% off how much do i pay', '6', '12', 'is it 40', '$48']);
    expect(holdsLine(first ?? '', student.percentStart, { left, a: '60', b: '20' })).toBe(true);
    expect(holdsLine(tenth ?? '', student.percentTenth, { left, right: '6' })).toBe(true);
    expect(holdsLine(part ?? '', student.percentPart, { left, right: '12' })).toBe(true);
    expect(holdsLine(wrong ?? '', student.resultFails, { left, right: '40' })).toBe(true);
    expect(holdsLine(right ?? '', student.resultFits, { left, right: '48' })).toBe(true);
  });

  it('is asked the way back for the percentage that is left', () => {
    const left = 'the amount that is 48 after 20% off';
    const [first, percent, wrongWhole, right] = textsOf(['after 20% off it costs 48, what was the price', '80%', '57.6', '60']);
    expect(holdsLine(first ?? '', student.percentBackStart, { left, a: '48', b: '20' })).toBe(true);
    expect(holdsLine(percent ?? '', student.percentLeft, { left, right: '80', a: '48' })).toBe(true);
    expect(holdsLine(wrongWhole ?? '', student.percentSlip, { left, right: '57.6', a: '48', b: '20' })).toBe(true);
    expect(holdsLine(right ?? '', student.resultFits, { left, right: '60' })).toBe(true);
  });

  it('never has its result read out before the student names it', () => {
    for (const text of textsOf(['whats 20% off 60', 'idk', 'still dont get it', 'just tell me', 'give me the answer', 'please'])) expect(text).not.toMatch(/\b48\b/);
  });
});

describe('two sizes', () => {
  it.each([
    ['is 0.5 bigger than 0.45', student.compareDecimals, { a: '0.5', b: '0.45' }],
    ['which is bigger 3/4 or 2/3', student.compareFractions, { a: '3/4', b: '2/3' }],
    ['which is bigger 1/8 or 1/4', student.compareTops, { a: '1/8', b: '1/4' }],
    ['which is bigger -3 or -5', student.compareSigned, { a: '-3', b: '-5' }],
    ['which is bigger 0.3 or 2/5', student.compareOther, { a: '0.3', b: '2/5' }],
  ])('that are asked about get a move and no verdict: %s', (message, lines, slots) => {
    const { text } = firstReply(message);
    expect(holdsLine(text, lines, slots)).toBe(true);
    expect(text).not.toMatch(/is (bigger|smaller) than/);
  });

  it('in a wrong claim get a verdict and a question that shows why; the right one is recognized later', () => {
    const [wrong, other, right] = textsOf(['0.45 is bigger than 0.5 because 45 is more than 5', '0.50 and 0.45', 'so 0.5 is bigger bc 50 is more than 45']);
    expect(holdsLine(wrong ?? '', student.compareFails, { left: '0.45 is bigger than 0.5' })).toBe(true);
    expect(holdsLine(wrong ?? '', student.compareDecimals, { a: '0.45', b: '0.5' })).toBe(true);
    expect(holdsLine(other ?? '', student.compareSame, { left: '0.50 and 0.45', a: '0.45', b: '0.5' })).toBe(true);
    expect(holdsLine(right ?? '', student.compareHolds, { left: '0.5 is bigger than 0.45' })).toBe(true);
  });

  it('are held against the one that was asked for', () => {
    expect(holdsLine(last(['which is smaller -3 or -5', '-3']), student.compareFails, { left: '-3 is smaller than -5' })).toBe(true);
    expect(holdsLine(last(['which is smaller -3 or -5', 'negative 5']), student.compareHolds, { left: '-5 is smaller than -3' })).toBe(true);
  });

  it('written another way are no choice yet', () => {
    expect(holdsLine(last(['is 0.5 bigger than 0.45', '0.50']), student.compareOne, { right: '0.50', a: '0.5', b: '0.45' })).toBe(true);
  });
});

describe('a right answer in large numbers', () => {
  it('is right, and its smaller form is recognized when it comes', () => {
    const [, first, divisor, smaller, smallest] = textsOf(['how do i add 1/4 and 1/4', '4/8', '2', '2/4', '1/2']);
    expect(holdsLine(first ?? '', student.rightClaim, { left: '1/4 + 1/4', right: '4/8' })).toBe(true);
    expect(holdsLine(first ?? '', student.simplify, { right: '4/8' })).toBe(true);
    expect(holdsLine(divisor ?? '', student.simplifyDivides, { left: '4/8', right: '2' })).toBe(true);
    expect(holdsLine(smaller ?? '', student.simplifyMore, { left: '4/8', right: '2/4' })).toBe(true);
    expect(holdsLine(smallest ?? '', student.simplified, { left: '2/4', right: '1/2' })).toBe(true);
  });

  it('whose value changes on the way is told so', () => {
    expect(holdsLine(last(['1/4 + 1/4 = 4/8', '1/4']), student.simplifyChanged, { left: '4/8', right: '1/4' })).toBe(true);
  });

  it('in lowest terms is not asked for more', () => {
    expect(holdsLine(last(['how do i add 1/2 and 1/4', '3/4']), student.simplify, { right: '3/4' })).toBe(false);
  });
});

describe('a sum below zero or a power', () => {
  it.each([
    [['whats -3 + 5', '-2'], student.wrongClaim, { left: '-3 + 5', right: '-2' }],
    [['whats -3 + 5', '2'], student.rightClaim, { left: '-3 + 5', right: '2' }],
    [['-4 x -2', 'negative 8'], student.wrongClaim, { left: '-4 × (-2)', right: '-8' }],
    [['negative 3 plus 5 is 8'], student.wrongClaim, { left: '-3 + 5', right: '8' }],
    [['(-3) + (-4) = 7', '-7'], student.rightClaim, { left: '(-3) + (-4)', right: '-7' }],
    [['what is 2^3', '2 x 3'], student.powerNotTimes, { left: '2 × 3', right: '2^3' }],
    [['what is 2^3', '2 x 2 x 2'], student.wayFits, { left: '2 × 2 × 2', right: '2^3' }],
    [['4 squared is 8'], student.wrongClaim, { left: '4^2', right: '8' }],
    [['2^3 = 6', '8'], student.rightClaim, { left: '2^3', right: '8' }],
    [['2^3 = 6'], student.powerStart, { left: '2^3' }],
    [['im so bad at math. whats 5 - -2', '7'], student.rightClaim, { left: '5 - (-2)', right: '7' }],
  ] as const)('%j', (messages, lines, slots) => {
    expect(holdsLine(last(messages), lines, slots)).toBe(true);
  });
});

describe('a quadratic', () => {
  const left = 'x^2 + 5x + 6 = 0';

  it('is met with what Kora cannot check, and a question', () => {
    const { text } = firstReply(left);
    expect(holdsLine(text, student.quadraticLimit, { left, term: 'x' })).toBe(true);
    expect(holdsLine(text, student.quadraticPair, { a: '5', b: '6' })).toBe(true);
  });

  it('has every proposed root put in, and knows when all are found', () => {
    const [, wrong, one, both] = textsOf([left, 'x = 2', 'x = -2', 'negative 3']);
    expect(holdsLine(wrong ?? '', student.solutionFails, { left, right: '2' })).toBe(true);
    expect(holdsLine(one ?? '', student.rootFits, { left, right: '-2' })).toBe(true);
    expect(holdsLine(both ?? '', student.rootsFit, { left, right: '-3 and -2' })).toBe(true);
  });

  it.each([
    [[left, '1 and 6'], student.pairFails, { left, a: '1', b: '6' }],
    [[left, '2 and 3'], student.pairFits, { left, a: '2', b: '3' }],
    [[left, '(x+2)(x+3) = 0'], student.factorsFit, { left, right: '(x+2)(x+3)' }],
    [[left, '(x+1)(x+6)=0'], student.factorsFail, { left, right: '(x+1)(x+6)' }],
    [[left, 'x^2 + 5x = -6'], student.stepHolds, { left: 'x^2 + 5x = -6', right: left }],
    [[left, '(x+2)(x+3)=0', 'x + 2 = 0'], student.rootFits, { left, right: '-2' }],
    [['how do I factor x^2+5x+6', '(x+2)(x+3)'], student.factorsFit, { left: 'x^2+5x+6', right: '(x+2)(x+3)' }],
    [['solve x² = 9', '3 and -3'], student.rootsFit, { left: 'x^2 = 9', right: '-3 and 3' }],
  ] as const)('takes %j', (messages, lines, slots) => {
    expect(holdsLine(last(messages), lines, slots)).toBe(true);
  });

  it('does not call a rounded root wrong', () => {
    expect(holdsLine(last(['x^2 = 5', 'x = 2.24']), student.solutionFails, { left: 'x^2 = 5', right: '2.24' })).toBe(false);
  });
});

describe('a formula', () => {
  it.each([
    ['area of a rectangle 5 by 8', student.areaStart, { left: 'the area of a rectangle 5 by 8', a: 'a rectangle 5 by 8' }],
    ['a triangle with base 6 and height 4', student.areaStart, { left: 'the area of a triangle with base 6 and height 4', a: 'a triangle with base 6 and height 4' }],
    ['60 km in 2 hours', student.rateStart, { left: 'the speed for 60 km in 2 hours' }],
    ['mass 5 kg acceleration 2', student.rateStart, { left: 'the force for a mass of 5 kg and an acceleration of 2' }],
  ])('begins with the given quantities: %s', (message, lines, slots) => {
    const { text } = firstReply(message);
    expect(holdsLine(text, lines, slots)).toBe(true);
    expect(text).not.toMatch(/×|÷|\b(?:40|12|30|10)\b/);
  });

  it.each([
    ['area of a rectangle 5 by 8', '40 cm2', student.resultFits, '40 cm2'],
    ['area of a rectangle 5 by 8', '40 cm', student.resultUnit, '40 cm'],
    ['area of a rectangle 5 by 8', '26', student.resultSlip, '26'],
    ['area of a rectangle 5 by 8', '41', student.resultFails, '41'],
  ])('%s: %s', (problem, answer, lines, right) => {
    expect(holdsLine(last([problem, answer]), lines, { left: 'the area of a rectangle 5 by 8', right })).toBe(true);
  });

  it('may come with its answer', () => {
    expect(
      holdsLine(last(['the area of a triangle with base 6 and height 4 is 24']), student.resultStep, { left: 'the area of a triangle with base 6 and height 4', right: '24' }),
    ).toBe(true);
  });

  it('gets another question, then another problem solved, from a student who stays stuck', () => {
    const rungs = converse(['volume of a box 2 by 3 by 4', 'idk', 'still dont get it']).map(({ plan }) => plan.state.rung);
    expect(rungs).toEqual(['question', 'hint', 'example']);
    expect(holdsLine(last(['volume of a box 2 by 3 by 4', 'idk', 'still dont get it']), student.volumeExample)).toBe(true);
  });

  it('is never solved in an example of the student’s own numbers', () => {
    expect(last(['volume of a box 2 by 5 by 6', 'idk', 'still dont get it'])).not.toContain('A box 2 by 5 by 6');
  });
});

describe('a problem brought into another thread', () => {
  it.each([
    [['how do plants make food', 'they use light', 'can u help w 3x+5=20', '5'], student.solutionFits, { left: '3x+5 = 20', right: '5' }],
    [['how do plants make food', '3x+5=20', 'x=5'], student.solutionFits, { left: '3x+5 = 20', right: '5' }],
    [['tell me about the cold war', 'whats 20% off 60', 'idk', '48'], student.resultFits, { left: '20% off 60', right: '48' }],
    [['i need help with fractions', 'x^2 = 9', '3, -3'], student.rootsFit, { left: 'x^2 = 9', right: '-3 and 3' }],
  ] as const)('begins, and its answer is recognized: %j', (messages, lines, slots) => {
    expect(holdsLine(last(messages), lines, slots)).toBe(true);
  });

  it('is not helped with the words of the other topic', () => {
    const [, , , hint] = converse(['how do plants make food', 'light', 'whats 20% off 60', 'idk']);
    expect(hint?.plan.topic).toBeNull();
    expect(hint?.plan.text).not.toMatch(/plant|carbon/);
  });
});

describe('every problem', () => {
  it('is read again from the text that travels in the state', () => {
    const number = fc.oneof(
      fc.integer({ min: 1, max: 99 }).map(String),
      fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 2, max: 9 })).map(([a, b]) => `${a}/${b}`),
    );
    const kinds = [
      (a: string, b: string) => `is ${a} bigger than ${b}`,
      (a: string, b: string) => `which is smaller, ${a} or -${b}`,
      (a: string, b: string) => `-${a} + ${b}`,
      (a: string, b: string) => `perimeter of a rectangle ${a} by ${b}`,
      (a: string, b: string) => `triangle with base ${a} cm and height ${b} cm`,
      (a: string, b: string) => `${a} km in ${b} hours`,
      (a: string) => `20% off ${a}`,
      (a: string) => `what was the price if it is ${a} after 25% off`,
    ];
    fc.assert(
      fc.property(fc.constantFrom(...kinds), number, number, (kind, a, b) => {
        const problem = problemIn(kind(a, b));
        expect(problem, kind(a, b)).not.toBeNull();
        const { text, kind: name } = problem ?? { text: '', kind: 'sum' };
        expect(problemIn(text)).toMatchObject({ kind: name, text });
      }),
    );
  });

  it('is looked for in any text, also a long one, without delay or error', () => {
    fc.assert(
      fc.property(anyText(120), (text) => void problemIn(text)),
      { numRuns: 300 },
    );
    for (const part of ['1', '-1 ', '1/2 or ', '20% off ', '(', '5 cm by ', 'is 1 bigger than ', 'x^2 + ', '3 and ', 'minus ', 'which is bigger ', '1 km in ']) {
      const work = workOf(() => void problemIn(part.repeat(2_000 / part.length)));
      expect(work, part).toBeLessThan(500);
    }
  });

  it('can be worked on without hearing a sentence twice', () => {
    const texts = textsOf([
      'whats 20% off 60',
      '12',
      '6',
      '40',
      'is it 50',
      'idk',
      'still dont get it',
      '45',
      'hint pls',
      '47',
      '48',
      'which is bigger 3/4 or 2/3',
      '6',
      '12',
      '2/3',
      '3/4',
    ]);
    expect(repeatedSentences(texts)).toEqual([]);
  });
});
