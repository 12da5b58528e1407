/** The rules of a live session: who may do what, and what follows. Pure: a command and the room go in, events come out (docs/live.md). */

import type { Command } from '../../src/contracts/live/frames.ts';
import { liveLimits } from '../../src/contracts/live/limits.ts';
import type { CareLevel, NakCode, NoticeCode } from '../../src/contracts/live/protocol.ts';
import { checkName } from '../../src/engine/live/names.ts';
import { sanitizeText } from '../../src/engine/safety/normalize.ts';
import { screenText } from '../../src/engine/safety/screen.ts';
import { nextRole } from '../../src/engine/simulation/class-play.ts';
import { activityOf } from './activities/index.ts';
import { careText } from './care-text.ts';
import { isVotable, optionsOf } from './class-votes.ts';
import type { RoomEvent } from './events.ts';
import { decidePlay } from './play.ts';
import { answerKey, isFreeIn, type Room, type Seat, storedKey } from './state.ts';

export type Actor = { role: 'host' } | { role: 'projector' } | { role: 'participant'; pid: string };

export interface Told {
  code: NoticeCode;
  text: string;
  help?: true;
}

export type Decision =
  /** `known`: the event in which this very submission is stored already. */
  { ok: true; events: RoomEvent[]; known?: number; told?: Told } | { ok: false; code: NakCode; retryable: boolean; field?: string; text?: string };

const refuse = (code: NakCode, field?: string, retryable = false): Decision => ({ ok: false, code, retryable, ...(field && { field }) });
const done = (...events: RoomEvent[]): Decision => ({ ok: true, events });

export function decide(room: Room, actor: Actor, command: Command): Decision {
  if (actor.role === 'projector') return refuse('forbidden');
  if (room.status === 'ended') return refuse('ended');
  if (room.seq >= liveLimits.events && command.t !== 'end') return refuse('full');
  return actor.role === 'host' ? byHost(room, command) : byParticipant(room, actor.pid, command);
}

function byParticipant(room: Room, pid: string, command: Command): Decision {
  const seat = room.seats.get(pid);
  if (!seat) return refuse('not_in');
  switch (command.t) {
    case 'leave':
      return command.erase ? done({ is: 'erased', pid }) : done({ is: 'seated', pid, state: 'left' });
    case 'submit':
    case 'vote':
    case 'ask': {
      // First of all: whoever sends again learns that it is stored, whatever the room does meanwhile.
      const known = room.stored.get(storedKey(pid, command.id));
      if (known !== undefined) return { ok: true, events: [], known };
      if (seat.state !== 'in') return refuse('not_in', undefined, seat.state === 'waiting' || seat.state === 'back');
      if (command.t === 'vote') return vote(room, pid, command);
      return command.t === 'submit' ? submit(room, pid, command) : ask(pid, command);
    }
    case 'progress':
      if (seat.state !== 'in') return refuse('not_in');
      return seat.step === command.step && seat.pct === command.pct ? done() : done({ is: 'progressed', pid, step: command.step, pct: command.pct });
    default:
      return refuse('forbidden');
  }
}

function submit(room: Room, pid: string, { id, step, q, rev, text, choice, blanks }: Extract<Command, { t: 'submit' }>): Decision {
  const activity = activityOf(room.kind);
  if (step < 1 || step > activity.lastStep(room.content)) return refuse('validation', 'step');
  const clean = { text: text === undefined ? undefined : sanitizeText(text), choice, blanks: blanks?.map(sanitizeText) };
  const fault = activity.faultIn(room.content, { step, q, ...clean }, room);
  if (fault) return refuse('validation', fault);
  // Whoever knows the results cannot answer as if they did not.
  if (room.revealed.has(q)) return refuse('locked', 'q');
  const isFree = isFreeIn(room, pid);
  const isStarted = room.status === 'running' || isFree;
  if (!isStarted || !activity.isOpen(step, { ...room, isFree }, q)) return refuse('locked', 'step', true);
  // Sent again without a change, it stays what the class saw and votes on.
  const before = room.answers.get(answerKey(pid, step, q));
  if (before && isSameAnswer(before, clean)) return { ok: true, events: [], known: before.seq };
  const level = careLevelOf([clean.text ?? '', ...(clean.blanks ?? [])].join('\n'));
  const given = Object.fromEntries(Object.entries(clean).filter(([, value]) => value !== undefined));
  return cared(level, { is: 'answered', pid, id, step, q, rev, level, ...given });
}

