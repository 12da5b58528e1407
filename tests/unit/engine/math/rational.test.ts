import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equal, evaluate, rational, toNumber } from '../../../../src/engine/math/rational.ts';
import { anyText } from '../../../support/any-text.ts';

/** A formula as text together with its exact value on whole numbers without limit: the yardstick for `evaluate`. */
interface Formula {
  text: string;
  num: bigint;
  den: bigint;
}

const whole = fc.integer({ min: 0, max: 40 }).map((n): Formula => ({ text: String(n), num: BigInt(n), den: 1n }));
const fraction = fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 20 })).map(([n, d]): Formula => ({ text: `${n}/${d}`, num: BigInt(n), den: BigInt(d) }));
const mixed = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), fc.integer({ min: 2, max: 10 }))
  .map(([w, n, d]): Formula => ({ text: `${w} ${n}/${d}`, num: BigInt(w * d + n), den: BigInt(d) }));
const decimal = fc.integer({ min: 0, max: 999 }).map((n): Formula => ({ text: (n / 100).toFixed(2), num: BigInt(n), den: 100n }));
const leaf = fc.oneof(whole, fraction, mixed, decimal);

const operators = [
  { signs: ['+'], apply: (a: Formula, b: Formula) => ({ num: a.num * b.den + b.num * a.den, den: a.den * b.den }) },
  { signs: ['-', '−', '–'], apply: (a: Formula, b: Formula) => ({ num: a.num * b.den - b.num * a.den, den: a.den * b.den }) },
  { signs: ['*', '×', '·', ' x '], apply: (a: Formula, b: Formula) => ({ num: a.num * b.num, den: a.den * b.den }) },
  { signs: ['÷', ' / ', ':'], apply: (a: Formula, b: Formula) => ({ num: a.num * b.den, den: a.den * b.num }) },
] as const;

/** What is divided by nothing stays undefined, whatever is done with it afterwards. */
const undefinedWhere = (a: Formula, b: Formula, value: Omit<Formula, 'text'>) => (a.den === 0n || b.den === 0n ? { num: 0n, den: 0n } : value);

/** Every part stands in brackets, so that the text has one reading only. */
const { formula } = fc.letrec<{ formula: Formula }>((tie) => ({
  formula: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    leaf,
    fc
      .tuple(fc.constantFrom(...operators), fc.nat(), tie('formula'), tie('formula'))
      .map(([operator, sign, a, b]): Formula => ({ text: `(${a.text})${operator.signs[sign % operator.signs.length]}(${b.text})`, ...undefinedWhere(a, b, operator.apply(a, b)) })),
    tie('formula').map((a): Formula => ({ text: `-(${a.text})`, num: -a.num, den: a.den })),
  ),
}));

describe('a fraction', () => {
  it('is kept in lowest terms with its sign on top', () => {
    expect(rational(6, -8)).toEqual({ num: -3, den: 4 });
    expect(rational(0, 5)).toEqual({ num: 0, den: 1 });
  });

  it('does not exist with a denominator of 0 or beyond exact whole numbers', () => {
    expect(rational(1, 0)).toBeNull();
    expect(rational(2 ** 53, 1)).toBeNull();
    expect(rational(0.5, 1)).toBeNull();
  });

  it('equals another one with the same value only', () => {
    const [half, twoQuarters, third] = [evaluate('1/2'), evaluate('2/4'), evaluate('1/3')];
    if (!half || !twoQuarters || !third) throw new Error('these are fractions');
    expect(equal(half, twoQuarters)).toBe(true);
    expect(equal(half, third)).toBe(false);
    expect(toNumber(half)).toBe(0.5);
  });
});

describe('the reader of arithmetic', () => {
  it.each([
    ['1/2 + 1/3', 5, 6],
    ['2 1/4', 9, 4],
    ['2 1/4 - 1/2', 7, 4],
    ['3(4+5)', 27, 1],
    ['(1+2)(3+4)', 21, 1],
    ['0.25', 1, 4],
    ['0,5 + 0,25', 3, 4],
    ['12 ÷ 4', 3, 1],
    ['2 × 3', 6, 1],
    ['2 x 3 + 4', 10, 1],
    ['2 + 3 x 4', 14, 1],
    ['10 − 4 – 3', 3, 1],
    ['1/2 ÷ 1/4', 2, 1],
    ['6 : 4', 3, 2],
    ['24 / 4 / 3', 2, 1],
    ['2^10', 1024, 1],
    ['(2/3)^2', 4, 9],
    ['5^0', 1, 1],
    ['-3 + 5', 2, 1],
    ['4 - -2', 6, 1],
    ['4 * (-2)', -8, 1],
    ['-(1 + 2)', -3, 1],
    ['  7  ', 7, 1],
  ])('reads %s', (text, num, den) => {
    expect(evaluate(text)).toEqual({ num, den });
  });

  it.each(['', '   ', '+', '2 +', '+ 2', '(1 + 2', '1 + 2)', '()', '2 3', '1/0', '5 / (2 - 2)', '2^-1', '2^13', '2^(1/2)', '3a', 'two', '1.', '.5', '1/2/', '1 = 1', '2 1/0'])(
    'finds no value in "%s"',
    (text) => {
      expect(evaluate(text)).toBeNull();
    },
  );

  it('takes a minus in front of a power as outside of it', () => {
    expect(evaluate('-2^2')).toEqual({ num: -4, den: 1 });
    expect(evaluate('10 - 3^2')).toEqual({ num: 1, den: 1 });
  });

  it('divides before a power only where brackets say so', () => {
    expect(evaluate('8/2^2')).toEqual({ num: 2, den: 1 });
  });

  it('reads a comma before three digits as the thousands of an American number', () => {
    expect(evaluate('1,000 + 1')).toEqual({ num: 1001, den: 1 });
    expect(evaluate('12,500')).toEqual({ num: 12_500, den: 1 });
  });

  it('gives up instead of rounding when a step grows past exact numbers', () => {
    expect(evaluate('999999999.999999 - 999999999.99999')).toSatisfy((value) => value === null || (value.num === 9 && value.den === 1_000_000));
    expect(evaluate('999999999^12')).toBeNull();
  });

  it('agrees with exact arithmetic', () => {
    fc.assert(
      fc.property(formula, ({ text, num, den }) => {
        const value = evaluate(text);
        if (value === null) {
          // Honest where something is divided by 0 or the numbers have grown too large to hold.
          expect(den === 0n || text.length > 40, text).toBe(true);
          return;
        }
        expect(BigInt(value.num) * den, text).toBe(num * BigInt(value.den));
        expect(value.den).toBeGreaterThan(0);
      }),
      { numRuns: 400 },
    );
  });

  it('never throws, whatever is typed', () => {
    const anything = fc.oneof(
      anyText(60),
      fc.array(fc.constantFrom('1', '23', '/', '(', ')', '-', '−', '+', 'x', '^', ' ', '.', ',', ':', '='), { maxLength: 70 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const value = evaluate(text);
        if (value) expect(Number.isSafeInteger(value.num) && Number.isSafeInteger(value.den) && value.den > 0).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});
