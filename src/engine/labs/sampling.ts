/** The bus stop of the first part of Bias & Ethics: a school in which everyone's answer is known, samples from it, and what they say about it. */

/** Students in a group and how many of them would say yes. */
export interface Group {
  size: number;
  yes: number;
}

export const school = { riders: { size: 400, yes: 280 }, walkers: { size: 600, yes: 180 } } as const satisfies Record<string, Group>;
export const schoolSize = school.riders.size + school.walkers.size;
export const truth = (school.riders.yes + school.walkers.yes) / schoolSize;

/** Walkers who pass the place where people are asked, when they are unlike the others. */
export const passingWalkers: Group = { size: 200, yes: 120 };

/** How many of a sample were asked in each group, and how many of those said yes. */
export interface Sample {
  riders: Group;
  walkers: Group;
}

/** `box`: all names in a box. `place`: one asks at a place where `riders` percent of the people are bus riders. `unlike`: and where only certain walkers pass. */
export type Way = { kind: 'box'; size: number } | { kind: 'place'; size: number; riders: number; unlike: boolean };

/** Nobody is asked twice. `random`: at least 0, less than 1. */
export function ask(way: Way, random: () => number): Sample {
  const asked = way.kind === 'box' ? drawn(school.riders.size, schoolSize, way.size, random) : Math.min(Math.round((way.size * way.riders) / 100), school.riders.size);
  return { riders: askGroup(school.riders, asked, random), walkers: askWalkers(way, way.size - asked, random) };
}

const askGroup = ({ size, yes }: Group, asked: number, random: () => number): Group => ({ size: asked, yes: drawn(yes, size, asked, random) });

/** Those who pass come first; when they are used up, the others. */
function askWalkers(way: Way, asked: number, random: () => number): Group {
  if (way.kind === 'box' || !way.unlike) return askGroup(school.walkers, asked, random);
  const others: Group = { size: school.walkers.size - passingWalkers.size, yes: school.walkers.yes - passingWalkers.yes };
  const passing = askGroup(passingWalkers, Math.min(asked, passingWalkers.size), random);
  return { size: asked, yes: passing.yes + askGroup(others, asked - passing.size, random).yes };
}

/** How many of the `marked` among `all` are in a draw of `count` without putting back. */
function drawn(marked: number, all: number, count: number, random: () => number): number {
  let found = 0;
  for (let taken = 0; taken < count; taken++) if (random() * (all - taken) < marked - found) found++;
  return found;
}

/** Share of yes in the sample as it was counted. */
export const counted = ({ riders, walkers }: Sample): number => (riders.yes + walkers.yes) / (riders.size + walkers.size);

/** Each group by its share of the school. Null when nobody of a group was asked: there is nothing to weight. */
export function weighted({ riders, walkers }: Sample): number | null {
  if (riders.size === 0 || walkers.size === 0) return null;
  return ((riders.yes / riders.size) * school.riders.size + (walkers.yes / walkers.size) * school.walkers.size) / schoolSize;
}

/** By how much one more yes in the group moves the weighted estimate. */
export const weightOfOne = (group: 'riders' | 'walkers', { [group]: { size } }: Sample): number => school[group].size / schoolSize / size;

export interface Summary {
  mean: number;
  lowest: number;
  highest: number;
}

/** Null when there is no value. */
export function summaryOf(values: readonly number[]): Summary | null {
  if (values.length === 0) return null;
  return { mean: values.reduce((sum, value) => sum + value, 0) / values.length, lowest: Math.min(...values), highest: Math.max(...values) };
}

/** Where each value stands in a strip of dots, `columns` wide: column from 0 to `columns` for 0 to 1, and how many dots are below it. */
export function dotStrip(values: readonly number[], columns: number): { column: number; below: number }[] {
  const heights = new Map<number, number>();
  return values.map((value) => {
    const column = Math.round(value * columns);
    const below = heights.get(column) ?? 0;
    heights.set(column, below + 1);
    return { column, below };
  });
}
