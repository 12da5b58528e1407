/** What is worked out for which shape, from how many sides, and the numbers a pupil may meet on the way or get by mistake. */
import { add, divide, multiply, type Rational } from './rational.ts';
import type { Dimension } from './units.ts';

export type Asked = 'area' | 'perimeter' | 'volume';
export const dimensions: Record<Asked, Dimension> = { area: [2, 0, 0], perimeter: [1, 0, 0], volume: [3, 0, 0] };

export interface Shape {
  name: string;
  named: RegExp;
  asked: Asked;
  sides: number;
  /** Words without which the numbers could mean something else. */
  needs?: RegExp;
  describe: (sides: string[]) => string;
  value: (sides: Rational[]) => Rational | null;
  /** Numbers on the way, beside the sides themselves. */
  steps?: (sides: Rational[]) => (Rational | null)[];
  slips: (sides: Rational[]) => (Rational | null)[];
}

const whole = (num: number): Rational => ({ num, den: 1 });
export const times = (...parts: Rational[]): Rational | null => parts.reduce<Rational | null>((product, part) => product && multiply(product, part), whole(1));
const total = (...parts: Rational[]): Rational | null => parts.reduce<Rational | null>((sum, part) => sum && add(sum, part), whole(0));
const twice = (value: Rational | null): Rational | null => value && multiply(value, whole(2));
const half = (value: Rational | null): Rational | null => value && divide(value, whole(2));

const by = (sides: string[]): string => sides.join(' by ');
const withSide = ([side]: string[]): string => `with side ${side}`;
const rectangle = /\b(?:rectang(?:le|ular)|rectangel|oblong|rug|garden|room|field|poster|yard|floor|wall)\b/;
const square = /\bsquare\b/;
const triangle = /\btri?angle\b/;
const box = /\b(?:box|cuboid|rectangular prism|aquarium|tank)\b/;
const two = (f: (a: Rational, b: Rational) => (Rational | null)[]) => (sides: Rational[]) => f(sides[0] as Rational, sides[1] as Rational);
const one = (f: (a: Rational) => (Rational | null)[]) => (sides: Rational[]) => f(sides[0] as Rational);

export const shapes: readonly Shape[] = [
  {
    name: 'box',
    named: box,
    asked: 'volume',
    sides: 3,
    describe: by,
    value: (s) => times(...s),
    steps: ([a, b, c]) => (a && b && c ? [times(a, b), times(a, c), times(b, c)] : []),
    slips: (s) => [total(...s)],
  },
  {
    name: 'cube',
    named: /\bcube\b/,
    asked: 'volume',
    sides: 1,
    describe: withSide,
    value: ([a]) => (a ? times(a, a, a) : null),
    steps: one((a) => [times(a, a)]),
    slips: one((a) => [times(a, whole(3)), times(a, a, whole(6))]),
  },
  {
    name: 'rectangle',
    named: rectangle,
    asked: 'area',
    sides: 2,
    describe: by,
    value: (s) => times(...s),
    slips: two((a, b) => [twice(total(a, b)), total(a, b), half(times(a, b))]),
  },
  {
    name: 'rectangle',
    named: rectangle,
    asked: 'perimeter',
    sides: 2,
    describe: by,
    value: (s) => twice(total(...s)),
    steps: two((a, b) => [total(a, b)]),
    slips: two((a, b) => [times(a, b)]),
  },
  { name: 'square', named: square, asked: 'area', sides: 1, describe: withSide, value: ([a]) => (a ? times(a, a) : null), slips: one((a) => [times(a, whole(4)), twice(a)]) },
  { name: 'square', named: square, asked: 'perimeter', sides: 1, describe: withSide, value: ([a]) => (a ? times(a, whole(4)) : null), slips: one((a) => [times(a, a), twice(a)]) },
  {
    name: 'triangle',
    named: triangle,
    asked: 'area',
    sides: 2,
    needs: /\bbase\b.*\b(?:height|high|tall)\b|\b(?:height|high|tall)\b.*\bbase\b/,
    describe: ([base, height]) => `with base ${base} and height ${height}`,
    value: (s) => half(times(...s)),
    steps: two((a, b) => [times(a, b), half(a), half(b)]),
    slips: two((a, b) => [total(a, b)]),
  },
  {
    name: 'triangle',
    named: triangle,
    asked: 'perimeter',
    sides: 3,
    describe: ([a, b, c]) => `with sides ${a}, ${b} and ${c}`,
    value: (s) => total(...s),
    slips: (s) => [times(...s), half(times(...s.slice(0, 2)))],
  },
  {
    name: 'parallelogram',
    named: /\bparallelogram\b/,
    asked: 'area',
    sides: 2,
    needs: /\bbase\b.*\bheight\b|\bheight\b.*\bbase\b/,
    describe: ([base, height]) => `with base ${base} and height ${height}`,
    value: (s) => times(...s),
    slips: two((a, b) => [half(times(a, b)), twice(total(a, b))]),
  },
];
