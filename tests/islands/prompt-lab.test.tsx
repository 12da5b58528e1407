import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { given } from '../support/seeded-random.ts';

/** The notebook on a device that holds `stored`. A random number from 0.5 shows the text of prompt B first. */
async function open({ stored, random = [0.9, 0.1] }: { stored?: string; random?: number[] } = {}) {
  localStorage.clear();
  if (stored) localStorage.setItem('kora.prompt-notebook.v1', stored);
  vi.resetModules();
  const { PromptLab } = await import('../../src/features/courses/labs/PromptLab.tsx');
  const save = vi.fn();
  render(<PromptLab random={given(...random)} now={() => new Date('2026-03-02T12:00:00Z')} save={save} />);
  const field = (name: string) => screen.getByRole('textbox', { name });
  const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  return {
    save,
    field,
    type,
    press,
    fill: () => {
      type('Task', 'Trip reminder');
      type('Prompt A', 'Short one');
      type('Prompt B', 'Long one');
      type('What came back from A', 'Text of A');
      type('What came back from B', 'Text of B');
    },
    /** Points for text 1 and text 2, criterion by criterion. */
    score: (...points: [number, number][]) => {
      for (const [i, pair] of points.entries()) {
        const group = screen.getAllByRole('group').filter((each) => each.tagName === 'FIELDSET')[i] as HTMLElement;
        for (const [place, value] of pair.entries()) fireEvent.change(within(group).getByRole('combobox', { name: `Text ${place + 1}` }), { target: { value: String(value) } });
      }
    },
    kept: (): unknown => JSON.parse(localStorage.getItem('kora.prompt-notebook.v1') ?? 'null'),
    said: () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join(' '),
  };
}

beforeEach(() => vi.useRealTimers());

it('says what is missing before it can be scored', async () => {
  const { press, type, said } = await open();
  type('Criterion 1', '');
  type('Criterion 2', ' ');
  press('Shuffle and score');
  expect(said()).toContain('paste what came back from prompt A, paste what came back from prompt B, write at least one criterion.');
});

it('hides prompts and letters while scoring and shows the texts in a drawn order', async () => {
  const { fill, press } = await open();
  fill();
  press('Shuffle and score');
  expect(screen.queryByText(/Short one|Prompt A/)).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('group', { name: 'Text 1' }).textContent).toBe('Text of B');
  expect(screen.getByRole('group', { name: 'Text 2' }).textContent).toBe('Text of A');
  expect(document.activeElement?.textContent).toBe('Score without knowing which is which');
});

it('shows which is which only when every line is scored', async () => {
  const { fill, press, score, said } = await open();
  fill();
  press('Shuffle and score');
  score([2, 0]);
  press('Show which is which');
  expect(said()).toContain('Score both texts on every line first.');
  score([2, 0], [1, 1]);
  press('Show which is which');
  expect(document.activeElement?.textContent).toBe('Better in this case: Prompt B, 3 points to 1');
  expect(screen.getByText(/^Text 1 came from prompt B, text 2 from prompt A/)).toBeTruthy();
  const points = screen.getByRole('row', { name: /^Points/ });
  expect([...points.children].map(({ textContent }) => textContent)).toEqual(['Points', '1', '3']);
});

it('leaves empty criteria out', async () => {
  const { fill, press } = await open();
  fill();
  press('Shuffle and score');
  expect(screen.getAllByRole('combobox')).toHaveLength(4);
});

it('keeps a run with its note when asked to, and the prompts for the next case', async () => {
  const { fill, press, score, type, kept, field } = await open();
  fill();
  press('Shuffle and score');
  score([2, 0], [1, 1]);
  press('Show which is which');
  type('What you will change next time', 'Name the date');
  expect(kept()).toMatchObject({ runs: [] });
  press('Keep this run on this device');
  expect(kept()).toMatchObject({
    runs: [
      {
        task: 'Trip reminder',
        made: '2026-03-02T12:00:00.000Z',
        prompts: { a: 'Short one', b: 'Long one' },
        results: { a: 'Text of A', b: 'Text of B' },
        criteria: ['Adds nothing that I did not give', 'I could use it without changes'],
        scores: [
          { a: 0, b: 2 },
          { a: 1, b: 1 },
        ],
        note: 'Name the date',
      },
    ],
  });
  expect((field('Prompt A') as HTMLTextAreaElement).value).toBe('Short one');
  expect((field('What came back from A') as HTMLTextAreaElement).value).toBe('');
  expect(screen.getByText('Runs kept on this device: 1')).toBeTruthy();
});

