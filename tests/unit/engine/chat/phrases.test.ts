import { describe, expect, it } from 'vitest';
import { asWords, PhraseBook, patternOf } from '../../../../src/engine/chat/phrases.ts';

const groups = { parent: 'mum/mom/dad' };
const standsIn = (phrase: string, text: string) => patternOf(phrase, groups).test(asWords(text));

describe('a phrase of the content', () => {
  it.each([
    ['make it shorter', 'could you MAKE it, shorter please', true],
    ['make it shorter', 'make it short', false],
    ['^ shorter', 'ok so shorter', true],
    ['^ shorter', 'it should be shorter', false],
    ['the parent/parents wrote', 'the parents wrote again', true],
    ['the parent/parents wrote', 'the parent phoned', false],
    ['my {parent} said', 'well my dad said no', true],
    ['my {parent} said', 'my aunt said no', false],
    ['explain* it?', 'explaining', true],
    ['too * for me', 'it is too long and dull for me', true],
    ['too * for me', 'it is too long and dull and grey and sad for me', false],
    ['thanks $', 'many thanks', true],
    ['thanks $', 'thanks a lot', false],
    ['he refuse*', 'he refused', true],
  ])('"%s" in "%s": %s', (phrase, text, stands) => expect(standsIn(phrase, text)).toBe(stands));

  it('says where it stands', () => expect(patternOf('i mean', {}).exec(asWords('No, I mean the other'))).toMatchObject({ index: 3, 0: 'i mean ' }));
});

describe('a book of phrases', () => {
  const book = new PhraseBook(
    Object.entries({ first: ['do it', 'multipl* by'], second: ['{parent} called'], third: ['* again'], fourth: ['multiply by two'] }).map(
      ([what, phrases]) => [what, phrases.map((phrase) => patternOf(phrase, groups))] as const,
    ),
  );
  const told = (text: string) => [...book.told(asWords(text))].map(({ what }) => what);

  it('tells in its own order of everything that stands in the text', () =>
    expect(told('My mom called: multiplying by two, do it once again!')).toEqual(['first', 'first', 'second', 'third']));
  it('finds a phrase by a short word and by the beginning of a long one', () => expect([told('just do it'), told('multiplied by 3')]).toEqual([['first'], ['first']]));
  it('says what the longest phrase tells of', () => expect(book.longest(asWords('multiply by two'))?.what).toBe('fourth'));
  it('passes over what does not pass', () => expect(book.first(asWords('do it again'), (what) => what !== 'first')).toBe('third'));
  it('says nothing of a text without any', () => expect([book.first(asWords('hello')), book.longest(asWords(''))]).toEqual([null, null]));
});
