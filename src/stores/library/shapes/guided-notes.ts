/** Reads the body of guided notes, strictly: a blank without an answer becomes the text around it. */
import { cometLimits, type NotesBody } from '../../../contracts/comet.ts';
import type { NotesPart, NotesPiece, NotesQuestion } from '../../../contracts/guided-notes.ts';
import { liveLimits } from '../../../contracts/live/limits.ts';
import { codeAlphabet, codeLength } from '../../../contracts/live/protocol.ts';
import { mostNotesReports } from '../../../contracts/notes-report.ts';
import { notesReportOf } from './notes-report.ts';
import { countOf, isRecord, listOf, type Shape, textOf, textsOf } from './shape.ts';

const origins = ['own', 'lesson', 'text', 'sample', 'kept'] as const;
/** What stands in the editor, and what a student takes home, may be more than a class takes: that is told when a session is to open, and never cut off here. */
const most = { parts: 120, lines: 2_000, pieces: 1_000, lineChars: 40_000, alternatives: 200 } as const;
const joinCode = new RegExp(`^[${codeAlphabet}]{${codeLength}}$`);

export const guidedNotesShape: Shape<NotesBody> = {
  // 2: reports of classes are kept with the notes.
  version: 2,
  read(value) {
    if (!isRecord(value) || !Array.isArray(value.notes) || !Array.isArray(value.questions)) return null;
    const live = textOf(value.live, codeLength);
    return {
      lessonTitle: textOf(value.lessonTitle, cometLimits.titleChars),
      classCode: textOf(value.classCode, 20),
      notes: listOf(value.notes, partOf).slice(0, most.parts),
      questions: listOf(value.questions, questionOf).slice(0, cometLimits.questions),
      origin: origins.find((origin) => origin === value.origin) ?? 'own',
      live: joinCode.test(live) ? live : null,
      students: countOf(value.students, liveLimits.participants),
      reports: listOf(value.reports, notesReportOf).slice(0, mostNotesReports),
    };
  },
};

function partOf({ title, lines }: Record<string, unknown>): NotesPart | null {
  if (!Array.isArray(lines)) return null;
  return { title: textOf(title, cometLimits.titleChars), lines: lines.filter(Array.isArray).slice(0, most.lines).map(lineOf) };
}

const lineOf = (pieces: unknown[]): NotesPiece[] =>
  pieces.slice(0, most.pieces).flatMap((piece): NotesPiece[] => {
    if (typeof piece === 'string') return piece === '' ? [] : [piece.slice(0, most.lineChars)];
    if (!isRecord(piece)) return [];
    const answer = textOf(piece.answer, most.lineChars);
    if (answer.trim() === '') return [];
    return [{ answer, alternatives: textsOf(piece.alternatives, most.alternatives).map((text) => text.slice(0, most.lineChars)) }];
  });

function questionOf(value: Record<string, unknown>): NotesQuestion | null {
  const question = textOf(value.question, cometLimits.questionChars);
  const isChoice = value.type === 'multiple_choice';
  const options = isChoice ? textsOf(value.options, cometLimits.options).map((option) => option.slice(0, cometLimits.optionChars)) : [];
  const correct = isChoice && typeof value.correctAnswer === 'number' && Number.isInteger(value.correctAnswer) ? value.correctAnswer : -1;
  return {
    question,
    type: isChoice ? 'multiple_choice' : 'short_answer',
    options,
    correctAnswer: correct >= 0 && correct < options.length ? correct : null,
    lookFor: textOf(value.lookFor, cometLimits.questionChars),
  };
}
