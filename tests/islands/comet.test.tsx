import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SampleNotes } from '../../src/contracts/comet.ts';
import type { CreateSessionBody } from '../../src/contracts/live/session.ts';

const sample: SampleNotes = {
  id: 'tides',
  title: 'Tides',
  lessonTitle: 'Grade 6',
  classCode: 'SCI-12',
  isActive: true,
  parts: [{ title: 'Why', lines: ['The pull of the [Moon] moves the water.'] }],
  questions: [{ question: 'How often?', type: 'multiple_choice', options: ['Once', 'Twice'], correctAnswer: 1, lookFor: '', responses: 10, flagged: true, answerStats: [6, 4] }],
  asks: [{ name: 'Teal Heron', text: 'And the Sun?' }],
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  HTMLElement.prototype.scrollIntoView ??= () => {};
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  localStorage.clear();
  history.replaceState(null, '', '/tools/comet');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Comet without a server, or with one that opens every session. */
async function open(isServed = false) {
  vi.resetModules();
  const { Comet } = await import('../../src/features/comet/Comet.tsx');
  const { hostKeys, keepHostKey } = await import('../../src/stores/live/kept-keys.ts');
  const key = { kind: 'comet' as const, code: 'BCDFGH', title: 'Tides', hostToken: 'h', coToken: 'c', expiresAt: '2999-01-01T00:00:00Z' };
  const { $library } = await import('../../src/stores/library/library.ts');
  const asked: CreateSessionBody[] = [];
  render(
    <Comet
      samples={[sample]}
      deps={{
        open: async (body) => {
          asked.push(body);
          if (isServed) {
            keepHostKey(key);
            return { ok: true, value: key };
          }
          return { ok: false, failure: { kind: 'network', timedOut: false } };
        },
        keys: () => hostKeys(),
        now: () => new Date('2026-03-02T12:00:00Z'),
      }}
    />,
  );
  await waitFor(() => expect($library.get().isRead).toBe(true));
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  const write = (name: string | RegExp, value: string) => fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  return { asked, press, write, library: () => $library.get().items };
}

it('without a server a sample still shows its demo class, says so, and what is answered there goes nowhere', async () => {
  const { press, write } = await open();
  press('Tides');
  press('Launch Live Session');
  expect(await screen.findByText('Demo class', {}, { timeout: 4_000 })).toBeTruthy();
  expect(screen.getByText('19 of 24')).toBeTruthy();
  press('Answer Teal Heron');
  write('Answer to Teal Heron', 'A little.');
  press('Send the answer');
  expect(screen.getByText('You answered: A little.')).toBeTruthy();
  // Its name begins with what is read on it.
  expect(screen.getByRole('button', { name: 'Answer again Teal Heron' }).getAttribute('aria-label')).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: /Questions/ }));
  expect(screen.getAllByText('Needs Attention').length).toBeGreaterThan(0);
  expect(screen.getByText('4 (40%)')).toBeTruthy();
  // Nothing that needs a class is offered.
  expect(screen.queryByRole('button', { name: 'Ask this question' })).toBeNull();
});

it('notes by hand are kept from the first key, a selection becomes a blank, and a class without notes is not opened', async () => {
  const { press, write, library, asked } = await open();
  press('Create Guided Notes');
  write('Title', 'Rivers');
  press('Start by hand');
  press('Launch Live Session');
  expect(asked).toEqual([]);
  const lines = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Part 1, lines' });
  fireEvent.change(lines, { target: { value: 'The Nile floods.' } });
  lines.setSelectionRange(4, 8);
  press(/Make a blank/);
  expect(lines.value).toBe('The [Nile] floods.');
  await waitFor(() =>
    expect(library()[0]).toMatchObject({ kind: 'guided-notes', title: 'Rivers', body: { notes: [{ lines: [['The ', { answer: 'Nile', alternatives: [] }, ' floods.']] }] } }),
  );
  press('Done editing');
  expect(screen.getByText('Nile').tagName).toBe('MARK');
  press('Launch Live Session');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ kind: 'comet', content: { title: 'Rivers' } });
  // It could not be opened: the notes are still there.
  expect(screen.getByRole('button', { name: 'Launch Live Session' })).toBeTruthy();
});

it('Back from the session of a sample shows that it is live, and leads into it again, also after a reload, without a second one', async () => {
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      close() {}
    },
  );
  const { asked, press } = await open(true);
  press('Tides');
  press('Launch Live Session');
  expect(await screen.findByText('Demo class', {}, { timeout: 4_000 })).toBeTruthy();
  expect(location.hash).toBe('#session=BCDFGH');
  await act(async () => {
    history.back();
    await vi.waitFor(() => expect(location.hash).toBe(''));
  });
  expect(await screen.findByText('Live')).toBeTruthy();
  expect(screen.getByText('BCDFGH')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Launch Live Session' })).toBeNull();
  press('Go to the session');
  expect(await screen.findByText('Demo class')).toBeTruthy();
  cleanup();
  // The address of the session leads into it at once.
  const again = await open(true);
  expect(await screen.findByText('Demo class', {}, { timeout: 4_000 })).toBeTruthy();
  again.press('Back');
  expect(location.hash).toBe('');
  expect(screen.getByRole('heading', { name: 'Tides' })).toBeTruthy();
  again.press('Go to the session');
  expect([...asked, ...again.asked]).toHaveLength(1);
});

