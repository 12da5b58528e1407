/** The problems of a conversation: the one in work, the one it was begun inside of, and the last one that is done. They travel in the state as one line of text. */
import { anotherEquation } from '../math/another-equation.ts';
import { type Formula, judge } from '../math/formulas.ts';
import { fitsForm } from '../math/number-forms.ts';
import { asText, equal } from '../math/rational.ts';
import { loneNumberIn, numbersIn } from '../math/spoken-numbers.ts';
import { anotherSum } from '../math/sum-steps.ts';
import { fold } from '../text/words.ts';
import type { Verdict } from './answer-checks.ts';
import { anotherProblem, withOtherNumber } from './other-numbers.ts';
import { type Problem, problemIn } from './problem.ts';
import { answerIn, exactValue } from './result-checks.ts';
import type { Turn } from './turn.ts';

export type OpenProblems = Pick<Turn, 'problem' | 'outer' | 'solved'>;

export function problemsIn(text: string | null): OpenProblems {
  const [problem = null, outer = null, solved = null] = (text ?? '').split('|').map((one) => (one ? problemIn(one) : null));
  return { problem, outer, solved };
}

/** Only what reads back as the same problem is kept. */
export function problemsAsText({ problem, outer, solved }: OpenProblems): string | null {
  const kept = (one: Problem | null) => (one && problemIn(one.text)?.kind === one.kind ? one.text : '');
  return [problem, outer, solved].map(kept).join('|').replace(/\|+$/, '') || null;
}

/** Another problem comes to the front; the one in work waits behind it. */
export function open(turn: Turn, fresh: Problem): void {
  if (turn.problem && turn.problem.text !== fresh.text) turn.outer = turn.problem;
  turn.problem = fresh;
}

/** The problem in work is done, and the one behind it comes back. */
export function solve(turn: Turn): void {
  turn.solved = turn.problem;
  turn.problem = turn.outer;
  turn.outer = null;
}

const isShape = ({ family }: Formula): boolean => family === 'area' || family === 'perimeter' || family === 'volume';

/** "So it is 21?", "21 cm", said of a problem that is done already. Null when the number is another one. */
export function sayAgain({ reading, speaker, index, solved, problem }: Turn): Verdict | null {
  const { student } = index.knowledge.moves;
  const typed = answerIn(reading.message.replace(/(?<!\w)[a-z] ?(?:=|is)(?= ?[-−]?\d)/i, ''), solved);
  if (!solved || !typed || reading.claims.length > 0 || (problem && problem.text !== solved.text)) return null;
  const slots = { left: solved.text, right: typed.shown ?? `${typed.typed}${typed.unit ? ` ${typed.unit.text}` : ''}${typed.isPercent ? '%' : ''}` };
  if (solved.kind === 'formula' && judge(solved.formula, typed) === 'unit') return speaker.sayVerdict(student.resultUnit, slots) ? { holds: false } : null;
  if (solved.kind === 'task') return null;
  const value = solved.kind === 'equation' ? solved.equation.solution : exactValue(solved);
  const holds = solved.kind === 'form' ? fitsForm(solved.change, typed) : value !== null && equal(typed.value, value);
  return holds && speaker.sayVerdict(student.solvedAgain, slots) ? { holds } : null;
}

/** A sum of the same kind as the last one, for "can I do one more". False when none can be made. */
export function sayAnother(turn: Turn): boolean {
  const last = turn.problem ?? turn.solved;
  const sum = last?.kind === 'sum' ? anotherSum(last.sum) : null;
  const equation =
    last?.kind === 'equation' ? anotherEquation(last.equation, /\b(?:hard|harder|tricky|trickier|difficult|challenge|challenging)\b/.test(fold(turn.reading.message))) : null;
  const made = sum ?? equation;
  const problem = made ? problemIn(made) : last ? anotherProblem(last) : null;
  const text = problem?.text;
  if (!text || !turn.speaker.sayOne(turn.index.knowledge.moves.student.anotherSum, { left: text })) return false;
  turn.problem = problem;
  return true;
}

