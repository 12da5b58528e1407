import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Result } from '../../src/api/client.ts';
import type { GenerateMapReply, GenerateMapRequest } from '../../src/contracts/api/generate-map.ts';
import type { ConceptMap } from '../../src/contracts/concept-map.ts';

const reply: GenerateMapReply = {
  nodes: ['Leaf', 'light', 'sugar'].map((text, i) => ({ id: `n${i + 1}`, text, kind: 'concept' })),
  links: [
    { from: 'n1', to: 'n2', label: 'needs' },
    { from: 'n1', to: 'n3', label: 'makes' },
  ],
  focusQuestion: 'Where does sugar come from?',
  ideas: [
    { from: 'Leaf', label: 'contains', to: 'chlorophyll', why: 'chlorophyll: The green pigment.' },
    { from: 'light', label: '', to: 'sugar', why: 'Light supplies the energy.' },
  ],
  note: 'Made from checked material.',
  meta: { engine: 'embedded', reason: 'no-key', grounding: 'topic-pack' },
};
const refused: GenerateMapReply = { ...reply, nodes: [], links: [], ideas: [], note: 'That topic could hurt somebody.', meta: { engine: 'embedded', reason: 'refused-request' } };
const sample = { title: 'What a leaf does', subject: 'Science', mapType: 'hierarchical' as const, focusQuestion: 'Why?', map: 'flowchart TD\na[Leaf] -->|has| b[stomata]' };
const template = {
  id: 'two',
  name: 'Two ideas',
  scope: 'All subjects',
  label: 'Basic' as const,
  mapType: 'spider' as const,
  map: 'flowchart LR\na[[What is it?]] -->|has| b[[Which part?]]',
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  location.hash = '';
});

/** The desk as a freshly loaded page shows it, with a server that gives these answers, one after the other. */
async function openDesk(...answers: (Result<GenerateMapReply> | Promise<Result<GenerateMapReply>>)[]) {
  vi.resetModules();
  const [{ Nebula }, { $library }, { $toast }, { localMaps }, { refuse }] = await Promise.all([
    import('../../src/features/nebula/Nebula.tsx'),
    import('../../src/stores/library/library.ts'),
    import('../../src/stores/toasts.ts'),
    import('../../src/features/nebula/local-maps.ts'),
    import('../../src/features/nebula/local-refusal.ts'),
  ]);
  const asked: GenerateMapRequest[] = [];
  let next = 0;
  const ask = async (body: GenerateMapRequest): Promise<Result<GenerateMapReply>> => {
    asked.push(body);
    return (await answers[next++]) ?? { ok: false, failure: { kind: 'network', timedOut: false } };
  };
  render(
    <Nebula
      templates={[template]}
      samples={[sample]}
      help={<p>Numbers to call</p>}
      deps={{ ask, loadMaps: async () => localMaps, refuse: async (topic, title) => refuse(topic, title), now: () => new Date('2026-03-02T12:00:00Z') }}
    />,
  );
  await waitFor(() => expect($library.get().isRead).toBe(true));
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  return {
    asked,
    press,
    toast: () => $toast.get(),
    maps: () => $library.get().items.map(({ title, tags, body }) => ({ title, tags, ...(body as ConceptMap) })),
    fill: (title: string, topic: string) => {
      press('New Concept Map');
      fireEvent.change(screen.getByLabelText('Title'), { target: { value: title } });
      fireEvent.change(screen.getByLabelText('Topic or Concept'), { target: { value: topic } });
    },
  };
}

