/** What of the library a list shows: by search, kind and tag, the pinned first. */
import { type LibraryItem, type LibraryKind, libraryPlaces } from '../../contracts/library.ts';

export interface Wanted {
  /** Words that all occur in title, tags or what it is, in any order; capitals and accents do not count. */
  search: string;
  kind: LibraryKind | '';
  tag: string;
  isTrash: boolean;
}

export const everything: Wanted = { search: '', kind: '', tag: '', isTrash: false };

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

export function findItems(items: readonly LibraryItem[], { search, kind, tag, isTrash }: Wanted): LibraryItem[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const isFound = (item: LibraryItem): boolean => {
    const { label, tool } = libraryPlaces[item.kind];
    const text = plain([item.title, ...item.tags, label, tool].join(' '));
    return (item.trashed !== null) === isTrash && (kind === '' || item.kind === kind) && (tag === '' || item.tags.includes(tag)) && words.every((word) => text.includes(word));
  };
  // The list comes with the newest first, and sorting keeps that order among equals.
  return items.filter(isFound).sort((a, b) => Number(b.isPinned) - Number(a.isPinned));
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
