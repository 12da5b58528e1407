import 'fake-indexeddb/auto';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { CodeBox } from '../../src/features/assignments/CodeBox.tsx';
import { GiveOutForm } from '../../src/features/assignments/GiveOutForm.tsx';
import { HandInForm } from '../../src/features/assignments/HandInForm.tsx';
import { Inbox } from '../../src/features/assignments/Inbox.tsx';
import { Outbox } from '../../src/features/assignments/Outbox.tsx';
import type { GivenOut, OnMyDesk } from '../../src/stores/assignments/records.ts';
import { $onMyDesk } from '../../src/stores/assignments/student.ts';
import { keepAgain, type Received } from '../../src/stores/assignments/teacher.ts';
import { readBackup } from '../../src/stores/device-data.ts';
import { loadLibrary, newItem, putItem } from '../../src/stores/library/library.ts';
import { newKeyPair } from '../../src/stores/sealing/to-person.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
});

const now = new Date('2026-11-23T09:00:00Z');
const keys = { publicKey: 'K'.repeat(87), privateKey: 'P'.repeat(180) };
const content = { title: 'River', instructions: 'What surprised you?', isNamed: true, publicKey: keys.publicKey, material: { tool: 'reflection' as const } };
const given: GivenOut = {
  id: 'a'.repeat(22),
  key: 'B'.repeat(43),
  code: null,
  teacherToken: '0'.repeat(64),
  keys,
  content,
  made: now.toISOString(),
  dueAt: '2026-11-30T18:00:00.000Z',
  expiresAt: '2026-12-30T18:00:00.000Z',
  seen: null,
};
const desk: OnMyDesk = {
  id: given.id,
  key: given.key,
  content,
  dueAt: '2099-11-30T18:00:00.000Z',
  expiresAt: '2099-12-30T18:00:00.000Z',
  seatToken: '1'.repeat(64),
  keys,
  name: '',
  item: null,
  brought: null,
  sent: [],
  waiting: null,
  gone: null,
};
const received = (name: string, change: Partial<Received> = {}): Received => ({
  id: name.padEnd(22, 'x'),
  seat: name,
  version: 1,
  handedAt: '2026-11-24T10:00:00.000Z',
  returnedAt: null,
  label: { name, kind: 'reflection', title: 'The river', words: 30, publicKey: keys.publicKey, care: 0 },
  receipt: 'BCDF-GHJK',
  isLate: false,
  ...change,
});
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

it('the form names what is missing, keeps what was typed when the server refuses, and says what a code gives away', async () => {
  const giveOut = vi.fn(async () => ({ ok: false as const, why: 'This device has no connection.' }));
  const onDone = vi.fn();
  render(<GiveOutForm tool="reflection" item={null} onDone={onDone} giveOut={giveOut} now={() => now} />);
  press('Give it out');
  expect(screen.getByRole('alert').textContent).toBe('Give it a title.');
  fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: ' River ' } });
  press('Give it out');
  expect(screen.getByRole('alert').textContent).toBe('Write the prompt.');
  fireEvent.change(screen.getByLabelText(/The prompt/), { target: { value: 'What surprised you?' } });
  fireEvent.change(screen.getByLabelText('Due'), { target: { value: '2026-11-01T10:00' } });
  press('Give it out');
  expect(screen.getByRole('alert').textContent).toContain('in the next 180 days');
  expect(giveOut).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('Due'), { target: { value: '2026-12-01T10:00' } });
  expect((screen.getByLabelText(/By link or QR code/) as HTMLInputElement).checked).toBe(true);
  expect(screen.getByText(/can then be read on our server/)).toBeTruthy();
  press('Give it out');
  expect((await screen.findByRole('alert')).textContent).toBe('This device has no connection.');
  expect(giveOut).toHaveBeenCalledExactlyOnceWith({
    title: 'River',
    instructions: 'What surprised you?',
    isNamed: true,
    material: { tool: 'reflection' },
    dueAt: new Date('2026-12-01T10:00').toISOString(),
    withCode: false,
  });
  expect((screen.getByRole('textbox', { name: 'Title' }) as HTMLInputElement).value).toBe(' River ');
  expect(onDone).not.toHaveBeenCalled();
});

it('the form wants the material of the chosen tool', async () => {
  render(<GiveOutForm tool="reading" item={null} onDone={() => {}} now={() => now} />);
  fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'Lamp' } });
  press('Give it out');
  expect(screen.getByRole('alert').textContent).toBe('Make the questions first.');
  fireEvent.click(screen.getByRole('radio', { name: /Simulation/ }));
  press('Give it out');
  expect(screen.getByRole('alert').textContent).toBe('Choose a simulation.');
  expect(await screen.findByText(/There is no simulation in your library yet/)).toBeTruthy();
});

