/** The whole lessons that ship with the site. */
import type { LessonBody, SampleLessonFile } from '../contracts/lesson.ts';
import { readYaml } from './read-yaml.ts';
import { SampleLesson } from './schemas/sample-lesson.ts';

const files: Record<string, string> = import.meta.glob('../../content/lessons/*.yaml', { query: '?raw', import: 'default', eager: true });

export const sampleLessons: readonly SampleLesson[] = Object.entries(files)
  .map(([file, text]) => readYaml(file.replace('../../', ''), text, SampleLesson))
  .sort((a, b) => a.order - b.order);

/** What the list shows. */
export const sampleEntries = sampleLessons.map(({ id, title, subject, gradeLevel, duration, teachingStyle }) => ({ id, title, subject, gradeLevel, duration, teachingStyle }));

/** As Aurora opens it. */
export function sampleFile({ id, order: _, title, ...lesson }: SampleLesson): SampleLessonFile {
  const body: LessonBody = { ...lesson, gaps: [], asked: null, variation: 0, origin: 'sample' };
  return { id, title, body };
}
