import { describe, expect, it } from 'vitest';
import { formulaIn, judge } from '../../../../src/engine/math/formulas.ts';
import { loneNumberIn } from '../../../../src/engine/math/spoken-numbers.ts';

const verdict = (problem: string, answer: string) => {
  const [formula, given] = [formulaIn(problem), loneNumberIn(answer)];
  return formula && given && judge(formula, given);
};

describe('a formula problem', () => {
  it.each([
    ['area of a rectangle 5 by 8', 'the area of a rectangle 5 by 8', 40],
    ['what is the area of a 5x8 rectangle', 'the area of a rectangle 5 by 8', 40],
    ['a room is 4 m by 5 m what is the area', 'the area of a rectangle 4 m by 5 m', 20],
    ['rectangle length 8 width 5 perimeter', 'the perimeter of a rectangle 8 by 5', 26],
    ['a triangle with base 6 and height 4', 'the area of a triangle with base 6 and height 4', 12],
    ['height 4 base 6 triangle area', 'the area of a triangle with base 6 and height 4', 12],
    ['perimeter of a triangle with sides 3, 4 and 5', 'the perimeter of a triangle with sides 3, 4 and 5', 12],
    ['what is the area of a square 6 cm', 'the area of a square with side 6 cm', 36],
    ['volume of a box 2 x 3 x 4', 'the volume of a box 2 by 3 by 4', 24],
    ['cube with side 3 volume', 'the volume of a cube with side 3', 27],
    ['60 km in 2 hours', 'the speed for 60 km in 2 hours', 30],
    ['how far at 30 km/h in 2 hours', 'the distance for a speed of 30 km/h and a time of 2 hours', 60],
    ['how long for 60 km at 30 km/h', 'the time for 60 km and a speed of 30 km/h', 2],
    ['what distance at 50 km/h in 30 minutes', 'the distance for a speed of 50 km/h and a time of 30 minutes', 25],
    ['mass 5 kg acceleration 2', 'the force for a mass of 5 kg and an acceleration of 2', 10],
    ['F = m a mass 5 kg acceleration 2 m/s2', 'the force for a mass of 5 kg and an acceleration of 2 m/s2', 10],
    ['force 10 N mass 5 kg', 'the acceleration for a force of 10 N and a mass of 5 kg', 2],
    ['density mass 20 g volume 4 cm3', 'the density for a mass of 20 g and a volume of 4 cm3', 5],
  ])('is read from "%s", and again from its own text', (typed, text, value) => {
    expect(formulaIn(typed)).toMatchObject({ text, value: { num: value, den: 1 } });
    expect(formulaIn(text)).toMatchObject({ text, value: { num: value, den: 1 } });
  });

  it.each([
    'a rectangle with area 40 and width 5, find the length',
    'area of a circle with radius 5',
    'area of rectangle 5 cm by 8 m',
    'a rectangle 5 by 8',
    'i ran 5 km in 2 hours yesterday',
    'how much is 5 km in miles',
    '2 hours 30 minutes and 60 km',
    'my essay is 5 pages and due in 2 hours',
    'the square in the town is 200 years old',
    'from this angle it took 3 seconds',
  ])('is not read where it is unsure: %s', (text) => {
    expect(formulaIn(text)).toBeNull();
  });
});

describe('an answer to it', () => {
  it.each([
    ['area of a rectangle 5 by 8', '40', 'fits'],
    ['area of a rectangle 5 by 8', '40 cm2', 'fits'],
    ['area of a rectangle 5 by 8', '40 cm', 'unit'],
    ['area of a rectangle 5 by 8', '26', 'slip'],
    ['area of a rectangle 5 by 8', '39', 'fails'],
    ['a triangle with base 6 and height 4', '24', 'step'],
    ['perimeter of a rectangle 5cm x 8cm', '0.26 m', 'fits'],
    ['60 km in 2 hours', '30 km/h', 'fits'],
    ['60 km in 2 hours', '120', 'slip'],
    ['60 m in 2 minutes', '0.5 m/s', 'fits'],
    ['how long for 60 km at 30 km/h', '120 minutes', 'fits'],
    ['how long for 60 km at 30 km/h', '120', 'unit'],
    ['100 km in 3 hours', '33.3', 'rounded'],
    ['what distance at 50 km/h in 30 minutes', '1500', 'slip'],
    ['mass 5 kg acceleration 2', '10 N', 'fits'],
    ['mass 5 kg acceleration 2', '7', 'fails'],
  ])('%s: %s', (problem, answer, expected) => {
    expect(verdict(problem, answer)).toBe(expected);
  });
});
