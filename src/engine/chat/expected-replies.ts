/** What the content foresees as answers to Kora's own questions, held against a message. */
import type { ExpectedAnswer } from '../../contracts/knowledge/topic.ts';
import { numbersIn } from '../math/spoken-numbers.ts';
import { sentenceMark } from '../text/hash.ts';
import { fold, sentencesOf, wordsOf } from '../text/words.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';

/** Longer messages say more than an answer. */
const mostWords = 14;

/** A question of the visitor's own, "how do I find it for 4, 8 and 9", whose figures answer nothing. */
const asksBack = /^(?:(?:so|and|but|ok|okay|oh|wait|no),? )*(?:how (?:do|does|did|can|could|would|should|come)|what (?:is|are|does|do|did)|whats|why (?:is|are|do|does|did|cant)) /;

/** "Do mushrooms do photosynthesis" asks about something else, though a word of the answer stands in it. */
const asksOfOthers = /^(?:(?:so|and|but|ok|okay|oh|wait),? )*(?:do|does|did) (?!not\b|i\b|you\b|u\b|we\b|it\b|they\b|that\b|the\b)\S+ \S+/;

/** For each question of Kora's reply, the last one first: the foreseen answer that the message gives. Where it gives none, the right answer to the question before, which a wrong one left open. */
export function expectedReplies(index: KnowledgeIndex, lastReply: string, message: string): ExpectedAnswer['replies'] {
  const words = wordsOf(message);
  if (words.length > mostWords) return [];
  if (asksOfOthers.test(fold(message))) return [];
  const heard = ` ${words.join(' ')} `;
  const numbers = numbersIn(message);
  if (numbers.length > 0 && asksBack.test(fold(message))) return [];
  const isMet = ({ figure, words }: ForeseenPhrase) => (figure === undefined ? isSaid(heard, words) : numbers.includes(figure));
  const given = index.expectedAfter(lastReply).flatMap(({ replies }) => replies.find((reply) => phrasesOf(reply).some(isMet)) ?? []);
  if (given.length > 0) return given;
  // "No" answers what was asked last.
  return stillAsked(index, lastReply).flatMap(
    ({ replies }) => replies.find((reply) => reply.right && phrasesOf(reply).some((phrase) => isMet(phrase) && !yesOrNo.test(phrase.words))) ?? [],
  );
}

const yesOrNo = /^ (?:yes|yeah|yep|yup|no|nope|nah|not|isnt|it is|both|neither|none) $/;

const openBehind = new WeakMap<KnowledgeIndex, ReadonlyMap<string, ExpectedAnswer>>();

/** The questions to which Kora has just met a wrong answer. */
function stillAsked(index: KnowledgeIndex, lastReply: string): ExpectedAnswer[] {
  const open = openBehind.get(index) ?? new Map(index.knowledge.topics.flatMap(({ expectedAnswers = [] }) => expectedAnswers.flatMap(behindWrong)));
  openBehind.set(index, open);
  return sentencesOf(lastReply).flatMap((sentence) => open.get(sentenceMark(sentence)) ?? []);
}

const behindWrong = (answer: ExpectedAnswer) =>
  answer.replies.flatMap(({ right, say }) => {
    const last = sentencesOf(say).at(-1);
    return right || !last ? [] : [[sentenceMark(last), answer] as const];
  });

interface ForeseenPhrase {
  /** Its first number, as figures. */
  figure: string | undefined;
  /** With a space at either end. */
  words: string;
}

const prepared = new WeakMap<ExpectedAnswer['replies'][number], ForeseenPhrase[]>();

function phrasesOf(reply: ExpectedAnswer['replies'][number]): ForeseenPhrase[] {
  const ready = prepared.get(reply) ?? reply.hears.map((phrase) => ({ figure: numbersIn(phrase)[0], words: ` ${wordsOf(phrase).join(' ')} ` }));
  prepared.set(reply, ready);
  return ready;
}

/** "Not blue, it is dark red" says dark red: what is denied is not said. Both texts with a space at either end. */
function isSaid(heard: string, phrase: string): boolean {
  for (let at = heard.indexOf(phrase); at >= 0; at = heard.indexOf(phrase, at + 1)) if (!denied.test(heard.slice(0, at))) return true;
  return false;
}

const denied = / (?:not|isnt|arent|wasnt|instead of|rather than)(?: (?:a|an|the|in|from))*$/;
