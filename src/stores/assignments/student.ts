/** The student's side: opening an assignment, handing in, getting back. What cannot be sent stays on the device and is tried again. */
import { atom } from 'nanostores';
import { call, type Failure } from '../../api/client.ts';
import { type AssignmentContent, assignmentHash, readAssignmentHash } from '../../contracts/assignment.ts';
import { assignmentOfCode, at, handIn, readAssignment, readOwn, takeBack } from '../../contracts/assignment-endpoints.ts';
import { limits } from '../../contracts/limits.ts';
import { readCode } from '../../contracts/live/protocol.ts';
import * as storageKeys from '../../contracts/storage-keys.ts';
import { onChange, writeText } from '../device-storage.ts';
import { loadLibrary } from '../library/library.ts';
import { bytesOf, canSeal, randomText } from '../sealing/bytes.ts';
import { unseal } from '../sealing/seal.ts';
import { newKeyPair, sealTo, unsealFor } from '../sealing/to-person.ts';
import { type SharedWork, writeShared } from '../sharing/shared-work.ts';
import { contentPurpose, parseContent } from './content.ts';
import { commentPurpose, type HandInLabel, labelPurpose, receiptOf, workPurpose } from './hand-in-parts.ts';
import { type OnMyDesk, readOnMyDesk, type Sent, type Waiting } from './records.ts';
import { type Done, whyNot } from './why-not.ts';

/** Null until the device has been asked. What is due first stands first. */
export const $onMyDesk = atom<readonly OnMyDesk[] | null>(null);
/** Does the browser keep them? */
export const $isDeskKept = atom(true);

// Everything was erased from the device.
onChange([], () => $onMyDesk.set(null));

const byDue = (records: readonly OnMyDesk[]): OnMyDesk[] => [...records].sort((a, b) => a.dueAt.localeCompare(b.dueAt));
export const onMyDesk = (id: string): OnMyDesk | undefined => $onMyDesk.get()?.find((record) => record.id === id);

const isWaiting = ({ waiting }: OnMyDesk): boolean => waiting !== null && !waiting.isRefused;

/** Other pages look at this mark only. */
function show(records: readonly OnMyDesk[]): void {
  $onMyDesk.set(byDue(records));
  writeText(storageKeys.handInWaiting, records.some(isWaiting) ? '1' : null);
}

async function keep(record: OnMyDesk): Promise<OnMyDesk> {
  show([record, ...($onMyDesk.get() ?? []).filter(({ id }) => id !== record.id)]);
  const shelf = await loadLibrary();
  $isDeskKept.set(
    await shelf.putRecord('hand-ins', record).then(
      () => shelf.isKept,
      () => false,
    ),
  );
  return record;
}

/** Those whose time is over stay as long as a comment or a hand-in that was never taken is on them. */
export async function loadDesk(now = new Date()): Promise<readonly OnMyDesk[]> {
  const shelf = await loadLibrary();
  const kept = (await shelf.records('hand-ins')).flatMap((record) => readOnMyDesk(record) ?? []);
  const over = kept.filter(({ expiresAt, sent, waiting }) => Date.parse(expiresAt) <= now.getTime() && sent.length === 0 && !waiting);
  for (const { id } of over) await shelf.removeRecord('hand-ins', id);
  show(kept.filter((record) => !over.includes(record)));
  return $onMyDesk.get() ?? [];
}

/** What an answer says of an assignment that is there no longer. One that is gone before its time was removed. */
function goneBy(failure: Failure, record: OnMyDesk | undefined): OnMyDesk['gone'] {
  if (failure.kind !== 'status' || (failure.status !== 404 && failure.status !== 410)) return null;
  return failure.status === 404 && record && Date.parse(record.expiresAt) > Date.now() ? 'removed' : 'over';
}

/** Nothing of what was written here is touched. */
const keepGone = (desk: OnMyDesk, gone: OnMyDesk['gone']): Promise<OnMyDesk> => {
  const record = onMyDesk(desk.id) ?? desk;
  return keep({ ...record, gone, waiting: record.waiting && { ...record.waiting, isRefused: true } });
};

