/** `content/site/assistant.yaml`: everything the floating assistant says. */
import * as z from 'zod';
import { atLeast, line } from '../../contracts/knowledge/vocabulary.ts';

const reply = line(400);

export const AssistantScript = z.strictObject({
  name: line(40),
  greeting: line(200),
  /** What it is, under the box. */
  note: line(120),
  /** The link to /kora. */
  koraLink: line(60),
  /** Said while the panel loads, and when it cannot. */
  opening: line(60),
  failed: line(120),
  /** Questions to press. Without `reply` one gets the reply on reflective teaching. */
  suggestions: atLeast(1, z.strictObject({ text: line(60), reply: z.enum(['aurora', 'comet']).optional() })),
  replies: z.strictObject({ lesson: reply, student: reply, suite: reply, aurora: reply, comet: reply, reflection: reply }),
});
export type AssistantScript = z.infer<typeof AssistantScript>;
