/** Which word of a line is worth a blank: one that names something. Not an English tagger: small words are listed, and a noun is known by what stands before and after it. Pure. */
import { isStopWord } from '../text/stems.ts';

/** Words that name nothing: prepositions, pronouns, words that join or weigh, and the verbs and adjectives that any text is full of. */
const small = new Set(
  `aboard above absorb across against allow almost along already although among amongst another anybody anyone anything anywhere around arrive attract become became
  because before begin behind belong below beneath beside besides best better between beyond bigger biggest both bring called cannot carry certain collect common
  connect consist contain convert cover create decide deliver depend describe despite destroy develop different during early easier easily either enough enter entire
  everybody everyone everything everywhere except explain fastest first follow former further general greater greatest happen having herself higher highest himself
  however important include inside instead itself larger largest last later latter least less likely little long longer longest lowest merely might mostly myself
  namely near nearby neither next nobody nothing nowhere often opposite ourselves outside overall perhaps possible prevent produce protect provide quickly rather reach
  really receive regarding remain remove require same second separate several shall should shorter similar simple simply since slower smaller smallest somebody someone
  sometimes somewhere soon special stronger strongest survive themselves therefore though through throughout together toward towards travel under underneath
  unless unlike unlikely until upon usually various versus whatever whenever whereas wherever whether whichever whoever whole within without yourself yourselves`.split(/\s+/),
);
const isEnding = /(?:ly|ing|ed|ful|ous|less)$/;

/** "carry" and "carries", "produce" and "produces". */
const isSmall = (word: string): boolean => small.has(word) || small.has(word.replace(/s$/, '')) || small.has(word.replace(/es$/, '')) || small.has(word.replace(/ies$/, 'y'));

export const isKeyWord = (word: string): boolean => !isSmall(word.toLowerCase()) && !isEnding.test(word.toLowerCase());

const before =
  /(?:^|[\s(“"])(?:the|an?|its|their|our|his|her|your|this|that|these|those|of|in|on|by|from|into|onto|with|as|and|or|for|called|between|among|against|toward|towards|through|beneath|under|over|across|around|without|every|each|many|some|most|all)\s+(?:\p{L}+\s+)?$/iu;
const verb = /^\s+(?:is|are|was|were|has|have|had|can|could|will|may|might|must|of)(?!\p{L})/u;

/** Does the word at a place of the line stand where a noun stands: behind such a word, and not ahead of the noun that it describes? */
export function standsAsNoun(line: string, at: number, word: string): boolean {
  const rest = line.slice(at + word.length);
  if (verb.test(rest)) return true;
  const next = /^\s+(\p{L}+)/u.exec(rest)?.[1]?.toLowerCase();
  return before.test(line.slice(0, at)) && (next === undefined || isStopWord(next) || isSmall(next));
}
