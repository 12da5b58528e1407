/** The map as a PDF: the picture on a page of A4, and its sentences as text on the pages behind it. */
import type { ConceptMap } from '../../../contracts/concept-map.ts';
import { altText, propositionsOf } from '../../../engine/concept-map/propositions.ts';
import { pdfPages } from '../../../ui/pdf-pages.ts';
import { canvasOf } from './map-png.ts';

/** In millimetres. */
const margin = 15;
const looks = { title: { size: 16, line: 8, after: 0, bold: true }, text: { size: 11, line: 6, after: 0, bold: false } } as const;

/** @throws Error when the browser cannot draw. */
export async function pdfOf(map: ConceptMap, title: string): Promise<Blob> {
  const picture = await canvasOf(map, title);
  const isWide = picture.width >= picture.height;
  const name = title.trim() || 'Concept map';
  const { pdf, width, height, at, next, write, done } = pdfPages({ title: name, creator: 'Nebula', margin, font: 'helvetica', orientation: isWide ? 'landscape' : 'portrait' });
  write(name, looks.title);
  if (map.focusQuestion.trim()) write(map.focusQuestion.trim(), looks.text);
  const room = { width: width - 2 * margin, height: height - at() - margin - 4 };
  const scale = Math.min(room.width / picture.width, room.height / picture.height);
  pdf.addImage(picture, 'PNG', (width - picture.width * scale) / 2, at() + 4, picture.width * scale, picture.height * scale, altText(map, title), 'FAST');
  const sentences = propositionsOf(map);
  if (sentences.length > 0) {
    next();
    write('What the map says', looks.title);
    for (const { text } of sentences) write(text, looks.text);
  }
  return done();
}
