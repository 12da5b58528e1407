import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Run } from '#src/contracts/prompt-notebook.ts';
import { readNotebook } from '#src/stores/prompt-notebook.ts';

const key = 'kora.prompt-notebook.v1';

/** The store as a freshly loaded page has it, with `stored` on the device. `otherTab` does what another tab's write does here. */
async function aPage(stored: string | null = null, { isFull = false } = {}) {
  const items = new Map<string, string>(stored === null ? [] : [[key, stored]]);
  const listeners: ((event: { key: string | null }) => void)[] = [];
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      items.set(name, value);
    },
    removeItem: (name: string) => items.delete(name),
  });
  vi.stubGlobal('addEventListener', (_type: string, listener: (typeof listeners)[number]) => listeners.push(listener));
  vi.resetModules();
  const store = await import('#src/stores/prompt-notebook.ts');
  const otherTab = (text: string | null) => {
    if (text === null) items.delete(key);
    else items.set(key, text);
    for (const listener of listeners) listener({ key: text === null ? null : key });
  };
  return { ...store, otherTab, kept: (): unknown => JSON.parse(items.get(key) ?? 'null') };
}

const aRun = (id: string, changes: Partial<Run> = {}): Run => ({
  id,
  made: `2026-03-0${id}T10:00:00.000Z`,
  task: `Task ${id}`,
  prompts: { a: 'short', b: 'long' },
  results: { a: 'one', b: 'two' },
  criteria: ['Clear'],
  scores: [{ a: 2, b: 1 }],
  note: '',
  ...changes,
});
const draft = { task: 'Now', prompts: { a: 'p', b: 'q' }, results: { a: '', b: '' }, criteria: ['Clear'] };
const stored = (runs: readonly unknown[]) => JSON.stringify({ draft, runs });

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

it('what is typed and what is kept is there again on the next page', async () => {
  const first = await aPage();
  first.setDraft(draft);
  expect(first.keepRun(aRun('1'))).toBe('kept');
  const second = await aPage(JSON.stringify(first.kept()));
  expect(second.$notebook.get()).toEqual({ draft, runs: [aRun('1')], unreadable: null });
});

it('the newest run comes first', async () => {
  const { keepRun, $notebook } = await aPage(stored([aRun('1')]));
  keepRun(aRun('2'));
  expect($notebook.get().runs.map(({ id }) => id)).toEqual(['2', '1']);
});

it('a deleted run can be brought back to its place', async () => {
  const { deleteRuns, $notebook, kept } = await aPage(stored([aRun('3'), aRun('2'), aRun('1')]));
  const undo = deleteRuns(['2']);
  expect(kept()).toEqual({ draft, runs: [aRun('3'), aRun('1')] });
  undo();
  expect($notebook.get().runs.map(({ id }) => id)).toEqual(['3', '2', '1']);
});

it('an emptied notebook leaves nothing on the device', async () => {
  const { deleteRuns, setDraft, emptyComparison, kept } = await aPage(stored([aRun('1')]));
  deleteRuns(['1']);
  setDraft(emptyComparison);
  expect(kept()).toBeNull();
});

it('fifty runs are the most', async () => {
  const { keepRun, $notebook } = await aPage(stored(Array.from({ length: 50 }, (_, i) => aRun('1', { id: `${i}` }))));
  expect(keepRun(aRun('2'))).toBe('full');
  expect($notebook.get().runs).toHaveLength(50);
});

it('a run kept in another tab is not lost by a change in this one, and what is typed here stays', async () => {
  const { otherTab, setDraft, $notebook, kept } = await aPage(stored([aRun('1')]));
  setDraft({ ...draft, task: 'Typed here' });
  otherTab(stored([aRun('2'), aRun('1')]));
  expect($notebook.get().runs).toHaveLength(2);
  expect($notebook.get().draft.task).toBe('Typed here');
  setDraft({ ...draft, task: 'Typed here too' });
  expect(kept()).toEqual({ draft: { ...draft, task: 'Typed here too' }, runs: [aRun('2'), aRun('1')] });
});

it('when the device is erased nothing of the notebook stays in the open page', async () => {
  const { otherTab, $notebook, emptyComparison } = await aPage(stored([aRun('1')]));
  otherTab(null);
  expect($notebook.get()).toEqual({ draft: emptyComparison, runs: [], unreadable: null });
});

it('where the browser has no room a run lasts as long as the page', async () => {
  const { keepRun, $notebook } = await aPage(null, { isFull: true });
  expect(keepRun(aRun('1'))).toBe('on-page');
  expect($notebook.get().runs).toHaveLength(1);
});

it.each([
  ['no JSON', '{"runs":'],
  ['a list', '[]'],
  ['no runs', JSON.stringify({ draft })],
  ['a draft of another shape', JSON.stringify({ draft: { task: 7 }, runs: [] })],
  ['a run without scores', stored([{ ...aRun('1'), scores: undefined }])],
  ['a score that does not exist', stored([{ ...aRun('1'), scores: [{ a: 3, b: 0 }] }])],
  ['fewer scores than criteria', stored([{ ...aRun('1'), criteria: ['x', 'y'] }])],
  ['a date that is none', stored([{ ...aRun('1'), made: 'yesterday' }])],
])('storage with %s is kept as it is until its owner decides', async (_, text) => {
  const { setDraft, keepRun, discardUnreadable, $notebook, kept } = await aPage(text);
  expect($notebook.get()).toMatchObject({ runs: [], unreadable: text });
  setDraft(draft);
  expect(keepRun(aRun('2'))).toBe('on-page');
  expect(localStorage.getItem(key)).toBe(text);
  discardUnreadable();
  expect(kept()).toEqual({ draft, runs: [aRun('2')] });
});

it('good runs beside a broken one are shown', () => {
  const text = stored([aRun('1'), null]);
  expect(readNotebook(text)).toEqual({ draft, runs: [aRun('1')], unreadable: text });
});

it('fields that no version of the site has written are dropped', () => {
  expect(readNotebook(stored([{ ...aRun('1'), extra: true }])).runs).toEqual([aRun('1')]);
});
