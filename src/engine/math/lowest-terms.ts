/** Fractions that can be written with smaller numbers: 4/8, 6/9, 10/5. */
import { equal, type Rational, rational } from './rational.ts';

export interface Unsimplified {
  /** As typed: "4/8". */
  typed: string;
  top: number;
  bottom: number;
  value: Rational;
}

/** The typed fraction when its top and its bottom can be divided by one number; null for anything else. */
export function unsimplified(typed: string): Unsimplified | null {
  const [, top = 0, bottom = 0] = /^\s*(\d{1,6})\s*\/\s*(\d{1,6})\s*$/.exec(typed)?.map(Number) ?? [];
  const value = rational(top, bottom);
  return value && top > 0 && value.den !== bottom ? { typed: `${top}/${bottom}`, top, bottom, value } : null;
}

/** "Simplify 4/8", "how do I reduce 6/9": the fraction, or null. */
export function toSimplifyIn(text: string): Unsimplified | null {
  const found = /\b(?:simplif\w*|reduc(?:e|ing)|lowest terms|simplest form|smaller numbers)\b/i.test(text)
    ? text.match(/(?<![\d/.])\d{1,6}\s*\/\s*\d{1,6}(?![\d/.]|\s*[-+×*x÷])/g)
    : null;
  return found?.length === 1 && !/\bby \d+ ?%/.test(text) ? unsimplified(found[0]) : null;
}

/** Does the whole number divide top and bottom, and is more than 1? */
export const dividesBoth = ({ top, bottom }: Unsimplified, { num, den }: Rational): boolean => den === 1 && num > 1 && top % num === 0 && bottom % num === 0;

export const isSameAmount = ({ value }: Unsimplified, other: Rational): boolean => equal(value, other);
