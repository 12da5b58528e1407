/** A lesson of the embedded engine as it is kept in the library. */
import type { LessonBody } from '../../src/contracts/lesson.ts';
import { lesson } from './lessons.ts';

export function namedLesson(request: Parameters<typeof lesson>[0] = {}, changes: Partial<LessonBody> = {}): { title: string; body: LessonBody } {
  const { title, ...body } = lesson(request).lesson;
  return { title, body: { ...body, asked: null, variation: 0, origin: 'embedded', sources: ['A source (2020). A work'], ...changes } };
}
