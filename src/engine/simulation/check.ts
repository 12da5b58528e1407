/** What keeps a simulation from being played to an end, found in its events; and what a frame without facts still waits for. */
import type { Simulation, SimulationEvent } from '../../contracts/simulation.ts';

export type Fault =
  | { kind: 'no-events' }
  /** Place of the meter. */
  | { kind: 'no-name'; meter: number }
  | { kind: 'no-decision' | 'unreachable' | 'no-end' | 'no-title'; event: string }
  | { kind: 'no-text' | 'no-outcome' | 'lost' | 'twice'; event: string; decision: number };

type Events = readonly Pick<SimulationEvent, 'id' | 'title' | 'decisions'>[];

/** Events that a run can come to, from the first one on. */
export function reachable(events: Events): Set<string> {
  const byId = new Map(events.map((event) => [event.id, event]));
  const found = new Set<string>();
  const waiting = [events[0]?.id];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const event = byId.get(id);
    if (!event || found.has(id)) continue;
    found.add(id);
    for (const { next } of event.decisions) if (next !== null) waiting.push(next);
  }
  return found;
}

/** Events from which the end can be reached. */
function ending(events: Events): Set<string> {
  const good = new Set<string>();
  for (let grew = true; grew; ) {
    const before = good.size;
    for (const { id, decisions } of events) if (decisions.some(({ next }) => next === null || good.has(next))) good.add(id);
    grew = good.size > before;
  }
  return good;
}

export function faultsIn(events: Events, meters: readonly { name: string }[] = []): Fault[] {
  const unnamed = meters.flatMap(({ name }, meter): Fault[] => (name.trim() === '' ? [{ kind: 'no-name', meter }] : []));
  return [...unnamed, ...faultsOfEvents(events)];
}

function faultsOfEvents(events: Events): Fault[] {
  if (events.length === 0) return [{ kind: 'no-events' }];
  const ids = new Set(events.map(({ id }) => id));
  const [reached, ends] = [reachable(events), ending(events)];
  return events.flatMap(({ id, title, decisions }): Fault[] => [
    ...(title.trim() === '' ? [{ kind: 'no-title', event: id } as const] : []),
    ...(decisions.length === 0 ? [{ kind: 'no-decision', event: id } as const] : []),
    ...(reached.has(id) ? [] : [{ kind: 'unreachable', event: id } as const]),
    ...(decisions.length > 0 && !ends.has(id) ? [{ kind: 'no-end', event: id } as const] : []),
    ...decisions.flatMap(({ text, outcome, next }, decision): Fault[] => [
      ...(text.trim() === '' ? [{ kind: 'no-text', event: id, decision } as const] : []),
      ...(outcome.trim() === '' ? [{ kind: 'no-outcome', event: id, decision } as const] : []),
      ...(next !== null && !ids.has(next) ? [{ kind: 'lost', event: id, decision } as const] : []),
      ...(text.trim() !== '' && decisions.findIndex((other) => other.text.trim() === text.trim()) < decision ? [{ kind: 'twice', event: id, decision } as const] : []),
    ]),
  ]);
}

/** What only the teacher can put in, as `scaffold.ts` marks it: where it stands, in the words of the editor, and what is wanted there. */
export function gapsIn({
  description,
  scenario,
  roles,
  events,
  materials,
}: Pick<Simulation, 'description' | 'scenario' | 'roles' | 'events' | 'materials'>): { where: string; what: string }[] {
  const texts: [string, string][] = [
    ['Overview', description],
    ['Scenario', scenario],
    ...roles.map(({ name, secretInfo }): [string, string] => [`Secret of “${name}”`, secretInfo]),
    ...events.flatMap(({ title, description: told, decisions }, place): [string, string][] => [
      [`Event ${place + 1}, “${title}”`, told],
      ...decisions.flatMap(({ text, outcome }, at): [string, string][] => [[`Event ${place + 1}, decision ${at + 1}`, `${text} ${outcome}`]]),
    ]),
    ...materials.map(({ type, description: told }): [string, string] => [`Material “${type}”`, told]),
  ];
  return texts.flatMap(([where, text]) => [...text.matchAll(/\[((?:Look up|Put two sentences here): [^\]]+)\]/g)].map(([, what = '']) => ({ where, what })));
}
