/** The questions with which a problem begins. */
import type { Comparison } from '../math/comparison.ts';
import { pairOf } from '../math/quadratic.ts';
import { asText } from '../math/rational.ts';
import { numbersIn } from '../math/spoken-numbers.ts';
import type { Sum } from '../math/sum.ts';
import { stepInto } from '../math/sum-steps.ts';
import { fold } from '../text/words.ts';
import { sameQuadratic, sayNamedSolution } from './equation-checks.ts';
import { carriedOver, open } from './open-problems.ts';
import { isStepOf, type Problem, unlikeBottoms } from './problem.ts';
import { belongsToSum } from './result-checks.ts';
import { startTask } from './task-turn.ts';
import type { Turn } from './turn.ts';

/** A problem that the student has only just brought: the first question is about these very numbers. */
export function sayOwnProblem(turn: Turn): boolean {
  const { reading, speaker, index } = turn;
  const { student } = index.knowledge.moves;
  const fresh = reading.claims.length > 0 ? null : (reading.problem ?? carriedOver(turn));
  if (!fresh || (!mends(turn, fresh) && belongsToWork(fresh, turn))) return false;
  // "Because 3 times 4" gives a reason and sets no task.
  if (fresh.kind === 'sum' && givesReason.test(fold(reading.message))) return false;
  if (mends(turn, fresh)) turn.problem = null;
  if (reading.intent === 'wants-answer') speaker.sayOne(student.wantsAnswer);
  open(turn, fresh);
  return (fresh.kind === 'equation' && sayNamedSolution(turn, fresh.equation)) || startProblem(turn, true);
}

const givesReason = /^(?:(?:so|and|ok|okay|well|but|yes|no) )*(?:because|cause|cuz|bc|since)\b/;

/** "I wrote it wrong, its 5x - 2 = 28": the problem itself is put right, and the old one is gone. */
const mends = ({ reading, problem }: Turn, fresh: Problem): boolean => problem !== null && fresh.kind === problem.kind && putsRight.test(fold(reading.message));
const putsRight =
  /\b(?:wrote|typed|copied|read|put) (?:it|that|this|the \w+)?(?: down)? ?wrong\b|\b(?:typo|my bad|misread|mistyped)\b|\b(?:i meant|supposed to (?:be|say)|should (?:be|say)|actually (?:its|it is|it says))\b|^(?:oh |wait |no |oops )*sorry,? (?:its|it is|i mean)\b/;

/** Asks where to begin with the problem in work. `isNew`: its limits are said too. False when there is none, or nothing new to ask. */
export function startProblem({ problem, speaker, index }: Turn, isNew = false): boolean {
  const { student } = index.knowledge.moves;
  if (!problem) return false;
  const left = problem.text;
  switch (problem.kind) {
    case 'equation':
      return speaker.sayOne(student.equationStart, { left, term: problem.equation.unknown });
    case 'quadratic': {
      const { quadratic } = problem;
      const slots = { left: quadratic.shown, term: quadratic.unknown };
      const pair = pairOf(quadratic);
      if (isNew) speaker.sayOne(quadratic.toFactor ? student.factorLimit : student.quadraticLimit, slots);
      if (pair) return speaker.sayOne(student.quadraticPair, { a: asText(pair.sum), b: asText(pair.product) });
      if (quadratic.toFactor) return speaker.sayOne(student.factorTry, slots);
      return speaker.sayOne(/^[a-z]\^2$/i.test(quadratic.left) && !/[a-z]/i.test(quadratic.right) ? student.quadraticSquare : student.quadraticTry, slots);
    }
    case 'percent': {
      const { amount, percent, isBack } = problem.change;
      return speaker.sayOne(isBack ? student.percentBackStart : student.percentStart, { left, a: amount, b: percent });
    }
    case 'formula':
      return speaker.sayOne(student[`${problem.formula.family}Start`], { left, a: problem.formula.about });
    case 'ratio': {
      const { ratio } = problem;
      if (ratio.task === 'simplify') return speaker.sayOne(student.ratioStart, { left: ratio.typed });
      if (ratio.task === 'share') return speaker.sayOne(student.shareStart, { left, a: ratio.typed, b: ratio.total });
      return speaker.sayOne(student.partnerStart, { left, a: ratio.typed, b: ratio.given });
    }
    case 'comparison':
      return askAboutSizes(problem.comparison, { speaker, index });
    case 'form':
      return speaker.sayOne({ percent: student.toPercentStart, decimal: student.toDecimalStart, fraction: student.toFractionStart }[problem.change.into], {
        left: problem.change.typed,
      });
    case 'property': {
      const { kind, number, divisor } = problem.property;
      const lines = { prime: student.primeStart, even: student.evenStart, divides: student.dividesStart, square: student.squareStart }[kind];
      return speaker.sayOne(lines, { a: String(number), b: String(divisor) });
    }
    case 'task':
      return startTask({ speaker, index }, problem);
    case 'simplify':
      return speaker.sayOne(student.simplifyStart, { left: problem.fraction.typed });
    case 'sum': {
      const bottoms = unlikeBottoms(left);
      if (bottoms) return speaker.sayOne(student.fractionSum, { left, a: String(bottoms[0]), b: String(bottoms[1]) });
      if (/^the | rounded to /.test(left) && problem.sum) return sayStep(problem.sum, { speaker, index }) || speaker.sayOne(student.sumStart, { left });
      const lines = { power: student.powerStart, signed: student.signedStart, plain: student.sumStart }[formOf(left)];
      return speaker.sayOne(lines, { left });
    }
  }
}

