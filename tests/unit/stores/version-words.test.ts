import { expect, it } from 'vitest';
import { saidThen } from '../../../src/stores/library/version-words.ts';

it('shows where a version begins to say something else, and nothing where all of it still stands', () => {
  const now = { title: 'Trip', text: 'I was angry because the bus was late. Then it rained.', list: ['a', 'b'] };
  expect(saidThen(now, now)).toBeNull();
  expect(saidThen({ ...now, list: ['a'] }, now)).toBeNull();
  expect(saidThen({ ...now, text: 'I was angry because the bus was early.' }, now)).toBe('…the bus was early.');
  expect(saidThen({ ...now, text: '' }, now)).toBeNull();
  expect(saidThen({ text: 'x'.repeat(200) }, { text: 'y' })).toBe(`${'x'.repeat(70)}…`);
});
