/** POST /api/kora/chat: one message to Kora, with the last turns of the conversation; one reply. */
import * as z from 'zod';
import { assistantGrades, assistantTones, helpLevels, sourceRules } from '../class-assistant.ts';
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

/** What a class assistant of Kora Studio asks for. Every field changes the reply; see `ClassAssistant`. */
export const AssistantSettings = z.strictObject({
  topic: z
    .string()
    .max(limits.assistant.topicChars * 2)
    .default(''),
  grade: z.enum(assistantGrades).nullable().default(null),
  tone: z.enum(assistantTones).default('warm'),
  helpLevel: z.enum(helpLevels).default('examples'),
  sources: z.enum(sourceRules).default('any'),
});

export const ChatRequest = z.strictObject({
  message: z
    .string()
    .max(limits.chat.messageChars)
    .refine(hasVisibleText, { error: 'Write something first.', params: { code: 'required' } }),
  mode: Mode,
  conversationHistory: z.array(ChatTurn).max(limits.chat.historyMax).default([]),
  /** The safety level this conversation has reached: its highest, or 1 once a weak sign was denied. Keeps it careful after the worrying turn has left the last six. */
  careLevel: z.union([z.literal(0), z.literal(1), z.literal(2)]).default(0),
  /** With level 2 that rests on weak signs alone: the visitor has turned to schoolwork, which is answered without a language model. */
  careAside: z.boolean().optional(),
  /** Set when the conversation was opened with the link of a class assistant. */
  assistant: AssistantSettings.optional(),
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
