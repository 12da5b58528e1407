/** Rooms for maps of a test Worker, with real sockets: opening one, coming in, saying and hearing frames. */

import { sha256 } from '../../functions/db/hashes.ts';
import { type RoomServerFrame, roomProtocol, roomVersion } from '../../src/contracts/map-room.ts';
import { randomText } from '../../src/stores/sealing/bytes.ts';
import { type LiveServer, postJson } from './live.ts';

/** What stands for a sealed map; the server cannot tell. */
export const sealedAs = (text: string): string => `${text}${'A'.repeat(Math.max(0, 40 - text.length))}`;

export interface MadeRoom {
  id: string;
  owner: string;
  edit: string;
  read: string;
  expiresAt: string;
}

export async function roomRequest(change: Record<string, unknown> = {}) {
  const [id, owner, edit, read] = [randomText(16), randomText(16), randomText(16), randomText(16)];
  const [ownerHash, editHash, readHash] = await Promise.all([owner, edit, read].map(sha256));
  return { tokens: { id, owner, edit, read }, body: { id, ownerHash, editHash, readHash, state: sealedAs('first-state'), expiresInDays: 7, ...change } };
}

export async function makeRoom(server: LiveServer, change: Record<string, unknown> = {}): Promise<MadeRoom> {
  const { tokens, body } = await roomRequest(change);
  const response = await postJson(server, '/api/map-rooms', body);
  if (response.status !== 201) throw new Error(`opening answered ${response.status}: ${await response.text()}`);
  return { ...tokens, ...((await response.json()) as { expiresAt: string }) };
}

type Of<T extends RoomServerFrame['t']> = Extract<RoomServerFrame, { t: T }>;

/** Milliseconds a frame may take on a busy machine. */
const patience = 15_000;

/** Opens the socket and says hello; rejects when the handshake is refused. */
export async function enter(server: LiveServer, id: string, token: string, { since, seat, hello = true }: { since?: number; seat?: number; hello?: boolean } = {}) {
  const url = `${server.origin.replace(/^http/, 'ws')}/api/map-rooms/${id}/socket`;
  // Node's own WebSocket takes headers beside the protocols, which its types do not say.
  const socket = new WebSocket(url, { protocols: [roomProtocol, `t.${token}`], headers: { Origin: server.origin } } as unknown as string[]);
  const frames: RoomServerFrame[] = [];
  let taken = 0;
  let wake = (): void => {};
  const closed = new Promise<number>((resolve) => {
    socket.onclose = ({ code }) => resolve(code);
  });
  socket.onmessage = ({ data }) => {
    if (data !== 'pong') frames.push(JSON.parse(String(data)) as RoomServerFrame);
    wake();
  };
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve();
    socket.onerror = () => reject(new Error('the socket was refused'));
  });
  const send = (frame: Record<string, unknown>): void => socket.send(JSON.stringify(frame));
  if (hello) send({ t: 'hello', v: roomVersion, visit: crypto.randomUUID(), ...(since !== undefined && { since }), ...(seat !== undefined && { seat }) });
  return {
    frames,
    send,
    sendRaw: (data: string | Uint8Array<ArrayBuffer>) => socket.send(data),
    closed,
    close: () => socket.close(),
    /** The next frame of the kind; those before it are passed over. */
    async next<T extends RoomServerFrame['t']>(t: T): Promise<Of<T>> {
      const end = Date.now() + patience;
      for (;;) {
        const at = frames.findIndex((frame, i) => i >= taken && frame.t === t);
        if (at >= 0) {
          taken = at + 1;
          return frames[at] as Of<T>;
        }
        if (Date.now() > end) throw new Error(`no frame ${t}; came: ${frames.map((frame) => frame.t).join(' ')}`);
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, 500);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
    },
  };
}
