/** The teacher's side: giving out, the inbox that only this browser can open, returning with a comment, deleting everything. */
import { atom } from 'nanostores';
import { call } from '../../api/client.ts';
import type { HandInRow } from '../../contracts/api/assignments.ts';
import { type AssignmentContent, assignmentHash, assignmentPath } from '../../contracts/assignment.ts';
import { at, deleteAssignment, giveOut, moveDue, readInbox, readWork, returnWork } from '../../contracts/assignment-endpoints.ts';
import { limits } from '../../contracts/limits.ts';
import { onChange } from '../device-storage.ts';
import { loadLibrary } from '../library/library.ts';
import { canSeal } from '../sealing/bytes.ts';
import { newKey, seal } from '../sealing/seal.ts';
import { newKeyPair, sealTo, unsealFor } from '../sealing/to-person.ts';
import { readShared, type SharedWork } from '../sharing/shared-work.ts';
import { contentPurpose, forStudents, writeContent } from './content.ts';
import { commentPurpose, type HandInLabel, labelPurpose, readLabel, receiptOf, workPurpose } from './hand-in-parts.ts';
import { type GivenOut, readGivenOut } from './records.ts';
import { type Done, insecure, whyNot } from './why-not.ts';

/** Null until the device has been asked. The newest first. */
export const $givenOut = atom<readonly GivenOut[] | null>(null);

/** Those whose key the browser did not take, so that their inboxes last as long as the page: id → the file that the key was saved to, empty while there is none. */
export const $unkept = atom<ReadonlyMap<string, string>>(new Map());

// Everything was erased from the device.
onChange([], () => {
  $givenOut.set(null);
  $unkept.set(new Map());
});

const show = (record: GivenOut): void => $givenOut.set([record, ...($givenOut.get() ?? []).filter(({ id }) => id !== record.id)].sort((a, b) => b.made.localeCompare(a.made)));

/** False: the browser has no room, and the inbox lasts as long as the page. */
async function keep(record: GivenOut): Promise<boolean> {
  show(record);
  const shelf = await loadLibrary();
  const isKept = await shelf.putRecord('assignments', record).then(
    () => shelf.isKept,
    () => false,
  );
  const unkept = new Map($unkept.get());
  if (isKept) unkept.delete(record.id);
  else unkept.set(record.id, unkept.get(record.id) ?? '');
  $unkept.set(unkept);
  return isKept;
}

/** After room was made. False: the browser still does not take it. */
export const keepAgain = (record: GivenOut): Promise<boolean> => keep(record);

export const savedAs = ({ id }: GivenOut, file: string): void => $unkept.set(new Map($unkept.get()).set(id, file));

/** Those that the server has erased since go here, too. */
export async function loadGivenOut(now = new Date()): Promise<readonly GivenOut[]> {
  const shelf = await loadLibrary();
  const kept = (await shelf.records('assignments')).flatMap((record) => readGivenOut(record) ?? []);
  const over = kept.filter(({ expiresAt }) => Date.parse(expiresAt) <= now.getTime());
  for (const { id } of over) await shelf.removeRecord('assignments', id);
  const found = kept.filter((record) => !over.includes(record)).sort((a, b) => b.made.localeCompare(a.made));
  $givenOut.set(found);
  return found;
}

export const addressOf = ({ id, key }: Pick<GivenOut, 'id' | 'key'>): string => `${location.origin}${assignmentPath}${assignmentHash(id, key)}`;

export interface NewAssignment extends Omit<AssignmentContent, 'publicKey'> {
  /** ISO 8601. */
  dueAt: string;
  /** A code leads to it, and the content can be read on the server. */
  withCode: boolean;
}

export async function giveOutAssignment({ dueAt, withCode, ...wanted }: NewAssignment, now = new Date()): Promise<Done<GivenOut & { isKept: boolean }>> {
  if (!canSeal()) return { ok: false, why: insecure };
  const keys = await newKeyPair();
  const content: AssignmentContent = { ...wanted, material: forStudents(wanted.material), publicKey: keys.publicKey };
  const key = withCode ? null : newKey();
  const text = writeContent(content);
  const stored = key === null ? text : await seal(text, key, contentPurpose);
  if (stored.length > limits.assignments.contentChars) return { ok: false, why: 'The material is too large to give out. Shorten the passage or the simulation.' };
  const result = await call(giveOut, { withCode, content: stored, dueAt });
  if (!result.ok) return { ok: false, why: whyNot(result.failure) };
  const { id, code, teacherToken, expiresAt } = result.value;
  const record: GivenOut = { id, key, code, teacherToken, keys, content, made: now.toISOString(), dueAt: result.value.dueAt, expiresAt, seen: null };
  return { ok: true, value: { ...record, isKept: await keep(record) } };
}

