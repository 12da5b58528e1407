/** A sample conversation a visitor can load into the chat and go on with. `content/chat/samples.yaml`. */
import * as z from 'zod';
import { atLeast, line, Mode, Slug } from './vocabulary.ts';

export const SampleConversation = z.strictObject({
  id: Slug,
  title: line(60),
  mode: Mode,
  /** The anchor and topic pack from which Kora goes on when the visitor writes the next message. */
  anchor: Slug,
  topic: Slug.optional(),
  messages: atLeast(2, z.strictObject({ sender: z.enum(['user', 'kora']), text: line(900) })),
});

export const SampleFile = z.strictObject({ samples: atLeast(1, SampleConversation) });
export type SampleConversation = z.infer<typeof SampleConversation>;
