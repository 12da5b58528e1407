/** "Area of a rectangle 5 by 8", "a triangle with base 6 and height 4", "volume of a box 2 x 3 x 4". Nothing round. */
import type { Formula } from './formulas.ts';
import { equal, evaluate, type Rational } from './rational.ts';
import { type Asked, dimensions, shapes, times } from './shape-kinds.ts';
import { number, withFigures } from './spoken-numbers.ts';
import { cutUnit, type Unit, unitOf, unitPattern } from './units.ts';

const areaUnit = new RegExp(`(?<=\\d)${unitPattern}`, 'g');
/** "a rectangle with area 40 and width 5" asks the way back. */
const isBack = /\b(?:area|perimeter|volume)(?: is| of|:| was)? ?\d|\b(?:circle|radius|diameter|pi|circumference|surface|semicircle|cylinder|cone|sphere)\b|\bhow many\b/;

export function shapeIn(typed: string): Formula | null {
  if (!/angle|squar|box|cub|prism|parallelogram|\barea\b|\bperimeter\b|\bvolume\b/i.test(typed)) return null;
  const text = withFigures(typed).replace(/(?<=\d) ?[x×*] ?(?=\d)|(?<=\d ?(?:cm|mm|m|km|ft|feet|inch|inches)) ?[x×*] ?(?=\d)/g, ' by ');
  const unitTexts = (text.match(areaUnit) ?? []).map((unit) => unit.trim());
  const units = unitTexts.flatMap((unit) => unitOf(unit) ?? []);
  const sides = (cutUnits(text).match(new RegExp(number, 'g')) ?? []).filter(Boolean);
  if (isBack.test(text) || units.some(({ dimension }) => dimension[0] !== 1 || dimension[1] !== 0 || dimension[2] !== 0)) return null;
  const [unit] = units;
  if (unit && (units.some(({ factor }) => !equal(factor, unit.factor)) || (units.length > 1 && units.length !== sides.length))) return null;
  const asked = /\b(area|perimeter|volume)\b/.exec(text)?.[1] ?? (/\b(?:how far around|fence|all the way around)\b/.test(text) ? 'perimeter' : null);
  const plain = text.replace(/\bsquare (?=(?:units?|[ckm]?m|feet|ft|inch(?:es)?|yards?|miles?|(?:kilo|centi|milli)?met(?:er|re)s?)\b)/g, ' ');
  const shape = shapes.find(
    (candidate) =>
      candidate.sides === sides.length &&
      (asked ? candidate.asked === asked : (candidate.name === 'triangle' && candidate.asked === 'area') || candidate.name === 'box') &&
      (candidate.named.test(plain) || (candidate.name === 'rectangle' && asked !== null && / by /.test(text) && !/angle|square|circle/.test(plain))) &&
      (candidate.needs?.test(text) ?? true),
  );
  if (!shape) return null;
  // "Height 4 and base 6" names them the other way round.
  const ordered = shape.needs && /\b(?:height|high|tall)\b.*\bbase\b/.test(text) ? [...sides].reverse() : sides;
  const values = ordered.flatMap((side) => evaluate(side) ?? []);
  const value = shape.value(values);
  if (!value || values.some(({ num }) => num <= 0)) return null;
  const shownUnit = unitTexts[0] ? ` ${unitTexts[0]}` : '';
  const about = `a ${shape.name} ${shape.describe(ordered.map((side) => `${side}${shownUnit}`))}`;
  const others = (numbers: (Rational | null)[]) => numbers.filter((other): other is Rational => other !== null && !equal(other, value));
  return {
    text: `the ${shape.asked} of ${about}`,
    about,
    family: shape.asked,
    value,
    dimension: dimensions[shape.asked],
    unit: unit ? powered(unit, shape.asked) : null,
    steps: others([...values, ...(shape.steps?.(values) ?? [])]),
    slips: others(shape.slips(values)),
  };
}

function cutUnits(text: string): string {
  const { text: rest, unit } = cutUnit(text);
  return unit ? cutUnits(rest) : rest;
}

function powered(unit: Unit, asked: Asked): Formula['unit'] {
  const factor = times(...Array.from({ length: dimensions[asked][0] }, () => unit.factor));
  return factor && { dimension: dimensions[asked], factor };
}
