/** Sums as pupils type and say them: "add 1/2 and 1/4", "seven times eight", "half of 30", "-3 + 5", "negative 3 plus 5", "2^3". */
import { isSumChar, tidy } from './check-claim.ts';
import { evaluate, type Rational } from './rational.ts';
import { number, withFigures } from './spoken-numbers.ts';
import { tellsScale, wordedSumIn } from './worded-sums.ts';

export interface Sum {
  /** As an expression, spaces tidied: "1/2 + 1/4". */
  expression: string;
  value: Rational;
}

/** The first sum in the text; null when there is none, or when the text holds a claim or an equation about it. */
export function sumIn(text: string): Sum | null {
  // "And -3 - -5": what an "and" at the beginning joins is the talk, no two numbers.
  const open = text
    .replace(/^\s*and,? (?=[-−\d(])/i, '')
    .replace(/=[\s?_]*$/, '')
    .replace(closeTimes, '$1 x $2');
  if (open.includes('=') && !tellsScale(open)) return null;
  const only = onlyIn(open) ?? wordedSumIn(open);
  if (only) return only;
  const figures = withSigns(withFigures(open).replace(/(\d\/\d+) ?: ?(?=\d)/g, '$1 ÷ '));
  const found = spoken.flatMap(([pattern, put]) => {
    const [, a, b] = pattern.exec(figures) ?? [];
    return a && b ? [put(a, inBrackets(b))] : [];
  })[0];
  const expression =
    found ??
    (isTricky.test(figures) ? runIn(figures) : written.exec(figures)?.[0].replace(/ ?([+×·÷*x−–-]) ?/g, (_, sign: string) => ` ${sign === '*' || sign === 'x' ? '×' : sign} `));
  const value = expression ? evaluate(expression.replace(/(\d)% of /, '$1/100 × ').replace(' of ', ' × ')) : null;
  return expression && value ? { expression, value } : null;
}

const around =
  'so|and|but|ok|okay|oh|hm+|now|then|next|its|it|is|i|have|got|to|do|did|my|the|hw|homework|problem|question|sum|what|whats|about|how|solve|work|out|calculate|try|with|equal|equals|please|pls|answer|for|of|um+|um|help|me|like';
const twoAlone = new RegExp(`^(?:(?:${around})[ ,:]+)*(\\d+(?:\\.\\d+)?) ?([-−x×*/:÷]) ?(\\d+(?:\\.\\d+)?)(?: (?:please|pls|is|equals|right))*[ ?.!]*$`);

/** "I know 5x7 is 35", "what about 6x8": a product, while "a 3x4 grid" has a size. */
const closeTimes = /(?<![\w.]|\b(?:an?|the|of) )(\d{1,2})[x*](\d{1,2})(?= *(?:$|[?.!,;]|\b(?:is|are|equals|or|and|so|but|because|bc|cuz|doubled|i think|pls|please)\b))/gi;

/** "7x8", "80/4", "9-4": close together as a range or a fraction is, but with nothing else in the message. */
function onlyIn(text: string): Sum | null {
  const figures = withFigures(text);
  const [, a, sign = '', b] = twoAlone.exec(figures) ?? [];
  if (!a || !b) return null;
  // With room around it, or above 100, the stroke divides.
  const isSpaced = sign === '/' && (/\d \/ \d/.test(figures) || Number(a) >= 100) && Number(b) > 1 && Number(a) > Number(b);
  const isDivision = /[/:÷]/.test(sign);
  const [x, y] = [Number(a), Number(b)];
  // 3/4 is a fraction, 3-4 a range, 2:1 a score.
  if ((isDivision && !isSpaced && (x % y !== 0 || y < 2 || (x === y && /^\d/.test(text.trim())))) || (/[-−]/.test(sign) && (x <= y || x > 999)) || (sign === ':' && x < 10))
    return null;
  const expression = `${a} ${isDivision ? '÷' : /[-−]/.test(sign) ? '-' : '×'} ${b}`;
  const value = evaluate(expression);
  return value && { expression, value };
}

const signed = `(?:(?<![\\d)] ?|\\w)[-−](?=\\d))?${number}`;
const notBelow = '(?<![-−](?:\\d+ )?)';
const inBrackets = (typed: string): string => (/^[-−]/.test(typed) ? `(-${typed.slice(1)})` : typed);

/** How it is written for people; `of` stands for a multiplication. */
const spoken: readonly (readonly [RegExp, (a: string, b: string) => string])[] = [
  [new RegExp(`\\b(?:add(?:ing)?|sum of) (${signed}) (?:and|to|with|plus) (${signed})(?! ?%)`), (a, b) => `${a} + ${b}`],
  [new RegExp(`\\b(?:subtract(?:ing)?|take(?: away)?) (${signed}) (?:away )?from (${signed})`), (b, a) => `${a.replace(/[()]/g, '')} - ${inBrackets(b)}`],
  [new RegExp(`\\b(?:multiply(?:ing)?|product of) (${signed}) (?:by|and|with|times) (${signed})`), (a, b) => `${a} × ${b}`],
  [new RegExp(`\\bdivid(?:e|ing) (${signed}) by (${signed})`), (a, b) => `${a} ÷ ${b}`],
  [new RegExp(`${notBelow}(${number}) plus (${number})(?! ?%| percent)`), (a, b) => `${a} + ${b}`],
  [new RegExp(`${notBelow}(${number}) (?:minus|take away) (${number})(?! ?%| percent)`), (a, b) => `${a} - ${b}`],
  [new RegExp(`${notBelow}(${number}) (?:times|multiplied by) (${number})`), (a, b) => `${a} × ${b}`],
  [new RegExp(`${notBelow}(${number}) divided by (${number})`), (a, b) => `${a} ÷ ${b}`],
  [new RegExp(`${notBelow}(${number})(?: ?%| percent) of (${number})`), (a, b) => `${a}% of ${b}`],
  [new RegExp(`${notBelow}(\\d+/\\d+) of (${signed})`), (a, b) => `${a} of ${b.replace(/[()]/g, '')}`],
  [new RegExp(`\\b(?:what|whats|find)(?: is| number is)? (${number}) more than (${signed})(?=[?. ]*$)`), (a, b) => `${b.replace(/[()]/g, '')} + ${a}`],
  [new RegExp(`\\b(?:what|whats|find)(?: is| number is)? (${number}) less than (${signed})(?=[?. ]*$)`), (a, b) => `${b.replace(/[()]/g, '')} - ${a}`],
];

/** Words between numbers become signs where a number below zero or a power is meant; "3 plus 4" stays. */
function withSigns(text: string): string {
  const signs = text
    .replace(/\bnegative (?=\d)/g, '-')
    .replace(/(?<=^|\b(?:is|whats|of|add|and|to|from|plus|minus|times|by|calculate|solve|do) )minus (?=\d)/g, '-')
    // Is "-3 squared" (-3)^2 or -(3^2)? Better no sum than the wrong one.
    .replace(
      /(?<![-−]|[-−]\d+|[\d.])(\d+(?:\.\d+)?) ?(squared|cubed|to the power (?:of )?(\d{1,2})|to the (\d{1,2})(?:th|rd|nd|st)(?: power)?)(?! ?(?:root|m|cm|km)\b)/g,
      (_, base, how, power, nth) => `${base}^${how === 'squared' ? 2 : how === 'cubed' ? 3 : (power ?? nth)}`,
    );
  if (!isTricky.test(signs)) return signs;
  return ['plus +', 'minus -', 'take away -', 'times ×', 'multiplied by ×', 'divided by ÷'].reduce((line, pair) => {
    const [, words = '', sign = ''] = /^(.+) (.)$/.exec(pair) ?? [];
    return line.replace(new RegExp(`(?<=[\\d)]) ${words} (?=[-−(\\d])`, 'g'), ` ${sign} `);
  }, signs);
}

/** "3-4" and "1914–1918" are ranges: a minus sign needs room or a fraction beside it. */
const written = new RegExp(`(?<![a-z])${number}(?:(?: ?[+×·÷*] ?| [-−–x] )${number})+(?![a-z])(?! ?%)`);

/** Holds a power, a bracket, a number below zero or more than one step in words. */
const isTricky = /\^|[()]|(?:^|[^\d)\s])\s*[-−]\s*\d|[-+−×*x/÷]\s*[-−]\s*\d|\b(?:plus|minus|times|divided by|negative) -?\d+(?:\.\d+)? (?:plus|minus|times|divided)\b/;

