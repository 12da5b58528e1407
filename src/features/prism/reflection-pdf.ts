/** Reflections as a PDF of A4 pages, made in the browser. */
import { jsPDF } from 'jspdf';
import { countWords, wordsText } from '../../engine/text/count-words.ts';
import { drawPicture, isLatin, pictureLines } from '../../ui/pdf-picture.ts';
import { dayOf, feedbackLists, nameOf, paragraphsOf, type ReflectionSet } from './reflection-text.ts';

/** In millimetres; sizes in points. */
const page = { width: 210, height: 297, margin: 25 };
interface Look {
  size: number;
  line: number;
  after: number;
  bold: boolean;
}
const looks = {
  title: { size: 20, line: 9, after: 4, bold: true },
  heading: { size: 13, line: 7, after: 1, bold: true },
  text: { size: 12, line: 6.5, after: 3, bold: false },
  note: { size: 10.5, line: 5.5, after: 4, bold: false },
} satisfies Record<string, Look>;

/** @throws Error when the browser cannot draw. */
export async function reflectionPdf({ title, reflections, hasCaptions }: ReflectionSet, hasFeedback: boolean): Promise<Blob> {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4' });
  pdf.setDocumentProperties({ title, creator: 'Prism' });
  pdf.setLanguage('en-US');
  const room = page.width - 2 * page.margin;
  let y = page.margin;
  const next = (): void => {
    pdf.addPage();
    y = page.margin;
  };
  const write = (text: string, { size, line, after, bold }: Look): void => {
    pdf.setFont('times', bold ? 'bold' : 'normal').setFontSize(size);
    const hasFont = isLatin(text);
    const lines: string[] = hasFont ? pdf.splitTextToSize(text, room) : pictureLines(text, size, room, bold);
    for (const [i, each] of lines.entries()) {
      // A heading does not stand alone at the foot of a page.
      if (y + line + (bold && i === 0 ? 14 : 0) > page.height - page.margin) next();
      y += line;
      if (hasFont) pdf.text(each, page.margin, y);
      else drawPicture(pdf, each, { size, bold, y, x: page.margin, room });
    }
    y += after;
  };
  for (const [i, item] of reflections.entries()) {
    const { body, created } = item;
    if (i > 0) next();
    else if (reflections.length > 1) write(title, looks.title);
    write(nameOf(item), reflections.length > 1 ? { ...looks.title, size: 16 } : looks.title);
    write(`${dayOf(created)}, ${wordsText(countWords(body.text))}`, looks.note);
    const caption = hasCaptions ? (body.place?.caption.trim() ?? '') : '';
    if (caption) write(caption, looks.note);
    if (body.prompt) write(body.prompt.text.replaceAll(/\s+/g, ' '), looks.note);
    for (const paragraph of paragraphsOf(body.text)) write(paragraph, looks.text);
    if (!hasFeedback || !body.feedback) continue;
    for (const [list, name] of feedbackLists) {
      if (body.feedback[list].length === 0) continue;
      write(name, looks.heading);
      for (const entry of body.feedback[list]) write(`– ${entry}`, { ...looks.note, after: 1.5 });
    }
    write(body.feedback.by, looks.note);
  }
  return pdf.output('blob');
}
