/** A room without a network: passes changes on and keeps them, as functions/map-room does, with lines that a test cuts and a clock of its own. */
import type { RoomClientFrame } from '../../src/contracts/api/map-rooms.ts';
import type { RoomRole, RoomServerFrame, SealedPart } from '../../src/contracts/map-room.ts';
import type { Wire, WireDeps } from '../../src/stores/live/steady-wire.ts';
import type { Bytes } from '../../src/stores/map-room/local-copy.ts';
import { openRoom, type Room } from '../../src/stores/map-room/room.ts';
import { type RoomRecord, roomOfLink } from '../../src/stores/map-room/room-record.ts';
import { fromBase64Url, toBase64Url } from '../../src/stores/sealing/bytes.ts';

/** Milliseconds: what waits longer waits for a line that says nothing. */
const patience = 5_000;
const roomId = 'r'.repeat(22);

/** Sealing is tested elsewhere; here it takes no time. */
const seal = async (bytes: Bytes): Promise<string> => toBase64Url(bytes);
const unseal = async (sealed: string): Promise<Bytes | null> => fromBase64Url(sealed);

interface Line extends Wire {
  role: RoomRole;
  visit: string;
  seat: number;
  isOpen: boolean;
}

export interface Device {
  room: Room;
  /** What the device keeps. */
  kept: () => RoomRecord;
  /** Without a network, or with it again. */
  setOnline(isOnline: boolean): void;
  /** Closes the page and opens it again from what was kept. */
  reload(): Promise<void>;
  /** The line is cut at the moment of the next acknowledgment. */
  loseNextAck(): void;
}