/** "And the perimeter", "how far in 5 hours": a question that takes the rest of its problem from before. */
export function carriedOver({ reading, thread, problem, solved }: Turn): Problem | null {
  const before = problem ?? solved;
  const text = fold(reading.message);
  if (reading.problem || reading.claims.length > 0 || reading.words > 12) return null;
  const onResult = ofTheResult(reading.message, solved ?? problem);
  if (onResult) return onResult;
  if (before?.kind === 'form' && !loneNumberIn(text)?.unit) {
    const [, typed] = /^(?:(?:ok|and|so|then|now|what about|how about|whats|what is) )+((?:\d+\/\d+|\d*\.\d+)|\d+ ?%)(?: then)?[?. ]*$/.exec(text) ?? [];
    return typed ? problemIn(`${typed} as a ${before.change.into}`) : null;
  }
  const isNext = /^(?:(?:ok|and|so|then|now|but|lol|oh) )*(?:what about|how about|whats|what is|and|now|find|the)\b/.test(text);
  if (before?.kind === 'comparison' && isNext && numbersIn(text).length === 2)
    return problemIn(`which is ${before.comparison.wanted === 'less' ? 'smaller' : 'bigger'}, ${numbersIn(text).join(' or ')}`);
  const two = isNext ? numbersIn(text) : [];
  if (before?.text.startsWith('the third angle') && two.length === 2) return problemIn(`the third angle of a triangle with ${two.join(' and ')}`);
  const [, measured, values] = /^the (mean|median|range|mode) of (.+)$/.exec(before?.text ?? '') ?? [];
  const measure = /\b(mean|average|median|range|mode)\b/.exec(text)?.[1]?.replace('average', 'mean');
  if (measured && measure && measure !== measured && isNext && !/\d|\b(?:difference|an?|called)\b/.test(text)) return problemIn(`the ${measure} of ${values}`);
  const [, rounded] = /^(.+) rounded to the nearest/.exec(before?.text ?? '') ?? [];
  const place = /\bnearest (\w+)/.exec(text)?.[1];
  const [next, beside] = isNext ? numbersIn(text) : [];
  if (rounded && !place && next && !beside) return problemIn(before?.text.replace(rounded, next) ?? '');
  if (rounded && place) return problemIn(`${/\d/.test(text) ? numbersIn(text)[0] : rounded} rounded to the nearest ${place}`);
  const changed = before ? withOtherNumber(reading.message, before, thread.earlier.slice(1)) : null;
  if (changed) return changed;
  if (before?.kind !== 'formula') return null;
  const shape = /\b(area|perimeter|volume)\b/.exec(text)?.[1] ?? (/\b(?:fence|border|frame|(?:all )?around it|way around)\b/.test(text) ? 'perimeter' : undefined);
  if (shape && !/\d|\b(?:difference|mean|what is an?)\b/.test(text)) return isShape(before.formula) ? problemIn(`the ${shape} of ${before.formula.about}`) : null;
  const isAsked = numbersIn(text).length === 1 && /\b(?:how|what|and)\b/.test(text);
  const joined = isAsked && before.formula.family === 'rate' ? thread.earlier.slice(1, 4).map((earlier) => problemIn(`${reading.message} at ${earlier}`)) : [];
  return joined.find((found) => found?.kind === 'formula') ?? null;
}

/** "And then 10% tax on that": the result of the problem that is done is what the next one begins with. */
function ofTheResult(message: string, done: Problem | null): Problem | null {
  const value = exactValue(done);
  if (!value || !/\d/.test(message) || !/\b(?:of|on|to|from|off) (?:that|it|this|the (?:result|answer|new (?:price|number)))\b/i.test(message)) return null;
  return problemIn(message.replace(/\b(of|on|to|from|off) (?:that|it|this|the (?:result|answer|new (?:price|number)))\b/i, `$1 ${asText(value)}`));
}
