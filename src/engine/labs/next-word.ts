/** The smallest language model: counts which word follows which, turns the counts into shares, and draws. One word back, as in the first module of the LLM course. */

/** What stands before the first word and after the last. */
export const boundary = '';

/** Word → words that follow it → how often, in the order in which they were met. */
export type NextCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

export interface NextWord {
  /** `boundary` where the sentence ends. */
  word: string;
  count: number;
  /** Count divided by the sum of all counts. */
  counted: number;
  /** The chance to be drawn at the chosen temperature. */
  chance: number;
}

/** Words in lower case, sentence by sentence. A line end ends a sentence too. */
export const sentencesIn = (text: string): string[][] =>
  text
    .split(/[.?!…]+["”’)\]]*(?:\s|$)|\n/u)
    .map(wordsIn)
    .filter((words) => words.length > 0);

/** Numbers with their decimals, words with their apostrophes and hyphens. */
export const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu) ?? [];

export function countNext(sentences: readonly (readonly string[])[]): NextCounts {
  const counts = new Map<string, Map<string, number>>();
  for (const words of sentences)
    for (const [i, next] of [...words, boundary].entries()) {
      const word = words[i - 1] ?? boundary;
      const after = counts.get(word) ?? new Map<string, number>();
      counts.set(word, after.set(next, (after.get(next) ?? 0) + 1));
    }
  return counts;
}

/**
 * What can follow the word, most frequent first; none when the word never occurs. `temperature` above 0: at 1 the chances are the counted shares, below it the
 * frequent words gain, above it the rare ones. Large models use the same formula: chance ∝ share^(1 / temperature).
 */
export function nextWords(counts: NextCounts, word: string, temperature: number): NextWord[] {
  const after = [...(counts.get(word) ?? [])].sort(([, a], [, b]) => b - a);
  const all = after.reduce((sum, [, count]) => sum + count, 0);
  // Divided by the largest, so that a low temperature leaves no number too small to be told from 0.
  const weights = after.map(([, count]) => (count / (after[0]?.[1] ?? 1)) ** (1 / temperature));
  const weight = weights.reduce((sum, each) => sum + each, 0);
  return after.map(([next, count], i) => ({ word: next, count, counted: count / all, chance: (weights[i] ?? 0) / weight }));
}

/** One of the options by its chance. `random`: at least 0, less than 1. */
export function drawNext(options: readonly NextWord[], random: () => number): NextWord | undefined {
  let left = random();
  for (const option of options) {
    left -= option.chance;
    if (left < 0) return option;
  }
  // Rounding may leave a sliver behind the last.
  return options.at(-1);
}
