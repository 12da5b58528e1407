/** A teacher's instructions are of the moment: what was pressed while the line was cut is not carried out later, all at once. */
import { expect, it } from 'vitest';
import type { ServerFrame } from '../../../src/contracts/live/protocol.ts';
import { openLine } from '../../../src/stores/live/live-line.ts';
import { memoryOutbox } from '../../../src/stores/live/outbox.ts';
import type { Wire } from '../../../src/stores/live/steady-wire.ts';

const patience = 5_000;
const room = { kind: 'comet', title: 'T', status: 'running', step: 1, slide: 0, locked: false, pace: 'teacher', content: {} } as const;
const welcome: ServerFrame = {
  t: 'welcome',
  v: 1,
  seq: 5,
  you: { pid: '', role: 'host', name: '', state: 'in' },
  snapshot: {
    role: 'host',
    votes: { poll: null, board: [] },
    room,
    roster: [],
    answers: [],
    asks: [],
    spotlight: null,
    admission: false,
    tally: { joined: 0, online: 0, byQuestion: {} },
  },
  acked: [],
  inst: 'a',
  now: 0,
  endsAt: 0,
  hostAway: false,
};

function setUp() {
  const wires: (Wire & { sent: { t: string }[] })[] = [];
  let timers: { at: number; run: () => void }[] = [];
  let now = 0;
  let ids = 0;
  const line = openLine({
    outbox: memoryOutbox(),
    patience,
    random: () => 0,
    newId: () => `id-${String(++ids).padStart(6, '0')}`,
    isHidden: () => false,
    onChance: () => () => {},
    onDoubt: () => () => {},
    check: async () => 'unknown',
    after: (ms, run) => {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
    connect: () => {
      const sent: { t: string }[] = [];
      const wire = { sent, onopen: null, onclose: null, onmessage: null, close: () => {}, send: (text: string) => void (text !== 'ping' && sent.push(JSON.parse(text))) };
      wires.push(wire);
      return wire;
    },
  });
  const last = () => {
    const wire = wires.at(-1) as (Wire & { sent: { t: string }[] }) | undefined;
    if (!wire) throw new Error('no wire yet');
    return wire;
  };
  const pass = (ms: number): void => {
    now += ms;
    const due = timers.filter(({ at }) => at <= now).sort((a, z) => a.at - z.at);
    timers = timers.filter(({ at }) => at > now);
    for (const { run } of due) run();
  };
  const greet = (): void => {
    last().onopen?.(undefined as never);
    last().onmessage?.({ data: JSON.stringify(welcome) });
  };
  const cut = (): void => last().onclose?.({ code: 1006 });
  const sentNow = (): string[] =>
    last()
      .sent.map(({ t }) => t)
      .filter((t) => t !== 'hello' && t !== 'seen');
  return { line, pass, greet, cut, sentNow };
}

it('what was pressed too long ago is called off and told; an answer to a student waits for the line', async () => {
  const { line, pass, greet, cut, sentNow } = setUp();
  greet();
  // The cut is not noticed yet.
  const asked = line.send({ t: 'goto', step: 2, slide: 0 });
  const revealed = line.send({ t: 'reveal', q: 'question-0', on: true });
  const answered = line.send({ t: 'answer', ref: 'k1', text: 'The two big ones.' });
  cut();
  pass(patience);
  expect([await asked, await revealed]).toEqual([
    { ok: false, code: 'away' },
    { ok: false, code: 'away' },
  ]);
  expect(line.$unsent.get()).toMatchObject([{ t: 'answer' }]);
  greet();
  expect(sentNow()).toEqual(['answer']);
  expect(await Promise.race([answered, Promise.resolve('waiting')])).toBe('waiting');
});

it('a short cut calls nothing off, nor does a server that takes its time', () => {
  const { line, pass, greet, cut, sentNow } = setUp();
  greet();
  void line.send({ t: 'goto', step: 2, slide: 0 });
  pass(patience - 1);
  cut();
  pass(0);
  greet();
  expect(sentNow()).toEqual(['goto']);
  pass(patience);
  expect(line.$unsent.get()).toHaveLength(1);
  // It is cut again before the answer came: by now it is too late.
  cut();
  expect(line.$unsent.get()).toEqual([]);
});
