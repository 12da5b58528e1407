/** A student's line as it can stand in quotation marks inside a reply. */
import { wordsOf } from '../text/words.ts';
import { plainly } from './quote.ts';

const afterthought = /[, ]+(?:i think|i guess|maybe|probably|right|idk|lol|tho|though)$/i;
const small =
  /^(?:(?:so|and|but|oh|ok|okay|well|like|um+|uh+|hm+|idk|dunno|i dont know|i don't know|not sure|maybe|probably|i think|i guess|i know|wait|fine|i guess|its like|wait|yeah|yes|no(?=,| (?:i|its|it|they|the|he|she|because|we|that|this|but|there)\b)|then|because|bc|cuz|is it|was it|is that|about),? )+/i;

/** "Idk i guess people were scared" by its thought alone. */
export const withoutFillers = (line: string): string => line.replace(small, '').replace(afterthought, '').trim();

/** Nothing where the line is too long or holds more than one thought. */
export function quoteOf(message: string, isCode: boolean): { quote: string } | null {
  const typed = message.replace(/[‘’]/g, "'").trim();
  const plain = isCode && /^[^"“”?]{2,60}$/.test(typed) ? typed : plainly(typed);
  const quote = plain && withoutFillers(plain);
  const count = wordsOf(quote ?? '').length;
  return quote && count >= 1 && count <= 9 && !/^(?:it|that|this|they|them)$|^(?:the|this|that) \S+(?: one)?$/i.test(quote) ? { quote } : null;
}
