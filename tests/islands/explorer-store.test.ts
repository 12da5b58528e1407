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

function explorer(result: Result<ExploreReply>, { isOnline = true, here = null as ExploreReply | null } = {}) {
  const asked: string[] = [];
  const made = createExplorer({
    ask: async (question) => {
      asked.push(question);
      return result;
    },
    askHere: async () => here,
    isOnline: () => isOnline,
  });
  return { ...made, asked };
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
