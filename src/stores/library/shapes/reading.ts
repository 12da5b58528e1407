/** Questions about a passage as they are handed on or handed in: the passage, the questions, a key or answers. */
import { promptStyles, type ReadingSet, readingGrades } from '../../../contracts/reading.ts';
import { isRecord, listOf, type Shape, textOf, textsOf } from './shape.ts';

export const readingLimits = { passageChars: 20_000, questions: 40, lineChars: 2_000, answerChars: 4_000 } as const;

const line = (value: unknown): string => textOf(value, readingLimits.lineChars);

export const readingShape: Shape<ReadingSet> = {
  version: 1,
  read(value) {
    if (!isRecord(value) || !Array.isArray(value.questions)) return null;
    const style = promptStyles.find((each) => each === value.style);
    if (!style) return null;
    const passage = textOf(value.passage, readingLimits.passageChars);
    const place = (at: unknown): number => (Number.isInteger(at) ? Math.max(0, Math.min(Number(at), passage.length)) : 0);
    return {
      passage,
      style,
      grade: readingGrades.find((each) => each === value.grade) ?? null,
      questions: listOf(value.questions, ({ question, skill, hint, start, end, expected, lookFors, answer }) => {
        const text = line(question);
        if (text === '') return null;
        return {
          question: text,
          skill: line(skill),
          hint: line(hint),
          start: place(start),
          end: Math.max(place(start), place(end)),
          expected: line(expected),
          lookFors: textsOf(lookFors, 12).map(line),
          answer: textOf(answer, readingLimits.answerChars),
        };
      }).slice(0, readingLimits.questions),
    };
  },
};
