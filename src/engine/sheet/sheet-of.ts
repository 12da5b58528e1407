/** Any piece of work as a document to read. */
import type { NotesBody } from '../../contracts/comet.ts';
import type { ConceptMap } from '../../contracts/concept-map.ts';
import type { LessonBody } from '../../contracts/lesson.ts';
import type { PareBody } from '../../contracts/pare.ts';
import type { PerspectiveSet } from '../../contracts/perspective-set.ts';
import type { ReadingSet } from '../../contracts/reading.ts';
import { type SharedKind, sharedLabels } from '../../contracts/sharing.ts';
import type { Simulation } from '../../contracts/simulation.ts';
import { guidedNotesSheet } from './guided-notes-sheet.ts';
import { lessonSheet } from './lesson-sheet.ts';
import { essaySheet, mapSheet, type ReadEssay, type ReadReflection, readingSheet, reflectionSheet } from './other-sheets.ts';
import { pareSheet } from './pare-sheet.ts';
import { perspectivesSheet } from './perspectives-sheet.ts';
import type { Sheet } from './sheet.ts';
import { simulationSheet } from './simulation-sheet.ts';

const writers: { readonly [K in SharedKind]: (title: string, body: never) => Sheet } = {
  lesson: (title, body: LessonBody) => lessonSheet(title, body),
  'guided-notes': (title, body: NotesBody) => guidedNotesSheet(title, body),
  simulation: (title, body: Simulation) => simulationSheet(title, body),
  reflection: (title, body: ReadReflection) => reflectionSheet(title, body),
  'concept-map': (title, body: ConceptMap) => mapSheet(title, body),
  pare: (title, body: PareBody) => pareSheet(title, body),
  essay: (title, body: ReadEssay) => essaySheet(title, body),
  reading: (title, body: ReadingSet) => readingSheet(title, body),
  perspectives: (title, body: PerspectiveSet) => perspectivesSheet(title, body),
};

/** `body` has been read by the reader of its kind. */
export function sheetOf({ kind, title, body }: { kind: SharedKind; title: string; body: unknown }): Sheet {
  const name = title.trim() || `${sharedLabels[kind]} without a title`;
  // The reader of the kind has made it.
  return writers[kind](name, body as never);
}
