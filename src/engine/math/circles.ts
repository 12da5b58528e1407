/** "The circumference of a circle with radius 3 cm", "area of a circle whose diameter is 8": answers as multiples of π or with π as a number. */
import { numberTask, shownValue } from './number-task.ts';
import { divide, evaluate, multiply, type Rational } from './rational.ts';
import { number, withFigures } from './spoken-numbers.ts';
import type { Task } from './task.ts';
import { unitOf, unitPattern } from './units.ts';

const given = new RegExp(
  `\\b(radius|diameter|r|d)\\b(?: of (?:a|the|this|its) circle)?(?: (?:is|of|was|with|are)| ?=)* ?(${number})(${unitPattern})?|(${number})(${unitPattern})? ?(radius|diameter)\\b`,
);
const two: Rational = { num: 2, den: 1 };

export function circleIn(typed: string): Task | null {
  if (!/circ|round|disk|disc|wheel|pizza|pond/i.test(typed)) return null;
  const text = withFigures(typed);
  const isAround = /\b(?:circumference|circumfrence|circumferance|perimeter|way around|distance around|how far around)\b/.test(text);
  const isArea = /\barea\b/.test(text);
  const [whole = '', name1, behind, unit1, before, unit2, name2] = given.exec(text) ?? [];
  const figure = behind ?? before;
  const value = figure ? evaluate(figure) : null;
  // A sector, a ring or a second number make another task; "a circle with area 20" asks the way back.
  const isOther = new RegExp(number).test(text.replace(whole, ' ').replace(/\bcm ?2\b/g, ' ')) || /\b(?:semi|half|quarter|sector|arc|ring|sphere|cylinder|cone)\w*\b/.test(text);
  if (!figure || !value || value.num <= 0 || isAround === isArea || isOther) return null;
  const unit = unitOf(unit1 ?? unit2 ?? '');
  if (unit && String(unit.dimension) !== '1,0,0') return null;
  const isRadius = /^r/.test(name1 ?? name2 ?? '');
  const radius = isRadius ? value : divide(value, two);
  const diameter = isRadius ? multiply(value, two) : value;
  const square = radius && multiply(radius, radius);
  if (!radius || !diameter || !square) return null;
  const size = `${figure}${unit ? ` ${unit.text}` : ''}`;
  const about = `a circle with ${isRadius ? 'radius' : 'diameter'} ${size}`;
  const ofDiameter = multiply(diameter, diameter);
  const slots = { a: about, b: size };
  const why = { a: shownValue(radius), b: shownValue(diameter), term: shownValue(square) };
  if (isAround)
    return numberTask({
      kind: 'around',
      text: `the circumference of ${about}`,
      slots,
      why,
      value: diameter,
      isOfPi: true,
      dimension: [1, 0, 0],
      unit: unit ? { dimension: [1, 0, 0], factor: unit.factor } : null,
      slips: [
        { id: 'area', value: square },
        { id: 'half', value: radius },
        { id: 'double', value: multiply(diameter, two) },
      ],
    });
  const factor = unit && multiply(unit.factor, unit.factor);
  return numberTask({
    kind: 'disk',
    text: `the area of ${about}`,
    slots,
    why,
    value: square,
    isOfPi: true,
    dimension: [2, 0, 0],
    unit: factor ? { dimension: [2, 0, 0], factor } : null,
    slips: [
      { id: 'around', value: diameter },
      { id: 'double', value: ofDiameter },
      { id: 'single', value: radius },
    ],
  });
}
