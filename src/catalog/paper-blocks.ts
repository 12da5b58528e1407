/** Markdown as a short list of blocks, which a page and a PDF can both draw. What they cannot draw stops the build. */
import { mdxToMdast } from 'satteri';

/** A piece of running text in one voice. */
export interface Inline {
  text: string;
  strong?: boolean;
  emphasis?: boolean;
  /** A path or address the piece leads to. */
  href?: string;
  /** The key of the work the piece cites. */
  cites?: string;
}

export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; text: string }
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; header: Inline[][]; rows: Inline[][][] };

/** What the parser hands over, as far as it is read here. */
interface Node {
  type: string;
  value?: string;
  depth?: number;
  ordered?: boolean | null;
  url?: string;
  children?: readonly Node[];
}

/** @throws Error that names the file and what cannot be drawn. */
export function readBlocks(file: string, body: string): Block[] {
  // The same switches as the site's own Markdown: tables, and quotation marks that curl.
  const tree = mdxToMdast(body, { features: { gfm: true, smartPunctuation: true } }) as Node;
  return (tree.children ?? []).map((node) => blockOf(node, file));
}

function blockOf(node: Node, file: string): Block {
  const children = node.children ?? [];
  switch (node.type) {
    case 'heading': {
      const text = plain(inlinesOf(node, file));
      if (node.depth !== 2 && node.depth !== 3) throw new Error(`${file}: the heading "${text}": write ## or ###; the title is the only #.`);
      return { kind: 'heading', level: node.depth, id: slugOf(text), text };
    }
    case 'paragraph':
      return { kind: 'paragraph', inlines: inlinesOf(node, file) };
    case 'list':
      return { kind: 'list', ordered: node.ordered === true, items: children.map((item) => itemOf(item, file)) };
    case 'table': {
      const [header = [], ...rows] = children.map((row) => (row.children ?? []).map((cell) => inlinesOf(cell, file)));
      return { kind: 'table', header, rows };
    }
    default:
      throw new Error(`${file}: has a part of the kind "${node.type}", which the PDF cannot show. Use headings, paragraphs, lists, tables, bold, italics and links.`);
  }
}

/** The one paragraph of a list item. */
function itemOf(item: Node, file: string): Inline[] {
  const [only, ...more] = item.children ?? [];
  if (only?.type !== 'paragraph' || more.length > 0) throw new Error(`${file}: a list item holds more than one paragraph; write one.`);
  return inlinesOf(only, file);
}

function inlinesOf(node: Node, file: string, voice: Omit<Inline, 'text'> = {}): Inline[] {
  return (node.children ?? []).flatMap((child): Inline[] => {
    switch (child.type) {
      case 'text':
        return [{ ...voice, text: (child.value ?? '').replaceAll(/\s+/g, ' ') }];
      case 'strong':
        return inlinesOf(child, file, { ...voice, strong: true });
      case 'emphasis':
        return inlinesOf(child, file, { ...voice, emphasis: true });
      case 'link':
        return inlinesOf(child, file, { ...voice, href: child.url ?? '' });
      default:
        throw new Error(`${file}: has text of the kind "${child.type}", which the PDF cannot show. Use bold, italics and links.`);
    }
  });
}

export const plain = (inlines: readonly Inline[]): string => inlines.map(({ text }) => text).join('');

/** The fragment of a heading's address: "4-what-the-evidence-supports". */
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