export async function roomServer(whole: Bytes, { compactAfter = 12 }: { compactAfter?: number } = {}) {
  let state: SealedPart = { seq: 1, body: await seal(whole) };
  let changes: (SealedPart & { id: string })[] = [];
  let seq = 1;
  let said = 0;
  let isLocked = false;
  const lines = new Set<Line>();
  let timers: { run: () => void }[] = [];
  const stats = { changes: 0, dups: 0, compactions: 0 };

  const people = () => [...lines].filter(({ seat }) => seat >= 0).map(({ seat, role }) => ({ seat, role }));
  const tell = (line: Line, frame: RoomServerFrame): void => {
    said++;
    queueMicrotask(() => line.isOpen && line.onmessage?.({ data: JSON.stringify(frame) }));
  };
  const tellOthers = (line: Line, frame: RoomServerFrame): void => {
    for (const other of lines) if (other !== line && other.seat >= 0) tell(other, frame);
  };

  function cut(line: Line | null): void {
    line?.close();
    for (const other of lines) tell(other, { t: 'people', people: people() });
    queueMicrotask(() => line?.onclose?.({ code: 1006 }));
  }

  function take(line: Line, frame: RoomClientFrame, losesAck: () => boolean): void {
    said++;
    switch (frame.t) {
      case 'hello': {
        const since = frame.since ?? 0;
        const taken = new Set([...lines].map(({ seat }) => seat));
        for (let free = 0; line.seat < 0; free++) if (!taken.has(free)) line.seat = free;
        const from = Math.max(since, state.seq);
        tell(line, {
          t: 'welcome',
          v: 1,
          seq,
          role: line.role,
          seat: line.seat,
          isLocked,
          endsAt: 4_000_000_000_000,
          ...(since < state.seq && { state }),
          changes: changes.filter((change) => change.seq > from),
          people: people(),
        });
        tellOthers(line, { t: 'people', people: people() });
        break;
      }
      case 'change': {
        const known = changes.find(({ id }) => id === frame.id);
        const isShut = isLocked && line.role !== 'owner';
        if (isShut || line.role === 'read') {
          tell(line, { t: 'nak', id: frame.id, code: isShut ? 'locked' : 'forbidden', retryable: false });
          return;
        }
        if (known) stats.dups++;
        else {
          changes.push({ seq: ++seq, id: frame.id, body: frame.body });
          stats.changes++;
          tellOthers(line, { t: 'change', seq, body: frame.body });
        }
        if (losesAck()) cut(line);
        else tell(line, { t: 'ack', id: frame.id, seq: known?.seq ?? seq, ...(known && { dup: true }) });
        if (changes.length >= compactAfter) tell(line, { t: 'compact', upTo: seq });
        break;
      }
      case 'compact':
        if (frame.upTo <= state.seq) return;
        stats.compactions++;
        state = { seq: frame.upTo, body: frame.body };
        changes = changes.filter((change) => change.seq > frame.upTo);
        break;
      case 'lock':
        isLocked = frame.on;
        for (const each of lines) tell(each, { t: 'locked', on: frame.on });
        break;
      case 'here':
        tellOthers(line, { t: 'here', seat: line.seat, body: frame.body });
        break;
    }
  }

  async function device(role: RoomRole, record: RoomRecord = { ...roomOfLink({ id: roomId, key: 'k'.repeat(43), token: 't'.repeat(22) }), role }): Promise<Device> {
    let kept = record;
    let isOnline = true;
    let isLossDue = false;
    let chance = (): void => {};
    let mine: Line | null = null;
    let ids = 0;
    const name = String(Math.random()).slice(2, 10);
    const deps = (): WireDeps => ({
      random: () => 0,
      isHidden: () => false,
      check: async () => 'unknown',
      after: (ms, run) => {
        // Nothing here is ever so slow that a line would be given up.
        if (ms >= patience) return () => {};
        const timer = { run };
        timers.push(timer);
        return () => {
          timers = timers.filter((each) => each !== timer);
        };
      },
      onDoubt: () => () => {},
      onChance: (run) => {
        chance = run;
        return () => {};
      },
      connect: () => {
        const line: Line = {
          role,
          visit: '',
          seat: -1,
          isOpen: false,
          onopen: null,
          onclose: null,
          onmessage: null,
          send: (text) => {
            if (line.isOpen && text !== 'ping') take(line, JSON.parse(text) as RoomClientFrame, loses);
          },
          close: () => {
            line.isOpen = false;
            lines.delete(line);
          },
        };
        mine = line;
        queueMicrotask(() => {
          // Without a network it hangs until there is one.
          if (!isOnline) return;
          line.isOpen = true;
          lines.add(line);
          line.onopen?.(undefined as never);
        });
        return line;
      },
    });
    const loses = (): boolean => {
      const isLost = isLossDue;
      isLossDue = false;
      return isLost;
    };
    const open = (): Room =>
      openRoom(kept, {
        seal,
        unseal,
        wire: deps(),
        newId: () => `${name}-${++ids}`,
        keep: async (now, rev) => {
          kept = { ...now, rev: rev + 1 };
          return { rev: rev + 1, other: null };
        },
      });
    const made: Device = {
      room: open(),
      kept: () => kept,
      setOnline: (on) => {
        isOnline = on;
        cut(mine);
        if (on) chance();
      },
      reload: async () => {
        await made.room.close();
        made.room = open();
      },
      loseNextAck: () => {
        isLossDue = true;
      },
    };
    return made;
  }

  return {
    device,
    stats,
    /** Lets everything that is under way arrive, timers included: until nothing is sealed, opened or said any more. */
    settle: async (): Promise<void> => {
      for (let quiet = 0; quiet < 3; ) {
        const before = said;
        for (let i = 0; i < 4; i++) await new Promise((resolve) => setImmediate(resolve));
        const due = timers;
        timers = [];
        for (const { run } of due) run();
        quiet = due.length === 0 && said === before ? quiet + 1 : 0;
      }
    },
    /** A moment: what is under way goes a little further. */
    tick: async (): Promise<void> => {
      await new Promise((resolve) => setImmediate(resolve));
    },
    stored: () => ({ state, changes }),
  };
}
