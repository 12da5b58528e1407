/**
 * The control of the kill rounds: what a client would see of a server that acknowledges first and writes every half second. It stands between the line and its socket. A kill
 * takes what was not written yet, so the same checks must find losses here; if they find none, they could not find any.
 */
import type { Wire } from '../../../src/stores/live/steady-wire.ts';

/** Milliseconds between two writes. */
const writeEvery = 500;

export function earlyAck(socket: Wire): Wire {
  let unwritten: string[] = [];
  const early = new Set<string>();
  const clock = setInterval(() => {
    const due = unwritten;
    unwritten = [];
    for (const text of due) socket.send(text);
  }, writeEvery);
  const wire: Wire = {
    onopen: null,
    onclose: null,
    onmessage: null,
    send(text) {
      const frame = text === 'ping' ? null : (JSON.parse(text) as { t: string; id?: string });
      if (frame?.t !== 'submit' || !frame.id) return socket.send(text);
      unwritten.push(text);
      const { id } = frame;
      early.add(id);
      queueMicrotask(() => wire.onmessage?.({ data: JSON.stringify({ t: 'ack', id, seq: 0 }) }));
    },
    close: (code) => socket.close(code),
  };
  socket.onopen = (event) => wire.onopen?.(event);
  socket.onmessage = (event) => {
    // The acknowledgment that comes after the write is one too many.
    const said = typeof event.data === 'string' && event.data.startsWith('{') ? (JSON.parse(event.data) as { t: string; id?: string }) : null;
    if (said?.t !== 'ack' || !early.has(said.id ?? '')) wire.onmessage?.(event);
  };
  socket.onclose = (event) => {
    clearInterval(clock);
    unwritten = [];
    wire.onclose?.(event);
  };
  return wire;
}
