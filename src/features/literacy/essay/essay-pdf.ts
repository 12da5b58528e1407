/** The essay as a PDF of A4 pages, made in the browser. */
import type { EssayDraft } from '../../../stores/essay-draft.ts';
import { type Look, pdfPages } from '../../../ui/pdf-pages.ts';
import { noteOf, paragraphsOf } from './essay-text.ts';

const looks = {
  title: { size: 20, line: 9, after: 6, bold: true },
  heading: { size: 13, line: 7, after: 2, bold: true },
  text: { size: 12, line: 7, after: 4, bold: false },
  note: { size: 10.5, line: 5.5, after: 3, bold: false },
} satisfies Record<string, Look>;

/** @throws Error when the browser cannot draw. */
export async function essayPdf(draft: EssayDraft): Promise<Blob> {
  const title = draft.title.trim();
  const { write, done } = pdfPages({ title: title || 'Essay', creator: 'EssayBlocks', margin: 25 });
  if (title) write(title, looks.title);
  for (const paragraph of paragraphsOf(draft)) write(paragraph, looks.text);
  const note = draft.hasNote ? noteOf(draft).trim() : '';
  if (note) {
    write('Use of AI', looks.heading);
    write(note.replaceAll(/\s+/g, ' '), looks.note);
  }
  return done();
}