export type OpenedAssignment =
  | { kind: 'opened'; record: OnMyDesk }
  /** Nothing stands behind "#". */
  | { kind: 'none' }
  | { kind: 'damaged' }
  | { kind: 'gone' }
  /** Its key is missing, or does not fit. */
  | { kind: 'wrong-key' }
  | { kind: 'unreadable' }
  | { kind: 'no-answer'; isOnline: boolean }
  | { kind: 'insecure' };

/** Opens what a link leads to. What is on the desk already opens without a network, too. */
export async function openAssignment(hash: string): Promise<OpenedAssignment> {
  const link = readAssignmentHash(hash);
  if (typeof link === 'string') return { kind: link };
  if (!canSeal()) return { kind: 'insecure' };
  if ($onMyDesk.get() === null) await loadDesk();
  const known = onMyDesk(link.id);
  const result = await call(at(readAssignment, link.id), undefined);
  if (!result.ok) {
    const { failure } = result;
    const gone = goneBy(failure, known);
    if (known) return { kind: 'opened', record: gone ? await keepGone(known, gone) : known };
    if (gone) return { kind: 'gone' };
    return { kind: 'no-answer', isOnline: failure.kind === 'status' || navigator.onLine };
  }
  const { content: stored, isSealed, dueAt, expiresAt } = result.value;
  // What is on the desk stays as it was opened: the key that work goes to cannot be exchanged later.
  if (known) return { kind: 'opened', record: await keep({ ...known, dueAt, expiresAt, gone: null }) };
  const text = isSealed ? (link.key === null ? null : await unseal(stored, link.key, contentPurpose)) : stored;
  if (text === null) return { kind: 'wrong-key' };
  const content = parseContent(text);
  return content ? { kind: 'opened', record: await putOnDesk(link, content, dueAt, expiresAt) } : { kind: 'unreadable' };
}

async function putOnDesk({ id, key }: { id: string; key: string | null }, content: AssignmentContent, dueAt: string, expiresAt: string): Promise<OnMyDesk> {
  const seatToken = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return keep({ id, key, content, dueAt, expiresAt, seatToken, keys: await newKeyPair(), name: '', item: null, brought: null, sent: [], waiting: null, gone: null });
}

/** The address of the page that a code leads to. */
export async function followCode(text: string): Promise<Done<string>> {
  const code = readCode(text.normalize('NFKC'));
  if (code === null) return { ok: false, why: 'A code has six letters and digits. It has no A, E, I, O, U, no L, and no 0 and 1.' };
  const result = await call(at(assignmentOfCode, code), undefined);
  if (result.ok) return { ok: true, value: assignmentHash(result.value.id, null) };
  const isUnknown = result.failure.kind === 'status' && result.failure.status === 404;
  return { ok: false, why: isUnknown ? 'No assignment has this code. Look at it again; it may also have been deleted, or its time is over.' : whyNot(result.failure) };
}

export const change = (record: OnMyDesk, update: Partial<Pick<OnMyDesk, 'name' | 'item' | 'brought'>>): Promise<OnMyDesk> =>
  keep({ ...(onMyDesk(record.id) ?? record), ...update });

/** From the desk of this device; what was handed in stays with the teacher. */
export async function clearAway(id: string): Promise<void> {
  await (await loadLibrary()).removeRecord('hand-ins', id);
  show(($onMyDesk.get() ?? []).filter((record) => record.id !== id));
}

/** Seals the work and puts it on the device, then sends it. Only one waits at a time: a newer one takes its place. */
export async function handInWork(desk: OnMyDesk, work: SharedWork, about: Pick<HandInLabel, 'words' | 'care'>, now = new Date()): Promise<Done<OnMyDesk>> {
  const record = onMyDesk(desk.id) ?? desk;
  const id = randomText(16);
  const { publicKey } = record.content;
  const label: HandInLabel = { name: record.name, kind: work.kind, title: work.title, ...about, publicKey: record.keys.publicKey };
  const sealed = {
    label: await sealTo(publicKey, JSON.stringify(label), labelPurpose(record.id, id)),
    work: await sealTo(publicKey, writeShared(work), workPurpose(record.id, id)),
  };
  if (sealed.work.length > limits.assignments.workChars)
    return { ok: false, why: `This is too large to hand in: it has ${bytesOf(writeShared(work)).length.toLocaleString('en-US')} bytes, and about 370,000 fit.` };
  const waiting: Waiting = { id, ...sealed, title: work.title, made: now.toISOString(), tries: 0, why: '', isRefused: false };
  return { ok: true, value: await sendWaiting(await keep({ ...record, waiting })) };
}

