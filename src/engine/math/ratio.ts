/** Ratios to simplify ("simplify 12:18"), to share out ("ratio 2:3, total 40") and with one number missing ("3:5 = 12:x"). */
import { divide, multiply, type Rational, rational } from './rational.ts';
import { number, withFigures } from './spoken-numbers.ts';

export type Ratio = {
  /** Says the whole problem and is read back the same: "simplify 12:18", "40 shared in the ratio 2:3", "3:5 = 12:?". */
  text: string;
  /** As typed: 12:18. */
  typed: string;
  parts: readonly number[];
} & (
  | { task: 'simplify'; lowest: readonly number[] }
  | {
      task: 'share';
      total: string;
      /** How many equal parts the total has. */
      count: number;
      one: Rational;
      shares: readonly Rational[];
      /** Which share is asked for, from 0; null for all of them. */
      asked: number | null;
    }
  | { task: 'partner'; given: string; value: Rational; factor: Rational }
);

const pair = /(?<![\d:.])(\d{1,5}) ?: ?(\d{1,5})(?: ?: ?(\d{1,5}))?(?![\d:]|\.\d)/;
const pairInWords = /\b(\d{1,5}) to (\d{1,5})\b/;
const missing = /(?<![\d:.])(\d{1,5}) ?: ?(\d{1,5}) ?= ?(\d{1,5}|[?_a-z]) ?: ?(\d{1,5}|[?_a-z])(?![\d:a-z])/;
/** "3:5 and 40 sweets", "2:7 and 45 stickers"; "3:15 and 40 minutes" is a time of day. */
const pairAndAmount = /(?<![\d:.])\d{1,3} ?: ?[1-9]\d{0,2}(?: ?: ?[1-9]\d{0,2})? (?:and|with) (?:there (?:is|are) )?(\d{1,4}) (?!(?:am|pm|min|minutes|hours|seconds)\b)[a-z]{3,}/;
const thereAre = /\bthere(?: is| are|s|re) \d{1,4} [a-z]{3,}/;
/** "We mix paint 2:3 and i need 20 cups, how much of each" */
const neededThings =
  /(?<![\d:.])\d{1,3} ?: ?[1-9]\d{0,2}(?: ?: ?[1-9]\d{0,2})?(?![\d:]).*\b(?:need|want|have|has|got|are|is|make|get|use) (\d{1,4}) (?!(?:am|pm|min|minutes|hours|seconds)\b)[a-z]{3,}.*\b(?:each|how (?:much|many))\b/;
const isOfThings = (text: string, parts: readonly number[], amount: string): boolean =>
  (pairAndAmount.test(text) || thereAre.test(text) || neededThings.test(text)) && Number(amount) % parts.reduce((sum, part) => sum + part, 0) === 0;

const toSimplify = /\b(?:simplif\w*|simplest|lowest|reduc(?:e|ing)|smaller numbers)\b/;
const ofWhole = /\b(?:total|altogether|(?:in|of) all|together|shar(?:e[sd]?|ing)|split|divid(?:e[sd]?|ing)|sum|whole|overall|combined)\b/;
const namesOfParts = /\b([a-z]{3,}) (?:to|and|:) ([a-z]{3,})\b/g;
const order = ['first', 'second', 'third'];

