import { expect, it } from 'vitest';
import { lessonLengthFor } from '../../../src/catalog/lesson-length.ts';

it.each([
  [5, 15],
  [15, 15],
  [20, 30],
  [25, 30],
  [35, 45],
  [40, 45],
  [45, 45],
  [50, 60],
  [55, 60],
  [65, 90],
  [120, 90],
])('a module of %i minutes becomes a lesson of %i', (minutes, length) => {
  expect(lessonLengthFor(minutes)).toBe(length);
});
