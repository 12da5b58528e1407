/** Pages of A4 that are written from the top down: lines break, pages turn, text in letters that the built-in fonts lack is drawn. Loaded with the file that uses it. */
import { jsPDF } from 'jspdf';
import { drawPicture, isLatin, pictureLines } from './pdf-picture.ts';

/** `size` in points, `line` and `after` in millimetres. */
export interface Look {
  size: number;
  line: number;
  after: number;
  bold: boolean;
}

interface PagesOptions {
  title: string;
  /** The tool, named in the file's properties. */
  creator: string;
  /** In millimetres. */
  margin: number;
  font?: 'times' | 'helvetica';
  orientation?: 'portrait' | 'landscape';
}

/** Room that a heading leaves below itself, so that it does not stand alone at the foot of a page. */
const belowHeading = 14;

export function pdfPages({ title, creator, margin, font = 'times', orientation = 'portrait' }: PagesOptions) {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4', orientation });
  pdf.setDocumentProperties({ title, creator });
  pdf.setLanguage('en-US');
  const [width, height] = [pdf.internal.pageSize.getWidth(), pdf.internal.pageSize.getHeight()];
  let y = margin;

  function next(): void {
    pdf.addPage();
    y = margin;
  }

  /** `mark` stands in the margin of the first line, as the number of an item does. @throws Error when the browser cannot draw. */
  function write(words: string, { size, line, after, bold }: Look, { inset = 0, mark = '' } = {}): void {
    pdf.setFont(font, bold ? 'bold' : 'normal').setFontSize(size);
    const room = width - 2 * margin - inset;
    const x = margin + inset;
    const hasFont = isLatin(words.replaceAll('\n', ' '));
    const lines = words.split('\n').flatMap((row) => (hasFont ? (pdf.splitTextToSize(row, room) as string[]) : pictureLines(row, size, room, bold)));
    for (const [place, each] of lines.entries()) {
      if (y + line + (bold && place === 0 ? belowHeading : 0) > height - margin) next();
      y += line;
      if (place === 0 && mark) pdf.text(mark, margin, y);
      if (hasFont) pdf.text(each, x, y);
      else drawPicture(pdf, each, { size, bold, y, x, room });
    }
    y += after;
  }

  return {
    pdf,
    width,
    height,
    /** How far down the page is written, in millimetres. */
    at: () => y,
    next,
    write,
    /** The file; from two pages on each carries its number. */
    done: (): Blob => {
      const count = pdf.getNumberOfPages();
      pdf.setFont(font, 'normal').setFontSize(9);
      for (let page = 1; count > 1 && page <= count; page++) pdf.setPage(page).text(`${page} / ${count}`, width - margin, height - margin / 2, { align: 'right' });
      return pdf.output('blob');
    },
  };
}