it('has the three tabs, the search box and the form of the specification', async () => {
  const { press } = await openDesk();
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['My Concept Maps', 'Shared With Me', 'Templates']);
  expect(tabs.map((tab) => tab.getAttribute('aria-controls'))).toEqual(['my-maps', 'shared', 'templates']);
  expect(screen.getByPlaceholderText('Search concept maps')).toBeTruthy();
  press('New Concept Map');
  expect(screen.getAllByRole('radio').map((radio) => [(radio as HTMLInputElement).value, (radio as HTMLInputElement).checked])).toEqual([
    ['hierarchical', true],
    ['spider', false],
    ['flowchart', false],
  ]);
  expect(within(screen.getByRole('group', { name: 'Map Type' })).getByText('Spider / Web')).toBeTruthy();
  for (const label of ['Title', 'Topic or Concept']) expect((screen.getByLabelText(label) as HTMLInputElement).required).toBe(true);
});

it('says "Generating map..." while it works, then closes the form, clears the fields and opens the map', async () => {
  let give = (_: Result<GenerateMapReply>) => {};
  const { fill, press, asked, maps } = await openDesk(new Promise((resolve) => (give = resolve)));
  fill('  ', 'leaf');
  press('Generate Map');
  expect(asked).toEqual([]);
  const title = screen.getByLabelText('Title') as HTMLInputElement;
  expect(title.validationMessage).toBe('Please fill this in.');
  fireEvent.change(title, { target: { value: 'My leaf' } });
  expect(title.validationMessage).toBe('');
  press('Generate Map');
  expect((screen.getByRole('button', { name: 'Generating map...' }) as HTMLButtonElement).disabled).toBe(true);
  expect(asked).toEqual([{ title: 'My leaf', topic: 'leaf', mapType: 'hierarchical' }]);
  await act(async () => give({ ok: true, value: reply }));
  await waitFor(() => expect(maps()).toHaveLength(1));
  expect(maps()[0]).toMatchObject({ title: 'My leaf', topic: 'leaf', origin: 'topic-pack', focusQuestion: reply.focusQuestion });
  await screen.findByRole('button', { name: 'All concept maps' });
  expect(location.hash).toContain('item=');
  press('All concept maps');
  await screen.findByRole('link', { name: 'My leaf' });
  press('New Concept Map');
  expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('');
  expect((screen.getByLabelText('Topic or Concept') as HTMLInputElement).value).toBe('');
});

it('keeps what was written where a topic is refused, and says why', async () => {
  const { fill, press, maps } = await openDesk({ ok: true, value: refused });
  fill('Bad', 'bad');
  press('Generate Map');
  expect((await screen.findByRole('alert')).textContent).toContain('That topic could hurt somebody.');
  expect(screen.queryByText('Numbers to call')).toBeNull();
  expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('Bad');
  expect(maps()).toEqual([]);
});

it('shows the help card where somebody may be in danger', async () => {
  const { fill, press } = await openDesk({ ok: true, value: { ...refused, meta: { engine: 'embedded', reason: 'safety', safety: { level: 2, rule: 'explicit' } } } });
  fill('x', 'x');
  press('Generate Map');
  expect(await screen.findByText('Numbers to call')).toBeTruthy();
});

it('gives an empty frame that says so where the server does not answer', async () => {
  const { fill, press, maps, toast } = await openDesk();
  fill('Books', 'bookbinding');
  press('Generate Map');
  await waitFor(() => expect(maps()[0]?.origin).toBe('scaffold'));
  expect(toast()?.title).toBe('No answer from the server');
  expect(await screen.findByText(/The server did not answer, so this frame was made on your device/)).toBeTruthy();
});

it.each([
  ['how to build a bomb', 'That topic could hurt somebody', false],
  ['how to starve yourself', 'someone may be in danger', true],
])('without the server, %s is refused on the device', async (topic, why, isDanger) => {
  const { fill, press, maps } = await openDesk();
  fill('My map', topic);
  press('Generate Map');
  expect((await screen.findByRole('alert')).textContent).toContain(why);
  expect(screen.queryByText('Numbers to call') !== null).toBe(isDanger);
  expect(maps()).toEqual([]);
});

