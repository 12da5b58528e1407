/**
 * One shared map while it is open here: the copy on this device, the line to the others, and who they are. Every change is kept on the device first, so that what is written
 * without a connection is there after a reload, and goes out when the connection is back.
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { ConceptMap } from '../../contracts/concept-map.ts';
import { closeCodes } from '../../contracts/live/protocol.ts';
import { changePurpose, herePurpose, type RoomRole } from '../../contracts/map-room.ts';
import type { WireDeps } from '../live/steady-wire.ts';
import { bytesOf, fromBase64Url, textOf, toBase64Url } from '../sealing/bytes.ts';
import { type Bytes, joined, openCopy } from './local-copy.ts';
import { type Person, peopleOf } from './people.ts';
import { openRoomLine, type RoomLine } from './room-line.ts';
import type { RoomRecord } from './room-record.ts';

/** `over`: ended, or its time is over. `away`: cut, and trying again. */
export type RoomState = { is: 'connecting' } | { is: 'open' } | { is: 'away' } | { is: 'over' } | { is: 'shut'; code: number };

export interface Room {
  record: RoomRecord;
  $item: ReadableAtom<{ title: string; body: ConceptMap }>;
  change(update: (map: ConceptMap) => ConceptMap, key?: string): void;
  rename(title: string): void;
  undo(): void;
  redo(): void;
  $canUndo: ReadableAtom<boolean>;
  $canRedo: ReadableAtom<boolean>;
  $state: ReadableAtom<RoomState>;
  $role: ReadableAtom<RoomRole>;
  $people: ReadableAtom<readonly Person[]>;
  $isLocked: ReadableAtom<boolean>;
  /** Milliseconds since 1970; 0 while it is not known. */
  $endsAt: ReadableAtom<number>;
  /** Own changes wait to be stored in the room. */
  $isWaiting: ReadableAtom<boolean>;
  /** The room takes no more: what is added stays on this device. */
  $isFull: ReadableAtom<boolean>;
  /** False: the browser has no room for it. */
  $isKept: ReadableAtom<boolean>;
  /** Own words that are in no map any more: somebody removed their concept before they were stored. */
  $lost: ReadableAtom<readonly string[]>;
  forgetLost(): void;
  /** Tells the others which concept is selected. */
  look(node: string | null): void;
  lock(on: boolean): void;
  /** Ends with the last change kept. */
  close(): Promise<void>;
}

export interface RoomDeps {
  seal(bytes: Bytes, purpose: string): Promise<string>;
  /** Null: it was sealed with another key or for another purpose, or changed. */
  unseal(sealed: string, purpose: string): Promise<Bytes | null>;
  wire: WireDeps;
  newId(): string;
  /** Keeps the record where its last writing was `rev`; where it was not, what stands there is given back, to be taken in. Null: the browser has no room. */
  keep(record: RoomRecord, rev: number): Promise<{ rev: number; other: RoomRecord | null } | null>;
}

/** Milliseconds within which selections come together. */
const lookEvery = 200;

