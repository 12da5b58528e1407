/** How long a session lasts and how long what it held is kept. Pure; times in milliseconds since 1970. */
import { liveLimits } from '../../src/contracts/live/limits.ts';
import type { SessionMeta } from './session-store.ts';
import type { Room } from './state.ts';

/** When the session ends by itself. */
export function endsAt(meta: SessionMeta, { seats }: Pick<Room, 'seats'>, isEmpty: boolean): number {
  const idle = Math.min(seats.size === 0 ? liveLimits.lobbyMs : liveLimits.idleMs, meta.life_ms);
  return Math.min(meta.expires_at, isEmpty ? meta.quiet_since + idle : Number.POSITIVE_INFINITY);
}

/** When everything is erased. */
export const goneAt = ({ life_ms }: SessionMeta, { endedAt }: Pick<Room, 'endedAt'>): number => (endedAt ?? Number.POSITIVE_INFINITY) + Math.min(liveLimits.keptMs, life_ms);

/** Did it end by itself? */
export const hasExpired = (meta: SessionMeta | null, { endedAt }: Pick<Room, 'endedAt'>): boolean => (endedAt ?? 0) >= (meta?.expires_at ?? Number.POSITIVE_INFINITY);
