/** A question that could be asked of a passage, before the best are chosen. */
import type { ReadingGrade } from '../../contracts/reading.ts';
import type { Passage, ReadSentence } from './passage.ts';

export interface Candidate {
  /** What it does; of most kinds one is enough. */
  kind: string;
  /** What it trains, in a reading teacher's words. */
  skill: string;
  sentence: number;
  /** How much a good teacher would want it among the others, 0 to 10. */
  weight: number;
  ask: Record<ReadingGrade, string>;
  hint: string;
  expected: string;
  /** Numbers of the sentences that bear the answer out. */
  evidence: readonly number[];
  lookFors: readonly string[];
  /** About the passage as a whole: asked last. */
  isWhole?: boolean;
}

/** All questions of one kind that the passage gives rise to. */
export type Maker = (passage: Passage) => Candidate[];

/** The same question for the three bands: short and plain, with a reason, with a judgment. */
export const bands = (young: string, middle: string, old: string): Candidate['ask'] => ({ '3-5': young, '6-8': middle, '9-12': old });
export const same = (question: string): Candidate['ask'] => bands(question, question, question);
/** The same question, to which older readers get a second step. */
export const withStep = (question: string, middle: string, old: string): Candidate['ask'] => bands(question, `${question} ${middle}`, `${question} ${old}`);

/** Sentences one can ask about: no headings, and long enough to hold something. */
export const body = (passage: Passage): ReadSentence[] => passage.sentences.filter(({ form, length }) => form !== 'heading' && length >= 3);

/** The same maker for each sentence. */
export const each =
  (make: (sentence: ReadSentence, passage: Passage) => Candidate | null): Maker =>
  (passage) =>
    body(passage).flatMap((sentence) => make(sentence, passage) ?? []);

export const hasLemma = ({ words }: ReadSentence, lemmas: ReadonlySet<string>, pos?: readonly string[]) =>
  words.find((word) => lemmas.has(word.lemma) && (!pos || pos.includes(word.pos)));
