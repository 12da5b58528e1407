/** A run through a simulation: where it stands, what was chosen, how the meters have moved. */
import type { Simulation, SimulationEvent, SimulationRun } from '../../contracts/simulation.ts';

export interface Step {
  event: string;
  /** Place of the decision among those of the event. */
  decision: number;
}

type Playable = Pick<Simulation, 'events' | 'meters'>;

const clamp = (value: number): number => Math.min(100, Math.max(0, Math.round(value)));

export const eventById = ({ events }: Playable, id: string): SimulationEvent | undefined => events.find((event) => event.id === id);

/** How the meters stand after these steps, in their order. */
export function metersAfter(simulation: Playable, steps: readonly Step[]): number[] {
  let meters = simulation.meters.map(({ start }) => clamp(start));
  for (const { event, decision } of steps) {
    const effects = eventById(simulation, event)?.decisions[decision]?.effects ?? [];
    meters = meters.map((value, place) => clamp(value + (effects[place] ?? 0)));
  }
  return meters;
}

/** The event in which somebody has to choose now; null at the end, also where a step leads nowhere. */
export function eventNow(simulation: Playable, steps: readonly Step[]): SimulationEvent | null {
  const last = steps.at(-1);
  if (!last) return simulation.events[0] ?? null;
  const next = eventById(simulation, last.event)?.decisions[last.decision]?.next;
  return next ? (eventById(simulation, next) ?? null) : null;
}

/** The steps of a kept run, from the first event on: as far as the simulation still has them, should it have been changed since. */
export function stepsOf(simulation: Playable, run: Pick<SimulationRun, 'steps'>): Step[] {
  const steps: Step[] = [];
  for (const kept of run.steps) {
    const event = eventNow(simulation, steps);
    const decision = event?.title === kept.event ? event.decisions.findIndex(({ text }) => text === kept.decision) : -1;
    if (!event || decision === -1) break;
    steps.push({ event: event.id, decision });
  }
  return steps;
}

/** A finished run of a single player, as far as the simulation still leads through it to an end. */
export function finished(simulation: Pick<Simulation, 'events' | 'meters' | 'runs'>, at: string | null): { at: string; steps: Step[] } | null {
  const run = simulation.runs.find((each) => each.at === at);
  if (!run?.isFinished || run.students !== undefined) return null;
  const steps = stepsOf(simulation, run);
  return steps.length > 0 && eventNow(simulation, steps) === null ? { at: run.at, steps } : null;
}

/** The last run of a single player, where it broke off before its end: its steps, and which run it is. A class goes on in its session. */
export function brokenOff(simulation: Pick<Simulation, 'events' | 'meters' | 'runs'>): { at: string; steps: Step[]; event: SimulationEvent } | null {
  const run = simulation.runs.find(({ students }) => students === undefined);
  if (!run || run.isFinished) return null;
  const steps = stepsOf(simulation, run);
  const event = eventNow(simulation, steps);
  return event && steps.length > 0 ? { at: run.at, steps, event } : null;
}
