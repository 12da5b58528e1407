/** The room that its events add up to. Pure: replaying the stored events gives the same room. */
import type { SupportLevel } from '../../src/contracts/comet.ts';
import type { CareLevel, GivenAnswer, Pace, SeatState, SessionKind, SessionStatus } from '../../src/contracts/live/protocol.ts';
import type { Play } from '../../src/contracts/orbit-live.ts';
import type { RoomEvent, StoredEvent } from './events.ts';
import { applyPlay, emptyPlay } from './play.ts';

export interface Seat {
  pid: string;
  name: string;
  state: SeatState;
  joinedAt: number;
  step: number;
  pct: number;
  care: boolean;
  support: SupportLevel;
  /** It was in the room while the students set their own pace: what it had in hand then stays with it. */
  isFree: boolean;
  /** Place of the role that was dealt to it. */
  role?: number | undefined;
}

export interface Answer extends GivenAnswer {
  ref: string;
  pid: string;
  step: number;
  q: string;
  rev: number;
  at: number;
  /** The event that it stands in now. */
  seq: number;
  level: CareLevel;
  shown: boolean;
}

export interface Ask {
  ref: string;
  pid: string;
  text: string;
  at: number;
  level: CareLevel;
  reply: string;
  shown: boolean;
  /** Seats that want it answered, too. */
  voters: Set<string>;
}

/** A vote on some answers to one question. */
export interface Poll {
  /** The event that opened it. */
  id: number;
  step: number;
  q: string;
  refs: string[];
  isOpen: boolean;
  /** Seat → answer. */
  votes: Map<string, string>;
}

export interface Room {
  /** The number of the last event; 0 before the first. */
  seq: number;
  kind: SessionKind;
  title: string;
  content: unknown;
  status: SessionStatus;
  step: number;
  slide: number;
  locked: boolean;
  admission: boolean;
  pace: Pace;
  /** Slides the class has been at: `slideKey`. */
  reached: Set<string>;
  /** Questions whose results are known. */
  revealed: Set<string>;
  play: Play;
  openedAt: number;
  endedAt: number | null;
  seats: Map<string, Seat>;
  /** By `answerKey`. */
  answers: Map<string, Answer>;
  answerOfRef: Map<string, string>;
  asks: Map<string, Ask>;
  /** The last vote on each question, by `pollKey`, and the one that the class sees. */
  polls: Map<string, Poll>;
  poll: Poll | null;
  /** Which submission is stored as which event, by writer and id. */
  stored: Map<string, number>;
  spotlight: string | null;
}

export const emptyRoom = (): Room => ({
  seq: 0,
  kind: 'pare',
  title: '',
  content: null,
  status: 'lobby',
  step: 0,
  slide: 0,
  locked: false,
  admission: false,
  pace: 'teacher',
  reached: new Set(),
  revealed: new Set(),
  play: emptyPlay(),
  openedAt: 0,
  endedAt: null,
  seats: new Map(),
  answers: new Map(),
  answerOfRef: new Map(),
  asks: new Map(),
  polls: new Map(),
  poll: null,
  stored: new Map(),
  spotlight: null,
});

export const slideKey = (step: number, slide: number): string => `${step}/${slide}`;
export const answerKey = (pid: string, step: number, q: string): string => `${pid}/${step}/${q}`;
export const pollKey = (step: number, q: string): string => `${step}/${q}`;
export const storedKey = (writer: string, id: string): string => `${writer}/${id}`;

/** Is everything open to the seat that is not a result? Whoever is not in the room is in the lobby. */
export function isFreeIn({ seats, pace }: Pick<Room, 'seats' | 'pace'>, pid: string): boolean {
  const seat = seats.get(pid);
  return seat?.state === 'in' && (pace === 'students' || seat.isFree);
}

export function roomOf(events: Iterable<StoredEvent>): Room {
  const room = emptyRoom();
  for (const event of events) apply(room, event);
  return room;
}

/** Puts one event into the room. */
export function apply(room: Room, stored: StoredEvent): void {
  put(room, stored);
  const { is } = stored.event;
  if (room.pace === 'students' && (is === 'paced' || is === 'joined' || is === 'seated')) for (const seat of room.seats.values()) if (seat.state === 'in') seat.isFree = true;
}

