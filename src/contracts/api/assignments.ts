/**
 * Assignments: what a teacher gives out, what students hand in, what comes back. The server stores ciphertext and times; it knows neither names nor work
 * (docs/decisions/012-sharing-and-assignments.md). A token in the Authorization header says who calls: the teacher's, made by the server, or the student's own.
 */
import * as z from 'zod';
import { hasVisibleText, limits } from '../limits.ts';
import { sealedText } from './shares.ts';

const { assignments } = limits;

const dueAt = z.iso.datetime();

/** POST /api/assignments. With a code the content is readable, because a code cannot carry a key. */
export const AssignmentRequest = z.discriminatedUnion('withCode', [
  z.strictObject({ withCode: z.literal(false), content: sealedText(assignments.contentChars), dueAt }),
  z.strictObject({
    withCode: z.literal(true),
    content: z
      .string()
      .max(assignments.contentChars)
      .refine(hasVisibleText, { error: 'This field is required.', params: { code: 'required' } }),
    dueAt,
  }),
]);
/** POST /api/assignments/<id>/due */
export const DueRequest = z.strictObject({ dueAt });

/** POST /api/assignments/<id>/hand-ins. The id comes from the student's browser: the same one again is the same hand-in, sent a second time. */
export const HandInRequest = z.strictObject({
  id: z.string().regex(/^[\w-]{22}$/, { error: 'This must be 128 bits in base64url.' }),
  label: sealedText(assignments.labelChars),
  work: sealedText(assignments.workChars),
});
/** POST /api/assignments/<id>/hand-ins/<hand-in>/comment */
export const CommentRequest = z.strictObject({ comment: sealedText(assignments.commentChars) });

export type AssignmentBody = z.infer<typeof AssignmentRequest>;
export type DueBody = z.infer<typeof DueRequest>;
export type HandInBody = z.infer<typeof HandInRequest>;
export type CommentBody = z.infer<typeof CommentRequest>;

// All times are ISO 8601 in UTC.
export interface AssignmentMade {
  id: string;
  code: string | null;
  teacherToken: string;
  dueAt: string;
  expiresAt: string;
}
export interface AssignmentReply {
  content: string;
  isSealed: boolean;
  dueAt: string;
  expiresAt: string;
}
export interface CodeReply {
  id: string;
}
export interface DueReply {
  dueAt: string;
  expiresAt: string;
}
export interface HandInReply {
  /** From 1. */
  version: number;
  handedAt: string;
}
/** For the teacher, without the work. */
export interface HandInRow {
  id: string;
  /** The same for all versions from one browser. */
  seat: string;
  version: number;
  label: string;
  handedAt: string;
  returnedAt: string | null;
}
export interface InboxReply extends DueReply {
  handIns: HandInRow[];
}
export interface WorkReply {
  work: string;
}
export interface CommentReply {
  returnedAt: string;
}
/** For the student. */
export interface OwnHandIn extends HandInReply {
  id: string;
  returnedAt: string | null;
  comment: string | null;
}
export interface OwnReply extends DueReply {
  handIns: OwnHandIn[];
}
