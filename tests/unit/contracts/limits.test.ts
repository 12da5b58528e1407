import { describe, expect, it } from 'vitest';
import { hasVisibleText } from '../../../src/contracts/limits.ts';

describe('a text with nothing to read', () => {
  it.each([
    ['nothing', ''],
    ['spaces, lines and tabs', ' \u00a0\u2003\n\t'],
    ['zero-width characters', '\u200b\u200d\u2060\ufeff'],
    ['control and direction characters', '\u0000\u0007\u202e\u2066'],
    ['the Hangul filler', '\u3164'],
    ['the Hangul leading and middle fillers', '\u115f\u1160'],
    ['the half-width Hangul filler', '\uffa0'],
    ['the blank Braille pattern', '\u2800'],
    ['soft hyphens and the grapheme joiner', '\u00ad\u034f'],
    ['variation selectors without a sign before them', '\ufe0f\u180b'],
  ])('is one of %s', (_name, text) => {
    expect(hasVisibleText(text)).toBe(false);
    expect(hasVisibleText(`${text}a${text}`)).toBe(true);
  });
});

describe('a text with something to read', () => {
  it.each(['a', '?', '½', '한', 'ᄒ', 'ﾡ', '⠁', '❤️', '👩‍👧', 'ع', '分'])('is %s', (text) => {
    expect(hasVisibleText(text)).toBe(true);
  });
});
