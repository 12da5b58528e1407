/** A category of the screen: what it is called, how serious it is, and the patterns that show it (see `pattern.ts`). */
export type Rule = {
  /** A stable slug, shown under "Why am I seeing this?". */
  readonly id: string;
  readonly level: 1 | 2;
  readonly patterns: string;
  /** The patterns look at the words as said, figures of speech and denials included. */
  readonly asSaid?: true;
};
