/** What a teacher's key can take from the passage: the words that carry a line, what is new in it, what stands beside it, and where the passage speaks of the same again. */
import { isStopWord } from '../text/stems.ts';
import { body } from './candidate.ts';
import { emptyNouns, feelings, gestures, orderVerbs, plainVerbs, sensory } from './lexicon.ts';
import type { Passage, ReadSentence } from './passage.ts';
import { quote } from './quoting.ts';
import type { Word } from './tagger.ts';
import { hardness } from './weighing.ts';

const light = new Set(
  'be have do get go make come take say see want let put give keep become seem use tell ask begin start look feel think know need find mean happen can will may could would should must might shall last first next other same such many much more most few own able past little'.split(
    ' ',
  ),
);
const worth: Readonly<Record<string, number>> = { ADJ: 2.5, VERB: 2.2, NOUN: 2, ADV: 1.4 };

const isCarrying = ({ pos, lemma, lower, text, isDoubtful }: Word): boolean =>
  !isDoubtful && worth[pos] !== undefined && /^\p{L}[\p{L}'’-]{2,}$/u.test(text) && !light.has(lemma) && !isStopWord(lower) && !(pos === 'ADV' && !/ly$/.test(lower));

const weightOf = (word: Word): number =>
  (worth[word.pos] ?? 0) +
  (feelings.has(word.lemma) || gestures.has(word.lemma) || sensory.has(word.lemma) || plainVerbs[word.lemma] ? 3 : 0) +
  hardness(word) / 4 -
  (emptyNouns.has(word.lemma) ? 1.6 : 0);

/** The words that carry most, in the order of the line, in quotation marks. */
function strongest(words: readonly Word[], most: number): string[] {
  const seen = new Set<string>();
  return words
    .filter(isCarrying)
    .toSorted((a, b) => weightOf(b) - weightOf(a) || a.start - b.start)
    .filter(({ lemma }) => !seen.has(lemma) && seen.add(lemma))
    .slice(0, most)
    .toSorted((a, b) => a.start - b.start)
    .map(({ text }) => `“${text}”`);
}

export const joined = (items: readonly string[], by: 'and' | 'or'): string => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${by} ${items.at(-1)}`);

/** “burned”, “fast” and “string”: null where the line has no such words, as in another language. */
export const carrying = ({ words }: ReadSentence, most = 3, by: 'and' | 'or' = 'and'): string | null => joined(strongest(words, most), by) || null;

/** " such as “burned” or “fast”", or nothing. `within`: only of the words that someone says. */
export function suchAs({ words }: ReadSentence, within?: string): string {
  const found = joined(strongest(within === undefined ? words : words.filter(({ text }) => within.includes(text)), 3), 'or');
  return found && ` such as ${found}`;
}

/** The nouns of the line that carry most: what is spoken of or handled in it. */
export const thingsIn = ({ words }: ReadSentence): string | null =>
  joined(
    strongest(
      words.filter(({ pos, lower }, at) => pos === 'NOUN' && !(at === 0 && orderVerbs.has(lower))),
      3,
    ),
    'and',
  ) || null;

/** The things and deeds of the line that no sentence before it tells of. */
export function newIn({ sentences }: Passage, { words, index }: ReadSentence): string | null {
  const known = new Set(sentences.slice(0, index).flatMap((before) => before.words.map(({ lemma }) => lemma)));
  const fresh = words.filter(({ lemma, pos }) => !known.has(lemma) && (pos === 'NOUN' || pos === 'VERB'));
  return joined(strongest(fresh, 3), 'and') || null;
}

/** The words of the line that a reader may have to work out. */
export const hardWords = ({ words }: ReadSentence): string | null => {
  const hard = [...new Map(words.filter((word) => !word.isDoubtful && hardness(word) >= 6).map((word) => [word.lemma, word])).values()].toSorted(
    (a, b) => hardness(b) - hardness(a),
  );
  return (
    joined(
      hard.slice(0, 3).map(({ text }) => `“${text}”`),
      'and',
    ) || null
  );
};

/** In how many sentences each dictionary form stands, and which stand in each. Every key asks for it. */
function wordsThrough(passage: Passage): { counts: ReadonlyMap<string, number>; lemmas: ReadonlyMap<ReadSentence, ReadonlySet<string>> } {
  const known = through.get(passage);
  if (known) return known;
  const lemmas = new Map(body(passage).map((sentence) => [sentence, new Set(sentence.words.map(({ lemma }) => lemma))]));
  const counts = new Map<string, number>();
  for (const held of lemmas.values()) for (const lemma of held) counts.set(lemma, (counts.get(lemma) ?? 0) + 1);
  const found = { counts, lemmas };
  through.set(passage, found);
  return found;
}
/** Gone with the passage. */
const through = new WeakMap<Passage, ReturnType<typeof wordsThrough>>();

/** Where else the passage speaks of what stands in the line: the place that shares most of its rarer words, not right beside it. Null where none does. */
export function again(passage: Passage, { words, index }: ReadSentence): ReadSentence | null {
  const own = new Set(words.filter((word) => isCarrying(word) && word.pos !== 'ADV' && !emptyNouns.has(word.lemma)).map(({ lemma }) => lemma));
  const { counts, lemmas } = wordsThrough(passage);
  let best: { sentence: ReadSentence; score: number } | null = null;
  for (const sentence of body(passage)) {
    if (Math.abs(sentence.index - index) < 2 || sentence.length < 4) continue;
    const held = lemmas.get(sentence);
    let score = 0;
    for (const lemma of own) if (held?.has(lemma)) score += 1 / (counts.get(lemma) ?? 1);
    if (score > (best?.score ?? 0.3)) best = { sentence, score };
  }
  return best?.sentence ?? null;
}

/** " The passage speaks of it again in “…”.", or nothing. */
export function spokenOfAgain(passage: Passage, sentence: ReadSentence): string {
  const place = again(passage, sentence);
  return place ? ` The passage speaks of it ${place.index > sentence.index ? 'again' : 'before'} in ${quote(place.text, 90)}.` : '';
}

const near = ({ sentences }: Passage, at: number, max: number): string | null => {
  const there = sentences[at];
  return there && there.form !== 'heading' && there.length >= 2 ? quote(there.text, max) : null;
};
export const before = (passage: Passage, { index }: ReadSentence, max = 90): string | null => near(passage, index - 1, max);
export const after = (passage: Passage, { index }: ReadSentence, max = 90): string | null => near(passage, index + 1, max);

/** What stands before and after the line: an answer has to fit it. */
export function beside(passage: Passage, sentence: ReadSentence): string {
  const [ahead, behind] = [before(passage, sentence), after(passage, sentence)];
  return [ahead && `Before it: ${ahead}.`, behind && `After it: ${behind}.`].filter(Boolean).join(' ') || 'The line stands by itself.';
}
