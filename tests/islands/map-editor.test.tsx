import 'fake-indexeddb/auto';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import type { GenerateMapReply } from '../../src/contracts/api/generate-map.ts';
import type { ConceptMap } from '../../src/contracts/concept-map.ts';

// React Flow measures boxes, which happy-dom cannot; tests/e2e/nebula.test.ts looks at the canvas.
vi.mock('../../src/features/nebula/editor/MapCanvas.tsx', () => ({ MapCanvas: () => <p>The canvas</p> }));

const aMap = (): ConceptMap => ({
  mapType: 'hierarchical',
  topic: 'leaf',
  focusQuestion: '',
  note: 'From a test.',
  origin: '',
  nodes: ['Leaf', 'light', 'sugar'].map((text, i) => ({ id: `n${i + 1}`, text, kind: 'concept', at: null })),
  links: [
    { id: 'l1', from: 'n1', to: 'n2', label: 'needs' },
    { id: 'l2', from: 'n1', to: 'n3', label: 'makes' },
  ],
  ideas: [
    { id: 'i1', from: 'light', label: '', to: 'sugar', why: 'Light supplies the energy.' },
    { id: 'i2', from: 'Leaf', label: 'contains', to: 'chlorophyll', why: 'chlorophyll: The green pigment.' },
  ],
});

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