/** Null unless the text holds one ratio and says what is asked of it. */
export function ratioIn(typed: string): Ratio | null {
  // "10 more blue than red" counts neither of the two.
  if (/%|percent|\bmore\b.*\bthan\b|\b(?:fewer|less)\b.*\bthan\b/i.test(typed)) return null;
  // What the student has got is no part of the task.
  const text = withFigures(typed).replace(/[,.;]? ?\b(?:so |and )?(?:i|we) (?:got|get|think)(?: its?)? (?=\d).*$/, '');
  const [, a, b, c, d] = missing.exec(text) ?? [];
  if (a && b && c && d) return partner([Number(a), Number(b)], c, d);
  const isRatio = /\bratios?\b/.test(text) || pairAndAmount.test(text) || neededThings.test(text);
  const isToSimplify = toSimplify.test(text);
  const [whole = '', ...found] = pair.exec(text) ?? (isRatio ? pairInWords.exec(text) : null) ?? [];
  const parts = found.filter((part) => part !== undefined).map(Number);
  if (parts.length < 2 || parts.some((part) => part === 0) || !(isRatio || isToSimplify)) return null;
  const rest = text.replace(whole, ' ; ');
  const others = rest.match(new RegExp(number, 'g')) ?? [];
  if (isToSimplify && others.length === 0) return simplify(parts);
  const [amount, more] = others;
  const [, things] = pairAndAmount.exec(text) ?? [];
  if (things && more && isOfThings(text, parts, things)) return share(parts, things, -1);
  if (!amount || more || !isRatio) return null;
  const names = [...rest.matchAll(namesOfParts)].map(([, first = '', second = '']) => [bare(first), bare(second)]).find((two) => !two.some((name) => small.has(name))) ?? [];
  const behind = new RegExp(`${amount}((?: [a-z]+){1,3})`).exec(rest)?.[1]?.trim().split(' ').map(bare) ?? [];
  const wanted = /\bhow (?:many|much)(?: [a-z]+)? ([a-z]+)|\bhow (?:many|much) ([a-z]+)/.exec(rest);
  const asked = names.findIndex((name) => wanted !== null && (bare(wanted[1] ?? '') === name || new RegExp(`\\bhow (?:many|much) ${name}`).test(rest)));
  const given = names.findIndex((name) => behind.slice(0, behind.indexOf('how') < 0 ? 3 : behind.indexOf('how')).includes(name));
  const place = order.findIndex((word) => rest.includes(`${word} amount`));
  if (ofWhole.test(rest) || (given < 0 && isOfThings(text, parts, amount))) return share(parts, amount, place >= 0 ? place : asked);
  if (given >= 0 && parts.length === 2) return given === 0 ? partner(parts, amount, '?') : partner(parts, '?', amount);
  return asked >= 0 ? share(parts, amount, asked) : null;
}

const small = new Set(['ratio', 'the', 'how', 'many', 'much', 'have', 'need', 'want', 'try', 'are', 'is']);
const bare = (word: string): string => word.replace(/s$/, '');

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** With the smallest whole numbers. */
export function lowestTerms(parts: readonly number[]): number[] {
  const divisor = parts.reduce(gcd, 0) || 1;
  return parts.map((part) => part / divisor);
}

export const sameRatio = (a: readonly number[], b: readonly number[]): boolean => lowestTerms(a).join(':') === lowestTerms(b).join(':');

function simplify(parts: readonly number[]): Ratio | null {
  const lowest = lowestTerms(parts);
  const typed = parts.join(':');
  return lowest.join(':') === typed ? null : { task: 'simplify', text: `simplify ${typed}`, typed, parts, lowest };
}

function share(parts: readonly number[], total: string, asked: number): Ratio | null {
  const count = parts.reduce((sum, part) => sum + part, 0);
  const amount = amountOf(total);
  const one = amount && divide(amount, { num: count, den: 1 });
  const shares = one ? parts.flatMap((part) => multiply(one, { num: part, den: 1 }) ?? []) : [];
  if (!one || shares.length < parts.length) return null;
  const typed = parts.join(':');
  const text = `${order[asked] ? `the ${order[asked]} amount of ` : ''}${total} shared in the ratio ${typed}`;
  return { task: 'share', text, typed, parts, total, count, one, shares, asked: order[asked] ? asked : null };
}

function partner(parts: readonly number[], first: string, second: string): Ratio | null {
  const [a = 0, b = 0] = parts;
  const isFirst = /\d/.test(first);
  if (isFirst === /\d/.test(second) || a === 0 || b === 0) return null;
  const given = isFirst ? first : second;
  const amount = amountOf(given);
  const factor = amount && divide(amount, { num: isFirst ? a : b, den: 1 });
  const value = factor && multiply(factor, { num: isFirst ? b : a, den: 1 });
  const typed = parts.join(':');
  return value && factor ? { task: 'partner', text: `${typed} = ${isFirst ? `${given}:?` : `?:${given}`}`, typed, parts, given, value, factor } : null;
}

function amountOf(typed: string): Rational | null {
  const [whole = '', decimals = ''] = typed.split('.');
  return rational(Number(whole + decimals), 10 ** decimals.length);
}

/** The ratio that a short message consists of: "4:6", "is it 2 to 3". */
export function ratioGivenIn(message: string): number[] | null {
  const text = withFigures(message);
  const [whole = '', ...found] = pair.exec(text) ?? pairInWords.exec(text) ?? [];
  const parts = found.filter((part) => part !== undefined).map(Number);
  return parts.length >= 2 && !/\d/.test(text.replace(whole, '')) && parts.every((part) => part > 0) ? parts : null;
}
