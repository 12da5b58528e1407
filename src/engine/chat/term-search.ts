/** Finds the topics of which key terms stand in a text. Of several hundred terms only those of topics are looked at that have a word of the text in one. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { contentStems, stem } from '../text/stems.ts';
import { wordsOf } from '../text/words.ts';

interface Term {
  stems: readonly string[];
  /** Its words. */
  name: string;
  /** Long enough to tell the topic alone. */
  isTelling: boolean;
}

interface Terms {
  topic: TopicPack;
  /** Of every word of every term. */
  termStems: ReadonlySet<string>;
  terms: readonly Term[];
}

export class TermSearch {
  readonly #topics: readonly Terms[];
  /** Places in the list of topics, by the stem of a word of a term or of its plural. */
  readonly #places = new Map<string, number[]>();
  /** Places of topics with a term of small words alone, which every text meets. */
  readonly #always: readonly number[];

  constructor(topics: readonly TopicPack[]) {
    this.#topics = topics.map((topic) => ({
      topic,
      termStems: new Set(topic.terms.flatMap(({ term }) => wordsOf(term).map(stem))),
      terms: topic.terms.map(({ term }) => ({ stems: contentStems(term), name: wordsOf(term).join(' '), isTelling: term.length >= 9 })),
    }));
    for (const [place, { termStems, terms }] of this.#topics.entries())
      for (const each of new Set([...termStems, ...terms.map(({ name }) => stem(`${name}s`))])) this.#places.set(each, [...(this.#places.get(each) ?? []), place]);
    this.#always = this.#topics.flatMap(({ terms }, place) => (terms.some(({ stems }) => stems.length === 0) ? place : []));
  }

  /** Of the topics with at least two of their terms in the text, or a long one to the letter, that with most. `words` with a space at either end; `found`: the stems that count. */
  most(words: string, found: ReadonlySet<string>): { topic: TopicPack; hits: number } | null {
    const [best] = this.#near(words.trim().split(' ').map(stem), this.#always)
      .map(({ topic, terms }) => ({
        topic,
        hits: terms.filter((term) => term.stems.every((each) => found.has(each))).length,
        isNamed: terms.some((term) => term.isTelling && (words.includes(` ${term.name} `) || words.includes(` ${term.name}s `))),
      }))
      .filter(({ hits, isNamed }) => hits >= 2 || isNamed)
      .sort((a, b) => b.hits - a.hits);
    return best ?? null;
  }

  /** Topics of which a key term holds a word of the text. */
  withWordOf(text: string): TopicPack[] {
    const stems = wordsOf(text).map(stem);
    return this.#near(stems)
      .filter(({ termStems }) => stems.some((each) => termStems.has(each)))
      .map(({ topic }) => topic);
  }

  #near(stems: readonly string[], always: readonly number[] = []): Terms[] {
    const places = new Set(stems.flatMap((each) => this.#places.get(each) ?? []).concat(always));
    return [...places].sort((a, b) => a - b).flatMap((place) => this.#topics[place] ?? []);
  }
}
