import { describe, expect, it } from 'vitest';
import type { KeptAddress, Trouble } from '../../../src/features/mailing-list/kept-addresses.ts';
import { type Bad, MailingQueue, type Outcome } from '../../../src/features/mailing-list/mailing-queue.ts';

const address = (email: string): KeptAddress => ({ id: email, email, consentVersion: '2026-11-20', since: 0 });

/** A queue whose list answers with `outcomes`, the last of them from then on. Pauses end at once, unless the browser is offline. */
function aQueue(emails: string[], outcomes: Outcome[], options: { inMemory?: boolean; online?: boolean; now?: number } = {}) {
  let kept = emails.map(address);
  let online = options.online ?? true;
  const sent: string[] = [];
  const told: [Bad, string][] = [];
  const troubles: (Trouble | undefined)[] = [];
  const pauses: (number | null)[] = [];
  let onSend = (_email: string): void => {};
  const queue = new MailingQueue({
    kept: () => kept,
    forget: (id) => {
      kept = kept.filter((each) => each.id !== id);
    },
    isOnlyInMemory: () => options.inMemory ?? false,
    async send({ email }) {
      sent.push(email);
      onSend(email);
      return (outcomes.length > 1 ? outcomes.shift() : outcomes[0]) ?? 'stored';
    },
    isOnline: () => online,
    pause: (ms, wake) => {
      pauses.push(ms);
      return ms === null ? new Promise((resolve) => wake.addEventListener('abort', () => resolve())) : Promise.resolve();
    },
    tell: (bad, { email }, trouble) => {
      told.push([bad, email]);
      troubles.push(trouble);
    },
    now: () => options.now ?? 1_000,
  });
  return {
    queue,
    sent,
    told,
    troubles,
    pauses,
    kept: () => kept.map(({ email }) => email),
    add: (email: string) => void kept.push(address(email)),
    goOnline: () => {
      online = true;
      return queue.run();
    },
    whenSending: (does: typeof onSend) => {
      onSend = does;
    },
  };
}

describe('an address that waits', () => {
  it('is sent and no longer kept once it is stored', async () => {
    const { queue, sent, kept, told } = aQueue(['a@x', 'b@x'], ['stored']);
    await queue.run();
    expect(sent).toEqual(['a@x', 'b@x']);
    expect(kept()).toEqual([]);
    expect(told).toEqual([]);
  });

  it('is sent again after pauses that double', async () => {
    const { queue, sent, pauses, told } = aQueue(['a@x'], ['unreachable', 'unreachable', 'unreachable', 'stored']);
    await queue.run();
    expect(sent).toHaveLength(4);
    expect(pauses).toEqual([2_000, 4_000, 8_000]);
    // Whoever leaves in between knows how it stands.
    expect(told).toEqual([['waiting', 'a@x']]);
  });

  it('that the list refuses is told about and forgotten, and the next one is sent', async () => {
    const { queue, sent, kept, told } = aQueue(['bad', 'b@x'], ['refused', 'stored']);
    await queue.run();
    expect(told).toEqual([['refused', 'bad']]);
    expect(sent).toEqual(['bad', 'b@x']);
    expect(kept()).toEqual([]);
  });

  it('does not hold up the next one, and each that waits is told about', async () => {
    const { queue, sent, kept, told } = aQueue(['a@x', 'b@x', 'c@x'], ['busy', 'stored', 'fault', 'stored']);
    await queue.run();
    expect(sent).toEqual(['a@x', 'b@x', 'c@x', 'a@x', 'c@x']);
    expect(told).toEqual([
      ['waiting', 'a@x'],
      ['waiting', 'c@x'],
    ]);
    expect(kept()).toEqual([]);
  });

  it('without a connection is told about though only the first is tried', async () => {
    const { queue, sent, told } = aQueue(['a@x', 'b@x'], ['unreachable', 'stored']);
    await queue.run();
    expect(sent).toEqual(['a@x', 'a@x', 'b@x']);
    expect(told).toEqual([
      ['waiting', 'a@x'],
      ['waiting', 'b@x'],
    ]);
  });

  it('stays in the browser after six failures in a row, and the visitor is told', async () => {
    const { queue, sent, kept, told } = aQueue(['a@x'], ['unreachable']);
    await queue.run();
    expect(sent).toHaveLength(6);
    expect(told).toEqual([
      ['waiting', 'a@x'],
      ['later', 'a@x'],
    ]);
    expect(kept()).toEqual(['a@x']);
  });

  it.each(['busy', 'fault', 'unreachable'] as const)('is told about with what was in the way: %s', async (trouble) => {
    const { queue, troubles } = aQueue(['a@x'], [trouble]);
    await queue.run();
    expect(troubles).toEqual([trouble, trouble]);
  });

  it('is called lost when the browser could not keep it', async () => {
    const { queue, kept, told } = aQueue(['a@x'], ['unreachable'], { inMemory: true });
    await queue.run();
    expect(told).toEqual([
      ['waiting', 'a@x'],
      ['lost', 'a@x'],
    ]);
    expect(kept()).toEqual([]);
  });

  it('is given up after 30 days', async () => {
    const { queue, kept, told } = aQueue(['a@x'], ['unreachable'], { now: 30 * 86_400_000 + 1 });
    await queue.run();
    expect(told).toEqual([
      ['waiting', 'a@x'],
      ['lost', 'a@x'],
    ]);
    expect(kept()).toEqual([]);
  });

  it('is not sent while the browser is offline, and is sent when it is back', async () => {
    const { queue, sent, kept, told, goOnline } = aQueue(['a@x'], ['stored'], { online: false });
    const done = queue.run();
    expect(sent).toEqual([]);
    expect(told).toEqual([['waiting', 'a@x']]);
    await goOnline();
    await done;
    expect(sent).toEqual(['a@x']);
    expect(kept()).toEqual([]);
  });

  it('is sent once when it is asked for twice at the same time', async () => {
    const { queue, sent } = aQueue(['a@x'], ['stored']);
    await Promise.all([queue.run(), queue.run()]);
    expect(sent).toEqual(['a@x']);
  });

  it('that comes while another is being sent goes out as well', async () => {
    const { queue, sent, add, whenSending } = aQueue(['a@x'], ['stored']);
    whenSending((email) => email === 'a@x' && add('b@x'));
    await queue.run();
    expect(sent).toEqual(['a@x', 'b@x']);
  });

  it('that failed six times is tried again when it is asked for anew', async () => {
    const outcomes: Outcome[] = ['unreachable', 'unreachable', 'unreachable', 'unreachable', 'unreachable', 'unreachable', 'stored'];
    const { queue, kept, told } = aQueue(['a@x'], outcomes);
    await queue.run();
    await queue.run();
    expect(kept()).toEqual([]);
    expect(told).toEqual([
      ['waiting', 'a@x'],
      ['later', 'a@x'],
    ]);
  });
});