const run = (id: string, scores: { a: number; b: number }[]) => ({
  id,
  made: `2026-03-0${id}T12:00:00.000Z`,
  task: `Case ${id}`,
  prompts: { a: 'p', b: 'q' },
  results: { a: 'x', b: 'y' },
  criteria: ['c'],
  scores,
  note: '',
});
const draft = { task: 'Now', prompts: { a: '', b: '' }, results: { a: '', b: '' }, criteria: ['c'] };
const stored = JSON.stringify({ draft, runs: [run('3', [{ a: 1, b: 1 }]), run('2', [{ a: 0, b: 2 }]), run('1', [{ a: 2, b: 1 }])] });

it('adds up cases of the same two prompts', async () => {
  await open({ stored });
  expect(screen.getByText('The same two prompts in 3 cases: A better in 1, B in 1, 1 drawn. Points 3 to 4. Latest task: Case 3.')).toBeTruthy();
});

it('deletes a run, takes it back, deletes all', async () => {
  const { press, kept } = await open({ stored });
  press('Delete the run Case 2 of 2026-03-02');
  expect(kept()).toMatchObject({ runs: [{ id: '3' }, { id: '1' }] });
  expect(document.activeElement?.textContent).toBe('Undo');
  press('Undo');
  expect(kept()).toMatchObject({ runs: [{ id: '3' }, { id: '2' }, { id: '1' }] });
  press('Delete all runs');
  expect(kept()).toMatchObject({ runs: [] });
  expect(screen.getByText('3 runs deleted.')).toBeTruthy();
});

it('hands the runs over as Markdown', async () => {
  const { press, save } = await open({ stored });
  press('Save as Markdown');
  const [name, text, type] = save.mock.calls[0] ?? [];
  expect([name, type]).toEqual(['prompt-notebook.md', 'text/markdown']);
  expect(text.match(/^## .*/gm)).toEqual(['## Case 3', '## Case 2', '## Case 1']);
});

it('keeps what is typed, letter by letter, until all fields are emptied, which can be undone', async () => {
  const { type, press, kept, field } = await open();
  type('Task', 'Half a ta');
  expect(kept()).toMatchObject({ draft: { task: 'Half a ta' } });
  press('Empty all fields');
  expect(kept()).toBeNull();
  press('Undo');
  expect((field('Task') as HTMLInputElement).value).toBe('Half a ta');
});

it('criteria can be added up to six and removed down to one', async () => {
  const { press } = await open();
  for (let i = 0; i < 3; i++) press('Add a criterion');
  expect(screen.queryByRole('button', { name: 'Add a criterion' })).toBeNull();
  for (let i = 6; i > 1; i--) press(`Remove criterion ${i}`);
  expect((screen.getByRole('button', { name: 'Remove criterion 1' }) as HTMLButtonElement).disabled).toBe(true);
});

it('what cannot be read stays on the device until its owner has decided', async () => {
  const { type, press, save, kept } = await open({ stored: '{"draft":7}' });
  expect(screen.getByRole('alert').textContent).toContain('cannot be read');
  type('Task', 'New');
  expect(localStorage.getItem('kora.prompt-notebook.v1')).toBe('{"draft":7}');
  press('Save it as a file');
  expect(save).toHaveBeenCalledWith('prompt-notebook-unread.json', '{"draft":7}', 'application/json');
  press('Delete what cannot be read');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(kept()).toMatchObject({ draft: { task: 'New' }, runs: [] });
});
