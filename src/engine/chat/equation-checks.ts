/** Lines, values and sums held against the equation in work, of first or second degree. */
import type { Claim } from '../math/check-claim.ts';
import { type LinearEquation, linearEquationIn, type Polynomial, polynomial, polynomialsIn, withPowers } from '../math/equation.ts';
import { pairOf, type Quadratic, sameSolutions, solves } from '../math/quadratic.ts';
import { add, asText, equal, evaluate, multiply, type Rational } from '../math/rational.ts';
import { loneNumberIn, numbersIn, withFigures } from '../math/spoken-numbers.ts';
import { sumIn } from '../math/sum.ts';
import { fold } from '../text/words.ts';
import type { Verdict } from './answer-checks.ts';
import { solve } from './open-problems.ts';
import { isAnnounced, type Problem, problemIn, worthOfTerm } from './problem.ts';
import type { Turn } from './turn.ts';
import { meansTheResult } from './worded-checks.ts';

/** Null when there is no equation of first degree in work, or nothing to compare. */
export function sayEquation(turn: Turn): Verdict | null {
  const { reading, thread, speaker, index, problem } = turn;
  const { student } = index.knowledge.moves;
  if (problem?.kind !== 'equation' || reading.claims.length > 0) return null;
  const { equation } = problem;
  const line = linearEquationIn(reading.message);
  if (line) {
    const holds = equal(line.solution, equation.solution);
    return speaker.sayVerdict(holds ? student.stepHolds : student.stepBreaks, { left: line.equation, right: problem.text }) ? { holds } : null;
  }
  const worth = worthOfTerm(equation);
  const sum = sumIn(reading.message);
  if (sum) {
    const isOnTheWay = equal(sum.value, equation.solution) || (worth !== null && equal(sum.value, worth.value));
    return speaker.sayOne(isOnTheWay ? student.moveFits : student.moveAsks, { left: sum.expression, right: problem.text }) ? { holds: false } : null;
  }
  const named = namedValue(reading.message, equation.unknown);
  const alone = loneNumberIn(reading.message);
  const operation = /^(?:(?:i|you|then|first|so|we) )*((?:minus|plus|times|subtract|add|take away|divide by|divided by|multiply by) \d+)\b/.exec(fold(reading.message))?.[1];
  // "Subtract 5" is a move, whatever the solution is. "Minus 2" may be the number -2.
  if (operation && !(operation.startsWith('minus') && alone && equal(alone.value, equation.solution)))
    return speaker.sayOne(student.moveAsks, { left: operation, right: problem.text }) ? { holds: false } : null;
  const typed = named ?? alone?.typed ?? concludedIn(reading.message);
  const value = typed && evaluate(typed);
  if (!typed || !value) return null;
  if (equal(value, equation.solution)) {
    solve(turn);
    return speaker.sayVerdict(student.solutionFits, { left: problem.text, right: typed }) ? { holds: true } : null;
  }
  if (!named && worth && equal(value, worth.value)) return speaker.sayVerdict(student.termWorth, { left: problem.text, right: typed, term: worth.term }) ? { holds: false } : null;
  const isMeant = named || thread.lastReply.includes(problem.text) || meansTheResult.test(fold(reading.message));
  return isMeant && speaker.sayVerdict(student.solutionFails, { left: problem.text, right: typed }) ? { holds: false } : null;
}

/** "2x + 3 = 11, so x = 4, is that right?": the equation and a value for its unknown in one message. False when no value is named. */
export function sayNamedSolution(turn: Turn, equation: LinearEquation): boolean {
  const typed = namedValue(turn.reading.message, equation.unknown);
  const value = typed && evaluate(typed);
  if (!typed || !value) return false;
  const { student } = turn.index.knowledge.moves;
  const holds = equal(value, equation.solution);
  if (holds) solve(turn);
  return turn.speaker.sayVerdict(holds ? student.solutionFits : student.solutionFails, { left: equation.equation, right: typed });
}

