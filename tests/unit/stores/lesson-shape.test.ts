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

it('a lesson of version 2 is read back as it was written', () => {
  expect(lessonShape.version).toBe(2);
  expect(body.slides.some(({ diagram }) => diagram)).toBe(true);
  expect(lessonShape.read(JSON.parse(JSON.stringify(body)), 2)).toEqual(body);
});

it('a lesson of version 1, whose slides had no diagrams, is read as it was', () => {
  const old = { ...body, slides: body.slides.map(({ diagram: _, ...slide }) => slide) };
  expect(lessonShape.read(JSON.parse(JSON.stringify(old)), 1)).toEqual(old);
});

it.each([[7], ['x'], [['', '  ']], [[3, null]]])('a diagram of %j is none', (diagram) => {
  const [slide] = body.slides;
  expect(lessonShape.read({ ...body, slides: [{ ...slide, diagram }] }, 2)?.slides[0]).not.toHaveProperty('diagram');
});

it('locked parts are kept, and what names no part is left out', () => {
  expect(lessonShape.read({ ...body, locked: ['slides', 'x', 7, 'outline'] }, 2)?.locked).toEqual(['outline', 'slides']);
  expect(lessonShape.read({ ...body, locked: 'slides' }, 2)).toEqual(body);
});

it('what is damaged is mended, and what is no lesson is refused', () => {
  expect(lessonShape.read({ ...body, duration: 'long', teachingStyle: 'Lecture', tasks: ['a', 7], origin: 'x', asked: { topic: '' } }, 2)).toMatchObject({
    duration: 45,
    teachingStyle: 'Inquiry-based',
    tasks: ['a'],
    origin: 'own',
    asked: null,
  });
  expect(lessonShape.read({ ...body, outline: [{ title: 'x', duration: 7.6 }, 'y'] }, 2)?.outline).toEqual([{ title: 'x', duration: 8, description: '' }]);
  for (const value of [null, [], 'x', {}, { outline: [] }]) expect(lessonShape.read(value, 2)).toBeNull();
});

it('a text longer than any field is cut, not kept whole', () => {
  expect(lessonShape.read({ ...body, description: 'x'.repeat(2_000_000) }, 2)?.description).toHaveLength(4_000);
});
