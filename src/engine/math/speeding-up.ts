/** "From 0 to 20 m/s in 5 s, what is the acceleration": a change of speed shared out over its time. */
import { numberTask, shownValue } from './number-task.ts';
import { divide, evaluate, multiply, negate, type Rational, subtract } from './rational.ts';
import { number, withFigures } from './spoken-numbers.ts';
import type { Task } from './task.ts';
import { type Unit, unitOf, unitPattern } from './units.ts';

const change = new RegExp(
  `\\bfrom (rest|${number})(${unitPattern})?(?: up| down)? to (?:a (?:stop|halt)|(${number})(${unitPattern})?)[^\\d]*? (?:in|over|within|takes|during|after|for)(?: only| just| about)? (${number})(${unitPattern})`,
);

export function speedingUpIn(typed: string): Task | null {
  if (!/acc?el+er/i.test(typed)) return null;
  const found = change.exec(withFigures(typed));
  if (!found) return null;
  const [whole, start = '', unit1, end = '0', unit2, time = '', unit3] = found;
  const speedUnit = unitOf(unit2 ?? unit1 ?? '');
  const timeUnit = unitOf(unit3 ?? '');
  const from = start === 'rest' ? '0' : start;
  const [v0, v1, t] = [from, end, time].map((figure) => evaluate(figure));
  if (!speedUnit || !timeUnit || !v0 || !v1 || !t || t.num === 0 || String(speedUnit.dimension) !== '1,0,-1' || String(timeUnit.dimension) !== '0,0,1') return null;
  if (new RegExp(number).test(withFigures(typed).replace(whole, ' '))) return null;
  // Miles an hour in seconds are worked out in several units.
  if (!/^(?:m|km|cm|ft|feet|met\w+) ?(?:\/|per) ?s/.test(speedUnit.text.trim()) || !/^s/.test(timeUnit.text.trim())) return null;
  const difference = subtract(v1, v0);
  // Worked out in the units as they stand, m/s in s or km/h in s.
  const value = difference && divide(difference, t);
  const factor = divide(speedUnit.factor, timeUnit.factor);
  if (!difference || !value || !factor || value.num === 0) return null;
  const shown = (figure: string, unit: Unit) => `${figure} ${unit.text}`;
  const isDown = value.num < 0;
  return numberTask({
    kind: 'speedup',
    text: `the acceleration from ${shown(from, speedUnit)} to ${shown(end, speedUnit)} in ${shown(time, timeUnit)}`,
    slots: { a: shown(from, speedUnit), b: shown(end, speedUnit), term: shown(time, timeUnit) },
    why: { a: shown(shownValue(difference), speedUnit), b: shown(time, timeUnit) },
    value,
    dimension: [1, 0, -2],
    unit: { dimension: [1, 0, -2], factor },
    steps: [difference, negate(difference)],
    slips: [
      ...(isDown ? [{ id: 'sign', value: negate(value) }] : []),
      { id: 'product', value: multiply(difference, t) },
      { id: 'product', value: multiply(v1, t) },
      { id: 'inverse', value: divide(t, difference) },
      ...(v0.num === 0
        ? []
        : [
            { id: 'end', value: divide(v1, t) },
            { id: 'end', value: divide(v0, t) },
            { id: 'sum', value: sum(v0, v1, t) },
          ]),
    ],
  });
}

const sum = (a: Rational, b: Rational, by: Rational): Rational | null => {
  const both = subtract(a, negate(b));
  return both && divide(both, by);
};
