/** The explorer without its looks: who answers, and what comes when nobody does. */
import { describe, expect, it, vi } from 'vitest';
import type { Failure, Result } from '../../src/api/client.ts';
import type { ExploreReply } from '../../src/contracts/api/explore-perspectives.ts';
import { createExplorer } from '../../src/features/perspectives/explorer-store.ts';

const reply = (question: string): ExploreReply => ({
  question,
  overview: 'Two sides.',
  facts: [],
  myths: [],
  perspectives: [],
  factSources: [],
  related: [],
  search: [],
  meta: { engine: 'embedded', grounding: 'topic-pack' },
});
const failed = (failure: Failure): Result<ExploreReply> => ({ ok: false, failure });

function explorer(result: Result<ExploreReply>, { isOnline = true, here = null as ExploreReply | null, danger = false, isWeak = false } = {}) {
  const asked: string[] = [];
  const askedHere: [question: string, isDenied: boolean][] = [];
  const read: string[] = [];
  const made = createExplorer({
    screen: async (text) => {
      read.push(text);
      return { level: danger ? 2 : 0, isWeak };
    },
    ask: async (question) => {
      asked.push(question);
      return result;
    },
    askHere: async (...question) => {
      askedHere.push(question);
      return here;
    },
    isOnline: () => isOnline,
  });
  return { ...made, asked, askedHere, read };
}

describe('a question', () => {
  it('is trimmed, and nothing to see is not asked', async () => {
    const { explore, asked, $outcome } = explorer({ ok: true, value: reply('Is homework worth it?') });
    await explore(' \u200b ');
    expect(asked).toEqual([]);
    await explore('  homework? ');
    expect(asked).toEqual(['homework?']);
    expect($outcome.get()).toMatchObject({ kind: 'answered', hereBecause: null });
  });

  it('is answered on the device without a network where the explorer is kept, and it is known who answered', async () => {
    const { explore, $outcome } = explorer(failed({ kind: 'network', timedOut: false }), { isOnline: false, here: reply('Is homework worth it?') });
    await explore('homework');
    expect($outcome.get()).toMatchObject({ kind: 'answered', hereBecause: 'no-network' });
  });

  it.each<[string, Failure, boolean]>([
    ['a server that refuses', { kind: 'status', status: 429, problem: null }, false],
    ['a line that breaks while there is a network', { kind: 'network', timedOut: true }, true],
  ])('is not answered on the device for %s', async (_, failure, isOnline) => {
    const { explore, $outcome, $input } = explorer(failed(failure), { isOnline, here: reply('x') });
    await explore('homework');
    expect($outcome.get()).toEqual({ kind: 'failed' });
    expect($input.get()).toBe('homework');
  });

  it('fails in the specified way where the device holds nothing', async () => {
    const { explore, $outcome } = explorer(failed({ kind: 'network', timedOut: false }), { isOnline: false });
    await explore('homework');
    expect($outcome.get()).toEqual({ kind: 'failed' });
  });

  it('that is taken back leaves no answer behind', async () => {
    const { explore, startOver, $outcome } = explorer({ ok: true, value: reply('x') });
    const running = explore('homework');
    startOver();
    await running;
    expect($outcome.get()).toEqual({ kind: 'none' });
  });
});

describe('a question of somebody in danger', () => {
  it('is read on the device and not sent', async () => {
    const { explore, asked, $outcome, $isWeak, denyDanger } = explorer({ ok: true, value: reply('x') }, { danger: true, here: reply('x') });
    await explore('I want to kill myself, is it wrong?');
    denyDanger();
    expect(asked).toEqual([]);
    expect([$outcome.get(), $isWeak.get()]).toEqual([{ kind: 'care', isSent: false }, false]);
  });

  it('that shows small signs only may be taken back: it is answered here and not sent, and the next question is read anew', async () => {
    const { explore, asked, askedHere, $outcome, $isWeak, denyDanger } = explorer({ ok: true, value: reply('x') }, { danger: true, isWeak: true, here: reply('x') });
    await explore('a hint?');
    expect([$outcome.get(), $isWeak.get()]).toEqual([{ kind: 'care', isSent: false }, true]);
    denyDanger();
    await vi.waitFor(() => expect($outcome.get()).toMatchObject({ kind: 'answered', hereBecause: 'not-sent' }));
    expect([asked, askedHere]).toEqual([[], [['a hint?', true]]]);
    await explore('another hint?');
    expect([$outcome.get(), $isWeak.get(), asked]).toEqual([{ kind: 'care', isSent: false }, true, []]);
  });

  it('stays held back where the engine of the device hears open danger in it', async () => {
    const worse: ExploreReply = { ...reply('x'), meta: { engine: 'embedded', reason: 'safety', safety: { level: 2, rule: 'abuse' } } };
    const { explore, $outcome, $isWeak, denyDanger } = explorer({ ok: true, value: reply('x') }, { danger: true, isWeak: true, here: worse });
    await explore('a hint?');
    denyDanger();
    await vi.waitFor(() => expect($outcome.get()).toEqual({ kind: 'care', isSent: false }));
    expect($isWeak.get()).toBe(false);
  });

  it('may be taken back and tried again where the engine did not arrive', async () => {
    const { explore, asked, askedHere, retry, $outcome, denyDanger } = explorer({ ok: true, value: reply('x') }, { danger: true, isWeak: true });
    await explore('a hint?');
    denyDanger();
    await vi.waitFor(() => expect($outcome.get()).toEqual({ kind: 'failed' }));
    retry();
    await vi.waitFor(() => expect(askedHere).toHaveLength(2));
    expect(asked).toEqual([]);
  });

  it('that only the server found gets the same help', async () => {
    const { explore, $outcome } = explorer({ ok: true, value: { ...reply('x'), meta: { engine: 'embedded', reason: 'safety', safety: { level: 2, rule: 'abuse' } } } });
    await explore('a question');
    expect($outcome.get()).toEqual({ kind: 'care', isSent: true });
  });

  it('is looked for in what a visitor worded, and not in the questions of the site', async () => {
    const { explore, read } = explorer({ ok: true, value: reply('x') });
    await explore('Is homework worth it?', { isOurs: true });
    await explore('is homework worth it');
    expect(read).toEqual(['is homework worth it']);
  });
});
