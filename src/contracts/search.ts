/** What the search index holds: one entry for each page, module or section that a visitor may look for. */
export const searchKinds = ['course', 'module', 'tool', 'page', 'paper'] as const;
export type SearchKind = (typeof searchKinds)[number];

export interface SearchEntry {
  kind: SearchKind;
  title: string;
  /** A path of this site, with a fragment where the entry is a part of a page. */
  url: string;
  /** One or two lines, as shown below the title. */
  text: string;
  /** Further words to find it by: headings, tags, names. Not shown. */
  headings: string[];
  /** The title of the page that the entry is a part of. */
  within?: string;
}

export interface SearchIndex {
  entries: SearchEntry[];
  /** Addresses of the entries shown before anything is typed. */
  suggestions: string[];
}
