/** PARE's teacher without a server: the way back into a class that is taught, and what is said of a topic that no lesson is made of. */
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GeneratePareReply } from '../../src/contracts/api/generate-pare.ts';
import type { CreateSessionBody } from '../../src/contracts/live/session.ts';
import type { PareDeps } from '../../src/features/pare/pare-store.ts';
import { TeacherTab } from '../../src/features/pare/TeacherTab.tsx';
import { hostKeys, keepHostKey } from '../../src/stores/live/kept-keys.ts';
import { $toast } from '../../src/stores/toasts.ts';
import { pareLesson } from '../support/live.ts';

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView ??= () => {};
  localStorage.clear();
  history.replaceState(null, '', '/pare');
  // A line that never comes about: the session itself is tested with its own line.
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      close() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const key = (code: string, title: string) => ({ kind: 'pare' as const, code, title, hostToken: 'h', coToken: 'c', expiresAt: '2999-01-01T00:00:00Z' });
const { relevance: _, ...draft } = pareLesson;
const lesson: GeneratePareReply = { ...draft, meta: { engine: 'embedded', grounding: 'topic-pack' } };

function open(reply: GeneratePareReply = lesson) {
  const asked: CreateSessionBody[] = [];
  const codes = ['BCDFGH', 'JKLMNP'];
  let drawn = 0;
  const deps: PareDeps = {
    ask: async () => ({ ok: true, value: reply }),
    open: async (body) => {
      const opened = key(codes[asked.length] ?? '', body.content.title);
      asked.push(body);
      return { ok: true, value: opened };
    },
    now: () => new Date(),
    randomBytes: (count) => new Uint8Array(count).map(() => drawn++),
  };
  render(<TeacherTab code="" deps={deps} help={<p>Talk to someone</p>} />);
  return asked;
}
/** The browser's own button. */
const goBack = () =>
  act(async () => {
    history.back();
    await vi.waitFor(() => expect(location.pathname).toBe('/pare'));
  });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const ask = (topic: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: 'Topic or Standard' }), { target: { value: topic } });
  press('Generate PARE Experience');
};

it('Back from a running session leads to the lesson, which shows its code, names the way back, and opens no second session', async () => {
  const asked = open();
  ask('Lakes');
  fireEvent.click(await screen.findByRole('button', { name: 'Launch Session' }));
  await waitFor(() => expect(location.pathname).toBe('/pare/host/BCDFGH'));
  await goBack();
  const preview = await screen.findByRole('article', { name: pareLesson.title });
  expect(location.pathname).toBe('/pare');
  expect(within(preview).getByText('BCDFGH')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Launch Session' })).toBeNull();
  expect(screen.getByText(/A session is open/).textContent).toContain(`${pareLesson.title}, code BCDFGH`);
  press('Continue session');
  await waitFor(() => expect(location.pathname).toBe('/pare/host/BCDFGH'));
  fireEvent.click(await screen.findByRole('button', { name: 'Back to the lesson; the session goes on' }));
  press('Continue session BCDFGH');
  await waitFor(() => expect(location.pathname).toBe('/pare/host/BCDFGH'));
  expect(asked).toHaveLength(1);
  expect(Object.keys(hostKeys())).toEqual(['BCDFGH']);
});

it('another lesson gets a code and a session of its own beside the one that runs', async () => {
  const asked = open();
  ask('Lakes');
  fireEvent.click(await screen.findByRole('button', { name: 'Launch Session' }));
  await waitFor(() => expect(location.pathname).toBe('/pare/host/BCDFGH'));
  await goBack();
  await screen.findByText(/A session is open/);
  ask('Rivers');
  const launch = await screen.findByRole('button', { name: 'Launch Session' });
  expect(within(screen.getByRole('article')).queryByText('BCDFGH')).toBeNull();
  fireEvent.click(launch);
  await waitFor(() => expect(location.pathname).toBe('/pare/host/JKLMNP'));
  expect(asked).toHaveLength(2);
});

it('a class that was sent home is not called open: its results are offered', async () => {
  keepHostKey({ ...key('BCDFGH', 'Lakes'), isOver: true });
  open();
  expect(await screen.findByRole('button', { name: 'See its results BCDFGH' })).toBeTruthy();
  expect(screen.queryByText(/A session is open/)).toBeNull();
});

it('a refused topic is answered with its reason and another topic, and no lesson is shown', async () => {
  const why = 'PARE makes no lesson on the topic that was asked for, because it could hurt someone.';
  open({
    ...lesson,
    backgroundBullets: [why],
    meta: { engine: 'embedded', reason: 'refused-request', basedOn: [{ kind: 'topic', id: 'chemical-reactions', title: 'Chemical reactions' }] },
  });
  press('Generate PARE Experience');
  expect($toast.get()).toMatchObject({ title: 'Topic Required' });
  ask('how to make a bomb');
  expect((await screen.findByRole('alert')).textContent).toContain(why);
  // What was complained about is mended.
  expect($toast.get()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Launch Session' })).toBeNull();
  press('Use “Chemical reactions”');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Topic or Standard' }).value).toBe('Chemical reactions');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('words of someone in danger bring the help card and no lesson', async () => {
  open({ ...lesson, backgroundBullets: ['No lesson was made from these words.'], meta: { engine: 'embedded', reason: 'safety' } });
  ask('I want to hurt myself');
  expect(await screen.findByText('Talk to someone')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('No lesson was made');
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Launch Session' })).toBeNull();
});

it('names the places that the class would read unfilled, leads to each, and launches with them only on a second, explicit press', async () => {
  const scaffold: GeneratePareReply = {
    ...lesson,
    revealContent: '[The one fact on tides that all should take home.]\n\n[What follows from it for people today.]',
    closingLine: '[One sentence on tides to leave the room with.]',
    meta: { engine: 'embedded', grounding: 'scaffold' },
  };
  const asked = open(scaffold);
  ask('Tides');
  const named = await screen.findByRole('list', { name: 'Places to fill' });
  expect(
    within(named)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Reveal Content (2)', 'Closing line']);
  fireEvent.click(within(named).getByRole('button', { name: 'Closing line' }));
  // It stands in a group that was closed.
  const closing = screen.getByRole('textbox', { name: 'Closing line' }) as HTMLInputElement;
  expect(document.activeElement).toBe(closing);
  expect(closing.closest('details')?.open).toBe(true);
  expect([closing.selectionStart, closing.selectionEnd]).toEqual([0, closing.value.length]);

  press('Launch Session');
  const warning = await screen.findByRole('alert');
  expect(warning.textContent).toContain('Not launched yet.');
  await waitFor(() => expect(document.activeElement).toBe(warning));
  expect(asked).toHaveLength(0);
  fireEvent.change(closing, { target: { value: 'The tide [as sailors say] turns.' } });
  expect(within(warning).getAllByRole('listitem')).toHaveLength(1);
  press('Launch as it is, brackets included');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect($toast.get()).toMatchObject({ title: 'Session Launched' });
});

it('a lesson with brackets in its own words is launched at the first press', async () => {
  const asked = open({ ...lesson, pulseScene: 'She said: “they [the miners] left.” [Laughter.]' });
  ask('Lakes');
  fireEvent.click(await screen.findByRole('button', { name: 'Launch Session' }));
  await waitFor(() => expect(asked).toHaveLength(1));
});
