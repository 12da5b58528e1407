/**
 * Rooms in which several people edit one concept map at the same time (docs/map-rooms.md). The map itself goes through the server sealed; what stands here is what the
 * server has to know. No schema, so that the browser can import it without the validator.
 */

/** Asked for at the handshake, before the token: `t.<token>`. */
export const roomProtocol = 'kora.map.1';
export const roomVersion = 1;

/** What a key allows. The owner can also lock the room and end it. */
export type RoomRole = 'owner' | 'edit' | 'read';

export const roomLimits = {
  /** Days that a room may last. */
  days: [1, 7, 30],
  usualDays: 7,
  /** Connected at the same time. Each has a name of its own from a list. */
  people: 36,
  /** Characters of the whole map as it is stored sealed: about 750 kB. A database row holds two million. */
  stateChars: 1_000_000,
  /** Characters of all that is stored of a room. */
  roomChars: 4_000_000,
  /** Characters of what is told about a person's selection. */
  hereChars: 400,
  /** Characters of a frame from someone who may only read. */
  readerFrameChars: 1_024,
  bodyBytes: 1_000_000 + 2_048,
  /** Changes, and their characters, after which one client is asked for the map as a whole. */
  changesKept: 200,
  charsKept: 300_000,
  /** Frames a second in the long run, and at once. */
  framesPerSecond: 12,
  frameBurst: 60,
  /** Frames that a reader may leave unseen: a class may write at the same moment. */
  unseenFrames: 500,
} as const;

/** Why a line was closed, beside `closeCodes` of the live protocol: as many as may be are in the room. */
export const roomFullCode = 4013;

export interface RoomPerson {
  /** Names a person while connected: `nameOfSeat`. */
  seat: number;
  role: RoomRole;
}

/** A change, or the whole map, as a client has sealed it. */
export interface SealedPart {
  seq: number;
  body: string;
}

export type RoomNakCode = 'bad_json' | 'unknown' | 'validation' | 'hello_first' | 'forbidden' | 'locked' | 'full' | 'slow_down' | 'storage';

export type RoomServerFrame =
  | {
      t: 'welcome';
      v: number;
      /** The last change that is stored. */
      seq: number;
      role: RoomRole;
      seat: number;
      isLocked: boolean;
      /** Milliseconds since 1970. */
      endsAt: number;
      /** The map as a whole, where changes alone would not do. */
      state?: SealedPart;
      /** What came after it, or after `since`. */
      changes: SealedPart[];
      people: RoomPerson[];
    }
  | { t: 'change'; seq: number; body: string }
  | { t: 'ack'; id: string; seq: number; dup?: true }
  | { t: 'nak'; id: string | null; code: RoomNakCode; retryable: boolean; after?: number }
  | { t: 'people'; people: RoomPerson[] }
  | { t: 'here'; seat: number; body: string }
  | { t: 'compact'; upTo: number }
  | { t: 'locked'; on: boolean }
  | { t: 'bye'; code: number; reason: string };

/** What the tag of a sealed change, and of a sealed selection, authenticates. */
export const changePurpose = (room: string): string => `map room ${room}`;
export const herePurpose = (room: string): string => `map room ${room} selection`;

/** "/tools/nebula#room=<id>.<key>.<token>": all of it behind "#", which browsers keep to themselves. */
export const roomPath = '/tools/nebula';
export const roomHash = ({ id, key, token }: { id: string; key?: string; token?: string }): string => `#room=${id}${key && token ? `.${key}.${token}` : ''}`;

/** Null: the address names no room. "damaged": it names one, and is not whole. Without key and token it is a room that this device knows. */
export function readRoomHash(hash: string): { id: string; key?: string; token?: string } | 'damaged' | null {
  const text = /^#?room=(.*)$/.exec(hash)?.[1];
  if (text === undefined) return null;
  const [, id, key, token] = /^([\w-]{22})(?:\.([\w-]{43})\.([\w-]{22}))?$/.exec(text) ?? [];
  if (!id) return 'damaged';
  return key && token ? { id, key, token } : { id };
}
