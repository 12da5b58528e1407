/** Which lines are cut because nothing comes from them any more, and which because too much does; who is told what. */
import { expect, it, vi } from 'vitest';
import type { RoomEvent } from '../../../functions/live/events.ts';
import type { Actor } from '../../../functions/live/room.ts';
import { Sockets } from '../../../functions/live/sockets.ts';
import { apply, emptyRoom } from '../../../functions/live/state.ts';
import { liveLimits } from '../../../src/contracts/live/limits.ts';
import { closeCodes } from '../../../src/contracts/live/protocol.ts';
import { pareLesson } from '../../support/live.ts';

interface FakeSocket {
  kept: unknown;
  sent: string[];
  closedWith: number | null;
  pingedAt: Date | null;
}

/** The sockets of an object that sleeps and wakes: what it keeps is what each socket carries. */
function setUp(room = emptyRoom) {
  const all: FakeSocket[] = [];
  const newSocket = () => {
    const socket = {
      kept: null as unknown,
      sent: [] as string[],
      closedWith: null as number | null,
      pingedAt: null as Date | null,
      send: (text: string) => void socket.sent.push(text),
      close: (code: number) => {
        socket.closedWith = code;
      },
      serializeAttachment: (value: unknown) => {
        socket.kept = structuredClone(value);
      },
      deserializeAttachment: () => structuredClone(socket.kept),
    };
    return socket;
  };
  const context = {
    acceptWebSocket: (socket: FakeSocket) => void all.push(socket),
    getWebSockets: () => all.filter(({ closedWith }) => closedWith === null),
    getWebSocketAutoResponseTimestamp: ({ pingedAt }: FakeSocket) => pingedAt,
  };
  return { newSocket, wake: () => new Sockets(context as never, room) };
}

/** One student's line, at the beginning of time. */
function setUpLine() {
  vi.useFakeTimers({ now: 0 });
  const { newSocket, wake } = setUp();
  const socket = newSocket();
  const sockets = wake();
  sockets.accept(socket as never, { role: 'participant', pid: 'p2' });
  const line = sockets.lineOf(socket as never);
  if (!line) throw new Error('no line');
  return { socket, sockets, line };
}

const seen = JSON.stringify({ t: 'seen', seq: 0 });

it('a line that pings or talks is kept, also through a hibernation; one from which nothing has come for a while is cut and may come back', () => {
  vi.useFakeTimers({ now: 0 });
  const { newSocket, wake } = setUp();
  const [silent, pinging, talking] = [newSocket(), newSocket(), newSocket()];
  const sockets = wake();
  for (const [i, socket] of [silent, pinging, talking].entries()) sockets.accept(socket as never, { role: 'participant', pid: `p${i}` });
  vi.setSystemTime(liveLimits.awayMs - 5_000);
  pinging.pingedAt = new Date();
  const line = sockets.lineOf(talking as never);
  if (!line) throw new Error('no line');
  expect(sockets.read(talking as never, line, seen)).toMatchObject({ t: 'seen' });
  vi.setSystemTime(liveLimits.awayMs + 5_000);
  // Asleep in between.
  wake().closeSilent(Date.now());
  expect([silent.closedWith, pinging.closedWith, talking.closedWith]).toEqual([closeCodes.restart, null, null]);
  expect(JSON.parse(silent.sent.at(-1) ?? '')).toMatchObject({ t: 'bye', retry: true });
  vi.useRealTimers();
});

it('whoever is too fast now and then is told to wait each time and never cut; a flood is', () => {
  const { socket, sockets, line } = setUpLine();
  const most = liveLimits.strikes * liveLimits.frameBurst;
  for (let i = 0; i < 20 * most; i++) {
    sockets.read(socket as never, line, seen);
    line.seen(0);
    // Twice as fast as it may be.
    vi.setSystemTime(Date.now() + 500 / liveLimits.framesPerSecond);
  }
  expect(socket.sent.filter((text) => text.includes('slow_down')).length).toBeGreaterThan(most);
  expect(socket.closedWith).toBeNull();
  for (let i = 0; i < liveLimits.frameBurst + most + 1; i++) {
    sockets.read(socket as never, line, seen);
    line.seen(0);
  }
  expect(socket.closedWith).toBe(closeCodes.abuse);
  vi.useRealTimers();
});

