/** Finds what a pupil claims in numbers ("1/2 + 1/3 = 2/5") and says whether it holds, so that help can start from their own line. */
import { equal, evaluate, type Rational, toNumber } from './rational.ts';

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

const expression = String.raw`[-−(]*\d[\d\s.,/+\-−–*×·xX÷:^()]*`;
const claimPattern = new RegExp(`(${expression})=\\s*([-−(]*\\d[\\d\\s.,/+\\-−–*×·xX÷:^()]*)`, 'g');

/** Every numeric claim in the text, in order. Trailing punctuation is not part of a number. */
export function claimsIn(text: string): Claim[] {
  const claims: Claim[] = [];
  for (const match of text.matchAll(claimPattern)) {
    const left = tidy(match[1] ?? '');
    const right = tidy(match[2] ?? '');
    const leftValue = evaluate(left);
    const rightValue = evaluate(right);
    if (!leftValue || !rightValue) continue;
    // "x = 5" style lines have no work on either side: nothing to check.
    if (!/\d.*[-+*/×÷xX−–^:(]/.test(left)) continue;
    const holds = equal(leftValue, rightValue);
    claims.push({ left, right, holds, leftValue, rightValue, trueValueIs: holds ? null : toNumber(leftValue) > toNumber(rightValue) ? 'more' : 'less' });
  }
  return claims;
}

const tidy = (text: string): string =>
  text
    .replace(/[\s.,:]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();

/** One unknown, first degree: "3x + 5 = 20". Null when the text holds no such equation. */
export function linearEquationIn(text: string): { equation: string; unknown: string; solution: Rational } | null {
  const match = /(?<![\p{L}\d])([-−]?\d*\s*\(?[\d\s.+\-−*×/()]*([a-z])[\d\s.+\-−*×/()a-z]*)=\s*([-−]?[\d\s.+\-−*×/()a-z]*[\d a-z)])/iu.exec(text);
  const [, left, unknown, right] = match ?? [];
  if (!match || !left || !unknown || !right) return null;
  const letters = new Set(`${left}${right}`.toLowerCase().match(/[a-z]/g));
  if (letters.size !== 1) return null;
  const at = (value: number): number | null => {
    const put = (side: string) => evaluate(side.replace(new RegExp(`(\\d|\\))\\s*${unknown}`, 'gi'), `$1*(${value})`).replace(new RegExp(unknown, 'gi'), `(${value})`));
    const [l, r] = [put(left), put(right)];
    return l && r && l.den * r.den !== 0 ? toNumber(l) - toNumber(r) : null;
  };
  const [f0, f1, f2] = [at(0), at(1), at(2)];
  if (f0 === null || f1 === null || f2 === null) return null;
  const slope = f1 - f0;
  if (slope === 0 || Math.abs(f2 - f1 - slope) > 1e-9) return null;
  // f is linear: its zero is -f0 / slope. Rescue the exact fraction from values that are multiples of 1/1000 at most.
  const solution = toRational(-f0, slope);
  return solution && { equation: tidy(match[0]), unknown, solution };
}

function toRational(num: number, den: number): Rational | null {
  const scale = 1_000;
  const [a, b] = [Math.round(num * scale), Math.round(den * scale)];
  if (Math.abs(a / scale - num) > 1e-9 || Math.abs(b / scale - den) > 1e-9) return null;
  return evaluate(`(${a})/(${b})`.replaceAll('(-', '(0-'));
}
