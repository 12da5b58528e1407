/** A question that could be asked of a passage, before the best are chosen. */
import type { ReadingGrade } from '../../contracts/reading.ts';
import { months } from './lexicon.ts';
import type { Passage, ReadSentence } from './passage.ts';

export interface Candidate {
  /** What it does; of most kinds one is enough. */
  kind: string;
  /** What it trains, in a reading teacher's words. */
  skill: string;
  sentence: number;
  /** How much a good teacher would want it among the others, 0 to 10. */
  weight: number;
  /** Worded when it is about to be chosen: of hundreds a handful is. */
  ask: () => Record<ReadingGrade, string>;
  hint: string;
  /** Worded as late. */
  expected: (band: ReadingGrade) => string;
  /** Numbers of the sentences that bear the answer out. */
  evidence: readonly number[];
  lookFors: readonly string[];
  /** About the passage as a whole: asked last. */
  isWhole?: boolean;
}

/** All questions of one kind that the passage gives rise to. */
export type Maker = (passage: Passage) => Candidate[];

/** The same question for the three bands: short and plain, with a reason, with a judgment. */
export const bands = (young: string, middle: string, old: string): Record<ReadingGrade, string> => ({ '3-5': young, '6-8': middle, '9-12': old });
export const same = (question: string): Record<ReadingGrade, string> => bands(question, question, question);
/** The same question, to which older readers get a second step. */
export const withStep = (question: string, middle: string, old: string): Record<ReadingGrade, string> => bands(question, `${question} ${middle}`, `${question} ${old}`);

/** Sentences one can ask about: no headings, and long enough to hold something. */
export function body(passage: Passage): readonly ReadSentence[] {
  const known = bodies.get(passage);
  if (known) return known;
  const found = passage.sentences.filter(({ form, length }) => form !== 'heading' && length >= 3);
  bodies.set(passage, found);
  return found;
}
/** Every maker asks for it. Gone with the passage. */
const bodies = new WeakMap<Passage, readonly ReadSentence[]>();

/** The same maker for each sentence. */
export const each =
  (make: (sentence: ReadSentence, passage: Passage) => Candidate | null): Maker =>
  (passage) =>
    body(passage)
      .map((sentence) => make(sentence, passage))
      .filter((found) => found !== null);

export const hasLemma = ({ words }: ReadSentence, lemmas: ReadonlySet<string>, pos?: readonly string[]) =>
  words.find((word) => lemmas.has(word.lemma) && (!pos || pos.includes(word.pos)));

/** A number that says how much, with what it counts: "40 percent", "$9,000", "4,200 signatures". Years, dates and page numbers do not count. */
export function figureIn({ words, text, speech }: ReadSentence): string | null {
  const at = words.findIndex(({ pos, text: number }) => pos === 'NUM' && /^[\d.,]*\d[\d.,]*%?$/.test(number) && !/^(?:1\d{3}|20\d\d)s?$/.test(number));
  // "4 packets of dry yeast" in a list tells of nothing that happens.
  if (!words.some(({ pos: each }) => each === 'VERB' || each === 'AUX')) return null;
  const noun = words.slice(at + 1, at + 3).find(({ pos }) => pos === 'NOUN' || pos === 'SYM');
  const [before, after] = [words[at - 1], words[at + 1]];
  // "after 4 p.m." counts nothing.
  if (/^(?:[ap]\.?m\.?|o['’]clock)$/i.test(after?.text ?? '')) return null;
  if (at < 0 || speech || months.has(before?.lower ?? '') || months.has(after?.lower ?? '')) return null;
  const isMoney = before?.text === '$';
  const end = isMoney ? words[at]?.end : noun?.end;
  const figure = text.slice(words[isMoney ? at - 1 : at]?.start, end) + (noun?.text === '°' ? (/^\s?[CF]\b/.exec(text.slice(end))?.[0] ?? '') : '');
  if (!noun && !isMoney) return null;
  return /[;:()—–“”"]|,(?!\d)/.test(figure) ? null : figure;
}

/** Does someone do it, rather than have it done to them, and is it not denied? */
export const isDeed = ({ clause }: ReadSentence): boolean => clause !== null && !clause.verbs.some(({ lemma, lower }) => lemma === 'be' || /^(?:not|n't|never)$/.test(lower));

/** The first words of all: "Tuesday. Rain again." where the first sentence alone holds next to nothing. */
export function openingOf({ sentences }: Passage, { index, text, length, paragraph, form }: ReadSentence): string {
  const next = sentences[index + 1];
  return length < 3 && form === 'sentence' && next?.paragraph === paragraph && next.form === 'sentence' ? `${text} ${next.text}` : text;
}

/** The sentences with which it begins and ends: a signature, a menu or a date at the edge is no beginning. */
export function edges(passage: Passage): { first: ReadSentence | undefined; last: ReadSentence | undefined } {
  const all = body(passage);
  const told = all.filter(
    ({ words, form, speech, isSaid, text }) =>
      form === 'verse' ||
      words.length === 0 ||
      // "Rivers shape the land in three ways." is a sentence, whatever its verb is taken for.
      (words.length >= 6 && /[.!?]$/.test(text)) ||
      /^(?:First|Then|Next|Finally)\b.*\.$/.test(text) ||
      speech !== null ||
      isSaid ||
      words.some(({ pos }) => pos === 'VERB' || pos === 'AUX'),
  );
  // A greeting and a signature stand at the edges of what someone writes to another; elsewhere nothing stands before the first sentence.
  // A scene begins with who stands where.
  const isEdged = passage.isAddress || passage.sentences.some(({ text }) => /^\p{Lu}{2,}[\p{Lu} .]*:/u.test(text));
  const real = isEdged ? [] : passage.sentences.filter(({ form, text }) => form === 'verse' || (form === 'sentence' && (passage.isLoose || /[.!?…]["”’)]*$/u.test(text))));
  return { first: real[0] ?? told[0] ?? all[0], last: real.at(-1) ?? told.at(-1) ?? all.at(-1) };
}
