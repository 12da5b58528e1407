/** The browser's line into a session, with a fake wire and a clock of the test's own. */
import { describe, expect, it, vi } from 'vitest';
import type { ServerFrame } from '../../../src/contracts/live/protocol.ts';
import { type LineDeps, openLine } from '../../../src/stores/live/live-line.ts';
import { keptOutbox, memoryOutbox, type Outbox } from '../../../src/stores/live/outbox.ts';
import type { Wire } from '../../../src/stores/live/steady-wire.ts';

interface FakeWire extends Wire {
  sent: Record<string, unknown>[];
  pings: number;
  isClosed: boolean;
  arrive(...frames: ServerFrame[]): void;
  open(): void;
  cut(code?: number): void;
}

function setUp({
  outbox = memoryOutbox(),
  check = 'unknown',
  isHidden = false,
  hear,
}: {
  outbox?: Outbox;
  check?: Awaited<ReturnType<LineDeps['check']>>;
  isHidden?: boolean;
  hear?: LineDeps['hear'];
} = {}) {
  const wires: FakeWire[] = [];
  let timers: { at: number; run: () => void }[] = [];
  let now = 0;
  let ids = 0;
  let chance = (): void => {};
  let doubt = (): void => {};
  const line = openLine({
    outbox,
    hear,
    random: () => 1,
    newId: () => `id-${String(++ids).padStart(6, '0')}`,
    isHidden: () => isHidden,
    onChance: (run) => {
      chance = run;
      return () => {
        chance = () => {};
      };
    },
    onDoubt: (run) => {
      doubt = run;
      return () => {
        doubt = () => {};
      };
    },
    check: async () => check,
    after: (ms, run) => {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
    connect: () => {
      const wire: FakeWire = {
        sent: [],
        pings: 0,
        isClosed: false,
        onopen: null,
        onclose: null,
        onmessage: null,
        send: (text) => void (text === 'ping' ? wire.pings++ : wire.sent.push(JSON.parse(text))),
        close: () => {
          wire.isClosed = true;
        },
        arrive: (...frames) => wire.onmessage?.({ data: JSON.stringify(frames.length === 1 ? frames[0] : frames) }),
        open: () => wire.onopen?.(undefined as never),
        cut: (code = 1006) => wire.onclose?.({ code }),
      };
      wires.push(wire);
      return wire;
    },
  });
  const pass = (ms: number): void => {
    const end = now + ms;
    for (;;) {
      const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      now = next.at;
      timers = timers.filter((each) => each !== next);
      next.run();
    }
    now = end;
  };
  const wire = (): FakeWire => {
    const last = wires.at(-1);
    if (!last) throw new Error('no wire yet');
    return last;
  };
  return { line, wires, wire, pass, takeChance: () => chance(), takeDoubt: () => doubt() };
}

const room = { kind: 'pare', title: 'T', status: 'running', step: 2, slide: 0, locked: false, pace: 'teacher', content: {} } as const;
const welcome = (seq: number, more: Partial<Extract<ServerFrame, { t: 'welcome' }>> = {}): ServerFrame => ({
  t: 'welcome',
  v: 1,
  seq,
  you: { pid: 'p2', role: 'participant', name: 'Ana', state: 'in' },
  snapshot: { role: 'participant', votes: { poll: null, board: [] }, room, own: { answers: [], asks: [], votes: [] } },
  acked: [],
  inst: 'a',
  now: 0,
  endsAt: 0,
  hostAway: false,
  ...more,
});
const words = { t: 'submit', step: 2, q: 'activate', rev: 1, text: 'words' } as const;

describe('a line', () => {
  it('greets, shows what comes, and tells when an answer is stored', async () => {
    const { line, wire } = setUp();
    wire().open();
    expect(wire().sent).toEqual([{ t: 'hello', v: 1 }]);
    wire().arrive(welcome(5));
    expect(line.$state.get()).toEqual({ is: 'open' });
    const stored = line.send(words);
    expect(line.$unsent.get()).toHaveLength(1);
    wire().arrive({ t: 'ack', id: 'id-000001', seq: 6 });
    expect(await stored).toEqual({ ok: true, seq: 6 });
    expect(line.$unsent.get()).toEqual([]);
    expect(line.$view.get()?.own.answers).toMatchObject([{ q: 'activate', rev: 1, text: 'words' }]);
  });

  it('offers help to whoever writes of danger while the server cannot be reached, and leaves it to the server while it can', async () => {
    const heard: string[] = [];
    const hear = async (text: string) => {
      heard.push(text);
      return text.includes('danger') ? 'Go to an adult near you.' : null;
    };
    const { line, wire, pass } = setUp({ hear });
    const settled = () => new Promise((resolve) => setTimeout(resolve));
    wire().open();
    wire().arrive(welcome(5));
    // Nothing is written yet: the ear is fetched.
    expect(heard).toEqual(['']);
    void line.send({ ...words, text: 'danger' });
    await settled();
    wire().arrive({ t: 'ack', id: 'id-000001', seq: 6 });
    pass(10_000);
    expect(line.$notice.get()).toBeNull();
    wire().cut();
    void line.send({ t: 'ask', text: 'May I go out?' });
    await settled();
    expect(line.$notice.get()).toBeNull();
    void line.send({ t: 'submit', step: 1, q: 'n0', rev: 1, blanks: ['', 'danger'] });
    await settled();
    expect(line.$notice.get()).toEqual({ code: 'care', text: 'Go to an adult near you.', help: true });
    expect(heard).toEqual(['', 'danger', 'May I go out?', 'danger']);
    // The server has heard it by now: its words hold.
    pass(500);
    wire().open();
    wire().arrive(welcome(9, { you: { pid: 'p2', role: 'participant', name: 'Ana', state: 'in', care: 'Your teacher is told.' } }));
    expect(line.$notice.get()?.text).toBe('Your teacher is told.');
  });

  it('opens the help card again on a new page, for whoever has written of danger, and leaves one that is there alone', () => {
    const { line, wire, pass } = setUp();
    const told = welcome(5, { you: { pid: 'p2', role: 'participant', name: 'Ana', state: 'in', care: 'Thank you for writing this.' } });
    wire().open();
    wire().arrive(told);
    const shown = line.$notice.get();
    expect(shown).toEqual({ code: 'care', text: 'Thank you for writing this.', help: true });
    wire().cut();
    pass(500);
    wire().open();
    wire().arrive(told);
    expect(line.$notice.get()).toBe(shown);
  });

  it('comes back after a cut, asks for what it has missed and sends again, under the same id, what is not stored', async () => {
    const { line, wire, wires, pass } = setUp();
    wire().open();
    wire().arrive(welcome(5));
    void line.send(words);
    const lost = line.send({ ...words, rev: 2 });
    wire().cut();
    expect(line.$state.get()).toEqual({ is: 'away' });
    pass(500);
    expect(wires).toHaveLength(2);
    wire().open();
    expect(wire().sent).toEqual([{ t: 'hello', v: 1, since: 5 }]);
    // The first was stored, only its acknowledgment got lost.
    wire().arrive(welcome(6, { acked: ['id-000001'], snapshot: undefined }));
    expect(wire().sent.slice(1)).toMatchObject([{ t: 'submit', id: 'id-000002', rev: 2 }]);
    wire().arrive({ t: 'ack', id: 'id-000002', seq: 7 });
    expect(await lost).toEqual({ ok: true, seq: 7 });
  });

  it('waits longer after each failure, at most five seconds, a minute when nobody looks, and not at all when the network is back', () => {
    const waits = (isHidden: boolean): number[] => {
      const { wire, wires, pass } = setUp({ isHidden });
      return Array.from({ length: 14 }, () => {
        wire().cut();
        const before = wires.length;
        let waited = 0;
        while (wires.length === before) {
          pass(50);
          waited += 50;
        }
        return waited;
      });
    };
    expect(waits(false).slice(0, 3)).toEqual([750, 1150, 1700]);
    expect(waits(false).at(-1)).toBe(5_000);
    expect(waits(true).at(-1)).toBe(60_000);
    const { wire, wires, takeChance } = setUp();
    wire().cut();
    takeChance();
    expect(wires).toHaveLength(2);
  });

  it('does not come back where it is not wanted: ended, removed, opened elsewhere, or gone while it was away', async () => {
    for (const code of [4001, 4004, 4009]) {
      const { line, wire, wires, pass } = setUp();
      wire().open();
      wire().cut(code);
      pass(100_000);
      expect([line.$state.get(), wires.length]).toEqual([{ is: 'closed', code }, 1]);
      expect(await line.send(words)).toEqual({ ok: false, code: 'ended' });
    }
    const { line, wire, pass } = setUp({ check: 'gone' });
    for (let i = 0; i < 2; i++) {
      wire().cut();
      pass(5_000);
    }
    await Promise.resolve();
    expect(line.$state.get()).toEqual({ is: 'closed', code: 404 });
  });

  it('notices a line that has gone dead, and one that never opens', () => {
    const { line, wire, wires, pass } = setUp();
    wire().open();
    wire().arrive(welcome(5));
    pass(15_000);
    expect(wire().pings).toBe(1);
    wire().onmessage?.({ data: 'pong' });
    pass(15_000);
    expect(wire().pings).toBe(2);
    const dead = wire();
    pass(10_001);
    expect([dead.isClosed, line.$state.get().is]).toEqual([true, 'away']);
    pass(1_000);
    const opened = wires.length;
    pass(8_000 + 5_000);
    expect(wires.length).toBeGreaterThan(opened);
  });

  it('asks at once when the network may be gone: an answer keeps the line, silence ends it', () => {
    const { line, wire, pass, takeDoubt } = setUp();
    takeDoubt();
    expect(wire().pings).toBe(0);
    wire().open();
    wire().arrive(welcome(5));
    takeDoubt();
    expect(wire().pings).toBe(1);
    wire().onmessage?.({ data: 'pong' });
    pass(3_001);
    expect(line.$state.get()).toEqual({ is: 'open' });
    takeDoubt();
    pass(3_001);
    expect(line.$state.get()).toEqual({ is: 'away' });
  });

  it('keeps the help that was offered when something else is told', () => {
    const { line, wire } = setUp();
    wire().open();
    wire().arrive(welcome(5), { t: 'notice', seq: 6, code: 'care', text: 'Talk to someone.', help: true }, { t: 'notice', seq: 7, code: 'host_away', text: 'Away.' });
    expect(line.$notice.get()).toEqual({ code: 'care', text: 'Talk to someone.', help: true });
  });

  it('tells what it has seen, so that the other side may go on', () => {
    const { wire, pass } = setUp();
    wire().open();
    wire().arrive(welcome(5));
    for (let seq = 6; seq < 21; seq++) wire().arrive({ t: 'state', seq, ...room });
    expect(wire().sent.at(-1)).toEqual({ t: 'seen', seq: 20 });
    wire().arrive({ t: 'state', seq: 21, ...room });
    expect(wire().sent.at(-1)).toEqual({ t: 'seen', seq: 20 });
    pass(5_000);
    expect(wire().sent.at(-1)).toEqual({ t: 'seen', seq: 21 });
  });

  it('sends a full outbox no faster than one seat may, and what is refused for now does not hold up what comes after it', () => {
    const outbox = memoryOutbox();
    for (let i = 0; i < 25; i++) outbox.add({ ...words, id: `kept-${String(i).padStart(4, '0')}` });
    const { wire, pass } = setUp({ outbox });
    wire().open();
    wire().arrive(welcome(5));
    const ids = () => wire().sent.flatMap(({ t, id }) => (t === 'submit' ? [String(id)] : []));
    expect(ids()).toHaveLength(10);
    wire().arrive({ t: 'nak', id: 'kept-0000', code: 'locked', retryable: true });
    pass(2_000);
    pass(2_000);
    pass(2_000);
    expect(new Set(ids()).size).toBe(25);
    expect(ids().filter((id) => id === 'kept-0000')).toHaveLength(2);
    expect(ids().filter((id) => id === 'kept-0001')).toHaveLength(1);
  });

  it('lets nothing new overtake what was kept through a cut, so that the last instruction is the one that counts', () => {
    const { line, wire, pass } = setUp();
    for (let step = 1; step <= 15; step++) void line.send({ t: 'goto', step });
    wire().open();
    wire().arrive(welcome(1));
    void line.send({ t: 'goto', step: 99 });
    pass(5_000);
    const steps = wire()
      .sent.filter(({ t }) => t === 'goto')
      .map(({ step }) => step);
    expect(steps).toEqual([...Array.from({ length: 15 }, (_, i) => i + 1), 99]);
  });

  it('keeps what is refused for now and sends it when the room changes; what is refused for good is given back', async () => {
    const { line, wire, pass } = setUp();
    wire().open();
    wire().arrive(welcome(5));
    const early = line.send(words);
    wire().arrive({ t: 'nak', id: 'id-000001', code: 'locked', retryable: true });
    expect(line.$unsent.get()).toHaveLength(1);
    const before = wire().sent.length;
    wire().arrive({ t: 'state', seq: 6, ...room });
    pass(0);
    expect(wire().sent.slice(before)).toMatchObject([{ id: 'id-000001' }]);
    wire().arrive({ t: 'nak', id: 'id-000001', code: 'validation', retryable: false, field: 'text' });
    expect(await early).toEqual({ ok: false, code: 'validation', field: 'text' });
  });

  it('tells which answer was not taken any more, also on the page that comes after, until another one to the same question goes out', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    });
    const { line, wire } = setUp({ outbox: keptOutbox('BCDFGH p2') });
    void line.send(words);
    wire().open();
    wire().arrive(welcome(5));
    wire().arrive({ t: 'nak', id: 'id-000001', code: 'locked', retryable: false, field: 'q' });
    expect(line.$unsent.get()).toEqual([]);
    expect(line.$late.get()).toMatchObject([{ q: 'activate', text: 'words' }]);

    const reloaded = setUp({ outbox: keptOutbox('BCDFGH p2') });
    reloaded.wire().open();
    reloaded.wire().arrive(welcome(5));
    expect(reloaded.line.$late.get()).toEqual(line.$late.get());
    expect(reloaded.wire().sent.filter(({ t }) => t === 'submit')).toEqual([]);
    void reloaded.line.send({ ...words, rev: 2 });
    expect(reloaded.line.$late.get()).toEqual([]);
    expect(keptOutbox('BCDFGH p2').late()).toEqual([]);
    // The older one of two says nothing: the newer one may be taken.
    void reloaded.line.send({ ...words, rev: 3 });
    const { id } = reloaded.line.$unsent.get()[0] ?? { id: '' };
    reloaded.wire().arrive({ t: 'nak', id, code: 'locked', retryable: false, field: 'q' });
    expect(reloaded.line.$late.get()).toEqual([]);
    vi.unstubAllGlobals();
  });
});
