/** POST /api/literacy/generate-prompts: questions about a passage, made from the passage itself. Nothing of it is stored. */
import * as z from 'zod';
import { hasVisibleText, limits } from '../limits.ts';
import { promptStyles, readingGrades } from '../reading.ts';
import { Meta } from './meta.ts';

export const GeneratePromptsRequest = z.strictObject({
  passage: z
    .string()
    .max(limits.reading.passageChars)
    .refine(hasVisibleText, { error: 'Provide a passage.', params: { code: 'required' } }),
  promptStyle: z.enum(promptStyles),
  /** Adds expected answers, look-fors and a rubric. */
  teacherMode: z.boolean().default(false),
  /** Whom the questions are for; when missing, the band that the estimated reading level suggests. */
  gradeLevel: z.enum(readingGrades).optional(),
});

/** A stretch of the passage as it was sent, in UTF-16 units. */
const span = { start: z.int().min(0), end: z.int().min(0) };

export const ReadingPrompt = z.strictObject({
  question: z.string(),
  /** What it trains, in a reading teacher's words: "Cause and effect". */
  skill: z.string(),
  /** Where to look, without the answer. */
  hint: z.string(),
  /** The sentence it is about: its number, from 0, and its place. */
  sentence: z.int().min(0),
  ...span,
  /** Teacher mode: what a good answer holds, the places of the passage that bear it out, and what to listen for. */
  expected: z.string().optional(),
  evidence: z.array(z.strictObject(span)).optional(),
  lookFors: z.array(z.string()).optional(),
});

export const ReadingLevel = z.strictObject({
  words: z.int(),
  sentences: z.int(),
  /** Flesch-Kincaid grade level, rounded; null where the formula does not apply: another language, verse, or fewer than 30 words. An estimate. */
  grade: z.number().nullable(),
  /** For whom the questions are worded. */
  band: z.enum(readingGrades),
});

export const RubricRow = z.strictObject({ criterion: z.string(), strong: z.string(), developing: z.string(), beginning: z.string() });

export const GeneratePromptsReply = z.strictObject({
  /** All questions as one text, numbered; in teacher mode with the key. */
  prompts: z.string(),
  items: z.array(ReadingPrompt),
  reading: ReadingLevel,
  /** What a teacher may want to know before handing the passage out, such as "war and violence". */
  guidance: z.array(z.string()),
  /** What the questions cannot do here, such as for a passage in another language. */
  notice: z.string().optional(),
  /** Teacher mode. */
  rubric: z.array(RubricRow).optional(),
  meta: Meta,
});

/** As sent: fields with a default may be missing. */
export type GeneratePromptsBody = z.input<typeof GeneratePromptsRequest>;
export type GeneratePromptsRequest = z.infer<typeof GeneratePromptsRequest>;
export type ReadingPrompt = z.infer<typeof ReadingPrompt>;
export type ReadingLevel = z.infer<typeof ReadingLevel>;
export type RubricRow = z.infer<typeof RubricRow>;
export type GeneratePromptsReply = z.infer<typeof GeneratePromptsReply>;
/** What a screen can rely on: a server that answers with the specified field alone leaves the others out. */
export type PlainPrompts = Partial<GeneratePromptsReply> & Pick<GeneratePromptsReply, 'prompts'>;
