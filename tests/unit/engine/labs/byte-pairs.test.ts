import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cut, learnJoins } from '#src/engine/labs/byte-pairs.ts';

const sentences = 'the dog chased the ball\nthe cat chased the dog\nthe dog found the cat';

it('the pair that stands side by side most often is joined first', () => {
  expect(learnJoins('aab aab ab', 1)).toEqual([{ left: 'a', right: 'b', count: 3 }]);
});

it('among pairs that are equally frequent the one met first is joined', () => {
  expect(learnJoins(sentences, 2)).toEqual([
    { left: 't', right: 'h', count: 6 },
    { left: 'th', right: 'e', count: 6 },
  ]);
});

it('a pair that stands in the text only once is not joined', () => {
  expect(learnJoins('abc', 10)).toEqual([]);
  expect(learnJoins('', 10)).toEqual([]);
});

it('no more joins are learned than asked for', () => {
  expect(learnJoins(sentences, 5)).toHaveLength(5);
  expect(learnJoins(sentences, 5)).toEqual(learnJoins(sentences, 100).slice(0, 5));
});

it('the counts after a join are those of the text as it is cut then', () => {
  // Counted anew before each join, the slow way.
  const text = 'banana bandana band banana ananas';
  for (const [i, join] of learnJoins(text, 100).entries()) {
    const counts = new Map<string, number>();
    for (const chunk of text.match(/ ?\S+/g) ?? []) {
      const pieces = cut(chunk, learnJoins(text, i));
      for (let at = 0; at + 1 < pieces.length; at++) {
        const pair = `${pieces[at]}|${pieces[at + 1]}`;
        counts.set(pair, (counts.get(pair) ?? 0) + 1);
      }
    }
    expect(counts.get(`${join.left}|${join.right}`)).toBe(join.count);
    expect(Math.max(...counts.values())).toBe(join.count);
  }
});

it('a frequent word is one piece, a word never seen falls into known pieces', () => {
  const joins = learnJoins(sentences, 100);
  expect(cut('the dog', joins)).toEqual(['the', ' dog']);
  expect(cut('these', joins)).toEqual(['the', 'se']);
  expect(cut('thumb', joins)).toEqual(['th', 'u', 'm', 'b']);
});

it('without joins every letter is a piece', () => {
  expect(cut('dog', [])).toEqual(['d', 'o', 'g']);
});

it('no piece reaches across a space, a line or from a word into a mark', () => {
  const joins = learnJoins('so, so, so, so,\nso, so, so,', 100);
  expect(cut('so, so', joins)).toEqual(['so', ',', ' so']);
  expect(cut('so\nso', joins)).toEqual(['so', '\n', 'so']);
});

it('letters beyond the basic plane are not torn apart', () => {
  expect(cut('𝒳y', [])).toEqual(['𝒳', 'y']);
});

it('the pieces put together are the text, whatever was learned', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.string({ unit: 'binary', maxLength: 60 }), (learned, text) => {
      expect(cut(text, learnJoins(learned, 50)).join('')).toBe(text);
      expect(cut(learned, learnJoins(learned, 50)).join('')).toBe(learned);
    }),
  );
});

it('more joins never make more pieces', () => {
  const joins = learnJoins(sentences, 100);
  const lengths = joins.map((_, i) => cut(sentences, joins.slice(0, i)).length);
  expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
});
