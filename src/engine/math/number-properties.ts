/** What kind of whole number it is: "9 is a prime number", "is 15 even", "does 3 go into 51", "24 is a multiple of 6". */
import { withFigures } from './spoken-numbers.ts';

export interface NumberProperty {
  kind: 'prime' | 'even' | 'divides' | 'square';
  /** The property as a statement that is true or not: "9 is a prime number". */
  statement: string;
  /** The number looked at, and for `divides` the one that would go into it. */
  number: number;
  divisor: number;
  isTrue: boolean;
  /** What the text says of it; null where it asks. */
  claim: boolean | null;
}

const n = '(?<![\\d./,])(\\d{1,5})(?![\\d/,]|\\.\\d)';
const is = `${n} (?:is|are|isnt|was|cant be|must be)( not)?(?: really| also| even)?(?: an?)?`;
/** "Question 12 is even harder" says nothing of the number. */
const end = '(?= numbers?\\b|[?.!,]|$| (?:or|right|because|bc|and|so)\\b)';
const patterns: readonly (readonly [RegExp, (a: string, b: string) => Omit<NumberProperty, 'claim'>])[] = [
  [new RegExp(`${is} (prime)\\b`), (a) => property('prime', `${a} is a prime number`, Number(a), 1)],
  [new RegExp(`${is} (even)${end}`), (a) => property('even', `${a} is even`, Number(a), 2)],
  [new RegExp(`${is} (odd)${end}`), (a) => ({ ...property('even', `${a} is odd`, Number(a), 2), isTrue: Number(a) % 2 === 1 })],
  [new RegExp(`${is} (?:square number|perfect square)()`), (a) => property('square', `${a} is a square number`, Number(a), 1)],
  [new RegExp(`${is} (?:multiple of|divisible by|in the times table of) ${n}`), (a, b) => property('divides', `${a} is a multiple of ${b}`, Number(a), Number(b))],
  [new RegExp(`${is} (?:factor|divisor) of ${n}`), (a, b) => property('divides', `${a} is a factor of ${b}`, Number(b), Number(a))],
  [
    new RegExp(`${n} ((?:doesnt|does not|cant|cannot) )?(?:goe?s?|fits?|divides?) (?:evenly )?(?:in|into) ${n}`),
    (a, b) => property('divides', `${a} is a factor of ${b}`, Number(b), Number(a)),
  ],
];

/** The first property of a number that the text states or asks for; null when there is none. */
export function numberPropertyIn(typed: string): NumberProperty | null {
  if (!/\b(?:prime|even|odd|square|multiple|divisible|table|factor|divisor|goe?s?|fits?|divides?)\b/i.test(typed)) return null;
  const text = withFigures(typed);
  // "Is 9 prime", "does 3 go into 51": the number comes before its verb once the question's own verb is moved.
  const statement = text.replace(new RegExp(`\\b(?:is|are|isnt) ${n}`), '$1 is').replace(/\b(?:does|do|can|will) (?=\d)/, '');
  const isAsked = statement !== text || /\?\s*$/.test(text);
  for (const [pattern, read] of patterns) {
    const found = pattern.exec(statement);
    if (!found) continue;
    const [whole = '', a = '', , b = ''] = found;
    const denies = /\b(?:not|isnt|doesnt|cant|cannot)\b/.test(whole);
    return { ...read(a, b), claim: isAsked ? null : !denies };
  }
  return null;
}

function property(kind: NumberProperty['kind'], statement: string, number: number, divisor: number): Omit<NumberProperty, 'claim'> {
  const isTrue = kind === 'prime' ? isPrime(number) : kind === 'square' ? Number.isInteger(Math.sqrt(number)) : divisor > 0 && number % divisor === 0;
  return { kind, statement, number, divisor, isTrue };
}

function isPrime(number: number): boolean {
  for (let i = 2; i * i <= number; i++) if (number % i === 0) return false;
  return number > 1;
}

/** "9 is not a prime number". */
export const denied = (statement: string): string => statement.replace(' is ', ' is not ');
