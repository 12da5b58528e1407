/** How hard a text is to read, as a US school grade. */
import { sentencesOf } from './words.ts';

/**
 * Flesch-Kincaid grade level: 0.39 × words per sentence + 11.8 × syllables per word − 15.59.
 * Source: Kincaid, Fishburne, Rogers and Chissom (1975), "Derivation of New Readability Formulas for Navy Enlisted Personnel",
 * Research Branch Report 8-75, Naval Technical Training Command, Millington, Tennessee.
 */
export const gradeLevel = (text: string): number => gradeOfSentences(sentencesOf(text).map((sentence) => sentence.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []));

/** The same of a text that is already cut into sentences and these into words. */
export function gradeOfSentences(sentences: readonly (readonly string[])[]): number {
  let [words, syllables] = [0, 0];
  for (const sentence of sentences) {
    words += sentence.length;
    for (const word of sentence) syllables += syllablesIn(word);
  }
  if (words === 0) return 0;
  return 0.39 * (words / sentences.length) + 11.8 * (syllables / words) - 15.59;
}

/** Words counted before; started afresh when they are many. */
const counted = new Map<string, number>();
const countedAtMost = 20_000;

/** Syllables of an English word, by its groups of vowels: right for nearly all words, off by one for a few. A number counts one for each digit, as it is dialed. */
export function syllablesIn(word: string): number {
  const known = counted.get(word);
  if (known !== undefined) return known;
  if (counted.size >= countedAtMost) counted.clear();
  const count = countSyllables(word);
  counted.set(word, count);
  return count;
}

function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[’']/g, '');
  if (/^\d+$/.test(letters)) return letters.length;
  if (letters.includes('-')) return letters.split('-').reduce((sum, part) => sum + syllablesIn(part), 0);
  // A silent e, and the endings -es and -ed that add nothing: "make", "makes", "talked", but "table", "houses", "wanted".
  const spoken = letters.replace(/(?:[^laeiouy]e|[^tdaeiouy]ed|[^lsxzcgaeiouy]es)$/, (end) => end[0] ?? '').replace(/^y/, '');
  // Two vowels that are spoken apart: "serious", "going", but "station".
  const apart = letters.match(/[^tcsgx]i[aou]|[eouy]ing$/g)?.length ?? 0;
  return Math.max(1, (spoken.match(/[aeiouy]+/g)?.length ?? 0) + apart);
}
