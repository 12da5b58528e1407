import { describe, expect, it } from 'vitest';
import { asWords, patternOf } from '../../../../src/engine/chat/phrases.ts';

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
