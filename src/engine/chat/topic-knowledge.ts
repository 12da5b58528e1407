/** Finds, inside one topic pack, what a pupil's own words touch: a term, a belief, a fact, a link not yet made. */
import type { Misconception, TopicPack } from '../../contracts/knowledge/topic.ts';
import { contentStems, stem, wordsOf } from '../text/words.ts';

/** Stems of a pack's texts, taken once: a pack is read by every turn of a conversation about it. */
interface PreparedPack {
  title: string;
  terms: { stemmed: string; term: TopicPack['terms'][number] }[];
  relations: { from: string; to: string; relation: TopicPack['relations'][number] }[];
  beliefs: { stems: string[]; misconception: Misconception }[];
  facts: { stems: string[]; fact: TopicPack['facts'][number] }[];
  own: ReadonlySet<string>;
  names: ReadonlySet<string>;
  known: ReadonlySet<string>;
}

const prepared = new WeakMap<TopicPack, PreparedPack>();
function prepare(topic: TopicPack): PreparedPack {
  const ready = prepared.get(topic);
  if (ready) return ready;
  const unique = (text: string) => [...new Set(contentStems(text))];
  const pack: PreparedPack = {
    title: stemmed(topic.title),
    terms: topic.terms.map((term) => ({ stemmed: stemmed(term.term), term })),
    relations: topic.relations.map((relation) => ({ from: stemmed(relation.from), to: stemmed(relation.to), relation })),
    beliefs: topic.misconceptions.map((misconception) => ({ stems: unique(misconception.belief), misconception })),
    facts: topic.facts.map((fact) => ({ stems: unique(fact.text), fact })),
    own: new Set(contentStems(topic.title)),
    names: new Set([...contentStems(topic.title), ...topic.aliases.flatMap(contentStems)]),
    known: new Set(contentStems(JSON.stringify(topic))),
  };
  prepared.set(topic, pack);
  return pack;
}

const stemmed = (text: string): string => wordsOf(text).map(stem).join(' ');
/** Both sides stemmed already. */
const holds = (text: string, phrase: string): boolean => ` ${text} `.includes(` ${phrase} `);

/** Key terms that the text uses, without the topic's own name. */
export function termsIn(topic: TopicPack, text: string): TopicPack['terms'] {
  const { terms, title } = prepare(topic);
  const words = stemmed(text);
  return terms
    .filter((entry) => entry.stemmed !== title && holds(words, entry.stemmed))
    .map(({ term }) => term)
    .sort((a, b) => b.term.length - a.term.length);
}

/** A pair of ideas the pack links, of which the text has only one. */
export function missingLink(topic: TopicPack, text: string): { term: string; other: string } | null {
  const words = stemmed(text);
  for (const { from, to, relation } of prepare(topic).relations) {
    const [hasFrom, hasTo] = [holds(words, from), holds(words, to)];
    if (hasFrom && !hasTo) return { term: relation.from, other: relation.to };
    if (hasTo && !hasFrom) return { term: relation.to, other: relation.from };
  }
  return null;
}

const overlap = (a: readonly string[], b: ReadonlySet<string>): number => a.filter((s) => b.has(s)).length;

/** The belief the text seems to hold: most of the belief's words are in it. */
export function beliefIn(topic: TopicPack, text: string): Misconception | null {
  const stems = new Set(contentStems(text));
  const scored = prepare(topic)
    .beliefs.map(({ stems: belief, misconception }) => ({ misconception, count: overlap(belief, stems), share: overlap(belief, stems) / belief.length }))
    .filter(({ share, count }) => share >= 0.6 && count >= 3)
    .sort((a, b) => b.share - a.share);
  return scored[0]?.misconception ?? null;
}

/** Facts that share at least two meaning-bearing words with the question, best first. */
export function factsFor(topic: TopicPack, text: string): TopicPack['facts'] {
  const { own, facts } = prepare(topic);
  const stems = new Set(contentStems(text).filter((s) => !own.has(s)));
  return facts
    .map(({ fact, stems: known }) => ({ fact, hits: overlap(known, stems) }))
    .filter(({ hits }) => hits >= 2)
    .sort((a, b) => b.hits - a.hits)
    .map(({ fact }) => fact);
}

/** Does the pack say anything about what the question asks, beyond its title? */
export function covers(topic: TopicPack, text: string): boolean {
  const { names, known } = prepare(topic);
  const asked = contentStems(text).filter((s) => !names.has(s));
  return asked.length === 0 || overlap(asked, known) / asked.length > 0.5;
}
