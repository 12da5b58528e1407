/** The questions on the desk as they are handed on or handed in. */
import type { ReadingSet } from '../../../contracts/reading.ts';
import type { Answered } from './read-store.ts';

/** With a key in teacher mode; with answers where they are given. */
export const readingSet = ({ passage, style, reply }: Answered, answers: Readonly<Record<string, string>> = {}): ReadingSet => ({
  passage,
  style,
  grade: reply.reading.band,
  questions: reply.items.map(({ question, skill, hint, start, end, expected, lookFors }) => ({
    question,
    skill,
    hint,
    start,
    end,
    expected: expected ?? '',
    lookFors: lookFors ?? [],
    answer: answers[question] ?? '',
  })),
});
