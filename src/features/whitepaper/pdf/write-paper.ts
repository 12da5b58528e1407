/** The whitepaper as a tagged PDF: headings, paragraphs, lists, tables and links that assistive technology can follow, bookmarks, numbered pages. */
import type { Paper } from '../../../catalog/paper.ts';
import type { Block, Inline } from '../../../catalog/paper-blocks.ts';
import type { Face, Piece } from './lines.ts';
import { lineHeight, PageWriter, type Struct, textWidth } from './page-writer.ts';

const size = 10.5;
const muted = '#565c6e';

interface Options {
  /** Who answers for the paper: the file's author. */
  author: string;
  fonts: Record<Face, Uint8Array>;
}

/** The bytes of the file. The same paper gives the same bytes. */
export async function writePaper(paper: Paper, options: Options): Promise<Uint8Array> {
  // The table of contents comes before the pages it names: the first run finds out which they are.
  const pages = new Map<string, number>();
  await new PaperRun(paper, options, pages).write();
  return new PaperRun(paper, options, pages).write();
}

class PaperRun {
  readonly #paper: Paper;
  readonly #out: PageWriter;
  readonly #root: Struct;
  readonly #pages: Map<string, number>;
  readonly #author: string;
  #chapter: PDFKit.PDFOutline | undefined;

  constructor(paper: Paper, { author, fonts }: Options, pages: Map<string, number>) {
    this.#paper = paper;
    this.#pages = pages;
    this.#author = author;
    this.#out = new PageWriter({ title: paper.title, author, subject: paper.subtitle, date: paper.date }, fonts);
    this.#root = this.#out.doc.struct('Document', { title: paper.title });
    this.#out.doc.addStructure(this.#root);
  }

  write(): Promise<Uint8Array> {
    const { title, subtitle, version, date, abstract, keyConcepts, benefits, blocks, sources } = this.#paper;
    const out = this.#out;
    out.heading(this.#root, 'H1', title, 'title');
    out.paragraph(this.#root, text(subtitle, 'emphasis'), { size: 13, color: muted, after: 6 });
    out.paragraph(this.#root, text(`${this.#author} · Version ${version} · ${longDate(date)}`), { size: 9.5, color: muted, after: 14 });
    out.rule();

    this.#heading(2, 'Abstract', 'abstract');
    out.paragraph(this.#root, text(abstract), { size });
    this.#heading(2, 'Contents', 'contents');
    this.#contents();
    this.#heading(2, 'Four key concepts', 'concepts');
    for (const concept of keyConcepts) this.#point(concept);
    this.#heading(2, 'Six benefits', 'benefits');
    for (const benefit of benefits) this.#point(benefit);
    for (const block of blocks) this.#block(block);
    this.#heading(2, 'Sources', 'sources');
    this.#sources(sources);

    this.#root.end();
    out.numberPages(title);
    return out.end();
  }

  #heading(level: 2 | 3, title: string, place: string): void {
    this.#out.heading(this.#root, level === 2 ? 'H2' : 'H3', title, place);
    this.#pages.set(place, this.#out.pageNumber);
    const { doc } = this.#out;
    const target = { expanded: false, fit: false, top: Math.max(0, this.#out.y - 40), left: doc.page.width, zoom: 0 };
    const item = (level === 3 && this.#chapter ? this.#chapter : doc.outline).addItem(title, target);
    if (level === 2) this.#chapter = item;
  }

  #contents(): void {
    const list = this.#out.child(this.#root, 'TOC');
    const entries = this.#paper.blocks.filter((block) => block.kind === 'heading' && block.level === 2) as Extract<Block, { kind: 'heading' }>[];
    for (const { id, text: title } of [...entries, { id: 'sources', text: 'Sources' }]) {
      const item = this.#out.child(list, 'TOCI');
      this.#out.text(
        item,
        'TOCI',
        [
          { text: title, face: 'text', link: `#${id}` },
          { text: `, page ${this.#pages.get(id) ?? 0}`, face: 'text' },
        ],
        { size },
      );
      item.end();
      this.#out.y += 2;
    }
    list.end();
  }

  #point({ title, text: words }: { title: string; text: string }): void {
    this.#out.heading(this.#root, 'H3', title, `point-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`);
    this.#out.paragraph(this.#root, text(words), { size });
  }

  #block(block: Block): void {
    switch (block.kind) {
      case 'heading':
        this.#heading(block.level, block.text, block.id);
        break;
      case 'paragraph':
        this.#out.paragraph(this.#root, pieces(block.inlines), { size });
        break;
      case 'list':
        this.#list(block);
        break;
      case 'table':
        this.#table(block);
        break;
    }
  }

  #list({ items, ordered }: Extract<Block, { kind: 'list' }>): void {
    const list = this.#out.child(this.#root, 'L');
    for (const [i, item] of items.entries()) this.#item(list, ordered ? `${i + 1}.` : '•', pieces(item));
    list.end();
    this.#out.y += 3;
  }

  #item(list: Struct, label: string, words: readonly Piece[], at = size): void {
    const out = this.#out;
    out.need(2 * lineHeight(at));
    const item = out.child(list, 'LI');
    const top = out.y;
    const labelElement = out.child(item, 'Lbl');
    out.text(labelElement, 'Lbl', text(`${label} `), { size: at, indent: 4 });
    labelElement.end();
    out.y = top;
    const body = out.child(item, 'LBody');
    out.text(body, 'LBody', words, { size: at, indent: 18 });
    body.end();
    item.end();
    out.y += 4;
  }