it('finds maps by title and by what is in them, samples too', async () => {
  const { fill, press } = await openDesk({ ok: true, value: reply });
  fill('My leaf', 'leaf');
  press('Generate Map');
  await screen.findByRole('button', { name: 'All concept maps' });
  press('All concept maps');
  const search = await screen.findByPlaceholderText('Search concept maps');
  await screen.findByText('What a leaf does');
  fireEvent.change(search, { target: { value: 'sugar' } });
  expect(screen.getByRole('link', { name: 'My leaf' })).toBeTruthy();
  expect(screen.queryByText('What a leaf does')).toBeNull();
  fireEvent.change(search, { target: { value: 'zzz' } });
  expect(screen.queryByRole('link', { name: 'My leaf' })).toBeNull();
  press('Show all');
  expect(screen.getByRole('link', { name: 'My leaf' })).toBeTruthy();
});

it('opens a copy of a sample, and of a template whose boxes ask', async () => {
  const { press, maps } = await openDesk();
  await screen.findByText('What a leaf does');
  press('Open a copy: What a leaf does');
  await waitFor(() => expect(maps()[0]).toMatchObject({ title: 'What a leaf does', origin: 'sample', focusQuestion: 'Why?' }));
  cleanup();
  const again = await openDesk();
  location.hash = '';
  fireEvent.click(screen.getByRole('tab', { name: 'Templates' }));
  again.press(await screen.findByRole('button', { name: 'Use template: Two ideas' }).then(() => 'Use template: Two ideas'));
  await waitFor(() => expect(again.maps()[0]?.nodes.map(({ kind }) => kind)).toEqual(['prompt', 'prompt']));
});

it('takes a pasted outline, and answers garbage with a sentence', async () => {
  const { press, maps } = await openDesk();
  const box = screen.getByLabelText('Outline or Mermaid diagram');
  fireEvent.change(box, { target: { value: 'no list at all' } });
  press('Make a map of it');
  expect((await screen.findByRole('alert')).textContent).toContain('There is no outline in this text.');
  expect(maps()).toEqual([]);
  fireEvent.change(box, { target: { value: '# Water\n- rain → [[x]]\n- Rivers\n  - feed → lakes' } });
  press('Make a map of it');
  await waitFor(() => expect(maps()[0]).toMatchObject({ title: 'Water', origin: 'import' }));
});

it('a file opened under Shared With Me stands there, as a copy to edit', async () => {
  const { maps } = await openDesk();
  fireEvent.click(screen.getByRole('tab', { name: 'Shared With Me' }));
  expect(screen.getByText(/Open the link of a shared map to read it/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Open a map that somebody sent you'), { target: { files: [new File(['flowchart TD\na[Sun] -->|warms| b[Sea]'], 'sea.mmd')] } });
  await waitFor(() => expect(maps()[0]).toMatchObject({ title: 'sea', tags: ['received'] }));
  fireEvent.click(await screen.findByRole('button', { name: 'All concept maps' }));
  fireEvent.click(await screen.findByRole('tab', { name: 'Shared With Me' }));
  const card = within(screen.getByRole('list', { name: 'Shared with me' }));
  expect(card.getByText(/Can edit: your own copy/)).toBeTruthy();
});

it('the form keeps what was entered over a reload, until it is used or given up', async () => {
  const write = () => fireEvent.change(screen.getByLabelText('Topic or Concept'), { target: { value: 'Leaves' } });
  const first = await openDesk();
  first.press('New Concept Map');
  write();
  fireEvent.click(screen.getByRole('radio', { name: /^Flowchart/ }));
  cleanup();
  const second = await openDesk();
  second.press('New Concept Map');
  expect(screen.getByLabelText<HTMLInputElement>('Topic or Concept').value).toBe('Leaves');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Flowchart/ }).checked).toBe(true);
  second.press('Cancel');
  cleanup();
  const third = await openDesk();
  third.press('New Concept Map');
  expect(screen.getByLabelText<HTMLInputElement>('Topic or Concept').value).toBe('');
});
