/** A move that a student tells in words, "subtract 5", "halve it", "add them up", held against the problem in work. A right one is plainly called right. */
import { put } from '../math/equation.ts';
import { add, divide, equal, evaluate, multiply, negate, type Rational, subtract } from '../math/rational.ts';
import { loneNumberIn, number, numbersIn, withFigures } from '../math/spoken-numbers.ts';
import { fold } from '../text/words.ts';
import type { Verdict } from './answer-checks.ts';
import { type Problem, unlikeBottoms } from './problem.ts';
import { exactValue } from './result-checks.ts';
import type { Turn } from './turn.ts';

interface Move {
  /** As Kora says it: "subtract 5". */
  said: string;
  operation: 'add' | 'subtract' | 'multiply' | 'divide';
  by: Rational;
}

const opening =
  '^(?:(?:so|then|and|ok|okay|oh|ah|wait|first|now|maybe|like|is it|because|you|i|we|it|do|does|should|would|can|could|will|have|need|to|got|gotta|just|think|lets|must|might|want|going) )*';
const thing = '(?: (?:it|that|this|them|both sides|each side|everything|the (?:number|answer|result|sum|total|whole thing)))?';

const shapes: readonly { pattern: RegExp; operation: Move['operation']; word: string; by?: number }[] = [
  { pattern: new RegExp(`${opening}(?:divid(?:e|ed|ing)|split)${thing} (?:by|into) (${number})`), operation: 'divide', word: 'divide by' },
  { pattern: new RegExp(`${opening}(?:multipl(?:y|ied|ying)${thing} by|times${thing}(?: by)?) (${number})`), operation: 'multiply', word: 'multiply by' },
  { pattern: new RegExp(`${opening}(?:undo|cancel|reverse|remove|get rid of)(?: the| that)? (?:minus|-) ?(${number})`), operation: 'add', word: 'add' },
  { pattern: new RegExp(`${opening}(?:undo|cancel|reverse)(?: the| that)? (?:plus )?(${number})`), operation: 'subtract', word: 'subtract' },
  { pattern: new RegExp(`${opening}(?:subtract|minus|take(?: away| off)?|remove|get rid of(?: the)?) (${number})`), operation: 'subtract', word: 'subtract' },
  { pattern: new RegExp(`${opening}(?:add|plus) (${number})`), operation: 'add', word: 'add' },
  { pattern: new RegExp(`${opening}(?:halve|half|cut${thing} in half|take half(?: of)?)\\b`), operation: 'divide', word: 'halve it', by: 2 },
  { pattern: new RegExp(`${opening}double\\b`), operation: 'multiply', word: 'double it', by: 2 },
];

/** Null where no move is told, or more than one. */
function moveIn(message: string): Move | null {
  const text = withFigures(fold(message)).replace(/[,:]/g, '');
  if (numbersIn(text).length > 1) return null;
  for (const { pattern, operation, word, by } of shapes) {
    const met = pattern.exec(text);
    const value = by ? { num: by, den: 1 } : met?.[1] ? evaluate(met[1]) : null;
    if (met && value) return { said: by ? word : `${word} ${met[1]}`, operation, by: value };
  }
  return null;
}

const applied = ({ operation, by }: Move, value: Rational): Rational | null => ({ add, subtract, multiply, divide })[operation](value, by);

