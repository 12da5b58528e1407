/** The whitepaper as its page and its PDF need it: blocks in which each citation knows its work. Pure, so that tests can read the file too. */
import type { Reference } from '../contracts/knowledge/knowledge.ts';
import { curled, isCitationOf, shortNames } from './citations.ts';
import { type Block, type Inline, readBlocks } from './paper-blocks.ts';
import type { Whitepaper } from './schemas/whitepaper.ts';

export interface PaperSource {
  key: string;
  /** As the text cites it: "Kulik and Fletcher, 2016". */
  label: string;
  authors: string;
  year: string;
  /** With the full stop that ends it in a list. */
  title: string;
  /** Without the part behind the colon. */
  shortTitle: string;
  venue: string | undefined;
  url: string | undefined;
}

export interface Paper extends Omit<Whitepaper, 'sources'> {
  blocks: Block[];
  sources: PaperSource[];
}

/** @throws Error with file and finding: an unknown key, a citation without a source, a source without a citation. */
export function readPaper(file: string, { sources: keys, ...front }: Whitepaper, body: string, references: readonly Reference[]): Paper {
  const works = keys.map((key) => workOf(file, key, references));
  const sources = works.map(sourceOf);
  const cited = new Set<string>();
  const link = (inlines: Inline[]): Inline[] =>
    inlines.flatMap((inline) =>
      withCitations(file, inline, works).map((piece) => {
        if (piece.cites) cited.add(piece.cites);
        return piece;
      }),
    );
  const blocks = readBlocks(file, body).map((block): Block => {
    if (block.kind === 'paragraph') return { ...block, inlines: link(block.inlines) };
    if (block.kind === 'list') return { ...block, items: block.items.map(link) };
    if (block.kind === 'table') return { ...block, header: block.header.map(link), rows: block.rows.map((row) => row.map(link)) };
    return block;
  });
  const idle = keys.filter((key) => !cited.has(key));
  if (idle.length > 0) throw new Error(`${file}: sources: ${idle.join(', ')}: the text does not cite this; cite it or take it out.`);
  const points = (list: Whitepaper['benefits']) => list.map(({ title, text }) => ({ title, text: curled(text) }));
  return { ...front, abstract: curled(front.abstract), keyConcepts: points(front.keyConcepts), benefits: points(front.benefits), blocks, sources };
}

/** The works that the pieces cite, each once. */
export const citedIn = (inlines: readonly Inline[], sources: readonly PaperSource[]): PaperSource[] => sources.filter(({ key }) => inlines.some(({ cites }) => cites === key));

function workOf(file: string, key: string, references: readonly Reference[]): Reference {
  const work = references.find((candidate) => candidate.key === key);
  if (!work) throw new Error(`${file}: sources: "${key}" is not a key in content/references.json.`);
  return work;
}

function sourceOf({ key, authors, title, venue, doi, url, ...work }: Reference): PaperSource {
  const year = String(work.year);
  return {
    key,
    label: `${shortNames(authors)}, ${year}`,
    authors: longNames(authors),
    year,
    title: /[.?!]$/.test(title) ? title : `${title}.`,
    shortTitle: title.split(': ')[0] ?? title,
    venue,
    url: doi ? `https://doi.org/${doi}` : url,
  };
}

/** "A, B and C", without the "et al." that a shortened list ends with standing after an "and". */
function longNames(authors: readonly string[]): string {
  const names = authors.map(curled);
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return /^et al/.test(last) ? `${names.slice(0, -1).join(', ')}, ${last}` : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** Cuts "(VanLehn, 2011; Bloom, 1984)" into pieces of which each citation is one. */
function withCitations(file: string, inline: Inline, works: readonly Reference[]): Inline[] {
  return inline.text.split(/(?<=\()([^()]*, \d{4})(?=\))/).flatMap((part, i): Inline[] => {
    if (i % 2 === 0) return part ? [{ ...inline, text: part }] : [];
    return part.split(/(; )/).map((text): Inline => {
      if (text === '; ') return { ...inline, text };
      const [, names = '', year = ''] = /^(.*), (\d{4})$/.exec(text) ?? [];
      const source = works.find((work) => isCitationOf({ names, year }, work));
      if (!source) throw new Error(`${file}: "(${text})" is cited and not in the list of sources. Labels read like "Kulik and Fletcher, 2016" or "Kestin et al., 2025".`);
      return { ...inline, text, cites: source.key };
    });
  });
}
