/** Reflections as a PDF of A4 pages, made in the browser. */
import { countWords, wordsText } from '../../engine/text/count-words.ts';
import { type Look, pdfPages } from '../../ui/pdf-pages.ts';
import { dayOf, feedbackLists, nameOf, paragraphsOf, type ReflectionSet } from './reflection-text.ts';

const looks = {
  title: { size: 20, line: 9, after: 4, bold: true },
  heading: { size: 13, line: 7, after: 1, bold: true },
  text: { size: 12, line: 6.5, after: 3, bold: false },
  note: { size: 10.5, line: 5.5, after: 4, bold: false },
} satisfies Record<string, Look>;

/** @throws Error when the browser cannot draw. */
export async function reflectionPdf({ title, reflections, hasCaptions }: ReflectionSet, hasFeedback: boolean): Promise<Blob> {
  const { write, next, done } = pdfPages({ title, creator: 'Prism', margin: 25 });
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
  return done();
}
