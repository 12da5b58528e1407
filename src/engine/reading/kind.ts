/** What kind of text a passage is, by how its sentences are written and by what is counted in them. */
import { givenNames } from './given-names.ts';
import { argumentWords, judgments, orderVerbs } from './lexicon.ts';
import type { PassageKind, ReadSentence } from './passage.ts';

export function kindOf(body: readonly ReadSentence[], { isEnglish, isFirstPerson, isPast, people, figures }: Tally & { isEnglish: boolean; isFirstPerson: boolean }): PassageKind {
  // Another language still has sentences: they begin large and end with a mark, or are written in another script.
  const isWritten = ({ text, length }: ReadSentence) =>
    isMostlyLetters(text) &&
    ((length >= 3 && /^[“"«¿¡(—-]?\s?\p{Lu}.*[.!?…]/u.test(text)) ||
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Hangul}]{4,}/u.test(text));
  if (!isEnglish) return body.filter(isWritten).length >= body.length / 2 && body.length > 0 ? 'foreign' : 'fragments';
  if (isList(body)) return 'fragments';
  if (body.filter(({ form }) => form === 'verse').length > body.length / 2) return 'poem';
  if (body.every(({ length }) => length < 3)) return 'fragments';
  const orders = body.filter(isStep).length;
  if (orders >= 3 && orders > body.length * 0.4) return 'instructions';
  const speaks = body.filter(({ speech }) => speech).length / Math.max(1, body.length);
  // A report dates and counts; a story follows someone.
  // "Ben has a red boat. Lu sees a duck.": told as it happens, and somebody acts in nearly every sentence.
  const named = body.filter(({ words }) => givenNames.he.has(words[0]?.lower ?? '') || givenNames.she.has(words[0]?.lower ?? '')).length / Math.max(1, body.length);
  const story =
    (isPast ? 1 : Math.min(1, named * 4)) +
    Math.min(2.5, (people + (isFirstPerson ? 0.03 : 0)) * 40) +
    speaks * 3 +
    (isFirstPerson && isPast ? 1.5 : 0) -
    Math.max(0, figures - 0.012) * 50;
  // A scene: "ANNA: Where is it?"
  const isScene = body.filter(({ text, speech }) => speech && /^\p{Lu}{2,}[\p{Lu} .]*:/u.test(text)).length >= body.length * 0.4;
  // A life told year by year informs, whoever it is about.
  const dated = speaks > 0.25 || isFirstPerson ? 0 : body.filter(({ text }) => /\b(?:1[5-9]|20)\d\d\b/.test(text)).length;
  const isBorn = body.slice(0, 3).some(({ text }) => /\bwas born\b.*\b1\d{3}\b/.test(text));
  const isLife = dated >= 2 && (dated >= body.length * (speaks > 0 ? 0.3 : 0.2) || isBorn);
  if ((story >= 2 && !isLife && !isNews(body, isFirstPerson)) || isScene) return 'story';
  const judges = body.filter(({ words }) => words.some(({ lower, lemma }) => judgments.has(lower) || argumentWords.has(lemma))).length;
  // "It was the best of times" judges nothing that could be otherwise.
  const isUrged = body.some(({ text, words }) => /\b(?:should|must|ought|wrong|unfair|unacceptable)\b/.test(text) || words.some(({ lemma }) => argumentWords.has(lemma)));
  return (isUrged && judges / Math.max(1, body.length) >= 0.2) || isCase(body) || isThought(body) ? 'opinion' : 'information';
}

