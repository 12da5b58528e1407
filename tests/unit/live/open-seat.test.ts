/** The number for another device of a seat. */
import { expect, it } from 'vitest';
import type { CommandBody } from '../../../src/contracts/live/frames.ts';
import type { LiveLine, Outcome } from '../../../src/stores/live/live-line.ts';
import { openSeat } from '../../../src/stores/live/open-seat.ts';

/** A line that answers so, one after the other. */
function lineThat(...outcomes: Outcome[]): { line: Pick<LiveLine, 'send'>; sent: CommandBody[] } {
  const sent: CommandBody[] = [];
  return {
    sent,
    line: {
      send: (frame) => {
        sent.push(frame as CommandBody);
        return Promise.resolve(outcomes.shift() ?? { ok: true, seq: 1 });
      },
    },
  };
}

it('is drawn anew while another seat has it, and is none where the session does not take it', async () => {
  const taken: Outcome = { ok: false, code: 'validation', field: 'pin' };
  const numbers = ['111', '222', '333'];
  const { line, sent } = lineThat(taken, taken);
  expect(await openSeat(line, 'p2', () => numbers.shift() ?? '')).toBe('333');
  expect(sent).toEqual(['111', '222', '333'].map((pin) => ({ t: 'reseat', pid: 'p2', pin })));
  expect(await openSeat(lineThat({ ok: false, code: 'ended' }).line, 'p2')).toBeNull();
});

it('is three digits, from the source for secrets', async () => {
  for (let i = 0; i < 200; i++) expect(await openSeat(lineThat().line, 'p2')).toMatch(/^\d{3}$/);
});