/** "I added 4 so 15": the number that a step ends in. */
const concludedIn = (message: string): string | null =>
  /\b(?:so|makes|gives|got|get|left with) (?:(?:its|it is|thats|that is|i (?:get|got|have)) )?(-?\d+(?:[./]\d+)?)[.!? ]*$/.exec(fold(message))?.[1] ?? null;

/** "x = 5", "so x is -2": the value named for the unknown. */
function namedValue(message: string, unknown: string): string | null {
  const [, letter, typed] = /(?<![\w^]|[-+−*×·/÷(]\s*)([a-z])\s*(?:=|is|equals|would be)\s*((?:[-−]|negative |minus )?\d+(?:[./]\d+)?)(?![\d\s]*[+*×/(=^])/i.exec(message) ?? [];
  return letter?.toLowerCase() === unknown && typed ? typed.replace(/^(?:−|negative |minus )/i, '-') : null;
}

/** Kora's own question for the two numbers behind the brackets. */
const asksForPair = /\bmultiply to\b/;

/** Null when there is no quadratic in work, or nothing to compare. Steps that are neither a pair, brackets nor a value get no verdict. */
export function sayQuadratic(turn: Turn): Verdict | null {
  const { reading, thread, problem } = turn;
  if (problem?.kind !== 'quadratic' || reading.claims.length > 0) return null;
  const { quadratic } = problem;
  const { student } = turn.index.knowledge.moves;
  const say = (lines: readonly string[], slots: Record<string, string>, holds = false): Verdict | null =>
    turn.speaker.sayVerdict(lines, { left: quadratic.shown, ...slots }) ? { holds } : null;

  const brackets = bracketsIn(reading.message, quadratic);
  if (brackets) return say(brackets.fits ? student.factorsFit : student.factorsFail, { right: brackets.typed });
  const line = polynomialsIn(reading.message)[0];
  if (line && line.coefficients[2].num !== 0) return say(student.stepHolds, { left: `${line.left} = ${line.right}`, right: quadratic.shown });
  const typed = valuesIn(reading.message, quadratic.unknown, line);
  const values = typed.flatMap((figure) => evaluate(figure) ?? []);
  if (values.length === 0) return null;
  const pair = pairOf(quadratic);
  const isNamed = line !== undefined || namedValue(reading.message, quadratic.unknown) !== null || meansTheResult.test(fold(reading.message));
  // Two numbers without the unknown answer the question for a pair; the roots themselves are taken as roots.
  if (pair && values.length === 2 && (!isNamed || quadratic.toFactor)) {
    const fits = isPair(values, pair);
    const isPairAsked = asksForPair.test(thread.lastReply);
    if (fits || isPairAsked || quadratic.toFactor || !values.every((value) => solves(quadratic, value)))
      return say(fits ? student.pairFits : student.pairFails, { a: typed[0] ?? '', b: typed[1] ?? '' });
  }
  if (quadratic.toFactor || values.length > 2) return null;
  const isAsked = isNamed || thread.lastReply.includes(quadratic.shown) || thread.lastReply.includes(` ${quadratic.unknown}`);
  const wrong = values.findIndex((value) => solves(quadratic, value) === false);
  // A root without end is only met nearly: 2.24 for x^2 = 5 is no mistake.
  if (wrong >= 0) return isAsked && (quadratic.roots.length === quadratic.rootCount || values[wrong]?.den === 1) ? say(student.solutionFails, { right: typed[wrong] ?? '' }) : null;
  const since = thread.earlier.slice(1).findIndex((earlier) => problemIn(earlier)?.text === problem.text);
  const found = [
    ...values,
    ...thread.earlier.slice(1, since < 0 ? undefined : since + 1).flatMap((earlier) => valuesIn(earlier, quadratic.unknown).flatMap((figure) => evaluate(figure) ?? [])),
  ];
  const isComplete = quadratic.roots.length > 0 && quadratic.roots.every((root) => found.some((value) => equal(value, root)));
  if (!isComplete) return say(student.rootFits, { right: typed.join(' and ') });
  solve(turn);
  return say(student.rootsFit, { right: quadratic.roots.map(asText).join(' and ') }, true);
}

const isPair = ([p, q]: Rational[], { sum, product }: { sum: Rational; product: Rational }): boolean => {
  const [s, m] = p && q ? [add(p, q), multiply(p, q)] : [];
  return !!s && !!m && equal(s, sum) && equal(m, product);
};

/** "x = 2", "-2 and -3", "x = 3 or x = -3", "x + 2 = 0": what is proposed, as figures. Empty where words or other numbers stand beside it. */
function valuesIn(message: string, unknown: string, line?: Polynomial): string[] {
  if (line && line.coefficients[2].num === 0) {
    const found = linearEquationIn(message);
    return found ? [asText(found.solution)] : [];
  }
  const text = withFigures(message)
    .replace(/\b(?:negative|minus) (?=\d)|−(?=\d)/g, '-')
    .replace(/\b(?:plus or minus|plus minus)\b|±|\+ ?\/ ?-/g, '±')
    .replace(new RegExp(`(?<!\\w)${unknown} ?(?:=|is|equals)`, 'g'), ' ');
  const both = /^[^\d]*± ?-?(\d+(?:\.\d+)?)[^\d]*$/.exec(text)?.[1];
  if (both) return [both, `-${both}`];
  const figures = text.match(/(?<![\w/.^)])-?\d+(?:\.\d+|\/\d+)?(?![\w/^(])/g) ?? [];
  const rest = text
    .replace(/(?<![\w/.^)])-?\d+(?:\.\d+|\/\d+)?/g, ' ')
    .replace(
      /\b(?:and|or|is|it|its|the|answers?|are|i|think|got|get|maybe|so|also|then|ok|both|numbers|roots?|solutions?|would|be|try|lets|oh|wait|one|other|too|because)\b|[?.,!:'=]/g,
      ' ',
    )
    .trim();
  return rest.split(/\s+/).filter(Boolean).length <= 1 ? figures : [];
}

/** "(x+2)(x+3)", alone or with "= 0", held against the quadratic. */
function bracketsIn(message: string, quadratic: Quadratic): { typed: string; fits: boolean } | null {
  const typed = /(?:\d*\([^()]*[a-z][^()]*\)\s*[*×·]?\s*){1,2}(?:\^2)?/i.exec(withPowers(message))?.[0].trim();
  const found = typed && polynomial(typed, '0');
  if (!found || !typed || found.coefficients[2].num === 0 || found.unknown !== quadratic.unknown || typed === quadratic.left) return null;
  return { typed, fits: quadratic.toFactor ? found.coefficients.every((value, i) => equal(value, quadratic.coefficients[i] as Rational)) : sameSolutions(found, quadratic) };
}

/** Does the fresh problem belong to the quadratic in work: brackets, the same equation rearranged, or a root found from one bracket? */
export function sameQuadratic(quadratic: Quadratic, message: string, fresh: Problem): boolean {
  if (isAnnounced(message)) return false;
  if (fresh.kind === 'sum') return !/\b(?:what|whats|how)\b/.test(fold(message));
  if (bracketsIn(message, quadratic)) return true;
  if (fresh.kind === 'quadratic') return sameSolutions(fresh.quadratic, quadratic) && fresh.quadratic.shown !== quadratic.shown;
  return fresh.kind === 'equation' && fresh.equation.unknown === quadratic.unknown && solves(quadratic, fresh.equation.solution) === true;
}

/** "17 + 5 = 22", said of 2x + 5 = 17: true, made of the equation's own numbers, and no step to the solution. Null for a sum that is one, or about something else. */
export function sayMoveClaim({ speaker, index }: Turn, { text, equation }: Problem & { kind: 'equation' }, claim: Claim): Verdict | null {
  const known = numbersIn(text.replace(/[a-z]/gi, ' '));
  const figures = numbersIn(claim.left);
  const worth = worthOfTerm(equation);
  const isOnTheWay = equal(claim.leftValue, equation.solution) || (worth !== null && equal(claim.leftValue, worth.value));
  if (isOnTheWay || figures.length < 2 || !figures.every((figure) => known.includes(figure))) return null;
  return speaker.sayVerdict(index.knowledge.moves.student.moveAsks, { left: claim.left, right: text }) ? { holds: false } : null;
}
