/** POST /api/prism/feedback: feedback on a reflection in its writer's own words. It asks and never rewrites, scores or diagnoses. Nothing of it is stored. */
import * as z from 'zod';
import { hasVisibleText, limits } from '../limits.ts';
import { Meta } from './meta.ts';

const required = (max: number, error: string) =>
  z
    .string()
    .max(max)
    .refine(hasVisibleText, { error, params: { code: 'required' } });

export const PrismFeedbackRequest = z.strictObject({
  title: required(limits.prism.titleChars, 'Give the reflection a title.'),
  reflection: required(limits.prism.reflectionChars, 'Write the reflection.'),
});

/** As many entries as the text earns, at least one each. */
const entries = z.array(z.string().min(1)).min(1);

export const PrismFeedback = z.strictObject({
  strengths: entries,
  areas_to_improve: entries,
  /** Only about feelings that the writer has named. */
  emotional_insights: entries,
  questions: entries,
});

export const PrismFeedbackReply = PrismFeedback.extend({ meta: Meta });

export type PrismFeedbackRequest = z.infer<typeof PrismFeedbackRequest>;
export type PrismFeedback = z.infer<typeof PrismFeedback>;
export type PrismFeedbackReply = z.infer<typeof PrismFeedbackReply>;
