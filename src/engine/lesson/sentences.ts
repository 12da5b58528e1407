/** The sentences of a value, however deep. */
import { sentencesOf, wordsOf } from '../text/words.ts';

/** Every sentence of at least `least` words in the value, as bare words. */
export function sentencesIn(value: unknown, least = 6): string[] {
  if (typeof value === 'string')
    return sentencesOf(value)
      .map((sentence) => wordsOf(sentence))
      .filter((words) => words.length >= least)
      .map((words) => words.join(' '));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap((each) => sentencesIn(each, least)) : [];
}
