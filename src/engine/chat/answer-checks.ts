/** Checks that need no opinion: a line of arithmetic, a step of an equation, a number given for an answer, the answer to one of Kora's own questions. */
import { type LinearEquation, linearEquationIn } from '../math/check-claim.ts';
import { equal, evaluate, toNumber } from '../math/rational.ts';
import { loneNumberIn, numbersIn, type Sum, sumIn } from '../math/spoken-numbers.ts';
import { fold, wordsOf } from '../text/words.ts';
import type { Turn } from './turn.ts';

/** Did what was checked hold? */
export interface Verdict {
  holds: boolean;
}

/** Says what holds and what does not in the last numeric line; false when there is none. */
export function sayClaims({ reading, speaker, index }: Turn): boolean {
  const { student } = index.knowledge.moves;
  const claim = reading.claims.find((c) => !c.holds) ?? reading.claims.at(-1);
  if (!claim) return false;
  const slots = { left: claim.left, right: claim.right, term: claim.trueValueIs ?? '' };
  if (claim.holds) return speaker.sayOne(student.rightClaim, slots);
  return speaker.sayOne(student.wrongClaim, slots) && speaker.sayOne(student.estimate, slots);
}

/**
 * Holds an answer ("x = 5") or a next line ("3x = 15") against the equation the student gave, now or earlier.
 * Null when there is nothing to compare.
 */
export function sayEquation({ reading, thread, speaker, index }: Turn): Verdict | null {
  const { student } = index.knowledge.moves;
  const [message = '', ...before] = thread.earlier;
  const line = linearEquationIn(message);
  const given = before.map(linearEquationIn).find((found) => found !== null) ?? null;
  if (line && given && line.unknown === given.unknown && !startsNewProblem.test(fold(message))) {
    const holds = equal(line.solution, given.solution);
    return speaker.sayOne(holds ? student.stepHolds : student.stepBreaks, { left: line.equation, right: given.equation }) ? { holds } : null;
  }
  const answer = /\b([a-z])\s*(?:=|is)\s*([-−]?\d+(?:[./]\d+)?)(?![\d\s]*[+*×/(=])/i.exec(reading.message);
  const equation = line ?? (given && firstOfChain(given, before));
  const [, unknown, value] = answer ?? [];
  if (!equation || !unknown || !value || unknown.toLowerCase() !== equation.unknown) return null;
  const number = evaluate(value.replace(/^[-−]/, '0-'));
  const holds = number !== null && equal(number, equation.solution);
  return speaker.sayOne(holds ? student.solutionFits : student.solutionFails, { left: equation.equation, right: value }) ? { holds } : null;
}

/** The equation that the student's later lines were steps of: the oldest one with the same solution. */
function firstOfChain(given: LinearEquation, before: readonly string[]): LinearEquation {
  let first = given;
  for (const text of before) {
    const earlier = linearEquationIn(text);
    if (earlier?.unknown === given.unknown && equal(earlier.solution, given.solution)) first = earlier;
  }
  return first;
}

/** A sum or an equation that the student has only just brought: the first question is about these very numbers. */
export function sayOwnProblem({ reading, thread, speaker, index }: Turn): boolean {
  const { student } = index.knowledge.moves;
  const [message = '', ...before] = thread.earlier;
  const sum = reading.claims.length === 0 ? sumIn(message) : null;
  const equation = sum ? null : linearEquationIn(message);
  const isNewOne = equation !== null && (startsNewProblem.test(fold(message)) || reading.intent === 'wants-answer' || before.every((text) => linearEquationIn(text) === null));
  if (!sum && !isNewOne) return false;
  if (reading.intent === 'wants-answer') speaker.sayOne(student.wantsAnswer);
  if (equation) return speaker.sayOne(student.equationStart, { left: equation.equation, term: equation.unknown });
  if (!sum) return false;
  const bottoms = unlikeBottoms(sum);
  return bottoms
    ? speaker.sayOne(student.fractionSum, { left: sum.expression, a: String(bottoms[0]), b: String(bottoms[1]) })
    : speaker.sayOne(student.sumStart, { left: sum.expression });
}

/** The bottoms of two fractions that cannot be added or subtracted as they stand. */
function unlikeBottoms({ expression }: Sum): [number, number] | null {
  const [, a, b] = /\d+\/(\d+)\s*[+\-−]\s*\d+\/(\d+)/.exec(expression) ?? [];
  return a && b && a !== b ? [Number(a), Number(b)] : null;
}

/** Holds a number alone ("is it 3/4", "fifty six") against the sum in work. Null when there is no such sum, or the number may answer something else. */
export function sayNumber({ reading, thread, speaker, index }: Turn): Verdict | null {
  const { student } = index.knowledge.moves;
  const given = loneNumberIn(reading.message);
  if (!given || reading.claims.length > 0) return null;
  const ownTask = /\bnow you\b[^.?!]*/i.exec(thread.lastReply)?.[0];
  const sum = (ownTask && sumIn(ownTask)) || thread.earlier.slice(1, 4).flatMap((text) => sumIn(text) ?? [])[0];
  if (!sum) return null;
  const slots = { left: sum.expression, right: given.typed };
  if (equal(given.value, sum.value)) return speaker.sayOne(student.rightClaim, slots) ? { holds: true } : null;
  const bottoms = unlikeBottoms(sum);
  if (bottoms && given.value.den === 1 && thread.lastReply.includes(sum.expression)) {
    const [a, b] = bottoms;
    const fits = given.value.num > 0 && given.value.num % a === 0 && given.value.num % b === 0;
    return speaker.sayOne(fits ? student.commonBottom : student.noCommonBottom, { ...slots, a: String(a), b: String(b) }) ? { holds: false } : null;
  }
  const meansTheSum =
    /\b(answer|is it|its|i got|i get|equals|result)\b/.test(fold(reading.message)) || ownTask !== undefined || thread.earlier.slice(1, 2).some((text) => sumIn(text));
  if (!meansTheSum) return null;
  const term = toNumber(sum.value) > toNumber(given.value) ? 'more' : 'less';
  return speaker.sayOne(student.wrongClaim, slots) && speaker.sayOne(student.estimate, { ...slots, term }) ? { holds: false } : null;
}

/** Meets the answer to a question of Kora's own that the content foresees. Null when there is none. */
export function sayExpected({ reading, thread, speaker, index }: Turn): Verdict | null {
  const isAnswer = ['statement', 'question', 'proposes', 'wants-check', 'success', 'unclear', 'not-for-us'].includes(reading.intent);
  // "No" alone may be an answer, "no idea" is none.
  if (reading.words > 14 || (!isAnswer && !(reading.intent === 'still-stuck' && reading.words === 1))) return null;
  const heard = ` ${wordsOf(reading.message).join(' ')} `;
  const numbers = numbersIn(reading.message);
  const isMet = (phrase: string) => {
    const [figure] = numbersIn(phrase);
    return figure === undefined ? heard.includes(` ${wordsOf(phrase).join(' ')} `) : numbers.includes(figure);
  };
  for (const { replies } of index.expectedAfter(thread.lastReply)) {
    const reply = replies.find(({ hears }) => hears.some(isMet));
    if (reply && speaker.sayFirst([reply.say])) return { holds: reply.right };
  }
  return null;
}

const startsNewProblem = /\b(what about|how about|another|next one|new one|now (i have|try|this)|different)\b/;
