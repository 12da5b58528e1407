/** A name of several words with a slip of the pen in one of them. */
import { editDistance } from '../text/edit-distance.ts';
import { isStopWord } from '../text/stems.ts';

/** "Water cicle", "frech revolution": the name of which all words stand in the text but one, and that one is a slip away from a word that no pack uses. */
export function closeNameOfWords<T extends { name: string }>(words: readonly string[], names: readonly T[], isKnown: (word: string) => boolean): T | null {
  for (const [at, word] of words.entries()) {
    if (word.length < 5 || isStopWord(word) || isKnown(word)) continue;
    const hit = names.find(({ name }) => {
      const parts = name.trim().split(' ');
      const isSlip = (part: string, i: number) =>
        part.length >= 5 && part[0] === word[0] && editDistance(part, word) === 1 && parts.every((other, j) => j === i || words[at + j - i] === other);
      return parts.length > 1 && parts.some(isSlip);
    });
    if (hit) return hit;
  }
  return null;
}
