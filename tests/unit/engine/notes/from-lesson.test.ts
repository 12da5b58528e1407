import { expect, it } from 'vitest';
import { blanksIn, isBlank } from '../../../../src/contracts/guided-notes.ts';
import { notesFromLesson } from '../../../../src/engine/notes/from-lesson.ts';
import { namedLesson } from '../../../support/lesson-body.ts';
import { lesson, sixtyRequests } from '../../../support/lessons.ts';

const withPack = sixtyRequests.filter((request) => lesson(request).pack !== null);

it('a lesson on checked knowledge gives notes with at least three blanks; no line gives its own answers away', () => {
  expect(withPack.length).toBeGreaterThan(40);
  for (const request of withPack) {
    const { title, body } = namedLesson(request);
    const notes = notesFromLesson(title, body);
    expect(blanksIn(notes).length, title).toBeGreaterThanOrEqual(3);
    for (const line of notes.notes.flatMap(({ lines }) => lines)) {
      const shown = ` ${line.filter((piece) => !isBlank(piece)).join(' ')} `.toLowerCase();
      for (const { answer, alternatives } of line.filter(isBlank)) {
        expect(shown.includes(` ${answer.toLowerCase()} `), `${answer} in ${shown}`).toBe(false);
        expect(alternatives.map((each) => each.toLowerCase())).not.toContain(answer.toLowerCase());
        expect(answer.trim()).toBe(answer);
      }
    }
  }
});

it('the word bank holds every answer once', () => {
  for (const request of withPack.slice(0, 20)) {
    const { title, body } = namedLesson(request);
    const notes = notesFromLesson(title, body);
    const answers = new Set(blanksIn(notes).map(({ answer }) => answer.toLowerCase()));
    expect(notes.wordBank.map((word) => word.toLowerCase()).sort()).toEqual([...answers].sort());
  }
});

it('a frame that nobody has filled in gives no blanks', () => {
  const { title, body } = namedLesson({ topic: 'The sleep of giraffes' });
  expect(blanksIn(notesFromLesson(title, body))).toEqual([]);
});

it('the name in brackets, the singular and a figure without commas count as well; the longer term comes before the shorter', () => {
  const { body } = namedLesson();
  const notes = notesFromLesson('T', {
    ...body,
    vocabulary: [
      { term: 'carbon dioxide (CO2)', definition: 'A gas in the air.' },
      { term: 'dioxide', definition: 'Something with two oxygen atoms.' },
      { term: 'guard cell', definition: 'One of two that open and close a pore.' },
    ],
    slides: [{ kind: 'idea', title: 'Air', content: ['Leaves take in carbon dioxide.', 'The tank held 1,200 liters.', 'It lost its guard cells.', 'Why is that so?'], notes: '' }],
  });
  expect(notes.notes[0]?.lines).toEqual([
    ['Leaves take in ', { answer: 'carbon dioxide', alternatives: ['CO2'] }, '.'],
    ['The tank held ', { answer: '1,200', alternatives: ['1200'] }, ' liters.'],
    ['It lost its ', { answer: 'guard cells', alternatives: ['guard cell'] }, '.'],
  ]);
});

it('a word that the heading or its own meaning gives away is not the blank', () => {
  const { body } = namedLesson();
  const notes = notesFromLesson('T', {
    ...body,
    vocabulary: [
      { term: 'unit fraction', definition: 'A fraction with 1 on top, such as 1/5.' },
      { term: 'numerator', definition: 'The top number.' },
    ],
    slides: [{ kind: 'idea', title: 'The numerator', content: ['The numerator of a unit fraction never changes.'], notes: '' }],
  });
  expect(notes.notes.map(({ lines }) => lines)).toEqual([
    [['The numerator of a ', { answer: 'unit fraction', alternatives: [] }, ' never changes.']],
    [
      ['unit fraction: ', 'A fraction with 1 on top, such as ', { answer: '1/5', alternatives: [] }, '.'],
      [{ answer: 'numerator', alternatives: [] }, ': The top number.'],
    ],
  ]);
});
