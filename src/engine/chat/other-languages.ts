/** In which language a text is written, as far as it is not English. The small words of each language stand in the content. */
import type { ChatMoves } from '../../contracts/knowledge/chat-moves.ts';
import { isStopWord } from '../text/stems.ts';
import { fold, wordsOf } from '../text/words.ts';

type Languages = ChatMoves['both']['languages'];
export type OtherLanguage = Languages[number]['id'] | 'unnamed';

const prepared = new WeakMap<Languages, { id: Languages[number]['id']; words: ReadonlySet<string> }[]>();

function prepare(languages: Languages) {
  const ready = prepared.get(languages);
  if (ready) return ready;
  const list = languages.map(({ id, words }) => ({ id, words: new Set(words.split(' ')) }));
  prepared.set(languages, list);
  return list;
}

/** Null for English and for what cannot be told, such as numbers, names and one or two unknown words. */
export function otherLanguageOf(message: string, languages: Languages): OtherLanguage | null {
  // Quoted words may be the subject of an English question.
  const said = message.replace(/"[^"]*"|“[^”]*”/g, '');
  const letters = said.match(/\p{L}/gu) ?? [];
  const others = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter) && !/\p{Script=Greek}/u.test(letter));
  if (others.length >= 2 && others.length > letters.length / 2) return ofScript(others.join(''), languages);
  const words = wordsOf(fold(said));
  const isEnglish = (word: string) => isStopWord(word) && word !== 'no';
  const english = words.filter(isEnglish).length;
  const found = prepare(languages)
    .map(({ id, words: small }) => ({ id, met: words.filter((word) => small.has(word)) }))
    .sort((a, b) => b.met.length - a.met.length)[0];
  if (!found) return null;
  const isWhole = found.met.length === words.length && found.met.some((word) => word.length >= 5);
  // "Me" and "do" are words of several languages.
  const telling = found.met.filter((word) => !isEnglish(word)).length;
  // "No" alone is English as well, however often it is said.
  const isTold = found.met.some((word) => word !== 'no' && !isEnglish(word));
  const isMostly = words.length >= 3 && found.met.length >= Math.max(2, words.length * 0.4) && telling > english && isTold;
  return isWhole || isMostly ? found.id : null;
}

/** A script shared by several languages names one only where no letter speaks for another. */
function ofScript(letters: string, languages: Languages): OtherLanguage {
  const found = languages.find(({ script, has, hasNot }) => {
    const isOf = script !== undefined && [...letters].every((letter) => new RegExp(`\\p{Script=${script}}`, 'u').test(letter));
    return isOf && (!has || [...has].some((letter) => letters.includes(letter))) && !(hasNot && [...hasNot].some((letter) => letters.includes(letter)));
  });
  return found?.id ?? 'unnamed';
}
