import { describe, expect, it } from 'vitest';
import { readPaper } from '../../../src/catalog/paper.ts';
import { readBlocks } from '../../../src/catalog/paper-blocks.ts';
import type { Whitepaper } from '../../../src/catalog/schemas/whitepaper.ts';

const front: Whitepaper = {
  title: 'T',
  subtitle: 'S',
  version: '1.0',
  date: '2026-11-20',
  abstract: "A student's try.",
  keyConcepts: [],
  benefits: [],
  sources: ['one', 'two', 'many'],
};
const works = [
  { key: 'one', title: 'Is it one?', authors: ["O'Neil, A."], year: 1999, supports: 's', url: 'https://example.org/1' },
  { key: 'two', title: 'Two: a study', authors: ['Kulik, J. A.', 'Fletcher, J. D.'], year: 2016, supports: 's', doi: '10.1/x' },
  { key: 'many', title: 'Many', authors: ['Liang, W.', 'Zou, J.', 'et al.'], year: 2023, supports: 's' },
];
const cited = 'As found (O’Neil, 1999), and again (Kulik and Fletcher, 2016; Liang et al., 2023).';

describe('a paper', () => {
  it('knows the work behind each citation and the rest of the text around it', () => {
    const { blocks } = readPaper('p.mdx', front, cited, works);
    const [paragraph] = blocks;
    expect(paragraph?.kind === 'paragraph' && paragraph.inlines.map(({ text, cites }) => (cites ? `[${text}|${cites}]` : text)).join('')).toBe(
      'As found ([O’Neil, 1999|one]), and again ([Kulik and Fletcher, 2016|two]; [Liang et al., 2023|many]).',
    );
  });

  it('writes its sources as a list does', () => {
    const { sources, abstract } = readPaper('p.mdx', front, cited, works);
    expect(sources.map(({ authors, title, shortTitle, url }) => [authors, title, shortTitle, url])).toEqual([
      ['O’Neil, A.', 'Is it one?', 'Is it one?', 'https://example.org/1'],
      ['Kulik, J. A. and Fletcher, J. D.', 'Two: a study.', 'Two', 'https://doi.org/10.1/x'],
      ['Liang, W., Zou, J., et al.', 'Many.', 'Many', undefined],
    ]);
    expect(abstract).toBe('A student’s try.');
  });

  it('is refused when it cites a work that is not in its list, has an idle source, or an unknown key', () => {
    expect(() => readPaper('p.mdx', front, `${cited} Also (Nobody, 2020).`, works)).toThrow(/p\.mdx: "\(Nobody, 2020\)" is cited/);
    expect(() => readPaper('p.mdx', front, 'As found (O’Neil, 1999).', works)).toThrow(/two, many: the text does not cite this/);
    expect(() => readPaper('p.mdx', { ...front, sources: ['three'] }, cited, works)).toThrow(/"three" is not a key/);
  });
});

describe('the blocks of a text', () => {
  it('keep bold, italics, links, lists and tables', () => {
    expect(readBlocks('f', '## A “big” step\n\n**Bold** and *soft* [link](/kora).\n\n1. one\n2. two\n\n| a | b |\n| - | - |\n| c | d |')).toEqual([
      { kind: 'heading', level: 2, id: 'a-big-step', text: 'A “big” step' },
      {
        kind: 'paragraph',
        inlines: [{ text: 'Bold', strong: true }, { text: ' and ' }, { text: 'soft', emphasis: true }, { text: ' ' }, { text: 'link', href: '/kora' }, { text: '.' }],
      },
      { kind: 'list', ordered: true, items: [[{ text: 'one' }], [{ text: 'two' }]] },
      { kind: 'table', header: [[{ text: 'a' }], [{ text: 'b' }]], rows: [[[{ text: 'c' }], [{ text: 'd' }]]] },
    ]);
  });

  it.each([
    ['# Title', /f: the heading "Title"/],
    ['> quoted', /f: has a part of the kind "blockquote"/],
    ['Some `code`.', /f: has text of the kind "inlineCode"/],
    ['- one\n\n  two', /f: a list item holds more than one paragraph/],
  ])('are refused where the PDF could not show them: %s', (text, message) => {
    expect(() => readBlocks('f', text)).toThrow(message);
  });
});
