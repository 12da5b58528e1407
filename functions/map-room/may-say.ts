/** Who may say what in a map room. Everyone may say hello, that something was seen, and what they look at. */
import type { RoomClientFrame } from '../../src/contracts/api/map-rooms.ts';
import type { RoomRole } from '../../src/contracts/map-room.ts';

const allowed: Readonly<Record<RoomRole, readonly RoomClientFrame['t'][]>> = {
  owner: ['hello', 'seen', 'here', 'change', 'compact', 'lock'],
  edit: ['hello', 'seen', 'here', 'change', 'compact'],
  read: ['hello', 'seen', 'here'],
};
export const maySay = (role: RoomRole, frame: RoomClientFrame): boolean => allowed[role].includes(frame.t);
