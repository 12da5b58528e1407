/** A PDF of a paper, in A4 pages, made in the browser. Text in letters that the built-in fonts lack is drawn. Loaded when it is asked for. */
import { jsPDF } from 'jspdf';
import { drawPicture, isLatin, pictureLines } from '../pdf-picture.ts';
import { type Block, clean, gap, type Paper, type Run } from './paper.ts';

/** In millimetres; sizes in points. */
const page = { width: 210, height: 297, margin: 22 };
interface Look {
  size: number;
  line: number;
  after: number;
  bold: boolean;
}
const looks = {
  title: { size: 20, line: 9, after: 4, bold: true },
  heading: { size: 14, line: 7, after: 1.5, bold: true },
  text: { size: 12, line: 6.5, after: 2.5, bold: false },
} satisfies Record<string, Look>;
const indent = 6;

/** `creator`: the tool, named in the file's properties. @throws Error when the browser cannot draw. */
export async function paperPdf({ title, blocks }: Paper, creator: string): Promise<Blob> {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4' });
  pdf.setDocumentProperties({ title, creator });
  pdf.setLanguage('en-US');
  let y = page.margin;
  const next = (): void => {
    pdf.addPage();
    y = page.margin;
  };
  const write = (words: string, { size, line, after, bold }: Look, inset = 0, mark = ''): void => {
    pdf.setFont('times', bold ? 'bold' : 'normal').setFontSize(size);
    const room = page.width - 2 * page.margin - inset;
    const x = page.margin + inset;
    const hasFont = isLatin(words.replaceAll('\n', ' '));
    const lines: string[] = words.split('\n').flatMap((row) => (hasFont ? (pdf.splitTextToSize(row, room) as string[]) : pictureLines(row, size, room, bold)));
    for (const [place, each] of lines.entries()) {
      // A heading does not stand alone at the foot of a page.
      if (y + line + (bold && place === 0 ? 14 : 0) > page.height - page.margin) next();
      y += line;
      if (place === 0 && mark) pdf.text(mark, page.margin, y);
      if (hasFont) pdf.text(each, x, y);
      else drawPicture(pdf, each, { size, bold, y, x, room });
    }
    y += after;
  };
  write(clean(title), looks.title);
  for (const block of blocks) written(block, write, next);
  return pdf.output('blob');
}

type Write = (words: string, look: Look, inset?: number, mark?: string) => void;

function written(block: Block, write: Write, next: () => void): void {
  switch (block.kind) {
    case 'heading':
      write(clean(block.text), looks.heading);
      break;
    case 'text':
      write(`${block.label ? `${block.label}: ` : ''}${wordsOf(block.runs)}`, looks.text);
      break;
    case 'list':
      for (const [place, item] of block.items.entries()) write(wordsOf(item), looks.text, indent, block.isOrdered ? `${place + 1}.` : '–');
      break;
    case 'table':
      for (const row of block.rows) write(row.map((cell, column) => `${block.head[column] ?? ''}: ${cell}`).join('\n'), looks.text);
      break;
    case 'lines':
      for (let count = 0; count < block.count; count++) write('_'.repeat(60), looks.text);
      break;
    case 'new-page':
      next();
      break;
  }
}

const wordsOf = (runs: readonly Run[]): string => clean(runs.map((run) => (typeof run === 'string' ? run : 'blank' in run ? gap(run.blank) : run.answer)).join(''));
