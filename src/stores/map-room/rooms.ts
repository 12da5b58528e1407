/** The rooms this device knows: opening one with a map, coming in by a link, ending it, forgetting it. The server gets sealed changes and hashes of the tokens. */
import { atom } from 'nanostores';
import { call } from '../../api/client.ts';
import type { OpenRoomReply, OpenRoomRequest } from '../../contracts/api/map-rooms.ts';
import type { ConceptMap } from '../../contracts/concept-map.ts';
import { type Endpoint, has } from '../../contracts/endpoint.ts';
import { changePurpose, type RoomRole, roomHash, roomLimits, roomPath, roomProtocol } from '../../contracts/map-room.ts';
import { onChange } from '../device-storage.ts';
import { loadLibrary } from '../library/library.ts';
import { browserWire } from '../live/steady-wire.ts';
import { bytesOf, canSeal, fromBase64Url, randomText, toBase64Url } from '../sealing/bytes.ts';
import { keyOf, newKey, sealBytes, unsealBytes } from '../sealing/seal.ts';
import { joined, newWhole } from './local-copy.ts';
import { openRoom, type Room } from './room.ts';
import { type RoomRecord, readRoomRecord, roomOfLink } from './room-record.ts';

export type Done<T> = { ok: true; value: T } | { ok: false; why: string };

/** Null until the device has been asked. The one opened last first. */
export const $rooms = atom<readonly RoomRecord[] | null>(null);

// Everything was erased from the device.
onChange([], () => $rooms.set(null));

const table = 'map-rooms';
const tokenBytes = 16;
const timeoutMs = 15_000;

const opening: Endpoint<OpenRoomRequest, OpenRoomReply> = {
  method: 'POST',
  path: '/api/map-rooms',
  timeoutMs,
  isOutput: (value): value is OpenRoomReply => has(value, 'expiresAt') && typeof value.expiresAt === 'string',
};
const asking = (id: string): Endpoint<undefined, { role: RoomRole; expiresAt: string }> => ({
  method: 'GET',
  path: `/api/map-rooms/${id}`,
  timeoutMs,
  isOutput: (value): value is { role: RoomRole; expiresAt: string } => has(value, 'role') && has(value, 'expiresAt'),
});
const ending = (id: string): Endpoint<undefined, undefined> => ({
  method: 'DELETE',
  path: `/api/map-rooms/${id}`,
  timeoutMs,
  isOutput: (value): value is undefined => value === undefined,
});

export async function loadRooms(): Promise<readonly RoomRecord[]> {
  const shelf = await loadLibrary();
  const rooms = (await shelf.records(table)).flatMap((record) => readRoomRecord(record) ?? []).sort((a, b) => b.seen.localeCompare(a.seen));
  $rooms.set(rooms);
  return rooms;
}

const linkTo = (id: string, key: string, token: string): string => `${location.origin}${roomPath}${roomHash({ id, key, token })}`;
/** The links that the device that opened the room can give away. */
export const linksOf = ({ id, key, own }: RoomRecord): { edit: string; read: string } | null => own && { edit: linkTo(id, key, own.edit), read: linkTo(id, key, own.read) };

/** Opens a room with this map in it. */
export async function startRoom(title: string, map: ConceptMap, days: number, now = new Date()): Promise<Done<RoomRecord>> {
  if (!canSeal()) return { ok: false, why: 'This browser encrypts only on pages that are served with https. Hand on a file instead.' };
  const [id, key] = [randomText(tokenBytes), newKey()];
  const own = { owner: randomText(tokenBytes), edit: randomText(tokenBytes), read: randomText(tokenBytes) };
  const whole = newWhole({ title, map });
  const sealingKey = await keyOf(key);
  if (!sealingKey) throw new Error('a key was drawn that is none');
  const state = await sealBytes(sealingKey, whole, changePurpose(id));
  if (state.length > roomLimits.stateChars) return { ok: false, why: 'This map is too large to be edited together.' };
  const [ownerHash, editHash, readHash] = await Promise.all([own.owner, own.edit, own.read].map(sha256));
  const request: OpenRoomRequest = {
    id,
    ownerHash: ownerHash ?? '',
    editHash: editHash ?? '',
    readHash: readHash ?? '',
    state,
    expiresInDays: roomLimits.days.find((each) => each === days) ?? roomLimits.usualDays,
  };
  // An answer that was lost on the way is asked for once more: the same request is the same room.
  let result = await call(opening, request);
  if (!result.ok && result.failure.kind === 'network') result = await call(opening, request);
  if (!result.ok) {
    const { failure } = result;
    if (failure.kind === 'status') return { ok: false, why: failure.problem?.detail ?? 'The server could not do it. Try again in a few minutes.' };
    return { ok: false, why: navigator.onLine ? 'The server did not answer. Try again in a moment.' : 'This device has no connection. Try again when it is back.' };
  }
  const record: RoomRecord = {
    ...roomOfLink({ id, key, token: own.owner }),
    role: 'owner',
    own,
    title,
    expires: result.value.expiresAt,
    seen: now.toISOString(),
    since: 1,
    state: toBase64Url(whole),
  };
  await keepRecord(record);
  return { ok: true, value: record };
}

