/** A statement or a short answer laid beside what the pack holds on it. Kora shows the line and leaves the verdict to the reader, unless a count decides. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { numbersIn } from '../math/spoken-numbers.ts';
import { contentStems, keptStems } from '../text/stems.ts';
import { fold, sentencesOf, wordsOf } from '../text/words.ts';
import type { Verdict } from './answer-checks.ts';
import { intentOf } from './intents.ts';
import { asksByItself, lineFor, type PackLine, relationSaid } from './pack-lines.ts';
import { definitionOf, factsFor } from './topic-knowledge.ts';
import type { Turn } from './turn.ts';

/** The visitor's own question, to which the message may be the answer. */
const ownQuestion = ({ thread }: Turn): string | null => {
  for (const before of thread.earlier.slice(1, 4)) {
    const isAsked = ['question', 'meaning', 'proposes', 'wants-check'].includes(intentOf(before));
    if (wordsOf(before).length >= 3 && intentOf(before) !== 'still-stuck') return isAsked ? before : null;
  }
  return null;
};

/** "8" behind "how many planets are there": the number that the pack's own line gives. */
export function sayCount(turn: Turn, topic: TopicPack): Verdict | null {
  const { reading, speaker, index } = turn;
  const { student } = index.knowledge.moves;
  const question = ownQuestion(turn);
  const counted = /\bhow many (\p{L}+)/u.exec(fold(question ?? ''))?.[1];
  const [typed, more] = numbersIn(reading.message);
  const [fact] = counted && typed && !more && reading.words <= 5 && question ? factsFor(topic, question) : [];
  const word = counted?.slice(0, 4) ?? '';
  const line = fact ? fold(fact.text) : '';
  const told = numbersIn(line.slice(0, line.indexOf(word))).at(-1);
  if (!fact || !typed || !told || !line.includes(word)) return null;
  return speaker.sayVerdict(told === typed ? student.countHolds : student.countFails, { right: typed }) ? { holds: told === typed } : null;
}

/** What goes around what: said the right way or the wrong way round. */
export function sayRelation({ reading, speaker, index }: Turn, topic: TopicPack): Verdict | null {
  const { student } = index.knowledge.moves;
  const holds = relationSaid(topic, reading.message);
  return holds !== null && speaker.sayVerdict(holds ? student.relationHolds : student.relationFails, {}) ? { holds } : null;
}

/** Shows the line of the pack that the message is about. False when the pack has none. */
export function sayHeld(turn: Turn, topic: TopicPack, said = turn.reading.message): boolean {
  const { speaker, index, thread, ladder } = turn;
  const { student } = index.knowledge.moves;
  const own = contentStems(said);
  if (own.length === 0 || ladder.help === 'questions') return false;
  const question = ownQuestion(turn);
  if (question && wordsOf(said).length <= 9 && isInLastLine(thread.lastReply, topic, own) && speaker.sayOne(student.inLine)) return true;
  const isShort = own.length < 3 && wordsOf(said).length <= 5;
  // A few words may answer Kora's own question, too.
  const asked = question ?? (wordsOf(said).length >= 3 ? sentencesOf(thread.lastReply).findLast((sentence) => sentence.endsWith('?')) : undefined);
  if (isShort && !asked) return false;
  const line = isShort ? lineFor(topic, said, asked ?? '', 1) : lineFor(topic, said, '', 0.5);
  if (!line || (!isShort && !isTied(line.text, own))) return false;
  if (line.isProbe && isShort && !question) return false;
  if (line.isProbe) return speaker.sayFirst([line.text]);
  if (speaker.isNew(line.text)) return speaker.sayOne(student.holdBeside, { term: line.text });
  if (isShort && thread.lastReply.includes(line.text) && speaker.sayOne(student.inLine)) return true;
  return speaker.sayOne(student.seenLine);
}

/** Does a line share two words with what was said, or all of it? "Fought" alone ties no line on one war to a thought about another. */
function isTied(line: string, stems: readonly string[]): boolean {
  const telling = [...new Set(stems)];
  const shared = telling.filter((each) => keptStems(line).includes(each)).length;
  return shared >= Math.min(2, telling.length);
}

/** The line that answers a question. */
export function lineAnswering(turn: Turn, topic: TopicPack): PackLine | null {
  const { reading, thread } = turn;
  const isOpen = /\b(?:it|they|them|that|this|those|he|she|there)\b/i.test(reading.message) || !asksByItself(reading.message);
  // A yes or no hangs on every word of the question.
  const least = /^(?:(?:so|and|but|ok|okay|oh|wait) )*(?:is|are|was|were|do|does|did|can|could|has|have)\b/.test(fold(reading.message)) ? 0.75 : 0.6;
  return lineFor(topic, reading.message, isOpen ? thread.earlier.slice(1, 3).join(' ') : '', least);
}

/** Does one line of the pack, given in the last reply, hold all of these stems? */
function isInLastLine(lastReply: string, topic: TopicPack, stems: readonly string[]): boolean {
  const given = [...topic.facts.map(({ text }) => text), ...topic.terms.map(definitionOf)].filter((line) => lastReply.includes(line));
  return given.some((line) => stems.every((each) => keptStems(line).includes(each)));
}
