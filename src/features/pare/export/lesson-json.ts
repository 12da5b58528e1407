/** A PARE lesson as a file of its own that can be read in again, here or on another device. Reports of classes stay at home. */
import { libraryLimits } from '../../../contracts/library.ts';
import { pareShape } from '../../../stores/library/shapes/pare.ts';
import { isRecord } from '../../../stores/library/shapes/shape.ts';
import type { NamedPare } from './lesson-papers.ts';

const format = 'kora-pare';
/** Bytes. A lesson with every field full weighs less. */
export const mostBytes = 1_000_000;

export const lessonJson = ({ title, body: { reports: _, ...lesson } }: NamedPare): string => `${JSON.stringify({ format, version: pareShape.version, title, lesson }, null, 2)}\n`;

/** The lesson, or a sentence that says why there is none. */
export function readLessonJson(text: string): NamedPare | { problem: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'This file is no JSON, or only a part of one arrived.' };
  }
  if (!isRecord(value) || value.format !== format) return { problem: 'This file holds no PARE lesson. A backup of everything is restored in the settings.' };
  if (typeof value.version !== 'number' || value.version > pareShape.version)
    return { problem: 'This lesson was saved by a newer version of this site. Load this page again and try once more.' };
  const body = pareShape.read(value.lesson, value.version);
  if (!body) return { problem: 'The lesson in this file is damaged: its pulse scene is missing.' };
  return { title: typeof value.title === 'string' ? value.title.slice(0, libraryLimits.titleChars) : '', body: { ...body, reports: [] } };
}
