/** A concept map as JSON Canvas 1.0 (jsoncanvas.org), the open format of boards such as Obsidian's, and back. Places are kept. */
import { type ConceptMap, conceptKinds, mapTypes } from '../../contracts/concept-map.ts';
import { type Import, ImportDraft, noImport } from './imported.ts';
import { layoutOf } from './layout.ts';

export function toJsonCanvas(map: Pick<ConceptMap, 'nodes' | 'links' | 'mapType' | 'focusQuestion'>, title: string): string {
  const nodes = layoutOf(map).map(({ node, x, y, width, height }) => ({
    id: node.id,
    type: 'text',
    text: node.text,
    x: Math.round(x - width / 2),
    y: Math.round(y - height / 2),
    width,
    height,
    // Fields that other programs do not know are theirs to ignore.
    ...(node.kind !== 'concept' && { kind: node.kind }),
  }));
  const edges = map.links.map(({ id, from, to, label }) => ({ id, fromNode: from, toNode: to, toEnd: 'arrow', ...(label.trim() && { label: label.trim() }) }));
  return `${JSON.stringify({ nodes, edges, title, mapType: map.mapType, focusQuestion: map.focusQuestion }, null, 2)}\n`;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

export function fromJsonCanvas(content: string): Import {
  let canvas: unknown;
  try {
    canvas = JSON.parse(content);
  } catch {
    return noImport('This is no JSON Canvas: the file is not valid JSON.');
  }
  if (!isRecord(canvas) || !Array.isArray(canvas.nodes)) return noImport('This is no JSON Canvas: a list of “nodes” is missing.');
  const draft = new ImportDraft();
  const { title, mapType, focusQuestion, nodes, edges } = canvas;
  draft.title = text(title);
  draft.mapType = mapTypes.find((type) => type === mapType) ?? 'spider';
  draft.focusQuestion = text(focusQuestion);
  for (const node of nodes.slice(0, 2_000)) {
    // Groups are frames around other boxes.
    if (!isRecord(node) || node.type === 'group' || text(node.id) === '') continue;
    const at = { x: number(node.x) + number(node.width) / 2, y: number(node.y) + number(node.height) / 2 };
    draft.add(text(node.id), text(node.text) || text(node.label) || text(node.file) || text(node.url), conceptKinds.find((kind) => kind === node.kind) ?? 'concept', at);
  }
  for (const edge of (Array.isArray(edges) ? edges : []).slice(0, 5_000)) if (isRecord(edge)) draft.link(text(edge.fromNode), text(edge.label), text(edge.toNode));
  return draft.finish('There is no box with text in this canvas.');
}
