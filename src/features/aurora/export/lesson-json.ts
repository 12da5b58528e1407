/** A lesson as a file of its own that can be read in again, here or on another device. */

import { libraryLimits } from '../../../contracts/library.ts';
import { lessonShape } from '../../../stores/library/shapes/lesson.ts';
import { isRecord } from '../../../stores/library/shapes/shape.ts';
import type { NamedLesson } from './lesson-papers.ts';

const format = 'kora-lesson';
/** Bytes. A lesson with every field full weighs less. */
export const mostBytes = 5_000_000;

export const lessonJson = ({ title, body }: NamedLesson): string => `${JSON.stringify({ format, version: lessonShape.version, title, lesson: body }, null, 2)}\n`;

/** The lesson, or a sentence that says why there is none. */
export function readLessonJson(text: string): NamedLesson | { problem: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'This file is no JSON, or only a part of one arrived.' };
  }
  if (!isRecord(value) || value.format !== format) return { problem: 'This file holds no lesson of Aurora. A backup of everything is restored in the settings.' };
  if (typeof value.version !== 'number' || value.version > lessonShape.version)
    return { problem: 'This lesson was saved by a newer version of this site. Load this page again and try once more.' };
  const body = lessonShape.read(value.lesson, value.version);
  if (!body) return { problem: 'The lesson in this file is damaged: its outline or its slides are missing.' };
  // What comes from elsewhere is no sample of this site.
  return {
    title: typeof value.title === 'string' ? value.title.slice(0, libraryLimits.titleChars) : '',
    body: { ...body, origin: body.origin === 'sample' ? 'own' : body.origin },
  };
}
