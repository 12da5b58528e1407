/** A word whose spelling is asked for, from the list of the content. */
import { editDistance } from '../text/edit-distance.ts';
import { fold, wordsOf } from '../text/words.ts';
import { fill } from './fill.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import type { Speaker } from './speaker.ts';

const asks = [
  /\bhow (?:do|does|would|can|should|to|did) ?(?:you|u|i|we|one)? ?(?:even )?spell (?:the word )?([a-z]+)$/,
  /\bhow(?:s| is| are| do you)? (?:the word )?([a-z]+) (?:is )?spell?(?:ed|t)$/,
  /^(?:can you |please )*spell (?:the word )?([a-z]+)(?: for me| please)?$/,
];
const asksForTrick = /\bhow (?:can|do|could|should) i (?:remember|keep|learn|memorize) (?:that|it|this)\b/;

/** Says how a word is spelled, that letters typed one by one spell it, or how it stays in mind. False where nothing of the kind is asked. */
export function saySpelling(message: string, lastReply: string, speaker: Speaker, { knowledge }: KnowledgeIndex): boolean {
  const { words, so, right, keep } = knowledge.moves.student.spelling;
  const text = wordsOf(fold(message)).join(' ');
  const asked = asks.flatMap((pattern) => pattern.exec(text)?.[1] ?? [])[0];
  if (asked) {
    const word = nearest(asked, words);
    return word !== null && speaker.sayOne(so, { right: word });
  }
  const spoken = words.find((word) => [...so, ...right].some((line) => lastReply.includes(fill(line, { right: word }))));
  if (!spoken) return false;
  const letters = /^(?:[a-z] ){2,}[a-z]$/.test(text) ? text.replaceAll(' ', '') : text;
  if (letters === spoken) return speaker.sayOne(right, { right: spoken });
  return asksForTrick.test(text) && speaker.sayOne(keep);
}

/** The word of the list that is meant: itself, or the only one that a slip or two away. */
function nearest(typed: string, words: readonly string[]): string | null {
  if (words.includes(typed)) return typed;
  const reach = typed.length >= 7 ? 2 : typed.length >= 5 ? 1 : 0;
  const near = words
    .map((word) => ({ word, far: word[0] === typed[0] ? editDistance(word, typed) : Number.POSITIVE_INFINITY }))
    .filter(({ far }) => far <= reach)
    .sort((a, b) => a.far - b.far);
  const [best, second] = near;
  return best && best.far < (second?.far ?? Number.POSITIVE_INFINITY) ? best.word : null;
}
