import { expect, it } from 'vitest';
import { readPlaces } from '../../../scripts/content/places.ts';

const hasPlace = readPlaces();

it.each([
  ['/llm-deep-dive', 'the-training-process', true],
  ['/llm-deep-dive', 'limitations', true],
  ['/llm-deep-dive', 'psychology-of-curiosity', false],
  ['/mystery-box-teaching', 'psychology-of-curiosity', true],
  ['/profile', 'move', true],
  ['/profile', 'the-training-process', false],
  ['/kora', 'teacher', true],
  ['/kora', 'student=Hello', true],
  ['/kora', 'teachers', false],
  ['/kora', 'no-such-place', false],
  ['/assignments', 'new=reflection', true],
  ['/assignments', 'newer', false],
  ['/', 'no-such-place', false],
])('%s has the place #%s: %s', (page, fragment, has) => {
  expect(hasPlace(page, fragment)).toBe(has);
});
