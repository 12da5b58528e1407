/** Reads the body of a concept map, strictly: a link without its two concepts, a second node with the same id and what is no text are left out. */
import { type ConceptMap, conceptKinds, type MapLink, type MapNode, mapLimits, mapTypes, type Point } from '../../../contracts/concept-map.ts';
import { isRecord, listOf, type Shape, textOf } from './shape.ts';

export const conceptMapShape: Shape<ConceptMap> = {
  version: 1,
  read(value) {
    if (!isRecord(value) || !Array.isArray(value.nodes)) return null;
    const ids = new Set<string>();
    const nodes = listOf(value.nodes, (record): MapNode | null => {
      const id = textOf(record.id, 60);
      if (id === '' || ids.has(id) || ids.size >= mapLimits.nodes) return null;
      ids.add(id);
      return { id, text: textOf(record.text, mapLimits.conceptChars), kind: conceptKinds.find((kind) => kind === record.kind) ?? 'concept', at: pointOf(record.at) };
    });
    const linkIds = new Set<string>();
    const links = listOf(value.links, (record): MapLink | null => {
      const [id, from, to] = [textOf(record.id, 60), textOf(record.from, 60), textOf(record.to, 60)];
      if (id === '' || linkIds.has(id) || from === to || !ids.has(from) || !ids.has(to) || linkIds.size >= mapLimits.links) return null;
      linkIds.add(id);
      return { id, from, to, label: textOf(record.label, mapLimits.labelChars) };
    });
    const ideas = listOf(value.ideas, (record) => {
      const [id, from, to] = [textOf(record.id, 60), textOf(record.from, mapLimits.conceptChars), textOf(record.to, mapLimits.conceptChars)];
      return id && from && to ? { id, from, to, label: textOf(record.label, mapLimits.labelChars), why: textOf(record.why, 1_000) } : null;
    });
    return {
      mapType: mapTypes.find((type) => type === value.mapType) ?? 'hierarchical',
      topic: textOf(value.topic, mapLimits.topicChars),
      focusQuestion: textOf(value.focusQuestion, mapLimits.questionChars),
      note: textOf(value.note, mapLimits.noteChars),
      origin: textOf(value.origin, 40),
      nodes,
      links,
      ideas: ideas.slice(0, mapLimits.ideas),
    };
  },
};

function pointOf(value: unknown): Point | null {
  if (!isRecord(value) || !Number.isFinite(value.x) || !Number.isFinite(value.y)) return null;
  return { x: Number(value.x), y: Number(value.y) };
}
