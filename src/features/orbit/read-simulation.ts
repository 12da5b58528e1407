/** A simulation from a file: what "Save JSON" writes, and the bare entity of the specification. A part of its own, fetched when a file is opened. */
import type { Simulation } from '../../contracts/simulation.ts';
import { isRecord, listOf, textOf, textsOf } from '../../stores/library/shapes/shape.ts';
import { simulationShape } from '../../stores/library/shapes/simulation.ts';

export type ReadSimulation = { ok: true; title: string; simulation: Simulation } | { ok: false; problem: string };

const noFile = (problem: string): ReadSimulation => ({ ok: false, problem });

/** More than the largest simulation that the editor makes. */
export const mostBytes = 2_000_000;

const at = (map: unknown, key: string): unknown => (isRecord(map) && Object.hasOwn(map, key) ? map[key] : undefined);

export function readSimulation(text: string): ReadSimulation {
  if (text.length > mostBytes) return noFile('This file is too large for a simulation. Choose the JSON file that Orbit saved.');
  let file: unknown;
  try {
    file = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return noFile('This is no simulation: it cannot be read as JSON. Choose the file that “Save JSON” made, not the player.');
  }
  if (!isRecord(file) || !Array.isArray(file.events)) return noFile('This file holds no simulation: it has no events. Choose the file that “Save JSON” made.');
  const found = listOf(file.events, (event) => event);
  const ids = found.map(({ id }, place) => (typeof id === 'string' && id !== '' ? id : `event-${place + 1}`));
  const events = found.map((event, place) => ({
    ...event,
    id: ids[place],
    // The entity of the specification names no way on: then the next event comes.
    decisions: textsOf(event.decisions, Number.POSITIVE_INFINITY).map((decision) => ({
      text: decision,
      outcome: at(event.outcomes, decision),
      next: isRecord(event.next) ? at(event.next, decision) : ids[place + 1],
      effects: at(event.effects, decision),
    })),
  }));
  const simulation = simulationShape.read({ ...file, events, origin: '', runs: [], live: undefined, studentCount: 0 }, simulationShape.version);
  if (!simulation || simulation.events.length === 0) return noFile('This file holds no simulation that can be played: its events could not be read.');
  return { ok: true, title: textOf(file.title, 200) || 'Simulation from a file', simulation };
}
