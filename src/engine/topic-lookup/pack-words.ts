/** What a topic pack says, word by word: which words it uses, which stand side by side in it, and which lines speak of a matter. Taken once for each pack. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { contentStems, isStopWord, stem } from '../text/stems.ts';
import { wordsOf } from '../text/words.ts';

export interface PackWords {
  /** Stems of what it teaches. Names alone, stories and comparisons do not count: in them any word may stand. */
  held: ReadonlySet<string>;
  /** Two stems that stand side by side, with a space between. */
  pairs: ReadonlySet<string>;
  /** The stems of each line. */
  lines: readonly ReadonlySet<string>[];
  title: ReadonlySet<string>;
}

const known = new WeakMap<TopicPack, PackWords>();

export function packWords(pack: TopicPack): PackWords {
  const ready = known.get(pack);
  if (ready) return ready;
  const texts = linesOf(pack);
  const taught = [...texts, pack.title, pack.summary, pack.matters, ...pack.relations.map(({ from, verb, to }) => `${from} ${verb} ${to}`)];
  const words: PackWords = {
    held: new Set(taught.flatMap(contentStems)),
    pairs: new Set(taught.flatMap(pairsIn)),
    lines: texts.map((text) => new Set(contentStems(text))),
    title: new Set(contentStems(pack.title)),
  };
  known.set(pack, words);
  return words;
}

const linesOf = (pack: TopicPack): string[] => [
  ...pack.facts.map(({ text }) => text),
  ...pack.terms.map(({ term, definition }) => `${term} ${definition}`),
  ...pack.misconceptions.map(({ belief, correction, probe }) => `${belief} ${correction} ${probe}`),
  ...pack.stuckPoints.map(({ about, cues, question, hint }) => [about, ...cues, question, hint].join(' ')),
  ...Object.values(pack.questions).flat(),
];

const pairsIn = (text: string): string[] => {
  const words = wordsOf(text);
  return words.slice(1).flatMap((word, i) => (isStopWord(word) ? [] : [`${stem(words[i] ?? '')} ${stem(word)}`]));
};
