/** Bodies of guided notes: new ones, those of a sample, of a lesson, of a text; and what of them goes into a session. */
import { type CometContent, cometLimits, type NotesBody, type SampleNotes } from '../../contracts/comet.ts';
import { isBlank, type NotesPart, type NotesQuestion } from '../../contracts/guided-notes.ts';
import type { LessonBody } from '../../contracts/lesson.ts';
import { codeAlphabet, codeLength } from '../../contracts/live/protocol.ts';
import { notesFromLesson } from '../../engine/notes/from-lesson.ts';
import { lineFromMarks } from '../../engine/notes/marks.ts';
import { isFilled, isWritten } from './class-limits.ts';

/** The code that the next session asks for, drawn evenly. */
export function drawClassCode(): string {
  let code = '';
  // Values beyond the last whole round of the alphabet would favor its first letters.
  const most = 256 - (256 % codeAlphabet.length);
  while (code.length < codeLength)
    for (const value of crypto.getRandomValues(new Uint8Array(16))) if (value < most && code.length < codeLength) code += codeAlphabet[value % codeAlphabet.length];
  return code;
}

export const newBody = (change: Partial<NotesBody> = {}): NotesBody => ({
  lessonTitle: '',
  classCode: drawClassCode(),
  notes: [],
  questions: [],
  origin: 'own',
  live: null,
  students: 0,
  reports: [],
  ...change,
});

export const emptyPart = (): NotesPart => ({ title: '', lines: [] });
export const inTwo = ({ title, lines }: NotesPart): NotesPart[] => {
  const half = Math.ceil(lines.length / 2);
  return [
    { title, lines: lines.slice(0, half) },
    { title, lines: lines.slice(half) },
  ];
};
export const emptyQuestion = (): NotesQuestion => ({ question: '', type: 'multiple_choice', options: ['', ''], correctAnswer: 0, lookFor: '' });

export const bodyOfSample = ({ lessonTitle, classCode, parts, questions }: SampleNotes): NotesBody => ({
  lessonTitle,
  classCode,
  notes: parts.map(({ title, lines }) => ({ title, lines: lines.map(lineFromMarks) })),
  questions: questions.map(({ question, type, options, correctAnswer, lookFor }) => ({ question, type, options, correctAnswer, lookFor })),
  origin: 'sample',
  live: null,
  students: 0,
  reports: [],
});

/** Null: the lesson holds nothing to remember yet. */
export function bodyOfLesson(title: string, lesson: LessonBody): { title: string; body: NotesBody } | null {
  const made = notesFromLesson(title, lesson);
  const { lessonTitle, notes, questions } = made;
  if (notes.length === 0 && questions.length === 0) return null;
  return { title: made.title, body: newBody({ lessonTitle, notes: notes.slice(0, cometLimits.parts), questions: questions.slice(0, cometLimits.questions), origin: 'lesson' }) };
}

/** What the class gets: empty lines, parts, options and questions are left out. */
export function contentOf(title: string, { lessonTitle, notes, questions }: NotesBody): CometContent {
  return {
    title: title.trim(),
    lessonTitle,
    notes: notes.map((part) => ({ title: part.title.trim(), lines: part.lines.filter(isFilled) })).filter((part) => part.lines.length > 0),
    questions: questions.filter(isWritten).map(withoutEmptyOptions),
  };
}

function withoutEmptyOptions(question: NotesQuestion): NotesQuestion {
  const kept = question.options.map((option, place) => ({ option: option.trim(), place })).filter(({ option }) => option !== '');
  const correct = kept.findIndex(({ place }) => place === question.correctAnswer);
  return { ...question, question: question.question.trim(), options: kept.map(({ option }) => option), correctAnswer: correct < 0 ? null : correct };
}

export const blanksOf = ({ notes }: Pick<NotesBody, 'notes'>): number => notes.reduce((sum, { lines }) => sum + lines.flat().filter(isBlank).length, 0);
export const countOf = (n: number, one: string, many = `${one}s`): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);
