/** A lesson to read from beginning to end. */
import type { LessonBody } from '../../contracts/lesson.ts';
import { type LessonSection, lessonFacts, walkLesson } from '../lesson/lesson-walk.ts';
import { bullets, chapter, factsOf, paragraphs, quote, type Sheet, type SheetBlock, type SheetSection, section, steps } from './sheet.ts';

export const lessonSheet = (title: string, lesson: LessonBody): Sheet => ({
  title,
  facts: factsOf(lessonFacts(lesson)),
  sections: walkLesson(lesson).flatMap(sectionsOf),
});

function sectionsOf(part: LessonSection): SheetSection[] {
  if (part.kind !== 'slides') return section(part.title, blocksOf(part));
  return chapter(
    part.title,
    part.slides.flatMap(({ title, lines, picture, notes }, place) =>
      section(`${place + 1}. ${title}`, [...bullets(lines), ...paragraphs(picture && `In the picture: ${picture}.`), ...quote(notes && `For the teacher: ${notes}`)], 3),
    ),
  );
}

/** A label that ends a sentence needs no colon. */
const labelEnd = (label: string): string => (/[.!?]$/.test(label.trim()) ? '' : ':');

function blocksOf(part: Exclude<LessonSection, { kind: 'slides' }>): SheetBlock[] {
  switch (part.kind) {
    case 'text':
      return paragraphs(part.text);
    case 'labeled':
      return bullets(part.entries.map(({ label, text }) => (label ? `${label}${labelEnd(label)} ${text}` : text)));
    case 'list':
      return part.isOrdered ? steps(part.items) : bullets(part.items);
    case 'outline':
      return steps(part.parts.map(({ title, duration, description }) => `${title}, ${duration} ${duration === 1 ? 'minute' : 'minutes'}${description ? `: ${description}` : ''}`));
    case 'words':
      return bullets(part.words.map(({ term, definition }) => (definition ? `${term}: ${definition}` : term)));
  }
}
