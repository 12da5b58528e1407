/** A number held against a change in percent, a formula or a fraction to simplify, with the numbers that lie on the way there. */
import type { Claim } from '../math/check-claim.ts';
import { judge } from '../math/formulas.ts';
import { dividesBoth, isSameAmount, unsimplified } from '../math/lowest-terms.ts';
import { add, equal, evaluate, subtract, toNumber } from '../math/rational.ts';
import { isRounded } from '../math/rounding.ts';
import { type GivenNumber, numbersIn } from '../math/spoken-numbers.ts';
import { fold } from '../text/words.ts';
import type { Verdict } from './answer-checks.ts';
import { solve } from './open-problems.ts';
import { type Problem, simplifyProblem } from './problem.ts';
import type { Turn } from './turn.ts';

export const meansTheResult = /\b(answer|is it|its|i got|i get|equals|result)\b/;

/** Is the number meant as the answer, and not as something by the way? */
export const isMeant = ({ reading, thread }: Turn, text: string): boolean => meansTheResult.test(fold(reading.message)) || thread.lastReply.includes(text);

export function sayPercent(turn: Turn, problem: Problem & { kind: 'percent' }, given: GivenNumber, isSurelyMeant: boolean): Verdict | null {
  const { speaker, index } = turn;
  const { student } = index.knowledge.moves;
  const { change } = problem;
  const slots = { left: problem.text, right: given.typed, a: change.amount, b: change.percent };
  const say = (lines: readonly string[], holds = false): Verdict | null => (speaker.sayVerdict(lines, slots) ? { holds } : null);
  const isLeft = equal(given.value, change.percentLeft);
  if (given.isPercent) return say(isLeft ? student.percentLeft : student.percentNot);
  if (equal(given.value, change.value)) {
    solve(turn);
    return say(student.resultFits, true);
  }
  if (equal(given.value, change.change)) return say(student.percentPart);
  const isPlain = !isSurelyMeant && !meansTheResult.test(fold(turn.reading.message));
  if (isPlain && equal(given.value, change.tenth)) return say(student.percentTenth);
  if (isLeft && (change.isBack || isPlain)) return say(student.percentLeft);
  if (isPlain && change.isBack && given.typed === change.percent) return say(student.percentNot);
  if (isRounded(given.typed, change.value)) return say(student.resultRounded);
  if (!isSurelyMeant && !isMeant(turn, problem.text)) return null;
  return say(change.isBack && equal(given.value, change.slip) ? student.percentSlip : student.resultFails);
}

/**
 * A true sum, said of a percentage: the change, ten percent and what is left are on the way, the percentage added to or taken from the amount is the usual slip, and what
 * else is made of the problem's own numbers is not the way. Null for any other sum.
 */
export function sayPercentClaim(turn: Turn, { text, change }: Problem & { kind: 'percent' }, claim: Claim): Verdict | null {
  const { speaker, index } = turn;
  const { student } = index.knowledge.moves;
  const value = claim.leftValue;
  const slots = { left: claim.left, right: text, a: change.amount, b: change.percent };
  const say = (lines: readonly string[]): Verdict | null => (speaker.sayVerdict(lines, slots) ? { holds: false } : null);
  const steps = [change.change, change.tenth, change.percentLeft];
  if (steps.some((step) => equal(step, value))) return say(student.wayPart);
  const [amount, percent] = [evaluate(change.amount), evaluate(change.percent)];
  const slips = amount && percent ? [add(amount, percent), subtract(amount, percent)] : [];
  if (slips.some((slip) => slip !== null && equal(slip, value))) return say(student.percentAsAmount);
  const own = [change.amount, change.percent];
  const figures = numbersIn(claim.left);
  return figures.length > 1 && figures.every((figure) => own.includes(figure)) ? say(student.wayFails) : null;
}

