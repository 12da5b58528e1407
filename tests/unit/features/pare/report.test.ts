/** What the report of a PARE session counts. */
import { expect, it } from 'vitest';
import { reportOf } from '../../../../src/features/pare/lead/report.ts';
import { pareLesson } from '../../../support/live.ts';
import { answerOf, seatOf, viewOf } from '../../../support/live-line.ts';

it('counts whoever wrote, also those who were sent away later, and never more answers than students', () => {
  const seats = [
    seatOf('p2', 'Teal Heron'),
    seatOf('p3', 'Blue Lark', { state: 'removed' }),
    seatOf('p4', 'Red Fox', { state: 'removed' }),
    seatOf('p5', 'Gray Owl', { state: 'left' }),
  ];
  const answers = [answerOf('a6', 'p2', 'The rivers.'), answerOf('a7', 'p3', 'The cotton.'), answerOf('a8', 'p5', 'The sun.')];
  const view = viewOf({
    room: { content: pareLesson, step: 2 },
    roster: new Map(seats.map((seat) => [seat.pid, seat])),
    answers: new Map(answers.map((answer) => [answer.ref, answer])),
  });
  const report = reportOf(view, { code: 'BCDFGH', isNamed: false, now: new Date('2026-01-02T03:04:05Z') });
  expect(report.students).toBe(3);
  expect(report.parts[0]?.answers).toHaveLength(3);
});