/** It tells what to do: "Soak the lentils", "Meanwhile, chop two onions", "Do not let them brown", "If the soup is too thick, thin it". */
export function isStep({ words, text, speech, isSaid }: ReadSentence): boolean {
  if (speech || isSaid || /\?["”’]?$/.test(text)) return false;
  const comma = words.findIndex((word) => word.text === ',');
  const isLed = /^(?:Meanwhile|Then|Next|Now|First|Second|Finally|Afterwards?|If|When|Once|While|After|Before|As soon as|To)\b/.test(text);
  const at = isLed ? (comma > 0 ? comma + 1 : words[0]?.lower === 'then' || words[0]?.lower === 'now' ? 1 : 0) : 0;
  const [first, second, third] = words.slice(at);
  if (first?.lower === 'do' && /^(?:not|n't)$/.test(second?.lower ?? '')) return third !== undefined && third.lower === third.lemma && third.pos === 'VERB';
  return first !== undefined && ((first.pos === 'VERB' && first.lower === first.lemma) || (orderVerbs.has(first.lower) && second?.pos !== 'AUX' && second?.pos !== 'VERB'));
}

/** "I think school should start later", however it is spelled. */
const isThought = (body: readonly ReadSentence[]): boolean =>
  [body[0], body.at(-1)].some((line) => line && !line.speech && /\bI (?:think|believe) (?:that )?(?:\p{L}+ ){1,3}(?:sh(?:ou?l|u)d|must|ought|needs? to)\b/iu.test(line.text));

/** Someone says at the beginning or at the end what ought to be, and answers those who see it otherwise. */
const isCase = (body: readonly ReadSentence[]): boolean =>
  [...body.slice(0, 2), ...body.slice(-2)].some(({ text, speech }) => !speech && /\b(?:should|must|ought to)\b/.test(text) && !text.endsWith('?')) &&
  body.some(
    ({ text, speech }) =>
      !speech &&
      /\bSome (?:people|adults|parents|teachers|students|neighbors)? ?(?:say|worry|argue|think|object|fear|believe|claim)\b|\b(?:critics|opponents)\b|\b(?:un)?fair\b/i.test(text),
  );

/** A report of what happened in public: who said it stands there with first name and surname, beside officials, sums and votes. It follows nobody. */
function isNews(body: readonly ReadSentence[], isFirstPerson: boolean): boolean {
  if (isFirstPerson || body.length < 5) return false;
  const isPublic = body.filter(({ text }) => publicWords.test(text)).length;
  const isNamed = body.filter(({ text }) => attributed.test(text)).length;
  return isPublic >= body.length * 0.3 || (isPublic >= 2 && isNamed >= 1 && isPublic + isNamed >= body.length * 0.25);
}
const publicWords =
  /\b(?:officials?|council|mayor|governor|police|spokes(?:man|woman|person)|residents|according to|percent|estimated?|researchers|inspectors|voted|authorities|firefighters|budget|school board)\b|[$€£]\d/iu;
const attributed = /[”"] (?:said|says) \p{Lu}[\p{L}-]+ \p{Lu}\p{L}+|[”"] \p{Lu}[\p{L}-]+ (?:\p{Lu}\p{L}+ )?(?:said|says)\b[^.]*\b(?:who|an?|the)\b/u;

/** What to buy or to bring: line by line things and how many, and nothing that happens. */
const isList = (body: readonly ReadSentence[]): boolean =>
  body.length > 0 &&
  body.filter(({ words }) => words.some(({ pos }) => pos === 'VERB' || pos === 'AUX')).length < body.length * 0.25 &&
  body.filter(({ text }) => /^\p{N}/u.test(text)).length >= body.length * 0.25;

const pastForms = new Set('was were had did could would'.split(' '));
const thirdPersons = new Set('he she him her his hers'.split(' '));

interface Tally {
  /** Most of its verbs tell of the past. */
  isPast: boolean;
  /** Shares of all words: "he", "she" and their forms, and numbers of two digits or more. */
  people: number;
  figures: number;
}

/** What is counted word by word, in one go. */
export function tallied(body: readonly ReadSentence[]): Tally {
  let [all, finite, past, people, figures] = [0, 0, 0, 0, 0];
  for (const { words } of body)
    for (const { lower, lemma, pos, text } of words) {
      all += 1;
      if (thirdPersons.has(lower)) people += 1;
      if (pos === 'NUM' && /\d{2}/.test(text)) figures += 1;
      if ((pos !== 'VERB' && pos !== 'AUX') || lower.endsWith('ing')) continue;
      finite += 1;
      if (pastForms.has(lower) || (lower !== lemma && !lower.endsWith('s'))) past += 1;
    }
  return { isPast: past > finite / 2, people: people / Math.max(1, all), figures: figures / Math.max(1, all) };
}

/** More than four words in five. */
export const isInLatinLetters = (passage: string, words: readonly string[]): boolean =>
  words.length > 0 && (onlyLatin.test(passage) || words.filter((word) => /^[\p{Script=Latin}\p{N}'’-]+$/u.test(word)).length > words.length * 0.8);
/** ASCII, the letters of Western and Central Europe, and marks of print. */
const onlyLatin = /^[\0-\x7f\xc0-\u024f\u2010-\u2027]*$/;

/** Nine of ten characters that are seen are letters, and nearly every word in Latin letters has a vowel. */
function isMostlyLetters(text: string): boolean {
  const seen = text.replace(/\s/g, '');
  const words = text.match(/\p{Script=Latin}{2,}/gu) ?? [];
  const spoken = words.filter((word) => /[aeiouyäöüáàâéèêëíìîïóòôøõúùûåæœıąęãw]/i.test(word) && !/[bcdfghjklmnpqrstvwxz]{6}/i.test(word));
  return (seen.match(/[\p{L}\p{M}]/gu)?.length ?? 0) >= seen.length * 0.75 && spoken.length >= words.length * 0.8;
}
