/** The material of a Comet session, checked on the edge. */
import * as z from 'zod';
import { type CometContent as Content, cometLimits } from '../comet.ts';
import { hasVisibleText } from '../limits.ts';
import { liveLimits } from './limits.ts';

const text = (max: number) => z.string().max(max);
const required = (max: number, message: string) => text(max).refine(hasVisibleText, { error: message, params: { code: 'required' } });

const Blank = z.strictObject({
  answer: required(cometLimits.blankChars, 'Write the answer of the blank.'),
  alternatives: z.array(text(cometLimits.blankChars)).max(cometLimits.alternatives),
});
const Part = z
  .strictObject({
    title: text(cometLimits.titleChars),
    lines: z.array(z.array(z.union([text(cometLimits.lineChars), Blank])).max(cometLimits.lines)).max(cometLimits.lines),
  })
  .refine(({ lines }) => lines.flat().filter((piece) => typeof piece !== 'string').length <= liveLimits.blanks, {
    error: `At most ${liveLimits.blanks} blanks fit in one part. Cut it in two.`,
    path: ['lines'],
  });
const Question = z
  .strictObject({
    question: required(cometLimits.questionChars, 'Write the question.'),
    type: z.enum(['short_answer', 'multiple_choice']),
    options: z.array(required(cometLimits.optionChars, 'Write the option.')).max(cometLimits.options),
    correctAnswer: z.int().min(0).nullable(),
    lookFor: text(cometLimits.questionChars),
  })
  .refine(({ type, options }) => (type === 'short_answer' ? options.length === 0 : options.length >= 2), { error: 'A choice needs at least two options.', path: ['options'] })
  .refine(({ options, correctAnswer }) => correctAnswer === null || correctAnswer < options.length, {
    error: 'Mark one of the options as the right one.',
    path: ['correctAnswer'],
  });

export const CometContent = z
  .strictObject({
    title: required(cometLimits.titleChars, 'Write a title.'),
    lessonTitle: text(cometLimits.titleChars),
    notes: z.array(Part).max(cometLimits.parts),
    questions: z.array(Question).max(cometLimits.questions),
  })
  .refine(({ notes, questions }) => notes.length + questions.length > 0, { error: 'Add notes or a question first.', path: ['notes'] }) satisfies z.ZodType<Content>;
