/** Rounded answers: neither wrong nor exact. */
import { evaluate, type Rational, subtract, toNumber } from './rational.ts';

/** Is the typed decimal the value rounded to its places, and not the value itself? */
export function isRounded(typed: string, value: Rational): boolean {
  const [, places = ''] = /^[-−]?\d*[.,](\d+)$/.exec(typed.trim()) ?? [];
  const given = places && evaluate(typed.trim());
  const difference = given ? subtract(given, value) : null;
  return difference !== null && difference.num !== 0 && Math.abs(toNumber(difference)) <= 0.5 / 10 ** places.length;
}

/** 33 for a value without end such as 33 1/3. */
export const isNearest = (typed: Rational, value: Rational): boolean => typed.den === 1 && 100 % value.den !== 0 && Math.round(value.num / value.den) === typed.num;
