import { expect, it } from 'vitest';
import { callsOf } from '../../../src/ui/live/class-calls.ts';
import { askOf, seatOf } from '../../support/live-line.ts';

it('calls the teacher to those who wait, to those who may need somebody and to questions without an answer, and names nobody', () => {
  const heron = seatOf('p2', 'Teal Heron', { state: 'waiting' });
  const lark = seatOf('p3', 'Blue Lark', { care: true });
  expect(callsOf([seatOf('p4', 'Gray Otter')], [])).toEqual({ students: '', asks: '' });
  expect(callsOf([heron, lark], [])).toEqual({ students: '1 waiting, check in', asks: '' });
  // A second one is another call.
  expect(callsOf([lark, seatOf('p4', 'Gray Otter', { care: true })], []).students).toBe('check in with 2');
  const asked = askOf('k8', 'p3', 'Since when?');
  expect(callsOf([], [asked, { ...asked, ref: 'k9', reply: 'Since 1960.' }]).asks).toBe('1 to answer');
});
