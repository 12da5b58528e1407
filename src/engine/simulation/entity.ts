/** Between the simulation as it is kept and the specification's entity: decisions as a list of text, outcomes as a map from decision to text. */
import type { GenerateSimulationReply } from '../../contracts/api/generate-simulation.ts';
import type { Simulation, SimulationEvent } from '../../contracts/simulation.ts';

type EntityEvent = GenerateSimulationReply['events'][number];

export const toEntityEvents = (events: readonly SimulationEvent[]): EntityEvent[] =>
  events.map(({ id, title, description, decisions }) => ({
    id,
    title,
    description,
    decisions: decisions.map(({ text }) => text),
    outcomes: Object.fromEntries(decisions.map(({ text, outcome }) => [text, outcome])),
    next: Object.fromEntries(decisions.map(({ text, next }) => [text, next])),
    effects: Object.fromEntries(decisions.map(({ text, effects }) => [text, [...effects]])),
  }));

const own = <T>(map: Readonly<Record<string, T>>, key: string): T | undefined => (Object.hasOwn(map, key) ? map[key] : undefined);

export const fromEntityEvents = (events: readonly EntityEvent[]): SimulationEvent[] =>
  events.map(({ id, title, description, decisions, outcomes, next, effects }) => ({
    id,
    title,
    description,
    decisions: decisions.map((text) => ({ text, outcome: own(outcomes, text) ?? '', next: own(next, text) ?? null, effects: own(effects, text) ?? [] })),
  }));

/** An answer as it is put into the library. */
export const fromReply = (reply: GenerateSimulationReply): Simulation => {
  const { topic, format, gradeLevel, duration, studentCount, description, scenario, objectives, roles, events, materials, meters, debrief, note, meta } = reply;
  const origin = meta.grounding === 'topic-pack' || meta.grounding === 'model' ? meta.grounding : 'scaffold';
  return {
    topic,
    format,
    gradeLevel,
    duration,
    studentCount,
    description,
    scenario,
    objectives,
    roles,
    events: fromEntityEvents(events),
    materials,
    meters,
    debrief,
    note,
    origin,
    runs: [],
  };
};

/** The specification's entity, for a file. */
export function toEntity(id: string, title: string, createdDate: string, simulation: Simulation) {
  const { events, runs: _, origin: __, live: ___, ...fields } = simulation;
  return { id, title, createdDate, ...fields, events: toEntityEvents(events) };
}
