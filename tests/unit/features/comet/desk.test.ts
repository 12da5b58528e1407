/** A short answer on a student's desk: when it goes out, and what counts as sent. */
import { atom } from 'nanostores';
import { expect, it } from 'vitest';
import { noteKey, questionKey } from '../../../../src/contracts/comet.ts';
import { createDesk } from '../../../../src/features/comet/student/desk.ts';
import type { Outcome } from '../../../../src/stores/live/live-line.ts';
import type { LiveView } from '../../../../src/stores/live/live-view.ts';
import type { Answer, Kept } from '../../../../src/stores/live/outbox.ts';

type DeskLine = Parameters<typeof createDesk>[0];

const q = questionKey(0);

function desk(outcome: Outcome = { ok: true, seq: 1 }) {
  const sent: string[] = [];
  const line: DeskLine = {
    $view: atom<LiveView | null>(null),
    $unsent: atom([]),
    $late: atom([]),
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
  const line: DeskLine = {
    $view: atom({ own: { answers: [stored, { step: 2, q, rev: 1, text: 'For light' }], asks: [], votes: [] } } as unknown as LiveView),
    $unsent: atom(onItsWay),
    $late: atom([]),
    send: async () => ({ ok: true, seq: 1 }),
  };
  const { $blanks, $texts, $sent } = createDesk(line, undefined, { after: () => () => {} });
  expect($blanks.get()[noteKey(0)]).toEqual(['carbon dioxide', 'stomata', '']);
  expect([$texts.get()[q], $sent.get()[q]]).toEqual(['For light and sugar', 'For light and sugar']);
});

/** A page that is opened again: what the server has of this seat, what still waits on the device, and what came too late. */
function reopened(answers: Omit<Answer, 't' | 'id'>[], { waiting = [], late = [] }: { waiting?: Answer[]; late?: Answer[] }) {
  const $unsent = atom<readonly Kept[]>(waiting);
  const $late = atom<readonly Answer[]>(late);
  const line: DeskLine = { $view: atom({ own: { answers, asks: [], votes: [] } } as unknown as LiveView), $unsent, $late, send: async () => ({ ok: true, seq: 1 }) };
  return { $unsent, $late, ...createDesk(line, undefined, { after: () => () => {} }) };
}
const answer = (id: string, more: Omit<Answer, 't' | 'id'>): Answer => ({ t: 'submit', id, ...more });
const choiceKey = questionKey(1);

it('what came too late is still told after a reload, with its words, and what is stored counts as sent', () => {
  const stored = [
    { step: 2, q, rev: 1, text: 'For light' },
    { step: 1, q: noteKey(1), rev: 4, blanks: ['oxygen'] },
  ];
  const late = [
    answer('a', { step: 2, q, rev: 2, text: 'For light and sugar' }),
    answer('b', { step: 1, q: noteKey(0), rev: 1, blanks: ['carbon', '', ''] }),
    answer('c', { step: 2, q: choiceKey, rev: 1, choice: 2 }),
    // Another device has sent something newer since.
    answer('d', { step: 1, q: noteKey(1), rev: 3, blanks: ['ozone'] }),
  ];
  const { $texts, $sent, $blanks, $choices, $sending } = reopened(stored, { late });
  expect($sending.get()).toEqual({ [q]: 'refused', [noteKey(0)]: 'refused', [choiceKey]: 'refused', [noteKey(1)]: 'stored' });
  expect([$texts.get()[q], $sent.get()[q]]).toEqual(['For light and sugar', 'For light']);
  expect([$blanks.get()[noteKey(0)], $blanks.get()[noteKey(1)], $choices.get()[choiceKey]]).toEqual([['carbon', '', ''], ['oxygen'], 2]);
});

it('what a page of before has sent is told when it arrives, or comes too late', () => {
  const [text, blanks] = [answer('a', { step: 2, q, rev: 1, text: 'For light' }), answer('b', { step: 1, q: noteKey(0), rev: 2, blanks: ['carbon', '', ''] })];
  const { $unsent, $late, $sent, $sending } = reopened([], { waiting: [text, blanks] });
  expect($sending.get()).toEqual({ [q]: 'sending', [noteKey(0)]: 'sending' });
  $unsent.set([text]);
  expect($sending.get()).toEqual({ [q]: 'sending', [noteKey(0)]: 'stored' });
  $unsent.set([]);
  $late.set([text]);
  expect($sending.get()[q]).toBe('refused');
  expect($sent.get()[q]).toBeUndefined();
});
