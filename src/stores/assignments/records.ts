/** What this device keeps of assignments: those given out from here with their private keys, and those that somebody works on here. Read strictly, from the device and from a backup. */
import type { AssignmentContent } from '../../contracts/assignment.ts';
import { assignmentLimits } from '../../contracts/assignment.ts';
import { libraryLimits } from '../../contracts/library.ts';
import { isRecord, isTime, listOf, textOf } from '../library/shapes/shape.ts';
import type { KeyPair } from '../sealing/to-person.ts';
import { readContent } from './content.ts';

/** The teacher's side. */
export interface GivenOut {
  id: string;
  /** Null where a code leads to it. */
  key: string | null;
  code: string | null;
  teacherToken: string;
  keys: KeyPair;
  content: AssignmentContent;
  /** ISO 8601, as all times here. */
  made: string;
  dueAt: string;
  expiresAt: string;
  /** As it stood when the inbox was last read: students, and how many of them have got their work back. */
  seen: { students: number; returned: number; at: string } | null;
}

/** One hand-in that the server has taken. */
export interface Sent {
  id: string;
  version: number;
  at: string;
  receipt: string;
  title: string;
  /** ISO 8601; null while it has not come back. */
  returnedAt: string | null;
  comment: string;
}

/** One that is on its way: sealed already, so that each try sends the same. */
export interface Waiting {
  id: string;
  label: string;
  work: string;
  title: string;
  made: string;
  tries: number;
  /** What happened last, for people to read; empty before the first try. */
  why: string;
  /** The server will not take it, however often it is tried. */
  isRefused: boolean;
}

/** The student's side. */
export interface OnMyDesk {
  id: string;
  key: string | null;
  content: AssignmentContent;
  dueAt: string;
  expiresAt: string;
  /** Who this browser is to the server; nothing but its hash is kept there. */
  seatToken: string;
  keys: KeyPair;
  name: string;
  /** The piece of the library that was begun for it; null where there is none, or none yet. */
  item: string | null;
  /** What a tool has put down here to be handed in, as `writeShared` writes it. */
  brought: string | null;
  sent: readonly Sent[];
  waiting: Waiting | null;
  /** The server has it no longer: the teacher removed it, or its time is over. Null: as far as is known it is there. */
  gone: 'removed' | 'over' | null;
}

const idPattern = /^[\w-]{22}$/;
const tokenPattern = /^[0-9a-f]{64}$/;
const keyOf = (value: unknown): string | null => (typeof value === 'string' && /^[\w-]{43}$/.test(value) ? value : null);
const timeOr = (value: unknown, otherwise: string): string => (isTime(value) ? value : otherwise);
const wholeOf = (value: unknown): number => (Number.isInteger(value) ? Math.max(0, Number(value)) : 0);

function keysOf(value: unknown): KeyPair | null {
  if (!isRecord(value)) return null;
  const [publicKey, privateKey] = [textOf(value.publicKey, 100), textOf(value.privateKey, 400)];
  return /^[\w-]{87}$/.test(publicKey) && /^[\w-]{100,}$/.test(privateKey) ? { publicKey, privateKey } : null;
}

/** Null: this is none. */
export function readGivenOut(value: unknown): GivenOut | null {
  if (!isRecord(value)) return null;
  const [id, teacherToken] = [textOf(value.id, 64), textOf(value.teacherToken, 64)];
  const [keys, content] = [keysOf(value.keys), readContent(value.content)];
  if (!idPattern.test(id) || !tokenPattern.test(teacherToken) || !keys || !content || !isTime(value.dueAt) || !isTime(value.expiresAt)) return null;
  const seen = isRecord(value.seen) ? value.seen : null;
  return {
    id,
    key: keyOf(value.key),
    code: typeof value.code === 'string' && value.code.length === 6 ? value.code : null,
    teacherToken,
    keys,
    content,
    made: timeOr(value.made, value.dueAt),
    dueAt: value.dueAt,
    expiresAt: value.expiresAt,
    seen: seen && isTime(seen.at) ? { students: wholeOf(seen.students), returned: wholeOf(seen.returned), at: seen.at } : null,
  };
}

/** Null: this is none. */
export function readOnMyDesk(value: unknown): OnMyDesk | null {
  if (!isRecord(value)) return null;
  const [id, seatToken] = [textOf(value.id, 64), textOf(value.seatToken, 64)];
  const [keys, content] = [keysOf(value.keys), readContent(value.content)];
  if (!idPattern.test(id) || !tokenPattern.test(seatToken) || !keys || !content || !isTime(value.dueAt) || !isTime(value.expiresAt)) return null;
  return {
    id,
    key: keyOf(value.key),
    content,
    dueAt: value.dueAt,
    expiresAt: value.expiresAt,
    seatToken,
    keys,
    name: textOf(value.name, assignmentLimits.nameChars),
    item: typeof value.item === 'string' ? value.item.slice(0, 100) : null,
    brought: typeof value.brought === 'string' ? value.brought.slice(0, 600_000) : null,
    sent: listOf(value.sent, readSent),
    waiting: readWaiting(value.waiting),
    gone: value.gone === 'removed' || value.gone === 'over' ? value.gone : null,
  };
}

function readSent(value: Record<string, unknown>): Sent | null {
  const id = textOf(value.id, 64);
  if (!idPattern.test(id) || !isTime(value.at)) return null;
  return {
    id,
    version: Math.max(1, wholeOf(value.version)),
    at: value.at,
    receipt: textOf(value.receipt, 20),
    title: textOf(value.title, libraryLimits.titleChars),
    returnedAt: isTime(value.returnedAt) ? value.returnedAt : null,
    comment: textOf(value.comment, assignmentLimits.commentChars),
  };
}

function readWaiting(value: unknown): Waiting | null {
  if (!isRecord(value)) return null;
  const [id, label, work] = [textOf(value.id, 64), textOf(value.label, 4_000), textOf(value.work, 500_000)];
  if (!idPattern.test(id) || !label || !work) return null;
  return {
    id,
    label,
    work,
    title: textOf(value.title, libraryLimits.titleChars),
    made: timeOr(value.made, new Date(0).toISOString()),
    tries: wholeOf(value.tries),
    why: textOf(value.why, 400),
    isRefused: value.isRefused === true,
  };
}
