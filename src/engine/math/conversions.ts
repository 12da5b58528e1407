/** A measure said in another unit: "3.5 km in m", "how many ml are in 2 liters", "convert 90 minutes to hours". */
import type { Formula } from './formulas.ts';
import { divide, equal, evaluate, multiply, type Rational, toNumber } from './rational.ts';
import { number, withFigures } from './spoken-numbers.ts';
import { sameDimension, type Unit, unitOf, unitPattern } from './units.ts';

const some = `(${number}|an?|1|one)`;
const asked = new RegExp(
  `\\bhow many(${unitPattern}) (?:(?:are|is|does|do|make|makes|equals?|there|in|go|fit|into|to|you|get|from|have|has) )+${some} ?(${unitPattern})(?![\\w/])`,
);
const turned = new RegExp(
  `(${number}) ?(${unitPattern}) (?:(?:is|are|equals?|go|goes|changed|turned|converted) )?(?:in|into|to|as|=) (?:how many )?(${unitPattern})(?![\\w/]| \\d)`,
);

export function conversionIn(typed: string): Formula | null {
  if (!/\d|\bhow many\b/i.test(typed)) return null;
  const text = withFigures(typed).replace(/(?<=\d),(?=\d{3}\b)/g, '');
  const [, into = '', count = '', out = ''] = asked.exec(text) ?? [];
  const [, figure = '', from = '', to = ''] = turned.exec(text) ?? [];
  const amount = /^(?:an?|one)$/.test(count) ? '1' : count || figure;
  const [source, target] = [unitOf((out || from).trim()), unitOf((into || to).trim())];
  const value = evaluate(amount);
  // Other figures belong to another problem, "60 km in 2 hours, how many m is that".
  const figures = text.match(new RegExp(number, 'g')) ?? [];
  if (!source || !target || !value || figures.length > 1 || !sameDimension(source.dimension, target.dimension) || equal(source.factor, target.factor)) return null;
  return converted(amount, value, source, target);
}

function converted(amount: string, value: Rational, source: Unit, target: Unit): Formula | null {
  const factor = divide(source.factor, target.factor);
  const result = factor && multiply(value, factor);
  const back = factor && divide(value, factor);
  const isDown = factor !== null && toNumber(factor) > 1;
  const [small, big] = isDown ? [target, source] : [source, target];
  // Miles and kilometers, inches and centimeters do not come out even, and a task rounds them in its own way.
  const many = isDown ? factor : factor && divide({ num: 1, den: 1 }, factor);
  if (!factor || !result || !back || many?.den !== 1) return null;
  return {
    text: `${amount} ${source.text} in ${target.text}`,
    about: `${small.text} make 1 ${big.text}`,
    family: 'measure',
    value: result,
    dimension: target.dimension,
    unit: target,
    isInUnit: true,
    steps: !equal(many, result) ? [many] : [],
    slips: equal(back, result) ? [] : [back],
  };
}
