/** The sentences of a map: what it says, for a table, for a search, and as its alternative text. */
import type { ConceptMap, MapLink } from '../../contracts/concept-map.ts';

export interface Proposition {
  link: MapLink;
  from: string;
  to: string;
  text: string;
}

const named = (text: string): string => text.trim() || '(no text yet)';

export function propositionsOf({ nodes, links }: Pick<ConceptMap, 'nodes' | 'links'>): Proposition[] {
  const texts = new Map(nodes.map(({ id, text }) => [id, named(text)]));
  return links.flatMap((link) => {
    const [from, to] = [texts.get(link.from), texts.get(link.to)];
    return from === undefined || to === undefined ? [] : [{ link, from, to, text: `${from} ${link.label.trim() || '(linked to)'} ${to}` }];
  });
}

/** "Concept map. Leaves contain chlorophyll. …": what a person hears in the place of the picture. */
export function altText(map: Pick<ConceptMap, 'nodes' | 'links'>, title: string): string {
  const sentences = propositionsOf(map).map(({ text }) => (/[.?!]$/.test(text) ? text : `${text}.`));
  const alone = map.nodes.filter(({ id }) => !map.links.some(({ from, to }) => from === id || to === id)).map(({ text }) => named(text));
  return [`Concept map “${title.trim() || 'without a title'}”.`, ...sentences, ...(alone.length > 0 ? [`Not linked: ${alone.join(', ')}.`] : [])].join(' ');
}

/** Ids of the concepts that a search finds: by their own text, or by a phrase of a link they have. */
export function foundIn(map: Pick<ConceptMap, 'nodes' | 'links'>, search: string): string[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return [];
  const byPhrase = new Set(map.links.flatMap(({ from, to, label }) => (label.toLowerCase().includes(wanted) ? [from, to] : [])));
  return map.nodes.filter(({ id, text }) => text.toLowerCase().includes(wanted) || byPhrase.has(id)).map(({ id }) => id);
}
