import { expect, it } from 'vitest';
import { emptyState, lessonState, nameOf, withExample, withLabel, withoutExample, withSquare, withTest } from '#src/features/courses/labs/drawing-state.ts';

it('a square is changed and the others stay', () => {
  expect(withSquare(lessonState, 1, '0').drawing).toBe('100100110');
  expect(withSquare(emptyState(4), 15, '1').drawing).toBe('0000000000000001');
});

it('storing puts the drawing behind the examples and empties the grid', () => {
  const { examples, drawing } = withExample(lessonState, 'L');
  expect(examples.at(-1)).toEqual({ drawing: '110100110', label: 'L' });
  expect(drawing).toBe('000000000');
});

it('an example can be taken away or get another label', () => {
  expect(withoutExample(lessonState, 1).examples.map(({ drawing }) => drawing)).toEqual(['100100111', '111010010', '111010000']);
  expect(withLabel(lessonState, 1, 'T').examples.map(({ label }) => label)).toEqual(['L', 'T', 'T', 'T']);
});

it('tests are tallied', () => {
  expect(withTest(withTest(lessonState, 'right'), 'wrong').tested).toEqual({ right: 1, wrong: 1 });
});

it('examples are named by the alphabet', () => {
  expect([0, 4, 25].map(nameOf)).toEqual(['A', 'E', 'Z']);
});
