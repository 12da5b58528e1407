/** Equations in one unknown as pupils type them, read as polynomials: "3x + 5 = 20" is of the first degree, "x² = 9" of the second. */
import { keptWithinTurn } from '../text/within-turn.ts';
import { tidy } from './check-claim.ts';
import { add, divide, equal, evaluate, multiply, negate, type Rational, subtract, withCarets } from './rational.ts';

export interface Polynomial {
  left: string;
  right: string;
  /** One lower-case letter. */
  unknown: string;
  /** Of left - right: what stands alone, before the unknown, before its square. */
  coefficients: readonly [Rational, Rational, Rational];
}

export interface LinearEquation {
  /** As typed, spaces tidied. */
  equation: string;
  /** One lower-case letter. */
  unknown: string;
  solution: Rational;
  /** What stands before the unknown once everything is on one side: 3 in 3x + 5 = 20. */
  slope: Rational;
}

/** The first equation of first degree in one unknown, such as "3x + 5 = 20"; null when the text holds none. "x = 5" is an answer, not an equation. */
export function linearEquationIn(text: string): LinearEquation | null {
  for (const { left, right, unknown, coefficients } of polynomialsIn(text)) {
    const [alone, slope, square] = coefficients;
    const solution = square.num === 0 ? divide(negate(alone), slope) : null;
    if (solution) return { equation: `${left} = ${right}`, unknown, solution, slope };
  }
  return null;
}

/** Every equation in one unknown up to the second degree, in order. */
export const polynomialsIn = keptWithinTurn((typed: string): readonly Polynomial[] => {
  const text = withPowers(typed);
  return [...text.matchAll(/=/g)].flatMap(({ index }) => {
    // "Find x. 2x + 3 = 15": the sentence before is no part of it.
    const left = tidy(
      text
        .slice(reach(text, index, -1), index)
        .split(/[.;:,]\s/)
        .at(-1) ?? '',
    );
    const right = tidy(text.slice(index + 1, reach(text, index, 1) + 1));
    return polynomial(left, right) ?? [];
  });
});

/** "x²", "x squared" and "x2" become x^2. */
export const withPowers = (text: string): string =>
  withCarets(text)
    .replace(/(?<![a-z])([a-z]) ?squared\b/gi, '$1^2')
    .replace(/(?<![a-z])([b-hj-z])2(?![\d.a-z])/gi, '$1^2');

/** Left and right as a polynomial of one letter; null when they are something else. */
export function polynomial(left: string, right: string): Polynomial | null {
  const letters = new Set(`${left}${right}`.toLowerCase().match(/[a-z]/g));
  const [unknown] = letters;
  if (letters.size !== 1 || !unknown || /^[a-z]$/i.test(left) || !right) return null;
  const at = (value: number): Rational | null => {
    const [l, r] = [put(left, unknown, value), put(right, unknown, value)];
    return l && r && subtract(l, r);
  };
  const values = [0, 1, 2, 3, 4].map(at);
  const [f0, f1, f2] = values;
  if (!f0 || !f1 || !f2) return null;
  const square = half(sum(f0, negate(f1), negate(f1), f2));
  const slope = square && sum(f1, negate(f0), negate(square));
  if (!square || !slope) return null;
  // Three values always lie on some parabola: the other two tell whether this is the one.
  const isMet = values.every((value, x) => {
    const expected = sum(f0, multiply(slope, { num: x, den: 1 }), multiply(square, { num: x * x, den: 1 }));
    return value && expected && equal(value, expected);
  });
  return isMet && (slope.num !== 0 || square.num !== 0) ? { left, right, unknown, coefficients: [f0, slope, square] } : null;
}

/** The value of one side with a number put in for the unknown. */
export function put(side: string, unknown: string, value: number | string): Rational | null {
  return evaluate(side.replace(new RegExp(`(\\d|\\))\\s*${unknown}`, 'gi'), `$1*(${value})`).replace(new RegExp(unknown, 'gi'), `(${value})`));
}

const half = (value: Rational | null): Rational | null => value && divide(value, { num: 2, den: 1 });
const sum = (...parts: (Rational | null)[]): Rational | null => parts.reduce<Rational | null>((total, part) => total && part && add(total, part), { num: 0, den: 1 });

/** The farthest place from `from` in direction `step` that still belongs to the side of an equation: numbers, signs, brackets, lone letters. */
function reach(text: string, from: number, step: 1 | -1): number {
  let at = from;
  for (let next = from + step; next >= 0 && next < text.length; next += step) {
    const char = text[next] as string;
    const isLetter = /[a-z]/i.test(char);
    const isLone = isLetter && !/[a-z]/i.test(text[next - 1] ?? '') && !/[a-z]/i.test(text[next + 1] ?? '');
    // "a" and "i" are words unless a number stands right before them.
    if (isLetter && (!isLone || (/[ai]/i.test(char) && !/\d/.test(text[next - 1] ?? '')))) break;
    // "50 N − 10 N" is counted in newtons.
    if (/[NJWV]/.test(char) && /\d $/.test(text.slice(0, next))) break;
    // So is the w of "help w 3x + 5", and the second x of "3x + 5 = 20 x = 5" begins another line.
    const isTerm = step === 1 && /[\d)]/.test(text[next - 1] ?? '');
    if (isLetter && ((!isTerm && /^ +[\da-z]/i.test(text.slice(next + 1))) || (step === 1 && /^ *=/.test(text.slice(next + 1)) && /[\d)] $/.test(text.slice(0, next))))) break;
    if (!isLetter && !/[\d.+\-−–*×·÷/()^]|[^\S\n]/.test(char)) break;
    at = next;
  }
  return step === 1 ? at : Math.min(at, from);
}
