/** Questions on their way from KORA Read to the form that gives out an assignment, in this tab. */
import type { ReadingSet } from '../contracts/reading.ts';
import * as storageKeys from '../contracts/storage-keys.ts';
import { parseObject } from './device-storage.ts';
import { readingShape } from './library/shapes/reading.ts';

/** Without the key and without answers: students get what is given out. */
export function keepForAssignment(set: ReadingSet): void {
  const questions = set.questions.map((each) => ({ ...each, expected: '', lookFors: [], answer: '' }));
  try {
    sessionStorage.setItem(storageKeys.readingToAssign, JSON.stringify({ ...set, questions }));
  } catch {
    // Forbidden or full: the form then makes the questions again.
  }
}

/** Null where none are on their way, or they are about another passage than this one. */
export function keptForAssignment(passage: string): ReadingSet | null {
  try {
    const set = readingShape.read(parseObject(sessionStorage.getItem(storageKeys.readingToAssign)), readingShape.version);
    return set && set.passage === passage && set.questions.length > 0 ? set : null;
  } catch {
    return null;
  }
}
