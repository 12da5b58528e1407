import { expect, it } from 'vitest';
import { anotherEquation } from '../../../../src/engine/math/another-equation.ts';
import { linearEquationIn } from '../../../../src/engine/math/equation.ts';
import { sumIn } from '../../../../src/engine/math/sum.ts';
import { anotherSum } from '../../../../src/engine/math/sum-steps.ts';

const typed = ['2x + 7 = 15', '3a - 4 = 11', '5x = 20', '7x + 2 = 3x + 10', '2(y + 3) = 10', '4 - x = 1'];

it.each(typed.flatMap((text) => [false, true].map((isHarder) => [text, isHarder] as const)))('"%s" is followed by one that comes out whole, harder: %s', (text, isHarder) => {
  const before = linearEquationIn(text);
  const made = before && anotherEquation(before, isHarder);
  const after = made ? linearEquationIn(made) : null;
  expect(after?.equation).toBe(made);
  expect(after?.solution.den).toBe(1);
  expect(after?.solution.num).toBeGreaterThan(1);
  expect(made?.split('=').filter((side) => side.includes(before?.unknown ?? '?'))).toHaveLength(isHarder ? 2 : 1);
});

it('none is made where the one before has no whole solution', () => {
  const before = linearEquationIn('2x = 5');
  expect(before && anotherEquation(before, false)).toBeNull();
});

it.each(['1/2 + 1/3', '3/4 - 1/4', '2/5 + 1/2', '5/6 - 1/3', '1/8 + 1/4'])('"%s" is followed by a sum of fractions with two bottoms, above zero', (text) => {
  const before = sumIn(text);
  const made = (before && anotherSum(before)) ?? '';
  const after = sumIn(made);
  expect(after?.value.num).toBeGreaterThan(0);
  expect(new Set(made.match(/(?<=\/)\d+/g)).size).toBe(2);
  expect(made).not.toBe(text);
});