it('whoever floods and reads nothing is cut for the flood, and does not come back by itself', () => {
  const { socket, sockets, line } = setUpLine();
  // Each that is taken is answered, and nothing that comes is seen.
  for (let i = 0; i < 1_000 && socket.closedWith === null; i++)
    if (sockets.read(socket as never, line, seen)) sockets.nak(socket as never, line, null, 'not_in', { retryable: false });
  expect(socket.closedWith).toBe(closeCodes.abuse);
  expect(JSON.parse(socket.sent.at(-1) ?? '')).toMatchObject({ t: 'bye', retry: false });
  vi.useRealTimers();
});

it('the newest page of a seat that says hello takes its place; a handshake that comes late and says nothing does not', () => {
  const { newSocket, wake } = setUp();
  const sockets = wake();
  const arrive = (socket: FakeSocket, hello: boolean): void => {
    sockets.accept(socket as never, { role: 'participant', pid: 'p2' });
    const line = sockets.lineOf(socket as never);
    if (line && hello) sockets.greet(socket as never, line);
  };
  const [first, given, second] = [newSocket(), newSocket(), newSocket()];
  arrive(first, true);
  arrive(given, false);
  expect(first.closedWith).toBeNull();
  arrive(second, true);
  expect([first.closedWith, given.closedWith, second.closedWith]).toEqual([closeCodes.replaced, closeCodes.restart, null]);
});

it('tells a seat alone what concerns it alone, and everybody in the room what the class is shown', () => {
  vi.useFakeTimers({ now: 0 });
  const room = emptyRoom();
  const { newSocket, wake } = setUp(() => room);
  const sockets = wake();
  const greet = (actor: Actor) => {
    const socket = newSocket();
    sockets.accept(socket as never, actor);
    const line = sockets.lineOf(socket as never);
    if (!line) throw new Error('no line');
    sockets.greet(socket as never, line);
    return socket;
  };
  const happens = (event: RoomEvent) => {
    const stored = { seq: room.seq + 1, at: 0, event };
    apply(room, stored);
    sockets.tell([stored]);
  };
  const [ana, ben, teacher] = [greet({ role: 'participant', pid: 'p1' }), greet({ role: 'participant', pid: 'p2' }), greet({ role: 'host' })];
  const heard = () => [ana, ben, teacher].map(({ sent }) => sent.splice(0).flatMap((text) => [JSON.parse(text)].flat().map(({ t }) => t)));
  happens({ is: 'opened', kind: 'pare', title: pareLesson.title, content: pareLesson, pace: 'teacher', admission: false });
  heard();
  happens({ is: 'joined', pid: 'p1', name: 'Ana', waiting: false });
  happens({ is: 'joined', pid: 'p2', name: 'Ben', waiting: false });
  expect(heard()).toEqual([[], [], []]);
  happens({ is: 'renamed', pid: 'p2', name: 'Benno' });
  expect(heard()).toEqual([[], ['own'], []]);
  happens({ is: 'asked', pid: 'p1', id: 'ask-0001', text: 'Why?', level: 0 });
  expect(heard()).toEqual([['own'], [], []]);
  happens({ is: 'replied', ref: `k${room.seq}`, text: 'Look again.' });
  expect(heard()).toEqual([['own'], [], []]);
  happens({ is: 'locked', on: true });
  expect(heard()).toEqual([['state'], ['state'], []]);
  expect([sockets.online()('p1'), sockets.online()('p3'), sockets.hasHost]).toEqual([true, false, true]);
  sockets.closeSeat('p1', closeCodes.removed, 'removed');
  expect([sockets.online()('p1'), ana.closedWith, ben.closedWith]).toEqual([false, closeCodes.removed, null]);
  vi.useRealTimers();
});