it('what is more than a class takes stays in the editor, is told, keeps the class from opening, and can be cut in two', async () => {
  const { press, write, asked } = await open();
  press('Create Guided Notes');
  write('Title', 'Rivers');
  write(/^Text to make notes/, Array.from({ length: 45 }, (_, i) => `# Topic ${i + 1}\n\nThe Nile floods each summer.`).join('\n\n'));
  expect(screen.getByText('30 parts with 30 blanks.')).toBeTruthy();
  expect(screen.getByText(/^Left out: 15 parts with 15 lines, from “Topic 31” on\./)).toBeTruthy();
  write(/^Text to make notes/, '');
  press('Start by hand');
  const lines = () => screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: /^Part \d+, lines$/ }).map(({ value }) => value.split('\n').length);
  write('Part 1, lines', Array.from({ length: 60 }, (_, i) => `Line ${i}`).join('\n'));
  expect(lines()).toEqual([60]);
  expect(screen.getByText('Part 1 has 60 lines, and a part holds 40. Cut it in two.')).toBeTruthy();
  press('Launch Live Session');
  expect(asked).toEqual([]);
  press('Cut part 1 in two');
  expect(lines()).toEqual([30, 30]);
  // A question that is added and left alone is none.
  press('Add question');
  expect(screen.getByText('Questions', { selector: 'dt' }).nextElementSibling?.textContent).toBe('0');
  press('Launch Live Session');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ content: { questions: [] } });
});

it('the code that is shown is the one the next class gets: after an end it is a fresh one, also where this page did not see the end', async () => {
  vi.resetModules();
  const { createComet } = await import('../../src/features/comet/comet-store.ts');
  const { newBody } = await import('../../src/features/comet/notes-body.ts');
  const { forgetHostKey, hostKeys } = await import('../../src/stores/live/kept-keys.ts');
  const { $library } = await import('../../src/stores/library/library.ts');
  const codes: string[] = [];
  const comet = createComet({
    open: async ({ code = '' }) => {
      codes.push(code);
      return { ok: true, value: { kind: 'comet', code, title: 'Rivers', hostToken: 'h', coToken: 'c', expiresAt: '2999-01-01T00:00:00Z' } };
    },
    keys: () => hostKeys(),
    now: () => new Date('2026-03-02T12:00:00Z'),
  });
  const shown = (): string => {
    const view = comet.$view.get();
    if (view.name !== 'detail') throw new Error(`the ${view.name} is shown`);
    const { body } = view.work.$item.get();
    return comet.liveCode(body, null) ?? body.classCode;
  };
  await comet.start(new URL('http://localhost/tools/comet'));
  comet.openNew('Rivers', newBody({ notes: [{ title: '', lines: [['The Nile floods.']] }] }));
  const first = shown();
  await comet.launch();
  comet.leaveSession();
  expect([shown(), codes]).toEqual([first, [first]]);
  await waitFor(() => expect($library.get().items[0]).toMatchObject({ body: { live: first } }));
  // The end is seen here.
  forgetHostKey(first);
  await comet.sessionEnded(first, 3);
  comet.showDashboard();
  const id = $library.get().items[0]?.id ?? '';
  comet.open(id);
  const second = shown();
  expect(second).not.toBe(first);
  await comet.launch();
  expect(codes).toEqual([first, second]);
  await waitFor(() => expect($library.get().items[0]).toMatchObject({ body: { live: second } }));
  // The end was somewhere else.
  forgetHostKey(second);
  comet.showDashboard();
  comet.open(id);
  const third = shown();
  expect([first, second]).not.toContain(third);
  await comet.launch();
  expect(codes).toEqual([first, second, third]);
});

it('what is deleted leaves the focus with the entry before it, or with the button that adds one; editing says what a running class keeps', async () => {
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      close() {}
    },
  );
  const { press, write, library } = await open(true);
  press('Create Guided Notes');
  write('Title', 'Rivers');
  press('Start by hand');
  write('Part 1, lines', 'The Nile floods.');
  press('Add part');
  press('Add question');
  const remove = (name: string): string | null | undefined => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
    expect(screen.queryByRole('button', { name })).toBeNull();
    return document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  };
  expect(remove('Delete part 2')).toBe('Delete part 1');
  expect(remove('Delete question 1')).toContain('Add question');
  press('Add question');
  press('Add option');
  expect(remove('Delete option 3')).toBe('Question 1, option 2');
  expect(screen.queryByText(/^The session/)).toBeNull();
  press('Launch Live Session');
  // No server answers: back to the notes, which know that they are live.
  await waitFor(() => expect(library()[0]).toMatchObject({ body: { live: 'BCDFGH' } }));
  await waitFor(() => expect(location.hash).toBe('#session=BCDFGH'));
  await act(async () => {
    history.back();
    await vi.waitFor(() => expect(location.hash).toBe(''));
  });
  press('Edit');
  expect(screen.getByText(/is live\. Its class keeps the notes as they were when it was opened/)).toBeTruthy();
});
