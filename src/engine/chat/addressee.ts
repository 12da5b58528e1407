/** "Should I call the mom?", and then "what do I say to her": the pronoun stands for the parent, and words for the student would be the wrong ones. */
import type { Mode } from '../../contracts/knowledge/vocabulary.ts';
import { fold } from '../text/words.ts';

const asksForWords = /\b(?:say|tell|write|talk|speak|ask|explain)\b(.* )?(her|him|them)\b/;
const parent = /\b(?:the |his |her |their )?(mom|mum|mother|dad|father|parents)\b(?!.*\b(?:girl|boy|student|kid|child)\b)/;

/** The teacher's message with the parent of the message before in the place of the pronoun. `earlier`: newest first. */
export function withAddressee(message: string, mode: Mode, earlier: readonly string[]): string {
  const before = mode === 'teacher' && asksForWords.test(fold(message)) && !parent.test(fold(message)) ? parent.exec(fold(earlier[0] ?? ''))?.[1] : undefined;
  return before ? message.replace(/\b(?:her|him|them)\b(?!.*\b(?:her|him|them)\b)/i, `his ${before}`) : message;
}
