/** What the search finds for what was typed. */
import { expect, it } from 'vitest';
import type { SearchEntry } from '../../../../src/contracts/search.ts';
import { finder } from '../../../../src/features/shell/search/find.ts';

const entry = (title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({ kind: 'page', title, url: `/${title}`, text: '', headings: [], ...more });
const find = finder([
  entry('Bias & Ethics', { kind: 'course', text: 'How unfair patterns get into data.', headings: ['Fairness'] }),
  entry('Three hard cases', { kind: 'module', text: 'Where bias hurts.', within: 'Bias & Ethics' }),
  entry('How LLMs Work', { kind: 'course', text: 'Build a language model on paper.' }),
  entry('Privacy Policy', { headings: ['What is stored'] }),
]);
const titles = (query: string): string[] => find(query).map(({ title }) => title);

it('puts the page whose title has the word first', () => {
  expect(titles('bias')).toEqual(['Bias & Ethics', 'Three hard cases']);
});

it('puts the page with exactly this title first, whatever has the words more often', () => {
  const part = entry('If you leave your address', { url: '/privacy#address', text: 'privacy policy, privacy policy', headings: ['Privacy policy'], within: 'Privacy Policy' });
  const course = entry('A policy on privacy: privacy policy', { kind: 'course', headings: ['Privacy policy', 'privacy', 'policy'] });
  const findAll = finder([course, part, entry('Privacy Policy')]);
  expect(findAll(' privacy  POLICY ').map(({ title }) => title)[0]).toBe('Privacy Policy');
});

it('finds by the beginning of a word, in any case', () => {
  expect(titles('PRIV')).toEqual(['Privacy Policy']);
});

it('finds in spite of a slip', () => {
  expect(titles('privcay')).toEqual(['Privacy Policy']);
  expect(titles('langage')).toEqual(['How LLMs Work']);
});

it('finds by headings, which are not shown', () => {
  expect(titles('fairness')).toEqual(['Bias & Ethics']);
  expect(titles('stored')).toEqual(['Privacy Policy']);
});

it('wants all words, and takes most of them for a question that has more', () => {
  expect(titles('language paper')).toEqual(['How LLMs Work']);
  expect(titles('language policy')).toEqual([]);
  expect(titles('where can I build a language model')).toEqual(['How LLMs Work']);
});

it('finds nothing for what no page has, for white space and for signs alone', () => {
  for (const query of ['zzqxv', '   ', '<>', '']) expect(titles(query), query).toEqual([]);
});
