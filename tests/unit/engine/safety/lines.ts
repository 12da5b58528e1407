/** Labelled lines, and the fixed split of a set into lines to learn from and lines to check with. */

export type Category = 'explicit' | 'indirect' | 'obfuscated';

/** `others` are feelings that are not the writer's: level 0, like `level0`. */
export type Lines = { level2: Record<Category, string[]>; level1: string[]; level0: string[]; others?: string[] };

const half =
  (rest: number) =>
  (set: Lines): Lines => {
    const every = (lines: readonly string[]) => lines.filter((_, i) => i % 2 === rest);
    const { explicit, indirect, obfuscated } = set.level2;
    return {
      level2: { explicit: every(explicit), indirect: every(indirect), obfuscated: every(obfuscated) },
      level1: every(set.level1),
      level0: every(set.level0),
      others: every(set.others ?? []),
    };
  };

/** The lines at even places, which rules and points may be made to fit. */
export const fittedHalf = half(0);

/** The lines at odd places, which they may not. */
export const checkedHalf = half(1);
