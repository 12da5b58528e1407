/** Finds entries by the beginnings of words and in spite of small slips; what stands in a title counts most. */
import MiniSearch from 'minisearch';
import type { SearchEntry } from '../../../contracts/search.ts';

/** @returns a function from what was typed to the entries that fit, best first. */
export function finder(entries: readonly SearchEntry[]): (query: string) => SearchEntry[] {
  const index = new MiniSearch<SearchEntry>({
    idField: 'url',
    fields: ['title', 'headings', 'text', 'within'],
    extractField: (entry, field) => (field === 'headings' ? entry.headings.join(' ') : (entry as unknown as Record<string, string>)[field]) ?? '',
    searchOptions: {
      boost: { title: 5, headings: 2 },
      prefix: true,
      // Two swapped letters count as two slips. Shorter words would turn into each other.
      fuzzy: (term) => (term.length > 6 ? 2 : term.length > 3 ? 1 : false),
      boostDocument: (url) => kindBoost[byUrl.get(url as string)?.kind ?? 'page'],
    },
  });
  const byUrl = new Map(entries.map((entry) => [entry.url, entry]));
  index.addAll(entries);
  return (query) => {
    const all = index.search(query, { combineWith: 'AND' });
    const words = query.trim().split(/\s+/).length;
    // A whole question rarely has all of its words in one place: half of them will do.
    const hits = all.length > 0 || words < 3 ? all : index.search(query, { filter: ({ queryTerms }) => queryTerms.length * 2 >= words });
    const found = hits.flatMap(({ id }) => byUrl.get(id as string) ?? []);
    // Whoever types a whole title wants that page, whatever else has these words more often.
    const isNamed = ({ title }: SearchEntry): boolean => plain(title) === plain(query);
    return [...found.filter(isNamed), ...found.filter((entry) => !isNamed(entry))];
  };
}

const plain = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Someone who names a course wants its first page before its modules. */
const kindBoost: Record<SearchEntry['kind'], number> = { course: 1.5, tool: 1.5, paper: 1.2, page: 1, module: 0.9 };
