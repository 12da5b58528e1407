/** Comet in the room: blanks by part of the notes, one answer to each question, support for a seat, and no answer before the teacher reveals it. */
import {
  type CometContent,
  type CometSeen,
  noteKey,
  notesStep,
  questionKey,
  questionsStep,
  type SeenPart,
  type SeenPiece,
  type SeenQuestion,
} from '../../../src/contracts/comet.ts';
import { isBlank, type NotesPart, type NotesQuestion } from '../../../src/contracts/guided-notes.ts';
import { supportFor } from '../../../src/engine/notes/support.ts';
import { slideKey } from '../state.ts';
import type { Activity } from './activity.ts';

const placeIn = (q: string, kind: 'note' | 'question', count: number): number | null => {
  const place = Number(new RegExp(`^${kind}-(\\d{1,3})$`).exec(q)?.[1] ?? Number.NaN);
  return place < count ? place : null;
};

export const cometActivity: Activity<CometContent> = {
  lastStep: () => questionsStep,
  lastSlide: ({ notes, questions }, step) => (step === notesStep ? Math.max(0, notes.length - 1) : step === questionsStep ? Math.max(0, questions.length - 1) : 0),
  faultIn: ({ notes, questions }, { step, q, text, choice, blanks }) => {
    if (step === notesStep) {
      const part = notes[placeIn(q, 'note', notes.length) ?? -1];
      if (!part) return 'q';
      if (text !== undefined) return 'text';
      if (choice !== undefined) return 'choice';
      return blanks?.length === part.lines.flat().filter(isBlank).length ? null : 'blanks';
    }
    const question = questions[placeIn(q, 'question', questions.length) ?? -1];
    if (!question) return 'q';
    if (blanks !== undefined) return 'blanks';
    if (question.type === 'short_answer') return choice !== undefined ? 'choice' : text === undefined ? 'text' : null;
    if (text !== undefined) return 'text';
    return choice !== undefined && choice < question.options.length ? null : 'choice';
  },
  isOpen: (step, { isFree, reached }, q) => isFree || reached.has(slideKey(step, Number(q.slice(q.lastIndexOf('-') + 1)))),
  hasQuestion: ({ notes, questions }, q) => placeIn(q, 'note', notes.length) !== null || placeIn(q, 'question', questions.length) !== null,
  seen: (content, { role, isFree, reached, revealed }) => {
    if (role === 'host') return content;
    const isOpen = (step: number, place: number): boolean => reached.has(slideKey(step, place)) || (isFree && role === 'participant');
    const { title, lessonTitle, notes, questions } = content;
    return {
      title,
      lessonTitle,
      parts: notes.flatMap((part, place) => (isOpen(notesStep, place) ? [seenPart(part, place, revealed.has(noteKey(place)))] : [])),
      questions: questions.flatMap((question, place) => (isOpen(questionsStep, place) ? [seenQuestion(question, place, revealed.has(questionKey(place)))] : [])),
      partCount: notes.length,
      questionCount: questions.length,
    } satisfies CometSeen;
  },
  personal: ({ notes }, { support }, { isFree, reached }) =>
    support === 'blanks' ? undefined : supportFor(notes, support, (part) => isFree || reached.has(slideKey(notesStep, part))),
};

function seenPart({ title, lines }: NotesPart, place: number, isRevealed: boolean): SeenPart {
  let blank = 0;
  const seen = lines.map((line) => line.map((piece): SeenPiece => (isBlank(piece) ? { blank: blank++ } : piece)));
  return {
    place,
    title,
    lines: seen,
    ...(isRevealed && { answers: lines.flat().filter(isBlank) }),
  };
}

const seenQuestion = ({ question, type, options, correctAnswer, lookFor }: NotesQuestion, place: number, isRevealed: boolean): SeenQuestion => ({
  place,
  question,
  type,
  options,
  isRevealed,
  ...(isRevealed && { correctAnswer, lookFor }),
});
