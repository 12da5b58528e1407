/** Finds, inside one topic pack, what a pupil's own words touch: a term, a belief, a fact, a link not yet made. */
import type { Anchor } from '../../contracts/knowledge/anchor.ts';
import type { Misconception, TopicPack } from '../../contracts/knowledge/topic.ts';
import { withFigures } from '../math/spoken-numbers.ts';
import { heldText } from '../text/held-text.ts';
import { contentStems, keptStems, stem } from '../text/stems.ts';
import { fold, wordsOf } from '../text/words.ts';

/** Stems of a pack's texts, taken once: a pack is read by every turn of a conversation about it. */
interface PreparedPack {
  title: string;
  terms: { stemmed: string; term: TopicPack['terms'][number] }[];
  relations: { from: string; to: string; relation: TopicPack['relations'][number] }[];
  beliefs: { stems: string[]; misconception: Misconception }[];
  beliefStems: ReadonlySet<string>;
  facts: { stems: string[]; fact: TopicPack['facts'][number] }[];
  own: ReadonlySet<string>;
  names: ReadonlySet<string>;
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
    beliefStems: new Set(topic.misconceptions.flatMap(({ belief }) => contentStems(belief))),
    facts: topic.facts.map((fact) => ({ stems: unique(fact.text), fact })),
    own: new Set(contentStems(topic.title)),
    names: new Set([...contentStems(topic.title), ...topic.aliases.flatMap(contentStems)]),
  };
  prepared.set(topic, pack);
  return pack;
}

const held = new WeakMap<TopicPack | Anchor, ReadonlySet<string>>();

/** The stems of all that a pack or an anchor says, taken once. */
export function stemsHeldBy(own: TopicPack | Anchor): ReadonlySet<string> {
  const known = held.get(own) ?? new Set(contentStems(heldText(own)));
  held.set(own, known);
  return known;
}

const stemmed = (text: string): string => wordsOf(text).map(stem).join(' ');
/** Both sides stemmed already. */
const holds = (text: string, phrase: string): boolean => ` ${text} `.includes(` ${phrase} `);

/** The title as it stands inside a sentence: lower case, except where it is a name. */
export const titleInText = ({ title, inText }: TopicPack): string => inText ?? title.toLowerCase();

/** "Numerator: The top number of a fraction." */
export const definitionOf = ({ term, definition }: TopicPack['terms'][number]): string => `${term[0]?.toUpperCase()}${term.slice(1)}: ${definition}`;

/** Key terms that the text uses, without the topic's own name. */
export function termsIn(topic: TopicPack, text: string): TopicPack['terms'] {
  const { terms, title } = prepare(topic);
  const words = stemmed(text);
  return terms
    .filter((entry) => entry.stemmed !== title && holds(words, entry.stemmed))
    .map(({ term }) => term)
    .sort((a, b) => b.term.length - a.term.length);
}

/** The key term that the text asks for by name, and not only in passing: "what is a force", not "what is the force law about". */
export function termAsked(topic: TopicPack, text: string): TopicPack['terms'][number] | null {
  const asked = contentStems(text).filter((stem) => !asking.has(stem));
  const [only, ...more] = asked;
  const byHead = only && more.length === 0 ? topic.terms.filter(({ term }) => keptStems(term).at(-1) === only) : [];
  return termsIn(topic, text).find(({ term }) => asked.every((stem) => keptStems(term).includes(stem))) ?? (byHead.length === 1 ? byHead[0] : null) ?? null;
}

/** Does the text ask for the topic as a whole: "what is photosynthesis"? */
export function asksForTopic(topic: TopicPack, text: string): boolean {
  const { names } = prepare(topic);
  const told = new Set(contentStems(`${topic.title} ${topic.summary}`));
  return contentStems(text).every((stem) => asking.has(stem) || (names.has(stem) && told.has(stem)));
}

const asking = new Set(contentStems('tell mean meaning define definition word explain called again exactly work happen cause caused form exist'));

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

/** Words by which a belief is introduced. */
const opinion = new Set(contentStems('think guess believe thought mean suppose basically actually really right correct true'));

const overlap = (a: readonly string[], b: ReadonlySet<string>): number => a.filter((s) => b.has(s)).length;

