/** Guided notes as they stand on a device: of any version, or garbage. */
import { expect, it } from 'vitest';
import type { NotesBody } from '../../../src/contracts/comet.ts';
import { guidedNotesShape } from '../../../src/stores/library/shapes/guided-notes.ts';
import { isNewer, readItem } from '../../../src/stores/library/shapes/index.ts';

const body: NotesBody = {
  lessonTitle: 'Leaves',
  classCode: 'BCD234',
  notes: [{ title: 'In', lines: [['Plants take in ', { answer: 'carbon dioxide', alternatives: ['CO2'] }, '.']] }],
  questions: [{ question: 'Why?', type: 'multiple_choice', options: ['a', 'b'], correctAnswer: 1, lookFor: '' }],
  origin: 'own',
  live: 'BCD234',
  students: 12,
  reports: [
    {
      at: '2026-01-02T00:00:00.000Z',
      code: 'BCD234',
      students: 12,
      completion: 80,
      parts: [{ title: 'In', done: 9, blanks: [{ answer: 'carbon dioxide', tried: 11, right: 10 }] }],
      questions: [{ question: 'Why?', options: ['a', 'b'], correctAnswer: 1, responses: 12, stats: [4, 8], needsAttention: false, texts: [] }],
      asked: [{ text: 'And at night?', reply: '' }],
      withheld: 1,
    },
  ],
};
const item = (shape: number, value: unknown) => ({
  id: 'x',
  kind: 'guided-notes',
  shape,
  title: 'T',
  tags: [],
  isPinned: false,
  created: '2026-01-01T00:00:00Z',
  updated: '',
  trashed: null,
  body: value,
});

it('a body of this version is read as it was written', () => {
  expect(guidedNotesShape.read(body, 2)).toEqual(body);
  expect(readItem(item(2, body))?.body).toEqual(body);
});

it('notes of the first version come up to this one, without a report', () => {
  const { reports: _, ...first } = body;
  expect(readItem(item(1, first))?.body).toEqual({ ...first, reports: [] });
});

it('a body that another tool handed over without counts gets them, and a later version is left alone', () => {
  const { students: _, ...handed } = body;
  expect(guidedNotesShape.read(handed, 1)?.students).toBe(0);
  expect(readItem(item(3, body))).toBeNull();
  expect(isNewer(item(3, body))).toBe(true);
});

it('what cannot be is mended: blanks without an answer, a correct option that is not there, a code that is none, too much of anything', () => {
  const read = guidedNotesShape.read(
    {
      notes: [{ title: 7, lines: [['a', { answer: ' ' }, { answer: 'b', alternatives: [1, 'c'] }, null], 'no line'] }, { title: 'no lines' }, 'no part'],
      questions: [
        { question: 'Q', type: 'multiple_choice', options: ['a'], correctAnswer: 4 },
        { question: 'S', type: 'short_answer', options: ['x'], correctAnswer: 0 },
      ],
      origin: 'elsewhere',
      live: 'HIST-45',
      students: -3,
      reports: [
        { at: 'never' },
        7,
        { at: '2026-01-02', completion: 400, parts: [{ blanks: [{ right: -1 }] }], questions: [{ options: ['a'], correctAnswer: 3, stats: ['x'] }], asked: 'x' },
      ],
    },
    1,
  );
  expect(read).toEqual({
    lessonTitle: '',
    classCode: '',
    notes: [{ title: '', lines: [['a', { answer: 'b', alternatives: ['c'] }]] }],
    questions: [
      { question: 'Q', type: 'multiple_choice', options: ['a'], correctAnswer: null, lookFor: '' },
      { question: 'S', type: 'short_answer', options: [], correctAnswer: null, lookFor: '' },
    ],
    origin: 'own',
    live: null,
    students: 0,
    reports: [
      {
        at: '2026-01-02',
        code: '',
        students: 0,
        completion: 100,
        parts: [{ title: '', done: 0, blanks: [{ answer: '', tried: 0, right: 0 }] }],
        questions: [{ question: '', options: ['a'], correctAnswer: null, responses: 0, stats: [0], needsAttention: false, texts: [] }],
        asked: [],
        withheld: 0,
      },
    ],
  });
  expect(guidedNotesShape.read({ notes: Array.from({ length: 999 }, () => ({ title: '', lines: [] })), questions: [] }, 1)?.notes).toHaveLength(120);
  for (const nothing of [null, 'x', [], {}, { notes: [] }]) expect(guidedNotesShape.read(nothing, 1)).toBeNull();
});

it('what is more than a class takes is kept as it was written', () => {
  const long = { ...body, notes: [{ title: 'Long', lines: Array.from({ length: 60 }, () => ['x'.repeat(1_500), { answer: 'y'.repeat(150), alternatives: [] }]) }] };
  expect(guidedNotesShape.read(long, 2)).toEqual(long);
});
