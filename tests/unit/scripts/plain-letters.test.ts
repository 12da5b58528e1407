import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withPlainLetters } from '../../../scripts/vite/plain-letters.ts';

const evaluated = (expression: string): unknown => new Function(`return (${expression})`)();
const plainOf = (expression: string): string => withPlainLetters(`const value = (${expression})`).slice('const value = '.length);

it.each([
  ['a string', `'“Wörter” — 水 😀'`],
  ['an escaped letter', `'a\\“b\\\\“c'`],
  ['a template', `\`“\${1 + 1}”\``],
  ['a raw template', `String.raw\`\\p{L}“\${'—'}\\\\”😀\``],
  ['a raw template within another', `String.raw\`“\${String.raw\`\\s”\${2}\`}“\``],
  ['a name', '((été, 名) => été + 名)(1, 2)'],
  ['a comment', '1 /* “ */'],
])('keeps the value of %s', (_, expression) => {
  const plain = plainOf(expression);
  expect(plain).toMatch(/^[\0-\xff]*$/);
  expect(evaluated(plain)).toBe(evaluated(expression));
});

it('keeps what a pattern finds, also in sets and beyond the first plane', () => {
  for (const pattern of ['/[“”’]+\\s?😀/gu', '/[‘-’]/g', '/水{2}/g', "new RegExp(String.raw`[“‘]\\s?\\p{Ll}—`, 'gu')"]) {
    const text = 'He said “水水” ’ “x— ”😀.';
    expect(text.match(evaluated(plainOf(pattern)) as RegExp)).toEqual(text.match(evaluated(pattern) as RegExp));
  }
});

it('keeps any string at all', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => evaluated(plainOf(JSON.stringify(text))) === text));
});

it('leaves a script alone that has plain letters only', () => {
  expect(withPlainLetters('this is no script')).toBe('this is no script');
});
