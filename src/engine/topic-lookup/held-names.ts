/** Where the names and key terms of a pack stand in a topic. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import type { KnowledgeIndex } from '../chat/knowledge-index.ts';
import { isStopWord, stem } from '../text/stems.ts';
import { wordsOf } from '../text/words.ts';

/** Words of a topic from the first to before the second that are a name. */
export interface Span {
  from: number;
  to: number;
  /** Title or alias; else a key term. */
  isName: boolean;
  /** How many of its words carry meaning. */
  weight: number;
}

interface Name {
  words: readonly string[];
  isName: boolean;
  weight: number;
}

const known = new WeakMap<TopicPack, readonly Name[]>();

function namesOf(pack: TopicPack): readonly Name[] {
  const ready = known.get(pack);
  if (ready) return ready;
  const name = (text: string, isName: boolean): Name => {
    const words = wordsOf(text.replace(/^(?:the|an?) /i, ''));
    return { words, isName, weight: words.filter((word) => !isStopWord(word)).length };
  };
  const names = [...[pack.title, ...pack.aliases].map((text) => name(text, true)), ...pack.terms.map(({ term }) => name(term, false))]
    .filter(({ words }) => words.length > 0)
    .sort((a, b) => b.words.length - a.words.length || Number(b.isName) - Number(a.isName));
  known.set(pack, names);
  return names;
}

const beginning = new WeakMap<KnowledgeIndex, ReadonlyMap<string, readonly TopicPack[]>>();

/** The packs of which a name begins with one of the words: only in them is there anything to find. */
export function packsNaming(words: readonly string[], index: KnowledgeIndex): TopicPack[] {
  const known = beginning.get(index) ?? packsByWord(index);
  beginning.set(index, known);
  return [...new Set(words.flatMap((word) => known.get(stem(word)) ?? []))];
}

function packsByWord({ topics }: KnowledgeIndex): ReadonlyMap<string, readonly TopicPack[]> {
  const found = new Map<string, TopicPack[]>();
  for (const pack of topics.values()) for (const first of new Set(namesOf(pack).map(({ words }) => stem(words[0] ?? '')))) found.set(first, [...(found.get(first) ?? []), pack]);
  return found;
}

/** The longest ones first, none over another. */
export function spansOf(pack: TopicPack, words: readonly string[]): Span[] {
  const taken = new Set<number>();
  return namesOf(pack).flatMap(({ words: name, isName, weight }) =>
    words.flatMap((_, from) => {
      const places = name.map((_, i) => from + i);
      if (places.some((place, i) => taken.has(place) || !isSameForm(name[i] ?? '', words[place] ?? ''))) return [];
      for (const place of places) taken.add(place);
      return [{ from, to: from + name.length, isName, weight }];
    }),
  );
}

/** The same word in another number or tense. "Fractional" has the stem of "fraction" and is a word of its own. */
export function isSameForm(word: string, typed: string): boolean {
  if (word === typed) return true;
  if (word.length < 3 || typed.length < 3 || word[0] !== typed[0] || stem(word) !== stem(typed)) return false;
  let at = 0;
  while (at < word.length && word[at] === typed[at]) at++;
  return [word.slice(at), typed.slice(at)].every((end) => endings.has(end));
}
const endings = new Set(['', 's', 'es', 'e', 'y', 'ies', 'ed', 'ing', 'ves', 'f']);
