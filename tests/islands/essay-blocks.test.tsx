import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Result } from '../../src/api/client.ts';
import type { BlockSuggestionBody, BlockSuggestionReply } from '../../src/contracts/api/block-suggestion.ts';

const replyWith = (id: string): Result<BlockSuggestionReply> => ({
  ok: true,
  value: { suggestions: [`Why ${id}?`], items: [{ id, text: `Why ${id}?`, quote: null }], meta: { engine: 'openai', model: 'm-1', safety: { level: 0, rule: null } } },
});
const stored = (): { draft: { blocks: Record<string, string>; log: unknown[] } | null; saved: unknown[] } | null => JSON.parse(localStorage.getItem('kora.essays.v1') ?? 'null');

interface Fakes {
  answers?: Result<BlockSuggestionReply>[];
  level?: 0 | 1 | 2;
  /** The level rests on small signs, except where a text says "die". A text that says "calm" shows none. */
  isWeak?: boolean;
  /** The part with the engine does not arrive. */
  isCut?: boolean;
}

/** The essay builder with a server that gives these answers, one after the other. */
async function open({ answers = [], level = 0, isWeak = false, isCut = false }: Fakes = {}) {
  localStorage.clear();
  vi.resetModules();
  const { EssayBlocks } = await import('../../src/features/literacy/essay/EssayBlocks.tsx');
  const { $toast } = await import('../../src/stores/toasts.ts');
  $toast.set(null);
  const asked: BlockSuggestionBody[] = [];
  const suggest = vi.fn(() => [{ id: 'local', text: 'What here?', quote: null }]);
  let next = 0;
  render(
    <EssayBlocks
      help={<p>Numbers to call</p>}
      deps={{
        ask: async (body) => {
          asked.push(body);
          return answers[next++] ?? { ok: false, failure: { kind: 'network', timedOut: false } };
        },
        loadScreen: async () => ({ screen: (text) => (text.includes('calm') ? { level: 0 } : { level, isWeak: level === 2 && !text.includes('die') && isWeak }) }),
        loadHelp: async () => {
          if (isCut) throw new Error('cut');
          return { suggest };
        },
        now: () => new Date('2026-03-02T12:00:00Z'),
        newId: () => String(Math.random()),
      }}
    />,
  );
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  return {
    asked,
    suggest,
    press,
    toast: () => $toast.get(),
    write: (label: string, value: string) => fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } }),
    launch: () => {
      fireEvent.click(screen.getByRole('radio', { name: /Argumentative/ }));
      fireEvent.click(screen.getByRole('radio', { name: /Grades 6-8/ }));
      press('Launch EssayBuilder');
    },
  };
}

const hook = 'Make a reader want to hear your side.';

it('asks for type and grade in the words of the specification', async () => {
  const { press, toast } = await open();
  press('Launch EssayBuilder');
  expect(toast()).toMatchObject({ title: 'Missing Information', message: 'Please select essay type and grade level', variant: 'destructive' });
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
});

it('sends the block with the beginnings of the others and what was shown, and logs who answered', async () => {
  const { launch, write, press, asked } = await open({ answers: [replyWith('a'), replyWith('b')] });
  launch();
  write(hook, 'One morning');
  press(/^Claim Builder/);
  write('What do you think, and for which reason?', 'x'.repeat(900));
  press(/^Claim Builder/);
  press('Get Suggestions');
  await screen.findByText('Why a?');
  press('Get More Suggestions');
  await screen.findByText('Why b?');
  expect(asked[0]).toMatchObject({ blockType: 'hook', essayType: 'argumentative', gradeLevel: '6-8', currentContent: 'One morning', shown: [] });
  expect(asked[0]?.otherBlocks?.claim).toHaveLength(600);
  expect(asked[1]?.shown).toEqual(['a']);
  expect(stored()?.draft?.log).toHaveLength(2);
  expect(screen.getByText(/A language model \(m-1\) asked these/)).toBeTruthy();
});

it('stays silent when the server refuses, and shows what the device made', async () => {
  const { launch, write, press, toast, suggest } = await open({ answers: [{ ok: false, failure: { kind: 'status', status: 500, problem: null } }] });
  launch();
  write(hook, 'One morning');
  press('Get Suggestions');
  await screen.findByText('What here?');
  expect(screen.getByText(/The server did not answer/)).toBeTruthy();
  expect(toast()).toBeNull();
  expect(suggest).toHaveBeenCalledOnce();
});

