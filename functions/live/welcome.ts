/** What a line is told that says hello: all of the room, or that only what it has missed follows. Pure. */
import { liveLimits } from '../../src/contracts/live/limits.ts';
import { protocolVersion, type ServerFrame } from '../../src/contracts/live/protocol.ts';
import { type Actor, storedIds } from './room.ts';
import type { Room } from './state.ts';
import { type IsOnline, snapshotFor, youOf } from './views.ts';

type Welcome = Extract<ServerFrame, { t: 'welcome' }>;

/** `since`: the last event that the line has seen. Of too many it is told the outcome instead. */
export const mayReplay = (room: Room, since: number | undefined): since is number =>
  since !== undefined && since > 0 && since <= room.seq && room.seq - since <= liveLimits.replayEvents;

/** With `since` the events after it are to follow. */
export function welcomeFor(
  room: Room,
  actor: Actor,
  isOnline: IsOnline,
  { since, ...session }: Pick<Welcome, 'inst' | 'now' | 'endsAt' | 'hostAway'> & { since: number | null },
): Welcome {
  return {
    t: 'welcome',
    v: protocolVersion,
    seq: since ?? room.seq,
    you: youOf(room, actor),
    ...(since === null && { snapshot: snapshotFor(room, actor, isOnline) }),
    acked: storedIds(room, actor.role === 'participant' ? actor.pid : actor.role),
    ...session,
  };
}
