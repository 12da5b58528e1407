/**
 * Rooms for editing a concept map together. POST /api/map-rooms opens one: the browser has drawn its id and its three tokens, and sends the map sealed and the hashes of
 * the tokens, so that the same request again is the same room. GET, DELETE /api/map-rooms/<id>, and its socket: docs/map-rooms.md.
 */
import * as z from 'zod';
import { roomLimits, roomVersion } from '../map-room.ts';
import { sealedText } from './shares.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const days = roomLimits.days.map((day) => z.literal(day));

export const OpenRoomRequest = z
  .strictObject({
    id: z.string().regex(/^[\w-]{22}$/, { error: 'This must be 128 bits in base64url.' }),
    /** SHA-256 of each token, in hexadecimal digits. */
    ownerHash: hash,
    editHash: hash,
    readHash: hash,
    state: sealedText(roomLimits.stateChars),
    expiresInDays: z.union(days, { error: `Use one of: ${roomLimits.days.join(', ')}.` }),
  })
  .refine(({ ownerHash, editHash, readHash }) => new Set([ownerHash, editHash, readHash]).size === 3, { error: 'Draw three different tokens.', path: ['editHash'] });
export type OpenRoomRequest = z.infer<typeof OpenRoomRequest>;

export interface OpenRoomReply {
  /** ISO 8601. */
  expiresAt: string;
}

const id = z.string().regex(/^[A-Za-z0-9-]{8,64}$/);

/** What clients may say on the socket. Unknown fields are refused. */
export const RoomClientFrame = z.discriminatedUnion('t', [
  /** `visit`: drawn for each opening of the page, so that a line that comes back takes its own old place. */
  /** `seat`: the one before a cut, which is given back where it is free. */
  z.strictObject({
    t: z.literal('hello'),
    v: z.literal(roomVersion),
    visit: id,
    since: z.int().min(0).optional(),
    seat: z
      .int()
      .min(0)
      .max(roomLimits.people - 1)
      .optional(),
  }),
  z.strictObject({ t: z.literal('seen'), seq: z.int().min(0) }),
  z.strictObject({ t: z.literal('here'), body: z.union([z.literal(''), sealedText(roomLimits.hereChars)]) }),
  z.strictObject({ t: z.literal('change'), id, body: sealedText(roomLimits.stateChars) }),
  /** The map as a whole, in the place of every change up to `upTo`. */
  z.strictObject({ t: z.literal('compact'), id, upTo: z.int().min(1), body: sealedText(roomLimits.stateChars) }),
  z.strictObject({ t: z.literal('lock'), id, on: z.boolean() }),
]);
export type RoomClientFrame = z.infer<typeof RoomClientFrame>;
