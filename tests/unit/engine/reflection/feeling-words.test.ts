import { expect, it } from 'vitest';
import { baseOf, feelingWordsIn } from '../../../../src/engine/reflection/feeling-words.ts';

it.each(['hate', 'hated', 'hatred'])('“%s” names hatred, and does not call whoever felt it hateful', (word) => {
  expect(baseOf(word)).toBe('hatred');
});

it('a word that judges a person names no feeling', () => {
  expect(feelingWordsIn('The comments were hateful, and I was sad.')).toEqual(['sad']);
});
