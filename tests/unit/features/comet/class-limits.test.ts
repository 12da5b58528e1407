/** What keeps notes from a class is said with the place where it stands in the editor. */
import { expect, it } from 'vitest';
import type { NotesBody } from '../../../../src/contracts/comet.ts';
import { CometContent } from '../../../../src/contracts/live/comet-content.ts';
import { faultIn } from '../../../../src/features/comet/class-limits.ts';
import { contentOf, emptyQuestion, newBody } from '../../../../src/features/comet/notes-body.ts';
import { cometNotes } from '../../../support/comet.ts';

const fine = { title: 'Fine', lines: [['A line.']] };
const faultWith = (change: Partial<NotesBody>): string | null => faultIn('T', newBody({ notes: [fine], ...change }));

it('names the part and the line', () => {
  const line = ['The Aswan High Dam was built from 1960 to 1970', 'x'.repeat(1_500)];
  for (const [notes, words] of [
    [
      [fine, { title: '', lines: [['a'], [], line] }],
      'Part 2, line 3 (“The Aswan High Dam was built f…”) is too long: 1,500 characters without a blank, and 1,000 fit. Break it in two.',
    ],
    [[fine, { title: '', lines: Array.from({ length: 60 }, () => ['a']) }], 'Part 2 has 60 lines, and a part holds 40. Cut it in two.'],
    [
      [{ title: '', lines: [Array.from({ length: 30 }, () => ['a', { answer: 'b', alternatives: [] }]).flat()] }],
      'Part 1, line 1 (“ababababababababababababababab…”) has 60 pieces of text and blanks, and a line holds 40. Break it in two.',
    ],
    [
      [{ title: '', lines: [['a ', { answer: 'b'.repeat(121), alternatives: [] }]] }],
      `Part 1, line 1 (“a ${'b'.repeat(28)}…”) has an answer of 121 characters in a blank, and 120 fit.`,
    ],
    [
      [{ title: '', lines: Array.from({ length: 31 }, () => [{ answer: 'b', alternatives: [] }, 'and', { answer: 'c', alternatives: [] }]) }],
      'Part 1 has 62 blanks, and a part holds 60. Cut it in two.',
    ],
  ] as const satisfies readonly (readonly [NotesBody['notes'], string])[])
    expect(faultWith({ notes: [...notes] })).toBe(words);
});

it('a question that was added and left alone is none; one that was begun is asked for', () => {
  expect(faultWith({ questions: [emptyQuestion()] })).toBeNull();
  expect(faultWith({ questions: [emptyQuestion(), { ...emptyQuestion(), options: ['Soil', ''] }] })).toBe('Question 2 has no question yet. Write it, or delete it.');
  expect(faultWith({ questions: [emptyQuestion(), { ...emptyQuestion(), question: 'Why?', options: ['Soil', ''] }] })).toBe('Question 2 needs at least two options.');
  expect(faultIn('T', newBody({ questions: [emptyQuestion()] }))).toBe('Write a line of notes or a question first.');
});

it('whatever has no fault is taken by the server', () => {
  const most = {
    title: 'Most',
    lines: [...Array.from({ length: 39 }, () => ['x'.repeat(1_000)]), [], Array.from({ length: 20 }, () => ['a', { answer: 'b'.repeat(120), alternatives: [] }]).flat()],
  };
  for (const body of [cometNotes, { notes: [most], questions: [emptyQuestion()] }]) {
    const notes = newBody({ notes: body.notes, questions: body.questions });
    expect(faultIn('T', notes)).toBeNull();
    expect(CometContent.safeParse(contentOf('T', notes)).error).toBeUndefined();
  }
});
