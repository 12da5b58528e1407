/** Three quantities of which one is the product of the others: distance = speed × time, force = mass × acceleration, mass = density × volume. */
import type { Formula } from './formulas.ts';
import { divide, equal, evaluate, multiply, type Rational } from './rational.ts';
import { number, withFigures } from './spoken-numbers.ts';
import { type Dimension, sameDimension, type Unit, unitOf, unitPattern } from './units.ts';

type Kind = 'distance' | 'speed' | 'time' | 'force' | 'mass' | 'acceleration' | 'density' | 'volume';

const dimensionOf: Record<Kind, Dimension> = {
  distance: [1, 0, 0],
  speed: [1, 0, -1],
  time: [0, 0, 1],
  force: [1, 1, -2],
  mass: [0, 1, 0],
  acceleration: [1, 0, -2],
  density: [-3, 1, 0],
  volume: [3, 0, 0],
};
/** The product first. */
const relations: readonly (readonly [Kind, Kind, Kind])[] = [
  ['distance', 'speed', 'time'],
  ['force', 'mass', 'acceleration'],
  ['mass', 'density', 'volume'],
];
const words: readonly (readonly [RegExp, Kind])[] = [
  [/\bdistance$/, 'distance'],
  [/\b(?:speed|velocity)$/, 'speed'],
  [/\btime$/, 'time'],
  [/\b(?:force|f)$/, 'force'],
  [/\b(?:mass|m)$/, 'mass'],
  [/\b(?:acceleration|accelerates?|accelerating|a)$/, 'acceleration'],
  [/\bdensity$/, 'density'],
  [/\bvolume$/, 'volume'],
];

interface Quantity {
  kind: Kind;
  /** As typed, with its unit. */
  typed: string;
  value: Rational;
  unit: Unit | null;
}

const quantity = new RegExp(`(${number})(${unitPattern})?`, 'g');
const ofWord = /(?: (?:of|is|was|at|about)| ?[:=])*(?: an?)? ?$/;
const clue = /\b(?:speed|velocity|fast|distance|far|how long|time|force|mass|accelerat\w*|density|volume|average|newtons?)\b|\?/;

export function relationIn(typed: string): Formula | null {
  const text = withFigures(typed);
  if (!/\d/.test(text) || (!clue.test(text) && (text.split(' ').length > 9 || /^(?:i|we|my|he|she|they|it)\b/.test(text)))) return null;
  const given = [...text.matchAll(quantity)].map((found) => quantityAt(text, found));
  const [one, other] = given;
  if (given.length !== 2 || !one || !other || one.kind === other.kind) return null;
  const relation = relations.find((kinds) => kinds.includes(one.kind) && kinds.includes(other.kind));
  const asked = relation?.find((kind) => kind !== one.kind && kind !== other.kind);
  if (!relation || !asked) return null;
  const [product] = relation;
  // 60 km in 2 hours: the number as a pupil would work it out, in the unit that the given ones make.
  const of = (kind: Kind) => (one.kind === kind ? one : other);
  const factors = relation
    .slice(1)
    .filter((kind) => kind !== asked)
    .map(of);
  const [first, second] = asked === product ? [one, other] : [of(product), factors[0] as Quantity];
  const combine = asked === product ? multiply : divide;
  const bothUnits = first.unit !== null && second.unit !== null;
  const exact = bothUnits ? combine(inBase(first), inBase(second)) : combine(first.value, second.value);
  const factor = bothUnits ? usualFactor(asked, first, second) : null;
  const value = exact && (factor ? divide(exact, factor) : exact);
  // With minutes and hours side by side, the bare numbers give another result.
  const bare = combine(first.value, second.value);
  const slip = asked === product ? divide(first.value, second.value) : multiply(first.value, second.value);
  if (!value || ((first.unit !== null) !== (second.unit !== null) && needsUnits(first, second))) return null;
  return {
    text: shownAs(asked, one, other),
    family: 'rate',
    value,
    dimension: dimensionOf[asked],
    about: shownAs(asked, one, other),
    steps: [],
    unit: factor ? { dimension: dimensionOf[asked], factor } : null,
    slips: [slip, bare].filter((other): other is Rational => other !== null && !equal(other, value)),
  };
}

/** A minute or a gram beside a number without a unit: nobody knows what was meant. */
const needsUnits = (first: Quantity, second: Quantity): boolean =>
  [first, second].some(({ unit }) => unit !== null && unit.factor.num !== unit.factor.den && !/^(?:kg|kilo|km|h)/.test(unit.text));

function quantityAt(text: string, { 0: whole, 1: figure = '', 2: unitText, index }: RegExpExecArray | RegExpMatchArray): Quantity | null {
  const unit = unitText ? unitOf(unitText) : null;
  const value = evaluate(figure);
  const before = text.slice(0, index).replace(ofWord, '');
  const named = words.find(([word]) => word.test(before))?.[1];
  const byUnit = unit && (Object.keys(dimensionOf) as Kind[]).find((kind) => sameDimension(dimensionOf[kind], unit.dimension));
  const kind = byUnit ?? (unit ? undefined : named);
  // "Speed 60 km" contradicts itself; "what distance at 50 km/h" does not.
  if (!value || value.num <= 0 || !kind || (named && named !== kind && !/(?: at| accelerat(?:e|es|ing)(?: an?| the)?) $/.test(text.slice(0, index)))) return null;
  return { kind, typed: whole.trim(), value, unit };
}

const inBase = ({ value, unit }: Quantity): Rational => (unit ? multiply(value, unit.factor) : value) ?? value;

/** Worth of the unit in which the result is expected: km and hours make km/h; a time at 30 km/h is counted in hours. */
function usualFactor(asked: Kind, first: Quantity, second: Quantity): Rational | null {
  const [a, b] = [first.unit?.factor, second.unit?.factor];
  if (!a || !b) return null;
  if (asked === 'speed' || asked === 'density') return divide(a, b);
  if (asked === 'force' || asked === 'acceleration' || asked === 'mass') return { num: 1, den: 1 };
  const [speedUnit] = [first, second].filter(({ kind }) => kind === 'speed').map(({ unit }) => unit?.text ?? '');
  const [over = '', under = ''] = speedUnit === 'mph' ? ['miles', 'h'] : speedUnit === 'kmh' || speedUnit === 'kph' ? ['km', 'h'] : (speedUnit ?? '').split(/ ?\/ ?| per | an /);
  return unitOf(asked === 'distance' ? over : under)?.factor ?? { num: 1, den: 1 };
}

function shownAs(asked: Kind, one: Quantity, other: Quantity): string {
  const shown = ({ typed }: Quantity) => typed.replace(/ ?\bn$/, ' N');
  const name = ({ kind, typed, unit, value }: Quantity) =>
    kind === 'distance' && unit ? typed : `${/^a/.test(kind) ? 'an' : 'a'} ${kind} of ${shown({ kind, typed, unit, value })}`;
  const time = [one, other].find(({ kind }) => kind === 'time');
  const distance = [one, other].find(({ kind }) => kind === 'distance');
  if (asked === 'speed' && distance?.unit && time?.unit) return `the speed for ${distance.typed} in ${time.typed}`;
  return `the ${asked} for ${name(one)} and ${name(other)}`;
}
