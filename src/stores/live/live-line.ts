/**
 * One line into a live session: comes back by itself after a cut, with a growing and random wait; sends again what was not acknowledged, under the same id; and asks
 * only for what it has missed. Draws nothing.
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { ClientFrameBody } from '../../contracts/live/frames.ts';
import { type NakCode, protocolVersion, retriedCodes, type ServerFrame, subprotocol } from '../../contracts/live/protocol.ts';
import { applyFrame, type LiveView, withOwn } from './live-view.ts';
import type { Kept, Outbox } from './outbox.ts';

/** `away`: cut, and trying again. `closed`: for good, `code` says why (`closeCodes`; 404: the session is gone). */
export type LineState = { is: 'connecting' } | { is: 'open' } | { is: 'away' } | { is: 'closed'; code: number };

export type Outcome = { ok: true; seq: number } | { ok: false; code: NakCode; field?: string };

export interface Notice {
  code: Extract<ServerFrame, { t: 'notice' }>['code'];
  text: string;
  help: boolean;
}

/** The part of a WebSocket that is used. */
export interface Wire {
  send(text: string): void;
  close(code?: number): void;
  onopen: ((event: never) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
}

export interface LineDeps {
  connect(): Wire;
  outbox: Outbox;
  random(): number;
  newId(): string;
  /** Runs once after the milliseconds; returns what calls it off. */
  after(ms: number, run: () => void): () => void;
  isHidden(): boolean;
  /** Calls back when it is worth trying at once: the network is back, the page is looked at again. Returns what ends it. */
  onChance(run: () => void): () => void;
  /** After a line was refused: is the session still there for this key? */
  check(): Promise<'there' | 'gone' | 'removed' | 'unknown'>;
}

export interface LiveLine {
  $view: ReadableAtom<LiveView | null>;
  $state: ReadableAtom<LineState>;
  /** Kept and not acknowledged yet. */
  $unsent: ReadableAtom<readonly Kept[]>;
  $notice: ReadableAtom<Notice | null>;
  /** Sends what is to be done; answers once it is stored or refused. An instruction without `id` gets one. */
  send(frame: WithoutId): Promise<Outcome>;
  dismissNotice(): void;
  close(): void;
}

type WithoutId = Kept extends infer F ? (F extends { id: string } ? Omit<F, 'id'> : never) : never;

/** Milliseconds. */
const times = { first: 500, growth: 1.5, longest: 5_000, longestHidden: 60_000, connect: 8_000, ping: 15_000, pong: 10_000, seen: 5_000, retry: 2_000 } as const;
const seenEvery = 16;
/** Lines refused in a row after which it is asked whether the session is still there. */
const askAfter = 2;

export function openLine(deps: LineDeps): LiveLine {
  const { outbox } = deps;
  const $view = atom<LiveView | null>(null);
  const $state = atom<LineState>({ is: 'connecting' });
  const $unsent = atom<readonly Kept[]>(outbox.all());
  const $notice = atom<Notice | null>(null);
  const waiting = new Map<string, (outcome: Outcome) => void>();
  let wire: Wire | null = null;
  let isGreeted = false;
  let failures = 0;
  let unseen = 0;
  let stopPing = (): void => {};
  let stopRetry = (): void => {};
  let stopSeen = (): void => {};
  let stopComing = (): void => {};
  let isOver = false;

  const post = (frame: ClientFrameBody): void => wire?.send(JSON.stringify(frame));

  function connect(): void {
    stopComing();
    if (isOver || wire) return;
    isGreeted = false;
    const mine = deps.connect();
    wire = mine;
    let isOpen = false;
    const stopWaiting = deps.after(times.connect, () => lose(mine));
    mine.onopen = () => {
      if (wire !== mine) return;
      isOpen = true;
      stopWaiting();
      const since = $view.get()?.seq;
      post({ t: 'hello', v: protocolVersion, ...(since && { since }) });
      ping();
    };
    mine.onmessage = ({ data }) => {
      if (wire !== mine) return;
      ping();
      if (data === 'pong' || typeof data !== 'string') return;
      // From our own server.
      const message = JSON.parse(data) as ServerFrame | ServerFrame[];
      for (const frame of Array.isArray(message) ? message : [message]) take(frame);
      haveSeen();
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
    stopPing();
    stopSeen();
    if (isOver) return;
    // 1000 on a line that was open: we have left.
    if (code === 1000 ? wasOpen : !retriedCodes.includes(code)) {
      end(code);
      return;
    }
    $state.set({ is: 'away' });
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
    stopComing();
    stopPing();
    stopRetry();
    stopSeen();
    wire?.close();
    wire = null;
    $state.set({ is: 'closed', code });
    for (const done of waiting.values()) done({ ok: false, code: 'ended' });
    waiting.clear();
  }

  /** Any message is a sign of life; without one for a while the other side is asked for it. */
  function ping(): void {
    stopPing();
    stopPing = deps.after(times.ping, () => {
      const asked = wire;
      asked?.send('ping');
      stopPing = deps.after(times.pong, () => asked && lose(asked));
    });
  }

  function haveSeen(): void {
    unseen++;
    const tell = (): void => {
      stopSeen();
      stopSeen = () => {};
      unseen = 0;
      const seq = $view.get()?.seq;
      if (isGreeted && seq !== undefined) post({ t: 'seen', seq });
    };
    if (unseen >= seenEvery) tell();
    else if (unseen === 1) stopSeen = deps.after(times.seen, tell);
  }

  function take(frame: ServerFrame): void {
    $view.set(applyFrame($view.get(), frame));
    switch (frame.t) {
      case 'welcome':
        isGreeted = true;
        failures = 0;
        $state.set({ is: 'open' });
        for (const id of frame.acked) settle(id, { ok: true, seq: frame.seq });
        flush();
        break;
      case 'ack':
        settle(frame.id, { ok: true, seq: frame.seq });
        break;
      case 'nak':
        if (frame.retryable) again(frame.after ?? times.retry);
        else if (frame.id) settle(frame.id, { ok: false, code: frame.code, ...(frame.field && { field: frame.field }) });
        break;
      case 'state':
      case 'own':
        // What was refused because a step was shut may go now.
        if (outbox.all().length > 0) again(0);
        break;
      case 'notice':
        $notice.set({ code: frame.code, text: frame.text, help: frame.help === true });
        break;
    }
  }

  function settle(id: string, outcome: Outcome): void {
    const sent = outbox.all().find((frame) => frame.id === id);
    if (outcome.ok && sent) $view.set(withOwn($view.get(), sent));
    outbox.remove(id);
    $unsent.set(outbox.all());
    waiting.get(id)?.(outcome);
    waiting.delete(id);
  }

  function flush(): void {
    if (isGreeted) for (const frame of outbox.all()) post(frame);
  }

  function again(ms: number): void {
    stopRetry();
    stopRetry = deps.after(ms, flush);
  }

  const stopChances = deps.onChance(() => {
    if ($state.get().is === 'away') connect();
  });
  connect();

  return {
    $view,
    $state,
    $unsent,
    $notice,
    send: (body) => {
      if (isOver) return Promise.resolve({ ok: false, code: 'ended' });
      // The body is a frame but for its id.
      const frame = { ...body, id: deps.newId() } as Kept;
      outbox.add(frame);
      $unsent.set(outbox.all());
      if (isGreeted) post(frame);
      return new Promise((resolve) => waiting.set(frame.id, resolve));
    },
    dismissNotice: () => $notice.set(null),
    close: () => end(1000),
  };
}

/** The line of this browser to an address of ours. `token` goes into the handshake, never into the address, which is logged. */
export function browserLine(code: string, token: string, { outbox, check }: Pick<LineDeps, 'outbox' | 'check'>): LiveLine {
  return openLine({
    outbox,
    check,
    // A WebSocket calls back with more than a Wire asks for.
    connect: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/live/sessions/${code}/socket`, [subprotocol, `t.${token}`]) as unknown as Wire,
    random: Math.random,
    newId: () => crypto.randomUUID(),
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
  });
}
