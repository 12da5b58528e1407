/** "What is it called when vapor turns into a cloud": a key term, found by what its meaning says. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { stem, contentStems as stemsOf } from '../text/stems.ts';
import { fold, wordsOf } from '../text/words.ts';
import { termsIn } from './topic-knowledge.ts';

type Term = TopicPack['terms'][number];

/** "Turns into", "becomes": a change. */
const changes = new Set(['turn', 'become', 'becomes', 'becoming'].map(stem));
const contentStems = (text: string): string[] => stemsOf(text).map((each) => (changes.has(each) ? stem('change') : each));

const prepared = new WeakMap<TopicPack, { meanings: { term: Term; stems: ReadonlySet<string> }[]; uses: Map<string, number> }>();

function meaningsOf(topic: TopicPack) {
  const ready = prepared.get(topic);
  if (ready) return ready;
  const meanings = topic.terms.map((term) => {
    const links = topic.relations.filter(({ from }) => from.toLowerCase() === term.term.toLowerCase()).map(({ verb, to }) => `${verb} ${to}`);
    return { term, stems: new Set(contentStems([term.definition, ...links].join(' '))) };
  });
  const uses = new Map<string, number>();
  for (const { stems } of meanings) for (const stem of stems) uses.set(stem, (uses.get(stem) ?? 0) + 1);
  const made = { meanings, uses };
  prepared.set(topic, made);
  return made;
}

/** Asks for a name: "what is the middle line called", "what do you call", "whats the word for", "whats the jelly stuff". */
const asksForName =
  /\b(?:called|(?:do|does|did) (?:you|u|we|they|people) call|(?:name|word|term) (?:for|of)|name of)\b|\bwhats? (?:is |are )?the \w+ (?:stuff|part|thing|bit|line|one)\b/;
const generic = new Set(contentStems('called call name word term stuff part thing bit kind sort again mean happen something inside'));

/** The one term whose meaning holds the greater part of what the text describes, rare words weighing more; null when none does, or two do as well. */
export function termDescribed(topic: TopicPack, text: string): Term | null {
  if (!asksForName.test(fold(text)) || wordsOf(text).length > 30) return null;
  const { meanings, uses } = meaningsOf(topic);
  const asked = [...new Set(contentStems(text))].filter((stem) => !generic.has(stem) && uses.has(stem));
  const all = [...new Set(contentStems(text))].filter((stem) => !generic.has(stem));
  if (asked.length === 0) return null;
  const weight = (stem: string) => Math.log(1 + meanings.length / (uses.get(stem) ?? 1));
  const total = asked.reduce((sum, stem) => sum + weight(stem), 0) + (all.length - asked.length);
  const named = new Set(termsIn(topic, text).map(({ term }) => term));
  const scored = meanings
    .filter(({ term }) => !named.has(term.term))
    .map(({ term, stems }) => ({ term, share: asked.reduce((sum, stem) => sum + (stems.has(stem) ? weight(stem) : 0), 0) / total }))
    .sort((a, b) => b.share - a.share);
  const [best, next] = scored;
  return best && best.share >= 0.5 && best.share > (next?.share ?? 0) * 1.15 ? best.term : null;
}
