/** A room as this device knows it: its keys, the map as it stood here last, and the changes that are not stored in the room yet. */

import { mapLimits } from '../../contracts/concept-map.ts';
import type { RoomRole } from '../../contracts/map-room.ts';
import { isRecord, isTime, textOf, textsOf } from '../library/shapes/shape.ts';

export interface RoomRecord {
  id: string;
  /** Opens what is sealed. */
  key: string;
  /** What the server asks for; with it the role. */
  token: string;
  role: RoomRole;
  /** Where this device has opened the room: the keys of the two links that can be given away, and the token that ends it. */
  own: { edit: string; read: string; owner: string } | null;
  title: string;
  /** ISO 8601. Empty until the room has been reached once. */
  expires: string;
  /** ISO 8601: when it was opened on this device last. */
  seen: string;
  /** The last change of the room that `state` holds. */
  since: number;
  /** The document of `map-doc.ts`, in base64url; empty until the room has been reached once. */
  state: string;
  /** Own changes that the room has not acknowledged, in base64url; empty where there are none. */
  pending: string;
  /** Own words that the room has not acknowledged, by the id of their concept. */
  words: Readonly<Record<string, string>>;
  /** Own words that went with a concept which somebody else removed, until they have been seen. */
  lost: readonly string[];
  /** It was ended, or its time is over: what is left is the copy on this device. */
  isOver: boolean;
  /** Grows with each writing: by it a tab sees that another one has written. */
  rev: number;
}

const roles: readonly RoomRole[] = ['owner', 'edit', 'read'];
/** Far more than a room holds. */
const mostChars = 8_000_000;
const isSecret = (text: string, chars: number): boolean => text.length === chars && /^[\w-]+$/.test(text);

/** Null: this is none. */
export function readRoomRecord(value: unknown): RoomRecord | null {
  if (!isRecord(value)) return null;
  const [id, key, token] = [textOf(value.id, 64), textOf(value.key, 64), textOf(value.token, 80)];
  const role = roles.find((each) => each === value.role);
  if (!role || !isSecret(id, 22) || !isSecret(key, 43) || !isSecret(token, 22)) return null;
  const own = isRecord(value.own) ? { edit: textOf(value.own.edit, 64), read: textOf(value.own.read, 64), owner: textOf(value.own.owner, 64) } : null;
  return {
    id,
    key,
    token,
    role,
    own: own && Object.values(own).every((each) => isSecret(each, 22)) ? own : null,
    title: textOf(value.title, 200),
    expires: isTime(value.expires) ? value.expires : '',
    seen: isTime(value.seen) ? value.seen : '',
    since: countOf(value.since),
    state: base64Of(value.state),
    pending: base64Of(value.pending),
    words: isRecord(value.words) ? Object.fromEntries(Object.entries(value.words).filter((entry): entry is [string, string] => typeof entry[1] === 'string')) : {},
    lost: textsOf(value.lost, mapLimits.nodes),
    isOver: value.isOver === true,
    rev: countOf(value.rev),
  };
}

const countOf = (value: unknown): number => (Number.isSafeInteger(value) ? Math.max(0, Number(value)) : 0);

function base64Of(value: unknown): string {
  const text = textOf(value, mostChars);
  return /^[\w-]*$/.test(text) ? text : '';
}

/** A room that a link leads to, not opened yet. */
export const roomOfLink = ({ id, key, token }: Pick<RoomRecord, 'id' | 'key' | 'token'>): RoomRecord => ({
  id,
  key,
  token,
  role: 'read',
  own: null,
  title: '',
  expires: '',
  seen: '',
  since: 0,
  state: '',
  pending: '',
  words: {},
  lost: [],
  isOver: false,
  rev: 0,
});