/** The easier piece with which a sum can begin. */
export function sayStep(sum: Sum, { speaker, index }: Pick<Turn, 'speaker' | 'index'>): boolean {
  const step = stepInto(sum);
  return step !== null && speaker.sayOne(index.knowledge.moves.student.sumHelp[step.kind].hints, { left: sum.expression, a: step.a, b: step.b });
}

/** A power alone, a sum with a number below zero, or any other. */
export const formOf = (sum: string): 'power' | 'signed' | 'plain' => (/^[\d.]+\^\d+$/.test(sum) ? 'power' : /(?:^|[(])-/.test(sum) ? 'signed' : 'plain');

/** The move by which these two numbers can be compared. */
export function askAboutSizes({ a, b }: Pick<Comparison, 'a' | 'b'>, { speaker, index }: Pick<Turn, 'speaker' | 'index'>): boolean {
  const { student } = index.knowledge.moves;
  const [isFraction, isDecimal] = [/^\d+\/\d+$/, /^\d+(?:\.\d+)?$/].map((form) => form.test(a) && form.test(b));
  const places = (typed: string) => typed.split('.')[1]?.length ?? 0;
  if (/^[-−]|\(-/.test(a) || /^[-−]|\(-/.test(b)) return speaker.sayOne(student.compareSigned, { a, b });
  if (isFraction && a.split('/')[0] === b.split('/')[0]) return speaker.sayOne(student.compareTops, { a, b });
  if (isFraction && unlikeBottoms(`${a} and ${b}`)) return speaker.sayOne(student.compareFractions, { a, b });
  return speaker.sayOne(isDecimal && places(a) !== places(b) ? student.compareDecimals : student.compareOther, { a, b });
}

/** Is it a step of the problem in work, or a sum on the way to its solution? */
function belongsToWork(fresh: Problem, { reading, problem }: Turn): boolean {
  if (!problem) return false;
  if (problem.kind === 'quadratic') return sameQuadratic(problem.quadratic, reading.message, fresh);
  if (problem.kind === 'equation') {
    if (fresh.kind === 'equation') return isStepOf(problem.equation, fresh.equation, reading.message);
    if (fresh.kind !== 'sum') return false;
    const numbers = numbersIn(fresh.text);
    return numbers.every((figure) => numbersIn(problem.text.replace(/[a-z]/gi, ' ')).includes(figure));
  }
  // "4/2" for a sum of fractions is an answer, not a division.
  if (fresh.kind === 'sum' && /\//.test(problem.text) && /^\s*\d+\/\d+\W*$/.test(reading.message)) return true;
  return fresh.kind === 'sum' && fresh.text !== problem.text && belongsToSum(fresh.sum, problem);
}
