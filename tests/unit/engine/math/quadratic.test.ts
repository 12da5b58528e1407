import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toSimplifyIn, unsimplified } from '../../../../src/engine/math/lowest-terms.ts';
import { pairOf, quadraticIn, solves } from '../../../../src/engine/math/quadratic.ts';
import { asText } from '../../../../src/engine/math/rational.ts';

describe('a quadratic', () => {
  it.each([
    ['x^2 + 5x + 6 = 0', 'x^2 + 5x + 6 = 0', ['-3', '-2']],
    ['solve x² = 9', 'x^2 = 9', ['-3', '3']],
    ['help w x2 = 9', 'x^2 = 9', ['-3', '3']],
    ['x squared = 16', 'x^2 = 16', ['-4', '4']],
    ['(x+2)(x+3) = 0', '(x+2)(x+3) = 0', ['-3', '-2']],
    ['2x^2 - 5x + 2 = 0', '2x^2 - 5x + 2 = 0', ['1/2', '2']],
    ['x^2 - 4x + 4 = 0', 'x^2 - 4x + 4 = 0', ['2']],
    ['how do I factor x^2+5x+6', 'x^2+5x+6', ['-3', '-2']],
    ['x^2 = 5', 'x^2 = 5', []],
    ['x^2 = 7x so x = 7', 'x^2 = 7x', ['0', '7']],
    ['x^2 + 1 = 0', 'x^2 + 1 = 0', []],
  ])('is read from "%s"', (text, shown, roots) => {
    const found = quadraticIn(text);
    expect(found?.shown).toBe(shown);
    expect(found?.roots.map(asText)).toEqual(roots);
  });

  it.each(['x^3 = 8', '3x + 5 = 20', 'y = x^2', 'x^2 = x^2 + 1', 'the factor 5', '5^2 = 25', ''])('is not seen in "%s"', (text) => {
    expect(quadraticIn(text)).toBeNull();
  });

  it('is solved by the roots it was built from, and by no other whole number', () => {
    const digit = fc.integer({ min: -9, max: 9 });
    const signed = (n: number) => (n < 0 ? `- ${-n}` : `+ ${n}`);
    fc.assert(
      fc.property(digit, digit, digit, (p, q, other) => {
        const found = quadraticIn(`x^2 ${signed(-p - q)}x ${signed(p * q)} = 0`);
        expect(found && solves(found, { num: p, den: 1 })).toBe(true);
        expect(found && solves(found, { num: other, den: 1 })).toBe(other === p || other === q);
      }),
    );
  });

  it('names the two numbers to look for', () => {
    const found = quadraticIn('x^2 - 5x + 6 = 0');
    expect(found && pairOf(found)).toEqual({ sum: { num: -5, den: 1 }, product: { num: 6, den: 1 } });
  });
});

describe('a fraction', () => {
  it.each(['4/8', '6/9', '10/5'])('can be written with smaller numbers: %s', (typed) => {
    expect(unsimplified(typed)?.typed).toBe(typed);
  });

  it.each(['1/2', '5/4', '0/4', '4/0', '4', '1 2/4', 'half'])('is in lowest terms or none: %s', (typed) => {
    expect(unsimplified(typed)).toBeNull();
  });

  it('to simplify is found by the word for it', () => {
    expect(toSimplifyIn('how do i simplify 6/9')?.typed).toBe('6/9');
    expect(toSimplifyIn('i ate 6/9 of it')).toBeNull();
    expect(toSimplifyIn('simplify 6/9 + 1/3')).toBeNull();
  });
});