/** One hand-in as the teacher sees it in the list. */
export interface Received extends Omit<HandInRow, 'label'> {
  /** Null: it does not open with this browser's key, or nothing readable is in it. */
  label: HandInLabel | null;
  receipt: string;
  isLate: boolean;
}

/** The last version of each student, the names by the alphabet; `versions` counts those before it. */
export async function openInbox(record: GivenOut, now = new Date()): Promise<Done<{ received: readonly Received[]; record: GivenOut }>> {
  const { id, teacherToken, keys } = record;
  const result = await call(at(readInbox, id, 'hand-ins'), undefined, { token: teacherToken });
  if (!result.ok) return { ok: false, why: whyNot(result.failure) };
  const { handIns, dueAt, expiresAt } = result.value;
  const last = new Map(handIns.map((row) => [row.seat, row]));
  const received = await Promise.all(
    [...last.values()].map(async ({ label, ...row }): Promise<Received> => {
      const text = await unsealFor(keys, label, labelPurpose(id, row.id));
      return { ...row, label: text === null ? null : readLabel(text), receipt: await receiptOf(id, row.id), isLate: row.handedAt > dueAt };
    }),
  );
  const nameOf = ({ label }: Received): string => label?.name ?? '\uffff';
  received.sort((a, b) => nameOf(a).localeCompare(nameOf(b), undefined, { numeric: true }) || a.handedAt.localeCompare(b.handedAt));
  const seen = { students: received.length, returned: received.filter(({ returnedAt }) => returnedAt !== null).length, at: now.toISOString() };
  const next = { ...record, dueAt, expiresAt, seen };
  await keep(next);
  return { ok: true, value: { received, record: next } };
}

export async function openWork({ id, teacherToken, keys }: GivenOut, handIn: string): Promise<Done<SharedWork>> {
  const result = await call(at(readWork, id, 'hand-ins', handIn), undefined, { token: teacherToken });
  if (!result.ok) return { ok: false, why: whyNot(result.failure) };
  const text = await unsealFor(keys, result.value.work, workPurpose(id, handIn));
  if (text === null) return { ok: false, why: 'It does not open with the key of this browser. It was changed on its way, or sealed to another key.' };
  const work = readShared(text);
  if (work === 'newer') return { ok: false, why: 'A later version of this site has written it. Reload the page.' };
  return work ? { ok: true, value: work } : { ok: false, why: 'It opened, and holds nothing that this site could show.' };
}

/** `comment` may be empty: the work then comes back as seen. */
export async function returnWithComment({ id, teacherToken }: GivenOut, { id: handIn, label }: Received, comment: string): Promise<Done<string>> {
  if (!label) return { ok: false, why: 'Without a readable label there is no key to answer to.' };
  const sealed = await sealTo(label.publicKey, JSON.stringify({ comment }), commentPurpose(id, handIn)).catch(() => null);
  if (sealed === null) return { ok: false, why: 'The hand-in holds no key to answer to.' };
  const result = await call(at(returnWork, id, 'hand-ins', handIn, 'comment'), { comment: sealed }, { token: teacherToken });
  return result.ok ? { ok: true, value: result.value.returnedAt } : { ok: false, why: whyNot(result.failure) };
}

export async function moveDueTo(record: GivenOut, dueAt: string): Promise<Done<GivenOut>> {
  const result = await call(at(moveDue, record.id, 'due'), { dueAt }, { token: record.teacherToken });
  if (!result.ok) return { ok: false, why: whyNot(result.failure) };
  const next = { ...record, ...result.value };
  await keep(next);
  return { ok: true, value: next };
}

/** On the server with everything that was handed in, then here with its key. What the server no longer has counts as deleted. */
export async function deleteEverything({ id, teacherToken }: GivenOut): Promise<Done<null>> {
  const result = await call(at(deleteAssignment, id), undefined, { token: teacherToken });
  const isGone = result.ok || (result.failure.kind === 'status' && [404, 410].includes(result.failure.status));
  if (!isGone) return { ok: false, why: whyNot(result.failure) };
  await (await loadLibrary()).removeRecord('assignments', id);
  $givenOut.set(($givenOut.get() ?? []).filter((each) => each.id !== id));
  return { ok: true, value: null };
}