type Given = Pick<Extract<RoomEvent, { is: 'answered' }>, 'text' | 'choice' | 'blanks'>;
const isSameAnswer = (a: Given, b: { [part in keyof Given]: Given[part] | undefined }): boolean =>
  a.text === b.text && a.choice === b.choice && JSON.stringify(a.blanks) === JSON.stringify(b.blanks);

const ask = (pid: string, { id, text }: Extract<Command, { t: 'ask' }>): Decision => {
  const clean = sanitizeText(text);
  const level = careLevelOf(clean);
  return cared(level, { is: 'asked', pid, id, text: clean, level });
};

const cared = (level: CareLevel, event: RoomEvent): Decision => ({ ...done(event), ...(level === 2 && { told: { code: 'care', text: careText, help: true } }) });

function careLevelOf(text: string): CareLevel {
  return text === '' ? 0 : screenText(text).level;
}

function byHost(room: Room, command: Command): Decision {
  switch (command.t) {
    case 'goto': {
      const activity = activityOf(room.kind);
      if (command.step > activity.lastStep(room.content)) return refuse('validation', 'step');
      if (command.slide > activity.lastSlide(room.content, command.step)) return refuse('validation', 'slide');
      return room.step === command.step && room.slide === command.slide
        ? done()
        : done({ is: 'moved', step: command.step, slide: command.slide }, ...leaveStep(room, command.step));
    }
    case 'lock':
      return room.locked === command.on ? done() : done({ is: 'locked', on: command.on });
    case 'pace':
      return room.pace === command.pace ? done() : done({ is: 'paced', pace: command.pace });
    case 'admit':
      if (command.pid) return forSeat(room, command.pid, (seat) => (command.on ? letIn(seat) : sendTo(seat, 'waiting')));
      return room.admission === command.on
        ? done()
        : done({ is: 'admission', on: command.on }, ...(command.on ? [] : waiting(room).map((pid): RoomEvent => ({ is: 'seated', pid, state: 'in' }))));
    case 'kick':
      return forSeat(room, command.pid, (seat) => (command.on ? sendTo(seat, command.ban ? 'removed' : 'back') : letIn(seat)));
    case 'reseat':
      // The number is kept apart from the events: it is a key, and forgotten after minutes.
      return forSeat(room, command.pid, ({ state }) => (state === 'removed' ? refuse('not_in', 'pid') : done()));
    case 'rename': {
      const checked = checkName(command.name);
      if (!checked.ok) return { ok: false, code: 'validation', retryable: false, field: 'name', text: checked.message };
      return forSeat(room, command.pid, ({ pid }) => done({ is: 'renamed', pid, name: freeName(room, checked.name, pid) }));
    }
    case 'show': {
      const words = wordsAt(room, command.ref);
      if (!words) return refuse('not_found', 'ref');
      if (words.level === 2) return refuse('withheld', 'ref');
      if (isUnread(words, command.rev)) return refuse('changed', 'rev');
      return words.shown ? done() : done({ is: 'shown', ref: command.ref, on: true });
    }
    case 'hide': {
      const words = wordsAt(room, command.ref);
      if (!words) return refuse('not_found', 'ref');
      const dim: RoomEvent[] = room.spotlight === command.ref ? [{ is: 'spotlit', ref: null }] : [];
      return words.shown ? done({ is: 'shown', ref: command.ref, on: false }, ...dim) : done();
    }
    case 'spotlight': {
      if (command.ref === room.spotlight) return done();
      const words = command.ref === null ? null : wordsAt(room, command.ref);
      if (words === undefined) return refuse('not_found', 'ref');
      if (words?.level === 2) return refuse('withheld', 'ref');
      if (words && isUnread(words, command.rev)) return refuse('changed', 'rev');
      const show: RoomEvent[] = words && !words.shown ? [{ is: 'shown', ref: words.ref, on: true }] : [];
      return done(...show, { is: 'spotlit', ref: command.ref });
    }
    case 'poll':
      return openPoll(room, command);
    case 'close-poll':
      // The result takes the place of what was pointed at.
      return done(...closePoll(room), ...(command.away ? (room.poll ? [{ is: 'poll-put-away' } as const] : []) : dimmed(room)));
    case 'answer': {
      const asked = room.asks.get(command.ref);
      if (!asked) return refuse('not_found', 'ref');
      return done({ is: 'replied', ref: command.ref, text: sanitizeText(command.text) });
    }
    case 'reveal':
      if (activityOf(room.kind).hasQuestion?.(room.content, command.q) !== true) return refuse('not_found', 'q');
      return room.revealed.has(command.q) === command.on ? done() : done({ is: 'revealed', q: command.q, on: command.on });
    case 'support':
      return forSeat(room, command.pid, ({ pid, support }) => (support === command.level ? done() : done({ is: 'supported', pid, level: command.level })));
    case 'decide':
    case 'onward':
    case 'rewind': {
      const outcome = decidePlay(room, command);
      return 'code' in outcome ? refuse(outcome.code, outcome.field) : done(...outcome.events);
    }
    case 'cast':
      if (command.role >= (activityOf(room.kind).roleCount?.(room.content) ?? 0)) return refuse('not_found', 'role');
      return forSeat(room, command.pid, ({ pid, role }) => (role === command.role ? done() : done({ is: 'cast', pid, role: command.role })));
    case 'end':
      return done({ is: 'ended' });
    default:
      return refuse('forbidden');
  }
}

