import 'fake-indexeddb/auto';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { namedLesson } from '../support/lesson-body.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  // happy-dom has no dialogs of its own.
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => vi.unstubAllGlobals());

const lesson = namedLesson().body;
const reflection = { text: 'I saw a kingfisher', prompt: null, feedback: null, place: null };

/** The page with these titles made, the last one newest. */
async function open(...titles: string[]) {
  vi.resetModules();
  const library = await import('../../src/stores/library/library.ts');
  const { LibraryList } = await import('../../src/features/library/LibraryList.tsx');
  const { $toast } = await import('../../src/stores/toasts.ts');
  await library.loadLibrary();
  for (const [i, title] of titles.entries())
    await library.putItem(library.newItem(i % 2 ? 'reflection' : 'lesson', title, i % 2 ? reflection : lesson, new Date(Date.parse('2026-03-02T10:00:00Z') + i * 60_000)));
  render(<LibraryList />);
  const shown = () =>
    screen
      .queryAllByRole('list', { name: /^(Your work|Trash)$/ })
      .flatMap((list) => within(list).getAllByRole('listitem'))
      .map((row) => within(row).queryByRole('link')?.textContent ?? within(row).getByRole('strong').textContent);
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  return { ...library, shown, press, toast: () => $toast.get() };
}

it('says what it is for while it is empty, and where to begin', async () => {
  await open();
  expect(await screen.findByText(/Nothing is saved on this device yet/)).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/tools/aurora', '/tools/comet', '/tools/orbit', '/tools/prism', '/tools/nebula', '/pare']);
});

it('lists the newest first, the pinned before it, and leads to where each is opened', async () => {
  const { shown, press, $library } = await open('Fractions', 'Monday', 'Tides');
  expect(shown()).toEqual(['Tides', 'Monday', 'Fractions']);
  press('Pin Fractions');
  await waitFor(() => expect(shown()).toEqual(['Fractions', 'Tides', 'Monday']));
  expect(screen.getByRole('button', { name: 'Pin Fractions' }).getAttribute('aria-pressed')).toBe('true');
  const id = $library.get().items.find(({ title }) => title === 'Monday')?.id;
  expect(screen.getByRole('link', { name: 'Monday' }).getAttribute('href')).toBe(`/tools/prism#item=${id}`);
});

it('finds by words and by tool, and offers everything again where nothing fits', async () => {
  const { shown, press } = await open('Fractions', 'Monday');
  fireEvent.change(screen.getByLabelText('Search your work'), { target: { value: 'mon' } });
  expect(shown()).toEqual(['Monday']);
  fireEvent.change(screen.getByLabelText('Made with'), { target: { value: 'lesson' } });
  expect(shown()).toEqual([]);
  press('Show everything');
  expect(shown()).toEqual(['Monday', 'Fractions']);
});

it('deletes into the trash with undo, takes back from there, and deletes for good only when that is confirmed', async () => {
  const { shown, press, toast, $library } = await open('Fractions');
  press('Delete Fractions');
  await waitFor(() => expect(shown()).toEqual([]));
  act(() => toast()?.action?.run());
  await waitFor(() => expect(shown()).toEqual(['Fractions']));
  press('Delete Fractions');
  press(/^Trash/);
  await waitFor(() => expect(shown()).toEqual(['Fractions']));
  press('Take Fractions back');
  await waitFor(() => expect(shown()).toEqual([]));
  press(/^In use/);
  press('Delete Fractions');
  press(/^Trash/);
  press('Delete Fractions for good');
  expect($library.get().items).toHaveLength(1);
  press('Delete for good');
  await waitFor(() => expect($library.get().items).toEqual([]));
});

it('keeps tags and narrows by them', async () => {
  const { shown, press } = await open('Fractions', 'Monday');
  press('Tags of Fractions');
  fireEvent.change(screen.getByLabelText(/Tags of Fractions/, { selector: 'input' }), { target: { value: 'grade 5, unit 2' } });
  press('Save tags');
  fireEvent.change(await screen.findByLabelText('Tag'), { target: { value: 'unit 2' } });
  expect(shown()).toEqual(['Fractions']);
});

it('copies under a name of its own', async () => {
  const { shown, press } = await open('Fractions');
  press('Duplicate Fractions');
  await waitFor(() => expect(shown().sort()).toEqual(['Fractions', 'Fractions (copy)']));
});