/** The belief the text seems to hold: most of the belief's words are in it, or most of its own are in the belief. */
export function beliefIn(topic: TopicPack, text: string): (Misconception & { isSure: boolean; isWhole: boolean }) | null {
  const { beliefs, names } = prepare(topic);
  const stems = new Set(contentStems(text.replace(/\bdirt\b/gi, 'soil')).filter((stem) => !opinion.has(stem)));
  const scored = beliefs
    .map(({ stems: belief, misconception }) => {
      const count = overlap(belief, stems);
      const telling = overlap(
        belief.filter((stem) => !names.has(stem)),
        stems,
      );
      return {
        misconception,
        count,
        isWhole: count >= 3 && count === stems.size,
        isSure: count / belief.length >= 0.75,
        share: Math.max(count / belief.length, telling >= 1 ? count / stems.size : 0),
      };
    })
    .filter(({ share, count }) => share >= 0.6 && count >= 2)
    .filter(({ share, count }) => count >= 3 || share >= 0.66)
    .sort((a, b) => b.share - a.share || b.count - a.count);
  const [best] = scored;
  // "Plants do not eat soil" denies what the belief says.
  const isDenied = best !== undefined && denials(text) % 2 === 1 && denials(best.misconception.belief) === 0;
  return best && !isDenied ? { ...best.misconception, isSure: best.isSure, isWhole: best.isWhole } : null;
}

/** Does the text say one belief of the topic and nothing else? */
export const isBeliefOf = (topic: TopicPack, text: string): boolean =>
  contentStems(text).every((stem) => opinion.has(stem) || prepare(topic).beliefStems.has(stem)) && beliefIn(topic, text)?.isWhole === true;

const denials = (text: string): number => fold(text).match(/\b(?:not|never|no|dont|doesnt|isnt|arent|didnt|wasnt|werent|cant|wont|nobody|without)\b/g)?.length ?? 0;

const givesReason = /\b(because|so that|since|in order to|to stop|to keep|led to|caused|reason|leads to|which is why|that is why)\b/i;

/** Does the text give a number of them: "eight planets", "two small moons"? */
function counts(text: string, counted: string): boolean {
  const words = wordsOf(withFigures(text));
  return words.some((word, i) => /^\d+$/.test(word) && words.slice(i + 1, i + 3).some((next) => stem(next) === counted));
}

/** Facts that share at least two meaning-bearing words with the text, and at least `leastShare` of its words (0 to 1), best first. */
export function factsFor(topic: TopicPack, text: string, leastShare = 0): TopicPack['facts'] {
  const { own, facts } = prepare(topic);
  const asksWhy = /\b(why|how come|reason)\b/i.test(text);
  const stems = new Set(contentStems(text).filter((s) => !own.has(s)));
  const counted = stem(/\bhow many (\p{L}+)/u.exec(fold(text))?.[1] ?? '');
  const factsWith = (stem: string) => facts.filter((fact) => fact.stems.includes(stem)).length;
  return facts
    .map(({ fact, stems: known }) => ({
      fact,
      shared: overlap(known, stems),
      isTelling: known.some((s) => stems.has(s) && factsWith(s) <= 2),
      isReason: asksWhy && givesReason.test(fact.text),
      isCount: counted !== '' && counts(fact.text, counted),
    }))
    .map((found) => ({ ...found, hits: found.shared + (found.isReason || found.isCount ? 2 : 0) }))
    .filter(({ shared, isTelling, isCount, hits }) => (shared >= 2 || (shared >= 1 && (isTelling || isCount))) && hits >= 2 && hits >= leastShare * stems.size)
    .sort((a, b) => b.hits - a.hits)
    .map(({ fact }) => fact);
}

/** Does the pack say anything about what the question asks, beyond its title? */
export const covers = (topic: TopicPack, text: string): boolean => coverageOf(topic, text) > 0.5;

/** The share, 0 to 1, of what the text asks about that the pack knows, beyond its title. A figure ("world war 2") counts as a word. */
export function coverageOf(topic: TopicPack, text: string): number {
  const { names } = prepare(topic);
  const figures = wordsOf(text).filter((word) => /^\d$/.test(word));
  const asked = [...contentStems(text), ...figures].filter((s) => !names.has(s));
  return asked.length === 0 ? 1 : overlap(asked, stemsHeldBy(topic)) / asked.length;
}

/** Does the pack itself write every fraction of the text? Then "6/8" is a word of music and no sum. */
export function writesFractions(topic: TopicPack, text: string): boolean {
  const fractions = text.match(/\d+\/\d+/g) ?? [];
  return topic.subject !== 'mathematics' && fractions.length > 0 && fractions.every((fraction) => JSON.stringify(topic).includes(fraction));
}
