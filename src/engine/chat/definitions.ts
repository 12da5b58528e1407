/** What Kora says with the meanings of a pack's key terms: two side by side, or one beside the student's own line. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { contentStems } from '../text/stems.ts';
import { fold } from '../text/words.ts';
import { asksForDifference } from './question-kinds.ts';
import { definitionOf, termsIn } from './topic-knowledge.ts';
import type { Turn } from './turn.ts';

/** The two terms whose difference is asked for, each with its meaning, and a question about them. False when the message asks for none. */
export function sayDifference({ reading, speaker, ladder, index }: Turn, topic: TopicPack): boolean {
  const { oneOfTwo, compareTerms } = index.knowledge.moves.student;
  const text = fold(reading.message);
  const place = (term: string) => text.indexOf(fold(term).slice(0, 4));
  const [first, second] = ladder.help === 'questions' || !asksForDifference(reading) ? [] : termsIn(topic, reading.message).sort((a, b) => place(a.term) - place(b.term));
  if (first && !second && /\b(?:between|vs|versus)\b/.test(text) && speaker.sayOne(oneOfTwo, { term: definitionOf(first) })) return true;
  if (!first || !second || !speaker.sayFirst([`${definitionOf(first)}\n${definitionOf(second)}`])) return false;
  return speaker.sayOne(compareTerms);
}

/** A short claim about a key term, held against the meaning of the term. False when there is none, or it has been said. */
export function sayAgainstMeaning({ reading, speaker, ladder, index }: Turn, topic: TopicPack): boolean {
  const { againstMeaning } = index.knowledge.moves.student;
  const [term] = termsIn(topic, reading.message);
  if (!term || ladder.help === 'questions' || reading.words < 3 || reading.words > 12) return false;
  const own = contentStems(term.term);
  const claimed = contentStems(reading.message).filter((stem) => !own.includes(stem));
  if (claimed.length === 0 || !speaker.isNew(definitionOf(term))) return false;
  return speaker.sayOne(againstMeaning, { term: definitionOf(term) });
}
