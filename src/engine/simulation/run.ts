/** A run through a simulation: where it stands, what was chosen, how the meters have moved. */
import type { Simulation, SimulationEvent } from '../../contracts/simulation.ts';

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
