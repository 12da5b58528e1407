import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentStems, hasPhrase, isStopWord, stem } from '../../../../src/engine/text/stems.ts';
import { fold, sentencesOf, wordsOf } from '../../../../src/engine/text/words.ts';

describe('folding', () => {
  it.each([
    ["Don't", 'dont'],
    ['DON’T', 'dont'],
    ['Café', 'cafe'],
    ['  two   words ', 'two words'],
    ['line\none', 'line one'],
    ['Ｆｕｌｌ width', 'full width'],
    ['ñandú', 'nandu'],
  ])('makes %s and its variants one word', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe('words', () => {
  it('come in order, folded, without signs', () => {
    expect(wordsOf("I don't get it: 3/4 of a Café!")).toEqual(['i', 'dont', 'get', 'it', '3', '4', 'of', 'a', 'cafe']);
  });

  it('are none in signs and pictures', () => {
    expect(wordsOf('?! 😀 …')).toEqual([]);
  });

  it.each([
    ['fractions', 'fraction'],
    ['adding', 'add'],
    ['plates', 'plate'],
    ['voted', 'voting'],
    ['stopped', 'stop'],
    ['equations', 'equation'],
  ])('have one stem in several forms: %s, %s', (one, other) => {
    expect(stem(one)).toBe(stem(other));
  });

  it.each([
    ['plate', 'plant'],
    ['vote', 'volcano'],
    ['force', 'forest'],
    ['probably', 'probability'],
    ['meaning', 'mean'],
    ['multiple', 'multiplication'],
  ])('keep apart what differs: %s, %s', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  it('carry meaning when they are no stop words', () => {
    expect(contentStems('I really do not get the fractions in my homework')).toEqual([stem('fractions'), stem('homework')]);
    expect(isStopWord('the')).toBe(true);
    expect(isStopWord('fraction')).toBe(false);
    expect(contentStems('I just want you to do it')).toEqual([]);
  });
});

const pieces = fc.array(fc.constantFrom('One', 'two', '3', 'é', '. ', '? ', '… ', '\n', ' ', '"', '- '), { maxLength: 40 }).map((parts) => parts.join(''));

describe('sentences', () => {
  it.each([
    ['One. Two? Three!', ['One.', 'Two?', 'Three!']],
    ['He said "No." She left.', ['He said "No."', 'She left.']],
    ['Wait… What now?', ['Wait…', 'What now?']],
    ['- one\n- two', ['- one', '- two']],
    ['It is 3.5 m long. Then 4.', ['It is 3.5 m long.', 'Then 4.']],
    ['no capital. none here', ['no capital. none here']],
    ['¿Qué pasa? Nada.', ['¿Qué pasa?', 'Nada.']],
    ['...\n\n?!', []],
    ['', []],
  ])('are cut from %j', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });

  it.each(['J. K. Rowling wrote that book.', 'Use a source, e.g. Paris maps of 1900.', 'Ask Ms. Lind about the U.S. Army.', 'Meet Dr. Who at 7:30 a.m. Tuesday.'])(
    'are not cut at an initial or an abbreviation: %s',
    (text) => {
      expect(sentencesOf(text)).toEqual([text]);
    },
  );

  it('lose none of the words', () => {
    fc.assert(
      fc.property(pieces, (text) => {
        expect(sentencesOf(text).flatMap(wordsOf).join('')).toBe(wordsOf(text).join(''));
      }),
    );
  });
});

describe('a phrase', () => {
  it.each([
    ['I am adding fractions today', 'Adding Fractions', true],
    ['the cold-war years', 'cold war', true],
    ["it doesn't matter", 'doesnt', true],
    ['infractions happen', 'fractions', false],
    ['cold soup and war', 'cold war', false],
  ])('is met as whole words only: %s / %s', (text, phrase, expected) => {
    expect(hasPhrase(text, phrase)).toBe(expected);
  });
});