/** Null when no move is told, or when it cannot be said to be right: a wrong one gets its question elsewhere. */
export function sayMove(turn: Turn): Verdict | null {
  const { reading, problem, speaker, index } = turn;
  const { student } = index.knowledge.moves;
  if (!problem || reading.claims.length > 0 || reading.problem || reading.words > 14) return null;
  const text = fold(reading.message);
  const say = (lines: readonly string[], slots: Record<string, string>): Verdict | null => (speaker.sayVerdict(lines, { right: problem.text, ...slots }) ? { holds: false } : null);
  const bottoms = unlikeBottoms(problem.text);
  if (
    bottoms &&
    problem.kind === 'sum' &&
    /\b(?:common|same|like|equal)\b.*\b(?:denominators?|bottoms?)\b|\b(?:denominators?|bottoms?)\b.*\b(?:same|equal|alike|match)\b/.test(text)
  )
    return say(student.moveCommon, { a: String(bottoms[0]), b: String(bottoms[1]) });
  const value = exactValue(problem);
  const figures = numbersIn(problem.text).flatMap((figure) => evaluate(figure) ?? []);
  const product = figures.reduce<Rational | null>((total, figure) => total && multiply(total, figure), { num: 1, den: 1 });
  if (multipliesAll.test(text) && value && meets(product, value)) return say(student.moveRight, { left: 'multiply them' });
  if (problem.kind === 'equation' && opensBrackets.test(text) && problem.text.includes('(')) return say(student.moveRight, { left: 'open the brackets' });
  if (findsOne.test(text) && problem.text.startsWith('the amount for ')) return say(student.moveRight, { left: 'find what one comes to' });
  if (addsAll.test(text) && /^the (?:mean|perimeter) /.test(problem.text)) return say(student.moveRight, { left: 'add them up' });
  const move = moveIn(reading.message);
  if (!move) return null;
  if (problem.kind === 'equation') {
    const kind = stepOf(move, problem);
    return kind && say(kind === 'last' ? student.moveLast : student.moveUndoes, { left: move.said, term: problem.equation.unknown });
  }
  if (!value) return null;
  const [, given] = turn.thread.earlier;
  const before = given === undefined ? null : (loneNumberIn(given)?.value ?? null);
  const counted = /^the mean of (.+)$/.exec(problem.text)?.[1];
  const isCount = counted !== undefined && move.operation === 'divide' && numbersIn(counted).length === move.by.num && move.by.den === 1;
  const from = [...(before ? [before] : []), ...figures];
  const isRight = isCount || from.some((start) => meets(applied(move, start), value));
  return isRight ? say(student.moveRight, { left: move.said }) : null;
}

const meets = (value: Rational | null, wanted: Rational): boolean => value !== null && equal(value, wanted);

const addsAll = /\badd(?:ing)? (?:(?:them|it|all|everything|up|together|the|of|four|sides|numbers|them|values) ?)+(?:up|together)?$|\badd (?:them|it|all)\b/;

const multipliesAll = /\b(?:multiply|times)(?: (?:it|them|all|the|both|three|two|numbers?|sides?|together|by each other|each other|up|everything|with each other))+$/;
const opensBrackets = /\b(?:expand|distribute|multiply out|open|remove|get rid of)\b(?:.*\b(?:brackets?|parenthes[ei]s|first|it|out)\b)?/;
const findsOne = /\b(?:price|cost|amount|value|how much|weight|find|work out)\b.*\b(?:one|each|1|a single)\b|\bunit (?:price|rate|cost)\b/;

/** Does the move take away what stands beside the unknown, or, as the last one, leave the unknown alone? Null for any other, and where the unknown stands on both sides. */
function stepOf(move: Move, { equation, text }: Problem & { kind: 'equation' }): 'undoes' | 'last' | null {
  const [left = '', right = ''] = text.split('=').map((side) => side.trim());
  const holding = [left, right].filter((side) => new RegExp(`(?<![a-z])${equation.unknown}(?![a-z])`, 'i').test(side));
  const [side] = holding;
  if (!side || holding.length > 1) return null;
  const [beside, one] = [put(side, equation.unknown, 0), put(side, equation.unknown, 1)];
  const factor = beside && one && subtract(one, beside);
  if (!beside || !factor) return null;
  const isAdding = move.operation === 'add' || move.operation === 'subtract';
  if (isAdding) return beside.num !== 0 && equal(move.operation === 'add' ? move.by : negate(move.by), negate(beside)) ? 'undoes' : null;
  const undone = move.operation === 'divide' ? divide(factor, move.by) : multiply(factor, move.by);
  return meets(undone, { num: 1, den: 1 }) && !equal(factor, { num: 1, den: 1 }) ? 'last' : null;
}

/** "No wait, that's the area": the student sees that the number answers another question. */
export function sayOwnSlip(turn: Turn): boolean {
  const { reading, problem, speaker, index } = turn;
  const [, given = ''] = turn.thread.earlier;
  const number = loneNumberIn(given)?.typed;
  if (!problem || !number || !ownSlip.test(fold(reading.message))) return false;
  return speaker.sayVerdict(index.knowledge.moves.student.ownSlip, { left: number, right: problem.text });
}

const ownSlip =
  /^(?:(?:no|oh|wait|ah|hm+|oops|hang on|hold on|ok|but|nvm),? )*(?:thats|that is|that was|its|it is|i (?:did|found|got|worked out|calculated|used)) (?:only |just |actually )?(?:the |its |for )?(?:area|perimeter|volume|mean|median|range|mode|sum|total|discount|tip|tax|part|change|radius|diameter|half|double)\b[.! ]*$/;
