/** What a class made of guided notes, as it is kept with them. It holds no names. Types and numbers only. */
import type { NotesQuestion } from './guided-notes.ts';

export interface NotesReport {
  /** When it was kept: ISO 8601. */
  at: string;
  /** Of the session. */
  code: string;
  students: number;
  /** Percent of the blanks and questions there were for each student, on average. */
  completion: number;
  parts: NotesReportPart[];
  questions: NotesReportQuestion[];
  /** What students asked the teacher. */
  asked: { text: string; reply: string }[];
  /** How many texts are left out, because they may be a call for help. */
  withheld: number;
}

export interface NotesReportPart {
  title: string;
  /** Students who have filled in every blank that was theirs. */
  done: number;
  /** One for each blank: how many wrote something, and how many wrote it right. */
  blanks: { answer: string; tried: number; right: number }[];
}

export interface NotesReportQuestion extends Pick<NotesQuestion, 'question' | 'options' | 'correctAnswer'> {
  responses: number;
  /** How many chose each option. */
  stats: number[];
  /** Few of those who answered were right. */
  needsAttention: boolean;
  /** What was written for a short answer. */
  texts: string[];
}

/** The oldest gives way. */
export const mostNotesReports = 20;
