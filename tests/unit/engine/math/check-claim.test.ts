import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimsIn } from '../../../../src/engine/math/check-claim.ts';
import { linearEquationIn } from '../../../../src/engine/math/equation.ts';
import { equal, evaluate, rational, toNumber } from '../../../../src/engine/math/rational.ts';
import { anyText } from '../../../support/any-text.ts';
import { workOf } from '../../../support/work-of.ts';

describe('a line of numbers', () => {
  it.each([
    '1/2 + 1/4 = 3/4',
    '1/2+1/3=5/6',
    'I think 2 1/4 + 1/4 = 2 1/2.',
    'so 3/6 + 2/6 = 5/6, right?',
    '12 ÷ 4 = 3',
    '3 × 4 = 12',
    '3 x 4 = 12',
    '12 - 15 = -3',
    '7 - 9 = −2',
    '3 - (-2) = 5',
    '0.1 + 0.2 = 0.3',
    '2(3+4)=14',
    '5^2 = 25',
    'is 2/3 + 1/3 = 1?',
    '2 + 3 = 5 apples',
    '3 cm is wrong but 3 + 4 = 7 is not',
  ])('holds: %s', (text) => {
    expect(claimsIn(text)).toMatchObject([{ holds: true, trueValueIs: null }]);
  });

  it.each([
    ['1/2 + 1/3 = 2/5', 'more'],
    ['2 + 2 = 5', 'less'],
    ['I got 3/4 - 1/2 = 2/2', 'less'],
    ['0.5 x 0.5 = 2.5!', 'less'],
    ['(2 + 3)^2 = 13', 'more'],
    ['5 - 8 = 3', 'less'],
    ['12 : 3 = 3', 'more'],
  ] as const)('does not hold, and the true value is named as more or less: %s', (text, trueValueIs) => {
    expect(claimsIn(text)).toMatchObject([{ holds: false, trueValueIs }]);
  });

  it('is given back as typed, with spaces tidied', () => {
    expect(claimsIn('hm 1/2  +   1/3 = 2/5 .')).toMatchObject([{ left: '1/2 + 1/3', right: '2/5' }]);
  });

  it('may stand beside another one', () => {
    expect(claimsIn('3 + 4 = 7 and 2 + 2 = 5').map(({ holds }) => holds)).toEqual([true, false]);
  });

  it.each(['x = 5', '7 = 7', 'I need 45 minutes', 'the year 1989 = the wall came down', '3x + 5 = 20', '1/0 = 0', '2 + 2 == 4', 'page 3-4', ''])('is not there: %s', (text) => {
    expect(claimsIn(text)).toEqual([]);
  });

  // A letter, a word or a root beside the numbers makes them a part of something else: to call that part wrong would send a pupil astray.
  it.each([
    'x/2 + 3 = 7',
    'n/2 + 3 = 7',
    'a + 2 + 5 = 12',
    'x^2 + 3 = 12',
    '10 - 4 = 3y',
    '1/2 of 4/5 = 2/5',
    '25% of 80 + 5 = 25',
    'sqrt(16) + 2 = 6',
    'question 3: 5 + 6 = 11',
    '17 ÷ 5 = 3 remainder 2',
    '10 / 4 = 2 r 2',
    '500 + 500 = 1,000',
  ])('is not called wrong where numbers are only a part: %s', (text) => {
    expect(claimsIn(text).filter(({ holds }) => !holds)).toEqual([]);
  });

  it.each(['1/2 + 1/3 = 2/5 - is that right?', '1/2 + 1/3 = 2/5 (I think)', '1/2 + 1/3 = 2/5. 3 more to do', '1) 1/2 + 1/3 = 2/5'])('is found beside other signs: %s', (text) => {
    expect(claimsIn(text)).toMatchObject([{ holds: false, trueValueIs: 'more' }]);
  });

  it('holds exactly when both sides are the same number', () => {
    const part = fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(part, part, part, ([a, b], [c, d], [e, f]) => {
        const [claim] = claimsIn(`${a}/${b} + ${c}/${d} = ${e}/${f}`);
        const difference = (BigInt(a * d) + BigInt(c * b)) * BigInt(f) - BigInt(e * b * d);
        expect(claim?.holds).toBe(difference === 0n);
        expect(claim?.trueValueIs).toBe(difference === 0n ? null : difference > 0n ? 'more' : 'less');
      }),
    );
  });

  it('never makes the search throw, whatever is typed', () => {
    const anything = fc.oneof(
      anyText(80),
      fc.array(fc.constantFrom('1', '2/3', '=', '+', '-', '(', ')', 'x', '^', ' ', '.', ',', ':', 'is'), { maxLength: 100 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(anything, (text) => {
        expect(claimsIn(text)).toBeInstanceOf(Array);
        linearEquationIn(text);
      }),
      { numRuns: 300 },
    );
  });

  it('is looked for in a message of full length without delay', () => {
    for (const part of ['1', '1 + ', '(', '1/', '- ', '1 = ', 'x1']) {
      const text = part.repeat(2_000 / part.length);
      const work = workOf(() => {
        claimsIn(text);
        linearEquationIn(text);
      });
      expect(work, part).toBeLessThan(500);
    }
  });
});

describe('a linear equation', () => {
  it.each([
    ['3x + 5 = 20', '5'],
    ['3x+5=20', '5'],
    ['5 - x = 2', '3'],
    ['-2x + 4 = 10', '(-3)'],
    ['−3x = 9', '(-3)'],
    ['-x = 4', '(-4)'],
    ['x + 5 = -2', '(-7)'],
    ['2x + 3 = 3', '0'],
    ['4x = 2x + 10', '5'],
    ['5x - 3 = 2x + 9', '4'],
    ['2(x + 3) = 14', '4'],
    ['6 - 2(x - 1) = 0', '4'],
    ['3(2x - 1) = 2(x + 5)', '13/4'],
    ['2 * (x - 4) = 6', '7'],
    ['3x = 10', '10/3'],
    ['7x = 1', '1/7'],
    ['x/2 + 3 = 7', '8'],
    ['x/3 = 2', '6'],
    ['x/3 = 1/7', '3/7'],
    ['x - 1/3 = 1/6', '1/2'],
    ['3/4 x = 6', '8'],
    ['(1/2)x + 3 = 5', '4'],
    ['0.1x = 0.3', '3'],
    ['4n - 7 = 9', '4'],
    ['20 = 3x + 5', '5'],
    ['10 = 2 - 4t', '(-2)'],
    ['2·x = 10', '5'],
  ])('is solved exactly: %s', (text, solution) => {
    const [found, expected] = [linearEquationIn(text)?.solution, evaluate(solution)];
    expect(found && expected && equal(found, expected), JSON.stringify(found)).toBe(true);
  });

  it.each([
    'solve for x: 3x + 5 = 20',
    'how do I solve 3x + 5 = 20',
    'my equation is 3x + 5 = 20',
    'help with 3x + 5 = 20 please',
    'can u help w 3x + 5 = 20',
    '3x + 5 = 20 x = 5',
    '3x + 5 = 20\n3x = 15',
    '3x + 5 = 20, I subtracted 5 first',
    '3x + 5 = 20 what do I do',
    'I have to solve 3x + 5 = 20.',
    'Homework: 3x + 5 = 20?',
  ])('is found inside a sentence: %s', (text) => {
    expect(linearEquationIn(text)).toMatchObject({ equation: '3x + 5 = 20', unknown: 'x', solution: { num: 5, den: 1 } });
  });

  it.each(['3x + 1 = 3x + 2', 'x = x', 'x^2 = 9', '2x + 3y = 5', 'y = 2x + 1', '7 = 7', '1/2 + 1/3 = 5/6', 'E = mc2'])('is not there or has no single solution: %s', (text) => {
    expect(linearEquationIn(text)).toBeNull();
  });

  it.each(['I have no equation', 'equality = fairness', 'photosynthesis makes sugar', 'a = b = c', '= 5', 'x =', '50 N − 10 N = 40 N', '', 'my dog is = to a cat'])(
    'is not seen in other text: %s',
    (text) => {
      expect(linearEquationIn(text)).toBeNull();
    },
  );

  it('gets the solution it was built from', () => {
    const digit = fc.integer({ min: -9, max: 9 });
    fc.assert(
      fc.property(
        digit.filter((a) => a !== 0),
        digit,
        fc.integer({ min: -20, max: 20 }),
        fc.integer({ min: 1, max: 9 }),
        (a, b, n, d) => {
          // (a·d)·x + b = c with x = n/d: every number in the text is whole.
          const c = a * n + b;
          const text = `${a * d}x ${b < 0 ? '-' : '+'} ${Math.abs(b)} = ${c}`;
          const [found, expected] = [linearEquationIn(text)?.solution, rational(n, d)];
          expect(found && expected && equal(found, expected), `${text}: ${JSON.stringify(found)}`).toBe(true);
          expect(toNumber(found ?? { num: 0, den: 0 }), text).toBeCloseTo(n / d);
        },
      ),
    );
  });
});
