/** The essay as a PDF of A4 pages, made in the browser. */
import { jsPDF } from 'jspdf';
import type { EssayDraft } from '../../../stores/essay-draft.ts';
import { drawPicture, isLatin, pictureLines } from '../../../ui/pdf-picture.ts';
import { noteOf, paragraphsOf } from './essay-text.ts';

/** In millimetres; sizes in points. */
const page = { width: 210, height: 297, margin: 25 };
const looks = {
  title: { size: 20, line: 9, after: 6, bold: true },
  heading: { size: 13, line: 7, after: 2, bold: true },
  text: { size: 12, line: 7, after: 4, bold: false },
  note: { size: 10.5, line: 5.5, after: 3, bold: false },
} as const;

/** @throws Error when the browser cannot draw. */
export async function essayPdf(draft: EssayDraft): Promise<Blob> {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4' });
  const title = draft.title.trim();
  pdf.setDocumentProperties({ title: title || 'Essay', creator: 'EssayBlocks' });
  pdf.setLanguage('en-US');
  let y = page.margin;
  const write = (text: string, { size, line, after, bold }: (typeof looks)[keyof typeof looks]): void => {
    pdf.setFont('times', bold ? 'bold' : 'normal').setFontSize(size);
    const room = page.width - 2 * page.margin;
    const hasFont = isLatin(text);
    const lines: string[] = hasFont ? pdf.splitTextToSize(text, room) : pictureLines(text, size, room, bold);
    for (const each of lines) {
      if (y + line > page.height - page.margin) {
        pdf.addPage();
        y = page.margin;
      }
      y += line;
      if (hasFont) pdf.text(each, page.margin, y);
      else drawPicture(pdf, each, { size, bold, y, x: page.margin, room });
    }
    y += after;
  };
  if (title) write(title, looks.title);
  for (const paragraph of paragraphsOf(draft)) write(paragraph, looks.text);
  const note = draft.hasNote ? noteOf(draft).trim() : '';
  if (note) {
    write('Use of AI', looks.heading);
    write(note.replaceAll(/\s+/g, ' '), looks.note);
  }
  return pdf.output('blob');
}
