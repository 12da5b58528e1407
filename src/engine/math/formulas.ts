/** Problems in which given quantities make another one: shapes, speed, force, density, times of day, units, slopes. The value is exact; units are compared, not dropped. */
import { clockIn } from './clock.ts';
import { conversionIn } from './conversions.ts';
import { divide, equal, multiply, type Rational } from './rational.ts';
import { relationIn } from './relations.ts';
import { isNearest, isRounded } from './rounding.ts';
import { shapeIn } from './shapes.ts';
import { slopeIn } from './slopes.ts';
import type { GivenNumber } from './spoken-numbers.ts';
import { type Dimension, sameDimension, type Unit } from './units.ts';

export interface Formula {
  /** Says the whole problem and is read back the same: "the area of a rectangle 5 by 8". */
  text: string;
  family: 'area' | 'perimeter' | 'volume' | 'rate' | 'clock' | 'later' | 'measure' | 'slope' | 'line';
  value: Rational;
  dimension: Dimension;
  /** Of the value; null where the problem names none. */
  unit: Pick<Unit, 'dimension' | 'factor'> | null;
  /** Is the unit what is asked for, so that the same amount in another one answers nothing? */
  isInUnit?: boolean;
  /** "a rectangle 5 by 8", or the text itself. */
  about: string;
  /** Numbers on the way. */
  steps: readonly Rational[];
  /** What comes out when another question about the same numbers is answered. */
  slips: readonly Rational[];
}

const whole = (num: number): Rational => ({ num, den: 1 });

export const formulaIn = (text: string): Formula | null => clockIn(text) ?? slopeIn(text) ?? shapeIn(text) ?? relationIn(text) ?? conversionIn(text);

export type FormulaVerdict = 'fits' | 'rounded' | 'unit' | 'step' | 'slip' | 'fails';

/** Holds a number against the value. "unit": the number fits, its unit does not or is needed. */
export function judge({ value, unit, dimension, steps, slips, isInUnit }: Formula, given: GivenNumber): FormulaVerdict {
  const otherwise = isOneOf(steps, given.value) ? 'step' : isOneOf(slips, given.value) ? 'slip' : 'fails';
  const isValue = equal(given.value, value);
  if (given.unit && !sameDimension(given.unit.dimension, dimension)) return isValue ? 'unit' : otherwise;
  if (isInUnit && given.unit && unit && !equal(given.unit.factor, unit.factor)) return 'fails';
  // Both in meters, kilograms and seconds: 300 cm are 3 m.
  const [typed, exact] = given.unit && unit ? [multiply(given.value, given.unit.factor), multiply(value, unit.factor)] : [given.value, value];
  if (typed && exact && equal(typed, exact)) return 'fits';
  if (isValue) return 'unit';
  const inTypedUnit = given.unit && unit && exact ? divide(exact, given.unit.factor) : value;
  if (inTypedUnit && (isRounded(given.typed, inTypedUnit) || isNearest(given.value, inTypedUnit))) return 'rounded';
  // 0.5 for "30 m in 1 minute": right in another usual unit, which has to be named.
  const inBase = unit && multiply(value, unit.factor);
  if (!given.unit && inBase && usual[String(dimension)]?.some((factor) => equal(given.value, divide(inBase, factor) ?? value))) return 'unit';
  return otherwise;
}

/** Worth of the units in which a length, a time or a speed may be meant as well. */
const usual: Record<string, readonly Rational[]> = {
  '1,0,0': [whole(1), whole(1000), { num: 1, den: 100 }],
  '0,0,1': [whole(1), whole(60), whole(3600)],
  '1,0,-1': [whole(1), { num: 5, den: 18 }, { num: 50, den: 3 }, { num: 1, den: 60 }],
};

const isOneOf = (numbers: readonly Rational[], value: Rational): boolean => numbers.some((number) => equal(number, value));
