/** A way into a sum of two numbers: which easier piece of it to do first. And another sum of its kind. */
import { evaluate } from './rational.ts';
import type { Sum } from './sum.ts';

export type SumKind =
  | 'divide'
  | 'multiply'
  | 'add'
  | 'subtract'
  | 'share'
  | 'decimal'
  | 'order'
  | 'mean'
  | 'median'
  | 'range'
  | 'mode'
  | 'probability'
  | 'amount'
  | 'round'
  | 'angle';

export interface SumStep {
  kind: SumKind;
  /** The easier pieces, in the words of the kind's hints. */
  a: string;
  b: string;
}

const two = /^(\d+) ([-+×÷]) (\d+)$/;

/** The first easier piece; null for sums with fractions, powers or numbers below zero, which have hints of their own. */
export function stepInto({ expression }: Sum): SumStep | null {
  const worded = /^the (mean|median|range|mode|probability|amount) /.exec(expression)?.[1] as SumKind | undefined;
  if (worded) return { kind: worded, a: '', b: '' };
  if (expression.startsWith('the third angle ')) return { kind: 'angle', a: '', b: '' };
  const [, typed, place] = / rounded to /.test(expression) ? (/^(\S+) rounded to the nearest (.+)$/.exec(expression) ?? []) : [];
  if (typed && place) return { kind: 'round', a: typed, b: place };
  const [, percent, whole] = /^(\d+(?:\.\d+)?)% of (\d+(?:\.\d+)?)$/.exec(expression) ?? [];
  if (percent && whole) return { kind: 'share', a: whole, b: percent };
  if (/\d\/\d|\^|\(-|^-/.test(expression)) return null;
  const [, left, sign, right] = two.exec(expression) ?? [];
  if (!left || !right)
    return /[×÷(]/.test(expression) && /[-+]/.test(expression) ? { kind: 'order', a: '', b: '' } : /\./.test(expression) ? { kind: 'decimal', a: '', b: '' } : null;
  const [x, y] = [Number(left), Number(right)];
  if (sign === '÷') return y > 1 && x > y ? { kind: 'divide', a: String(roundPart(x, y)), b: right } : null;
  if (sign === '×') {
    const cut = y > 10 ? y - (y % 10) || y : y > 5 ? 5 : 2;
    return y > 2 && cut < y ? { kind: 'multiply', a: `${left} × ${cut}`, b: `${left} × ${y - cut}` } : null;
  }
  if (sign === '+') return y > 10 && y % 10 > 0 ? { kind: 'add', a: String(y - (y % 10)), b: String(y % 10) } : null;
  return x > y && x > 10 ? { kind: 'subtract', a: right, b: left } : null;
}

/** The largest easy multiple of `y` in `x`: 80 for 84 ÷ 4, 60 for 83 ÷ 6. */
function roundPart(x: number, y: number): number {
  let ten = 1;
  while (y * ten * 10 <= x) ten *= 10;
  const part = Math.floor(x / (y * ten)) * y * ten;
  // The whole of it would be the answer itself.
  return part < x ? part : ten > 1 || x < 3 * y ? y * ten : part - y;
}

/** A sum of the same kind with other numbers; null where none is made. */
export function anotherSum({ expression, value }: Sum): string | null {
  const [, percent, whole] = /^(\d+)% of (\d+)$/.exec(expression) ?? [];
  if (percent && whole) return `${percent === '20' ? 30 : 20}% of ${Number(whole) + 30}`;
  const fractions = anotherFractionSum(expression);
  if (fractions) return fractions;
  const [, left = '', sign, right = ''] = two.exec(expression) ?? [];
  const [x, y] = [Number(left), Number(right)];
  if (sign === '÷' && value.den === 1) return `${(value.num + 2) * (y + 1)} ÷ ${y + 1}`;
  const other = sign === '×' ? `${x + 2} × ${y > 3 ? y - 1 : y + 1}` : sign === '+' ? `${x + 9} + ${y + 6}` : sign === '-' ? `${x + 17} - ${y + 8}` : null;
  return other && evaluate(other) ? other : null;
}

/** "3/4 + 1/5" after "1/2 + 1/3": other bottoms that differ, and a difference that stays above zero. */
function anotherFractionSum(expression: string): string | null {
  const [, , bottom, sign, , other] = /^(\d+)\/(\d+) ([-+]) (\d+)\/(\d+)$/.exec(expression) ?? [];
  if (!bottom || !other || bottom === '0' || other === '0') return null;
  const left = (Number(other) % 5) + 3;
  const right = (Number(bottom) % 4) + 3;
  return `${left - 1}/${left} ${sign} 1/${right === left ? right + 1 : right}`;
}
