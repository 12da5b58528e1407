/** Comet: guided notes as they are kept, and what a class may see of them while it is live. Types and numbers only, so that the browser can import it. */
import type { GuidedNotes, NotesBlank, NotesPart, NotesQuestion } from './guided-notes.ts';
import type { NotesReport } from './notes-report.ts';

/** How much of the notes a student finds filled in. The teacher sets it for one seat; the class is not told. */
export const supportLevels = ['blanks', 'half', 'bank', 'filled'] as const;
export type SupportLevel = (typeof supportLevels)[number];
export const supportNames: Readonly<Record<SupportLevel, string>> = { blanks: 'All blanks', half: 'Half of the blanks', bank: 'Word bank', filled: 'Filled in' };

/** Guided notes as they are kept on the device; the title is the item's. */
export interface NotesBody {
  /** Of the lesson they were made from; empty where there is none. */
  lessonTitle: string;
  /** What the class is called by until a session has a code: "HIST-45" in a sample, otherwise the code that the next session asks for. */
  classCode: string;
  notes: NotesPart[];
  questions: NotesQuestion[];
  /** `kept`: the notes that a student took home from a class. */
  origin: 'own' | 'lesson' | 'text' | 'sample' | 'kept';
  /** The code of the session that is open now; null in between. */
  live: string | null;
  /** How many joined the last session. */
  students: number;
  /** What classes made of it. Stays with whoever led them. */
  reports: NotesReport[];
}

export const cometLimits = {
  titleChars: 200,
  parts: 30,
  lines: 40,
  lineChars: 1_000,
  blankChars: 120,
  alternatives: 10,
  questions: 40,
  questionChars: 500,
  options: 8,
  optionChars: 300,
  pasteChars: 40_000,
} as const;

/** The steps of a live session: the notes, a slide for each part; the questions, a slide for each. 0 is the lobby. */
export const notesStep = 1;
export const questionsStep = 2;
export const noteKey = (place: number): string => `note-${place}`;
export const questionKey = (place: number): string => `question-${place}`;

/** What a session is opened with. */
export type CometContent = Pick<GuidedNotes, 'title' | 'lessonTitle' | 'notes' | 'questions'>;

/** A stretch of text, or a blank by its place in its part, counted from 0. */
export type SeenPiece = string | { blank: number };

export interface SeenPart {
  /** Among all parts, counted from 0. */
  place: number;
  title: string;
  lines: SeenPiece[][];
  /** One for each blank, once the teacher has revealed them. */
  answers?: NotesBlank[];
}

export interface SeenQuestion extends Pick<NotesQuestion, 'question' | 'type' | 'options'> {
  place: number;
  isRevealed: boolean;
  /** Only once it is revealed. */
  correctAnswer?: number | null;
  lookFor?: string;
}

/** What a participant and the projector may see: what the class has reached, and answers only where they are revealed. */
export interface CometSeen {
  title: string;
  lessonTitle: string;
  parts: SeenPart[];
  questions: SeenQuestion[];
  partCount: number;
  questionCount: number;
}

/** What one seat finds filled in. */
export interface CometSupport {
  level: SupportLevel;
  /** Place of the part → place of the blank → the answer. */
  given: Record<number, Record<number, string>>;
  /** Words to choose from; empty for the other levels. */
  bank: string[];
}

export interface DemoQuestion {
  /** How many answered. */
  responses: number;
  flagged: boolean;
  /** How many chose each option; empty for a short answer. */
  answerStats: readonly number[];
}

/** As the specification has it: twelve rows, and the first 19 of 24 students count as active. */
export const demoClassSize = { rows: 12, students: 24, active: 19 } as const;

/** A class that never was: it shows what the session view looks like, and says so. */
export interface DemoClass {
  students: number;
  active: number;
  roster: readonly { name: string; progress: number; answered: number }[];
  questions: readonly DemoQuestion[];
  asks: readonly { name: string; text: string }[];
}

/** A sample as it ships with the site. Its lines are marked text: "In 1947 the [Truman Doctrine] …". */
export interface SampleNotes {
  id: string;
  title: string;
  lessonTitle: string;
  classCode: string;
  /** Shown as Active in the list, because its demo class is going on. */
  isActive: boolean;
  parts: { title: string; lines: string[] }[];
  questions: (NotesQuestion & Pick<DemoQuestion, 'responses' | 'flagged' | 'answerStats'>)[];
  asks: { name: string; text: string }[];
}
