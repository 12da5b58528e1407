/** The small concept map beside the text of a slide. It is kept as lines that a teacher can write, one for each arrow: "leaf → contains → chlorophyll". */
import type { ConceptMap } from '../../contracts/concept-map.ts';
import { diagramLimits, type LessonSlide } from '../../contracts/lesson.ts';
import { contentStems } from '../text/stems.ts';

export interface DiagramLink {
  from: string;
  /** What the arrow says; may be empty. */
  label: string;
  to: string;
}

/** "->" is what a keyboard has. */
const arrow = /\s*(?:→|-+>|=>)\s*/;

export const diagramLine = ({ from, label, to }: DiagramLink): string => [from, label, to].filter(Boolean).join(' → ');

/** Null: the line cannot be drawn. */
export function linkIn(line: string): DiagramLink | null {
  const parts = line.trim().split(arrow);
  const [from = '', middle = '', to = middle] = parts;
  if (parts.length < 2 || parts.length > 3 || !from || !to || from.toLowerCase() === to.toLowerCase()) return null;
  return { from, label: parts.length === 3 ? middle : '', to };
}

/** The lines that can be drawn. */
export const linksIn = (lines: readonly string[]): DiagramLink[] => lines.flatMap((line) => linkIn(line) ?? []).slice(0, diagramLimits.links);

/** As a map that can be laid out; null where there is nothing to draw. */
export function mapOfDiagram(lines: readonly string[]): Pick<ConceptMap, 'nodes' | 'links' | 'mapType'> | null {
  const ids = new Map<string, string>();
  const nodes: ConceptMap['nodes'][number][] = [];
  const idOf = (text: string): string => {
    const known = ids.get(text.toLowerCase());
    if (known) return known;
    const id = `n${nodes.length + 1}`;
    ids.set(text.toLowerCase(), id);
    nodes.push({ id, text, kind: 'concept', at: null });
    return id;
  };
  const links = linksIn(lines).map(({ from, label, to }, place) => ({ id: `l${place + 1}`, from: idOf(from), label, to: idOf(to) }));
  return links.length > 0 ? { nodes, links, mapType: 'flowchart' } : null;
}

/** What the picture says, in words: "leaf contains chlorophyll; chlorophyll absorbs light". */
export const diagramText = (lines: readonly string[]): string =>
  linksIn(lines)
    .map(({ from, label, to }) => `${from} ${label || '(linked to)'} ${to}`)
    .join('; ');

/** The diagram goes to the text that speaks most of what it shows; `wordsOf`: null for a text that gets none. */
export function withDiagram<Text extends object>(
  texts: readonly Text[],
  diagram: readonly string[],
  wordsOf: (text: Text) => readonly string[] | null,
): (Text & { diagram?: string[] })[] {
  const shown = new Set(contentStems(diagram.join(' ')));
  const shared = texts.map((text) => {
    const words = wordsOf(text);
    return words === null ? -1 : new Set(contentStems(words.join(' ')).filter((stem) => shown.has(stem))).size;
  });
  const best = Math.max(-1, ...shared);
  const place = best < 0 || diagram.length === 0 ? -1 : shared.indexOf(best);
  return texts.map((text, i) => (i === place ? { ...text, diagram: [...diagram] } : text));
}

/** On the slide of kind "idea" that it fits best. */
export const slidesWithDiagram = (slides: readonly LessonSlide[], diagram: readonly string[]): LessonSlide[] =>
  withDiagram(slides, diagram, ({ kind, title, content }) => (kind === 'idea' ? [title, ...content] : null));
