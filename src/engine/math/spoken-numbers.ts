/** Numbers and sums as pupils say them: "add 1/2 and 1/4", "seven times eight", "half of 30", "is it fifty six". */
import { fold } from '../text/words.ts';
import { evaluate, type Rational } from './rational.ts';

export interface Sum {
  /** As an expression, spaces tidied: "1/2 + 1/4". */
  expression: string;
  value: Rational;
}

const small: Record<string, number> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ').map((word, i) => [word, i]),
);
const tens: Record<string, number> = Object.fromEntries('twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, i) => [word, (i + 2) * 10]));
const parts: Record<string, number> = { half: 2, third: 3, quarter: 4, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9, tenth: 10, twelfth: 12 };

const oneWord = Object.keys(small).join('|');
const tensWord = Object.keys(tens).join('|');
const partWord = Object.keys(parts).join('|');
const wholeNumber = new RegExp(`\\b(?:(${oneWord}|\\d+) hundred(?: and)? ?)?(?:(${tensWord})(?:[ -](${oneWord}))?|(${oneWord}))?\\b`, 'g');

/** Number words become figures; everything else stays. "three quarters" becomes 3/4, "fifty-six" 56. */
export function withFigures(text: string): string {
  const whole = fold(text)
    .replaceAll('⁄', '/')
    .replace(wholeNumber, (all, hundreds?: string, ten?: string, unit?: string, alone?: string) => {
      if (!hundreds && !ten && !alone) return all;
      const value = (hundreds ? (small[hundreds] ?? Number(hundreds)) * 100 : 0) + (ten ? (tens[ten] ?? 0) : 0) + (small[unit ?? alone ?? ''] ?? 0);
      return all.endsWith(' ') ? `${value} ` : String(value);
    });
  return whole
    .replace(new RegExp(`\\b(\\d+) (${partWord}|halve)s\\b`, 'g'), (_, count: string, part: string) => `${count}/${parts[part] ?? 2}`)
    .replace(new RegExp(`\\b(?:an? |1 )(${partWord})\\b`, 'g'), (_, part: string) => `1/${parts[part]}`)
    .replace(/\bhalf(?= of\b)/g, '1/2');
}

/** A whole number, decimal, fraction or mixed number; not a piece of a date. */
const number = '(?<![\\d/.,])(?:\\d+ \\d+/\\d+|\\d+/\\d+|\\d+(?:\\.\\d+)?)(?![\\d/]|[.,]\\d)';

/** How it is written for people; `of` stands for a multiplication. */
const spoken: readonly (readonly [RegExp, (a: string, b: string) => string])[] = [
  [new RegExp(`\\b(?:add(?:ing)?|sum of) (${number}) (?:and|to|with|plus) (${number})`), (a, b) => `${a} + ${b}`],
  [new RegExp(`\\b(?:subtract(?:ing)?|take(?: away)?) (${number}) from (${number})`), (a, b) => `${b} - ${a}`],
  [new RegExp(`\\b(?:multiply(?:ing)?|product of) (${number}) (?:by|and|with|times) (${number})`), (a, b) => `${a} × ${b}`],
  [new RegExp(`\\bdivid(?:e|ing) (${number}) by (${number})`), (a, b) => `${a} ÷ ${b}`],
  [new RegExp(`(${number}) plus (${number})`), (a, b) => `${a} + ${b}`],
  [new RegExp(`(${number}) (?:minus|take away) (${number})`), (a, b) => `${a} - ${b}`],
  [new RegExp(`(${number}) (?:times|multiplied by) (${number})`), (a, b) => `${a} × ${b}`],
  [new RegExp(`(${number}) divided by (${number})`), (a, b) => `${a} ÷ ${b}`],
  [new RegExp(`(${number})(?: ?%| percent) of (${number})`), (a, b) => `${a}% of ${b}`],
  [new RegExp(`(\\d+/\\d+) of (${number})`), (a, b) => `${a} of ${b}`],
];

/** "3-4" and "1914–1918" are ranges: a minus sign needs room or a fraction beside it. */
const written = new RegExp(`(?<![a-z])${number}(?:(?: ?[+×·÷*] ?| [-−–x] )${number})+(?![a-z])`);

/** The first sum in the text; null when there is none, or when the text holds a claim or an equation about it. */
export function sumIn(text: string): Sum | null {
  // A power or a number below zero would be read without its sign: better none than a wrong one.
  if (text.includes('=') || /\^|²|³|(?:^|[^\d)\s])\s*[-−]\s*\d|[-+−×*/÷]\s+[-−]\s*\d|\b(?:minus|negative) \d+(?:\.\d+)? (?:plus|minus|times|divided)/i.test(text.trim()))
    return null;
  const figures = withFigures(text);
  const found = spoken.flatMap(([pattern, put]) => {
    const [, a, b] = pattern.exec(figures) ?? [];
    return a && b ? [put(a, b)] : [];
  })[0];
  const expression = found ?? written.exec(figures)?.[0].replace(/ ?([+×·÷*x−–-]) ?/g, (_, sign: string) => ` ${sign === '*' || sign === 'x' ? '×' : sign} `);
  const value = expression ? evaluate(expression.replace(/(\d)% of /, '$1/100 × ').replace(' of ', ' × ')) : null;
  return expression && value ? { expression, value } : null;
}

/** Every number of the text as figures, in order: "three quarters or 1 1/2" gives 3/4 and 1 1/2. */
export const numbersIn = (text: string): string[] => withFigures(text).match(new RegExp(number, 'g')) ?? [];

const fillers =
  /\b(?:is|it|its|the|answer|i|think|got|get|maybe|would|be|so|um+|uh+|then|now|that|makes|gives|comes|out|to|as|my|result|ok|okay|yes|oh|wait|equals|just|still|you|a|for|about|probably|right|correct)\b|[?!.,=:]/g;

/** The one number a short message consists of, with at most one word beside it ("6 slices"); null for anything else. */
export function loneNumberIn(message: string): { typed: string; value: Rational } | null {
  const figures = withFigures(message);
  const numbers = figures.match(new RegExp(number, 'g')) ?? [];
  const [typed] = numbers;
  if (numbers.length !== 1 || !typed) return null;
  const rest = figures.replace(typed, ' ').replace(fillers, ' ').trim();
  const isNegative = /[-−]\s*$/.test(figures.slice(0, figures.indexOf(typed)));
  if (isNegative || rest.split(/\s+/).filter(Boolean).length > 1) return null;
  const value = evaluate(typed);
  return value && { typed, value };
}
