/** Guided notes as an editor writes them, in `content/guided-notes/<id>.yaml`. Counts of the demo class add up and fit its 24 students. */
import * as z from 'zod';
import { demoClassSize } from '../../contracts/comet.ts';
import { atLeast, line, Slug } from '../../contracts/knowledge/vocabulary.ts';

const count = z.int().min(0).max(demoClassSize.students);

const Question = z
  .strictObject({
    question: line(300),
    type: z.enum(['short_answer', 'multiple_choice']),
    options: z.array(line(200)),
    correctAnswer: z.int().min(0).nullable(),
    lookFor: line(400),
    responses: count,
    flagged: z.boolean(),
    answerStats: z.array(count),
  })
  .refine(
    ({ type, options, correctAnswer }) => (type === 'short_answer' ? options.length === 0 && correctAnswer === null : correctAnswer !== null && correctAnswer < options.length),
    {
      error: 'A choice needs options and the place of the right one, counted from 0; a short answer has neither.',
      path: ['correctAnswer'],
    },
  )
  .refine(
    ({ options, answerStats, responses }) => answerStats.length === options.length && (options.length === 0 || answerStats.reduce((sum, each) => sum + each, 0) === responses),
    {
      error: 'Write one count for each option; together they make the responses.',
      path: ['answerStats'],
    },
  );

export const SampleNotesFile = z.strictObject({
  id: Slug,
  /** Place in the list. */
  order: z.int(),
  title: line(160),
  lessonTitle: line(160),
  classCode: z.string().regex(/^[A-Z]{3,4}-\d{2}$/),
  isActive: z.boolean(),
  parts: atLeast(1, z.strictObject({ title: line(120), lines: atLeast(1, line(400)) })),
  questions: atLeast(1, Question),
  asks: z.array(z.strictObject({ name: line(24), text: line(300) })),
});
