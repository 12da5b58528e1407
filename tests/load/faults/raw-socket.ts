/** A WebSocket by hand, for what no well-behaved client does: it can stop reading. */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { subprotocol } from '../../../src/contracts/live/protocol.ts';

export interface RawSocket {
  send(text: string): void;
  /** Nothing more is read from the network. */
  stall(): void;
  /** Reads again; the codes of what came, and the code of the close if there was one. */
  drain(ms: number): Promise<{ frames: number; closeCode: number | null }>;
  destroy(): void;
}

export async function openRaw(origin: string, code: string, token: string): Promise<RawSocket> {
  const { hostname, port } = new URL(origin);
  const socket: Socket = connect(Number(port), hostname);
  let received = Buffer.alloc(0);
  socket.on('error', () => {});
  const opened = Promise.withResolvers<void>();
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    const end = received.indexOf('\r\n\r\n');
    if (end < 0 || !received.subarray(0, 4).equals(Buffer.from('HTTP'))) return;
    if (!received.toString('latin1', 0, 12).endsWith('101')) opened.reject(new Error('the socket was refused'));
    received = received.subarray(end + 4);
    opened.resolve();
  });
  socket.on('close', () => opened.reject(new Error('the socket was refused')));
  const lines = [
    `GET /api/live/sessions/${code}/socket HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    `Origin: ${origin}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    `Sec-WebSocket-Protocol: ${subprotocol}, t.${token}`,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  await opened.promise;
  return {
    send: (text) => socket.write(masked(text)),
    stall: () => socket.pause(),
    async drain(ms) {
      socket.resume();
      const end = Date.now() + ms;
      let found = framesIn(received);
      while (found.closeCode === null && !socket.destroyed && Date.now() < end) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        found = framesIn(received);
      }
      return found;
    },
    destroy: () => socket.destroy(),
  };
}

/** A text frame of a client, shorter than 64 kB. */
function masked(text: string): Buffer {
  const payload = Buffer.from(text);
  const mask = randomBytes(4);
  const head = payload.length < 126 ? Buffer.from([0x81, 0x80 | payload.length]) : Buffer.from([0x81, 0x80 | 126, payload.length >> 8, payload.length & 255]);
  return Buffer.concat([head, mask, payload.map((byte, i) => byte ^ (mask[i % 4] ?? 0))]);
}

/** Whole frames of a server, which are not masked. */
function framesIn(bytes: Buffer): { frames: number; closeCode: number | null } {
  let frames = 0;
  for (let at = 0; at + 2 <= bytes.length; ) {
    const short = (bytes[at + 1] ?? 0) & 127;
    const head = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (at + head > bytes.length) break;
    const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
    if (at + head + length > bytes.length) break;
    if (((bytes[at] ?? 0) & 15) === 8) return { frames, closeCode: length >= 2 ? bytes.readUInt16BE(at + head) : 1005 };
    frames++;
    at += head + length;
  }
  return { frames, closeCode: null };
}
