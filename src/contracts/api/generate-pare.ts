/** POST /api/pare/generate: a story-driven lesson in four movements. Neither the request nor the lesson is stored. */
import * as z from 'zod';
import { hasVisibleText, limits } from '../limits.ts';
import { Meta } from './meta.ts';

const { pare } = limits;

/** Missing or null is empty. */
const optionalText = (max: number) =>
  z
    .string()
    .max(max)
    .nullish()
    .transform((text) => text ?? '');

export const GeneratePareRequest = z.strictObject({
  topic: z
    .string()
    .max(pare.topicChars)
    .refine(hasVisibleText, { error: 'Write a topic or a standard.', params: { code: 'required' } }),
  gradeLevel: optionalText(pare.gradeChars),
  subject: optionalText(pare.subjectChars),
  standards: optionalText(pare.standardsChars),
});

const text = z.string().min(1).max(pare.partChars);
const line = z.string().min(1).max(pare.lineChars);

/** The fields that a model or the embedded engine writes. */
export const PareDraft = z.strictObject({
  title: z.string().min(1).max(pare.titleChars),
  pulseScene: text,
  backgroundBullets: z.array(line).min(1).max(pare.bullets),
  suggestedVisuals: z.array(line).min(1).max(pare.bullets),
  activateTask: text,
  revealContent: text,
  echoPrompts: z.array(line).min(1).max(pare.echoPrompts),
  closingLine: line,
});

export const GeneratePareReply = PareDraft.extend({ meta: Meta });

/** As sent: only the topic must be there. */
export type GeneratePareBody = z.input<typeof GeneratePareRequest>;
export type GeneratePareRequest = z.infer<typeof GeneratePareRequest>;
export type PareDraft = z.infer<typeof PareDraft>;
export type GeneratePareReply = z.infer<typeof GeneratePareReply>;
/** What a screen can rely on: a server that answers with the specified fields alone leaves `meta` out. */
export type PlainPare = PareDraft & Partial<Pick<GeneratePareReply, 'meta'>>;
