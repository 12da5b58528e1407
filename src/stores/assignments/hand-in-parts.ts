/** The two parts of a hand-in before they are sealed: the label on its outside and the work; and the receipt that student and teacher can compare. */
import { assignmentLimits } from '../../contracts/assignment.ts';
import { libraryLimits } from '../../contracts/library.ts';
import { codeAlphabet } from '../../contracts/live/protocol.ts';
import { type SharedKind, sharedKinds } from '../../contracts/sharing.ts';
import { isRecord, textOf } from '../library/shapes/shape.ts';
import { bytesOf } from '../sealing/bytes.ts';

export interface HandInLabel {
  /** As the student wrote it, or as it was made up. */
  name: string;
  kind: SharedKind;
  title: string;
  words: number;
  /** The student's key, which the comment is sealed to. */
  publicKey: string;
  /** What the safety screen of the student's browser found: 2 danger, 1 distress. */
  care: 0 | 1 | 2;
}

/** What the tags authenticate: the part, the assignment and the hand-in, so that none can be put in the place of another. */
export const labelPurpose = (assignment: string, id: string): string => `label ${assignment} ${id}`;
export const workPurpose = (assignment: string, id: string): string => `work ${assignment} ${id}`;
export const commentPurpose = (assignment: string, id: string): string => `comment ${assignment} ${id}`;

/** Null: a student's browser of this site has not written it. */
export function readLabel(text: string): HandInLabel | null {
  const value = parse(text);
  const kind = isRecord(value) ? sharedKinds.find((each) => each === value.kind) : undefined;
  if (!isRecord(value) || !kind) return null;
  return {
    name: textOf(value.name, assignmentLimits.nameChars),
    kind,
    title: textOf(value.title, libraryLimits.titleChars),
    words: Number.isInteger(value.words) ? Math.max(0, Number(value.words)) : 0,
    publicKey: textOf(value.publicKey, 100),
    care: value.care === 2 ? 2 : value.care === 1 ? 1 : 0,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const receiptChars = 8;

/** "K7QX-M2PR": made of the ids alone, so that the teacher's list shows the same. Eight characters of 28 tell apart what one teacher gets in a life. */
export async function receiptOf(assignment: string, id: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(`receipt ${assignment} ${id}`)));
  const code = Array.from(digest.slice(0, receiptChars), (byte) => codeAlphabet[byte % codeAlphabet.length]).join('');
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
