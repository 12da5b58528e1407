import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReadableText } from '#src/engine/reading/is-text.ts';
import { sentencesIn } from '#src/engine/reading/sentences.ts';
import { passageNames, passageText } from '#tests/support/evaluate-reading.ts';
import { workOf } from '#tests/support/work-of.ts';

const texts = (passage: string): string[] => sentencesIn(passage).map(({ text }) => text);

describe('sentences', () => {
  it.each([
    ['Mr. Smith went to the U.S. in Jan. 1912. He left at 5 p.m. on Friday.', ['Mr. Smith went to the U.S. in Jan. 1912.', 'He left at 5 p.m. on Friday.']],
    ['She has 3.5 kg. Dr. J. R. Olu (b. 1950) knows this, e.g. from him.', ['She has 3.5 kg.', 'Dr. J. R. Olu (b. 1950) knows this, e.g. from him.']],
    ['“Stop!” Mara said. “I am.” He left… slowly.', ['“Stop!” Mara said.', '“I am.”', 'He left… slowly.']],
    ['"No!" cried the old man. "What?" she asked.', ['"No!" cried the old man.', '"What?" she asked.']],
    ['我们走吧。他说：“好。”然后他走了。', ['我们走吧。', '他说：“好。”', '然后他走了。']],
    ['¿Qué es esto? Es un perro.', ['¿Qué es esto?', 'Es un perro.']],
    ['my dog is brown. he digs! my mum gets mad. i like him', ['my dog is brown.', 'he digs!', 'my mum gets mad.', 'i like him']],
    ['1. Cut the paper.\n2. Fold it.', ['Cut the paper.', 'Fold it.']],
  ])('%s', (passage, expected) => {
    expect(texts(passage)).toEqual(expected);
  });

  it('takes lines of verse as they are, and puts together lines that a program has broken', () => {
    expect(sentencesIn('The sea came in\nand took the sand\nand left a shell\ninside my hand').map(({ form }) => form)).toEqual(['verse', 'verse', 'verse', 'verse']);
    expect(texts('Honey bees live in colonies of up to 60,000 in-\ndividuals. Each colony has one queen, several\nhundred drones and thousands of workers.')).toEqual([
      'Honey bees live in colonies of up to 60,000 individuals.',
      'Each colony has one queen, several hundred drones and thousands of workers.',
    ]);
  });

  it('tells a heading from the text below it', () => {
    expect(sentencesIn('The Lamp\n\nMara pulled the boat.').map(({ form }) => form)).toEqual(['heading', 'sentence']);
  });

  it.each(passageNames)('in %s stand in order, apart, each where it says', (name) => {
    const passage = passageText(name);
    let last = 0;
    for (const { start, end, text } of sentencesIn(passage)) {
      expect(start).toBeGreaterThanOrEqual(last);
      expect(end).toBeGreaterThan(start);
      last = end;
      const letters = (each: string) => each.match(/\p{L}/gu)?.join('') ?? '';
      expect(letters(passage.slice(start, end)).endsWith(letters(text))).toBe(true);
    }
    expect(last).toBeLessThanOrEqual(passage.length);
  });

  it('of any text whatever are within it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (passage) => {
        let last = 0;
        for (const { start, end } of sentencesIn(passage)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(passage.length);
      }),
    );
  });

  it('are never endless, and 20,000 characters without a full stop are cut in no time', () => {
    const work = workOf(() => {
      const found = sentencesIn('word '.repeat(4_000));
      expect(Math.max(...found.map(({ start, end }) => end - start))).toBeLessThanOrEqual(600);
      expect(sentencesIn('a'.repeat(20_000)).length).toBeGreaterThan(30);
      expect(sentencesIn('. '.repeat(10_000))).toEqual([]);
    });
    expect(work).toBeLessThan(2_000);
  });
});

it.each([
  ['%PDF-1.7\nendobj', false],
  ['PK\u0003\u0004abc', false],
  ['\ufffdPNG\r\n\u001a\n', false],
  [`${'\u0000\u0001'.repeat(10)}abc`, false],
  ['A plain text.\n\tWith a tab.', true],
  ['Caf\u00e9 \ufffd one damaged letter in a long text that is otherwise whole and can be read well', true],
])('%j is text: %s', (text, isText) => {
  expect(isReadableText(text)).toBe(isText);
});
