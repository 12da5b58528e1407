/** A concept map as it is saved, drawn, exchanged and generated: concepts, and links that can be read as sentences. */

export const mapTypes = ['hierarchical', 'spider', 'flowchart'] as const;
export type MapType = (typeof mapTypes)[number];

/** As they stand on the screen and in files. */
export const mapTypeNames: Readonly<Record<MapType, string>> = { hierarchical: 'Hierarchical', spider: 'Spider / Web', flowchart: 'Flowchart' };

/** `prompt`: a place that asks for a concept. `start`, `decision`, `end`: boxes of a flowchart. */
export const conceptKinds = ['concept', 'prompt', 'start', 'decision', 'end'] as const;
export type ConceptKind = (typeof conceptKinds)[number];

export interface MapNode {
  id: string;
  text: string;
  kind: ConceptKind;
  /** Where a person has put the middle of the box, in pixels; null where the layout decides. */
  at: Point | null;
}

export interface Point {
  x: number;
  y: number;
}

/** Read as a sentence: the concept `from`, the linking phrase, the concept `to`. */
export interface MapLink {
  id: string;
  from: string;
  to: string;
  /** The linking phrase; empty while nobody has written one. */
  label: string;
}

/** A concept that the map could have, or a link between two that it has. It becomes part of the map only when somebody accepts it. */
export interface MapIdea {
  id: string;
  from: string;
  label: string;
  to: string;
  /** What the suggestion rests on, word for word from the topic pack; empty where it comes from a model. */
  why: string;
}

export interface ConceptMap {
  mapType: MapType;
  topic: string;
  /** The question that the map answers; may be empty. */
  focusQuestion: string;
  nodes: readonly MapNode[];
  links: readonly MapLink[];
  ideas: readonly MapIdea[];
  /** What a person should know about where this came from; may be empty. */
  note: string;
  /** Where the first concepts came from: "topic-pack", "model", "scaffold", "import", "template", "sample", or empty. */
  origin: string;
}

export const mapLimits = {
  titleChars: 200,
  topicChars: 200,
  /** Characters of a concept. A question in a flowchart may be a sentence. */
  conceptChars: 200,
  labelChars: 80,
  questionChars: 300,
  nodes: 500,
  links: 1_500,
  ideas: 40,
  noteChars: 600,
  /** Characters of a file or a text to import. */
  importChars: 200_000,
  bodyBytes: 8 * 1024,
} as const;
