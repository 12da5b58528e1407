/** The map as a PDF: the picture on a page of A4, and its sentences as text on the pages behind it. */
import { jsPDF } from 'jspdf';
import type { ConceptMap } from '../../../contracts/concept-map.ts';
import { altText, propositionsOf } from '../../../engine/concept-map/propositions.ts';
import { drawPicture, isLatin, pictureLines } from '../../../ui/pdf-picture.ts';
import { canvasOf } from './map-png.ts';

/** Millimetres; sizes in points. */
const margin = 15;
const looks = { title: { size: 16, line: 8, bold: true }, text: { size: 11, line: 6, bold: false } } as const;

/** @throws Error when the browser cannot draw. */
export async function pdfOf(map: ConceptMap, title: string): Promise<Blob> {
  const picture = await canvasOf(map, title);
  const isWide = picture.width >= picture.height;
  const pdf = new jsPDF({ unit: 'mm', format: 'a4', orientation: isWide ? 'landscape' : 'portrait' });
  pdf.setDocumentProperties({ title: title.trim() || 'Concept map', creator: 'Nebula' });
  pdf.setLanguage('en-US');
  const [width, height] = [pdf.internal.pageSize.getWidth(), pdf.internal.pageSize.getHeight()];
  let y = margin;
  const write = (text: string, { size, line, bold }: (typeof looks)[keyof typeof looks]): void => {
    const room = width - 2 * margin;
    pdf.setFont('helvetica', bold ? 'bold' : 'normal').setFontSize(size);
    const hasFont = isLatin(text);
    const lines: string[] = hasFont ? pdf.splitTextToSize(text, room) : pictureLines(text, size, room, bold);
    for (const each of lines) {
      if (y + line > height - margin) {
        pdf.addPage();
        y = margin;
      }
      y += line;
      if (hasFont) pdf.text(each, margin, y);
      else drawPicture(pdf, each, { size, bold, y, x: margin, room });
    }
  };
  write(title.trim() || 'Concept map', looks.title);
  if (map.focusQuestion.trim()) write(map.focusQuestion.trim(), looks.text);
  const room = { width: width - 2 * margin, height: height - y - margin - 4 };
  const scale = Math.min(room.width / picture.width, room.height / picture.height);
  pdf.addImage(picture, 'PNG', (width - picture.width * scale) / 2, y + 4, picture.width * scale, picture.height * scale, altText(map, title), 'FAST');
  const sentences = propositionsOf(map);
  if (sentences.length > 0) {
    pdf.addPage();
    y = margin;
    write('What the map says', looks.title);
    for (const { text } of sentences) write(text, looks.text);
  }
  return pdf.output('blob');
}
