/** Tasks whose answer is one number, exact or a multiple of π. */
import { judge } from './formulas.ts';
import { divide, equal, evaluate, type Rational, toNumber } from './rational.ts';
import { loneNumberIn, number, withFigures } from './spoken-numbers.ts';
import type { Task, TaskVerdict } from './task.ts';
import { sameDimension, type Unit, unitOf } from './units.ts';

interface Answer {
  typed: string;
  /** As named in a reply. */
  shown: string;
  value: Rational;
  unit: Unit | null;
  isPercent: boolean;
  /** Does the number count how many π? */
  isOfPi: boolean;
  /** Does a way to it stand before it? */
  isLast: boolean;
}

const beside = /\b(?:is|it|its|the|answer|i|think|got|get|maybe|so|then|about|around|that|oh|ok|okay|wait|would|be|um+|right)\b|[?!.,=:]/g;
const ofPi = new RegExp(`(?:(${number}) ?[*×x·]? ?)?\\bpi\\b(?: ?(?:times|[*×x·]) ?(${number}))?`);
/** All that may stand before the last number of a line that tells the way to it. */
const way = /^.*\d.*(?:\b(?:so|then|gives|makes|equals|is|are|got|get)\b|[=,;])|^.*\b(?:divide|multiply|subtract|add|times|share)\w*[,;:]? (?=[-−]?\d+(?:\.\d+)? *(?:\D{0,8})$)/i;

/** "6pi", "18.8 cm", "15?", "oh 2 times 5 is 10 so 15", "20/5 = 4": the number that a message gives for an answer. */
export function answerIn(message: string): Answer | null {
  const text = withFigures(message.replaceAll('π', ' pi '))
    .replace(/(?<=\d)pi\b/g, ' pi')
    .replace(/ {2,}/g, ' ');
  const found = ofPi.exec(text);
  if (found) {
    const [whole, before, behind] = found;
    const rest = text.replace(whole, ' ').replace(beside, ' ').trim();
    const unit = rest ? unitOf(rest) : null;
    const typed = before ?? behind ?? '1';
    const value = (before && behind) || (rest && !unit) ? null : evaluate(typed);
    return value && { typed, value, unit, isPercent: false, isOfPi: true, isLast: false, shown: `${typed}π${unit ? ` ${unit.text}` : ''}` };
  }
  // "Question 4" is a place on the sheet.
  if (/\b(?:questions?|numbers?|page|grade|problems?|exercise|task|no\.|part) ?\d+[.?! ]*$|#\d/i.test(message)) return null;
  const alone = loneNumberIn(message);
  const given = alone ?? loneNumberIn(message.replace(way, ''));
  if (!given) return null;
  return { ...given, isOfPi: false, isLast: alone === null, shown: `${given.typed}${given.isPercent ? '%' : given.unit ? ` ${given.unit.text}` : ''}` };
}

export interface Slip {
  id: string;
  value: Rational | null;
  slots?: Readonly<Record<string, string>>;
}

export type NumberTask = Omit<Task, 'judge'> & {
  value: Rational;
  unit: Pick<Unit, 'dimension' | 'factor'> | null;
  /** Is the value a multiple of π? */
  isOfPi?: boolean;
  steps?: readonly (Rational | null)[];
  slips: readonly Slip[];
};

/** Gives the task its judge. */
export function numberTask({ value, unit, isOfPi = false, steps = [], slips, ...task }: NumberTask): Task {
  const others = slips.filter((slip): slip is Slip & { value: Rational } => slip.value !== null && !equal(slip.value, value));
  const judged = (answer: Answer): Omit<TaskVerdict, 'shown'> => {
    const isSame = (other: Rational) => (isOfPi ? isTimesPi(answer, other) : equal(percentless(answer), other));
    if (!isOfPi && answer.isOfPi) return { verdict: 'fails' };
    const isUnit = !answer.unit || (task.dimension !== null && sameDimension(answer.unit.dimension, task.dimension));
    const plain = { ...answer, value: percentless(answer), isPercent: false, unit: task.dimension ? answer.unit : null };
    const formula = { text: '', about: '', family: 'measure' as const, value, dimension: task.dimension ?? [0, 0, 0], unit, steps: [], slips: [] };
    if (isOfPi) {
      const inUnit = answer.unit && unit && isUnit ? divide(unit.factor, answer.unit.factor) : null;
      const times = inUnit ? scaled(value, inUnit) : value;
      if (times && isTimesPi(answer, times)) return { verdict: isUnit ? 'fits' : 'unit' };
      if (!answer.isOfPi && equal(answer.value, value)) return { verdict: 'slip', slip: 'noPi' };
    } else {
      const found = judge(formula, plain);
      if (found === 'fits' || found === 'rounded' || found === 'unit') return { verdict: found };
    }
    const slip = others.find((other) => isSame(other.value));
    if (slip) return { verdict: 'slip', slip: slip.id, ...(slip.slots && { slots: slip.slots }) };
    return { verdict: steps.some((step) => step !== null && isSame(step)) ? 'step' : 'fails' };
  };
  return {
    ...task,
    judge: (message) => {
      const answer = answerIn(message);
      if (!answer) return null;
      const verdict = judged(answer);
      // "2 times 5 is 10" may be a step of which nothing is known.
      return verdict.verdict === 'fails' && answer.isLast && !/\b(?:so|answer)\b/i.test(message) ? null : { ...verdict, shown: answer.shown };
    },
  };
}

const percentless = ({ value, isPercent }: Answer): Rational => (isPercent ? (divide(value, { num: 100, den: 1 }) ?? value) : value);

const scaled = (value: Rational, factor: Rational): Rational | null => divide(value, { num: factor.den, den: factor.num });

/** Is the answer this many π, exactly, or with π as 3.14 or 22/7 and rounded? */
function isTimesPi({ typed, value, isOfPi }: Answer, times: Rational): boolean {
  if (isOfPi) return equal(value, times);
  const [, places = ''] = /\.(\d+)$/.exec(typed) ?? [];
  const exact = toNumber(times);
  return [Math.PI, 3.14, 22 / 7].some((pi) => Math.abs(exact * pi - toNumber(value)) <= 0.5000001 / 10 ** places.length) && (value.den > 1 || exact * Math.PI >= 10);
}

/** The value with at most four places, for a reply. */
export const shownValue = (value: Rational): string => String(Number(toNumber(value).toFixed(4)));
