/** A map as it is generated: before it has ids of its own and a place in the library. */
import type { ConceptKind } from '../../contracts/concept-map.ts';

export interface GeneratedMap {
  focusQuestion: string;
  nodes: { id: string; text: string; kind: ConceptKind }[];
  links: { from: string; to: string; label: string }[];
  ideas: { from: string; label: string; to: string; why: string }[];
  note: string;
}

/** Collects nodes and links; a link is taken once. Ids are "n1", "n2", … */
export class MapDraft {
  readonly nodes: GeneratedMap['nodes'] = [];
  readonly links: GeneratedMap['links'] = [];
  readonly #byKey = new Map<string, string>();

  /** Returns the id; the same key gives the same node. */
  add(key: string, text: string, kind: ConceptKind = 'concept'): string {
    const known = this.#byKey.get(key);
    if (known) return known;
    const id = `n${this.nodes.length + 1}`;
    this.#byKey.set(key, id);
    this.nodes.push({ id, text, kind });
    return id;
  }

  idOf(key: string): string | undefined {
    return this.#byKey.get(key);
  }

  link(from: string, label: string, to: string): void {
    if (from !== to && !this.links.some((each) => each.from === from && each.to === to)) this.links.push({ from, label, to });
  }
}
