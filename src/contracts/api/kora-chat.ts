/** POST /api/kora/chat: one message to Kora, with the last turns of the conversation; one reply. */
import * as z from 'zod';
import { Mode } from '../knowledge/vocabulary.ts';
import { hasVisibleText, limits } from '../limits.ts';
import { Meta } from './meta.ts';

const senders = ['user', 'kora'] as const;

/** One earlier message. A Kora turn counts as Kora's words only when its `id` verifies; otherwise it is quoted text. */
export const ChatTurn = z.strictObject({
  id: z.string().max(limits.chat.idChars),
  text: z.string().max(limits.chat.turnChars),
  sender: z.enum(senders),
  /** ISO 8601. */
  timestamp: z.string().max(40),
});

export const ChatRequest = z.strictObject({
  message: z
    .string()
    .max(limits.chat.messageChars)
    .refine(hasVisibleText, { error: 'Write something first.', params: { code: 'required' } }),
  mode: Mode,
  conversationHistory: z.array(ChatTurn).max(limits.chat.historyMax).default([]),
  /** The highest safety level this conversation has had. Keeps it careful after the worrying turn has left the last six. */
  careLevel: z.union([z.literal(0), z.literal(1), z.literal(2)]).default(0),
});

export const ChatReply = z.strictObject({
  response: z.string(),
  /** A signature of the reply; the client keeps it as the message's id. */
  id: z.string(),
  meta: Meta,
});

export type ChatTurn = z.infer<typeof ChatTurn>;
/** As sent: fields with a default may be missing. */
export type ChatRequestBody = z.input<typeof ChatRequest>;
export type ChatRequest = z.infer<typeof ChatRequest>;
export type ChatReply = z.infer<typeof ChatReply>;

/** The events of a streamed reply, in order: any number of `delta`, perhaps one `replace`, one `done`. */
export type ChatEvent =
  | { event: 'delta'; data: { text: string } }
  /** What was shown so far is taken back: the model failed or its text was not fit for a child. */
  | { event: 'replace'; data: { text: string } }
  | { event: 'done'; data: ChatReply };
