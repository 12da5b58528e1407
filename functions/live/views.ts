/** What each role gets to see of the room, whole (`snapshotFor`) or as what has changed (`framesFor`). Pure. A participant never gets another one’s name or number, and of the words only what the teacher has approved (`class-votes.ts`). */
import type { AnswerView, AskView, ClassVotes, OwnWork, RoomView, SeatView, ServerFrame, Snapshot, Tally, WallItem, You } from '../../src/contracts/live/protocol.ts';
import { activityOf } from './activities/index.ts';
import { careText } from './care-text.ts';
import { changesVotes, ownVotes, votesFor, votesOf } from './class-votes.ts';
import type { RoomEvent, StoredEvent } from './events.ts';
import { countsOf, emptyPlay } from './play.ts';
import type { Actor } from './room.ts';
import { type Answer, type Ask, isFreeIn, pollKey, type Room, type Seat } from './state.ts';

/** Who is connected now. */
export type IsOnline = (pid: string) => boolean;

/** `isFree`: of a participant, whether everything is open to it (`isFreeIn`). */
export function roomView(room: Room, role: Actor['role'], isFree = room.pace === 'students'): RoomView {
  const { kind, title, status, step, slide, locked, pace, content, reached, revealed, play } = room;
  return {
    kind,
    title,
    status,
    step,
    slide,
    locked,
    pace,
    ...(reached.size > 0 && { reached: [...reached] }),
    ...(revealed.size > 0 && { revealed: [...revealed] }),
    content: activityOf(kind).seen(content, { role, step, slide, pace, reached, revealed, isFree, play, counts: (vote, decisions) => countsOf(room, vote, decisions) }),
  };
}

export const seatView = ({ pid, name, state, joinedAt, step, pct, care, support, role }: Seat, isOnline: IsOnline): SeatView => ({
  pid,
  name,
  state,
  online: isOnline(pid),
  joinedAt,
  step,
  pct,
  care,
  ...(support !== 'blanks' && { support }),
  ...(role !== undefined && { role }),
});

const given = ({ text, choice, blanks }: Answer) => ({ ...(text !== undefined && { text }), ...(choice !== undefined && { choice }), ...(blanks && { blanks }) });
const answerView = (room: Room, answer: Answer): AnswerView => {
  const { ref, pid, step, q, rev, at, level, shown } = answer;
  const votes = votesOf(room, answer);
  return { ref, pid, step, q, rev, at, level, shown, ...given(answer), ...(votes !== undefined && { votes }) };
};
const askView = ({ ref, pid, text, at, level, reply, shown, voters }: Ask): AskView => ({ ref, pid, text, at, level, reply, shown, votes: voters.size });

const isCounted = ({ state }: Seat): boolean => state === 'in' || state === 'left';

/** Counts distinct writers, so it is what an export adds up to. */
export function tallyOf(room: Room, isOnline: IsOnline): Tally {
  const seats = [...room.seats.values()].filter(isCounted);
  const byQuestion: Tally['byQuestion'] = {};
  for (const { step, q, choice } of room.answers.values()) {
    const key = `${step}/${q}`;
    byQuestion[key] ??= { n: 0, choices: [] };
    const entry = byQuestion[key];
    entry.n++;
    if (choice === undefined) continue;
    while (entry.choices.length <= choice) entry.choices.push(0);
    entry.choices[choice] = (entry.choices[choice] ?? 0) + 1;
  }
  return { joined: seats.length, online: seats.filter(({ pid }) => isOnline(pid)).length, byQuestion };
}

/** What the projector may count: who has answered, and which option they chose once that is revealed. */
export function shownTally(room: Room, isOnline: IsOnline): Tally {
  const tally = tallyOf(room, isOnline);
  if (!activityOf(room.kind).hasQuestion) return tally;
  const byQuestion = Object.entries(tally.byQuestion).map(([key, { n, choices }]) => [key, { n, choices: room.revealed.has(key.slice(key.indexOf('/') + 1)) ? choices : [] }]);
  return { ...tally, byQuestion: Object.fromEntries(byQuestion) };
}

/** What the teacher has approved, without who wrote it. */
export const wallOf = (room: Room): WallItem[] =>
  [...room.answers.values()].filter(({ shown, level }) => shown && level < 2).map((answer) => ({ ref: answer.ref, step: answer.step, q: answer.q, ...given(answer) }));

