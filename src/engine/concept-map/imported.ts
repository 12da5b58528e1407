/** What reading a file or a pasted text gives, with texts of any length: a map, or one sentence that says why there is none. */
import { type ConceptKind, type MapType, mapLimits, type Point } from '../../contracts/concept-map.ts';

export interface ImportedMap {
  title: string;
  mapType: MapType;
  focusQuestion: string;
  nodes: { id: string; text: string; kind: ConceptKind; at: Point | null }[];
  links: { from: string; to: string; label: string }[];
  /** What a person should know about words that had no room; may be empty. */
  note: string;
}

export type Import = { ok: true; map: ImportedMap } | { ok: false; problem: string };

export const noImport = (problem: string): Import => ({ ok: false, problem });

/** Collects what a reader finds. Ids in the file are names only; links to themselves and second links are left out. */
export class ImportDraft {
  title = '';
  mapType: MapType = 'hierarchical';
  focusQuestion = '';
  readonly nodes: ImportedMap['nodes'] = [];
  readonly links: ImportedMap['links'] = [];
  readonly #ids = new Set<string>();

  get isFull(): boolean {
    return this.nodes.length >= mapLimits.nodes || this.links.length >= mapLimits.links;
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  add(id: string, text: string, kind: ConceptKind = 'concept', at: Point | null = null): void {
    if (this.#ids.has(id)) return;
    this.#ids.add(id);
    this.nodes.push({ id, text, kind, at });
  }

  link(from: string, label: string, to: string): void {
    if (from === to || !this.has(from) || !this.has(to) || this.links.some((each) => each.from === from && each.to === to)) return;
    this.links.push({ from, to, label });
  }

  /** `nothing`: what to say where no concept was found. Ids become "n1", "n2", … */
  finish(nothing: string): Import {
    if (this.nodes.length === 0) return noImport(nothing);
    if (this.nodes.length > mapLimits.nodes || this.links.length > mapLimits.links)
      return noImport(`This map has more than ${mapLimits.nodes} concepts or ${mapLimits.links} links. Import a part of it.`);
    const ids = new Map(this.nodes.map(({ id }, i) => [id, `n${i + 1}`]));
    const rename = (id: string): string => ids.get(id) ?? id;
    return {
      ok: true,
      map: {
        title: this.title,
        mapType: this.mapType,
        focusQuestion: this.focusQuestion,
        nodes: this.nodes.map((node) => ({ ...node, id: rename(node.id) })),
        links: this.links.map((link) => ({ ...link, from: rename(link.from), to: rename(link.to) })),
        note: '',
      },
    };
  }
}
