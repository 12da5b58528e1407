/** The keys of the sessions this device leads and of the seats it has, as they are kept here between pages. */
import { type SessionKind, sessionKinds } from '../../contracts/live/protocol.ts';
import * as storageKeys from '../../contracts/storage-keys.ts';
import { readObject, writeText } from '../device-storage.ts';

/** What opens the teacher's side. */
export interface HostKey {
  kind: SessionKind;
  code: string;
  title: string;
  /** Of the saved work that it was opened from, where there is one. */
  item?: string;
  /** The class has been sent home, or the session has had its time; its results can still be taken. */
  isOver?: boolean;
  hostToken: string;
  coToken: string;
  /** ISO 8601. When the session ends by itself, or has ended. */
  expiresAt: string;
}

/** Milliseconds that the results of a session can be taken after its end: as long as the server holds them (`liveLimits.keptMs`). */
export const resultsMs = 60 * 60_000;

export interface SeatKey {
  kind: SessionKind;
  code: string;
  joinKey: string;
  pid: string;
  token: string;
  name: string;
  /** The teacher has closed it; they may let it back in. */
  isRemoved?: boolean;
  /** The session is over. What was not sent can still be copied, and what was sent can be erased. */
  isOver?: boolean;
  expiresAt: string;
}

/** Is it an object that has a text under each key? */
export const hasTexts = (value: unknown, ...keys: string[]): value is Record<string, string> =>
  typeof value === 'object' && value !== null && keys.every((key) => typeof (value as Record<string, unknown>)[key] === 'string');
const isKind = (kind: unknown): kind is SessionKind => sessionKinds.some((each) => each === kind);

/** Whatever was kept under the key, without what has had its time or cannot be read. */
function keptAt<T extends { expiresAt: string }>(key: string, isWhole: (value: unknown) => value is T, now: Date): Record<string, T> {
  return Object.fromEntries(Object.entries(readObject(key)).filter((entry): entry is [string, T] => isWhole(entry[1]) && Date.parse(entry[1].expiresAt) > now.getTime()));
}
function keepAt<T extends { code: string }>(key: string, all: Record<string, T>, one: T): void {
  writeText(key, JSON.stringify({ ...all, [one.code]: one }));
}
function forgetAt<T>(key: string, all: Record<string, T>, code: string): void {
  const { [code]: _, ...others } = all;
  writeText(key, Object.keys(others).length > 0 ? JSON.stringify(others) : null);
}

const isHostKey = (value: unknown): value is HostKey => hasTexts(value, 'kind', 'code', 'title', 'hostToken', 'coToken', 'expiresAt') && isKind(value.kind);
const isSeatKey = (value: unknown): value is SeatKey => hasTexts(value, 'kind', 'code', 'joinKey', 'pid', 'token', 'name', 'expiresAt') && isKind(value.kind);

/** Also of sessions that have ended, as long as the server holds anything of them. */
function keptWhileHeld<T extends { expiresAt: string; isOver?: boolean }>(key: string, isWhole: (value: unknown) => value is T, now: Date): Record<string, T> {
  const kept = keptAt(key, isWhole, new Date(now.getTime() - resultsMs));
  return Object.fromEntries(Object.entries(kept).map(([code, one]) => [code, Date.parse(one.expiresAt) > now.getTime() ? one : { ...one, isOver: true }]));
}
export const hostKeys = (now = new Date()): Record<string, HostKey> => keptWhileHeld(storageKeys.liveHosts, isHostKey, now);
export const hostKeysOf = (kind: SessionKind, now = new Date()): HostKey[] => Object.values(hostKeys(now)).filter((key) => key.kind === kind);
export const seatKeys = (now = new Date()): Record<string, SeatKey> => keptWhileHeld(storageKeys.liveSeats, isSeatKey, now);
export const keepHostKey = (key: HostKey): void => keepAt(storageKeys.liveHosts, hostKeys(), key);
/** Does this device lead the session of the code, and has it not ended? */
export function isRunning(code: string, now = new Date()): boolean {
  const key = hostKeys(now)[code];
  return key !== undefined && !key.isOver;
}
/** The session has ended. Its key stays for the results. */
export function markOver(key: HostKey, now = new Date()): void {
  if (!hostKeys(now)[key.code]?.isOver) keepHostKey({ ...key, isOver: true, expiresAt: now.toISOString() });
}
export const forgetHostKey = (code: string): void => forgetAt(storageKeys.liveHosts, hostKeys(), code);
export function keepSeat(seat: SeatKey): void {
  keepAt(storageKeys.liveSeats, seatKeys(), seat);
  keepPlaces();
}
/** Notes whether the teacher has closed a seat of this device. */
export function markRemoved({ code, pid }: Pick<SeatKey, 'code' | 'pid'>, isRemoved: boolean): void {
  const seat = seatKeys()[code];
  if (seat?.pid === pid && (seat.isRemoved ?? false) !== isRemoved) keepSeat({ ...seat, isRemoved });
}
/** No session has the code any more. Its seat stays for what was not sent. */
export function markSeatOver(code: string, now = new Date()): void {
  const seat = seatKeys()[code];
  if (seat && !seat.isOver) keepSeat({ ...seat, isOver: true, expiresAt: now.toISOString() });
}
/** What is kept for a seat besides its key stands under this name. */
export const placeOf = ({ code, pid }: Pick<SeatKey, 'code' | 'pid'>): string => `${code} ${pid}`;
export function forgetSeat(code: string): void {
  forgetAt(storageKeys.liveSeats, seatKeys(), code);
  keepPlaces();
}
/** Words of seats that this device does not have any more go. */
export function keepPlaces(): void {
  const places = new Set(Object.values(seatKeys()).map(placeOf));
  for (const key of [storageKeys.liveOutbox, storageKeys.liveDrafts]) {
    const all = readObject(key);
    const kept = Object.entries(all).filter(([place]) => places.has(place));
    if (kept.length < Object.keys(all).length) writeText(key, kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : null);
  }
}

/** The pages of a session, of the one who leads it and of those who join. */
export const hostPath = ({ kind, code }: Pick<HostKey, 'kind' | 'code'>): string => `/${kind}/host/${code}`;
export const joinPath = ({ kind, code }: Pick<HostKey, 'kind' | 'code'>): string => `/${kind}/join/${code}`;
