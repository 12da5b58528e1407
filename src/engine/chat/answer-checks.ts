/** Checks that need no opinion: a line of arithmetic, a step of an equation, a number given for an answer, the answer to one of Kora's own questions. */
import { linearEquationIn } from '../math/equation.ts';
import { equal, evaluate, toNumber } from '../math/rational.ts';
import { loneNumberIn, numbersIn } from '../math/spoken-numbers.ts';
import { type Sum, sumIn } from '../math/sum.ts';
import { fold, wordsOf } from '../text/words.ts';
import { addendsOf, isStepOf, type Problem, problemIn, unlikeBottoms, worthOfTerm } from './problem.ts';
import { withContext } from './thread.ts';
import { factsFor } from './topic-knowledge.ts';
import type { Turn } from './turn.ts';

/** Did what was checked hold? */
export interface Verdict {
  holds: boolean;
}

/** Says what holds and what does not in the last numeric line; false when there is none. */
export function sayClaims(turn: Turn): boolean {
  const { reading, speaker, index, problem } = turn;
  const { student } = index.knowledge.moves;
  const claim = reading.claims.find((c) => !c.holds) ?? reading.claims.at(-1);
  if (!claim) return false;
  const slots = { left: claim.left, right: claim.right, term: claim.trueValueIs ?? '' };
  if (claim.holds) {
    if (problem?.kind === 'sum' && equal(claim.leftValue, problem.sum.value)) turn.problem = null;
    return speaker.sayVerdict(student.rightClaim, slots);
  }
  return speaker.sayVerdict(student.wrongClaim, slots) && speaker.sayOne(student.estimate, slots);
}

/** A sum or an equation that the student has only just brought: the first question is about these very numbers. */
export function sayOwnProblem(turn: Turn): boolean {
  const { reading, speaker, index } = turn;
  const { student } = index.knowledge.moves;
  const fresh = reading.claims.length > 0 ? null : problemIn(reading.message);
  if (!fresh || belongsToWork(fresh, turn)) return false;
  if (reading.intent === 'wants-answer') speaker.sayOne(student.wantsAnswer);
  turn.problem = fresh;
  return startProblem(turn);
}

/** Asks where to begin with the sum or equation in work. False when there is none, or nothing new to ask. */
export function startProblem({ problem: fresh, speaker, index }: Turn): boolean {
  const { student } = index.knowledge.moves;
  if (!fresh) return false;
  if (fresh.kind === 'equation') return speaker.sayOne(student.equationStart, { left: fresh.text, term: fresh.equation.unknown });
  const bottoms = unlikeBottoms(fresh.sum);
  return bottoms ? speaker.sayOne(student.fractionSum, { left: fresh.text, a: String(bottoms[0]), b: String(bottoms[1]) }) : speaker.sayOne(student.sumStart, { left: fresh.text });
}

/** Is it a step of the equation in work, or a sum on the way to its solution? */
function belongsToWork(fresh: Problem, { reading, problem }: Turn): boolean {
  if (problem?.kind !== 'equation') return false;
  if (fresh.kind === 'equation') return isStepOf(problem.equation, fresh.equation, reading.message);
  const numbers = numbersIn(fresh.text);
  return numbers.every((figure) => numbersIn(problem.text.replace(/[a-z]/gi, ' ')).includes(figure));
}

/** Holds a line, a value or a sum against the equation in work. Null when there is none, or nothing to compare. */
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
  const operation = /^(?:(?:i|you|then|first|so|we) )*((?:minus|plus|times|subtract|add|take away|divide by|divided by|multiply by) \d+)\b/.exec(fold(reading.message))?.[1];
  if (operation) return speaker.sayOne(student.moveAsks, { left: operation, right: problem.text }) ? { holds: false } : null;
  const named = /\b([a-z])\s*(?:=|is|equals|would be)\s*([-−]?\d+(?:[./]\d+)?)(?![\d\s]*[+*×/(=])/i.exec(reading.message);
  const isNamed = named?.[1]?.toLowerCase() === equation.unknown;
  const alone = loneNumberIn(reading.message)?.typed ?? /^[-−]\d+$/.exec(reading.message.trim())?.[0];
  const typed = isNamed ? named?.[2] : alone;
  const value = typed && evaluate(typed.replace(/^[-−]/, '0-'));
  if (!typed || !value) return null;
  if (equal(value, equation.solution)) {
    turn.problem = null;
    return speaker.sayVerdict(student.solutionFits, { left: problem.text, right: typed }) ? { holds: true } : null;
  }
  if (!isNamed && worth && equal(value, worth.value))
    return speaker.sayVerdict(student.termWorth, { left: problem.text, right: typed, term: worth.term }) ? { holds: false } : null;
  const isMeant = isNamed || thread.lastReply.includes(problem.text) || meansTheResult.test(fold(reading.message));
  return isMeant && speaker.sayVerdict(student.solutionFails, { left: problem.text, right: typed }) ? { holds: false } : null;
}

