import { expect, it } from 'vitest';
import type { LessonBody } from '../../../src/contracts/lesson.ts';
import { lessonShape } from '../../../src/stores/library/shapes/lesson.ts';
import { lesson } from '../../support/lessons.ts';

const { title: _, ...content } = lesson().lesson;
const body: LessonBody = {
  ...content,
  asked: {
    subject: 'Science',
    gradeLevel: 'Grade 7',
    topic: 'Photosynthesis',
    duration: 45,
    teachingStyle: 'Inquiry-based',
    standards: '',
    slideCount: 8,
    contentDifficulty: 3,
    template: 'standard',
  },
  variation: 2,
  origin: 'embedded',
  sources: ['A work'],
};

it('a lesson of version 1 is read back as it was written', () => {
  expect(lessonShape.version).toBe(1);
  expect(lessonShape.read(JSON.parse(JSON.stringify(body)), 1)).toEqual(body);
});

it('locked parts are kept, and what names no part is left out', () => {
  expect(lessonShape.read({ ...body, locked: ['slides', 'x', 7, 'outline'] }, 1)?.locked).toEqual(['outline', 'slides']);
  expect(lessonShape.read({ ...body, locked: 'slides' }, 1)).toEqual(body);
});

it('what is damaged is mended, and what is no lesson is refused', () => {
  expect(lessonShape.read({ ...body, duration: 'long', teachingStyle: 'Lecture', tasks: ['a', 7], origin: 'x', asked: { topic: '' } }, 1)).toMatchObject({
    duration: 45,
    teachingStyle: 'Inquiry-based',
    tasks: ['a'],
    origin: 'own',
    asked: null,
  });
  expect(lessonShape.read({ ...body, outline: [{ title: 'x', duration: 7.6 }, 'y'] }, 1)?.outline).toEqual([{ title: 'x', duration: 8, description: '' }]);
  for (const value of [null, [], 'x', {}, { outline: [] }]) expect(lessonShape.read(value, 1)).toBeNull();
});

it('a text longer than any field is cut, not kept whole', () => {
  expect(lessonShape.read({ ...body, description: 'x'.repeat(2_000_000) }, 1)?.description).toHaveLength(4_000);
});