async function openEditor(map = aMap(), answer?: Partial<GenerateMapReply>) {
  vi.resetModules();
  const [{ MapEditor }, { newItem, itemById, loadLibrary }] = await Promise.all([
    import('../../src/features/nebula/editor/MapEditor.tsx'),
    import('../../src/stores/library/library.ts'),
  ]);
  await loadLibrary();
  const item = newItem('concept-map', 'Leaves', map);
  const ask = vi.fn(async () => ({ ok: true as const, value: { nodes: [], links: [], focusQuestion: '', ideas: [], note: '', meta: { engine: 'embedded' as const }, ...answer } }));
  await act(async () => void render(<MapEditor item={item} onClose={() => {}} ask={ask} />));
  const body = (): ConceptMap => (itemById(item.id)?.body as ConceptMap | undefined) ?? map;
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  return {
    press,
    ask,
    body,
    sentences: () => body().links.map(({ from, label, to }) => [from, label, to].map((each) => body().nodes.find(({ id }) => id === each)?.text ?? each).join(' ')),
    outline: () => {
      press('Outline');
      return screen.getByRole('list', { name: 'Outline of the map' });
    },
    rows: () =>
      within(screen.getByRole('list', { name: 'Outline of the map' }))
        .getAllByRole('textbox')
        .map((field) => (field as HTMLInputElement).value),
    focused: () => document.activeElement as HTMLInputElement,
  };
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const key = (field: HTMLElement, name: string, more = {}) => fireEvent.keyDown(field, { key: name, ...more });

it('everything works in the outline by keyboard: write, beside, below, deeper, up, remove, undo', async () => {
  const { outline, rows, focused, sentences, body } = await openEditor();
  const list = within(outline());
  expect(rows()).toEqual(['Leaf', 'needs', 'light', 'makes', 'sugar']);
  const light = list.getByDisplayValue('light');
  act(() => light.focus());
  key(light, 'Enter');
  await waitFor(() => expect(focused().getAttribute('aria-label')).toBe('Concept, level 2, from Leaf'));
  expect(focused().value).toBe('');
  type(focused(), 'water');
  expect(rows()).toEqual(['Leaf', 'needs', 'light', '', 'water', 'makes', 'sugar']);
  type(list.getAllByRole('textbox', { name: 'Linking phrase from Leaf' })[1] as HTMLElement, 'drinks');
  await waitFor(() => expect(sentences()).toContain('Leaf drinks water'));
  key(list.getByDisplayValue('water'), 'Enter', { shiftKey: true });
  await waitFor(() => expect(focused().getAttribute('aria-label')).toBe('Concept, level 3, from water'));
  type(focused(), 'rain');
  key(focused(), 'ArrowLeft', { altKey: true, shiftKey: true });
  await waitFor(() => expect(sentences()).toContain('Leaf  rain'));
  key(list.getByDisplayValue('rain'), 'ArrowUp', { altKey: true, shiftKey: true });
  key(list.getByDisplayValue('sugar'), 'ArrowRight', { altKey: true, shiftKey: true });
  await waitFor(() => expect(sentences().some((each) => each.endsWith('makes sugar') && !each.startsWith('Leaf'))).toBe(true));
  type(list.getByDisplayValue('rain'), '');
  const empty = list.getAllByRole('textbox', { name: /^Concept/ }).find((field) => (field as HTMLInputElement).value === '') as HTMLElement;
  key(empty, 'Backspace');
  await waitFor(() => expect(body().nodes.map(({ text }) => text)).toEqual(['Leaf', 'light', 'sugar', 'water']));
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  await waitFor(() => expect(body().nodes).toHaveLength(5));
});

it('arrows go from row to row', async () => {
  const { outline, focused } = await openEditor();
  outline();
  act(() => screen.getByDisplayValue('Leaf').focus());
  key(focused(), 'ArrowDown');
  expect(focused().value).toBe('light');
  key(focused(), 'ArrowDown');
  key(focused(), 'ArrowUp');
  expect(focused().value).toBe('light');
});

it('the panel links, turns, renames and removes', async () => {
  const { outline, press, sentences } = await openEditor();
  outline();
  fireEvent.focus(screen.getByDisplayValue('light'));
  fireEvent.change(screen.getByLabelText('Link to'), { target: { value: 'n3' } });
  type(screen.getByLabelText('Linking phrase of the new link'), 'powers');
  press('Add link');
  await waitFor(() => expect(sentences()).toContain('light powers sugar'));
  press('Turn the link with sugar around');
  await waitFor(() => expect(sentences()).toContain('sugar powers light'));
  press('Remove the link with sugar');
  await waitFor(() => expect(sentences()).toHaveLength(2));
  press('Remove concept');
  await waitFor(() => expect(sentences()).toEqual(['Leaf makes sugar']));
});

it('suggestions are taken one by one, and a pair without a phrase waits for one', async () => {
  const { press, sentences, body } = await openEditor();
  expect((screen.getByRole('button', { name: 'Accept: light and sugar' }) as HTMLButtonElement).disabled).toBe(true);
  type(screen.getByLabelText('Your linking phrase from light to sugar'), 'gives energy for');
  press('Accept: light and sugar');
  await waitFor(() => expect(sentences()).toContain('light gives energy for sugar'));
  press('Accept: Leaf and chlorophyll');
  await waitFor(() => expect(sentences()).toContain('Leaf contains chlorophyll'));
  await waitFor(() => expect(body().ideas).toEqual([]));
});

it('looks for suggestions on the topic, and says when there is none', async () => {
  const idea = { from: 'sugar', label: 'feeds', to: 'roots', why: 'From the pack.' };
  const { press, ask } = await openEditor(
    { ...aMap(), ideas: [] },
    { nodes: [{ id: 'a', text: 'Leaf', kind: 'concept' }], ideas: [idea], meta: { engine: 'embedded', grounding: 'topic-pack' } },
  );
  press('Look for suggestions');
  expect(await screen.findByRole('button', { name: 'Accept: sugar and roots' })).toBeTruthy();
  expect(ask).toHaveBeenCalledWith({ title: 'leaf', topic: 'leaf', mapType: 'hierarchical' }, expect.anything());
  press('Leave: sugar and roots');
  expect(screen.queryByRole('button', { name: 'Accept: sugar and roots' })).toBeNull();
});

it('hints lead to the concept they are about', async () => {
  const map = aMap();
  const { press } = await openEditor({ ...map, links: map.links.slice(0, 1) });
  press(/^Show: 1 concept is linked to nothing/);
  expect((screen.getByLabelText('Text') as HTMLInputElement).value).toBe('sugar');
});

it('the table holds the sentences and takes phrases', async () => {
  const { press, sentences } = await openEditor();
  press('Sentences');
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(3);
  type(screen.getByLabelText('Linking phrase from Leaf to light'), 'lives on');
  await waitFor(() => expect(sentences()).toContain('Leaf lives on light'));
});

it('the search goes from one concept that was found to the next', async () => {
  await openEditor();
  const box = screen.getByLabelText('Search in this map');
  type(box, 'makes');
  expect(screen.getByText('2 concepts found')).toBeTruthy();
  expect((screen.getByLabelText('Text') as HTMLInputElement).value).toBe('Leaf');
  key(box, 'Enter');
  expect((screen.getByLabelText('Text') as HTMLInputElement).value).toBe('sugar');
});

it('another type gives every box back to the layout', async () => {
  const map = aMap();
  const { body } = await openEditor({ ...map, nodes: map.nodes.map((node) => ({ ...node, at: { x: 1, y: 2 } })) });
  fireEvent.change(screen.getByLabelText('Map type'), { target: { value: 'spider' } });
  await waitFor(() => expect(body()).toMatchObject({ mapType: 'spider', nodes: [{ at: null }, { at: null }, { at: null }] }));
});
