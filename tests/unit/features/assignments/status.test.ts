import { describe, expect, it } from 'vitest';
import { dueFrom, dueState, inputOf, usualDue } from '../../../../src/features/assignments/due.ts';
import { standing } from '../../../../src/features/assignments/MyAssignments.tsx';
import { madeUpName } from '../../../../src/features/assignments/made-up-name.ts';
import { csvName, statusCsv } from '../../../../src/features/assignments/status-csv.ts';
import type { Received } from '../../../../src/stores/assignments/teacher.ts';

const received = (change: Partial<Received> = {}): Received => ({
  id: 'a',
  seat: 's',
  version: 1,
  handedAt: '2026-11-23T10:00:00.000Z',
  returnedAt: null,
  label: { name: 'Ana', kind: 'essay', title: 'Recess', words: 120, publicKey: 'P', care: 0 },
  receipt: 'BCDF-GHJK',
  isLate: false,
  ...change,
});

describe('the status as a table', () => {
  it('has a line for each student', () => {
    expect(statusCsv([received(), received({ isLate: true, version: 2, returnedAt: '2026-11-24T08:00:00.000Z', label: null })])).toBe(
      'name,status,handed_in,late,version,words,receipt,returned\r\n' +
        'Ana,handed in,2026-11-23T10:00:00.000Z,no,1,120,BCDF-GHJK,\r\n' +
        'Cannot be opened,returned,2026-11-23T10:00:00.000Z,yes,2,,BCDF-GHJK,2026-11-24T08:00:00.000Z\r\n',
    );
  });

  it.each(['=HYPERLINK("http://evil","x")', '+1', '-1', '@SUM(A1)', '\t=1'])('holds no formula that a student has put into a name: %j', (name) => {
    const cell = statusCsv([received({ label: { name, kind: 'essay', title: '', words: 1, publicKey: '', care: 0 } })]).split('\r\n')[1] ?? '';
    expect(cell).toMatch(/^"?'/);
  });

  it('is named after the assignment', () => {
    expect(csvName({ title: 'Water: a cycle?' })).toBe('status-water-a-cycle.csv');
    expect(csvName({ title: '../..' })).toBe('status-assignment.csv');
  });
});

describe('a due time', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  it('is a week ahead unless another is chosen, and comes back as it was written', () => {
    const due = dueFrom(usualDue(now));
    expect(Date.parse(due ?? '') - now.getTime()).toBeGreaterThan(6 * 86_400_000);
    expect(inputOf(new Date(due ?? ''))).toBe(usualDue(now));
    expect(dueFrom('tomorrow')).toBeNull();
  });
  it('is open, near or over', () => {
    expect(['2026-11-30T12:00:00Z', '2026-11-24T11:00:00Z', '2026-11-23T11:59:00Z'].map((at) => dueState(at, now))).toEqual(['open', 'soon', 'over']);
  });
});

it('says where a hand-in stands', () => {
  const sent = { id: 'a', version: 1, at: '', receipt: '', title: '', returnedAt: null, comment: '' };
  const waiting = { id: 'b', label: '', work: '', title: '', made: '', tries: 1, why: '', isRefused: false };
  expect([
    standing({ sent: [], waiting: null, gone: null }),
    standing({ sent: [], waiting, gone: null }),
    standing({ sent: [], waiting: { ...waiting, isRefused: true }, gone: null }),
    standing({ sent: [sent], waiting: null, gone: null }),
    standing({ sent: [{ ...sent, returnedAt: 'x' }], waiting: null, gone: null }),
    standing({ sent: [sent], waiting: null, gone: 'removed' }),
    standing({ sent: [], waiting, gone: 'over' }),
  ]).toEqual(['Not handed in yet', 'Waiting to be sent', 'Not taken: look at why', 'Handed in', 'Returned by the teacher', 'Removed by the teacher', 'Its time is over']);
});

it('made-up names are many, and none is a person’s', () => {
  const names = new Set(Array.from({ length: 400 }, (_, i) => madeUpName(() => ((i * 7_919) % 10_007) / 10_007)));
  expect(names.size).toBeGreaterThan(150);
  for (const name of names) expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ \d{1,3}$/);
});
