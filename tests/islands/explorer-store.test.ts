/** The explorer without its looks: who answers, and what comes when nobody does. */
import { describe, expect, it } from 'vitest';
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

function explorer(result: Result<ExploreReply>, { isOnline = true, here = null as ExploreReply | null, danger = false } = {}) {
  const asked: string[] = [];
  const read: string[] = [];
  const made = createExplorer({
    screen: async (text) => {
      read.push(text);
      return { level: danger ? 2 : 0, rule: danger ? 'self-harm-explicit' : null };
    },
    ask: async (question) => {
      asked.push(question);
      return result;
    },
    askHere: async () => here,
    isOnline: () => isOnline,
  });
  return { ...made, asked, read };
}

describe('a question', () => {
  it('is trimmed, and nothing to see is not asked', async () => {
    const { explore, asked, $outcome } = explorer({ ok: true, value: reply('Is homework worth it?') });
    await explore(' \u200b ');
    expect(asked).toEqual([]);
    await explore('  homework? ');
    expect(asked).toEqual(['homework?']);
    expect($outcome.get()).toMatchObject({ kind: 'answered', isLocal: false });
  });

  it('is answered on the device without a network where the explorer is kept, and it is known who answered', async () => {
    const { explore, $outcome } = explorer(failed({ kind: 'network', timedOut: false }), { isOnline: false, here: reply('Is homework worth it?') });
    await explore('homework');
    expect($outcome.get()).toMatchObject({ kind: 'answered', isLocal: true });
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
    const { explore, asked, $outcome } = explorer({ ok: true, value: reply('x') }, { danger: true });
    await explore('I want to kill myself, is it wrong?');
    expect(asked).toEqual([]);
    expect($outcome.get()).toEqual({ kind: 'care', isSent: false });
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
