/** /api/map-rooms: opening a room for a concept map, whether it is still there, its socket, its end. HTTP first, so that what goes wrong has a status. */
import { type Context, Hono } from 'hono';
import { type OpenRoomReply, OpenRoomRequest } from '../../src/contracts/api/map-rooms.ts';
import { type RoomRole, roomLimits, roomProtocol } from '../../src/contracts/map-room.ts';
import { findRoom, type MapRoomEntry, takeRoom } from '../db/map-rooms.ts';
import type { AppEnv } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { limitNetwork, limitRate } from '../http/rate-limit.ts';
import { reachDatabase } from '../http/reach-database.ts';
import { readJson } from '../http/read-json.ts';
import { upgraded } from '../http/upgraded.ts';

const noStore = { 'Cache-Control': 'no-store' };
const dayMs = 86_400_000;
const unauthorized = (): ProblemError => new ProblemError('unauthorized', 'This key does not open the room.');
/** One that never was, one that was ended and one whose time is over look the same. */
const unknownRoom = (): ProblemError => new ProblemError('not-found', 'There is no such room. It was ended, or its time is over.');

export const mapRoomRoutes = (): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .post('/', async (c) => {
      await limitNetwork(c.env.STORE_LIMIT, c.req.raw, 'room');
      const { id, ownerHash, editHash, readHash, state, expiresInDays } = await readJson(c.req.raw, OpenRoomRequest, roomLimits.bodyBytes);
      const now = new Date();
      const lifeMs = (c.var.settings.MAP_ROOM_TTL_S ?? 0) * 1_000 || expiresInDays * dayMs;
      const asked: MapRoomEntry = {
        id,
        object_id: c.env.MAP_ROOM.newUniqueId().toString(),
        owner_hash: ownerHash,
        edit_hash: editHash,
        read_hash: readHash,
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + lifeMs).toISOString(),
      };
      const entry = await reachDatabase(takeRoom(c.env.DB, asked));
      const isOurs = entry?.owner_hash === ownerHash && entry.edit_hash === editHash && entry.read_hash === readHash;
      if (!entry || !isOurs) throw new ProblemError('conflict', 'Draw another id and other tokens.');
      // The same request again, because its answer was lost, opens nothing twice.
      await roomOf(c, entry).open(id, Date.parse(entry.expires_at), state);
      return c.json<OpenRoomReply>({ expiresAt: entry.expires_at }, 201, noStore);
    })
    .get('/:id', async (c) => {
      await limitRate(c.env.EMBEDDED_LIMIT, c.req.raw);
      const { entry, role } = await opened(c, bearer(c));
      return c.json<{ role: RoomRole; expiresAt: string }>({ role, expiresAt: entry.expires_at }, 200, noStore);
    })
    .get('/:id/socket', async (c) => {
      if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') throw new ProblemError('upgrade-required', 'Open it as a WebSocket.', { headers: { Upgrade: 'websocket' } });
      if (!c.req.header('origin') && c.var.settings.ALLOW_NO_ORIGIN !== '1') throw new ProblemError('forbidden-origin', 'Open this site itself and try again there.');
      const asked = (c.req.header('sec-websocket-protocol') ?? '').split(',').map((text) => text.trim());
      if (!asked.includes(roomProtocol)) throw unauthorized();
      const { entry, role } = await opened(c, asked.find((text) => text.startsWith('t.'))?.slice(2) ?? '');
      const response = await roomOf(c, entry).fetch('https://room/socket', { headers: { Upgrade: 'websocket', 'X-Room-Role': role } });
      if (response.status === 101) return upgraded(response.webSocket, roomProtocol);
      throw unknownRoom();
    })
    .delete('/:id', async (c) => {
      await limitRate(c.env.EMBEDDED_LIMIT, c.req.raw);
      const { entry, role } = await opened(c, bearer(c));
      if (role !== 'owner') throw new ProblemError('wrong-token', 'Only whoever opened the room can end it.');
      await roomOf(c, entry).end();
      return c.body(null, 204);
    });

const roomOf = (c: Context<AppEnv>, { object_id }: MapRoomEntry) => c.env.MAP_ROOM.get(c.env.MAP_ROOM.idFromString(object_id));
const bearer = (c: Context<AppEnv>): string => /^Bearer (\S{1,100})$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';

/** The room and what the token allows in it. No object is woken for an id or a token that leads nowhere. */
async function opened(c: Context<AppEnv>, token: string): Promise<{ entry: MapRoomEntry; role: RoomRole }> {
  const found = await reachDatabase(findRoom(c.env.DB, c.req.param('id') ?? '', token, new Date()));
  if (!found) throw unknownRoom();
  if (found.role === null) throw unauthorized();
  return { entry: found.entry, role: found.role };
}
