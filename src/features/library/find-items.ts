/** What of the library a list shows: by search, kind and tag, the pinned first. */
import { type LibraryItem, type LibraryKind, libraryPlaces } from '../../contracts/library.ts';

export interface Wanted {
  /** Words that all occur in title, tags, what it is or what stands in it, in any order; capitals and accents do not count. */
  search: string;
  kind: LibraryKind | '';
  tag: string;
  isTrash: boolean;
}

export const everything: Wanted = { search: '', kind: '', tag: '', isTrash: false };

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** `textOf`: what stands in a piece of work; it is asked only when words are looked for. */
export function findItems(items: readonly LibraryItem[], { search, kind, tag, isTrash }: Wanted, textOf: (item: LibraryItem) => string): LibraryItem[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const isFound = (item: LibraryItem): boolean => {
    if ((item.trashed !== null) !== isTrash || (kind !== '' && item.kind !== kind) || (tag !== '' && !item.tags.includes(tag))) return false;
    const { label, tool } = libraryPlaces[item.kind];
    const outside = plain([item.title, ...item.tags, label, tool].join(' '));
    const missing = words.filter((word) => !outside.includes(word));
    if (missing.length === 0) return true;
    const inside = insideOf(item, textOf);
    return missing.every((word) => inside.includes(word));
  };
  // The list comes with the newest first, and sorting keeps that order among equals.
  return items.filter(isFound).sort((a, b) => Number(b.isPinned) - Number(a.isPinned));
}

/** Read once for each state of a piece of work: 500 lessons are some 25 MB of text. */
const insides = new WeakMap<LibraryItem, string>();
function insideOf(item: LibraryItem, textOf: (item: LibraryItem) => string): string {
  const known = insides.get(item) ?? plain(textOf(item));
  insides.set(item, known);
  return known;
}

/** Every tag in use, by the alphabet. */
export const tagsIn = (items: readonly LibraryItem[]): string[] => [...new Set(items.flatMap(({ tags, trashed }) => (trashed ? [] : tags)))].sort((a, b) => a.localeCompare(b));

/** "fractions, grade 5" → two tags; the same tag counts once. */
export const tagsFrom = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim().replaceAll(/\s+/g, ' '))
      .filter(Boolean),
  ),
];
