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

/** What a text sets in bold: its terms. */
export const termsIn = (body: string): string[] => [...body.matchAll(/\*\*(.+?)\*\*/g)].map(([, term = '']) => term);

const wordsIn = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{M}]{5,}/gu));

/**
 * Of each text the words that tell it from the others: each once, no short ones, none that stand in more than `most` of the texts or that its entry has already (`said`).
 * The texts themselves would be too much for an index that a phone loads.
 */
export function tellingWords(texts: readonly { text: string; said: string }[], most = 4): string[][] {
  const words = texts.map(({ text, said }) => ({ own: wordsIn(text), said: wordsIn(said) }));
  const counts = new Map<string, number>();
  for (const { own } of words) for (const word of own) counts.set(word, (counts.get(word) ?? 0) + 1);
  return words.map(({ own, said }) => [...own].filter((word) => (counts.get(word) ?? 0) <= most && !said.has(word)));
}

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
