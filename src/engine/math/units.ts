/** Units of length, area, volume, time, mass, speed and force, so that "40 cm2" is not taken for "40 cm". */
import { divide, multiply, type Rational } from './rational.ts';

export interface Unit {
  /** As typed. */
  text: string;
  /** Powers of length, mass and time: area is 2, 0, 0; speed 1, 0, -1; force 1, 1, -2. */
  dimension: Dimension;
  /** Worth in meters, kilograms and seconds. */
  factor: Rational;
}

export type Dimension = readonly [number, number, number];

const whole = (num: number): Rational => ({ num, den: 1 });
const part = (den: number): Rational => ({ num: 1, den });
const length: Dimension = [1, 0, 0];
const time: Dimension = [0, 0, 1];
const mass: Dimension = [0, 1, 0];

const bases: readonly (readonly [string, Dimension, Rational])[] = [
  ['km|kilomet(?:er|re)s?', length, whole(1000)],
  ['cm|centimet(?:er|re)s?', length, part(100)],
  ['mm|millimet(?:er|re)s?', length, part(1000)],
  ['m|met(?:er|re)s?', length, whole(1)],
  ['mi|miles?', length, { num: 1_609_344, den: 1000 }],
  ['inch(?:es)?', length, { num: 254, den: 10_000 }],
  ['ft|feet|foot', length, { num: 3048, den: 10_000 }],
  ['yd|yards?', length, { num: 9144, den: 10_000 }],
  ['h|hrs?|hours?', time, whole(3600)],
  ['min|mins|minutes?', time, whole(60)],
  ['s|secs?|seconds?', time, whole(1)],
  ['days?', time, whole(86_400)],
  ['weeks?', time, whole(604_800)],
  ['kg|kilos?|kilograms?', mass, whole(1)],
  ['g|grams?', mass, part(1000)],
  ['mg|milligrams?', mass, part(1_000_000)],
  ['n|newtons?', [1, 1, -2], whole(1)],
  ['l|lit(?:er|re)s?', [3, 0, 0], part(1000)],
  ['ml|millilit(?:er|re)s?', [3, 0, 0], part(1_000_000)],
  ['cl|centilit(?:er|re)s?', [3, 0, 0], part(100_000)],
];
const shorthand: Record<string, string> = { kmh: 'km/h', kph: 'km/h', mph: 'miles/h', mps: 'm/s' };

const base = bases.map(([names]) => names).join('|');
const power = '(?:\\^?[23](?!\\d)| squared| cubed)';
const single = `(?:(?:square|sq\\.?|cubic) )?(?:${base})${power}?`;
/** What may stand behind a number, in folded text. The space before it belongs to it. */
export const unitPattern = ` ?(?:${Object.keys(shorthand).join('|')}|${single}(?: ?(?:/| per | an ) ?${single})?)(?![a-z\\d/])`;

/** Reads "cm^2", "square meters", "km/h", "meters per second squared"; null for anything else. Folded text. */
export function unitOf(typed: string): Unit | null {
  const text = typed.trim();
  const [over = '', under, more] = (shorthand[text] ?? text).split(/ ?\/ ?| per | an /);
  const [top, bottom] = [singleUnit(over), under === undefined ? null : singleUnit(under)];
  if (!top || more !== undefined || (under !== undefined && !bottom)) return null;
  if (!bottom) return { text, ...top };
  const factor = divide(top.factor, bottom.factor);
  return factor && { text, dimension: top.dimension.map((p, i) => p - (bottom.dimension[i] ?? 0)) as unknown as Dimension, factor };
}

const singlePattern = new RegExp(`^(square |sq\\.? |cubic )?(${base})(${power})?$`);
const namedBases = bases.map(([names, dimension, factor]) => ({ names: new RegExp(`^(?:${names})$`), dimension, factor }));

function singleUnit(text: string): Pick<Unit, 'dimension' | 'factor'> | null {
  const [, before = '', name = '', behind = ''] = singlePattern.exec(text) ?? [];
  const found = namedBases.find(({ names }) => names.test(name));
  if (!found) return null;
  const times = /cub|3/.test(before + behind) ? 3 : /sq|2/.test(before + behind) ? 2 : 1;
  const factor = Array.from({ length: times - 1 }).reduce<Rational | null>((product) => product && multiply(product, found.factor), found.factor);
  return factor && { dimension: found.dimension.map((p) => p * times) as unknown as Dimension, factor };
}

const behindNumber = new RegExp(`(?<=\\d)${unitPattern}`);

/** The text without the unit behind its first number that has one. */
export function cutUnit(text: string): { text: string; unit: Unit | null } {
  const found = behindNumber.exec(text);
  const unit = found && unitOf(found[0]);
  return found && unit ? { text: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`, unit } : { text, unit: null };
}

export const sameDimension = (a: Dimension, b: Dimension): boolean => a.every((p, i) => p === b[i]);
