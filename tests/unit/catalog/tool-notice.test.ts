/** A text about a tool that is still being built says so, and stops saying it by itself. */
import { expect, it } from 'vitest';
import { noticeOf, withNotice } from '#src/catalog/tool-notice.ts';
import { sheetWords } from '../../support/planning-sheets.ts';

const notice = 'Still being built: {tools}.';

it('names the tools that the text names, as whole words', () => {
  expect(noticeOf('Aurora drafts, Orbits turn, and Comet asks.\n', ['Aurora', 'Comet', 'Orbit', 'Prism'], notice)).toBe(
    'Aurora drafts, Orbits turn, and Comet asks. Still being built: Aurora and Comet.',
  );
});

it('lists several as the other lists of the site do', () => {
  expect(withNotice('Three.', ['A', 'B', 'C'], notice)).toBe('Three. Still being built: A, B and C.');
});

it('leaves a text about tools that are there as it is', () => {
  expect(noticeOf('Kora asks.', ['Aurora'], notice)).toBe('Kora asks.');
  expect(withNotice('All are there.', [], notice)).toBe('All are there.');
});

it('has a place for the names in the words of the site', () => {
  expect(sheetWords.notice).toContain('{tools}');
});
