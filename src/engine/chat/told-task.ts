/** A task told in words with its numbers, which nothing here can work out: "a train goes 60 miles in 45 minutes, how far in 2 hours". */
import { numbersIn } from '../math/spoken-numbers.ts';
import { fold } from '../text/words.ts';

const asksForNumber = /\b(?:how (?:far|many|much|long|fast|tall|old|big|wide|high|often)|what(?: i)?s the|what (?:is|are|was) the|find)\b/;

/** The numbers of such a task, as typed; null where the text is none. */
export function toldNumbersIn(text: string): string[] | null {
  const numbers = [...new Set(numbersIn(text.replace(/\((-?\d+) ?, ?(-?\d+)\)/g, ' $1 and $2 ')))];
  return numbers.length >= 2 && asksForNumber.test(fold(text)) ? numbers : null;
}

/** "60, 45 and 2". */
export const listed = (numbers: readonly string[]): string => (numbers.length < 2 ? (numbers[0] ?? '') : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`);
