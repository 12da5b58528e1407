/** Cutting text into sentences and comparable words. English; other languages pass through without harm. */

import { stemmer } from 'stemmer';

const stopWords = new Set(
  `a about after again all also always am an and any are as at be because been before being but by can cant could did do does doesnt doing dont down
  each even ever every few for from get gets getting give go goes going gonna got had has have having he help her here him his how i id if ill im in
  into is isnt it its ive just keep know let like lot made make makes many me more most much must my myself need never no not now of off on one only
  or other our out over own please pls put really say says see she should so some something still such take than that thats the their them then there
  these they thing things this those though to too try trying up us use very want wants was wasnt way we well were what whats when where which while
  who why will with wont would wouldnt you your u ur gonna gotta kinda sorta bit hi hello hey ok okay oh ah um uh lol omg tho idk`.split(/\s+/),
);

/** Lower case, accents folded, apostrophes closed up: "Don't" and "dont" become the same word. */
export function fold(text: string): string {
  // Most text is plain ASCII, which decomposition leaves as it is.
  const plain = /[^\0-\x7f]/.test(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '') : text;
  return plain
    .toLowerCase()
    .replace(/[’‘'`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Formulas and chat shorthand, by the words that the content uses for them. */
const shorthand = new Map<string, readonly string[]>([
  ['co2', ['carbon', 'dioxide']],
  ['h2o', ['water']],
  ['o2', ['oxygen']],
  ['ussr', ['soviet', 'union']],
  ['usa', ['united', 'states']],
  ['bc', ['because']],
  ['cuz', ['because']],
  ['ppl', ['people']],
  ['rong', ['wrong']],
  ['becuz', ['because']],
  ['fracshuns', ['fractions']],
  ['frackshuns', ['fractions']],
  ['botoms', ['bottoms']],
  ['numbrs', ['numbers']],
  // The content is in American spelling.
  ['colour', ['color']],
  ['colours', ['colors']],
  ['neighbour', ['neighbor']],
  ['neighbours', ['neighbors']],
  ['behaviour', ['behavior']],
]);

/** Sentences as chat writes them: a small letter may begin the next one. */
export const chatSentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.?!…])\s+|\n+/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Every word of the text, folded, in order; shorthand spelled out. */
export function wordsOf(text: string): string[] {
  const words: string[] = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.some((word) => shorthand.has(word)) ? words.flatMap((word) => shorthand.get(word) ?? word) : words;
}

/** Words of everyday talk that Porter gives the stem of another sense: "probably" is no probability, "the meaning" no mean, "multiple choice" no multiplication. */
const apart = new Map([
  ['probably', 'probably'],
  ['meaning', 'meaning'],
  ['meanings', 'meaning'],
  ['multiple', 'multiple'],
  ['multiples', 'multiple'],
]);

/** Stems met before: the prepared content says the same few thousand words over and over. Started afresh when visitors' words have filled it. */
const stems = new Map<string, string>();
const stemsKept = 20_000;

/** The Porter stem (Porter, 1980) of a folded word, with a doubled last letter made single so that "add" meets "adding". Not a dictionary form. */
export function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= stemsKept) stems.clear();
  const found =
    apart.get(word) ??
    stemmer(word)
      .replace(/ier$/, 'i')
      .replace(/([bdgmnprt])\1$/, '$1');
  stems.set(word, found);
  return found;
}

/** The stems that carry meaning: no stop words, no single letters. */
export const contentStems = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => word.length > 1 && !stopWords.has(word))
    .map(stem);

const stemsOfContent = new Map<string, readonly string[]>();

/** `contentStems` of a text of the content, kept from the first time on. Not for what visitors write: that is forgotten with the request. */
export function keptStems(text: string): readonly string[] {
  const kept = stemsOfContent.get(text);
  if (kept) return kept;
  const found = contentStems(text);
  stemsOfContent.set(text, found);
  return found;
}

export const isStopWord = (word: string): boolean => stopWords.has(word);

/** Ends of words that a full stop belongs to: initials, titles, e.g., U.S., a.m. */
const abbreviation = /(?:^|[\s("“'])(?:\p{Lu}|(?:\p{L}\.)+\p{L}|Mr|Mrs|Ms|Dr|Prof|St|vs?|etc|No|Fig)\.$/u;

/** Sentences and list lines, trimmed, in order. What follows a colon with a capital is a sentence of its own. Does not split at decimals, initials or abbreviations. */
export function sentencesOf(text: string): string[] {
  return text.split(/\n+/).flatMap(sentencesOfLine);
}

function sentencesOfLine(line: string): string[] {
  const sentences: string[] = [];
  for (const piece of line.split(/(?<=[.?!…:]["”')]?)\s+(?=["“'(]?[\p{Lu}\p{N}¿¡])/u)) {
    const last = sentences.at(-1);
    if (last !== undefined && abbreviation.test(last)) sentences[sentences.length - 1] = `${last} ${piece}`;
    else sentences.push(piece);
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

const wordsOfContent = new Map<string, string>();

/** Is `phrase` in a text of the content as whole words? Both are folded first; what the content says is kept from the first time on. */
export function hasPhrase(text: string, phrase: string): boolean {
  const words = wordsOfContent.get(text) ?? ` ${wordsOf(text).join(' ')} `;
  wordsOfContent.set(text, words);
  return words.includes(` ${wordsOf(phrase).join(' ')} `);
}
