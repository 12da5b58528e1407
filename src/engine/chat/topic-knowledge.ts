/** Finds, inside one topic pack, what a pupil's own words touch: a term, a belief, a fact, a link not yet made. */
import type { Misconception, TopicPack } from '../../contracts/knowledge/topic.ts';
import { contentStems, hasPhrase, stem, wordsOf } from '../text/words.ts';

const stemmed = (text: string): string => wordsOf(text).map(stem).join(' ');
const mentions = (text: string, term: string): boolean => hasPhrase(stemmed(text), stemmed(term));

/** Key terms that the text uses, without the topic's own name. */
export const termsIn = (topic: TopicPack, text: string): TopicPack['terms'] => topic.terms.filter(({ term }) => mentions(text, term) && stemmed(term) !== stemmed(topic.title));

/** A pair of ideas the pack links, of which the text has only one. */
export function missingLink(topic: TopicPack, text: string): { term: string; other: string } | null {
  for (const { from, to } of topic.relations) {
    const [hasFrom, hasTo] = [mentions(text, from), mentions(text, to)];
    if (hasFrom && !hasTo) return { term: from, other: to };
    if (hasTo && !hasFrom) return { term: to, other: from };
  }
  return null;
}

const overlap = (a: readonly string[], b: ReadonlySet<string>): number => a.filter((s) => b.has(s)).length;

/** The belief the text seems to hold: most of the belief's words are in it. */
export function beliefIn(topic: TopicPack, text: string): Misconception | null {
  const stems = new Set(contentStems(text));
  const scored = topic.misconceptions
    .map((misconception) => {
      const belief = [...new Set(contentStems(misconception.belief))];
      return { misconception, share: overlap(belief, stems) / belief.length, count: overlap(belief, stems) };
    })
    .filter(({ share, count }) => share >= 0.6 && count >= 3)
    .sort((a, b) => b.share - a.share);
  return scored[0]?.misconception ?? null;
}

/** Facts that share at least two meaning-bearing words with the question, best first. */
export function factsFor(topic: TopicPack, text: string): TopicPack['facts'] {
  const own = new Set(contentStems(topic.title));
  const stems = new Set(contentStems(text).filter((s) => !own.has(s)));
  return topic.facts
    .map((fact) => ({ fact, hits: overlap([...new Set(contentStems(fact.text))], stems) }))
    .filter(({ hits }) => hits >= 2)
    .sort((a, b) => b.hits - a.hits)
    .map(({ fact }) => fact);
}

/** Does the pack say anything about what the question asks, beyond its title? */
export function covers(topic: TopicPack, text: string): boolean {
  const own = new Set([...contentStems(topic.title), ...topic.aliases.flatMap(contentStems)]);
  const asked = contentStems(text).filter((s) => !own.has(s));
  if (asked.length === 0) return true;
  const known = new Set(contentStems(JSON.stringify(topic)));
  return overlap(asked, known) / asked.length > 0.5;
}