/** Answers after which another try gives the same. */
const final: readonly number[] = [404, 409, 410, 413, 422];
const sending = new Set<string>();

/** Tries to send what waits. The server knows it by its id, so a second try after an answer that got lost makes no second hand-in. */
export async function sendWaiting(desk: OnMyDesk): Promise<OnMyDesk> {
  const { waiting } = desk;
  if (!waiting || waiting.isRefused || sending.has(waiting.id)) return desk;
  sending.add(waiting.id);
  const { id, label, work } = waiting;
  const result = await call(at(handIn, desk.id, 'hand-ins'), { id, label, work }, { token: desk.seatToken });
  sending.delete(id);
  const record = onMyDesk(desk.id) ?? desk;
  if (!result.ok) {
    const isRefused = result.failure.kind === 'status' && final.includes(result.failure.status);
    return keep({ ...record, gone: goneBy(result.failure, record), waiting: { ...waiting, tries: waiting.tries + 1, why: whyNot(result.failure), isRefused } });
  }
  const { version, handedAt } = result.value;
  const sent: Sent = { id, version, at: handedAt, receipt: await receiptOf(desk.id, id), title: waiting.title, returnedAt: null, comment: '' };
  return keep({ ...record, sent: [...record.sent.filter((each) => each.id !== id), sent], waiting: record.waiting?.id === id ? null : record.waiting });
}

/** Everything that waits, as when the connection is back. @returns what the server has taken, or refused for good. */
export async function sendAllWaiting(): Promise<{ title: string; record: OnMyDesk }[]> {
  const ended: { title: string; record: OnMyDesk }[] = [];
  for (const desk of (await loadDesk()).filter(isWaiting)) {
    const record = await sendWaiting(desk);
    if (!isWaiting(record)) ended.push({ title: desk.waiting?.title || desk.content.title, record });
  }
  return ended;
}

/** Takes out of the outbox what has not been taken; the work itself stays where it was written. */
export const forgetWaiting = (desk: OnMyDesk): Promise<OnMyDesk> => keep({ ...(onMyDesk(desk.id) ?? desk), waiting: null });

/** Brings in what the teacher has returned. */
export async function lookForComments(desk: OnMyDesk): Promise<OnMyDesk> {
  if (desk.sent.length === 0) return desk;
  const result = await call(at(readOwn, desk.id, 'own'), undefined, { token: desk.seatToken });
  if (!result.ok) {
    const gone = goneBy(result.failure, desk);
    return gone ? keepGone(desk, gone) : desk;
  }
  const record = onMyDesk(desk.id) ?? desk;
  const sent = await Promise.all(
    record.sent.map(async (each): Promise<Sent> => {
      const found = result.value.handIns.find(({ id }) => id === each.id);
      if (!found?.comment || found.returnedAt === each.returnedAt) return each;
      const text = await unsealFor(record.keys, found.comment, commentPurpose(record.id, each.id));
      return text === null ? each : { ...each, returnedAt: found.returnedAt, comment: commentIn(text) };
    }),
  );
  return keep({ ...record, sent, dueAt: result.value.dueAt, expiresAt: result.value.expiresAt });
}

function commentIn(text: string): string {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null && 'comment' in value && typeof value.comment === 'string' ? value.comment : '';
}

/** Deletes on the server everything that was handed in from here, and what waits. */
export async function takeEverythingBack(desk: OnMyDesk): Promise<Done<OnMyDesk>> {
  const result = await call(at(takeBack, desk.id, 'own'), undefined, { token: desk.seatToken });
  if (!result.ok) return { ok: false, why: whyNot(result.failure) };
  return { ok: true, value: await keep({ ...(onMyDesk(desk.id) ?? desk), sent: [], waiting: null }) };
}