function put(room: Room, { seq, at, event }: StoredEvent): void {
  room.seq = seq;
  switch (event.is) {
    case 'opened':
      Object.assign(room, { kind: event.kind, title: event.title, content: event.content, pace: event.pace, admission: event.admission, openedAt: at });
      break;
    case 'joined':
      room.seats.set(event.pid, {
        pid: event.pid,
        name: event.name,
        state: event.waiting ? 'waiting' : 'in',
        joinedAt: at,
        step: 0,
        pct: 0,
        care: false,
        support: 'blanks',
        isFree: false,
        role: event.role,
      });
      break;
    case 'answered':
      answer(room, seq, at, event);
      break;
    case 'asked': {
      room.stored.set(storedKey(event.pid, event.id), seq);
      room.asks.set(`k${seq}`, { ref: `k${seq}`, pid: event.pid, text: event.text, at, level: event.level, reply: '', shown: false, voters: new Set() });
      careFor(room, event.pid, event.level);
      break;
    }
    case 'progressed':
      change(room.seats.get(event.pid), { step: event.step, pct: event.pct });
      break;
    case 'moved':
      Object.assign(room, { step: event.step, slide: event.slide, status: event.step === 0 ? 'lobby' : 'running' });
      if (event.step > 0) room.reached.add(slideKey(event.step, event.slide));
      break;
    case 'locked':
      room.locked = event.on;
      break;
    case 'admission':
      room.admission = event.on;
      break;
    case 'paced':
      room.pace = event.pace;
      break;
    case 'seated':
      change(room.seats.get(event.pid), { state: event.state });
      break;
    case 'renamed':
      change(room.seats.get(event.pid), { name: event.name });
      break;
    case 'shown':
      change(room.asks.get(event.ref) ?? room.answers.get(room.answerOfRef.get(event.ref) ?? ''), { shown: event.on });
      break;
    case 'voted':
      room.stored.set(storedKey(event.pid, event.id), seq);
      vote(room, event);
      break;
    case 'polled':
      room.poll = { id: seq, step: event.step, q: event.q, refs: event.refs, isOpen: true, votes: new Map() };
      room.polls.set(pollKey(event.step, event.q), room.poll);
      break;
    case 'poll-closed':
      if (room.poll) room.poll.isOpen = false;
      break;
    case 'poll-put-away':
      room.poll = null;
      break;
    case 'spotlit':
      room.spotlight = event.ref;
      break;
    case 'replied':
      change(room.asks.get(event.ref), { reply: event.text });
      break;
    case 'revealed':
      if (event.on) room.revealed.add(event.q);
      else room.revealed.delete(event.q);
      break;
    case 'supported':
      change(room.seats.get(event.pid), { support: event.level });
      break;
    case 'cast':
      change(room.seats.get(event.pid), { role: event.role });
      break;
    case 'decided':
    case 'wentOn':
    case 'rewound': {
      const { play, close } = applyPlay(room.play, event, at);
      room.play = play;
      if (close) room.revealed.add(close);
      break;
    }
    case 'erased':
      erase(room, event.pid);
      break;
    case 'ended':
      // Nobody votes any more.
      if (room.poll) room.poll.isOpen = false;
      room.poll = null;
      Object.assign(room, { status: 'ended', endedAt: at });
      break;
  }
}

function answer(room: Room, seq: number, at: number, event: Extract<RoomEvent, { is: 'answered' }>): void {
  const { is: _, id, ...given } = event;
  room.stored.set(storedKey(event.pid, id), seq);
  careFor(room, event.pid, event.level);
  const key = answerKey(event.pid, event.step, event.q);
  const before = room.answers.get(key);
  if (before && before.rev >= event.rev) return;
  // Words that were approved, or stood to a vote, are not these words.
  const ref = before?.ref ?? `a${seq}`;
  if (room.spotlight === ref) room.spotlight = null;
  room.answers.set(key, { ...given, ref, at, seq, shown: false });
  room.answerOfRef.set(ref, key);
  const poll = room.polls.get(pollKey(event.step, event.q));
  if (poll) poll.refs = poll.refs.filter((option) => option !== ref);
}

function vote(room: Room, { pid, ref, on }: Extract<RoomEvent, { is: 'voted' }>): void {
  const asked = room.asks.get(ref);
  if (asked) {
    if (on) asked.voters.add(pid);
    else asked.voters.delete(pid);
  } else if (on) room.poll?.votes.set(pid, ref);
  else room.poll?.votes.delete(pid);
}

function careFor(room: Room, pid: string, level: CareLevel): void {
  if (level === 2) change(room.seats.get(pid), { care: true });
}

function erase(room: Room, pid: string): void {
  for (const [key, { pid: writer, ref }] of room.answers)
    if (writer === pid) {
      room.answers.delete(key);
      room.answerOfRef.delete(ref);
      if (room.spotlight === ref) room.spotlight = null;
    }
  for (const [ref, { pid: writer }] of room.asks)
    if (writer === pid) {
      room.asks.delete(ref);
      if (room.spotlight === ref) room.spotlight = null;
    }
  for (const { voters } of room.asks.values()) voters.delete(pid);
  for (const { votes } of room.polls.values()) votes.delete(pid);
  room.seats.delete(pid);
}

function change<T extends object>(target: T | undefined, to: Partial<T>): void {
  if (target) Object.assign(target, to);
}
