/** Gives a generated map, a template or an import the form in which it is saved. */
import { type ConceptMap, type MapType, mapLimits } from '../../contracts/concept-map.ts';
import type { GeneratedMap } from './generated.ts';

export function conceptMapFrom(made: GeneratedMap, { mapType, topic, origin }: { mapType: MapType; topic: string; origin: string }): ConceptMap {
  return {
    mapType,
    topic,
    focusQuestion: made.focusQuestion,
    note: made.note,
    origin,
    nodes: made.nodes.slice(0, mapLimits.nodes).map((node) => ({ ...node, at: null })),
    links: made.links.slice(0, mapLimits.links).map((link, i) => ({ id: `l${i + 1}`, ...link })),
    ideas: made.ideas.slice(0, mapLimits.ideas).map((idea, i) => ({ id: `i${i + 1}`, ...idea })),
  };
}

/** An id that the map does not have yet: "n12", "l7". */
export function freeId(taken: readonly { id: string }[], letter: 'n' | 'l' | 'i'): string {
  const numbers = taken.flatMap(({ id }) => (id.startsWith(letter) && /^\d+$/.test(id.slice(1)) ? [Number(id.slice(1))] : []));
  return `${letter}${Math.max(0, ...numbers) + 1}`;
}