it('the inbox lists who has handed in, in words and not in colors, and gives the status as a table', async () => {
  const save = vi.fn();
  const list = [
    received('Ana'),
    received('Ben', { isLate: true, version: 3, returnedAt: '2026-12-01T10:00:00.000Z' }),
    received('Cy', { label: { ...received('Cy').label, care: 2 } as Received['label'] }),
    received('?', { label: null }),
  ];
  render(<Inbox record={given} onClose={() => {}} open={async () => ({ ok: true, value: { received: list, record: given } })} save={save} />);
  expect(await screen.findByText('4 students have handed in, 1 returned.')).toBeTruthy();
  const rows = screen
    .getAllByRole('row')
    .slice(1)
    .map(
      (row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent)[0],
    );
  expect(rows).toEqual(['To read', 'Returned, late', 'To read, check in with this student', 'To read']);
  expect(screen.getByText('Cannot be opened with the key of this browser')).toBeTruthy();
  press('Status as CSV');
  expect(save).toHaveBeenCalledExactlyOnceWith('status-river.csv', expect.stringMatching(/^\ufeffname,status/), 'text/csv');
});

it('an inbox of two hundred is found by name, without accents, and stands in the order that is wanted; the search stays while one is read, and the list comes back where it was', async () => {
  const list = Array.from({ length: 200 }, (_, i) => received(`Student ${i + 1}`, { handedAt: new Date(Date.UTC(2026, 10, 24, 10, i)).toISOString() }));
  list[4] = received('Zoë Ångström', { isLate: true });
  list[7] = received('Student 8', { label: { name: 'Student 8', kind: 'reflection', title: 'The river', words: 3, publicKey: keys.publicKey, care: 2 } });
  render(<Inbox record={given} onClose={() => {}} open={async () => ({ ok: true, value: { received: list, record: given } })} />);
  await screen.findByText('200 students have handed in, 0 returned.');
  const names = () => [...document.querySelectorAll('th[scope=row]')].map(({ textContent }) => textContent);
  expect([names().length, ...names().slice(0, 5)]).toEqual([200, 'Student 1', 'Student 2', 'Student 3', 'Student 4', 'Student 6']);
  fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'unread' } });
  expect(names()[0]).toBe('Student 8');
  fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'newest' } });
  expect(names()[0]).toBe('Student 200');
  fireEvent.change(screen.getByLabelText('Search the inbox'), { target: { value: 'zoe angs' } });
  expect(names()).toEqual(['Zoë Ångström']);
  expect(screen.getByText('1 of 200 found.')).toBeTruthy();
  press('Zoë Ångström');
  press('Back to the inbox');
  expect(names()).toEqual(['Zoë Ångström']);
  expect(document.activeElement?.textContent).toBe('Zoë Ångström');
});

it('an inbox that cannot be fetched says why and can be asked again', async () => {
  const open = vi.fn(async () => ({ ok: false as const, why: 'The server did not answer.' }));
  render(<Inbox record={given} onClose={() => {}} open={open} />);
  expect((await screen.findByRole('alert')).textContent).toBe('The server did not answer.');
  press('Look for new work');
  await waitFor(() => expect(open).toHaveBeenCalledTimes(2));
});

it('a student sees what goes to the teacher, and a name is asked for where one is wanted', async () => {
  await loadLibrary();
  await putItem(newItem('reflection', 'The river', { text: 'It was warm.', prompt: null, feedback: null, place: null }, now));
  await putItem(newItem('concept-map', 'Water', { mapType: 'spider', nodes: [], links: [], ideas: [], topic: '', focusQuestion: '', note: '', origin: '' }, now));
  $onMyDesk.set([desk]);
  render(<HandInForm record={desk} screen={async () => 0} />);
  const select = (await screen.findByLabelText('What you hand in')) as HTMLSelectElement;
  expect([...select.options].map(({ text }) => text)).toEqual(['Reflection: The river', 'Concept map: Water']);
  expect(screen.getByText('It was warm.')).toBeTruthy();
  press('Hand in');
  expect(screen.getByRole('alert').textContent).toContain('Write your name');
});

