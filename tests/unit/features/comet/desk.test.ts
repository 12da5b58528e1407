/** A short answer on a student's desk: when it goes out, and what counts as sent. */
import { atom } from 'nanostores';
import { expect, it } from 'vitest';
import { noteKey, questionKey } from '../../../../src/contracts/comet.ts';
import { createDesk } from '../../../../src/features/comet/student/desk.ts';
import type { LiveLine, Outcome } from '../../../../src/stores/live/live-line.ts';
import type { LiveView } from '../../../../src/stores/live/live-view.ts';

const q = questionKey(0);

function desk(outcome: Outcome = { ok: true, seq: 1 }) {
  const sent: string[] = [];
  const line: Pick<LiveLine, '$view' | '$unsent' | 'send'> = {
    $view: atom<LiveView | null>(null),
    $unsent: atom([]),
    send: async (frame) => {
      if (frame.t === 'submit' && frame.text !== undefined) sent.push(frame.text);
      return outcome;
    },
  };
  return { sent, ...createDesk(line, undefined, { after: () => () => {} }) };
}

it('first words wait until they are sent; a change of them goes when the field is left, once', () => {
  const { sent, type, leaveText, sendText, flush, $sent } = desk();
  type(0, 'half a thought');
  leaveText(0);
  flush();
  expect(sent).toEqual([]);
  sendText(0);
  type(0, 'a whole thought ');
  leaveText(0);
  // The press on the button that made the field lose the focus.
  sendText(0);
  expect(sent).toEqual(['half a thought', 'a whole thought']);
  expect($sent.get()[q]).toBe('a whole thought');
  type(0, 'a whole thought, and more');
  flush();
  expect(sent).toHaveLength(3);
});

it('what was refused does not count as sent', async () => {
  const { sendText, type, $sent, $sending } = desk({ ok: false, code: 'ended' });
  type(0, 'too late');
  sendText(0);
  expect($sent.get()[q]).toBe('too late');
  await expect.poll(() => $sent.get()[q]).toBeUndefined();
  expect($sending.get()[q]).toBe('refused');
});

it('of what was stored and what is on its way the newest is on the desk, so that the next key takes nothing stored away', () => {
  const stored = { step: 1, q: noteKey(0), rev: 1, blanks: ['carbon', '', ''] };
  const onItsWay = [
    { t: 'submit' as const, id: 'b', step: 1, q: noteKey(0), rev: 3, blanks: ['carbon dioxide', 'stomata', ''] },
    { t: 'submit' as const, id: 'a', step: 1, q: noteKey(0), rev: 2, blanks: ['carbon dioxide', '', ''] },
    { t: 'submit' as const, id: 'c', step: 2, q, rev: 2, text: 'For light and sugar' },
  ];
  const line: Pick<LiveLine, '$view' | '$unsent' | 'send'> = {
    $view: atom({ own: { answers: [stored, { step: 2, q, rev: 1, text: 'For light' }], asks: [], votes: [] } } as unknown as LiveView),
    $unsent: atom(onItsWay),
    send: async () => ({ ok: true, seq: 1 }),
  };
  const { $blanks, $texts, $sent } = createDesk(line, undefined, { after: () => () => {} });
  expect($blanks.get()[noteKey(0)]).toEqual(['carbon dioxide', 'stomata', '']);
  expect([$texts.get()[q], $sent.get()[q]]).toEqual(['For light and sugar', 'For light and sugar']);
});
