/** Guided notes to read, with the answers in their places: for a teacher. */
import type { NotesBody } from '../../contracts/comet.ts';
import { isBlank, type NotesPiece } from '../../contracts/guided-notes.ts';
import { bullets, factsOf, paragraphs, quote, type Sheet, section } from './sheet.ts';

const words = (line: readonly NotesPiece[]): string => line.map((piece) => (isBlank(piece) ? `[${[piece.answer, ...piece.alternatives].join(' / ')}]` : piece)).join('');

export const guidedNotesSheet = (title: string, { lessonTitle, notes, questions }: NotesBody): Sheet => ({
  title,
  facts: factsOf([['Lesson', lessonTitle]]),
  sections: [
    ...notes.flatMap((part, i) => section(part.title || `Part ${i + 1}`, bullets(part.lines.map(words)))),
    ...questions.flatMap(({ question, options, correctAnswer, lookFor }, i) =>
      section(`Question ${i + 1}`, [
        ...paragraphs(question),
        ...bullets(options.map((option, place) => (place === correctAnswer ? `${option} (correct)` : option))),
        ...quote(lookFor && `Look for: ${lookFor}`),
      ]),
    ),
  ],
});
