import { expect, it } from 'vitest';
import { differing, type Example, inRows, isTied, matches, vote } from '#src/engine/labs/nearest.ts';
import { lessonExamples } from '#src/features/courses/labs/lesson-data.ts';

/** Nearest examples as the lesson names them, with their distances: "B1 A2 C4 D5". */
const said = (drawing: string, examples: readonly Example[] = lessonExamples) =>
  matches(examples, drawing.replaceAll(' ', ''))
    .map(({ at, distance }) => 'ABCDE'.charAt(at) + distance)
    .join(' ');
const withE = [...lessonExamples, { drawing: '010010011', label: 'L' }];

it('the drawings of the lesson have the distances of the lesson', () => {
  expect(said('110 100 110')).toBe('B1 A2 C4 D5');
  expect(said('010 010 011')).toBe('C3 D4 A5 B6');
  expect(said('010 010 010')).toMatch(/^C2 /);
  expect(said('010 010 010', withE)).toMatch(/^E1 /);
  expect(said('111 010 011')).toMatch(/^C1 D2 /);
});

it('the places that differ are named', () => {
  expect(differing('110100110', '100100110')).toEqual([1]);
  expect(differing('1010', '1010')).toEqual([]);
});

it('three nearest examples vote, and the label with more votes comes first', () => {
  expect(vote(matches(lessonExamples, '110100110'), 3)).toEqual([
    { label: 'L', votes: 2 },
    { label: 'T', votes: 1 },
  ]);
});

it('with one label changed the vote of the lesson turns around', () => {
  const mislabeled = lessonExamples.map((example, at) => (at === 1 ? { ...example, label: 'T' } : example));
  expect(matches(mislabeled, '110100110')[0]?.label).toBe('T');
  expect(vote(matches(mislabeled, '110100110'), 3)[0]).toEqual({ label: 'T', votes: 2 });
});

it('equal votes go to the label of the nearer example', () => {
  const sorted = matches(
    [
      { drawing: '1000', label: 'far' },
      { drawing: '0000', label: 'near' },
    ],
    '0000',
  );
  expect(vote(sorted, 3).map(({ label }) => label)).toEqual(['near', 'far']);
});

it('a tie is one only when the labels differ', () => {
  const tie = (a: string, b: string) =>
    isTied(
      matches(
        [
          { drawing: '1000', label: a },
          { drawing: '0001', label: b },
        ],
        '0000',
      ),
    );
  expect(tie('L', 'T')).toBe(true);
  expect(tie('L', 'L')).toBe(false);
  expect(isTied([])).toBe(false);
});

it('of equally near examples the one stored first comes first', () => {
  expect(
    matches(
      [
        { drawing: '1000', label: 'first' },
        { drawing: '0001', label: 'second' },
      ],
      '0000',
    )[0]?.label,
  ).toBe('first');
});

it('without examples there is no match', () => {
  expect(matches([], '000000000')).toEqual([]);
  expect(vote([], 3)).toEqual([]);
});

it('a drawing is written row by row', () => {
  expect(inRows('110100110')).toBe('110 100 110');
  expect(inRows('1'.repeat(25))).toBe('11111 11111 11111 11111 11111');
});
