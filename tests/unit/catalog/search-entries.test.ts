/** How the search index is put together. */
import { expect, it } from 'vitest';
import { headingsIn, shorten, tellingWords, termsIn, toIndex } from '../../../src/catalog/search-entries.ts';
import type { SearchEntry } from '../../../src/contracts/search.ts';

const entry = (more: Partial<SearchEntry>): SearchEntry => ({ kind: 'page', title: 'A page', url: '/a', text: 'About it.', headings: [], ...more });

it('leaves out what has no page, and suggests nothing that is left out', () => {
  const index = toIndex([entry({ url: '/a' }), entry({ url: '/b#part' })], (url) => url.startsWith('/a'), ['/b#part', '/a']);
  expect(index.entries.map(({ url }) => url)).toEqual(['/a']);
  expect(index.suggestions).toEqual(['/a']);
});

it('has each address once and keeps the later titles as words to find it by', () => {
  const { entries } = toIndex([entry({ title: 'Kora Chat' }), entry({ title: 'Kora' }), entry({ title: 'Kora' }), entry({ title: 'Kora Chat' })], () => true, []);
  expect(entries).toEqual([entry({ title: 'Kora Chat', headings: ['Kora'] })]);
});

it('changes none of the entries it was given', () => {
  const given = entry({});
  toIndex([given, entry({ title: 'Other' })], () => true, []);
  expect(given).toEqual(entry({}));
});

it('stands in the order of the kinds', () => {
  const { entries } = toIndex([entry({ kind: 'paper', url: '/p' }), entry({ kind: 'tool', url: '/t' }), entry({ kind: 'course', url: '/c' })], () => true, []);
  expect(entries.map(({ kind }) => kind)).toEqual(['course', 'tool', 'paper']);
});

it('shortens at the end of a sentence, else at a word', () => {
  expect(shorten('Short text.')).toBe('Short text.');
  expect(shorten('One sentence here. Another one that is too long for it.', 30)).toBe('One sentence here.');
  expect(shorten('One sentence, with a comma and without an end', 20)).toBe('One sentence, with a…');
  expect(shorten('Version 2.0 is\n  out now and more', 12)).toBe('Version 2.0…');
});

it('reads headings without their marks', () => {
  expect(headingsIn('Text\n\n## The `loop`\n\n# Title\n### **Bold** and [a link](/x)\n#not one\n')).toEqual(['The loop', 'Bold and a link']);
});

it('reads the terms of a text', () => {
  expect(termsIn('That is a **hallucination**, not a **slip of the tongue**.')).toEqual(['hallucination', 'slip of the tongue']);
});

it('keeps of each text the words that tell it from the others, once, without short ones and without what the entry says anyway', () => {
  const texts = ['What copyright says about your prompts, and copyright again', 'Copyright and consent about images', 'Consent about music'].map((text) => ({
    text,
    said: 'Music',
  }));
  expect(tellingWords(texts, 1)).toEqual([['prompts', 'again'], ['images'], []]);
  expect(tellingWords(texts, 2)[0]).toContain('copyright');
});
