/** Equations of the second degree and expressions to factor. Their steps are not followed; a number put in is checked exactly. */
import { tidy } from './check-claim.ts';
import { type Polynomial, polynomial, polynomialsIn, put, withPowers } from './equation.ts';
import { divide, equal, multiply, negate, type Rational, rational, subtract, toNumber } from './rational.ts';

export interface Quadratic extends Polynomial {
  /** "x^2 + 5x + 6 = 0", or the expression alone where it is to be factored. */
  shown: string;
  toFactor: boolean;
  /** Whole numbers and fractions that solve it, the smaller first. Empty where a root is none of these, or there is none. */
  roots: Rational[];
  /** How many numbers solve it. */
  rootCount: 0 | 1 | 2;
}

const asksToFactor = /\bfactor(?:s|ed|ing|i[sz]e|i[sz]ing)?\b/i;

/** The first quadratic of the text, or null. "Factor x^2 + 5x + 6" counts as well. */
export function quadraticIn(typed: string): Quadratic | null {
  const equation = polynomialsIn(typed).find(isSquare);
  if (equation) return asQuadratic(equation, false);
  if (!asksToFactor.test(typed)) return null;
  const text = withPowers(typed);
  for (const [run] of text.matchAll(/(?:(?<![a-z])[b-hj-z](?![a-z])|[\d.+\-−–*×()^]|[^\S\n])+/gi)) {
    const expression = tidy(run);
    const found = /\^2|\)/.test(expression) ? polynomial(expression, '0') : null;
    if (found && isSquare(found)) return asQuadratic(found, true);
  }
  return null;
}

const isSquare = ({ coefficients }: Polynomial): boolean => coefficients[2].num !== 0;

function asQuadratic(found: Polynomial, toFactor: boolean): Quadratic {
  const [c, b, a] = found.coefficients;
  const [bb, ac] = [multiply(b, b), multiply(a, c)];
  const discriminant = bb && ac && minusFour(bb, ac);
  const rootCount = !discriminant || discriminant.num < 0 ? 0 : discriminant.num === 0 ? 1 : 2;
  const root = discriminant && squareRoot(discriminant);
  const roots = root ? [negate(root), root].flatMap((r) => divideBy(subtract(r, b), a)).sort((p, q) => toNumber(p) - toNumber(q)) : [];
  return {
    ...found,
    shown: toFactor ? found.left : `${found.left} = ${found.right}`,
    toFactor,
    roots: roots.filter((r, i) => i === 0 || !equal(r, roots[i - 1] as Rational)),
    rootCount,
  };
}

function minusFour(bb: Rational, ac: Rational): Rational | null {
  const four = multiply(ac, { num: 4, den: 1 });
  return four && subtract(bb, four);
}

function divideBy(numerator: Rational | null, a: Rational): Rational[] {
  const twice = multiply(a, { num: 2, den: 1 });
  const root = numerator && twice && divide(numerator, twice);
  return root ? [root] : [];
}

/** Null unless it is a whole number or a fraction. */
function squareRoot({ num, den }: Rational): Rational | null {
  const [top, bottom] = [Math.round(Math.sqrt(num)), Math.round(Math.sqrt(den))];
  return num >= 0 && top * top === num && bottom * bottom === den ? rational(top, bottom) : null;
}

/** Does the number, put in, make both sides equal? Null where that cannot be worked out. */
export function solves({ left, right, unknown }: Polynomial, value: Rational): boolean | null {
  const [l, r] = [left, right].map((side) => put(side, unknown, `${value.num}/${value.den}`.replace(/\/1$/, '')));
  return l && r ? equal(l, r) : null;
}

/** Two numbers to look for: they add to `sum` and multiply to `product`. Null where the quadratic is of another form. */
export function pairOf({ coefficients: [c, b, a], right, roots, toFactor }: Quadratic): { sum: Rational; product: Rational } | null {
  return right === '0' && equal(a, { num: 1, den: 1 }) && (toFactor || b.num !== 0) && c.num !== 0 && b.den === 1 && c.den === 1 && roots.length > 0
    ? { sum: b, product: c }
    : null;
}

/** Do both say the same, so that whatever solves one solves the other? */
export function sameSolutions(one: Polynomial, other: Polynomial): boolean {
  const ratio = divide(one.coefficients[2], other.coefficients[2]);
  return (
    ratio !== null &&
    one.unknown === other.unknown &&
    one.coefficients.every((value, i) => {
      const scaled = multiply(other.coefficients[i] as Rational, ratio);
      return scaled !== null && equal(value, scaled);
    })
  );
}
