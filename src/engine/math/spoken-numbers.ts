/** Numbers as pupils say them: "fifty six", "three quarters", "is it negative 2". */
import { keptWithinTurn } from '../text/within-turn.ts';
import { fold } from '../text/words.ts';
import { evaluate, type Rational, withCarets } from './rational.ts';
import { cutUnit, type Unit } from './units.ts';

const small: Record<string, number> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ').map((word, i) => [word, i]),
);
const tens: Record<string, number> = Object.fromEntries('twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, i) => [word, (i + 2) * 10]));
const parts: Record<string, number> = { half: 2, third: 3, quarter: 4, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9, tenth: 10, twelfth: 12 };

const oneWord = Object.keys(small).join('|');
const tensWord = Object.keys(tens).join('|');
const partWord = Object.keys(parts).join('|');
/** "The next one" counts nothing. */
const pointing = '(?<!\\b(?:next|this|that|last|which|other|another|new|easier|harder) )';
const wholeNumber = new RegExp(`${pointing}\\b(?:(${oneWord}|\\d+) hundred(?: and)? ?)?(?:(${tensWord})(?:[ -](${oneWord}))?|(${oneWord}))?\\b`, 'g');
const countedParts = new RegExp(`\\b(\\d+) (${partWord}|halve)s\\b`, 'g');
const mixed = new RegExp(`(?<![\\d/])\\b(\\d+) and an? (${partWord})\\b`, 'g');
const onePart = new RegExp(`\\b(?:an? |1 )(${partWord})\\b`, 'g');

/** Number words become figures; everything else stays. "three quarters" becomes 3/4, "fifty-six" 56, 5² 5^2, .5 0.5. */
export const withFigures = keptWithinTurn((text: string): string => {
  const whole = fold(withCarets(text))
    .replaceAll('⁄', '/')
    .replace(/(?<=\b\d+) over (?=\d+\b)/g, '/')
    .replace(/(?<![\w.)])\.(?=\d)/g, '0.')
    .replace(wholeNumber, (all, hundreds?: string, ten?: string, unit?: string, alone?: string) => {
      if (!hundreds && !ten && !alone) return all;
      const value = (hundreds ? (small[hundreds] ?? Number(hundreds)) * 100 : 0) + (ten ? (tens[ten] ?? 0) : 0) + (small[unit ?? alone ?? ''] ?? 0);
      return all.endsWith(' ') ? `${value} ` : String(value);
    });
  return whole
    .replace(mixed, (_, whole: string, part: string) => `${whole} 1/${parts[part]}`)
    .replace(countedParts, (_, count: string, part: string) => `${count}/${parts[part] ?? 2}`)
    .replace(onePart, (_, part: string) => `1/${parts[part]}`)
    .replace(/\bhalf(?= of\b)/g, '1/2')
    .replace(/\bhalf an?(?= (?:hour|minute|meter|metre|mile|liter|litre)\b)/g, '1/2');
});

/** A whole number, decimal, fraction or mixed number; not a piece of a date. */
export const number = '(?<![\\d/.,])(?:\\d+ \\d+/\\d+|\\d+/\\d+|\\d+(?:\\.\\d+)?)(?![\\d/]|[.,]\\d)';
const numbers = new RegExp(number, 'g');

/** Every number of the text as figures, without its sign, in order: "three quarters or 1 1/2" gives 3/4 and 1 1/2. */
export const numbersIn = (text: string): string[] => withFigures(text).match(numbers) ?? [];

const fillers =
  /\b(?:is|it|its|the|answer|i|think|got|get|maybe|would|be|so|um+|uh+|then|now|that|makes|gives|comes|out|to|as|my|result|ok|okay|yes|oh|wait|equals|just|still|you|a|for|about|probably|right|correct|want|know|if|whether|tell|me|please|check)\b|[?!.,=:$€£()]/g;

export interface GivenNumber {
  /** With its sign, as figures: "-2", "3/4". */
  typed: string;
  value: Rational;
  unit: Unit | null;
  isPercent: boolean;
  /** Where it is shown otherwise than with its unit behind it: "1 hr 35". */
  shown?: string;
}

/** The one number a short message consists of, with its unit and at most one word beside it ("6 slices", "40 cm2", "negative 2"); null for anything else. */
export function loneNumberIn(message: string): GivenNumber | null {
  const { text: figures, unit } = cutUnit(withFigures(message));
  const numbers = figures.match(new RegExp(number, 'g')) ?? [];
  const [typed] = numbers;
  if (numbers.length !== 1 || !typed) return null;
  const at = figures.search(new RegExp(number));
  // "- 4" may be a line of a list, "from-4" anything.
  const [, sign, looseSign] = /(?:(?<![\d)] ?|\w|(?<!\w)[b-hj-z] )([-−]|\b(?:negative|minus) )|([-−]\s*))$/.exec(figures.slice(0, at)) ?? [];
  if (looseSign !== undefined) return null;
  const before = figures.slice(0, at - (sign?.length ?? 0));
  const after = figures.slice(at + typed.length);
  const isPercent = /^ ?(?:%|percent)/.test(after);
  const rest = `${before} ${after.replace(/^ ?(?:%|percent)|^ (?:dollars?|bucks|euros?|pounds|cents)\b/, ' ')}`.replace(fillers, ' ').trim();
  if (rest.split(/\s+/).filter(Boolean).length > 1) return null;
  const signed = sign ? `-${typed}` : typed;
  const value = evaluate(signed);
  return value && { typed: signed, value, unit, isPercent };
}
