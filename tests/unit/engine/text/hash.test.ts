import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprint, sentenceMark, shuffled } from '../../../../src/engine/text/hash.ts';
import { bareSentences, knowledge } from '../../../support/knowledge.ts';

describe('a fingerprint', () => {
  // Test vectors of the FNV authors for FNV-1a, 32 bit (isthe.com/chongo/tech/comp/fnv).
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('of "%s" is the published one', (text, value) => {
    expect(fingerprint(text)).toBe(value);
  });
});

describe('the mark of a sentence', () => {
  it('is four letters that are safe in an id', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(sentenceMark(text)).toMatch(/^[A-Za-z0-9_-]{4}$/);
      }),
    );
  });

  it('is blind to case, spacing and punctuation', () => {
    expect(sentenceMark('What  do you notice?')).toBe(sentenceMark('what do you notice'));
    expect(sentenceMark('What do you notice?')).not.toBe(sentenceMark('What did you notice?'));
  });

  it('differs for nearly all the sentences Kora has', () => {
    const sentences = new Set(bareSentences(JSON.stringify(knowledge.anchors).replaceAll('"', '\n'), 5));
    const marks = new Set([...sentences].map(sentenceMark));
    // Chance alone gives n² / 2^25 pairs with one mark of 24 bits.
    expect(sentences.size - marks.size).toBeLessThanOrEqual(3 + (2 * sentences.size ** 2) / 2 ** 25);
  });
});

describe('a shuffled list', () => {
  it('holds the same items in an order that depends only on the seed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        const once = shuffled(items, seed);
        expect(shuffled(items, seed)).toEqual(once);
        expect([...once].sort()).toEqual([...items].sort());
      }),
    );
  });

  it.each([2, 3, 5, 7])('of %i gives every item about the same chance to come first', (count) => {
    const items = Array.from({ length: count }, (_, i) => i);
    const first = items.map(() => 0);
    for (let turn = 0; turn < 2_000; turn++) {
      const [item] = shuffled(items, `message ${turn}|${turn % 20}:0`);
      if (item !== undefined) first[item] = (first[item] ?? 0) + 1;
    }
    // A fair choice stays within a quarter of its share with all but certainty at this count.
    const share = 2_000 / count;
    for (const times of first) expect(Math.abs(times - share), first.join(' ')).toBeLessThan(share / 4);
  });

  it('leaves the list it was given alone', () => {
    const items = [3, 1, 2];
    shuffled(items, 'seed');
    expect(items).toEqual([3, 1, 2]);
  });
});
