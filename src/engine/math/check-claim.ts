/** Finds what a pupil claims in numbers ("1/2 + 1/3 = 2/5") and says whether it holds, so that help can start from their own line. */
import { equal, evaluate, type Rational, toNumber } from './rational.ts';
import { isRounded } from './rounding.ts';

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
    // 9:40 + 2:35 is a matter of hours and minutes.
    if (left && /\b\d{1,2}:[0-5]\d\b/.test(left)) continue;
    const leftValue = left && evaluate(left);
    const rightValue = right && evaluate(right);
    // "x = 5" and "7 = 7" have no work on the left: nothing to check.
    if (!leftValue || !rightValue || !/\d.*[-+*/×·÷xX−–^:(⁰¹²³⁴-⁹]/.test(left)) continue;
    const holds = equal(leftValue, rightValue);
    // 10 ÷ 3 = 3.33 is no mistake, and not exact either.
    if (!holds && isRounded(right, leftValue)) continue;
    claims.push({ left, right, holds, leftValue, rightValue, trueValueIs: holds ? null : toNumber(leftValue) > toNumber(rightValue) ? 'more' : 'less' });
  }
  return claims;
}

/** All that stands before the sign and can belong to a sum, without the number of the exercise; null where a word belongs to it too. */
export function leftSide(text: string, sign: number): string | null {
  let start = sign;
  while (start > 0 && isSumChar(text, start - 1)) start -= 1;
  const before = text.slice(0, start);
  const isClose = !/\s/.test(text[start] ?? ' ');
  // One letter alone is an unknown, wherever it stands.
  if ((isClose && /[\p{L}√%$]$/u.test(before)) || /(?:\b(?:of|times|over|sqrt|root|plus|minus|squared|cubed)|(?<![\p{L}'’])[b-hj-z])\s*$/iu.test(before)) return null;
  const side = tidy(text.slice(start, sign).replace(/^\s*\d{1,3}[:.)]\s+(?=\S)/, ''));
  // "- 3 + 5" is a sum below zero, the end of a longer one, or 3 + 5 behind the dash of a list.
  return side && !/^[-−–] /.test(side) ? side : null;
}

/** All that stands behind the sign and can belong to a sum, up to the end of the sentence. */
export function rightSide(text: string, sign: number): string | null {
  let end = sign + 1;
  while (end < text.length && isSumChar(text, end)) end += 1;
  if (/^(?:\p{L}|%)/u.test(text.slice(end)) && /\d$/.test(text.slice(sign, end))) return null;
  // 3:4 = 9:x asks for a number.
  if (/:\s*$/.test(text.slice(sign, end)) && /^[\p{L}?_]/u.test(text.slice(end))) return null;
  if (/^\s*(?:remainder|rem\b|r\b)/i.test(text.slice(end).replace(/^(?=\S)/, ' '))) return null;
  const [sentence = ''] = text.slice(sign + 1, end).split(/[.,]\s/);
  return tidy(sentence.replace(/[\s+\-−–*×·/÷:^(.,xX]+$/, '')) || null;
}

/** A figure, a sign, a bracket, a space, or an x that multiplies. A new line is a new sum. */
export function isSumChar(text: string, at: number): boolean {
  const char = text[at] ?? '';
  if (/[xX]/.test(char)) {
    const [before, after] = [text.slice(Math.max(0, at - 4), at), text.slice(at + 1, at + 5)];
    // "-4 x -2" multiplies, "3x -2" and "3 x - 2" do not.
    return (/[\d)]\s*$/.test(before) && /^\s*[\d(]/.test(after)) || (/[\d)] $/.test(before) && /^ [-−]\d/.test(after));
  }
  return /[\d.,/+\-−–*×·÷:^()⁰¹²³⁴-⁹]|[^\S\n]/.test(char);
}

export const tidy = (text: string): string =>
  text
    .replace(/[\s.,:]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();
