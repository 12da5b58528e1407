/** A PDF of a paper, in A4 pages, made in the browser. Loaded when it is asked for. */
import { type Look, pdfPages } from '../pdf-pages.ts';
import { type Block, clean, gap, type Paper, type Run } from './paper.ts';

const looks = {
  title: { size: 20, line: 9, after: 4, bold: true },
  heading: { size: 14, line: 7, after: 1.5, bold: true },
  text: { size: 12, line: 6.5, after: 2.5, bold: false },
} satisfies Record<string, Look>;
const inset = 6;

/** `creator`: the tool, named in the file's properties. @throws Error when the browser cannot draw. */
export async function paperPdf({ title, blocks }: Paper, creator: string): Promise<Blob> {
  const pages = pdfPages({ title, creator, margin: 22 });
  pages.write(clean(title), looks.title);
  for (const block of blocks) written(block, pages);
  return pages.done();
}

function written(block: Block, { write, next }: ReturnType<typeof pdfPages>): void {
  switch (block.kind) {
    case 'heading':
      write(clean(block.text), looks.heading);
      break;
    case 'text':
      write(`${block.label ? `${block.label}: ` : ''}${wordsOf(block.runs)}`, looks.text);
      break;
    case 'list':
      for (const [place, item] of block.items.entries()) write(wordsOf(item), looks.text, { inset, mark: block.isOrdered ? `${place + 1}.` : '–' });
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
