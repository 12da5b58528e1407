/** A number given for an answer, alone or behind its problem, and a sum on the way to it. */
import { clockAnswerIn } from '../math/clock.ts';
import { equal, evaluate, multiply, type Rational, toNumber } from '../math/rational.ts';
import { isRounded } from '../math/rounding.ts';
import { type GivenNumber, loneNumberIn, numbersIn } from '../math/spoken-numbers.ts';
import { type Sum, sumIn } from '../math/sum.ts';
import { fold } from '../text/words.ts';
import type { Verdict } from './answer-checks.ts';
import { sayForm, sayRemainder } from './number-checks.ts';
import { solve } from './open-problems.ts';
import { addendsOf, type Problem, problemIn, unlikeBottoms } from './problem.ts';
import type { Turn } from './turn.ts';
import { askForSmaller, isMeant, meansTheResult, sayFormula, sayPercent, saySimplify } from './worded-checks.ts';

/** The exact value of a problem that has one. */
export function exactValue(problem: Problem | null): Rational | null {
  if (problem?.kind === 'sum') return problem.sum.value;
  if (problem?.kind === 'percent') return problem.change.value;
  return problem?.kind === 'formula' ? problem.formula.value : null;
}

/** The one number, or the one time of day or length of time, that a short message gives for an answer. */
export const answerIn = (message: string, problem: Problem | null): GivenNumber | null =>
  (problem?.kind === 'formula' ? clockAnswerIn(message, problem.formula) : null) ?? loneNumberIn(message) ?? loneNumberIn(message.replace(reasonBehind, ''));
/** "40 because its closer": the reason has no number in it. */
const reasonBehind = /,? (?:because|cuz|bc|since)\b[^\d]*$/i;

/** "20% off 60 is 48", "negative 3 plus 5 is 8": a problem with its answer. Null when the message holds none. */
export function sayStated(turn: Turn): Verdict | null {
  const { reading, problem: before, outer } = turn;
  if (reading.claims.length > 0) return null;
  const stated = statedIn(reading.message);
  if (!stated) return null;
  turn.problem = stated.problem;
  const verdict = sayGiven(turn, stated.given, true);
  // A step checked on the way is not the end of the way.
  const isOnTheWay = before !== null && before.text !== stated.problem.text;
  if (!verdict || (isOnTheWay && turn.problem?.kind !== 'simplify')) [turn.problem, turn.outer] = [before, outer];
  return verdict;
}

const verb = /\s*(?:=|\b(?:is|are|equals?|makes|gives|would be|comes to)\b)\s*/gi;
/** "I got 14 for 2 + 3 x 4": the answer stands first. */
const answerFirst = /\bi (?:got|get|have|keep getting) (.{1,20}?) (?:for|on|when i (?:do|did|work out)) (.+?)(?: (?:but|and) (?:the|my|it|they|she|he|everyone)\b.*|[?!]*)$/i;

const endOfProblem =
  /(?:[\d)%²³]|\b(?:area|perimeter|volume|speed|distance|time|force|mass|density|acceleration|answer|result|price|cost|it|[ckm]?m|km|feet|ft|kg|g|hours?|minutes?|seconds?|dollars?|rectangle|square|triangle|box|cube|off|discount|sale|more|jacket|squared|cubed|power))[\s?,.]*$/i;

function statedIn(message: string): { problem: Problem; given: GivenNumber } | null {
  const [, answer, task] = answerFirst.exec(message) ?? [];
  const [said, asked] = [answer ? loneNumberIn(answer) : null, task ? problemIn(task) : null];
  if (said && asked && exactValue(asked) !== null) return { problem: asked, given: said };
  for (const { 0: word, index } of [...message.matchAll(verb)].reverse()) {
    const left = message.slice(0, index);
    const given = endOfProblem.test(left) ? loneNumberIn(message.slice(index + word.length)) : null;
    const problem = given && problemIn(left);
    if (!given || exactValue(problem) === null || !problem) continue;
    // "2 + 2 is 4 and 3 + 3 is 7" holds more than one.
    if (problem.kind !== 'sum' || numbersIn(left).length <= numbersIn(problem.text).length) return { problem, given };
  }
  return null;
}

