import { expect, it } from 'vitest';
import { ask, counted, dotStrip, type Sample, school, schoolSize, summaryOf, truth, type Way, weighted, weightOfOne } from '#src/engine/labs/sampling.ts';
import { busStop } from '#src/features/courses/labs/lesson-data.ts';
import { seededRandom } from '../../../support/seeded-random.ts';

const place = { kind: 'place', size: 50, riders: 80, unlike: false } as const satisfies Way;
const many = (way: Way, times = 2_000): Sample[] => {
  const random = seededRandom(11);
  return Array.from({ length: times }, () => ask(way, random));
};
const mean = (values: readonly number[]) => summaryOf(values)?.mean ?? Number.NaN;
const repaired = (samples: readonly Sample[]) => samples.flatMap((sample) => weighted(sample) ?? []);

it('46 percent of the school of the lesson say yes', () => {
  expect(truth).toBeCloseTo(0.46, 10);
  expect(schoolSize).toBe(1_000);
});

it('the fifty at the bus stop give 62 percent as counted and the truth when weighted', () => {
  expect(counted(busStop)).toBeCloseTo(0.62, 10);
  expect(weighted(busStop)).toBeCloseTo(0.46, 10);
});

it('one more walker who says yes moves the weighted estimate by 6 points, as in the lesson', () => {
  expect(weighted({ ...busStop, walkers: { size: 10, yes: 4 } })).toBeCloseTo(0.52, 10);
  expect(weightOfOne('walkers', busStop)).toBeCloseTo(0.06, 10);
});

it('a sample has as many students as were to be asked, and nobody twice', () => {
  for (const way of [
    { kind: 'box', size: 500 },
    { kind: 'place', size: 500, riders: 100, unlike: false },
    { kind: 'place', size: 500, riders: 0, unlike: true },
    { kind: 'place', size: 10, riders: 55, unlike: true },
  ] as const satisfies Way[])
    for (const { riders, walkers } of many(way, 50)) {
      expect(riders.size + walkers.size).toBe(way.size);
      for (const [group, { size, yes }] of [
        ['riders', riders],
        ['walkers', walkers],
      ] as const) {
        expect(size).toBeLessThanOrEqual(school[group].size);
        expect(yes).toBeLessThanOrEqual(Math.min(size, school[group].yes));
        expect(size - yes).toBeLessThanOrEqual(school[group].size - school[group].yes);
      }
    }
});

it('a draw of all names finds the truth', () => {
  expect(counted(ask({ kind: 'box', size: schoolSize }, seededRandom(1)))).toBeCloseTo(truth, 10);
});

it('draws of 50 names lie around the truth, about 19 of 20 between 32 and 60 percent', () => {
  const shares = many({ kind: 'box', size: 50 }).map(counted);
  expect(mean(shares)).toBeCloseTo(truth, 2);
  const inside = shares.filter((share) => share >= 0.32 && share <= 0.6).length / shares.length;
  expect(inside).toBeGreaterThan(0.93);
  expect(inside).toBeLessThan(0.99);
});

it('draws of 500 names nearly always lie within 4 points of the truth', () => {
  const shares = many({ kind: 'box', size: 500 }).map(counted);
  expect(shares.filter((share) => Math.abs(share - truth) <= 0.04).length / shares.length).toBeGreaterThan(0.97);
});

it('at the bus stop ten times as many answers keep the same error', () => {
  expect(mean(many(place).map(counted))).toBeCloseTo(0.62, 2);
  expect(mean(many({ ...place, size: 500 }).map(counted))).toBeCloseTo(0.62, 2);
});

it('weighting takes the tilt away on average, and its estimates lie further apart', () => {
  const samples = many(place);
  expect(mean(repaired(samples))).toBeCloseTo(truth, 2);
  const width = (values: readonly number[]) => {
    const middle = mean(values);
    return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
  };
  expect(width(repaired(samples))).toBeGreaterThan(1.3 * width(samples.map(counted)));
});

it('weighting does not help against walkers who are unlike the others', () => {
  expect(mean(repaired(many({ ...place, unlike: true })))).toBeCloseTo(0.4 * 0.7 + 0.6 * 0.6, 2);
});

it('without anyone of a group nothing can be weighted', () => {
  expect(weighted(ask({ ...place, riders: 100 }, seededRandom(3)))).toBeNull();
  expect(weighted(ask({ ...place, riders: 0 }, seededRandom(3)))).toBeNull();
});

it('no value has no summary', () => {
  expect(summaryOf([])).toBeNull();
  expect(summaryOf([0.2, 0.6, 0.4])).toEqual({ mean: expect.closeTo(0.4, 10), lowest: 0.2, highest: 0.6 });
});

it('dots of the same column are stacked', () => {
  expect(dotStrip([0.5, 0.51, 0.9, 1], 10)).toEqual([
    { column: 5, below: 0 },
    { column: 5, below: 1 },
    { column: 9, below: 0 },
    { column: 10, below: 0 },
  ]);
});