it('without names a made-up one is given, and another can be had', async () => {
  await loadLibrary();
  await putItem(newItem('reflection', 'The river', { text: 'It was warm.', prompt: null, feedback: null, place: null }, now));
  render(<HandInForm record={{ ...desk, content: { ...content, isNamed: false } }} screen={async () => 0} />);
  expect(await screen.findByText(/^[A-Z][a-z]+ [A-Z][a-z]+ \d+$/)).toBeTruthy();
  expect(screen.queryByLabelText('Your name')).toBeNull();
  expect(screen.getByRole('button', { name: 'Another name' })).toBeTruthy();
});

it('a key that the browser does not take is told on the page until it is kept, with a file to take away that opens the inbox elsewhere', async () => {
  const shelf = await loadLibrary();
  const { publicKey, privateKey } = await newKeyPair();
  const mine: GivenOut = { ...given, id: 'u'.repeat(22), keys: { publicKey, privateKey }, content: { ...content, publicKey } };
  const put = vi.spyOn(shelf, 'putRecord').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  expect(await keepAgain(mine)).toBe(false);
  const save = vi.fn();
  render(<Inbox record={mine} onClose={() => {}} open={async () => ({ ok: true, value: { received: [], record: mine } })} save={save} />);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The key to the inbox of “River” is not kept.');
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);

  press('Save the key as a file');
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  const read = readBackup(save.mock.calls[0]?.[1]);
  expect(read.ok && read.backup.records.assignments).toEqual([mine]);
  await waitFor(() => expect(alert.textContent).toContain(`The key is in the file ${save.mock.calls[0]?.[0]}.`));
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);

  press('Try to keep it again');
  expect(await screen.findByText('This browser still does not keep it.')).toBeTruthy();
  put.mockRestore();
  press('Try to keep it again');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it.each([
  ['in time', {}, true],
  [
    'late, when no further version is taken',
    { dueAt: '2020-01-01T00:00:00.000Z', sent: [{ id: 's', version: 1, at: now.toISOString(), receipt: 'r', title: 'The river', returnedAt: null, comment: '' }] },
    true,
  ],
  ['to an assignment that is gone', { gone: 'removed' as const }, false],
])('who tells of danger is shown the help card: %s', async (_when, change, isTeacherTold) => {
  await loadLibrary();
  await putItem(newItem('reflection', 'The river', { text: 'I want to die.', prompt: null, feedback: null, place: null }, now));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const { publicKey } = await newKeyPair();
  const mine = { ...desk, id: publicKey.slice(0, 22), name: 'Ben', content: { ...content, publicKey } };
  const props = { screen: async () => 2 as const, help: <p>People who answer</p> };
  const { rerender } = render(<HandInForm record={mine} {...props} />);
  await screen.findByLabelText('What you hand in');
  press('Hand in');
  await screen.findByText('People who answer');
  rerender(<HandInForm record={{ ...mine, ...change }} {...props} />);
  expect(screen.getByRole('alert').textContent).toContain('sounds as if someone may be in danger');
  expect(screen.getByText('People who answer')).toBeTruthy();
  expect(screen.getByRole('alert').textContent?.includes('Your teacher is told')).toBe(isTeacherTold);
});

it('what waits says how often it was tried and why it did not go; what was refused is not tried again', () => {
  const waiting = { id: 'w', label: 'l', work: 'w', title: 'x', made: now.toISOString(), tries: 2, why: 'This device has no connection.', isRefused: false };
  const { rerender } = render(<Outbox record={desk} waiting={waiting} />);
  expect(screen.getByRole('status').textContent).toContain('2 tries so far: This device has no connection.');
  expect(screen.getByRole('button', { name: 'Try now' })).toBeTruthy();
  rerender(<Outbox record={desk} waiting={{ ...waiting, isRefused: true, why: 'It was due.' }} />);
  expect(screen.getByRole('status').textContent).toContain('did not take it: It was due.');
  expect(screen.queryByRole('button', { name: 'Try now' })).toBeNull();
});

it('a code leads to its page, and one that nothing has is told beside the box', async () => {
  const go = vi.fn();
  const follow = vi.fn(async (code: string) => (code === 'bcd234' ? { ok: true as const, value: '#xyz' } : { ok: false as const, why: 'No assignment has this code.' }));
  render(<CodeBox follow={follow} go={go} />);
  const box = screen.getByLabelText('Code of an assignment');
  fireEvent.change(box, { target: { value: 'nope' } });
  press('Open the assignment');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('No assignment has this code.'));
  fireEvent.change(box, { target: { value: 'bcd234' } });
  press('Open the assignment');
  await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/assignment#xyz'));
});
