import { expect, it } from 'vitest';
import { boundary, countNext, drawNext, nextWords, sentencesIn } from '#src/engine/labs/next-word.ts';
import { given, seededRandom } from '../../../support/seeded-random.ts';

const counts = countNext(sentencesIn('the dog chased the ball\nthe cat chased the dog\nthe dog found the cat'));
const brief = (word: string, temperature = 1) => nextWords(counts, word, temperature).map(({ word: next, count, chance }) => [next, count, Number(chance.toFixed(2))]);

it('the three sentences of the lesson give the table of the lesson', () => {
  expect(brief('the')).toEqual([
    ['dog', 3, 0.5],
    ['cat', 2, 0.33],
    ['ball', 1, 0.17],
  ]);
  expect(brief('chased')).toEqual([['the', 2, 1]]);
  expect(brief('cat')).toEqual([
    ['chased', 1, 0.5],
    [boundary, 1, 0.5],
  ]);
  expect(brief('ball')).toEqual([[boundary, 1, 1]]);
});

it('what begins a sentence is counted too', () => {
  expect(brief(boundary)).toEqual([['the', 3, 1]]);
});

it('a word that never stands in the text has no next word', () => {
  expect(brief('puppy')).toEqual([]);
  expect(countNext([]).size).toBe(0);
});

it('a low temperature squares the counts, a high one takes their root', () => {
  expect(brief('the', 0.5).map(([, , chance]) => chance)).toEqual([0.64, 0.29, 0.07]);
  expect(brief('the', 2).map(([, , chance]) => chance)).toEqual([0.42, 0.34, 0.24]);
});

it('the counted share stays what it is at every temperature', () => {
  expect(nextWords(counts, 'the', 0.1).map(({ counted }) => counted)).toEqual(nextWords(counts, 'the', 2).map(({ counted }) => counted));
});

it('the chances add up to 1, also at the coldest and with large counts', () => {
  const many = countNext([...Array.from({ length: 900 }, () => ['a', 'b']), ['a', 'c']]);
  for (const temperature of [0.1, 1, 2]) expect(nextWords(many, 'a', temperature).reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10);
});

it('sentences end at marks and lines, not inside of numbers', () => {
  expect(sentencesIn('It is 3.8. Really? "Yes!" she said\nnew line … end')).toEqual([['it', 'is', '3.8'], ['really'], ['yes'], ['she', 'said'], ['new', 'line'], ['end']]);
});

it('words keep their apostrophes, hyphens and letters of other languages, and lose their capitals', () => {
  expect(sentencesIn("Don't well-known ÉCOLE 北京")).toEqual([["don't", 'well-known', 'école', '北京']]);
});

it('a draw takes the word whose stretch the random number falls into', () => {
  const options = nextWords(counts, 'the', 1);
  const word = (number: number) => drawNext(options, given(number))?.word;
  expect([0, 0.49, 0.51, 0.83, 0.84, 0.999999].map(word)).toEqual(['dog', 'dog', 'cat', 'cat', 'ball', 'ball']);
});

it('many draws come near the chances', () => {
  const random = seededRandom(7);
  const options = nextWords(counts, 'the', 1);
  const drawn = Array.from({ length: 6_000 }, () => drawNext(options, random)?.word);
  expect(drawn.filter((word) => word === 'dog').length / 6_000).toBeCloseTo(0.5, 1);
  expect(drawn.filter((word) => word === 'ball').length / 6_000).toBeCloseTo(1 / 6, 1);
});

it('nothing can be drawn where nothing follows', () => {
  expect(drawNext([], given(0.5))).toBeUndefined();
});
