/** The sheet of a flipped lesson: it explains every word that the lesson names beforehand, and answers what is asked at home and at the beginning. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import type { VocabularyEntry } from '../../contracts/lesson.ts';
import { contentStems } from '../text/stems.ts';
import { carrying } from './bearing.ts';
import type { Preparation, Probe } from './material.ts';

const named = 3;
const openings = 2;

/** `terms`, `probes` and `questions`: the nearest first. The first misconception is the one the lesson turns on. `isOn`: of a part of the topic, what speaks of it. */
export function preparationFrom(
  pack: TopicPack | null,
  { terms, probes, questions, isOn }: { terms: readonly VocabularyEntry[]; probes: readonly Probe[]; questions: readonly string[]; isOn: ((text: string) => boolean) | null },
): Preparation {
  const found = pack ? questions.flatMap((question) => [termAnswering(pack, question)].flatMap((term) => (term ? [{ question, term }] : []))).slice(0, openings) : [];
  const own = terms.slice(0, named).filter(({ term }) => !found.some((each) => each.term.term === term));
  const made = [meaningOf(own[0]?.term ?? terms[0]?.term ?? ''), sentencesWith(own.slice(1, 3).map(({ term }) => term))].filter(Boolean);
  const words = [...terms.slice(0, named), ...found.map(({ term }) => term)];
  const home = probes.slice(1).find(({ belief, correction, question }) => isOn === null || (isOn(question) && isOn(`${belief} ${correction}`)));
  return {
    words: words.filter(({ term }, place) => words.findIndex((each) => each.term === term) === place),
    home: home ?? null,
    opening: [...found.map(({ question }) => question), ...made].slice(0, openings),
  };
}

const meaningOf = (word: string): string => `What does “${word}” mean? Say it in your own words, with the sheet turned over.`;
const sentencesWith = (words: readonly string[]): string =>
  words.length === 0 ? '' : `Use ${words.map((word) => `“${word}”`).join(' and ')} in ${words.length === 1 ? 'a sentence' : 'one sentence each'} that shows what the word means.`;

/** The term whose meaning is the answer: “What are stomata?”, “What is the result of a multiplication called?” */
function termAnswering(pack: TopicPack, question: string): VocabularyEntry | undefined {
  const asked = carrying(pack, question.replace(/\b(?:called|names?|words?)\b/gi, ''));
  if (asked.length === 0) return undefined;
  if (/^What (?:is|are) (?:an? |the )?[^,]+\?$/i.test(question)) {
    const term = pack.terms.find((each) => contentStems(each.term).join(' ') === contentStems(question).join(' '));
    if (term) return term;
  }
  if (!/\bcalled\?$|^(?:Which|What) (?:is the )?(?:word|name)\b/i.test(question)) return undefined;
  const [term, another] = pack.terms.filter(({ definition }) => asked.every((stem) => contentStems(definition).includes(stem)));
  return another ? undefined : term;
}
