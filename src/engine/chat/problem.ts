/** What a student is working on: a sum, a change in percent, a formula, a ratio, a comparison, a fraction to simplify, a number in another form, what kind of number it is, an equation. It travels in the state as its text, from which it is read again, so that an answer is recognized however late it comes. */
import { type Comparison, comparisonIn } from '../math/comparison.ts';
import { type LinearEquation, linearEquationIn } from '../math/equation.ts';
import { type Formula, formulaIn } from '../math/formulas.ts';
import { toSimplifyIn, type Unsimplified } from '../math/lowest-terms.ts';
import { type FormChange, formChangeIn, formText } from '../math/number-forms.ts';
import { type NumberProperty, numberPropertyIn } from '../math/number-properties.ts';
import { type PercentChange, percentChangeIn } from '../math/percent-change.ts';
import { type Quadratic, quadraticIn } from '../math/quadratic.ts';
import { type Ratio, ratioIn } from '../math/ratio.ts';
import { divide, equal, multiply, type Rational, rational, toNumber } from '../math/rational.ts';
import { type Sum, sumIn } from '../math/sum.ts';
import { type Task, taskIn } from '../math/task.ts';
import { fold } from '../text/words.ts';

export type Problem =
  | { kind: 'sum'; text: string; sum: Sum }
  | { kind: 'percent'; text: string; change: PercentChange }
  | { kind: 'formula'; text: string; formula: Formula }
  | { kind: 'ratio'; text: string; ratio: Ratio }
  | { kind: 'comparison'; text: string; comparison: Comparison }
  | { kind: 'simplify'; text: string; fraction: Unsimplified }
  | { kind: 'form'; text: string; change: FormChange }
  | { kind: 'property'; text: string; property: NumberProperty }
  | { kind: 'equation'; text: string; equation: LinearEquation }
  | { kind: 'quadratic'; text: string; quadratic: Quadratic }
  | { kind: 'task'; text: string; task: Task };

/** The subject in which such a problem is set. */
export function subjectOf(problem: Problem): 'mathematics' | 'science' | 'computing' {
  const kind = problem.kind === 'task' ? problem.task.kind : problem.kind === 'formula' ? problem.formula.family : null;
  if (kind === 'range') return 'computing';
  return kind === 'reaction' || kind === 'speedup' || kind === 'rate' ? 'science' : 'mathematics';
}

/** The first problem of the text, or null. Of its own text each problem is read again. */
export function problemIn(text: string): Problem | null {
  if (
    !/[\d²³]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|half|third|quarter|probability|chances?|both|double|heads|tails|circle|deriv|differentiate|integra)/i.test(
      text,
    )
  )
    return null;
  const ratio = ratioIn(text);
  if (ratio) return { kind: 'ratio', text: ratio.text, ratio };
  const task = taskIn(text);
  if (task) return { kind: 'task', text: task.text, task };
  const formula = formulaIn(text);
  if (formula) return { kind: 'formula', text: formula.text, formula };
  const change = percentChangeIn(text);
  if (change) return { kind: 'percent', text: change.text, change };
  const comparison = comparisonIn(text);
  if (comparison) return comparisonProblem(comparison);
  const form = formChangeIn(text);
  if (form) return formProblem(form);
  const property = numberPropertyIn(text);
  if (property) return { kind: 'property', text: property.statement, property };
  const fraction = toSimplifyIn(text);
  if (fraction) return simplifyProblem(fraction);
  const sum = sumIn(text);
  if (sum) return { kind: 'sum', text: sum.expression, sum };
  const quadratic = quadraticIn(text);
  if (quadratic) return { kind: 'quadratic', text: `${quadratic.toFactor ? 'factor ' : ''}${quadratic.shown}`, quadratic };
  const equation = linearEquationIn(text);
  return equation && { kind: 'equation', text: equation.equation, equation };
}

export const comparisonProblem = (comparison: Comparison): Problem => ({
  kind: 'comparison',
  text: `which is ${comparison.wanted === 'less' ? 'smaller' : 'bigger'}, ${comparison.a} or ${comparison.b}`,
  comparison,
});
export const simplifyProblem = (fraction: Unsimplified): Problem => ({ kind: 'simplify', text: `simplify ${fraction.typed}`, fraction });

export const formProblem = (change: FormChange): Problem => ({ kind: 'form', text: formText(change), change });

const announced = /\b(what about|how about|another|next one|new one|now (i have|try|this)|different|solve)\b|^and\b/;

/** Does the message say that something new begins? */
export const isAnnounced = (message: string): boolean => announced.test(fold(message));

/** Is the line a step (right or wrong) of the equation in work, or a problem of its own? */
export function isStepOf(given: LinearEquation, line: LinearEquation, message: string): boolean {
  if (line.unknown !== given.unknown || isAnnounced(message)) return false;
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

/** The bottoms of two fractions that cannot be added, subtracted or compared as they stand. */
export function unlikeBottoms(expression: string): [number, number] | null {
  const [, a, b] = /^\d+\/(\d+)\s*(?:[+\-−]|and)\s*\d+\/(\d+)$|\d+\/(\d+)\s*[+\-−]\s*\d+\/(\d+)/.exec(expression)?.filter((part) => part !== undefined) ?? [];
  return a && b && a !== b ? [Number(a), Number(b)] : null;
}

/** The two fractions of a sum, as numbers. */
export function addendsOf({ expression }: Sum): Rational[] {
  return [...expression.matchAll(/(\d+)\/(\d+)/g)].flatMap(([, top, bottom]) => rational(Number(top), Number(bottom)) ?? []);
}

const measures = /\b(area|perimeter|volume|circumference)\b/;
const shapes = /\b(?:rectangles?|squares?|triangles?|circles?|trapezoids?|parallelograms?|cubes?|box(?:es)?|cylinders?|garden|room|field)\b/;

/** "A rectangle 5 by 7", after "it's about area": what is to be found of it was told before. `earlier`: the visitor's messages, newest first. */
export function problemTold(message: string, earlier: readonly string[]): Problem | null {
  const text = message.toLowerCase();
  if (!shapes.test(text) || !/\d/.test(text) || measures.test(text)) return null;
  const measure = earlier.slice(0, 4).flatMap((line) => measures.exec(line.toLowerCase())?.[1] ?? [])[0];
  return measure ? problemIn(`${measure} of ${message}`) : null;
}
