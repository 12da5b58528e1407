/** A class on its way through a simulation: who leads in a vote, which way it has come, and where it stands. Pure; the edge and the pages ask the same functions. */
import type { CountedTurn, MeterChange, OrbitContent, Play, SeenTurn, Turn } from '../../contracts/orbit-live.ts';
import type { SimulationEvent } from '../../contracts/simulation.ts';
import { eventById, eventNow, type Step } from './run.ts';

/** The decisions with the most votes. Without any vote that is all of them: then, too, the teacher has the casting vote. */
export function leadersIn(counts: readonly number[]): number[] {
  const most = Math.max(0, ...counts);
  return counts.flatMap((count, place) => (count === most ? [place] : []));
}

/** Places of the turns on the way to this one, the first first. */
export function wayTo(turns: readonly Turn[], at: number | null): number[] {
  const way: number[] = [];
  for (let place = at; place !== null && !way.includes(place); place = turns[place]?.before ?? null) way.unshift(place);
  return way;
}

/** Turns after which nothing was taken: each is the end of one way that the class has gone. */
export const lastTurns = (turns: readonly Turn[]): number[] => turns.flatMap((_, place) => (turns.some(({ before }) => before === place) ? [] : [place]));

export const stepsTo = (turns: readonly Turn[], at: number | null): Step[] =>
  wayTo(turns, at).flatMap((place) => {
    const turn = turns[place];
    return turn ? [{ event: turn.event, decision: turn.choice }] : [];
  });

type Playable = Pick<OrbitContent, 'events' | 'meters'>;

/** What comes after the turn that the class has come to; null at an end. */
export const nextEvent = (content: Playable, { turns, at }: Pick<Play, 'turns' | 'at'>): SimulationEvent | null => eventNow(content, stepsTo(turns, at));

/** What stands to the vote; null while the last consequence is told. */
export const eventToVote = (content: Playable, play: Pick<Play, 'turns' | 'at' | 'isTold'>): SimulationEvent | null => (play.isTold ? null : nextEvent(content, play));

/** What a decision does to the meters, without those that it leaves alone. */
export const changesBy = ({ meters }: Playable, effects: readonly number[]): MeterChange[] =>
  meters.flatMap(({ name }, place) => {
    const by = effects[place] ?? 0;
    return by === 0 ? [] : [{ name, by }];
  });

/** A turn as the class sees it; empty where the simulation has no such event. `hasOthers`: the teacher has revealed what the other decisions would have led to. */
export function seenTurn(content: Playable, turns: readonly CountedTurn[], place: number, hasOthers: boolean): SeenTurn[] {
  const turn = turns[place];
  const event = turn && eventById(content, turn.event);
  const chosen = turn && event?.decisions[turn.choice];
  if (!chosen) return [];
  const { vote, choice, by, counts } = turn;
  const others = event.decisions.flatMap(({ outcome, effects }, other) => (other === choice ? [] : [{ choice: other, outcome, changes: changesBy(content, effects) }]));
  return [
    {
      turn: place,
      vote,
      title: event.title,
      decisions: event.decisions.map(({ text }) => text),
      choice,
      by,
      counts,
      outcome: chosen.outcome,
      changes: changesBy(content, chosen.effects),
      ...(hasOthers && { others }),
    },
  ];
}

/** Every role is dealt once before any is dealt twice. `dealt`: the role of each seat that counts. */
export function nextRole(dealt: readonly (number | undefined)[], roles: number): number | undefined {
  const counts = Array.from({ length: roles }, (_, role) => dealt.filter((each) => each === role).length);
  const least = counts.indexOf(Math.min(...counts));
  return least === -1 ? undefined : least;
}