  #table({ header, rows }: Extract<Block, { kind: 'table' }>): void {
    const out = this.#out;
    const gap = 10;
    const small = 9.5;
    const width = (textWidth - gap * (header.length - 1)) / header.length;
    const cells = [header, ...rows].map((row, r) => row.map((cell) => pieces(cell, r === 0 ? 'strong' : 'text')));
    const heights = cells.map((row) => Math.max(...row.map((cell) => out.heightOf(cell, small, width))));
    // A table of up to half a page stays in one piece.
    out.need(
      Math.min(
        heights.reduce((sum, height) => sum + height + 8, 0),
        340,
      ),
    );
    const table = out.child(this.#root, 'Table');
    for (const [r, row] of cells.entries()) {
      const tag = r === 0 ? 'TH' : 'TD';
      const height = heights[r] ?? 0;
      out.need(height + 8);
      const rowElement = out.child(table, 'TR');
      const top = out.y;
      for (const [i, cell] of row.entries()) {
        out.y = top;
        const element = out.child(rowElement, tag, tag === 'TH' ? { scope: 'Column' } : {});
        out.text(element, tag, cell, { size: small, indent: i * (width + gap), width });
        element.end();
      }
      rowElement.end();
      out.y = top + height + 3;
      out.rule();
      out.y += 5;
    }
    table.end();
    out.y += 6;
  }

  #sources(sources: Paper['sources']): void {
    const list = this.#out.child(this.#root, 'L');
    for (const { key, authors, year, title, venue, url } of sources) {
      this.#out.need(3 * lineHeight(9));
      this.#out.doc.addNamedDestination(`source-${key}`, 'XYZ', 0, this.#out.y - 6, null);
      const words: Piece[] = [
        { text: `${authors} (${year}). `, face: 'text' },
        { text: `${title} `, face: 'emphasis' },
        ...(venue ? [{ text: `${venue}. `, face: 'text' as const }] : []),
        ...(url ? [{ text: url, face: 'text' as const, link: url }] : []),
      ];
      this.#item(list, '•', words, 9);
    }
    list.end();
  }
}

const text = (words: string, face: Face = 'text'): Piece[] => [{ text: words, face }];

const pieces = (inlines: readonly Inline[], face: Face = 'text'): Piece[] =>
  inlines.map(({ text: words, strong, emphasis, href, cites }) => ({
    text: words,
    face: strong ? 'strong' : emphasis ? 'emphasis' : face,
    link: cites ? `#source-${cites}` : href,
  }));

const longDate = (day: string): string => new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