export function openRoom(record: RoomRecord, { seal, unseal, wire, newId, keep }: RoomDeps): Room {
  const $role = atom<RoomRole>(record.role);
  const $state = atom<RoomState>(record.isOver ? { is: 'over' } : { is: 'connecting' });
  const $people = atom<readonly Person[]>([]);
  const $isLocked = atom(false);
  const $endsAt = atom(Date.parse(record.expires) || 0);
  const $isWaiting = atom(record.pending !== '');
  const $isFull = atom(false);
  const $isKept = atom(true);
  const $lost = atom<readonly string[]>(record.lost);
  /** Own words that wait to be stored, by their concept. */
  const waitingWords = new Map(Object.entries(record.words));
  const copy = openCopy(record.state ? fromBase64Url(record.state) : null, (update) => {
    line.add(update);
    moved();
  });
  const $item = atom(itemOf());
  copy.$shared.listen(() => $item.set(itemOf()));
  let rev = record.rev;
  let seat = -1;
  const nodes = new Map<number, string>();
  let looked: string | null = null;
  let isLookDue = false;

  function itemOf(): { title: string; body: ConceptMap } {
    const { title, map } = copy.$shared.get();
    return { title, body: map };
  }

  let isStale = false;
  let keeping: Promise<void> | null = null;
  function moved(): void {
    $isWaiting.set(line.waiting() !== null);
    if (line.waiting() === null) waitingWords.clear();
    isStale = true;
    keeping ??= (async () => {
      while (isStale) {
        isStale = false;
        const kept = await keep(now(), rev);
        $isKept.set(kept !== null);
        if (!kept) continue;
        rev = kept.rev;
        if (kept.other) takeOver(kept.other);
      }
      keeping = null;
    })();
  }

  function noteWords(before: ConceptMap, after: ConceptMap): void {
    const old = new Map(before.nodes.map(({ id, text }) => [id, text]));
    for (const { id, text } of after.nodes) if (text.trim() && old.get(id) !== text) waitingWords.set(id, text);
    for (const { id } of before.nodes) if (!after.nodes.some((node) => node.id === id)) waitingWords.delete(id);
  }

  function seeLost(): void {
    const here = new Set(copy.$shared.get().map.nodes.map(({ id }) => id));
    const gone = [...waitingWords].filter(([id]) => !here.has(id));
    for (const [id] of gone) waitingWords.delete(id);
    if (gone.length > 0) $lost.set([...new Set([...$lost.get(), ...gone.map(([, text]) => text)])]);
  }

  function now(): RoomRecord {
    const waiting = line.waiting();
    const { isOver } = record;
    return {
      ...record,
      role: $role.get(),
      title: copy.$shared.get().title,
      expires: $endsAt.get() > 0 ? new Date($endsAt.get()).toISOString() : '',
      since: line.since(),
      state: toBase64Url(copy.whole()),
      pending: waiting ? toBase64Url(waiting) : '',
      words: Object.fromEntries(waitingWords),
      lost: $lost.get(),
      isOver: isOver || $state.get().is === 'over',
    };
  }

  /** What another tab wrote after this one had read the record. */
  function takeOver({ state, pending }: RoomRecord): void {
    const [whole, own] = [fromBase64Url(state), fromBase64Url(pending)];
    if (whole) copy.takeIn(whole);
    if (own?.length) line.add(own);
    moved();
  }

  function showPeople(people: readonly { seat: number; role: RoomRole }[]): void {
    for (const gone of nodes.keys()) if (!people.some((person) => person.seat === gone)) nodes.delete(gone);
    $people.set(peopleOf(people, seat, nodes));
  }

  /** Once in a while, and the last one. */
  function tellLook(): void {
    if (isLookDue) return;
    isLookDue = true;
    wire.after(lookEvery, () => {
      isLookDue = false;
      const told = looked;
      if (told === null) line.here('');
      else void seal(bytesOf(told), herePurpose(record.id)).then((body) => line.here(body));
    });
  }

  async function see(who: number, body: string): Promise<void> {
    const bytes = body === '' ? null : await unseal(body, herePurpose(record.id));
    const node = bytes && textOf(bytes);
    if (node) nodes.set(who, node);
    else nodes.delete(who);
    showPeople($people.get());
  }

  const openLine = (): RoomLine =>
    openRoomLine(
      { since: record.since, waiting: record.pending ? fromBase64Url(record.pending) : null, visit: newId() },
      {
        ...wire,
        newId,
        seal: (bytes) => seal(bytes, changePurpose(record.id)),
        unseal: (sealed) => unseal(sealed, changePurpose(record.id)),
        join: joined,
      },
      {
        welcome: ({ role, seat: mine, isLocked, endsAt, people }) => {
          seat = mine;
          $role.set(role);
          $isLocked.set(isLocked);
          $endsAt.set(endsAt);
          $state.set({ is: 'open' });
          nodes.clear();
          showPeople(people);
          tellLook();
        },
        change: (update: Bytes) => {
          const isTaken = copy.takeIn(update);
          seeLost();
          return isTaken;
        },
        people: (people) => {
          const isNew = people.some((person) => !$people.get().some((known) => known.seat === person.seat));
          showPeople(people);
          // Who has just come does not know yet what I look at.
          if (isNew && looked !== null) tellLook();
        },
        here: (who, body) => void see(who, body),
        locked: (on) => $isLocked.set(on),
        moved: () => moved(),
        away: () => {
          $state.set({ is: 'away' });
          $people.set([]);
        },
        ended: (code) => {
          $people.set([]);
          if (code === 1000) return;
          $state.set(isGone(code) ? { is: 'over' } : { is: 'shut', code });
          moved();
        },
        whole: copy.whole,
        full: () => $isFull.set(true),
      },
    );

  const line = record.isOver ? noLine(record) : openLine();

  const mayWrite = (): boolean => (['over', 'shut'].includes($state.get().is) ? false : $role.get() === 'owner' || ($role.get() === 'edit' && !$isLocked.get()));
  return {
    record,
    $item,
    change: (update, changed) => {
      if (!mayWrite()) return;
      copy.change((shared) => {
        const map = update(shared.map);
        noteWords(shared.map, map);
        return map === shared.map ? shared : { ...shared, map };
      }, changed);
    },
    rename: (title) => {
      if (mayWrite()) copy.change((shared) => ({ ...shared, title: title.slice(0, 200) }), 'title');
    },
    undo: () => mayWrite() && copy.undo(),
    redo: () => mayWrite() && copy.redo(),
    $canUndo: copy.$canUndo,
    $canRedo: copy.$canRedo,
    $state,
    $role,
    $people,
    $isLocked,
    $endsAt,
    $isWaiting,
    $isFull,
    $isKept,
    $lost,
    forgetLost: () => {
      $lost.set([]);
      moved();
    },
    look: (node) => {
      if (node === looked) return;
      looked = node;
      tellLook();
    },
    lock: line.lock,
    close: async () => {
      line.end(1000);
      await keeping;
    },
  };
}

/** Of a room that is over: what is here is all there is. */
const noLine = ({ since }: RoomRecord): RoomLine => ({ since: () => since, waiting: () => null, add: () => {}, here: () => {}, lock: () => {}, end: () => {} });

const isGone = (code: number): boolean => code === 404 || code === closeCodes.ended || code === closeCodes.expired;
