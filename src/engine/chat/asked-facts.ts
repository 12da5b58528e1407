/** Short questions of a running talk, "who was in it", "when did it end", and the facts of a pack that answer them. The content names the questions. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { stem } from '../text/stems.ts';
import { wordsOf } from '../text/words.ts';
import { eventOf } from './events.ts';

type Fact = TopicPack['facts'][number];

const prepared = new WeakMap<TopicPack, { fact: Fact; questions: string[][] }[]>();

const kinds = new Set(['who', 'when', 'where', 'why', 'what', 'how', 'which', 'whose']);

/** Words that the question does not turn on: helpers, small words, and what only carries on the talk. */
const small = new Set(
  'is are was were be been do does did has have had can could will would the a an of to on at for and or so but then ok okay wait lol also even actually exactly really like just i we you u me tell know about that this these those there'.split(
    ' ',
  ),
);

/** The question as stems: its kind first, people and things that were named before as "it". */
function read(question: string, names: readonly (readonly string[])[]): string[] {
  let words = wordsOf(question.replace(/\b(who|what|when|where|how|why)(?:'|’)?s\b/gi, '$1 is'));
  for (const name of names) {
    const at = words.findIndex((_, i) => name.every((word, k) => words[i + k] === word));
    if (at >= 0) words = [...words.slice(0, at), 'it', ...words.slice(at + name.length)];
  }
  return words
    .filter((word) => !small.has(word))
    .map((word) => (['they', 'them', 'he', 'she', 'him', 'her'].includes(word) ? 'they' : kinds.has(word) ? word : eventOf(stem(word))));
}

const namesOf = ({ title, aliases }: TopicPack): (readonly string[])[] =>
  [title, ...aliases]
    .map(wordsOf)
    .filter((name) => !name.some((word) => kinds.has(word)))
    .sort((a, b) => b.length - a.length);

function questionsOf(topic: TopicPack) {
  const ready = prepared.get(topic);
  if (ready) return ready;
  const made = topic.facts.filter(({ askedAs }) => askedAs).map((fact) => ({ fact, questions: (fact.askedAs ?? []).map((question) => read(question, namesOf(topic))) }));
  prepared.set(topic, made);
  return made;
}

/**
 * The facts whose own question the text asks, the most exact first. A question fits when all its words are in the text, which has at most one word more; "it" may be left
 * out on either side.
 */
export function factsAsked(topic: TopicPack, text: string): Fact[] {
  const asked = read(text, namesOf(topic));
  if (asked.length > 7) return [];
  const without = (words: readonly string[]) => words.filter((word) => word !== 'it');
  const own = without(asked);
  // "When was that" asks about what was said last, not about the topic.
  if (own.length < 2 && /\b(?:that|this|those)\b/i.test(text)) return [];
  return questionsOf(topic)
    .flatMap(({ fact, questions }) => {
      const over = questions.flatMap((question) => {
        const wanted = without(question);
        const more = own.length - wanted.length;
        // "When was it" and a question without a question word have to be the whole of the text.
        const most = wanted.length > 1 && wanted.some((word) => kinds.has(word)) ? 1 : 0;
        return wanted.length > 0 && more <= most && wanted.every((word) => own.includes(word)) ? [more] : [];
      });
      return over.length > 0 ? [{ fact, over: Math.min(...over) }] : [];
    })
    .sort((a, b) => a.over - b.over)
    .map(({ fact }) => fact);
}