const meansTheResult = /\b(answer|is it|its|i got|i get|equals|result)\b/;

/** Holds a number alone ("is it 3/4", "fifty six") or equal fractions against the sum in work. Null when there is no such sum, or the number may answer something else. */
export function sayNumber(turn: Turn): Verdict | null {
  const { reading, thread, speaker, index, problem } = turn;
  const { student } = index.knowledge.moves;
  const ownTask = /\bnow you\b[^.?!]*/i.exec(thread.lastReply)?.[0];
  const sum = (ownTask && sumIn(ownTask)) || (problem?.kind === 'sum' ? problem.sum : null);
  if (!sum || reading.claims.length > 0) return null;
  const bottoms = unlikeBottoms(sum);
  if (bottoms && nameTheAddends(reading.message, sum)) return speaker.sayVerdict(student.addendsFit, { left: sum.expression }) ? { holds: false } : null;
  const given = loneNumberIn(reading.message);
  if (!given) return null;
  const slots = { left: sum.expression, right: given.typed };
  if (equal(given.value, sum.value)) {
    turn.problem = null;
    return speaker.sayVerdict(student.rightClaim, slots) ? { holds: true } : null;
  }
  if (bottoms && given.value.den === 1 && thread.lastReply.includes(sum.expression)) {
    const [a, b] = bottoms;
    const fits = given.value.num > 0 && given.value.num % a === 0 && given.value.num % b === 0;
    return speaker.sayVerdict(fits ? student.commonBottom : student.noCommonBottom, { ...slots, a: String(a), b: String(b) }) ? { holds: false } : null;
  }
  if (!meansTheResult.test(fold(reading.message)) && !ownTask && !thread.lastReply.includes(sum.expression)) return null;
  const term = toNumber(sum.value) > toNumber(given.value) ? 'more' : 'less';
  return speaker.sayVerdict(student.wrongClaim, slots) && speaker.sayOne(student.estimate, { ...slots, term }) ? { holds: false } : null;
}

/** "3/6 and 2/6" for 1/2 + 1/3: the same two amounts with like bottoms. */
function nameTheAddends(message: string, sum: Sum): boolean {
  const typed = numbersIn(message);
  const values = typed.flatMap((figure) => evaluate(figure) ?? []);
  const addends = addendsOf(sum);
  const bottoms = new Set(typed.map((figure) => figure.split('/')[1]));
  return values.length === 2 && bottoms.size === 1 && !bottoms.has(undefined) && addends.every((addend) => values.some((value) => equal(value, addend)));
}

/** Holds a year against the facts of the pack that the message is about. Null when no fact near it names a year. */
export function sayYear({ reading, thread, speaker, index }: Turn): Verdict | null {
  const { student } = index.knowledge.moves;
  const years = yearsIn(reading.message);
  if (!thread.topic || years.length === 0) return null;
  const about = withContext(thread, reading.message.replace(year, ' ')).replace(year, ' ');
  const near = factsFor(thread.topic, about).filter(({ text }) => yearsIn(text).length > 0);
  const holds = near.some(({ text }) => years.every((typed) => yearsIn(text).includes(typed)));
  // To contradict takes a fact that is surely about the same thing.
  if (!holds && factsFor(thread.topic, about, 0.6).length === 0) return null;
  return speaker.sayVerdict(holds ? student.yearHolds : student.yearFails, { term: years.join(', ') }) ? { holds } : null;
}

const year = /\b1[0-9]{3}\b|\b20[0-9]{2}\b/g;
const yearsIn = (text: string): string[] => text.match(year) ?? [];

/** Meets the answer to a question of Kora's own that the content foresees. Null when there is none. */
export function sayExpected({ reading, thread, speaker, index }: Turn): Verdict | null {
  const isAnswer = ['statement', 'question', 'proposes', 'wants-check', 'success', 'unclear', 'not-for-us', 'acknowledges'].includes(reading.intent);
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
