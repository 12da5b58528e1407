/** Changes to a concept map. Each takes a map and returns another; the ids of what is new are given, so that undo and tests are exact. */
import { type ConceptMap, type MapIdea, type MapLink, type MapNode, mapLimits, type Point } from '../../contracts/concept-map.ts';
import { oneLine } from './one-line.ts';
import { conceptKey } from './pack-graph.ts';

export const nodeById = (map: ConceptMap, id: string): MapNode | undefined => map.nodes.find((node) => node.id === id);
const linked = (map: ConceptMap, from: string, to: string): boolean => map.links.some((link) => link.from === from && link.to === to);
const newNode = (id: string, text: string, at: Point | null = null): MapNode => ({ id, text: oneLine(text, mapLimits.conceptChars), kind: 'concept', at });

export function addNode(map: ConceptMap, id: string, text = '', at: Point | null = null): ConceptMap {
  return map.nodes.length >= mapLimits.nodes ? map : { ...map, nodes: [...map.nodes, newNode(id, text, at)] };
}

/** A new concept, linked from `parent`; behind `after` in the outline where one is given. */
export function addChild(map: ConceptMap, parent: string, ids: { node: string; link: string }, after?: string): ConceptMap {
  if (map.nodes.length >= mapLimits.nodes || !nodeById(map, parent)) return map;
  const link: MapLink = { id: ids.link, from: parent, to: ids.node, label: '' };
  const at = after === undefined ? -1 : map.links.findIndex(({ from, to }) => from === parent && to === after);
  const links = at < 0 ? [...map.links, link] : [...map.links.slice(0, at + 1), link, ...map.links.slice(at + 1)];
  return { ...map, nodes: [...map.nodes, newNode(ids.node, '')], links };
}

/** What a person writes into a place that asked for a concept is a concept. */
export function setText(map: ConceptMap, id: string, text: string): ConceptMap {
  const write = (node: MapNode): MapNode => ({ ...node, text: oneLine(text, mapLimits.conceptChars), kind: node.kind === 'prompt' ? 'concept' : node.kind });
  return { ...map, nodes: map.nodes.map((node) => (node.id === id ? write(node) : node)) };
}

export const setKind = (map: ConceptMap, id: string, kind: MapNode['kind']): ConceptMap => ({
  ...map,
  nodes: map.nodes.map((node) => (node.id === id ? { ...node, kind } : node)),
});

export const moveNodes = (map: ConceptMap, places: ReadonlyMap<string, Point>): ConceptMap => ({
  ...map,
  nodes: map.nodes.map((node) => ({ ...node, at: places.get(node.id) ?? node.at })),
});

/** Gives every box back to the layout. */
export const tidy = (map: ConceptMap): ConceptMap => ({ ...map, nodes: map.nodes.map((node) => ({ ...node, at: null })) });

/** With every link that it has. */
export function removeNode(map: ConceptMap, id: string): ConceptMap {
  return { ...map, nodes: map.nodes.filter((node) => node.id !== id), links: map.links.filter(({ from, to }) => from !== id && to !== id) };
}

export function addLink(map: ConceptMap, id: string, from: string, to: string, label = ''): ConceptMap {
  const isPossible = from !== to && nodeById(map, from) && nodeById(map, to) && !linked(map, from, to) && map.links.length < mapLimits.links;
  return isPossible ? { ...map, links: [...map.links, { id, from, to, label: oneLine(label, mapLimits.labelChars) }] } : map;
}

export const setLabel = (map: ConceptMap, id: string, label: string): ConceptMap => ({
  ...map,
  links: map.links.map((link) => (link.id === id ? { ...link, label: oneLine(label, mapLimits.labelChars) } : link)),
});

/** The sentence the other way around. A link that stands there already stays as it is. */
export const turnLink = (map: ConceptMap, id: string): ConceptMap => ({
  ...map,
  links: map.links.map((link) => (link.id === id && !linked(map, link.to, link.from) ? { ...link, from: link.to, to: link.from } : link)),
});

export const removeLink = (map: ConceptMap, id: string): ConceptMap => ({ ...map, links: map.links.filter((link) => link.id !== id) });

/** The concepts of the map that an idea names, if it has them. */
export const endsOf = (map: ConceptMap, idea: MapIdea): { from: MapNode | undefined; to: MapNode | undefined } => {
  const find = (text: string) => map.nodes.find((node) => conceptKey(node.text) === conceptKey(text));
  return { from: find(idea.from), to: find(idea.to) };
};

/** Ideas that touch the map: at least one concept is there, and no link joins the two. */
export const openIdeas = (map: ConceptMap): MapIdea[] =>
  map.ideas.filter((idea) => {
    const { from, to } = endsOf(map, idea);
    return (from || to) && !(from && to && (linked(map, from.id, to.id) || linked(map, to.id, from.id)));
  });

export const dismissIdea = (map: ConceptMap, id: string): ConceptMap => ({ ...map, ideas: map.ideas.filter((idea) => idea.id !== id) });

/** Puts the idea into the map: the concept that is missing, and the link with `label`. */
export function acceptIdea(map: ConceptMap, idea: MapIdea, label: string, ids: { node: string; link: string }): ConceptMap {
  const { from, to } = endsOf(map, idea);
  if (!from && !to) return map;
  const grown = from && to ? map : addNode(map, ids.node, from ? idea.to : idea.from);
  return dismissIdea(addLink(grown, ids.link, from?.id ?? ids.node, to?.id ?? ids.node, label), idea.id);
}
