/** A map on a part of a pack, such as "the Holocaust" of World War II: what the pack says of it, and questions in the places of what it does not say. */
import type { MapType } from '../../contracts/concept-map.ts';
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { titleInText } from '../chat/topic-knowledge.ts';
import { heldLine, type Part } from '../topic-lookup/part-of.ts';
import type { GeneratedMap } from './generated.ts';
import { conceptKey } from './pack-graph.ts';
import { scaffoldMap } from './scaffold.ts';

const most = { relations: 6, terms: 5, ideas: 6 };

export function mapFromPart(pack: TopicPack, part: Part, topic: string, mapType: MapType): GeneratedMap {
  const { links, ...frame } = scaffoldMap(topic, mapType);
  // Some matters nobody should have to have seen.
  const nodes = frame.nodes.map((node) => (node.text === 'Where have you seen it?' ? { ...node, text: 'What is an example of it?' } : node));
  const ids = new Map(nodes.map(({ id, text }) => [conceptKey(text), id]));
  const root = nodes[0]?.id ?? '';
  const add = (text: string): string => {
    const known = ids.get(conceptKey(text));
    if (known) return known;
    const id = `n${nodes.length + 1}`;
    nodes.push({ id, text, kind: 'concept' });
    ids.set(conceptKey(text), id);
    return id;
  };
  const link = (from: string, label: string, to: string): void => {
    if (from !== to && !links.some((each) => (each.from === from && each.to === to) || (each.from === to && each.to === from))) links.push({ from, label, to });
  };
  const terms = pack.terms.filter(({ term, definition }) => part.speaks(`${term} ${definition}`));
  // A flowchart tells one course of events, and of the part the pack tells none.
  if (mapType !== 'flowchart') {
    link(root, 'belongs to the topic', add(pack.title));
    for (const { term } of terms.slice(0, most.terms)) link(root, 'can be explained with', add(term));
    for (const { from, verb, to } of pack.relations.filter(({ from, to }) => part.speaks(`${from} ${to}`)).slice(0, most.relations)) {
      const [one, other] = [add(from), add(to)];
      link(one, verb, other);
      if (![one, other].some((id) => links.some((each) => each.from === root && each.to === id) || id === root)) link(root, 'can be explained with', one);
    }
  }
  return {
    focusQuestion: pack.questions.understand.find((text) => text.endsWith('?') && part.speaks(text)) ?? '',
    nodes,
    links,
    ideas: [
      ...terms.map(({ term, definition }) => ({ to: term, why: `${term}: ${definition}` })),
      ...pack.facts.filter(({ text }) => part.speaks(text)).map(({ text }) => ({ to: pack.title, why: text })),
    ]
      .filter(({ to }) => conceptKey(to) !== conceptKey(topic))
      .slice(0, most.ideas)
      .map(({ to, why }) => ({ from: topic, label: '', to, why })),
    note: `${heldLine(part, pack, topic)} The map holds what is said of it there, and a question in each place of which nothing is held: put your own concept there. A map on ${titleInText(pack)} as a whole holds more.`,
  };
}