/** "its 60 because …", "25 and 35, so the answer is 60": the number of the one part that gives a result. */
function namedAnswerIn(message: string): GivenNumber | null {
  const parts = fold(message).split(/\b(?:because|bc|cuz|since)\b|[,;](?=\s)|[.!](?=\s|$)|(?=\bso\b)/);
  const named = parts.flatMap((part) => (meansTheResult.test(part) ? (loneNumberIn(part) ?? []) : []));
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** Holds a number alone ("is it 3/4", "fifty six", "-2", "40 cm2") or equal fractions against the problem in work. Null when there is none, or the number may answer something else. */
export function sayNumber(turn: Turn): Verdict | null {
  const { reading, thread, speaker, index, problem } = turn;
  if (reading.claims.length > 0) return null;
  const ownTask = /\bnow you\b[^.?!]*/i.exec(thread.lastReply)?.[0];
  const task = ownTask ? sumIn(ownTask) : null;
  if (task) turn.problem = { kind: 'sum', text: task.expression, sum: task };
  const named = namedAnswerIn(reading.message);
  const exact = exactValue(turn.problem);
  // "60 dollars because 25% of 80 is 20": the answer counts before the way to it.
  const atOnce = named && exact && equal(named.value, exact) ? sayGiven(turn, named, true) : null;
  const alone = answerIn(reading.message, turn.problem);
  const given = alone ?? named;
  // The step is left aside, and the number answers what it was a step of.
  const [inner, whole] = [exactValue(turn.problem), exactValue(turn.outer)];
  if (given && whole && equal(given.value, whole) && !(inner && equal(inner, whole))) [turn.problem, turn.outer] = [turn.outer, null];
  const verdict = atOnce ?? sayRemainder(turn) ?? (alone ? null : sayWay(turn)) ?? sayAddends(turn);
  const said = verdict ?? (given && sayGiven(turn, given, task !== null));
  if (task && said === null) turn.problem = problem;
  return said;

  function sayAddends({ problem: work }: Turn): Verdict | null {
    if (work?.kind !== 'sum' || !unlikeBottoms(work.text) || !nameTheAddends(reading.message, work.sum)) return null;
    return speaker.sayVerdict(index.knowledge.moves.student.addendsFit, { left: work.text }) ? { holds: false } : null;
  }
}

export function sayGiven(turn: Turn, given: GivenNumber, isSurelyMeant: boolean): Verdict | null {
  switch (turn.problem?.kind) {
    case 'sum':
      return saySum(turn, turn.problem.sum, given, isSurelyMeant);
    case 'percent':
      return sayPercent(turn, turn.problem, given, isSurelyMeant);
    case 'formula':
      return sayFormula(turn, turn.problem, given, isSurelyMeant);
    case 'form':
      return sayForm(turn, turn.problem, given);
    case 'simplify':
      return saySimplify(turn, turn.problem, given);
    default:
      return null;
  }
}

function saySum(turn: Turn, sum: Sum, given: GivenNumber, isSurelyMeant: boolean): Verdict | null {
  const { thread, speaker, index } = turn;
  const { student } = index.knowledge.moves;
  const slots = { left: sum.expression, right: given.typed };
  const isWorded = sum.expression.startsWith('the ');
  if (equal(given.value, sum.value) && !given.isPercent) {
    solve(turn);
    // "The mean of 4 and 6 = 5" is no line that anyone would write.
    if (!speaker.sayVerdict(isWorded ? student.resultFits : student.rightClaim, slots)) return null;
    askForSmaller(turn, given.typed);
    return { holds: true };
  }
  const bottoms = unlikeBottoms(sum.expression);
  const isCommon = bottoms !== null && given.value.den === 1 && given.value.num > 0 && bottoms.every((bottom) => given.value.num % bottom === 0);
  if (bottoms && given.value.den === 1 && (isCommon || thread.lastReply.includes(sum.expression))) {
    const [a, b] = bottoms;
    const fits = isCommon;
    return speaker.sayVerdict(fits ? student.commonBottom : student.noCommonBottom, { ...slots, a: String(a), b: String(b) }) ? { holds: false } : null;
  }
  const counted = /^the mean of (.+)$/.exec(sum.expression)?.[1];
  const total = counted && evaluate(numbersIn(counted).join(' + '));
  const one = unitOf(sum.expression);
  if (one && equal(given.value, one) && !given.isPercent) return speaker.sayVerdict(student.unitValue, { left: given.typed, right: sum.expression }) ? { holds: false } : null;
  if (total && equal(given.value, total) && !given.isPercent) return speaker.sayVerdict(student.meanTotal, { left: given.typed, right: sum.expression }) ? { holds: false } : null;
  if (given.isPercent || !(isSurelyMeant || isMeant(turn, sum.expression))) return null;
  if (isRounded(given.typed, sum.value)) return speaker.sayVerdict(student.resultRounded, slots) ? { holds: false } : null;
  if (isWorded) return speaker.sayVerdict(student.resultFails, slots) ? { holds: false } : null;
  const term = toNumber(sum.value) > toNumber(given.value) ? 'more' : 'less';
  return speaker.sayVerdict(student.wrongClaim, slots) && speaker.sayOne(/^\d+\^\d+$/.test(sum.expression) ? student.powerStart : student.estimate, { ...slots, term })
    ? { holds: false }
    : null;
}

/** What one comes to, in "the amount for 7 when 3 come to 4.50". */
function unitOf(expression: string): Rational | null {
  const [, count, total] = /^the amount for \S+ when (\S+) come to (\S+)$/.exec(expression) ?? [];
  return count && total ? evaluate(`${total} ÷ ${count}`) : null;
}

/** A sum on the way to the problem in work: "60 - 12" for 20% off 60, "2 x 2 x 2" for 2^3. */
function sayWay({ reading, speaker, index, problem }: Turn): Verdict | null {
  const { student } = index.knowledge.moves;
  const fresh = reading.problem?.kind === 'sum' ? reading.problem.sum : null;
  if (!fresh || !problem || fresh.expression === problem.text || !belongsToSum(fresh, problem)) return null;
  const value = exactValue(problem);
  const lines =
    value && equal(fresh.value, value)
      ? student.wayFits
      : problem.kind === 'percent' && equal(fresh.value, problem.change.change)
        ? student.wayPart
        : problem.kind === 'sum'
          ? student.powerNotTimes
          : student.wayFails;
  return speaker.sayVerdict(lines, { left: fresh.expression, right: problem.text }) ? { holds: false } : null;
}

/** "I did 6 divided by 4 times 10", told of a problem that is done: how it was done, and no new problem. */
export function sayWayDone({ reading, speaker, index, problem, solved }: Turn): boolean {
  const fresh = reading.problem?.kind === 'sum' && reading.claims.length === 0 ? reading.problem.sum : null;
  const value = exactValue(solved);
  if (problem || !fresh || !solved || !value || fresh.expression === solved.text || !equal(fresh.value, value)) return false;
  return speaker.sayVerdict(index.knowledge.moves.student.wayDone, { left: fresh.expression, right: solved.text });
}

/** Is the sum one of the problem's own numbers, or of its value? */
export function belongsToSum(fresh: Sum, problem: Problem): boolean {
  const value = exactValue(problem);
  if (!value) return false;
  if (equal(fresh.value, value)) return true;
  const known = numbersIn(problem.text);
  if (problem.kind === 'percent') return equal(fresh.value, problem.change.change) || numbersIn(fresh.expression).every((figure) => known.includes(figure));
  if (problem.kind === 'formula') return numbersIn(fresh.expression).every((figure) => known.includes(figure) || figure === '2');
  // 2 × 3 is the usual slip for 2^3.
  const [, base, exponent] = /^(\d+)\^(\d+)$/.exec(problem.text) ?? [];
  const product = base && exponent ? multiply({ num: Number(base), den: 1 }, { num: Number(exponent), den: 1 }) : null;
  return product !== null && equal(fresh.value, product) && numbersIn(fresh.expression).every((figure) => known.includes(figure));
}

/** "3/6 and 2/6" for 1/2 + 1/3: the same two amounts with like bottoms. */
function nameTheAddends(message: string, sum: Sum): boolean {
  return areLikeBottoms(message, addendsOf(sum));
}

/** Does the message name exactly these two amounts as fractions with one bottom? */
export function areLikeBottoms(message: string, values: readonly Rational[]): boolean {
  const typed = numbersIn(message);
  const found = typed.flatMap((figure) => evaluate(figure) ?? []);
  const bottoms = new Set(typed.map((figure) => figure.split('/')[1]));
  return found.length === 2 && bottoms.size === 1 && !bottoms.has(undefined) && values.every((value) => found.some((other) => equal(other, value)));
}