export type Asked = { is: 'there'; role: RoomRole; expiresAt: string } | { is: 'gone' | 'wrong-key' | 'no-answer' };

/** Is the room still there for this token? */
export async function askRoom({ id, token }: Pick<RoomRecord, 'id' | 'token'>): Promise<Asked> {
  const result = await call(asking(id), undefined, { token });
  if (result.ok) return { is: 'there', ...result.value };
  const status = result.failure.kind === 'status' ? result.failure.status : 0;
  return { is: status === 404 ? 'gone' : status === 401 ? 'wrong-key' : 'no-answer' };
}

/** Ends the room for everyone and erases it on the server. One that is gone already counts as ended. */
export async function endRoom({ id, own }: RoomRecord): Promise<boolean> {
  const result = await call(ending(id), undefined, { token: own?.owner ?? '' });
  return result.ok || (result.failure.kind === 'status' && result.failure.status === 404);
}

export async function keepRecord(record: RoomRecord): Promise<boolean> {
  const shelf = await loadLibrary();
  const isKept = await shelf.putRecord(table, record).then(
    () => shelf.isKept,
    () => false,
  );
  await loadRooms();
  return isKept;
}

/** The keys and the copy go from this device; the room goes on without it. */
export async function forgetRoom(id: string): Promise<void> {
  await (await loadLibrary()).removeRecord(table, id);
  await loadRooms();
}

/** Opens the room on this device. Null: its key is none. */
export async function enterRoom(record: RoomRecord): Promise<Room | null> {
  const key = await keyOf(record.key);
  if (!key) return null;
  return openRoom(record, {
    seal: (bytes, purpose) => sealBytes(key, bytes, purpose),
    unseal: (sealed, purpose) => unsealBytes(key, sealed, purpose),
    newId: () => crypto.randomUUID(),
    wire: {
      ...browserWire(`/api/map-rooms/${record.id}/socket`, [roomProtocol, `t.${record.token}`]),
      check: async () => (({ there: 'there', gone: 'gone', 'wrong-key': 'removed', 'no-answer': 'unknown' }) as const)[(await askRoom(record)).is],
    },
    keep: async (now, rev) => {
      const shelf = await loadLibrary();
      let other: RoomRecord | null = null;
      let written = rev;
      const isKept = await shelf
        .updateRecord(table, record.id, (found) => {
          const before = readRoomRecord(found);
          other = before && before.rev !== rev ? before : null;
          written = Math.max(rev, before?.rev ?? 0) + 1;
          return { ...(other ? withOther(now, other) : now), rev: written };
        })
        .then(
          () => shelf.isKept,
          () => false,
        );
      return isKept ? { rev: written, other } : null;
    },
  });
}

/** What two tabs have written, as one. */
function withOther(now: RoomRecord, other: RoomRecord): RoomRecord {
  const both = (a: string, b: string): string => {
    const parts = [a, b].flatMap((text) => (text ? (fromBase64Url(text) ?? []) : []));
    return parts.length > 0 ? toBase64Url(joined(parts)) : '';
  };
  return { ...now, state: both(now.state, other.state), pending: both(now.pending, other.pending) };
}

async function sha256(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(text)));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
