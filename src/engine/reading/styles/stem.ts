/** A question on a single line, in a form for each grade band: "%" stands for the line. */
export interface Stem {
  skill: string;
  young: string;
  middle: string;
  old: string;
  /** What makes an answer a good one: see `keyTo`. */
  key: Key;
  looks: readonly [string, string];
  /** Where alone it can be asked. */
  place?: 'before-the-end' | 'after-the-beginning' | 'a-fact' | 'a-sight';
}

/** The second for the oldest, where they are asked something else. */
type Key = string | readonly [string, string];

export const stem = (skill: string, young: string, middle: string, old: string, key: Key, looks: Stem['looks'], place?: Stem['place']): Stem => ({
  skill,
  young,
  middle,
  old,
  key,
  looks,
  ...(place && { place }),
});

/** Those of one kind of text, the first for the best line. */
export type StemTable = Readonly<Record<'comprehension' | 'inference' | 'literary' | 'sel', readonly [Stem, ...Stem[]]>>;
