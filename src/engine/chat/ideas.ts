/** What students find out by themselves and put in their own words: the pack says that it holds, and asks the next question. */
import type { Idea, TopicPack } from '../../contracts/knowledge/topic.ts';
import { fold } from '../text/words.ts';
import { heardIn } from './phrases.ts';
import { beliefIn } from './topic-knowledge.ts';
import type { Turn } from './turn.ts';

const denial = /\b(?:not|never|no|dont|doesnt|isnt|arent|didnt|wasnt|werent|cant|wont|nobody|without)\b/;
/** A doubt before the idea denies nothing of it. */
const doubt = /^(?:(?:um+|so|well|ok|but),? )*(?:idk|dunno|no idea|i dont know|im not sure|not sure)(?: if)?\b/;
const asksOpenly = /^(?:(?:so|and|but|ok|okay|oh|wait|then),? )*(?:what|whats|why|how|hows|when|where|who|which)\b/;

/** Phrases that deny something apart from those that do not: "the same size" is not "not the same size". */
const parted = new WeakMap<Idea, { denied: string[]; plain: string[] }>();
function partsOf(idea: Idea): { denied: string[]; plain: string[] } {
  const known = parted.get(idea) ?? { denied: idea.hears.filter((phrase) => denial.test(phrase)), plain: idea.hears.filter((phrase) => !denial.test(phrase)) };
  parted.set(idea, known);
  return known;
}

/** The ideas of the pack that the text puts into words. An open question puts none. */
export function ideasIn({ ideas = [] }: TopicPack, text: string): Idea[] {
  const said = fold(text).replace(doubt, '');
  if (asksOpenly.test(said)) return [];
  const wanted = denial.test(said) ? 'denied' : 'plain';
  return ideas.filter((idea) => heardIn(said, partsOf(idea), {}) === wanted);
}

/** Confirms an idea that has not been confirmed yet. */
export function sayIdea({ reading, speaker }: Turn, topic: TopicPack): boolean {
  const ideas = ideasIn(topic, reading.message);
  // "The oxygen comes from the carbon dioxide that plants take in" holds the words of a right idea and says something else.
  return ideas.length > 0 && !beliefIn(topic, reading.message)?.isSure && speaker.sayFirst(ideas.map(({ says }) => says));
}
