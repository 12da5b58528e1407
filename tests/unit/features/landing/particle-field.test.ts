import { expect, it } from 'vitest';
import { eachLink, linkDistance, makeStar, moveStar, type Star, starCount } from '../../../../src/features/landing/particle-field.ts';

const aStar = (x: number, y: number, changes: Partial<Star> = {}): Star => ({ x, y, dx: 0, dy: 0, radius: 1, ...changes });

function linksOf(stars: readonly Star[]): number[] {
  const distances: number[] = [];
  eachLink(stars, (_one, _other, distance) => distances.push(distance));
  return distances;
}

it('two stars are linked below 60 px and not from there on', () => {
  expect(linkDistance).toBe(60);
  expect(linksOf([aStar(0, 0), aStar(59.9, 0)])).toEqual([59.9]);
  expect(linksOf([aStar(0, 0), aStar(60, 0)])).toEqual([]);
  expect(linksOf([aStar(0, 0), aStar(36, 48)])).toEqual([]);
});

it('each pair is linked once', () => {
  expect(linksOf([aStar(0, 0), aStar(3, 4), aStar(0, 8)])).toEqual([5, 8, 5]);
});

it('a star that leaves on one side comes back on the other', () => {
  const right = aStar(99, 10, { dx: 5 });
  const left = aStar(1, 1, { dx: -5, dy: -5 });
  moveStar(right, 1, 100, 50);
  moveStar(left, 1, 100, 50);
  expect([right.x, right.y]).toEqual([4, 10]);
  expect([left.x, left.y]).toEqual([96, 46]);
});

it('the sky holds few stars however large the window is', () => {
  expect(starCount(1_280, 700)).toBe(75);
  expect(starCount(7_680, 4_320)).toBe(100);
});

it('a new star stands within the sky and moves slowly', () => {
  for (const chance of [0, 0.5, 0.999]) {
    const { x, y, dx, dy } = makeStar(800, 400, () => chance);
    expect(x).toBeLessThan(800);
    expect(y).toBeLessThan(400);
    expect(Math.max(Math.abs(dx), Math.abs(dy))).toBeLessThanOrEqual(5);
  }
});
