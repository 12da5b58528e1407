/** From a message of a client of a map room to a frame that holds, or to what is wrong with it. */
import { RoomClientFrame } from '../../src/contracts/api/map-rooms.ts';
import type { RoomRole } from '../../src/contracts/map-room.ts';

export type ParsedRoomFrame = { ok: true; frame: RoomClientFrame } | { ok: false; code: 'bad_json' | 'unknown' | 'validation' };

const known = new Set<string>(RoomClientFrame.options.map((option) => option.shape.t.value));

export function parseRoomFrame(message: string): ParsedRoomFrame {
  let value: unknown;
  try {
    value = JSON.parse(message);
  } catch {
    return { ok: false, code: 'bad_json' };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { ok: false, code: 'bad_json' };
  if (!known.has((value as { t?: string }).t ?? '')) return { ok: false, code: 'unknown' };
  const result = RoomClientFrame.safeParse(value);
  return result.success ? { ok: true, frame: result.data } : { ok: false, code: 'validation' };
}

/** Who may say what. Everyone may say hello, that something was seen, and what they look at. */
const allowed: Readonly<Record<RoomRole, readonly RoomClientFrame['t'][]>> = {
  owner: ['hello', 'seen', 'here', 'change', 'compact', 'lock'],
  edit: ['hello', 'seen', 'here', 'change', 'compact'],
  read: ['hello', 'seen', 'here'],
};
export const maySay = (role: RoomRole, frame: RoomClientFrame): boolean => allowed[role].includes(frame.t);
