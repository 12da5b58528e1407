import { describe, expect, it } from 'vitest';
import { normalizeForScreen, sanitizeText, screenForms } from '../../../../src/engine/safety/normalize.ts';

describe('normalizeForScreen', () => {
  it.each([
    ['figures for letters', 'I wanna k1ll mys3lf'],
    ['a sign inside a word', 'i want to k!ll myself'],
    ['letters hidden by signs', 'i want to k*ll m*self'],
    ['letters set apart', 'i want to k i l l   m y s e l f'],
    ['letters with dots', 'i want to k.i.l.l myself'],
    ['stretched letters', 'i want to kiiiilllll myselffff'],
    ['words run together', '#iwanttokillmyself'],
    ['styled letters', '𝓘 𝔀𝓪𝓷𝓽 𝓽𝓸 𝓴𝓲𝓵𝓵 𝓶𝔂𝓼𝓮𝓵𝓯'],
    ['boxed letters', 'i want to 🅺🅸🅻🅻 myself'],
    ['Cyrillic lookalikes', 'i want to kіll mуself'],
    ['combining marks', 'i want to k̷̢i̶l̸l̶ myself'],
    ['invisible characters', 'i wa\u200bnt to ki\u2060ll my\u00adself'],
    ['direction overrides', '\u202ei want to kill myself\u202c'],
    ['fillers', 'i just really fucking want to kill myself'],
  ])('reads %s as the plain sentence', (_, text) => {
    expect(normalizeForScreen(text)).toBe(normalizeForScreen('I want to kill myself'));
  });

  it('leaves numbers, fractions, years and decimals alone', () => {
    expect(normalizeForScreen('3/4 of 12.5 in 1945-1991')).toBe('3/4 of 12.5 in 1945-1991');
  });

  it('keeps sentences apart', () => {
    expect(normalizeForScreen('It is done. Next one?')).toContain(' . ');
  });

  it('reads a word with signs inside it a second time without them', () => {
    expect(screenForms('un-alive')).toHaveLength(2);
    expect(screenForms('plain words')).toHaveLength(1);
  });

  it('answers something for nothing, for signs and for other scripts', () => {
    for (const text of ['', '   ', '***', '漢字 и кириллица', '\ud800']) expect(typeof normalizeForScreen(text)).toBe('string');
  });
});

describe('sanitizeText', () => {
  it('keeps ordinary text of any script as typed', () => {
    const text = 'Nguyễn Thị Anh said:\n\t"¿Qué?" — naïve, Straße, 漢字, 3 < 4, e\u0301.';
    expect(sanitizeText(text)).toBe(text);
  });

  it('removes lone surrogates, control characters and direction overrides', () => {
    expect(sanitizeText('a\ud800b\0c\u0007d\u202ee\u2066f')).toBe('abcdef');
  });

  it('keeps line breaks of any kind as one kind', () => {
    expect(sanitizeText('a\r\nb\rc\nd')).toBe('a\nb\nc\nd');
  });

  it('removes invisible characters, but not the joiner inside emoji', () => {
    expect(sanitizeText('x\u200dy\u200bz 👨‍👩‍👧 ❤️‍🔥 👩🏽‍🚀')).toBe('xyz 👨‍👩‍👧 ❤️‍🔥 👩🏽‍🚀');
  });

  it('removes hidden tag characters, but not those of a flag', () => {
    expect(sanitizeText('a\u{e0041}\u{e0042}b 🏴󠁧󠁢󠁥󠁮󠁧󠁿')).toBe('ab 🏴󠁧󠁢󠁥󠁮󠁧󠁿');
  });

  it('keeps at most three combining marks in a row', () => {
    expect(sanitizeText(`z${'\u0301'.repeat(1000)}!`)).toBe(`z${'\u0301'.repeat(3)}!`);
  });
});
