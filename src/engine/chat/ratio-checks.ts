/** Ratios, shares and single numbers held against the ratio in work, with the numbers that lie on the way there. */

import { lowestTerms, type Ratio, ratioGivenIn, sameRatio } from '../math/ratio.ts';
import { asText, equal, evaluate, type Rational, toNumber } from '../math/rational.ts';
import { loneNumberIn, numbersIn } from '../math/spoken-numbers.ts';
import type { Verdict } from './answer-checks.ts';
import { solve } from './open-problems.ts';
import type { Turn } from './turn.ts';
import { meansTheResult } from './worded-checks.ts';

/** Null where no ratio is in work, or the message may be about something else. */
export function sayRatio(turn: Turn): Verdict | null {
  const { problem, reading } = turn;
  if (problem?.kind !== 'ratio' || reading.problem?.kind === 'ratio' || reading.words > 12) return null;
  const { ratio } = problem;
  const fresh = reading.problem?.kind === 'sum' ? reading.problem.sum : null;
  if (fresh && !/^\s*\d+\s*\/\s*\d+\W*$/.test(reading.message)) return sayStep(turn, ratio, fresh.expression, fresh.value);
  const given = ratioGivenIn(reading.message);
  if (given) return sayGivenRatio(turn, ratio, given);
  const amounts = numbersIn(reading.message).flatMap((figure) => evaluate(figure) ?? []);
  if (ratio.task === 'share' && amounts.length === ratio.shares.length) return sayShares(turn, ratio, amounts);
  const alone = loneNumberIn(reading.message);
  return alone && !alone.isPercent ? sayOne(turn, ratio, alone.typed, alone.value) : null;
}

/** A true line of arithmetic, said while a ratio is in work: part of the way, the result, or another thing. Null where it has nothing to do with it. */
export function sayRatioClaim(turn: Turn, left: string, value: Rational): Verdict | null {
  return turn.problem?.kind === 'ratio' ? sayStep(turn, turn.problem.ratio, left, value) : null;
}

function sayStep(turn: Turn, ratio: Ratio, left: string, value: Rational): Verdict | null {
  const { student } = turn.index.knowledge.moves;
  if (isResult(ratio, value)) return sayOne(turn, ratio, asText(value), value);
  if (isOnTheWay(ratio, value)) return say(turn, student.wayPart, { left, right: ratio.text });
  const known = numbersIn(ratio.text.replaceAll(':', ' '));
  return numbersIn(left).every((figure) => known.includes(figure)) ? say(turn, student.wayFails, { left, right: ratio.text }) : null;
}

const isResult = (ratio: Ratio, value: Rational): boolean =>
  ratio.task === 'share' ? ratio.shares.some((share) => equal(share, value)) : ratio.task === 'partner' && equal(ratio.value, value);

function isOnTheWay(ratio: Ratio, value: Rational): boolean {
  if (ratio.task === 'share') return equal(value, { num: ratio.count, den: 1 }) || equal(value, ratio.one);
  return ratio.task === 'partner' ? equal(value, ratio.factor) : ratio.lowest.some((part) => equal(value, { num: part, den: 1 }));
}

function sayGivenRatio(turn: Turn, ratio: Ratio, given: readonly number[]): Verdict | null {
  const { student } = turn.index.knowledge.moves;
  const right = given.join(':');
  if (right === ratio.typed) return null;
  if (ratio.task === 'share' && given.length === ratio.shares.length) {
    const amounts = given.map((num) => ({ num, den: 1 }));
    if (!sameRatio(given, ratio.parts) || amounts.every((amount, i) => equal(amount, ratio.shares[i] ?? amount))) return sayShares(turn, ratio, amounts);
  }
  if (ratio.task === 'partner' && sameRatio(given, ratio.parts)) {
    const holds = given.some((part) => equal({ num: part, den: 1 }, ratio.value)) && given.map(String).includes(ratio.given);
    return holds ? fits(turn, right) : say(turn, student.ratioMore, { right, left: ratio.text });
  }
  const slots = { right, left: ratio.typed };
  if (sameRatio(given, ratio.parts)) {
    if (lowestTerms(given).join(':') !== right) return say(turn, student.ratioMore, slots);
    solve(turn);
    return say(turn, student.ratioSimplified, slots, true);
  }
  return say(turn, sameRatio([...given].reverse(), ratio.parts) ? student.ratioSwapped : student.ratioChanged, slots);
}

function sayShares(turn: Turn, ratio: Ratio & { task: 'share' }, amounts: readonly Rational[]): Verdict | null {
  const { student } = turn.index.knowledge.moves;
  const right = amounts.map(asText).join(' and ');
  const slots = { right, left: ratio.text, a: ratio.typed, b: ratio.total };
  if (amounts.every((amount, i) => equal(amount, ratio.shares[i] ?? { num: 0, den: 1 }))) return fits(turn, right);
  if (ratio.shares.every((share) => amounts.some((amount) => equal(amount, share)))) return say(turn, student.ratioSwapped, { ...slots, left: ratio.typed });
  const sum = amounts.reduce((all, amount) => all + toNumber(amount), 0);
  if (Math.abs(sum - Number(ratio.total)) < 1e-9) return say(turn, student.ratioUneven, slots);
  const [first, ...others] = amounts;
  const [part, ...rest] = ratio.parts;
  const isInRatio = first !== undefined && part !== undefined && others.every((amount, i) => Math.abs(toNumber(first) * (rest[i] ?? 0) - toNumber(amount) * part) < 1e-9);
  return say(turn, isInRatio ? student.ratioNotTotal : student.resultFails, slots);
}

function sayOne(turn: Turn, ratio: Ratio, right: string, value: Rational): Verdict | null {
  const { student } = turn.index.knowledge.moves;
  const slots = { right, left: ratio.text, a: ratio.typed };
  if (ratio.task === 'simplify') {
    if (value.den !== 1 || value.num < 2) return null;
    return say(turn, ratio.parts.every((part) => part % value.num === 0) ? student.ratioDivides : student.ratioDoesNot, { right, left: ratio.typed });
  }
  if (ratio.task === 'partner') {
    if (equal(value, ratio.value)) return fits(turn, right);
    return equal(value, ratio.factor) ? say(turn, student.resultStep, slots) : failsIfMeant(turn, slots);
  }
  const at = ratio.shares.findIndex((share) => equal(share, value));
  if (at >= 0 && ratio.asked === at) return fits(turn, right);
  if (at >= 0) return say(turn, ratio.asked === null ? student.ratioOneOf : student.ratioOther, slots);
  if (equal(value, { num: ratio.count, den: 1 })) return say(turn, student.ratioParts, slots);
  return equal(value, ratio.one) ? say(turn, student.ratioOnePart, slots) : failsIfMeant(turn, slots);
}

/** A number alone may answer some other question of Kora's. */
const failsIfMeant = (turn: Turn, slots: Record<string, string>): Verdict | null =>
  meansTheResult.test(turn.reading.message) || turn.reading.words <= 3 ? say(turn, turn.index.knowledge.moves.student.resultFails, slots) : null;

function fits(turn: Turn, right: string): Verdict | null {
  const left = turn.problem?.text ?? '';
  solve(turn);
  return say(turn, turn.index.knowledge.moves.student.resultFits, { right, left }, true);
}

const say = ({ speaker }: Turn, lines: readonly string[], slots: Record<string, string>, holds = false): Verdict | null => (speaker.sayVerdict(lines, slots) ? { holds } : null);
