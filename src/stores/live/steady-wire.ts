/**
 * A socket that comes back by itself after a cut, with a growing and random wait, and notices a line that says nothing any more. What is said on it is the business of
 * whoever opens it.
 */
import { retriedCodes } from '../../contracts/live/protocol.ts';

/** The part of a WebSocket that is used. */
export interface Wire {
  send(text: string): void;
  close(code?: number): void;
  onopen: ((event: never) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
}

export interface WireDeps {
  connect(): Wire;
  random(): number;
  /** Runs once after the milliseconds; returns what calls it off. */
  after(ms: number, run: () => void): () => void;
  isHidden(): boolean;
  /** Calls back when it is worth trying at once: the network is back, the page is looked at again. Returns what ends it. */
  onChance(run: () => void): () => void;
  /** Calls back when the network may be gone. Returns what ends it. */
  onDoubt(run: () => void): () => void;
  /** After a line was refused: is the other side still there for this key? */
  check(): Promise<'there' | 'gone' | 'removed' | 'unknown'>;
}

export interface WireEvents {
  /** A socket is open: the moment to say hello. */
  opened(): void;
  message(text: string): void;
  /** Cut, and trying again. */
  away(): void;
  /** For good, once. `code`: why (`closeCodes`; 404: what was at the other end is gone). */
  ended(code: number): void;
}

export interface SteadyWire {
  post(text: string): void;
  /** The other side has answered the hello: the next cut is a first one again. */
  greeted(): void;
  end(code: number): void;
}

/** Milliseconds. */
const times = { first: 500, growth: 1.5, longest: 5_000, longestHidden: 60_000, connect: 8_000, ping: 15_000, pong: 10_000, pongInDoubt: 3_000 } as const;
/** Lines refused in a row after which it is asked whether the other side is still there. */
const askAfter = 2;

export function openWire(deps: WireDeps, events: WireEvents): SteadyWire {
  let wire: Wire | null = null;
  let isOpen = false;
  let isGreeted = false;
  let failures = 0;
  let isOver = false;
  let stopPing = (): void => {};
  let stopComing = (): void => {};

  function connect(): void {
    stopComing();
    if (isOver || wire) return;
    isGreeted = false;
    const mine = deps.connect();
    wire = mine;
    isOpen = false;
    const stopWaiting = deps.after(times.connect, () => lose(mine));
    mine.onopen = () => {
      if (wire !== mine) return;
      isOpen = true;
      stopWaiting();
      events.opened();
      ping();
    };
    mine.onmessage = ({ data }) => {
      if (wire !== mine) return;
      ping();
      if (data !== 'pong' && typeof data === 'string') events.message(data);
    };
    mine.onclose = ({ code }) => {
      stopWaiting();
      if (wire === mine) lost(code, isOpen);
    };
  }

  /** Gives up on a line that says nothing any more. */
  function lose(which: Wire): void {
    if (wire !== which) return;
    which.onclose = null;
    which.close();
    lost(1006, false);
  }

  function lost(code: number, wasOpen: boolean): void {
    wire = null;
    isOpen = false;
    stopPing();
    if (isOver) return;
    // 1000 on a line that was open: we have left.
    if (code === 1000 ? wasOpen : !retriedCodes.includes(code)) {
      end(code);
      return;
    }
    events.away();
    failures = wasOpen && isGreeted ? 0 : failures + 1;
    if (failures >= askAfter)
      void deps.check().then((answer) => {
        if (answer === 'gone') end(404);
        if (answer === 'removed') end(4004);
      });
    const longest = deps.isHidden() ? times.longestHidden : times.longest;
    stopComing = deps.after(deps.random() * Math.min(longest, times.first * times.growth ** failures), connect);
  }

  function end(code: number): void {
    if (isOver) return;
    isOver = true;
    stopChances();
    stopDoubts();
    stopComing();
    stopPing();
    wire?.close();
    wire = null;
    events.ended(code);
  }

  /** Any message is a sign of life; without one for a while the other side is asked for it. */
  function ping(): void {
    stopPing();
    stopPing = deps.after(times.ping, () => ask(times.pong));
  }

  function ask(patience: number): void {
    const asked = wire;
    if (!asked) return;
    stopPing();
    asked.send('ping');
    stopPing = deps.after(patience, () => lose(asked));
  }

  // While a socket stands, or is being opened, nothing happens.
  const stopChances = deps.onChance(connect);
  // A server near by may be reached all the same.
  const stopDoubts = deps.onDoubt(() => isOpen && ask(times.pongInDoubt));
  connect();

  return {
    post: (text) => wire?.send(text),
    greeted: () => {
      isGreeted = true;
      failures = 0;
    },
    end,
  };
}

/** What the browser brings: its sockets, its clock, and when the network is back. `path`: without the origin. The protocols carry the token, because an address is logged. */
export const browserWire = (path: string, protocols: string[]): Omit<WireDeps, 'check'> => ({
  connect: () => {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${path}`, protocols);
    // Once the other side is closing, the close event follows: what is said meanwhile is said again on the next line.
    socket.send = (text) => {
      if (socket.readyState === WebSocket.OPEN) WebSocket.prototype.send.call(socket, text);
    };
    // A WebSocket calls back with more than a Wire asks for.
    return socket as unknown as Wire;
  },
  random: Math.random,
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  isHidden: () => document.visibilityState === 'hidden',
  onChance: (run) => {
    const look = () => document.visibilityState === 'visible' && run();
    addEventListener('online', run);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('online', run);
      document.removeEventListener('visibilitychange', look);
    };
  },
  onDoubt: (run) => {
    addEventListener('offline', run);
    return () => removeEventListener('offline', run);
  },
});