function personalOf(room: Room, pid: string): unknown {
  const { support = 'blanks', role } = room.seats.get(pid) ?? {};
  const now = { ...seenFrom(room, pid), isFree: isFreeIn(room, pid) };
  return activityOf(room.kind).personal?.(room.content, { pid, pids: [...room.seats.keys()], support, role }, now);
}

export function ownWork(room: Room, pid: string): OwnWork {
  const personal = personalOf(room, pid);
  return {
    answers: [...room.answers.values()].filter((answer) => answer.pid === pid).map((answer) => ({ step: answer.step, q: answer.q, rev: answer.rev, ...given(answer) })),
    asks: [...room.asks.values()].filter((ask) => ask.pid === pid).map(({ ref, text, reply }) => ({ ref, text, reply })),
    votes: ownVotes(room, pid),
    ...(personal !== undefined && { personal }),
  };
}

export function youOf(room: Room, actor: Actor): You {
  const seat = actor.role === 'participant' ? room.seats.get(actor.pid) : undefined;
  return { pid: seat?.pid ?? '', role: actor.role, name: seat?.name ?? '', state: seat?.state ?? 'in', ...(seat?.care && { care: careText }) };
}

/** Whoever is not in the room sees the lobby, whatever the class does. */
const seenFrom = (room: Room, pid: string): Room =>
  room.seats.get(pid)?.state === 'in'
    ? room
    : { ...room, step: 0, slide: 0, status: room.status === 'ended' ? 'ended' : 'lobby', pace: 'teacher', reached: new Set(), revealed: new Set(), play: emptyPlay() };
const viewFor = (room: Room, pid: string): RoomView => roomView(seenFrom(room, pid), 'participant', isFreeIn(room, pid));

/** In the lobby there is nothing to read. */
const seenVotes = (room: Room, actor: Actor): ClassVotes =>
  actor.role !== 'participant' || room.seats.get(actor.pid)?.state === 'in' ? votesFor(room, actor.role) : { poll: null, board: [] };

export function snapshotFor(room: Room, actor: Actor, isOnline: IsOnline): Snapshot {
  if (actor.role === 'participant') return { role: 'participant', votes: seenVotes(room, actor), room: viewFor(room, actor.pid), own: ownWork(room, actor.pid) };
  const votes = votesFor(room, actor.role);
  if (actor.role === 'projector')
    return { role: 'projector', votes, room: roomView(room, 'projector'), wall: wallOf(room), spotlight: room.spotlight, tally: shownTally(room, isOnline) };
  return {
    role: 'host',
    votes,
    room: roomView(room, 'host'),
    roster: [...room.seats.values()].map((seat) => seatView(seat, isOnline)),
    answers: [...room.answers.values()].map((answer) => answerView(room, answer)),
    asks: [...room.asks.values()].map(askView),
    spotlight: room.spotlight,
    admission: room.admission,
    tally: tallyOf(room, isOnline),
  };
}

/** The one participant to whom the event, by itself, tells something new. Their own answers they know. */
function addresseeOf(room: Room, event: RoomEvent): string | undefined {
  switch (event.is) {
    case 'seated':
    case 'renamed':
    case 'supported':
    case 'cast':
    case 'asked':
    case 'voted':
      return event.pid;
    case 'replied':
      return room.asks.get(event.ref)?.pid;
    default:
      return undefined;
  }
}

/** Who alone learns something from events of which the class as a whole learns nothing (`framesForClass`). */
export const concernedBy = (room: Room, events: readonly StoredEvent[]): Set<string> => new Set(events.flatMap(({ event }) => addresseeOf(room, event) ?? []));

/** Does the event tell this participant something new? */
export const concerns = (room: Room, event: RoomEvent, pid: string): boolean =>
  addresseeOf(room, event) === pid ||
  // What a seat has for itself grows with what the class has reached.
  ((event.is === 'moved' || event.is === 'paced') && personalOf(room, pid) !== undefined);

export const changesState = (event: RoomEvent): boolean => ['opened', 'moved', 'locked', 'paced', 'revealed', 'decided', 'wentOn', 'rewound', 'ended'].includes(event.is);

/** The same for everyone in the room who has no part of their own in what happened, and is free or not (`isFreeIn`). */
export function framesForClass(room: Room, events: readonly StoredEvent[], isFree: boolean): ServerFrame[] {
  const { seq } = room;
  return [
    ...(events.some(({ event }) => changesState(event)) ? [{ t: 'state', seq, ...roomView(room, 'participant', isFree) } satisfies ServerFrame] : []),
    ...(events.some(({ event }) => changesVotes(room, event, 'participant')) ? [{ t: 'votes', seq, ...votesFor(room, 'participant') } satisfies ServerFrame] : []),
  ];
}

