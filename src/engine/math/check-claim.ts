/** Finds what a pupil claims in numbers ("1/2 + 1/3 = 2/5") and says whether it holds, so that help can start from their own line. */
import { equal, evaluate, type Rational, rational, toNumber } from './rational.ts';

export interface Claim {
  /** As typed, spaces tidied. */
  left: string;
  right: string;
  holds: boolean;
  /** Of the true value against the claimed one; null when it holds. */
  trueValueIs: 'more' | 'less' | null;
  /** Exact values, for estimates and for recognizing a later correction. */
  leftValue: Rational;
  rightValue: Rational;
}

/** Every numeric claim in the text, in order. A line in which numbers are only a part (a letter, a root, "of", a remainder) is none. */
export function claimsIn(text: string): Claim[] {
  const claims: Claim[] = [];
  for (const { index } of text.matchAll(/(?<!=)=(?!=)/g)) {
    const left = leftSide(text, index);
    const right = rightSide(text, index);
    const leftValue = left && evaluate(left);
    const rightValue = right && evaluate(right);
    // "x = 5" and "7 = 7" have no work on the left: nothing to check.
    if (!leftValue || !rightValue || !/\d.*[-+*/×·÷xX−–^:(]/.test(left)) continue;
    const holds = equal(leftValue, rightValue);
    claims.push({ left, right, holds, leftValue, rightValue, trueValueIs: holds ? null : toNumber(leftValue) > toNumber(rightValue) ? 'more' : 'less' });
  }
  return claims;
}

/** All that stands before the sign and can belong to a sum, without the number of the exercise; null where a word belongs to it too. */
function leftSide(text: string, sign: number): string | null {
  let start = sign;
  while (start > 0 && isSumChar(text, start - 1)) start -= 1;
  const before = text.slice(0, start);
  const isClose = !/\s/.test(text[start] ?? ' ');
  if ((isClose && /[\p{L}√%]$/u.test(before)) || /\b(?:of|times|over|sqrt|root)\s*$/i.test(before)) return null;
  return tidy(text.slice(start, sign).replace(/^\s*\d{1,3}[:.)]\s+(?=\S)/, '')) || null;
}

/** All that stands behind the sign and can belong to a sum, up to the end of the sentence. */
function rightSide(text: string, sign: number): string | null {
  let end = sign + 1;
  while (end < text.length && isSumChar(text, end)) end += 1;
  if (/^(?:\p{L}|%)/u.test(text.slice(end)) && /\d$/.test(text.slice(sign, end))) return null;
  if (/^\s*(?:remainder|rem\b|r\b)/i.test(text.slice(end).replace(/^(?=\S)/, ' '))) return null;
  const [sentence = ''] = text.slice(sign + 1, end).split(/[.,]\s/);
  return tidy(sentence.replace(/[\s+\-−–*×·/÷:^(.,xX]+$/, '')) || null;
}

/** A figure, a sign, a bracket, a space, or an x that multiplies. */
function isSumChar(text: string, at: number): boolean {
  const char = text[at] ?? '';
  if (/[xX]/.test(char)) return /[\d)]\s*$/.test(text.slice(Math.max(0, at - 4), at)) && /^\s*[\d(]/.test(text.slice(at + 1, at + 5));
  return /[\d\s.,/+\-−–*×·÷:^()]/.test(char);
}

const tidy = (text: string): string =>
  text
    .replace(/[\s.,:]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();

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
  // Only the first degree is solved here; a power must not be dropped on the way.
  if (/\^|²|³/.test(text)) return null;
  for (const { index } of text.matchAll(/=/g)) {
    const left = tidy(text.slice(reach(text, index, -1), index));
    const right = tidy(text.slice(index + 1, reach(text, index, 1) + 1));
    const letters = new Set(`${left}${right}`.toLowerCase().match(/[a-z]/g));
    const [unknown] = letters;
    if (letters.size !== 1 || !unknown || /^[a-z]$/i.test(left) || !right) continue;
    const solved = solve(left, right, unknown);
    if (solved) return { equation: `${left} = ${right}`, unknown, ...solved };
  }
  return null;
}

/** The farthest place from `from` in direction `step` that still belongs to the side of an equation: numbers, signs, brackets, lone letters. */
function reach(text: string, from: number, step: 1 | -1): number {
  let at = from;
  for (let next = from + step; next >= 0 && next < text.length; next += step) {
    const char = text[next] as string;
    const isLetter = /[a-z]/i.test(char);
    const isLone = isLetter && !/[a-z]/i.test(text[next - 1] ?? '') && !/[a-z]/i.test(text[next + 1] ?? '');
    // "a" and "i" are words unless a number stands right before them.
    if (isLetter && (!isLone || (/[ai]/i.test(char) && !/\d/.test(text[next - 1] ?? '')))) break;
    if (!isLetter && !/[\d\s.+\-−–*×·/÷()]/.test(char)) break;
    at = next;
  }
  return step === 1 ? at : Math.min(at, from);
}

/** f(x) = left - right is linear: its values at 0, 1 and 2 tell slope and zero exactly. */
function solve(left: string, right: string, unknown: string): { solution: Rational; slope: Rational } | null {
  const put = (side: string, value: number) =>
    evaluate(side.replace(new RegExp(`(\\d|\\))\\s*${unknown}`, 'gi'), `$1*(${value})`).replace(new RegExp(unknown, 'gi'), `(${value})`));
  const at = (value: number): Rational | null => {
    const [l, r] = [put(left, value), put(right, value)];
    return l && r && rational(l.num * r.den - r.num * l.den, l.den * r.den);
  };
  const [f0, f1, f2] = [at(0), at(1), at(2)];
  if (!f0 || !f1 || !f2) return null;
  const slope = rational(f1.num * f0.den - f0.num * f1.den, f1.den * f0.den);
  const second = rational(f2.num * f1.den - f1.num * f2.den, f2.den * f1.den);
  if (!slope || !second || slope.num === 0 || !equal(slope, second)) return null;
  const solution = rational(-f0.num * slope.den, f0.den * slope.num);
  return solution && { solution, slope };
}
