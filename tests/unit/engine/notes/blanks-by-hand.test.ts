/** Notes as typed text, blanks out of a text, what counts as right, and what a support level fills in. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cometLimits } from '../../../../src/contracts/comet.ts';
import { isBlank, type NotesBlank, type NotesPart } from '../../../../src/contracts/guided-notes.ts';
import { blankCount, notesFromText, partText } from '../../../../src/engine/notes/from-text.ts';
import { knownWords } from '../../../../src/engine/notes/known-words.ts';
import { lineFromMarks, linesFromMarks, markedLine, markedText, toggleBlank } from '../../../../src/engine/notes/marks.ts';
import { markBlank } from '../../../../src/engine/notes/spelling.ts';
import { supportFor } from '../../../../src/engine/notes/support.ts';
import { anyText } from '../../../support/any-text.ts';

const blank = (answer: string, ...alternatives: string[]): NotesBlank => ({ answer, alternatives });

describe('marks', () => {
  it('brackets are blanks, a bar parts the alternatives, and a backslash makes a bracket a bracket', () => {
    expect(lineFromMarks('In 1947 the [Truman Doctrine|Truman plan] helped [Greece].')).toEqual([
      'In 1947 the ',
      blank('Truman Doctrine', 'Truman plan'),
      ' helped ',
      blank('Greece'),
      '.',
    ]);
    expect(lineFromMarks('an \\[aside\\] and [ ] and [open')).toEqual(['an [aside] and [ ] and [open']);
    expect(lineFromMarks('[a\\|b|c]')).toEqual([blank('a|b', 'c')]);
  });

  it('what is written out reads back as it was, whatever stands in it', () => {
    for (const pieces of [['x [y] \\ z | w', blank('a|b', '[c]'), '!'], [blank('one')], ['\\'], ['a\\[']]) expect(lineFromMarks(markedLine(pieces))).toEqual(pieces);
    const signs = fc.string({ unit: fc.constantFrom('[', ']', '|', '\\', 'a', ' ', '\n'), maxLength: 20 });
    fc.assert(
      fc.property(fc.oneof(anyText(), signs), (any) => {
        const line = any.replaceAll('\n', ' ');
        expect(lineFromMarks(markedLine(line === '' ? [] : [line])).join('')).toBe(line);
        // Reading and writing settle at once.
        const once = markedText(linesFromMarks(any));
        expect(markedText(linesFromMarks(once))).toBe(once);
      }),
      { seed: 7, numRuns: 500 },
    );
  });

  it('a selection becomes a blank and a blank its words again; spaces stay outside, a line break makes none', () => {
    const text = 'The Nile floods.';
    const made = toggleBlank(text, 3, 9);
    expect(made).toEqual({ text: 'The [Nile] floods.', from: 4, to: 10 });
    expect(toggleBlank(made?.text ?? '', 4, 10)?.text).toBe(text);
    expect(toggleBlank(made?.text ?? '', 5, 9)?.text).toBe(text);
    expect(toggleBlank('The [Nile|river] floods', 4, 16)?.text).toBe('The Nile floods');
    expect(toggleBlank('a\nb', 0, 3)).toBeNull();
    expect(toggleBlank('a [b] c', 0, 7)).toBeNull();
    expect(toggleBlank('a  b', 1, 3)).toBeNull();
  });
});

describe('what counts as right', () => {
  it('capitals, accents, hyphens, spaces, an article and a full stop never matter', () => {
    for (const [given, answer] of [
      [' PHOTOSYNTHESIS. ', 'photosynthesis'],
      ['detente', 'détente'],
      ['Détente', 'detente'],
      ['non aligned', 'non-aligned'],
      ['the Iron  Curtain', 'Iron Curtain'],
      ["O'Neil", 'O’Neil'],
      ['１９４７', '1947'],
      ['CO₂', 'CO2'],
      ['St Petersburg', 'St. Petersburg'],
      ['Mr. Darcy', 'Mr Darcy'],
      ['USA', 'U.S.A.'],
      ['U.S.A.', 'USA'],
      ['pm', 'p.m.'],
      ['p. m.', 'pm'],
      ['1600', '1,600'],
      ['1,000,000', '1000000'],
      ['12 000', '12,000'],
      ['what now who leads', 'What now? Who leads?'],
      ['red white and blue', 'red, white and blue'],
    ] as const)
      expect(markBlank(given, blank(answer)), given).toBe('right');
    expect(markBlank('CO2', blank('carbon dioxide', 'CO2'))).toBe('right');
    expect(markBlank('  ', blank('x'))).toBe('empty');
  });

  it('a sign is no spelling: minus, decimal points, factorials, ranges, primes and powers matter, however the sign is typed', () => {
    for (const [given, answer] of [
      ['5', '-5'],
      ['5.', '-5'],
      ['-5', '5'],
      ['.5', '5'],
      ['5!', '5'],
      ['n', 'n!'],
      ['23', '2-3'],
      ['2 3', '23'],
      ['11/2', '1 1/2'],
      ['11/2', '1½'],
      ['102', '10²'],
      ['b', 'a + b'],
      ['xy', 'x-y'],
      ['Cl', 'Cl-'],
      ['f(x)', 'f’(x)'],
      ['=', '≠'],
      ['1.600', '1600'],
      ['16,00', '1600'],
      ['(1600)', '(1,600)'],
      ['oxygen+', 'oxygen'],
    ] as const)
      expect(markBlank(given, blank(answer)), `${given} for ${answer}`).toBe('wrong');
    for (const [given, answer] of [
      ['−5', '-5'],
      ['–5', '-5'],
      ['- 5', '−5'],
      ['5.', '5'],
      ['.5', '0.5'],
      ['5!', '5 !'],
      ['2–3', '2-3'],
      ['2 — 3', '2-3'],
      ['1 000', '1000'],
      ['1½', '1 1/2'],
      ['a+b', 'a + b'],
      ['10^2', '10²'],
      ['x^2', 'x²'],
      ['m2', 'm²'],
      ["f'(x)", 'f’(x)'],
      ['covid 19', 'COVID-19'],
      ['T cell', 'T-cell'],
      ['ing', '-ing'],
      ['stop', 'Stop!'],
      ['(carbon)', 'carbon'],
    ] as const)
      expect(markBlank(given, blank(answer)), `${given} for ${answer}`).toBe('right');
  });

  it('a name of letters and figures is the same with a hyphen, a space or neither; a sum, a sign and a range are not', () => {
    for (const [given, answer] of [
      ['U235', 'U-235'],
      ['u 235', 'U-235'],
      ['u-235', 'U235'],
      ['U–235', 'U 235'],
      ['CO 2', 'CO2'],
      ['CO-2', 'CO₂'],
      ['H2', 'H-2'],
      ['B12', 'B-12'],
      ['vitamin b-12', 'vitamin B12'],
      ['MP-3', 'MP3'],
      ['mp 3', 'MP3'],
      ['3D', '3-D'],
      ['3-d', '3D'],
      ['R2D2', 'R2-D2'],
      ['covid19', 'COVID-19'],
    ] as const)
      expect(markBlank(given, blank(answer)), `${given} for ${answer}`).toBe('right');
    expect(markBlank('U235', blank('uranium', 'U-235'))).toBe('right');
    for (const [given, answer] of [
      ['5', '-5'],
      ['32', '3-2'],
      ['3-2', '32'],
      ['x2', 'x-2'],
      ['X2', 'x-2'],
      ['x-2', 'x²'],
      ['m-2', 'm2'],
      ['n1', 'n-1'],
      ['2x', '2-x'],
      ['U-235', 'U-238'],
      ['U235-', 'U-235'],
      ['-U235', 'U-235'],
      ['U23-5', 'U-235'],
      ['U--235', 'U-235'],
      ['Ca2', 'Ca2+'],
      ['N1', 'N - 1'],
      ['A1=B', 'A-1=B'],
      ['(B12)', '(B-12)'],
    ] as const)
      expect(markBlank(given, blank(answer)), `${given} for ${answer}`).toBe('wrong');
  });

  it('a blank may be a sign itself', () => {
    for (const [given, answer] of [
      [',', ','],
      ['–', '-'],
      ['“', '"'],
      ["'", '’'],
      ['...', '…'],
      [' ! ', '!'],
    ] as const)
      expect(markBlank(given, blank(answer)), given).toBe('right');
    for (const given of ['.', ';', 'x']) expect(markBlank(given, blank(',')), given).toBe('wrong');
    expect(markBlank(' ', blank(','))).toBe('empty');
  });

  it('in a word of five letters only two that changed places are forgiven', () => {
    for (const given of ['lihgt', 'ligth', 'Lgiht']) expect(markBlank(given, blank('light')), given).toBe('slip');
    for (const given of ['ilght', 'lightt', 'ligh', 'lighd', 'night']) expect(markBlank(given, blank('light')), given).toBe('wrong');
    expect(markBlank('trail', blank('trial'), ['trail'])).toBe('wrong');
    expect(markBlank('raod', blank('road'))).toBe('wrong');
  });
  it('a longer word may have one slip, a short one and a figure none', () => {
    for (const given of ['photosyntesis', 'photosynthessis', 'photosynthasis', 'phtoosynthesis']) expect(markBlank(given, blank('photosynthesis')), given).toBe('slip');
    for (const [given, answer] of [
      ['photosinthasis', 'photosynthesis'],
      ['ruts', 'roots'],
      ['root', 'roots'],
      ['19471', '194712'],
      ['1948123', '1947123'],
      ['affect', 'effect'],
      ['ocean', 'oxygen'],
      ['x', 'oxygen'],
    ] as const)
      expect(markBlank(given, blank(answer)), given).toBe('wrong');
  });

  it('another word of the notes is never taken for this one, nor what is as near to it', () => {
    const others = ['meiosis', 'adsorption'];
    expect(markBlank('meiosis', blank('mitosis'), others)).toBe('wrong');
    expect(markBlank('miosis', blank('mitosis'), others)).toBe('wrong');
    expect(markBlank('mitosiss', blank('mitosis'), others)).toBe('slip');
    expect(markBlank('adsorption', blank('absorption'), others)).toBe('wrong');
    expect(markBlank('adsorption', blank('absorption'))).toBe('slip');
    // The same word in another number is the same word.
    expect(markBlank('superpowers', blank('superpower'), ['superpowers'])).toBe('slip');
  });

  it('knows every answer, every alternative and every longer word of the text', () => {
    const words = knownWords([{ title: 'Cells', lines: [['The ', blank('nucleus', 'core'), ' holds chromosomes.']] }]);
    for (const word of ['nucleus', 'core', 'holds', 'chromosomes', 'Cells']) expect(words).toContain(word);
  });
});

const text = `Photosynthesis

Photosynthesis is the process by which green plants make sugar. It takes place in the chloroplasts of leaf cells. Plants take in carbon dioxide through openings called stomata.

Why it matters

In 1779 the Dutch doctor Jan Ingenhousz showed that plants need light for it. Is there life without it?
- Sugar is stored as starch.`;

describe('notes from a text', () => {
  it('takes headings as parts, sentences as lines, and makes a blank in nearly each', () => {
    const { parts } = notesFromText(text);
    expect(parts.map(({ title, lines }) => [title, lines.length])).toEqual([
      ['Photosynthesis', 3],
      ['Why it matters', 3],
    ]);
    expect(blankCount(parts)).toBeGreaterThanOrEqual(5);
    // The words stand in the text as they were, and the heading gives none away.
    expect(parts.flatMap(({ lines }) => lines.map((line) => line.map((piece) => (isBlank(piece) ? piece.answer : piece)).join(''))).join(' ')).toBe(
      text
        .split('\n\n')
        .filter((_, i) => i % 2 === 1)
        .join(' ')
        .replaceAll(/\n- /g, ' '),
    );
    expect(partText(parts[0] as NotesPart)).not.toMatch(/\[photosynthesis/i);
    // A question is asked, not filled in.
    expect(partText(parts[1] as NotesPart)).toContain('Is there life without it?');
    expect(notesFromText(text).parts).toEqual(parts);
  });

  it('keeps marks that are there, adds none beside them, and takes bold words for blanks', () => {
    expect(notesFromText('The [Nile|river] floods each summer in Egypt.').parts.map(partText)).toEqual(['The [Nile|river] floods each summer in Egypt.']);
    expect(notesFromText('A **mitochondrion** makes energy.').parts.map(partText)).toEqual(['A [mitochondrion] makes energy.']);
  });

  it('cuts a long part in two, and has nothing to say to nothing', () => {
    const long = Array.from({ length: 20 }, (_, i) => `Sentence ${i} holds a chlorophyll molecule.`).join(' ');
    expect(notesFromText(long).parts.map(({ title, lines }) => [title, lines.length])).toEqual([
      ['Notes (1 of 3)', 7],
      ['Notes (2 of 3)', 7],
      ['Notes (3 of 3)', 6],
    ]);
    expect(notesFromText(' \n ').parts).toEqual([]);
  });

  /** Every word of the notes, in their order. */
  const wordsOf = (parts: readonly NotesPart[]): string =>
    parts
      .flatMap(({ lines }) => lines)
      .map((line) => line.map((piece) => (isBlank(piece) ? piece.answer : piece)).join(''))
      .join(' ');

  it('a long text stands in the notes whole: parts grow with it, and a line that is too long goes on in the next', () => {
    const sentences = Array.from({ length: 250 }, (_, i) => `Sentence ${i} holds a chlorophyll molecule.`).join(' ');
    const { parts, ...left } = notesFromText(sentences);
    expect(wordsOf(parts)).toBe(sentences);
    expect(parts.length).toBeLessThanOrEqual(cometLimits.parts);
    expect(left).toEqual({ lostChars: 0, lostParts: [], lostTitles: [] });
    const endless = Array.from({ length: 400 }, (_, i) => `molecule ${i}`).join(', ');
    const long = notesFromText(endless).parts;
    expect(wordsOf(long)).toBe(endless);
    expect(Math.max(...long.flatMap(({ lines }) => lines).map((line) => wordsOf([{ title: '', lines: [line] }]).length))).toBeLessThanOrEqual(cometLimits.lineChars);
  });

  it('what does not fit is told: parts beyond the most, headings with nothing under them, the end of a text that is too long', () => {
    const headings = Array.from({ length: 45 }, (_, i) => `# Topic ${i + 1}\n\nA chlorophyll molecule.`).join('\n\n');
    const { parts, lostParts, lostTitles } = notesFromText(`${headings}\n\n# The end\n`);
    expect([parts.length, lostParts.length, lostParts[0]?.title, lostTitles]).toEqual([30, 15, 'Topic 31', ['The end']]);
    expect(notesFromText('word '.repeat(9_000)).lostChars).toBe(5_000);
  });

  it('never breaks, whatever is pasted', () => {
    fc.assert(
      fc.property(anyText(400), (pasted) => {
        for (const { lines } of notesFromText(pasted).parts) for (const piece of lines.flat()) if (isBlank(piece)) expect(piece.answer.trim()).not.toBe('');
      }),
      { seed: 7, numRuns: 200 },
    );
  });
});

describe('support', () => {
  const notes: NotesPart[] = [
    { title: 'A', lines: [[blank('b1'), ' ', blank('a2'), ' ', blank('B1')]] },
    { title: 'B', lines: [[blank('c3')]] },
  ];
  it('fills in none, every second one, all of them, or offers the words, and only where the class has been', () => {
    const everywhere = () => true;
    expect(supportFor(notes, 'blanks', everywhere)).toEqual({ level: 'blanks', given: {}, bank: [] });
    expect(supportFor(notes, 'half', everywhere)).toEqual({ level: 'half', given: { 0: { 1: 'a2' }, 1: { 0: 'c3' } }, bank: [] });
    expect(supportFor(notes, 'filled', (part) => part === 0)).toEqual({ level: 'filled', given: { 0: { 0: 'b1', 1: 'a2', 2: 'B1' } }, bank: [] });
    expect(supportFor(notes, 'bank', (part) => part === 0).bank).toEqual(['a2', 'B1']);
  });
});
