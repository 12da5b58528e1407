/** The desk of KORA Read as it was left: passage, choices, questions, answers. On this device only. */

import { type PromptStyle, promptStyles, type ReadingGrade, readingGrades } from '../contracts/reading.ts';
import * as storageKeys from '../contracts/storage-keys.ts';
import { readObject, writeText } from './device-storage.ts';

export interface KeptReading {
  passage: string;
  style: PromptStyle | null;
  teacherMode: boolean;
  grade: ReadingGrade | null;
  answers: Readonly<Record<string, string>>;
  /** The assignment that the passage and its questions belong to; null: none. */
  assignment: string | null;
  /** The questions on the desk, as they were written; looked at when they are laid out again. */
  shown?: unknown;
}

/** Anything that is not as it should be counts as not kept. */
export function keptReading(): KeptReading {
  const { passage, style, teacherMode, grade, answers, assignment, shown } = readObject(storageKeys.reading);
  const written = typeof answers === 'object' && answers !== null ? Object.entries(answers).filter((entry): entry is [string, string] => typeof entry[1] === 'string') : [];
  return {
    passage: typeof passage === 'string' ? passage : '',
    style: promptStyles.find((each) => each === style) ?? null,
    teacherMode: teacherMode === true,
    grade: readingGrades.find((each) => each === grade) ?? null,
    answers: Object.fromEntries(written),
    assignment: typeof assignment === 'string' ? assignment : null,
    ...(shown !== undefined && shown !== null && { shown }),
  };
}

/** Does KORA Read hold a passage that would have to make room for this one? */
export const holdsOtherPassage = (passage: string): boolean => {
  const kept = keptReading().passage;
  return kept.trim() !== '' && kept !== passage;
};

/** Returns whether the browser keeps it. An empty desk is forgotten. */
export function keepReading(reading: KeptReading): boolean {
  const { passage, style, teacherMode, grade, answers, shown } = reading;
  const isEmpty = !passage && !style && !teacherMode && !grade && !shown && Object.keys(answers).length === 0;
  return writeText(storageKeys.reading, isEmpty ? null : JSON.stringify(reading));
}
