/** Where the calls of assignments go. Ids and codes are put into the path with `at`. */
import type {
  AssignmentBody,
  AssignmentMade,
  AssignmentReply,
  CodeReply,
  CommentBody,
  CommentReply,
  DueBody,
  DueReply,
  HandInBody,
  HandInReply,
  InboxReply,
  OwnReply,
  WorkReply,
} from './api/assignments.ts';
import type { DeletedReply } from './api/shares.ts';
import type { Endpoint } from './endpoint.ts';

const usualMs = 20_000;
const largeMs = 45_000;

/** Does the answer have texts under all of these names? */
const hasTexts =
  <T>(...names: (keyof T & string)[]) =>
  (value: unknown): value is T =>
    typeof value === 'object' && value !== null && names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string');
const hasList =
  <T>(name: keyof T & string) =>
  (value: unknown): value is T =>
    typeof value === 'object' && value !== null && Array.isArray((value as Record<string, unknown>)[name]);

const base = '/api/assignments' as const;

export const giveOut: Endpoint<AssignmentBody, AssignmentMade> = { method: 'POST', path: base, timeoutMs: largeMs, isOutput: hasTexts('id', 'teacherToken', 'dueAt', 'expiresAt') };
export const assignmentOfCode: Endpoint<undefined, CodeReply> = { method: 'GET', path: `${base}/codes/`, timeoutMs: usualMs, isOutput: hasTexts('id') };
export const readAssignment: Endpoint<undefined, AssignmentReply> = { method: 'GET', path: `${base}/`, timeoutMs: largeMs, isOutput: hasTexts('content', 'dueAt', 'expiresAt') };
export const deleteAssignment: Endpoint<undefined, DeletedReply> = { method: 'DELETE', path: `${base}/`, timeoutMs: usualMs, isOutput: hasTexts('status') };
export const moveDue: Endpoint<DueBody, DueReply> = { method: 'POST', path: `${base}/`, timeoutMs: usualMs, isOutput: hasTexts('dueAt', 'expiresAt') };
export const handIn: Endpoint<HandInBody, HandInReply> = { method: 'POST', path: `${base}/`, timeoutMs: largeMs, isOutput: hasTexts('handedAt') };
export const readInbox: Endpoint<undefined, InboxReply> = { method: 'GET', path: `${base}/`, timeoutMs: largeMs, isOutput: hasList('handIns') };
export const readWork: Endpoint<undefined, WorkReply> = { method: 'GET', path: `${base}/`, timeoutMs: largeMs, isOutput: hasTexts('work') };
export const returnWork: Endpoint<CommentBody, CommentReply> = { method: 'POST', path: `${base}/`, timeoutMs: usualMs, isOutput: hasTexts('returnedAt') };
export const readOwn: Endpoint<undefined, OwnReply> = { method: 'GET', path: `${base}/`, timeoutMs: usualMs, isOutput: hasList('handIns') };
export const takeBack: Endpoint<undefined, DeletedReply> = { method: 'DELETE', path: `${base}/`, timeoutMs: usualMs, isOutput: hasTexts('status') };

/** The endpoint with the rest of its path. */
export const at = <Input, Output>(endpoint: Endpoint<Input, Output>, ...parts: readonly string[]): Endpoint<Input, Output> => ({
  ...endpoint,
  path: `${endpoint.path}${parts.join('/')}` as Endpoint<Input, Output>['path'],
});
