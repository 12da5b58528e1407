/** Puts the search index together from what the content says. Pure, so that tests can try it without Astro. */
import { type SearchEntry, type SearchIndex, searchKinds } from '../contracts/search.ts';

/** Cuts at the end of a sentence where one ends late enough, else at a word. */
export function shorten(text: string, most = 170): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  if (flat.length <= most) return flat;
  const cut = flat.slice(0, most + 1);
  const sentence = /^.*[.?!](?= |$)/.exec(cut)?.[0] ?? '';
  return sentence.length > most / 3 ? sentence : `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:]$/, '')}…`;
}

/** The headings of a Markdown text, without marks. */
export const headingsIn = (body: string): string[] =>
  [...body.matchAll(/^#{2,4}\s+(.+?)\s*$/gm)].map(([, heading = '']) => heading.replaceAll(/[*_`]|<[^>]+>|\[|\]\([^)]*\)/g, '').trim()).filter(Boolean);

/**
 * Entries of pages that exist, each address once, in the order of the kinds. Who comes first keeps its title and text; of a later entry for the same address the
 * title stays as a word to find it by.
 */
export function toIndex(found: readonly SearchEntry[], isPage: (url: string) => boolean, suggested: readonly string[]): SearchIndex {
  const byUrl = new Map<string, SearchEntry>();
  for (const entry of found) {
    if (!isPage(entry.url)) continue;
    const first = byUrl.get(entry.url);
    if (!first) byUrl.set(entry.url, { ...entry, headings: [...new Set(entry.headings)] });
    else if (first.title !== entry.title && !first.headings.includes(entry.title)) first.headings.push(entry.title);
  }
  const entries = searchKinds.flatMap((kind) => [...byUrl.values()].filter((entry) => entry.kind === kind));
  return { entries, suggestions: suggested.filter((url) => byUrl.has(url)) };
}