it('tells of a network that fails, also where the device cannot help, and keeps the text', async () => {
  const { launch, write, press, toast } = await open({ isCut: true });
  launch();
  write(hook, 'One morning');
  press('Get Suggestions');
  await waitFor(() => expect(toast()).toMatchObject({ title: 'Error', message: 'Failed to generate suggestions' }));
  await screen.findByRole('button', { name: 'Get Suggestions' });
  expect(stored()?.draft?.blocks.hook).toBe('One morning');
});

it('sends nothing when the words tell of danger, and shows the help', async () => {
  const { launch, write, press, asked } = await open({ level: 2 });
  launch();
  write(hook, 'words that tell');
  press('Get Suggestions');
  await screen.findByRole('alert');
  expect(screen.getByText('Numbers to call')).toBeTruthy();
  expect(asked).toHaveLength(0);
  expect(stored()?.draft?.blocks.hook).toBe('words that tell');
  expect(screen.queryByRole('button', { name: /^Nobody is in danger/ })).toBeNull();
});

it('lets the writer say that nobody is in danger where only small signs were found, sends nothing of the essay from then on, and hears open words afterwards', async () => {
  const { launch, write, press, asked, suggest } = await open({ level: 2, isWeak: true, answers: [replyWith('a')] });
  launch();
  write(hook, 'words that hint');
  press('Get Suggestions');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Your essay stays as it is\. Some of your words can mean that someone is in danger\./);
  press('Nobody is in danger: give me suggestions here');
  await screen.findByText('What here?');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: hook }));
  expect(screen.getByText(/^Nothing was sent\. These suggestions were made on this device/)).toBeTruthy();
  expect([screen.queryByRole('alert'), screen.getByText('People who listen').tagName]).toEqual([null, 'SUMMARY']);
  write(hook, 'a calm text');
  press('Get More Suggestions');
  await waitFor(() => expect(suggest).toHaveBeenCalledTimes(2));
  expect(asked).toEqual([]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Get More Suggestions' }).hasAttribute('disabled')).toBe(false));
  write(hook, 'I want to die');
  press('Get More Suggestions');
  await screen.findByRole('alert');
  expect(screen.queryByRole('button', { name: /^Nobody is in danger/ })).toBeNull();
  expect([asked.length, suggest.mock.calls.length]).toEqual([0, 2]);
});

it('does not take back for the next essay what was taken back for this one', async () => {
  const { launch, write, press, suggest } = await open({ level: 2, isWeak: true });
  launch();
  write(hook, 'words that hint');
  press('Get Suggestions');
  await screen.findByRole('alert');
  press(/^Nobody is in danger/);
  await waitFor(() => expect(suggest).toHaveBeenCalledTimes(1));
  press('Reset');
  launch();
  expect(screen.getByText('People who listen')).toBeTruthy();
  write(hook, 'words that hint');
  press('Get Suggestions');
  await screen.findByRole('button', { name: /^Nobody is in danger/ });
  expect(suggest).toHaveBeenCalledTimes(1);
});

it('does not send a block that tells of danger along with another one', async () => {
  const { launch, write, press, asked } = await open({ level: 2, answers: [replyWith('a')] });
  launch();
  write(hook, 'I want to die');
  press(/^Claim Builder/);
  write('What do you think, and for which reason?', 'a calm claim');
  press(/^Hook/);
  press('Get Suggestions');
  await screen.findByText('Why a?');
  expect(asked[0]?.otherBlocks).toEqual({});
});

it('puts the essay away at a reset and brings it back with undo', async () => {
  const { launch, write, press, toast } = await open();
  launch();
  write(hook, 'One morning');
  press('Reset');
  expect(stored()).toBeNull();
  act(() => toast()?.action?.run());
  expect(stored()?.draft?.blocks.hook).toBe('One morning');
});

it('does not throw away an essay that was begun before the undo', async () => {
  const { launch, write, press, toast } = await open();
  launch();
  write(hook, 'The old one');
  press('Reset');
  const undo = toast()?.action?.run;
  launch();
  write(hook, 'The new one');
  act(() => undo?.());
  expect(stored()?.draft?.blocks.hook).toBe('The old one');
  expect(JSON.stringify(stored()?.saved)).toContain('The new one');
});

it('saves drafts and deletes them with undo', async () => {
  const { launch, write, press, toast } = await open();
  launch();
  write(hook, 'One morning');
  press('Save Draft');
  expect(stored()?.saved).toHaveLength(1);
  press(/^Delete the draft/);
  expect(stored()?.saved).toHaveLength(0);
  act(() => toast()?.action?.run());
  expect(stored()?.saved).toHaveLength(1);
});
