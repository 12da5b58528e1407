import { expect, it } from 'vitest';
import { partOfSlides } from '../../../../src/engine/lesson/places.ts';
import { namedLesson } from '../../../support/lesson-body.ts';
import { sixtyRequests } from '../../../support/lessons.ts';

it('the slides of a lesson go through its parts in order, from the first to the last', () => {
  for (const request of sixtyRequests) {
    const { body } = namedLesson(request);
    const parts = partOfSlides(body.outline, body.slides);
    expect(parts[0]).toBe(0);
    expect(parts.at(-1)).toBe(body.outline.length - 1);
    expect(parts).toEqual([...parts].sort((a, z) => (a ?? 0) - (z ?? 0)));
  }
});

it('slides lie in the parts they were made for', () => {
  const { body } = namedLesson({ teachingStyle: 'Direct instruction', slideCount: 8 });
  const named = partOfSlides(body.outline, body.slides).map((part, place) => `${body.slides[place]?.kind}: ${body.outline[part ?? 0]?.title}`);
  expect(named).toContain('model: Watch one, think aloud');
  expect(named).toContain('hinge: Hinge question');
});

it('where the titles are a teacher’s own, slides are spread over the minutes', () => {
  const outline = [
    { title: 'Ours', duration: 10 },
    { title: 'Yours', duration: 30 },
    { title: 'Theirs', duration: 5 },
  ];
  const slides = (['idea', 'idea', 'idea', 'idea', 'exit'] as const).map((kind) => ({ kind }));
  expect(partOfSlides(outline, slides)).toEqual([0, 1, 1, 1, 2]);
  expect(partOfSlides([], slides)).toEqual([null, null, null, null, null]);
});
