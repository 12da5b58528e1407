/**
 * The line into a room: own changes go out sealed, one after the other and never twice, those of others come in in their order; after a cut it asks only for what it has
 * missed. Knows nothing of maps.
 */
import { type RoomPerson, type RoomRole, type RoomServerFrame, roomLimits, roomVersion, type SealedPart } from '../../contracts/map-room.ts';
import { openWire, type WireDeps } from '../live/steady-wire.ts';
import type { Bytes } from './local-copy.ts';

export interface RoomLineDeps extends WireDeps {
  newId(): string;
  seal(bytes: Bytes): Promise<string>;
  /** Null: it was sealed with another key, or changed. */
  unseal(sealed: string): Promise<Bytes | null>;
  join(updates: readonly Bytes[]): Bytes;
}

export interface RoomLineEvents {
  welcome(room: { role: RoomRole; seat: number; isLocked: boolean; endsAt: number; people: readonly RoomPerson[] }): void;
  /** A change, or the whole. False: it cannot be read. */
  change(update: Bytes): boolean;
  people(people: readonly RoomPerson[]): void;
  here(seat: number, body: string): void;
  locked(on: boolean): void;
  /** Something that must be kept has changed: `since` or `waiting`. */
  moved(): void;
  away(): void;
  ended(code: number): void;
  /** The map as a whole, when the room asks for it. */
  whole(): Bytes;
  /** Why changes wait: the room takes no more. */
  full(): void;
}

export interface RoomLine {
  /** The last change of the room that was taken in. */
  since(): number;
  /** Own changes that the room has not acknowledged, as one; null: there are none. */
  waiting(): Bytes | null;
  add(update: Bytes): void;
  here(body: string): void;
  lock(on: boolean): void;
  end(code: number): void;
}

/** Milliseconds: between two messages with changes; after a refusal that may be over soon; until it is told what was seen. */
const times = { between: 250, retry: 2_000, seen: 3_000 } as const;
const seenEvery = 24;

interface Start {
  since: number;
  waiting: Bytes | null;
  /** Drawn for each opening of the page. */
  visit: string;
}

export function openRoomLine(start: Start, deps: RoomLineDeps, events: RoomLineEvents): RoomLine {
  let since = start.since;
  let waiting: Bytes[] = start.waiting ? [start.waiting] : [];
  let sent: { id: string; update: Bytes; body: string | null; isPosted: boolean } | null = null;
  let seat = -1;
  let isGreeted = false;
  let isShut = false;
  let isPausing = false;
  /** Something could not be read: this copy must not stand for the whole. */
  let hasGaps = false;
  let unseen = 0;
  let stopSeen = (): void => {};
  let stopRetry = (): void => {};
  /** What comes in is taken in one after the other, because unsealing takes its time. */
  let coming: Promise<void> = Promise.resolve();
  let isOver = false;

  const post = (frame: Record<string, unknown>): void => wire.post(JSON.stringify(frame));

  /** One message at a time: what comes together meanwhile goes as one. */
  async function flush(): Promise<void> {
    if (!isGreeted || isShut || isPausing || sent?.isPosted || (sent === null && waiting.length === 0)) return;
    if (sent === null) {
      sent = { id: deps.newId(), update: deps.join(waiting), body: null, isPosted: false };
      waiting = [];
    }
    const mine = sent;
    mine.body ??= await deps.seal(mine.update);
    if (sent !== mine || !isGreeted || isShut || mine.isPosted) return;
    if (mine.body.length > roomLimits.stateChars) return refuse();
    mine.isPosted = true;
    post({ t: 'change', id: mine.id, body: mine.body });
  }

  /** What was not acknowledged goes again, under the same id. */
  async function flushAgain(): Promise<void> {
    if (sent) sent.isPosted = false;
    await flush();
  }

  function refuse(): void {
    isShut = true;
    events.full();
  }

  function settle(id: string): void {
    if (sent?.id !== id) return;
    sent = null;
    events.moved();
    isPausing = true;
    deps.after(times.between, () => {
      isPausing = false;
      void flush();
    });
  }

  function again(ms: number): void {
    stopRetry();
    stopRetry = deps.after(ms, () => void flushAgain());
  }

  async function takeIn({ seq, body }: SealedPart): Promise<boolean> {
    const update = await deps.unseal(body);
    const isRead = update !== null && events.change(update);
    if (!isRead) hasGaps = true;
    since = Math.max(since, seq);
    return isRead;
  }

  async function take(frame: RoomServerFrame): Promise<void> {
    switch (frame.t) {
      case 'welcome': {
        // The whole is what the room was opened with: whoever cannot read it has another key.
        if (frame.state && !(await takeIn(frame.state))) return wire.end(wrongKey);
        for (const change of frame.changes) await takeIn(change);
        since = frame.seq;
        seat = frame.seat;
        isGreeted = true;
        isShut = frame.isLocked && frame.role !== 'owner';
        wire.greeted();
        events.welcome(frame);
        events.moved();
        await flushAgain();
        break;
      }
      case 'change':
        await takeIn(frame);
        events.moved();
        break;
      case 'ack':
        since = Math.max(since, frame.seq);
        settle(frame.id);
        break;
      case 'nak':
        if (frame.retryable) again(frame.after ?? times.retry);
        else if (frame.code === 'full' && frame.id === sent?.id) refuse();
        else if (frame.code === 'locked') isShut = true;
        break;
      case 'locked':
        isShut = frame.on && !isOwner;
        events.locked(frame.on);
        await flushAgain();
        break;
      case 'compact':
        if (!hasGaps && frame.upTo <= since) {
          const body = await deps.seal(events.whole());
          if (body.length <= roomLimits.stateChars) post({ t: 'compact', id: deps.newId(), upTo: frame.upTo, body });
        }
        break;
      case 'people':
        events.people(frame.people);
        break;
      case 'here':
        events.here(frame.seat, frame.body);
        break;
    }
  }

  let isOwner = false;
  function haveSeen(): void {
    unseen++;
    const tell = (): void => {
      stopSeen();
      stopSeen = () => {};
      unseen = 0;
      if (isGreeted) post({ t: 'seen', seq: since });
    };
    if (unseen >= seenEvery) tell();
    else if (unseen === 1) stopSeen = deps.after(times.seen, tell);
  }

  const wire = openWire(deps, {
    opened: () => {
      isGreeted = false;
      post({ t: 'hello', v: roomVersion, visit: start.visit, ...(since > 0 && { since }), ...(seat >= 0 && { seat }) });
    },
    message: (text) => {
      // From our own server.
      const frame = JSON.parse(text) as RoomServerFrame;
      if (frame.t === 'welcome') isOwner = frame.role === 'owner';
      coming = coming.then(async () => {
        if (isOver) return;
        await take(frame);
        haveSeen();
      });
    },
    away: () => {
      isGreeted = false;
      unseen = 0;
      stopSeen();
      events.away();
    },
    ended: (code) => {
      isOver = true;
      isGreeted = false;
      stopSeen();
      stopRetry();
      events.ended(code);
    },
  });

  return {
    since: () => since,
    waiting: () => (sent || waiting.length > 0 ? deps.join([...(sent ? [sent.update] : []), ...waiting]) : null),
    add: (update) => {
      waiting.push(update);
      void flush();
    },
    here: (body) => {
      if (isGreeted) post({ t: 'here', body });
    },
    lock: (on) => post({ t: 'lock', id: deps.newId(), on }),
    end: (code) => wire.end(code),
  };
}

/** Beside the close codes of the server: what is stored cannot be opened with the key of the link. */
export const wrongKey = 4900;
