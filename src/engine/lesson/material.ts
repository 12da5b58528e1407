/** What a lesson is made from, in one shape: the checked knowledge of a topic pack, or prompts where none is held. */
import type { VocabularyEntry } from '../../contracts/lesson.ts';

export interface Idea {
  title: string;
  /** For the slide, one sentence each. */
  lines: string[];
  /** What else is known about it, for the teacher to say. */
  more: string;
  /** The one that fits the picture of the lesson has it; `diagram.ts` reads its lines. */
  diagram?: string[];
  /** What an inquiry has found out. */
  isAnswer?: true;
}

export interface Probe {
  /** What learners who hold it say. */
  belief: string;
  correction: string;
  /** A question whose answer shows whether they hold it. */
  question: string;
}

/** A claim is held against cards; a case is predicted, worked out and explained. `kin`: another misconception that has to do with it. */
export type Inquiry = (({ kind: 'claim' } & Probe) | { kind: 'case'; question: string; behind: Pick<Probe, 'belief' | 'correction'> | null }) & { kin: Probe | null };

export interface Preparation {
  words: readonly VocabularyEntry[];
  /** Asked at home; its correction stands on the sheet. */
  home: Probe | null;
  /** What the lesson begins with; the words of the sheet answer it. */
  opening: readonly string[];
}

export interface ExpertSheet {
  word: VocabularyEntry;
  fact: string;
}

export interface Jigsaw {
  sheets: readonly ExpertSheet[];
  /** What home groups put together, and from which two sheets. */
  joins: readonly { from: string; to: string; sheets: readonly [number, number] }[];
}

export interface Example {
  problem: string;
  steps: readonly string[];
  result: string;
  tryNext: string;
}

export interface Voice {
  who: string;
  wants: string;
  because: string;
}

export const thinkingLevels = ['remember', 'understand', 'apply', 'analyze', 'evaluate', 'create'] as const;
/** Bloom's levels as revised by Anderson and Krathwohl (2001). */
export type ThinkingLevel = (typeof thinkingLevels)[number];

export interface Material {
  /** The pack it comes from; null for a scaffold. */
  pack: string | null;
  /** At the beginning of a line. */
  title: string;
  /** Inside a sentence. */
  topic: string;
  /** Why it matters, one or two sentences. */
  matters: string;
  terms: readonly VocabularyEntry[];
  ideas: readonly Idea[];
  /** Further facts, for cards and sheets that students work with. At least two. */
  cards: readonly string[];
  /** What an inquiry looks into; the cards of a claim bear on it. Null for other lessons, and where nothing checked is held. */
  inquiry: Inquiry | null;
  /** What a project makes from the cards. Null for other lessons, and where nothing checked is held. */
  brief: string | null;
  /** What is read at home before a flipped lesson. Null for other lessons. */
  preparation: Preparation | null;
  /** The expert sheets of a lesson in groups; one card each. Null for other lessons, and where nothing checked is held. */
  jigsaw: Jigsaw | null;
  /** Questions that can be answered from what the lesson tells. Null where nothing checked is held. */
  answered: ReadonlySet<string> | null;
  /** Openings in a few short paragraphs. */
  scenes: readonly string[][];
  /** The question the lesson turns on, where no misconception speaks of what it is about. */
  hinge: { question: string; hint: string } | null;
  /** The one the lesson turns on comes first. At least three. */
  probes: readonly Probe[];
  questions: Readonly<Record<ThinkingLevel, readonly string[]>>;
  /** On the whole of which the lesson is a part: asked when all on the part have been. */
  further: readonly string[];
  /** Descriptions of a case that end in a question: one can predict before one knows. */
  cases: readonly string[];
  analogies: readonly { idea: string; limits: string }[];
  examples: readonly Example[];
  stuck: readonly { about: string; question: string; hint: string }[];
  /** The sticking point that the first misconception speaks of: then the whole lesson turns on it. Empty where it speaks of something else. */
  turn: string;
  /** What the class can explain in the end, as it reads on after "Explain": "how rising air forms a cloud". The nearest to the lesson first; at least two. */
  connections: readonly string[];
  /** Two things that belong together: "chlorophyll and light energy". */
  links: readonly string[];
  debate: { question: string; background: string; voices: readonly Voice[]; choices: readonly string[] } | null;
  /** Keys into `content/references.json`. */
  sources: readonly string[];
}
