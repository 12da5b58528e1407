/** Cutting text into sentences and comparable words. English; other languages pass through without harm. */
import { keptWithinTurn } from './within-turn.ts';

/** Lower case, accents folded, apostrophes closed up: "Don't" and "dont" become the same word. */
export const fold = keptWithinTurn((text: string): string => {
  // Most text is plain ASCII, which decomposition leaves as it is.
  const plain = /[^\0-\x7f]/.test(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '') : text;
  return plain
    .toLowerCase()
    .replace(/[’‘'`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
});

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
export const wordsOf = keptWithinTurn((text: string): readonly string[] => {
  const words: readonly string[] = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.some((word) => shorthand.has(word)) ? words.flatMap((word) => shorthand.get(word) ?? word) : words;
});

/** Ends of words that a full stop belongs to: initials, titles, places, months, e.g., U.S., a.m. */
const abbreviation =
  /(?:^|[\s("“'])(?:\p{Lu}|(?:\p{L}\.)+\p{L}|Mr|Mrs|Ms|Dr|Prof|Rev|Hon|Gen|Col|Maj|Capt|Lt|Sgt|Cpl|Pvt|Adm|Gov|Sen|Rep|Pres|St|Ste|Mts?|Ft|vs?|etc|No|Fig|Vol|pp?|ca|cf|approx|Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec)\.$/u;

/** Sentences and list lines, trimmed, in order. What follows a colon with a capital is a sentence of its own. Does not split at decimals, initials or abbreviations. */
export const sentencesOf = keptWithinTurn((text: string): readonly string[] => text.split(/\n+/).flatMap(sentencesOfLine));

function sentencesOfLine(line: string): string[] {
  const sentences: string[] = [];
  for (const piece of line.split(/(?<=[.?!…:]["”')]?)\s+(?=["“'(]?[\p{Lu}\p{N}¿¡])/u)) {
    const last = sentences.at(-1);
    if (last !== undefined && abbreviation.test(last)) sentences[sentences.length - 1] = `${last} ${piece}`;
    else sentences.push(piece);
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