/** An answer or a question, by the name that says nothing of its writer. */
const wordsAt = (room: Room, ref: string) => room.asks.get(ref) ?? room.answers.get(room.answerOfRef.get(ref) ?? '');

/** An answer that was changed while the teacher was about to show it. */
const isUnread = (words: NonNullable<ReturnType<typeof wordsAt>>, rev: number | undefined): boolean => rev !== undefined && 'rev' in words && words.rev !== rev;

/** One vote for each seat in a vote that is open; one for each seat with each question of the class, but for one's own. */
function vote(room: Room, pid: string, { id, ref, on }: Extract<Command, { t: 'vote' }>): Decision {
  const asked = room.asks.get(ref);
  if (asked) {
    if (!asked.shown) return refuse('not_found', 'ref');
    if (asked.pid === pid) return refuse('forbidden', 'ref');
  } else {
    if (!room.poll?.isOpen) return refuse('locked', 'ref');
    if (!optionsOf(room, room.poll).some((option) => option.ref === ref)) return refuse('not_found', 'ref');
  }
  return done({ is: 'voted', pid, id, ref, on });
}

/** What the class looked at belongs to the step that it leaves: the vote is closed and put away, and nothing is pointed at. */
function leaveStep(room: Room, to: number): RoomEvent[] {
  if (to === room.step) return [];
  return [...closePoll(room), ...(room.poll ? [{ is: 'poll-put-away' } as const] : []), ...dimmed(room)];
}

const dimmed = ({ spotlight }: Room): RoomEvent[] => (spotlight === null ? [] : [{ is: 'spotlit', ref: null }]);

const closePoll = ({ poll }: Room): RoomEvent[] => (poll?.isOpen ? [{ is: 'poll-closed', step: poll.step, q: poll.q }] : []);

function openPoll(room: Room, { step, q }: Extract<Command, { t: 'poll' }>): Decision {
  const refs = [...room.answers.values()].filter((answer) => answer.step === step && answer.q === q && isVotable(answer)).map(({ ref }) => ref);
  if (refs.length < 2 || refs.length > liveLimits.pollOptions) return refuse('validation', 'q');
  return done(...closePoll(room), { is: 'polled', step, q, refs });
}

function forSeat(room: Room, pid: string, then: (seat: Seat) => Decision): Decision {
  const seat = room.seats.get(pid);
  return seat ? then(seat) : refuse('not_found', 'pid');
}

const letIn = ({ pid, state }: Seat): Decision => (state === 'in' ? done() : done({ is: 'seated', pid, state: 'in' }));
const sendTo = ({ pid, state }: Seat, to: 'waiting' | 'back' | 'removed'): Decision => (state === to ? done() : done({ is: 'seated', pid, state: to }));
const waiting = (room: Room): string[] => [...room.seats.values()].filter(({ state }) => state === 'waiting').map(({ pid }) => pid);

