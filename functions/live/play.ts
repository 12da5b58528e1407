/** The rules of a simulation that a class plays: closing a vote, going on, and going back to the road not taken. Pure. */
import type { Command } from '../../src/contracts/live/frames.ts';
import type { NakCode } from '../../src/contracts/live/protocol.ts';
import { type OrbitContent, type Play, playStep, voteKey } from '../../src/contracts/orbit-live.ts';
import { eventToVote, leadersIn, nextEvent } from '../../src/engine/simulation/class-play.ts';
import { eventById } from '../../src/engine/simulation/run.ts';
import type { RoomEvent } from './events.ts';
import type { Room } from './state.ts';

export type PlayCommand = Extract<Command, { t: 'decide' | 'onward' | 'rewind' }>;
export type PlayEvent = Extract<RoomEvent, { is: 'decided' | 'wentOn' | 'rewound' }>;
type Outcome = { events: RoomEvent[] } | { code: NakCode; field?: string };

export const emptyPlay = (): Play => ({ turns: [], at: null, isTold: false, vote: 0 });

/** Votes for each of the decisions. Nobody's who was removed. */
export function countsOf({ answers, seats }: Pick<Room, 'answers' | 'seats'>, vote: number, decisions: number): number[] {
  const q = voteKey(vote);
  const counts = Array.from({ length: decisions }, () => 0);
  for (const { pid, step, q: given, choice } of answers.values()) {
    if (step !== playStep || given !== q || choice === undefined || choice >= decisions || seats.get(pid)?.state === 'removed') continue;
    counts[choice] = (counts[choice] ?? 0) + 1;
  }
  return counts;
}

/** What the teacher's command does. The same command again does nothing. */
export function decidePlay(room: Room, command: PlayCommand): Outcome {
  if (room.kind !== 'orbit') return { code: 'not_found' };
  // The schema of the request belongs to the kind.
  const content = room.content as OrbitContent;
  const { play } = room;
  if (command.t === 'rewind') return rewind(room, content, command);
  if (command.t === 'decide' && room.revealed.has(voteKey(command.vote))) return { events: [] };
  if (room.step !== playStep) return { code: 'locked', field: 'step' };
  if (command.t === 'onward') {
    if (!play.isTold) return { events: [] };
    return nextEvent(content, play) ? { events: [{ is: 'wentOn' }] } : { code: 'not_found' };
  }
  const event = eventToVote(content, play);
  if (!event || event.decisions.length === 0 || command.vote !== play.vote) return { code: 'not_found', field: 'vote' };
  const leaders = leadersIn(countsOf(room, play.vote, event.decisions.length));
  const [first] = leaders;
  const choice = command.choice ?? (leaders.length === 1 ? first : undefined);
  if (choice === undefined) return { code: 'tie' };
  // The class decides. The teacher has the casting vote, and no other.
  if (!leaders.includes(choice)) return { code: 'validation', field: 'choice' };
  return { events: [{ is: 'decided', event: event.id, choice, by: leaders.length === 1 ? 'vote' : 'teacher', vote: play.vote, before: play.at }] };
}

function rewind({ step, play: { turns, at, isTold } }: Room, content: OrbitContent, { to, choice }: Extract<Command, { t: 'rewind' }>): Outcome {
  const turn = turns[to];
  if (!turn) return { code: 'not_found', field: 'to' };
  if (choice >= (eventById(content, turn.event)?.decisions.length ?? 0)) return { code: 'validation', field: 'choice' };
  const back: RoomEvent[] = step === playStep ? [] : [{ is: 'moved', step: playStep, slide: 0 }];
  const known = turns.findIndex(({ event, choice: taken, before, vote }) => event === turn.event && taken === choice && before === turn.before && vote === turn.vote);
  if (known !== -1) return { events: at === known && isTold ? back : [...back, { is: 'rewound', at: known }] };
  return { events: [...back, { is: 'decided', event: turn.event, choice, by: 'rewind', vote: turn.vote, before: turn.before }] };
}

/** Puts an event into the play; `close` says which vote nobody can give any more. */
export function applyPlay(play: Play, event: PlayEvent, at: number): { play: Play; close: string | null } {
  // A vote that was left for another road is over, too.
  const close = event.is === 'wentOn' ? null : voteKey(play.vote);
  switch (event.is) {
    case 'decided': {
      const { is: _, ...turn } = event;
      return { play: { ...play, turns: [...play.turns, { ...turn, at }], at: play.turns.length, isTold: true }, close };
    }
    case 'wentOn':
      return { play: { ...play, isTold: false, vote: play.vote + 1 }, close };
    case 'rewound':
      return { play: { ...play, at: event.at, isTold: true }, close };
  }
}
