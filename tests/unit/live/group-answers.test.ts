/** Like answers side by side. */
import { expect, it } from 'vitest';
import { groupAnswers } from '../../../src/engine/live/group-answers.ts';
import { reportCsv } from '../../../src/features/pare/lead/report-csv.ts';
import type { LiveView } from '../../../src/stores/live/live-view.ts';
import { pareLesson } from '../../support/live.ts';
import { answerOf, askOf, seatOf, viewOf } from '../../support/live-line.ts';

const texts = (...all: string[]) => all.map((text) => ({ text }));

it('puts answers that say the same together, the largest group first, and names what they share', () => {
  const groups = groupAnswers(
    texts(
      'I have no idea',
      'The rivers were used to water cotton',
      'Cotton needed the water of the rivers',
      'They watered the cotton with both rivers',
      'It was the sun',
      'the sun!!',
    ),
  );
  expect(groups.map(({ items }) => items.length)).toEqual([3, 1, 1, 1]);
  expect(groups[0]?.words).toEqual(expect.arrayContaining(['rivers', 'cotton']));
});

it('the same words are the same answer, however they are written; one shared word is not enough', () => {
  expect(groupAnswers(texts('Yes', 'yes.', 'YES!')).map(({ items }) => items.length)).toEqual([3]);
  expect(groupAnswers(texts('Water from the north', 'Water in the cellar'))).toHaveLength(2);
});

it('a report opens in a spreadsheet without running anything', () => {
  const answer = { ref: 'a1', pid: 'p1', step: 2, q: 'activate', rev: 1, at: 0, level: 0 as const, shown: true, text: '=HYPERLINK("x")' };
  const ask = { ref: 'k2', pid: 'p1', text: 'can i talk to someone', at: 0, level: 2 as const, reply: '', shown: false, votes: 0 };
  const view = {
    room: { content: pareLesson },
    roster: new Map([['p1', { name: '+Ana' }]]),
    answers: new Map([['a1', answer]]),
    asks: new Map([['k2', ask]]),
  } as unknown as LiveView;
  const rows = reportCsv(view, true).split('\r\n');
  expect(rows[1]).toBe(`'+Ana,Activate,Write the three most likely reasons.,"'=HYPERLINK(""x"")",1,1970-01-01T00:00:00.000Z,yes,,`);
  // A call for help that was put as a question is in no other file.
  expect(rows[4]).toBe(`'+Ana,can i talk to someone,,1970-01-01T00:00:00.000Z,no,,yes`);
  const nameless = reportCsv(view, false);
  expect(nameless).not.toContain('Ana');
  expect(nameless.split('\r\n')[4]).toBe('Student 1,can i talk to someone,,1970-01-01T00:00:00.000Z,no,,yes');
});

it('a table of a PARE class says how many votes each answer and each question of the class got, and nobody’s name where names were left out', () => {
  const answers = [
    answerOf('a7', 'p2', 'The rivers.', { shown: true, votes: 3 }),
    answerOf('a8', 'p3', ' =2+3', { shown: true, votes: 0 }),
    answerOf('a9', 'p4', 'Not in the vote'),
  ];
  const asks = [askOf('k1', 'p2', 'Who owns it?', { shown: true, votes: 2 }), askOf('k2', 'p3', 'Is it late?'), askOf('k3', 'p3', 'Taken off again', { votes: 1 })];
  const view = viewOf({
    room: { content: pareLesson, step: 2 },
    roster: new Map(['p2', 'p3', 'p4'].map((pid, place) => [pid, seatOf(pid, ['Ana', 'Ben', 'Cem'][place] ?? '')])),
    answers: new Map(answers.map((answer) => [answer.ref, answer])),
    asks: new Map(asks.map((ask) => [ask.ref, ask])),
  });
  const table = (isNamed: boolean) =>
    reportCsv(view, isNamed)
      .trim()
      .split('\r\n')
      .map((row) => row.split(','));
  const column = (rows: string[][], name: string): string[] => rows.slice(1).map((row) => row[rows[0]?.indexOf(name) ?? -1] ?? '');
  const [answered, asked] = [table(false).slice(0, 4), table(false).slice(5)];
  expect(column(answered, 'Response')).toEqual(['The rivers.', `' =2+3`, 'Not in the vote']);
  expect(column(answered, 'Votes')).toEqual(['3', '0', '']);
  expect(column(asked, 'Votes')).toEqual(['2', '', '1']);
  expect(reportCsv(view, false)).not.toMatch(/Ana|Ben|Cem/);
  expect(column(table(true).slice(0, 4), 'Votes')).toEqual(['3', '0', '']);
});

it('a table of a PARE class names the step and the question in words, in the order in which the class came to them', () => {
  const answers = [
    answerOf('a9', 'p2', 'Who decided it?', { step: 4, q: 'echo-1' }),
    answerOf('a8', 'p2', 'The second one held.', { step: 4, q: 'echo-0' }),
    answerOf('a7', 'p2', 'The rivers.'),
  ];
  const view = viewOf({ room: { content: pareLesson, step: 4 }, answers: new Map(answers.map((answer) => [answer.ref, answer])) });
  const rows = reportCsv(view, false).split('\r\n').slice(1, 4);
  expect(rows.map((row) => row.split(',').slice(1, 4).join(','))).toEqual([
    'Activate,Write the three most likely reasons.,The rivers.',
    'Echo,Which of your reasons held?,The second one held.',
    'Echo,What would you ask next?,Who decided it?',
  ]);
});