export type SeatChange =
  | { ok: true; name: string; events: RoomEvent[] /** The seat that the device had until now. Unused, it goes. */; before: { pid: string; isUsed: boolean } | null }
  | { ok: false; why: 'removed' };

/** A device comes to the seat `pid` that another one has. `before`: the seat that it had until now. */
export function decideSeatChange(room: Room, pid: string, before: string | null): SeatChange {
  const seat = room.seats.get(pid);
  if (!seat || seat.state === 'removed') return { ok: false, why: 'removed' };
  const other = before !== null && before !== pid ? room.seats.get(before) : undefined;
  const isUsed = other !== undefined && [...room.answers.values(), ...room.asks.values()].some((words) => words.pid === other.pid);
  return {
    ok: true,
    name: seat.name,
    before: other ? { pid: other.pid, isUsed } : null,
    events: [
      ...(seat.state === 'left' ? [{ is: 'seated', pid, state: room.admission ? 'waiting' : 'in' } as const] : []),
      ...(other && isUsed && other.state !== 'removed' ? [{ is: 'seated', pid: other.pid, state: 'left' } as const] : []),
    ],
  };
}

export type JoinDecision =
  | { ok: true; events: RoomEvent[]; pid: string; name: string }
  | { ok: false; why: 'locked' | 'full' | 'removed' | 'gone' }
  | { ok: false; why: 'name'; message: string };

/** Someone wants a seat. `known`: the seat of the same key, which nothing but removal takes away. */
export function decideJoin(room: Room, name: string, known: string | null, cap: number): JoinDecision {
  if (room.status === 'ended') return { ok: false, why: 'gone' };
  const seat = known === null ? undefined : room.seats.get(known);
  if (seat) {
    if (seat.state === 'removed') return { ok: false, why: 'removed' };
    return { ok: true, pid: seat.pid, name: seat.name, events: seat.state === 'left' ? [{ is: 'seated', pid: seat.pid, state: room.admission ? 'waiting' : 'in' }] : [] };
  }
  if (room.locked) return { ok: false, why: 'locked' };
  if ([...room.seats.values()].filter(({ state }) => state !== 'removed').length >= cap) return { ok: false, why: 'full' };
  const checked = checkName(name);
  if (!checked.ok) return { ok: false, why: 'name', message: checked.message };
  const pid = `p${room.seq + 1}`;
  const free = freeName(room, checked.name, pid);
  const roles = activityOf(room.kind).roleCount?.(room.content) ?? 0;
  const dealt = roles === 0 ? [] : [...room.seats.values()].flatMap(({ state, role }) => (state === 'removed' ? [] : [role]));
  const role = nextRole(dealt, roles);
  return { ok: true, pid, name: free, events: [{ is: 'joined', pid, name: free, waiting: room.admission, ...(role !== undefined && { role }) }] };
}

/** The name, with a number behind it where another seat has it. */
export function freeName(room: Room, name: string, pid: string): string {
  if (!isTaken(room, name, pid)) return name;
  for (let number = 2; ; number++) {
    const next = `${name.slice(0, liveLimits.nameChars - String(number).length - 1).trimEnd()} ${number}`;
    if (!isTaken(room, next, pid)) return next;
  }
}

function isTaken(room: Room, name: string, pid: string): boolean {
  const folded = name.toLowerCase();
  // The length first: a hall joins within seconds, and each name is held against all others.
  for (const seat of room.seats.values()) if (seat.name.length === name.length && seat.pid !== pid && seat.state !== 'removed' && seat.name.toLowerCase() === folded) return true;
  return false;
}

/** Ids of one writer that are stored, the newest last. */
export function storedIds(room: Room, writer: string): string[] {
  const start = `${writer}/`;
  return [...room.stored.keys()].flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : [])).slice(-liveLimits.outboxItems);
}

export const isCurrent = (room: Room, pid: string, step: number, q: string, seq: number): boolean => room.answers.get(answerKey(pid, step, q))?.seq === seq;
