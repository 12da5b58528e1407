/** Opening and joining a live session, over HTTP, so that what goes wrong has a status. */
import * as z from 'zod';
import { hasVisibleText, limits } from '../limits.ts';
import type { PareLesson } from '../pare.ts';
import { CometContent } from './comet-content.ts';
import { seatPin } from './frames.ts';
import { liveLimits as live } from './limits.ts';
import { OrbitContent } from './orbit-content.ts';
import { codeAlphabet, codeLength } from './protocol.ts';

const required = (max: number, message: string) =>
  z
    .string()
    .max(max)
    .refine(hasVisibleText, { error: message, params: { code: 'required' } });
const { pare } = limits;
const codePattern = new RegExp(`^[${codeAlphabet}]{${codeLength}}$`);

/** The material of a PARE session. */
export const PareContent = z.strictObject({
  title: required(pare.titleChars, 'Write a title.'),
  pulseScene: required(pare.partChars, 'Write the pulse scene.'),
  relevance: z.string().max(pare.partChars),
  backgroundBullets: z.array(z.string().max(pare.lineChars)).max(pare.bullets),
  suggestedVisuals: z.array(z.string().max(pare.lineChars)).max(pare.bullets),
  activateTask: required(pare.partChars, 'Write the activate task.'),
  revealContent: required(pare.partChars, 'Write the reveal content.'),
  echoPrompts: z.array(required(pare.lineChars, 'Write the echo question.')).min(1).max(pare.echoPrompts),
  closingLine: z.string().max(pare.lineChars),
}) satisfies z.ZodType<PareLesson>;

/** One entry for each kind that can be opened. Another activity adds its own here and in functions/live/activities. */
export const CreateSessionRequest = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('pare'),
    /** The code that the teacher's page has shown already. It is taken if it is free. */
    code: z.string().regex(codePattern).optional(),
    content: PareContent,
    pace: z.enum(['teacher', 'students']).default('teacher'),
    /** Newcomers wait until the teacher lets them in. */
    admission: z.boolean().default(false),
  }),
  z.strictObject({
    kind: z.literal('comet'),
    code: z.string().regex(codePattern).optional(),
    content: CometContent,
    pace: z.enum(['teacher', 'students']).default('teacher'),
    admission: z.boolean().default(false),
  }),
  z.strictObject({
    kind: z.literal('orbit'),
    code: z.string().regex(codePattern).optional(),
    content: OrbitContent,
    /** A class decides together. */
    pace: z.literal('teacher').default('teacher'),
    admission: z.boolean().default(false),
  }),
]);

export const CreateSessionReply = z.strictObject({
  code: z.string(),
  sessionId: z.string(),
  /** Opens the teacher's side. It is told once and never again. */
  hostToken: z.string(),
  /** Opens the projector: read only. */
  coToken: z.string(),
  joinUrl: z.string(),
  /** ISO 8601. */
  expiresAt: z.string(),
});

export const JoinRequest = z.strictObject({
  name: z.string().max(200),
  /** Random and kept by the browser: the same key is the same seat. */
  joinKey: z.uuid(),
  /** The teacher’s number for a seat that was taken on another device: that seat comes to this key, with its name. */
  pin: seatPin.optional(),
});

export const JoinReply = z.strictObject({
  participantId: z.string(),
  resumeToken: z.string(),
  name: z.string(),
  kind: z.enum(['pare', 'comet', 'orbit']),
  expiresAt: z.string(),
});

export const sessionTitle = (request: CreateSessionRequest): string => request.content.title.slice(0, live.titleChars);

export type CreateSessionRequest = z.infer<typeof CreateSessionRequest>;
export type CreateSessionBody = z.input<typeof CreateSessionRequest>;
export type CreateSessionReply = z.infer<typeof CreateSessionReply>;
export type JoinRequest = z.infer<typeof JoinRequest>;
export type JoinReply = z.infer<typeof JoinReply>;
