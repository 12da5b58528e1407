/** Guided notes: what students fill in while the lesson goes on. Holds no schema, so the browser can import it without the validator. */

export interface NotesBlank {
  /** As it stands in the text. */
  answer: string;
  /** What counts as right besides; capitals and spaces at the ends never matter. */
  alternatives: string[];
}

/** A stretch of text, or a blank in it. */
export type NotesPiece = string | NotesBlank;

export interface NotesPart {
  title: string;
  /** Lines of text with blanks; the pieces of a line follow each other without a space of their own. */
  lines: NotesPiece[][];
}

export interface NotesQuestion {
  question: string;
  type: 'short_answer' | 'multiple_choice';
  /** Empty for a short answer. */
  options: string[];
  /** Place of the right option; null for a short answer. */
  correctAnswer: number | null;
  /** For the teacher: what a good answer holds. May be empty. */
  lookFor: string;
}

export interface GuidedNotes {
  title: string;
  /** Of the lesson they were made from; empty where there is none. */
  lessonTitle: string;
  notes: NotesPart[];
  questions: NotesQuestion[];
  /** Every answer once, in alphabetical order. */
  wordBank: string[];
}

export const isBlank = (piece: NotesPiece): piece is NotesBlank => typeof piece !== 'string';
export const blanksIn = ({ notes }: Pick<GuidedNotes, 'notes'>): NotesBlank[] => notes.flatMap(({ lines }) => lines.flatMap((line) => line.filter(isBlank)));
