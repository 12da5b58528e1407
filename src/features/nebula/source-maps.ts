/** Maps that come with the site: drawn on cards, so they are there with what draws. */
import { type ConceptMap, type MapType, mapLimits } from '../../contracts/concept-map.ts';
import type { ImportedMap } from '../../engine/concept-map/imported.ts';
import { fromMermaid } from '../../engine/concept-map/mermaid.ts';

export const importedBody = ({ nodes, links, mapType, focusQuestion }: ImportedMap, origin: string, topic: string, note: string): ConceptMap => ({
  mapType,
  topic: topic.slice(0, mapLimits.topicChars),
  focusQuestion,
  note,
  origin,
  nodes,
  links: links.map((link, i) => ({ id: `l${i + 1}`, ...link })),
  ideas: [],
});

/** @throws Error when the text is none of the site's own. */
export function fromSource({
  title,
  mapType,
  map,
  focusQuestion = '',
  origin,
}: {
  title: string;
  mapType: MapType;
  map: string;
  focusQuestion?: string;
  origin: string;
}): ConceptMap {
  const read = fromMermaid(map);
  if (!read.ok) throw new Error(`${title}: ${read.problem}`);
  const note =
    origin === 'sample' ? 'A sample that comes with Nebula. This is your copy: change what you like.' : 'A template: put your own concepts in the place of the questions.';
  return importedBody({ ...read.map, mapType, focusQuestion }, origin, origin === 'sample' ? title : '', note);
}
