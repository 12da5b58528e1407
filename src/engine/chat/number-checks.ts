/** Numbers in another form ("0.5 is 5%"), kinds of number ("9 is prime") and divisions with a rest ("13 r 5"), each held against what is so. */

import { fitsForm, formClaimIn } from '../math/number-forms.ts';
import { denied, type NumberProperty } from '../math/number-properties.ts';
import { isRounded } from '../math/rounding.ts';
import { type GivenNumber, withFigures } from '../math/spoken-numbers.ts';
import { fold } from '../text/words.ts';
import type { Verdict } from './answer-checks.ts';
import { solve } from './open-problems.ts';
import { formProblem, type Problem } from './problem.ts';
import { startProblem } from './problem-start.ts';
import type { Turn } from './turn.ts';

export function sayFormClaim(turn: Turn): Verdict | null {
  const said = turn.reading.claims.length > 0 ? null : formClaimIn(turn.reading.message);
  if (!said) return null;
  turn.problem = formProblem(said.change);
  return sayForm(turn, turn.problem as Problem & { kind: 'form' }, said.given);
}

export function sayForm(turn: Turn, problem: Problem & { kind: 'form' }, given: GivenNumber): Verdict | null {
  const { resultFits, resultRounded, formFails } = turn.index.knowledge.moves.student;
  const holds = fitsForm(problem.change, given);
  const right = given.isPercent ? `${given.typed}%` : given.typed;
  if (!holds && right === problem.change.typed) return null;
  if (!holds && isRounded(given.typed, problem.change.value)) return turn.speaker.sayVerdict(resultRounded, { left: problem.text, right }) ? { holds } : null;
  if (!turn.speaker.sayVerdict(holds ? resultFits : formFails, { left: problem.text, right })) return null;
  if (holds) solve(turn);
  else startProblem(turn);
  return { holds };
}

/** "9 is a prime number" and what is answered to "is 9 a prime number". */
export function sayProperty(turn: Turn): Verdict | null {
  const { reading, problem, solved, speaker, index, thread } = turn;
  const { student } = index.knowledge.moves;
  const stated = reading.problem?.kind === 'property' && reading.problem.property.claim !== null ? reading.problem : null;
  // "So it is not prime" may come after its factors were found.
  const asked = [problem, solved].find((each) => each?.kind === 'property' && thread.lastReply.includes(String(each.property.number)));
  const { property } = stated ?? (asked?.kind === 'property' ? asked : {});
  const said = stated ? stated.property.claim : property ? answerTo(property, reading.message, reading.words) : null;
  if (!property || said === null || said === undefined) return null;
  const holds = said === property.isTrue;
  if (!speaker.sayVerdict(holds ? student.propertyHolds : student.propertyFails, { left: said ? property.statement : denied(property.statement) })) return null;
  turn.problem = stated ?? asked ?? null;
  if (holds) solve(turn);
  else startProblem(turn);
  return { holds };
}

/** Yes or no, in as many words as it takes; or the factors that say it. */
function answerTo({ kind, number }: NumberProperty, message: string, words: number): boolean | null {
  const text = fold(message);
  const [, a, b] = /^\D{0,12}(\d+) ?[*x×·] ?(\d+)(?: ?= ?\d+)?\D{0,12}$/.exec(message.toLowerCase()) ?? [];
  if (kind === 'prime' && a && b) return Number(a) > 1 && Number(b) > 1 && Number(a) * Number(b) === number ? false : null;
  if (words > 9 || /\b(?:dont|idk|how|why|what)\b/.test(text)) return null;
  if (/\b(?:no|not|nope|nah|isnt|doesnt|cant)\b/.test(text)) return false;
  return /\b(?:yes|yep|yeah|yea|it is|it does)\b/.test(text) || (kind === 'prime' && /^(?:its |so its )?prime[.! ]*$/.test(text)) ? true : null;
}

/** "13 r 5", or a whole number where a rest is left, for the division in work. */
export function sayRemainder(turn: Turn): Verdict | null {
  const { problem, reading, speaker, index } = turn;
  const { student } = index.knowledge.moves;
  const [, whole, by] = (problem?.kind === 'sum' && /^(\d+) ÷ (\d+)$/.exec(problem.text)) || [];
  const [, times, rest] =
    /(?<![\d./])(\d+) ?,? ?(?:with |and |and a |with a )?(?:r|rem|remainder|rest|left ?over)(?: of| is| was)? ?(\d+)(?![\d/.])/.exec(withFigures(reading.message)) ?? [];
  const alone = times ? null : /^[^\d]{0,12}(\d+)[?.! ]*$/.exec(withFigures(reading.message))?.[1];
  if (!problem || !whole || !by || (!times && !alone)) return null;
  const [total, divisor] = [Number(whole), Number(by)];
  if (alone)
    return Number(alone) === Math.floor(total / divisor) && total % divisor !== 0 && speaker.sayVerdict(student.remainderOpen, { left: problem.text, right: alone, b: by })
      ? { holds: false }
      : null;
  const slots = { left: problem.text, right: `${times} r ${rest}`, a: String(times), b: by };
  const isSame = Number(times) * divisor + Number(rest) === total;
  if (isSame && Number(rest) < divisor) {
    if (!speaker.sayVerdict(student.rightClaim, slots)) return null;
    solve(turn);
    return { holds: true };
  }
  const lines = isSame ? student.remainderTooBig : student.remainderFails;
  return speaker.sayVerdict(lines, slots) ? { holds: false } : null;
}
