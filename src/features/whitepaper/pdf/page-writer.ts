/** Sets tagged text onto pages: lines, page breaks, links, and the structure that a screen reader follows. */
import PDFDocument from 'pdfkit';
import { breakLines, type Face, type Piece, type Segment } from './lines.ts';

export type Struct = PDFKit.PDFStructureElement;

export interface TextOptions {
  /** Points. */
  size: number;
  /** Where the text begins, in points from the left edge of the text area. */
  indent?: number;
  width?: number;
  color?: string;
}

const ink = '#1e2333';
const linkInk = '#28377c';
const page = { width: 595.28, height: 841.89, side: 88, top: 68, bottom: 72 } as const;
const leading = 1.42;

export const textWidth = page.width - 2 * page.side;
export const lineHeight = (size: number): number => size * leading;

export interface PaperInfo {
  title: string;
  author: string;
  subject: string;
  /** The day that counts as the file's date: the same text gives the same bytes. */
  date: string;
}

export class PageWriter {
  readonly doc: PDFKit.PDFDocument;
  /** Points from the top of the page to the next line. */
  y: number = page.top;
  #known: Set<number>;

  constructor({ title, author, subject, date }: PaperInfo, fonts: Record<Face, Uint8Array>) {
    const day = new Date(`${date}T00:00:00Z`);
    this.doc = new PDFDocument({
      size: [page.width, page.height],
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en-US',
      displayTitle: true,
      bufferPages: true,
      info: { Title: title, Author: author, Subject: subject, Creator: author, CreationDate: day, ModDate: day },
    });
    for (const [face, file] of Object.entries(fonts)) this.doc.registerFont(face, file as unknown as PDFKit.Mixins.PDFFontSource);
    this.#known = characterSet(this.doc);
  }

  get pageNumber(): number {
    return this.doc.bufferedPageRange().count;
  }

  /** A new page when fewer than `points` are left on this one. */
  need(points: number): void {
    if (this.y + points > page.height - page.bottom) this.breakPage();
  }

  breakPage(): void {
    this.doc.addPage();
    this.y = page.top;
  }

  /** A heading, with a place that links and bookmarks lead to. It stays with what follows it. */
  heading(parent: Struct, tag: 'H1' | 'H2' | 'H3', text: string, place: string): void {
    const size = { H1: 25, H2: 15.5, H3: 11.8 }[tag];
    const before = { H1: 0, H2: 24, H3: 13 }[tag];
    const after = { H1: 8, H2: 6, H3: 3 }[tag];
    const lines = breakLines([{ text, face: 'strong' }], textWidth, (part, face) => this.#measure(part, face, size));
    if (this.y > page.top) this.y += before;
    this.need(lines.length * size * 1.22 + after + (tag === 'H3' ? 3 : 6) * lineHeight(10.5));
    this.doc.addNamedDestination(place, 'XYZ', 0, this.y - 12, null);
    const element = this.child(parent, tag);
    for (const line of lines) {
      this.#drawLine(element, tag, line, page.side, { size, color: ink });
      this.y += size * 1.22;
    }
    element.end();
    this.y += after;
  }

  /** Running text inside an element that exists already. Never leaves one line alone on a page. */
  text(element: Struct, tag: string, pieces: readonly Piece[], { size, indent = 0, width = textWidth - indent, color = ink }: TextOptions): void {
    const lines = breakLines(pieces, width, (text, face) => this.#measure(text, face, size));
    const step = lineHeight(size);
    for (const [i, line] of lines.entries()) {
      const left = lines.length - i;
      const fits = Math.floor((page.height - page.bottom - this.y) / step);
      if (fits < 1 || (i === 0 && fits < 2 && left > 1) || (fits === 1 && left === 2 && i > 0)) this.breakPage();
      this.#drawLine(element, tag, line, page.side + indent, { size, color });
      this.y += step;
    }
  }

  paragraph(parent: Struct, pieces: readonly Piece[], options: TextOptions & { after?: number }): void {
    const element = this.child(parent, 'P');
    this.text(element, 'P', pieces, options);
    element.end();
    this.y += options.after ?? 7;
  }

  /** How high the text will be, in points. */
  heightOf(pieces: readonly Piece[], size: number, width: number): number {
    return breakLines(pieces, width, (text, face) => this.#measure(text, face, size)).length * lineHeight(size);
  }

  child(parent: Struct, tag: string, options: PDFKit.Mixins.StructureElementOptions & { scope?: 'Column' } = {}): Struct {
    const element = this.doc.struct(tag, options);
    parent.add(element);
    return element;
  }

  /** A hairline; decoration, so no part of the structure. */
  rule(x = 0, width = textWidth): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    this.doc
      .moveTo(page.side + x, this.y)
      .lineTo(page.side + x + width, this.y)
      .lineWidth(0.5)
      .strokeColor('#b9b1a2')
      .stroke();
    this.doc.endMarkedContent();
  }

  /** Title and number at the foot of every page but the first: also no part of the structure. */
  numberPages(title: string): void {
    const { start, count } = this.doc.bufferedPageRange();
    for (let i = start; i < start + count; i++) {
      this.doc.switchToPage(i);
      const text = `${title} · ${i + 1} of ${count}`;
      this.doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
      this.doc.font('text').fontSize(8.5).fillColor('#565c6e');
      this.doc.text(text, (page.width - this.doc.widthOfString(text)) / 2, page.height - 46, { lineBreak: false });
      this.doc.endMarkedContent();
    }
  }

  end(): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      const chunks: Uint8Array[] = [];
      this.doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
      this.doc.on('end', () => resolve(Buffer.concat(chunks)));
      this.doc.on('error', reject);
      this.doc.end();
    });
  }

  #measure(text: string, face: Face, size: number): number {
    return this.doc.font(face).fontSize(size).widthOfString(text);
  }

  #drawLine(element: Struct, tag: string, line: readonly Segment[], left: number, { size, color }: { size: number; color: string }): void {
    let x = left;
    for (const { text, face, link, width } of line) {
      this.#requireGlyphs(text);
      const parent = link ? this.child(element, 'Link') : element;
      const content = this.doc.markStructureContent(link ? 'Link' : tag);
      this.doc
        .font(face)
        .fontSize(size)
        .fillColor(link ? linkInk : color)
        .text(text, x, this.y, { lineBreak: false });
      this.doc.endMarkedContent();
      parent.add(content);
      if (link) {
        this.#annotate(parent, link, text.trimEnd(), x, this.#measure(text.trimEnd(), face, size), size);
        parent.end();
      }
      x += width;
    }
  }

  /** The area that can be pressed, tied to its Link element, with words for those who do not see where it is. */
  #annotate(parent: Struct, link: string, text: string, x: number, width: number, size: number): void {
    const isInside = link.startsWith('#');
    const options = { structParent: parent, Contents: new String(isInside ? `${text}: to that place in this paper` : text) } as unknown as PDFKit.Mixins.AnnotationOption;
    if (isInside) this.doc.goTo(x, this.y, width, lineHeight(size), link.slice(1), options);
    else this.doc.link(x, this.y, width, lineHeight(size), link, options);
  }

  #requireGlyphs(text: string): void {
    for (const character of text) if (!this.#known.has(character.codePointAt(0) ?? 0)) throw new Error(`The PDF's typeface has no "${character}" (in "${text.trim()}").`);
  }
}

/** The characters that the typeface can show. */
function characterSet(doc: PDFKit.PDFDocument): Set<number> {
  const opened = doc.font('text') as unknown as { _font: { font: { characterSet: number[] } } };
  return new Set(opened._font.font.characterSet);
}
