/** What a class has played, as runs for the library: one for each road that it has gone. Pure. */
import type { CountedTurn, OrbitContent, OrbitLed } from '../../../contracts/orbit-live.ts';
import { type RunStep, type Simulation, type SimulationRun, simulationLimits } from '../../../contracts/simulation.ts';
import { lastTurns, nextEvent, stepsTo, wayTo } from '../../../engine/simulation/class-play.ts';
import { eventById, metersAfter } from '../../../engine/simulation/run.ts';

/** What the class needs of a simulation; its materials and earlier runs stay on the device. */
export const contentOf = (title: string, { scenario, roles, events, meters, debrief }: Simulation): OrbitContent => ({
  title,
  scenario,
  roles: roles.filter(({ name }) => name.trim() !== ''),
  events: events.map((event) => ({ ...event, decisions: event.decisions.filter(({ text }) => text.trim() !== '') })),
  meters,
  debrief: debrief.filter((question) => question.trim() !== ''),
});

export function stepOf(content: OrbitContent, turns: readonly CountedTurn[], place: number): RunStep[] {
  const turn = turns[place];
  const event = turn && eventById(content, turn.event);
  if (!event) return [];
  return [
    {
      event: event.title,
      decision: event.decisions[turn.choice]?.text ?? '',
      by: turn.by,
      votes: event.decisions.map(({ text }, choice) => ({ decision: text, count: turn.counts[choice] ?? 0 })),
      meters: metersAfter(content, stepsTo(turns, place)),
    },
  ];
}

/** A road keeps its time from the first turn that no earlier road has, so that it replaces itself while it grows. */
export function runsOf({ play, ...content }: OrbitLed, students: number): SimulationRun[] {
  const known = new Set<number>();
  return lastTurns(play.turns).map((last) => {
    const way = wayTo(play.turns, last);
    const first = way.find((place) => !known.has(place)) ?? last;
    for (const place of way) known.add(place);
    const steps = way.flatMap((place) => stepOf(content, play.turns, place));
    return {
      at: new Date(play.turns[first]?.at ?? 0).toISOString(),
      isFinished: nextEvent(content, { turns: play.turns, at: last }) === null,
      steps,
      meters: metersAfter(content, stepsTo(play.turns, last)),
      students,
    };
  });
}

/** The runs of this class among those that were kept before, the newest first. */
export function withRuns(simulation: Simulation, runs: readonly SimulationRun[]): Simulation {
  const times = new Set(runs.map(({ at }) => at));
  return { ...simulation, runs: [...runs, ...simulation.runs.filter(({ at }) => !times.has(at))].sort((a, z) => z.at.localeCompare(a.at)).slice(0, simulationLimits.runs) };
}