/** Questions whose votes are counted anew, by `pollKey`. */
function polledIn(room: Room, happened: readonly RoomEvent[]): Set<string> {
  if (happened.some(({ is }) => is === 'erased' || is === 'ended')) return new Set(room.polls.keys());
  return new Set(happened.flatMap((event) => (event.is === 'polled' || event.is === 'poll-closed' ? [pollKey(event.step, event.q)] : [])));
}

const changesWall = (event: RoomEvent): boolean => ['shown', 'spotlit', 'answered', 'erased'].includes(event.is);

/** What a reader who has seen everything before `events` needs to see what the room is now. The same frames tell live changes and a replay. */
export function framesFor(room: Room, actor: Actor, events: readonly StoredEvent[], isOnline: IsOnline): ServerFrame[] {
  if (events.length === 0) return [];
  const { seq } = room;
  const happened = events.map(({ event }) => event);
  const state: ServerFrame[] = happened.some(changesState) ? [{ t: 'state', seq, ...(actor.role === 'participant' ? viewFor(room, actor.pid) : roomView(room, actor.role)) }] : [];
  const votes: ServerFrame[] = happened.some((event) => changesVotes(room, event, actor.role)) ? [{ t: 'votes', seq, ...seenVotes(room, actor) }] : [];
  if (actor.role === 'participant') {
    const mine = happened.filter((event) => concerns(room, event, actor.pid));
    // A change of seat opens or closes the room.
    const isSeated = mine.some(({ is }) => is === 'seated');
    const seated: ServerFrame[] = isSeated && state.length === 0 ? [{ t: 'state', seq, ...viewFor(room, actor.pid) }] : state;
    const read: ServerFrame[] = isSeated && votes.length === 0 ? [{ t: 'votes', seq, ...seenVotes(room, actor) }] : votes;
    return [...seated, ...read, ...(mine.length > 0 ? [{ t: 'own', seq, you: youOf(room, actor), own: ownWork(room, actor.pid) } satisfies ServerFrame] : [])];
  }
  const frames: ServerFrame[] = [...state, ...votes];
  if (happened.some(({ is }) => ['joined', 'answered', 'seated', 'revealed', 'decided', 'rewound', 'erased'].includes(is)))
    frames.push({ t: 'tally', seq, ...(actor.role === 'projector' ? shownTally : tallyOf)(room, isOnline) });
  if (actor.role === 'projector') return happened.some(changesWall) ? [...frames, { t: 'wall', seq, items: wallOf(room), spotlight: room.spotlight }] : frames;

  // Not who has voted: together with the counts it would say for what.
  const pids = new Set(happened.flatMap((event) => ('pid' in event && event.is !== 'voted' ? [event.pid] : [])));
  const upd = [...pids].flatMap((pid) => {
    const seat = room.seats.get(pid);
    return seat ? [seatView(seat, isOnline)] : [];
  });
  const del = [...pids].filter((pid) => !room.seats.has(pid));
  if (pids.size > 0 || happened.some(({ is }) => is === 'admission')) frames.push({ t: 'roster', seq, upd, del, admission: room.admission });
  const polled = polledIn(room, happened);
  if (happened.some(changesWall) || polled.size > 0) {
    const refs = new Set(happened.flatMap((event) => (event.is === 'shown' ? [event.ref] : [])));
    const writers = new Set(happened.flatMap((event) => (event.is === 'answered' ? [event.pid] : [])));
    const items = [...room.answers.values()]
      .filter(({ ref, pid, step, q, seq: at }) => refs.has(ref) || polled.has(pollKey(step, q)) || (writers.has(pid) && at >= (events[0]?.seq ?? 0)))
      .map((answer) => answerView(room, answer));
    const gone = happened.flatMap((event) => (event.is === 'erased' ? [event.pid] : []));
    frames.push({ t: 'responses', seq, items, gone, spotlight: room.spotlight });
  }
  const asks = [...room.asks.values()]
    .filter(({ ref }) => happened.some((event) => event.is === 'erased' || ('ref' in event && event.ref === ref)) || events.some(({ seq: at }) => `k${at}` === ref))
    .map(askView);
  if (asks.length > 0) frames.push({ t: 'asks', seq, items: asks });
  return frames;
}