/** "10% is 8", said of 15% of 80: another share of the same amount, on the way. Null for anything else. */
export function sayShare(turn: Turn): Verdict | null {
  const { reading, problem, speaker, index } = turn;
  const { student } = index.knowledge.moves;
  const [, percent, typed] =
    /^(?:(?:so|and|ok|okay|then|oh|well),? )*(\d+(?:\.\d+)?) ?(?:%|percent) (?:of it )?(?:is|=|are|would be|makes) [$€£]?(\d+(?:\.\d+)?)[?.! ]*$/.exec(fold(reading.message)) ?? [];
  const amount = problem?.kind === 'percent' && !problem.change.isBack ? problem.change.amount : /^\d+(?:\.\d+)?% of (\d+(?:\.\d+)?)$/.exec(problem?.text ?? '')?.[1];
  if (!problem || !percent || !typed || !amount || problem.text.startsWith(`${percent}%`)) return null;
  const [value, given] = [evaluate(`${percent}/100 × ${amount}`), evaluate(typed)];
  if (!value || !given) return null;
  const left = `${percent}% of ${amount}`;
  if (equal(value, given)) return speaker.sayVerdict(student.wayPart, { left: `${left} = ${typed}`, right: problem.text }) ? { holds: false } : null;
  const term = toNumber(value) > toNumber(given) ? 'more' : 'less';
  return speaker.sayVerdict(student.wrongClaim, { left, right: typed }) && speaker.sayOne(student.estimate, { left, right: typed, term }) ? { holds: false } : null;
}

export function sayFormula(turn: Turn, problem: Problem & { kind: 'formula' }, given: GivenNumber, isSurelyMeant: boolean): Verdict | null {
  const { speaker, index } = turn;
  const { resultFits, resultFails, resultStep, resultSlip, resultUnit, resultRounded } = index.knowledge.moves.student;
  const verdict = judge(problem.formula, given);
  if ((verdict === 'fails' || verdict === 'step') && !isSurelyMeant && !given.unit && !isMeant(turn, problem.text) && !turn.thread.lastReply.includes(problem.formula.about))
    return null;
  if (given.isPercent) return null;
  const lines = { fits: resultFits, rounded: resultRounded, unit: resultUnit, step: resultStep, slip: resultSlip, fails: resultFails }[verdict];
  if (verdict === 'fits') solve(turn);
  const right = given.shown ?? (given.unit ? `${given.typed} ${given.unit.text.replace(/^n$/, 'N')}` : given.typed);
  return speaker.sayVerdict(lines, { left: problem.text, right }) ? { holds: verdict === 'fits' } : null;
}

/** A right answer in numbers larger than needed may get a smaller name. */
export function askForSmaller(turn: Turn, typed: string): boolean {
  const fraction = unsimplified(typed);
  if (!fraction || !turn.speaker.sayOne(turn.index.knowledge.moves.student.simplify, { right: typed })) return false;
  turn.problem = simplifyProblem(fraction);
  return true;
}

export function saySimplify(turn: Turn, { fraction }: Problem & { kind: 'simplify' }, given: GivenNumber): Verdict | null {
  const { speaker, index } = turn;
  const { student } = index.knowledge.moves;
  const slots = { left: fraction.typed, right: given.typed };
  const say = (lines: readonly string[], holds = false): Verdict | null => (speaker.sayVerdict(lines, slots) ? { holds } : null);
  const isFraction = /\//.test(given.typed);
  if (isSameAmount(fraction, given.value) && given.typed !== fraction.typed) {
    const rest = unsimplified(given.typed);
    if (rest && rest.bottom > fraction.bottom) return null;
    if (rest) turn.problem = simplifyProblem(rest);
    else solve(turn);
    return say(rest ? student.simplifyMore : student.simplified, rest === null);
  }
  if (!isFraction && given.value.den === 1 && turn.thread.lastReply.includes(fraction.typed))
    return say(dividesBoth(fraction, given.value) ? student.simplifyDivides : student.simplifyDoesNot);
  return isFraction && given.typed !== fraction.typed ? say(student.simplifyChanged) : null;
}
