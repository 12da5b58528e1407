import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SamplingLab } from '../../src/features/courses/labs/SamplingLab.tsx';
import { seededRandom } from '../support/seeded-random.ts';

function open() {
  render(<SamplingLab random={seededRandom(2)} />);
  const table = (name: RegExp) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent));
  return {
    said: () => screen.getByRole('status').textContent,
    last: () => table(/^The last sample/),
    all: () => table(/^All samples/),
    dots: (name: RegExp) => screen.getByRole('img', { name }).querySelectorAll('circle').length,
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
    slide: (name: RegExp, value: number) => fireEvent.change(screen.getByRole('slider', { name }), { target: { value: String(value) } }),
    choose: (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name })),
    unlike: () => fireEvent.click(screen.getByRole('checkbox', { name: /unlike the others/ })),
  };
}
const average = (rows: (string | null)[][], row: number): number => Number.parseFloat(rows[row]?.[2] ?? '');

it('the sample of the lesson stands there first, with its weighting', () => {
  const { said, last, dots } = open();
  expect(said()).toBe('Sample 1: 31 of 50 say yes. That is 62 percent, 16 points too high.');
  expect(last()).toEqual([
    ['Bus riders', '28 of 40', '80%', '40%'],
    ['Walkers', '3 of 10', '20%', '60%'],
    ['All, as counted', '62.0%'],
    ['All, weighted', '0.4 × 70.0% + 0.6 × 30.0% = 46.0%'],
    ['Truth', '46.0%'],
  ]);
  expect(screen.getByText(/One more yes among them would move it by 6 points/)).toBeTruthy();
  expect(dots(/^As counted/)).toBe(1);
});

it('every sample adds a dot to both strips, and the strips say their numbers', () => {
  const { press, dots } = open();
  press('Ask once');
  press('Ask 20 times');
  expect(dots(/^As counted: 22 estimates from \d+ percent to \d+ percent. Truth: 46 percent.$/)).toBe(22);
  expect(dots(/^Weighted by group: 22 estimates/)).toBe(22);
});

it('more answers at the bus stop keep the tilt, a draw from the box loses it', () => {
  const { press, slide, choose, all } = open();
  slide(/^Students asked/, 500);
  press('Ask 20 times');
  expect(average(all(), 0)).toBeGreaterThan(60);
  choose(/^A draw from a box/);
  press('Ask 20 times');
  expect(average(all(), 0)).toBeGreaterThan(44);
  expect(average(all(), 0)).toBeLessThan(48);
});

it('samples taken in different ways are not mixed', () => {
  const { press, slide, dots, said } = open();
  press('Ask 20 times');
  slide(/^Bus riders at this place/, 60);
  expect(dots(/^As counted: no estimate yet/)).toBe(0);
  expect(said()).toBe('No sample yet. Ask once.');
});

it('weighting breaks when nobody of a group is asked', () => {
  const { press, slide, last } = open();
  slide(/^Bus riders at this place/, 100);
  press('Ask once');
  expect(last()[3]).toEqual(['All, weighted', 'Not possible: no walkers were asked.']);
  expect(screen.getByText(/^Without walkers there is nothing to weight/)).toBeTruthy();
  expect(screen.getByText(/^One sample had nobody from one of the groups/)).toBeTruthy();
});

it('weighting breaks when the walkers who pass are unlike the others', () => {
  const { press, unlike, all } = open();
  unlike();
  press('Ask 20 times');
  press('Ask 20 times');
  press('Ask 20 times');
  expect(average(all(), 1)).toBeGreaterThan(58);
});

it('a draw from the box leaves no choice of place', () => {
  const { choose } = open();
  choose(/^A draw from a box/);
  expect((screen.getByRole('slider', { name: /^Bus riders at this place/ }) as HTMLInputElement).disabled).toBe(true);
  expect((screen.getByRole('checkbox') as HTMLInputElement).disabled).toBe(true);
});

it('says that there are no more bus riders than the school has', () => {
  const { slide, press, last } = open();
  slide(/^Students asked/, 500);
  slide(/^Bus riders at this place/, 100);
  expect(screen.getByText(/but only 400 ride the bus/)).toBeTruthy();
  press('Ask once');
  expect(last()[0]).toEqual(['Bus riders', '280 of 400', '80%', '40%']);
});

it('holds the last 200 samples', () => {
  const { dots } = open();
  const ask = screen.getByRole('button', { name: 'Ask 20 times' });
  for (let i = 0; i < 11; i++) fireEvent.click(ask);
  expect(dots(/^As counted: 200 estimates/)).toBe(200);
});

it('Clear takes the dots away and keeps the settings', () => {
  const { press, dots, slide } = open();
  slide(/^Students asked/, 100);
  press('Ask once');
  press('Clear');
  expect(dots(/^As counted: no estimate/)).toBe(0);
  expect((screen.getByRole('slider', { name: /^Students asked/ }) as HTMLInputElement).value).toBe('100');
});
