import { describe, expect, it } from 'vitest';
import { breakLines, type Piece } from '../../../../src/features/whitepaper/pdf/lines.ts';

/** One unit a character. */
const measure = (text: string): number => text.length;
const broken = (pieces: readonly Piece[], width: number): string[] => breakLines(pieces, width, measure).map((line) => line.map(({ text }) => text).join('|'));
const plain = (text: string): Piece => ({ text, face: 'text' });

describe('a line', () => {
  it('ends where the next word does not fit, and keeps its space', () => {
    expect(broken([plain('one two three four')], 9)).toEqual(['one two ', 'three ', 'four']);
    expect(broken([plain('one two three four')], 10)).toEqual(['one two ', 'three four']);
  });

  it('does not end inside a word that changes its face, nor between a bracket and a link', () => {
    const pieces: Piece[] = [plain('see ('), { text: 'Wood, 1976', face: 'text', link: '#w' }, plain(') there')];
    expect(broken(pieces, 12)).toEqual(['see (|Wood, ', '1976|) there']);
    expect(broken(pieces, 9)).toEqual(['see ', '(|Wood, ', '1976|) ', 'there']);
  });

  it('may end after a slash, so that a long address fits', () => {
    expect(broken([plain('https://doi.org/10.1/abc')], 16)).toEqual(['https://doi.org/', '10.1/abc']);
  });

  it('takes a word that is wider than it', () => {
    expect(broken([plain('a incomprehensible b')], 8)).toEqual(['a ', 'incomprehensible ', 'b']);
  });
});