/** The first run of figures and signs that is a sum as a whole; null when letters or words may belong to it. */
function runIn(text: string): string | null {
  for (let start = 0; start < text.length; start++) {
    if (!isSumChar(text, start)) continue;
    let end = start;
    while (end < text.length && isSumChar(text, end)) end += 1;
    while (end > start && /[\s(+\-–−*×÷:^.,]/.test(text[end - 1] ?? '')) end -= 1;
    const typed = tidy(text.slice(start, end))
      .replace(/^\d{1,3}[:.)] +(?=\S)/, '')
      .replace(/[\s(+\-–−×*÷:^]+$/, '');
    const run = typed.includes('(') ? typed : typed.replace(/\)+$/, '');
    if (/\d/.test(run) && standsAlone(text, start, end) && isSum(run)) return shown(run);
    start = Math.max(start, end);
  }
  return null;
}

function standsAlone(text: string, start: number, end: number): boolean {
  const isClose = text[start] !== ' ';
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (/(?:\b(?:of|times|over|sqrt|root|log|plus|minus|squared|cubed|and|page|pages|chapter)|(?<!\p{L})[b-hj-z])\s*$/u.test(before) || (isClose && /[\p{L}√%$]$/u.test(before)))
    return false;
  const isCloseBehind = text[end] !== ' ';
  return !(isCloseBehind && /^[\p{L}√%]/u.test(after)) && !/^\s*(?:%|percent|of|squared|cubed|times|plus|minus|divided|[b-hj-z](?!\p{L}))/u.test(after);
}

/** "- 3 + 5" may be a line of a list, "3-4" a range, "(1914-1918)" years. */
function isSum(run: string): boolean {
  if (/^[-−–] /.test(run) || /^\(?\d[\d.]*(?:[-–−]\d+)+\)?$/.test(run)) return false;
  return /[\d)]\s*(?:[-+−–*×·÷xX^]|:|\/(?!\d)|(?<=\))\/)\s*[-−(]*\d|[\d)]\([-−(]*\d/.test(run);
}

function shown(run: string): string {
  const spaced = run
    .replace(/ ?[*xX·×] ?/g, ' × ')
    .replace(/ ?([+÷:]) ?/g, ' $1 ')
    .replace(/(?<=[\d)]) ?[-−–] ?(?=[\d(−-])/g, ' - ')
    .replace(/ ([+×÷:-]) [-−](\d+(?:\.\d+)?(?:\/\d+)?)/g, ' $1 (-$2)')
    .trim();
  const [before, after] = [evaluate(run), evaluate(spaced)];
  return before && after && before.num === after.num && before.den === after.den ? spaced : run;
}
