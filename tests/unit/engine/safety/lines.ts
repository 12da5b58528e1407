/** Labelled lines, and the fixed split of a set into lines to learn from and lines to check with. */

export type Category = 'explicit' | 'indirect' | 'obfuscated';

/** `others` are feelings that are not the writer's: level 0, like `level0`. */
export type Lines = { level2: Record<Category, string[]>; level1: string[]; level0: string[]; others?: string[] };

/** What is said on a day at school, by theme, and what may be told on one, by kind. */
export type Day = { school: Record<string, string[]>; disclosures: Record<string, string[]> };

export const evenPlaces = (lines: readonly string[]) => lines.filter((_, i) => i % 2 === 0);
export const oddPlaces = (lines: readonly string[]) => lines.filter((_, i) => i % 2 === 1);

const half =
  (every: (lines: readonly string[]) => string[]) =>
  (set: Lines): Lines => {
    const { explicit, indirect, obfuscated } = set.level2;
    return {
      level2: { explicit: every(explicit), indirect: every(indirect), obfuscated: every(obfuscated) },
      level1: every(set.level1),
      level0: every(set.level0),
      others: every(set.others ?? []),
    };
  };

/** The lines at even places, which rules and points may be made to fit. */
export const fittedHalf = half(evenPlaces);

/** The lines at odd places, which they may not. */
export const checkedHalf = half(oddPlaces);
