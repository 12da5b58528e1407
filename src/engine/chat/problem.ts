/** The sum or equation a student is working on. It travels in the state, so that an answer is recognized however late it comes. */
import { type LinearEquation, linearEquationIn } from '../math/equation.ts';
import { divide, equal, multiply, type Rational, rational, toNumber } from '../math/rational.ts';
import { type Sum, sumIn } from '../math/sum.ts';
import { fold } from '../text/words.ts';

export type Problem = { kind: 'sum'; text: string; sum: Sum } | { kind: 'equation'; text: string; equation: LinearEquation };

/** The first sum or equation of the text, or null. */
export function problemIn(text: string): Problem | null {
  const sum = sumIn(text);
  if (sum) return { kind: 'sum', text: sum.expression, sum };
  const equation = linearEquationIn(text);
  return equation && { kind: 'equation', text: equation.equation, equation };
}

const announced = /\b(what about|how about|another|next one|new one|now (i have|try|this)|different|solve)\b|^and\b/;

/** Is the line a step (right or wrong) of the equation in work, or a problem of its own? */
export function isStepOf(given: LinearEquation, line: LinearEquation, message: string): boolean {
  if (line.unknown !== given.unknown || announced.test(fold(message))) return false;
  const ratio = divide(line.slope, given.slope);
  if (!ratio) return false;
  // A step undoes something: it keeps the number in front of the unknown or makes it smaller, unless it clears a fraction.
  if (equal(line.solution, given.solution)) return Math.abs(toNumber(ratio)) <= 1 || given.slope.den > 1;
  return equal(line.slope, given.slope) || operationsIn(line) < operationsIn(given);
}

const operationsIn = ({ equation }: LinearEquation): number => equation.match(/[+\-−–*×·÷/(]|\d[a-z]/gi)?.length ?? 0;

/** What the unknown's term is worth: 15 for 3x in 3x + 5 = 20. Null when the unknown stands alone. */
export function worthOfTerm({ slope, solution, unknown }: LinearEquation): { term: string; value: Rational } | null {
  const value = multiply(slope, solution);
  if (!value || slope.den !== 1 || Math.abs(slope.num) === 1) return null;
  return { term: `${slope.num}${unknown}`, value };
}

/** The bottoms of two fractions that cannot be added or subtracted as they stand. */
export function unlikeBottoms({ expression }: Sum): [number, number] | null {
  const [, a, b] = /\d+\/(\d+)\s*[+\-−]\s*\d+\/(\d+)/.exec(expression) ?? [];
  return a && b && a !== b ? [Number(a), Number(b)] : null;
}

/** The two fractions of a sum, as numbers. */
export function addendsOf({ expression }: Sum): Rational[] {
  return [...expression.matchAll(/(\d+)\/(\d+)/g)].flatMap(([, top, bottom]) => rational(Number(top), Number(bottom)) ?? []);
}
