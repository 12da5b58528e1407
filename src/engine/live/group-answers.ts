/** Puts answers that say the same into groups, so that a wall of thirty can be read. Pure; looks at the words, never at who wrote them. */
import { contentStems } from '../text/stems.ts';

export interface Group<T> {
  /** The words that hold it together, at most three; empty for an answer that stands alone. */
  words: string[];
  items: T[];
}

/** Share of their words that two answers must have in common (overlap coefficient), and how many at least. */
const likeness = { share: 0.5, words: 2 } as const;

/** The largest group first; those that stand alone last, in the order they came. */
export function groupAnswers<T extends { text?: string | undefined }>(answers: readonly T[]): Group<T>[] {
  const read = answers.map((item) => ({ item, stems: new Set(contentStems(item.text ?? '')), said: plain(item.text ?? '') }));
  const groups: { items: typeof read }[] = [];
  for (const one of read) {
    const home = groups.find(({ items }) => items.some((other) => isLike(one, other)));
    if (home) home.items.push(one);
    else groups.push({ items: [one] });
  }
  return groups
    .map(({ items }) => ({ items: items.map(({ item }) => item), words: items.length > 1 ? sharedWords(items.map(({ item, stems }) => ({ text: item.text ?? '', stems }))) : [] }))
    .sort((a, b) => b.items.length - a.items.length);
}

interface Read {
  stems: ReadonlySet<string>;
  said: string;
}

function isLike(a: Read, b: Read): boolean {
  if (a.said !== '' && a.said === b.said) return true;
  const common = [...a.stems].filter((stem) => b.stems.has(stem)).length;
  return common >= likeness.words && common / Math.min(a.stems.size, b.stems.size) >= likeness.share;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Stems in most of the group, each as the first answer writes it. */
function sharedWords(members: readonly { text: string; stems: ReadonlySet<string> }[]): string[] {
  const counts = new Map<string, number>();
  for (const { stems } of members) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const often = [...counts].filter(([, count]) => count > members.length / 2).sort((a, b) => b[1] - a[1]);
  const words = members.flatMap(({ text }) => text.toLowerCase().match(/\p{L}[\p{L}'’-]*/gu) ?? []);
  return often.slice(0, 3).map(([stem]) => words.find((word) => contentStems(word)[0] === stem) ?? stem);
}
