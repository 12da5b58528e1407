/** PARE's sides of a session without a server: what a student keeps, what a teacher leads, what the big screen shows. */
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PareReport } from '../../src/contracts/pare.ts';
import { HostSession } from '../../src/features/pare/lead/HostSession.tsx';
import { Projector } from '../../src/features/pare/lead/Projector.tsx';
import { Pare } from '../../src/features/pare/Pare.tsx';
import { StudentTab } from '../../src/features/pare/student/StudentTab.tsx';
import { keepSeat, type SeatKey } from '../../src/stores/live/kept-keys.ts';
import { setPreferences } from '../../src/stores/preferences.ts';
import { pareLesson } from '../support/live.ts';
import { answerOf, askOf, type FakeLine, fakeLine, seatOf, viewOf } from '../support/live-line.ts';

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView ??= () => {};
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  localStorage.clear();
  history.replaceState(null, '', '/pare');
});
afterEach(() => {
  cleanup();
  setPreferences({ role: '' });
  vi.unstubAllGlobals();
});

const seat: SeatKey = { kind: 'pare', code: 'BCDFGH', joinKey: 'k', pid: 'p2', token: 't', name: 'Teal Heron', expiresAt: '2999-01-01T00:00:00Z' };
const atStep = (step: number, more: Parameters<typeof viewOf>[0] = { room: {} }) => viewOf({ ...more, room: { step, content: pareLesson, ...more.room } });

/** A phone that has joined. */
async function student(line: FakeLine) {
  const { unmount } = render(
    <StudentTab code="BCDFGH" practice={pareLesson} deps={{ join: async () => ({ ok: true, value: seat }), line: () => line, suggest: () => 'Blue Lark' }} />,
  );
  await screen.findByText(/in session BCDFGH/);
  return { reload: unmount };
}
const write = (name: string | RegExp, value: string) => fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

it('words that are not submitted outlive a reload, also those of a question to the teacher, and go when they are stored', async () => {
  const { reload } = await student(fakeLine(atStep(2)));
  write('Your response', 'The rivers were');
  write(/^Your question/, 'Which rivers?');
  expect(screen.getByText(/Not submitted yet/)).toBeTruthy();
  reload();
  const line = fakeLine(atStep(2));
  await student(line);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your response' }).value).toBe('The rivers were');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Your question/ }).value).toBe('Which rivers?');
  press('Submit Response');
  press('Ask');
  await waitFor(() => expect(localStorage.getItem('kora.live-drafts.v1')).toBeNull());
  expect(line.sent).toMatchObject([
    { t: 'submit', q: 'activate', rev: 1, text: 'The rivers were' },
    { t: 'ask', text: 'Which rivers?' },
  ]);
});

it('whoever joins by typing the code stands at the address of the seat, and away from it when the seat is left', async () => {
  history.replaceState(null, '', '/pare');
  const line = fakeLine(atStep(2));
  const join = vi.fn(async () => ({ ok: true as const, value: seat }));
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { status: 204 })),
  );
  render(<StudentTab code="" practice={pareLesson} deps={{ join, line: () => line, suggest: () => 'Blue Lark' }} />);
  write('Session Code', 'bcdfgh');
  write('Your Name', 'Teal Heron');
  press('Join Session');
  await screen.findByText(/in session BCDFGH/);
  expect(join).toHaveBeenCalledWith('bcdfgh', 'Teal Heron');
  expect(location.pathname).toBe('/pare/join/BCDFGH');
  press('Leave and erase what I sent');
  await screen.findByRole('button', { name: 'Join Session' });
  expect(location.pathname + location.hash).toBe('/pare#join');
});

it('who writes of danger finds the help also after the reflection is in, and in the practice lesson, where nothing is sent', async () => {
  const line = fakeLine(atStep(4));
  const deps = { join: async () => ({ ok: true as const, value: seat }), line: () => line, suggest: () => 'Blue Lark' };
  const { unmount } = render(<StudentTab code="BCDFGH" practice={pareLesson} help={<p>Call 988</p>} deps={deps} />);
  await screen.findByText(/in session BCDFGH/);
  write('Your reflection', 'I want to kill myself tonight');
  press('Submit Reflection');
  expect(await screen.findByText('Your reflection is in')).toBeTruthy();
  act(() => line.$notice.set({ code: 'care', text: 'Thank you for writing this.', help: true }));
  expect(within(screen.getByRole('group', { name: 'Help' })).getByText('Call 988')).toBeTruthy();
  unmount();

  const hear = async (text: string) => (text.includes('kill myself') ? 'Nobody reads this practice lesson.' : null);
  render(<StudentTab code="" practice={pareLesson} help={<p>Call 988</p>} deps={{ ...deps, hear }} />);
  press('Open the practice lesson');
  write('Your response', 'The rivers were turned away.');
  press('Submit Response');
  expect(screen.queryByRole('group', { name: 'Help' })).toBeNull();
  write('Your reflection', 'I want to kill myself');
  press('Submit Reflection');
  expect(await screen.findByText('Nobody reads this practice lesson.')).toBeTruthy();
  expect(screen.getByText('Call 988')).toBeTruthy();
});

it('a device that has a seat is offered the way back to it, and a link to the practice lesson opens it', async () => {
  keepSeat(seat);
  const deps = { join: vi.fn(), line: () => fakeLine(null), suggest: () => 'Blue Lark' };
  const { unmount } = render(<StudentTab code="" practice={pareLesson} deps={deps} />);
  expect((await screen.findByRole('link', { name: 'Back to session BCDFGH' })).getAttribute('href')).toBe('/pare/join/BCDFGH');
  unmount();
  history.replaceState(null, '', '/pare#practice');
  render(<StudentTab code="" practice={pareLesson} deps={deps} />);
  expect(await screen.findByText('Practice: nobody sees this')).toBeTruthy();
});

it.each(['', 'teacher', 'student'] as const)('the tab that opens follows the role of this device: %j', async (role) => {
  setPreferences({ role });
  render(<Pare viewer="visitor" code="" practice={pareLesson} />);
  await waitFor(() => expect(screen.getByRole('tab', { selected: true }).textContent).toBe(role === 'student' ? 'Student Join' : 'Teacher Dashboard'));
});

it('each echo question keeps words of its own, and what is stored can be changed to nothing before it is written anew', async () => {
  await student(fakeLine(atStep(4, { room: {}, own: { answers: [{ step: 4, q: 'echo-0', rev: 1, text: 'The first held.' }], asks: [], votes: [] } })));
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your reflection' });
  expect(field().value).toBe('The first held.');
  fireEvent.click(screen.getByRole('radio', { name: 'What would you ask next?' }));
  expect(field().value).toBe('');
  write('Your reflection', 'Who decided?');
  fireEvent.click(screen.getByRole('radio', { name: /Which of your reasons held\?/ }));
  write('Your reflection', '');
  expect(field().value).toBe('');
  fireEvent.click(screen.getByRole('radio', { name: 'What would you ask next?' }));
  expect(field().value).toBe('Who decided?');
});

it('who has handed in hears that the class votes, and that the vote is over', async () => {
  const line = fakeLine(atStep(4));
  await student(line);
  write('Your reflection', 'The first held.');
  press('Submit Reflection');
  expect(await screen.findByText('Your reflection is in')).toBeTruthy();
  const told = 'Your class is voting now. Go back to the session to vote.';
  expect(screen.queryByText(told)).toBeNull();
  const view = line.$view.get();
  const poll = { id: 9, step: 4, q: 'echo-0', isOpen: true, options: [] };
  act(() => line.$view.set(view && { ...view, votes: { poll, board: [] } }));
  expect(screen.getByText(told).getAttribute('role')).toBe('status');
  act(() => line.$view.set(view && { ...view, votes: { poll: { ...poll, isOpen: false }, board: [] } }));
  expect(screen.queryByText(told)).toBeNull();
});

it('a student votes once and sees no count before the end; says of a question of the class that it is theirs, too', async () => {
  const options = [
    { ref: 'a5', text: 'They were drunk dry.' },
    { ref: 'a6', text: 'The sun took it.' },
  ];
  const line = fakeLine(atStep(2, { room: {}, votes: { poll: { id: 9, step: 2, q: 'activate', isOpen: true, options }, board: [{ ref: 'k3', text: 'Since when?', reply: '' }] } }));
  await student(line);
  fireEvent.click(screen.getByRole('radio', { name: 'The sun took it.' }));
  press(/My question, too/);
  expect(line.sent).toEqual([
    { t: 'vote', ref: 'a6', on: true },
    { t: 'vote', ref: 'k3', on: true },
  ]);
  expect(screen.queryByText(/\d+ votes?$/)).toBeNull();
  const view = line.$view.get();
  const closed = { id: 9, step: 2, q: 'activate', isOpen: false, cast: 3, options: options.map((option, i) => ({ ...option, n: i + 1 })) };
  act(() => line.$view.set(view && { ...view, votes: { poll: closed, board: [] }, own: { ...view.own, votes: ['a6'] } }));
  const rows = within(screen.getByRole('region', { name: 'How the class voted' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['The sun took it.2 votes (yours is one)', 'They were drunk dry.1 vote']);
});

it('after the end what did not arrive stands there to copy, and everything can still be erased', async () => {
  const line = fakeLine(atStep(2), { is: 'closed', code: 4001 });
  line.$unsent.set([{ t: 'submit', id: 'i1', step: 2, q: 'activate', rev: 1, text: 'Too late.' }]);
  const asked = vi.fn(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', asked);
  render(<StudentTab code="BCDFGH" practice={pareLesson} deps={{ join: async () => ({ ok: true, value: seat }), line: () => line, suggest: () => 'Blue Lark' }} />);
  expect(await screen.findByText('Too late.')).toBeTruthy();
  press('Leave and erase what I sent');
  expect(await screen.findByRole('button', { name: 'Join Session' })).toBeTruthy();
  expect(asked).toHaveBeenCalledWith('/api/live/sessions/BCDFGH/participants/me', expect.objectContaining({ method: 'DELETE' }));
});

const roster = new Map([seatOf('p2', 'Ana'), seatOf('p3', 'Bo'), seatOf('p4', 'Kim', { care: true })].map((each) => [each.pid, each]));
const classAt = (step: number, more: Partial<Parameters<typeof viewOf>[0]> = {}) =>
  viewOf({
    you: { pid: '', role: 'host', name: '', state: 'in' },
    roster,
    tally: { joined: 3, online: 3, byQuestion: { '2/activate': { n: 3, choices: [] } } },
    answers: new Map(
      [answerOf('a5', 'p2', 'They were drunk dry.', { shown: true }), answerOf('a6', 'p3', 'The sun took it.', { shown: true }), answerOf('a7', 'p4', 'words', { level: 2 })].map(
        (each) => [each.ref, each],
      ),
    ),
    asks: new Map([askOf('k8', 'p3', 'Since when?', { votes: 2 })].map((each) => [each.ref, each])),
    ...more,
    room: { step, content: pareLesson, title: pareLesson.title, ...more.room },
  });
function lead(line: FakeLine, onKeep = vi.fn(async () => true)) {
  render(
    <HostSession
      session={{ kind: 'pare', code: 'BCDFGH', title: 'T', hostToken: 'h', coToken: 'c', expiresAt: '' }}
      onBack={() => {}}
      onOver={() => {}}
      onKeep={onKeep}
      openLine={() => line}
    />,
  );
  return onKeep;
}

it('the teacher lets the class vote on what is on the wall, answers a question aloud and shows it without its name', () => {
  const line = fakeLine(classAt(2));
  lead(line);
  press('Let the class vote');
  press(/^Answered aloud/);
  expect(document.activeElement?.textContent).toMatch(/^Answer/);
  press(/^Show to the class/);
  expect(line.sent).toEqual([
    { t: 'poll', step: 2, q: 'activate' },
    { t: 'answer', ref: 'k8', text: 'Answered in class.' },
    { t: 'show', ref: 'k8' },
  ]);
  expect(screen.getByText('2 more want to know')).toBeTruthy();
  // What may be a call for help cannot be put on the wall.
  const withheld = screen.getByText('words').closest('li');
  expect(withheld && within(withheld).queryByRole('button')).toBeNull();
  const options = [
    { ref: 'a5', text: 'They were drunk dry.' },
    { ref: 'a6', text: 'The sun took it.' },
  ];
  act(() => line.$view.set(classAt(2, { votes: { poll: { id: 9, step: 2, q: 'activate', isOpen: true, cast: 2, options }, board: [] } })));
  expect(screen.getByText(/of 3 have voted on 2 answers/)).toBeTruthy();
  press('Close the vote and show the result');
  expect(line.sent.at(-1)).toEqual({ t: 'close-poll' });
});

it('what is pressed on a line that is cut is not sent and told; an answer to a student waits for the line', async () => {
  const line = fakeLine(classAt(2));
  lead(line);
  line.outcome = { ok: false, code: 'away' };
  press(/^Show to the class/);
  expect(await screen.findByText(/^The line was cut, and the session has not said that it took this/)).toBeTruthy();
  act(() => line.$state.set({ is: 'away' }));
  line.outcome = undefined;
  press('Go on to Reveal');
  expect(screen.getByText(/^No connection: nothing was sent/)).toBeTruthy();
  press(/^Answered aloud/);
  expect(line.sent).toEqual([
    { t: 'show', ref: 'k8' },
    { t: 'answer', ref: 'k8', text: 'Answered in class.' },
  ]);
  // The answer says nothing of what was not sent; the next instruction does.
  expect(screen.getByText(/^No connection: nothing was sent/)).toBeTruthy();
  act(() => line.$state.set({ is: 'open' }));
  press('Go on to Reveal');
  expect(line.sent.at(-1)).toEqual({ t: 'goto', step: 3 });
  expect(screen.queryByText(/nothing was sent/)).toBeNull();
});

it('who waits, who may need somebody and what is asked stand above what the teacher works with, are said, and are a press away', () => {
  const line = fakeLine(classAt(2, { asks: new Map(), roster: new Map() }));
  lead(line);
  const called = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(called().join()).not.toContain('Student');
  const roster = new Map([seatOf('p2', 'Teal Heron', { care: true }), seatOf('p3', 'Blue Lark', { state: 'waiting' })].map((each) => [each.pid, each]));
  act(() => line.$view.set(classAt(2, { roster })));
  expect(called()).toContain('Students: 1 waiting, check inStudent questions: 1 to answer');
  const call = screen.getByRole('button', { name: 'Students: 1 waiting, check in' });
  expect(call.compareDocumentPosition(screen.getByRole('heading', { name: 'Responses' })) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  fireEvent.click(call);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Students' }));
  press('Student questions: 1 to answer');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Questions from students' }));
});

it('a class hears a question that the teacher shows it', async () => {
  const line = fakeLine(atStep(2));
  await student(line);
  const list = screen.getByRole('list', { name: 'Questions from the class' });
  expect([list.getAttribute('aria-live'), list.children.length]).toEqual(['polite', 0]);
  act(() => line.$view.set(atStep(2, { votes: { poll: null, board: [{ ref: 'k8', text: 'Since when?', reply: '' }] }, room: {} })));
  // The same list: one that comes with its words says nothing.
  expect(list.isConnected).toBe(true);
  expect(within(list).getByText('Since when?')).toBeTruthy();
});

it('one answer on the wall is no vote', () => {
  const line = fakeLine(classAt(2, { answers: new Map([['a5', answerOf('a5', 'p2', 'They were drunk dry.', { shown: true })]]) }));
  lead(line);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Let the class vote' }).disabled).toBe(true);
});

it('the report is kept with or without names, leaves out calls for help, and counts votes', async () => {
  const answers = new Map([answerOf('a5', 'p2', 'They were drunk dry.', { shown: true, votes: 2 }), answerOf('a7', 'p4', 'words', { level: 2 })].map((each) => [each.ref, each]));
  const onKeep = lead(fakeLine(classAt(5, { answers, room: { status: 'ended' } })));
  press('Keep in my library');
  await waitFor(() => expect(onKeep).toHaveBeenCalledOnce());
  const kept = (call: number) => (onKeep.mock.calls as unknown as [unknown, PareReport][])[call]?.[1];
  expect(kept(0)).toMatchObject({ code: 'BCDFGH', students: 3, withheld: 1, asked: [{ text: 'Since when?', name: '' }] });
  expect(kept(0)?.parts[0]?.answers).toEqual([{ text: 'They were drunk dry.', name: '', shown: true, votes: 2 }]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'With names' }));
  expect(screen.getByText('They were drunk dry. (Ana, 2 votes, shown to the class)')).toBeTruthy();
  press('Keep in my library');
  await waitFor(() => expect(onKeep).toHaveBeenCalledTimes(2));
  expect(kept(1)?.parts[0]?.answers[0]?.name).toBe('Ana');
});

it('the big screen shows one thing at a time, counts voters and not votes while a vote is open, and never a name', () => {
  const token = `c.${'x'.repeat(32)}.${'y'.repeat(16)}`;
  history.replaceState(null, '', `/pare/host/BCDFGH#c=${token}`);
  const options = [
    { ref: 'a5', text: 'They were drunk dry.' },
    { ref: 'a6', text: 'The sun took it.' },
  ];
  const seen = (more: Parameters<typeof viewOf>[0]) =>
    atStep(2, { you: { pid: '', role: 'projector', name: '', state: 'in' }, tally: { joined: 24, online: 24, byQuestion: {} }, ...more });
  const line = fakeLine(seen({ room: {}, wall: [{ ref: 'a5', step: 2, q: 'activate', text: 'They were drunk dry.' }] }));
  const { container } = render(<Projector code="BCDFGH" onLeave={() => {}} openLine={() => line} />);
  expect(screen.getByText(pareLesson.activateTask)).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toBe('They were drunk dry.');
  act(() =>
    line.$view.set(
      seen({ room: {}, votes: { poll: { id: 9, step: 2, q: 'activate', isOpen: true, cast: 7, options }, board: [{ ref: 'k3', text: 'Since when?', reply: '', votes: 3 }] } }),
    ),
  );
  expect(container.textContent).toContain('7 of 24 have voted');
  expect(screen.queryByText(pareLesson.activateTask)).toBeNull();
  act(() => line.$view.set(seen({ room: {}, spotlight: 'k3', votes: { poll: null, board: [{ ref: 'k3', text: 'Since when?', reply: '', votes: 3 }] } })));
  expect(container.querySelector('blockquote')?.textContent).toBe('Since when?');
});

it('keeps before their eyes what was written at a step that the teacher has taken back, stored or not', async () => {
  const { title, pulseScene, relevance, activateTask } = pareLesson;
  const answers = [
    { step: 2, q: 'activate', rev: 1, text: 'The rivers.' },
    { step: 4, q: 'echo-0', rev: 1, text: 'The first reason held.' },
  ];
  const own = { answers, asks: [], votes: [] };
  const line = fakeLine(atStep(2, { room: { pace: 'students' }, own }));
  await student(line);
  fireEvent.click(screen.getByRole('radio', { name: /What would you ask next/ }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Your reflection' }), { target: { value: 'Who dec' } });
  expect(screen.queryByRole('region', { name: 'What you have written' })).toBeNull();
  act(() => line.$view.set(atStep(2, { room: { content: { title, pulseScene, relevance, activateTask } }, own })));
  const kept = within(screen.getByRole('region', { name: 'What you have written' }));
  expect(kept.getByText('The first reason held.')).toBeTruthy();
  expect(kept.getByText(/^Stored/)).toBeTruthy();
  expect(kept.getByText('Who dec')).toBeTruthy();
  expect(kept.getByText(/^Not submitted yet/)).toBeTruthy();
  act(() => line.$view.set(atStep(4, { room: {}, own })));
  expect(screen.queryByRole('region', { name: 'What you have written' })).toBeNull();
  expect((screen.getByRole('textbox', { name: 'Your reflection' }) as HTMLTextAreaElement).value).toBe('Who dec');
});

it('after letting in and after a new name, taken or not, the focus stays at the seats', async () => {
  // As a browser does it: a closed dialog gives the focus back.
  const opener = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    opener.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('input, button')?.focus();
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement, value = '') {
    this.returnValue = value;
    this.open = false;
    (opener.get(this) as HTMLElement | null)?.focus();
    this.dispatchEvent(new Event('close'));
  };
  const waiting = new Map(
    [seatOf('p2', 'Ana', { state: 'waiting' }), seatOf('p3', 'Bo', { state: 'waiting', joinedAt: 1 }), seatOf('p4', 'Kim', { joinedAt: 2 })].map((each) => [each.pid, each]),
  );
  const line = fakeLine(classAt(1, { roster: waiting }));
  lead(line);
  const go = (name: string | RegExp) => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  };
  go('Let in Ana');
  waiting.set('p2', seatOf('p2', 'Ana'));
  act(() => line.$view.set(classAt(1, { roster: new Map(waiting) })));
  expect(document.activeElement?.textContent).toBe('Let in Bo');
  go('Let in Bo');
  waiting.set('p3', seatOf('p3', 'Bo', { joinedAt: 1 }));
  act(() => line.$view.set(classAt(1, { roster: new Map(waiting) })));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Manage Bo');

  line.outcome = { ok: false, code: 'validation', field: 'name' };
  go('Manage Bo');
  go('Rename');
  fireEvent.change(screen.getByRole('textbox', { name: 'New name' }), { target: { value: 'www.bad.com' } });
  const rename = within(screen.getByRole('dialog', { name: 'Rename Bo' })).getByRole('button', { name: 'Rename' });
  rename.focus();
  fireEvent.click(rename);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Rename Bo' })).toBeNull());
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Manage Bo');
  // A row that is gone leaves the focus to the list.
  waiting.delete('p3');
  act(() => line.$view.set(classAt(1, { roster: new Map(waiting) })));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Students'));
});

it('whoever was writing when the class moved on is told that the words are kept, and after the end the focus is at what is said of it', async () => {
  const line = fakeLine(atStep(2));
  await student(line);
  write('Your response', 'Half a reason');
  act(() => line.$view.set(atStep(3)));
  expect(screen.getByText(/^Your class moved on while you were writing/)).toBeTruthy();
  act(() => line.$state.set({ is: 'closed', code: 4001 }));
  expect(document.activeElement?.textContent).toBe('The session is over for this page');
});

it('the teacher stays where the class is when the last way on is gone, and at the answers when a vote takes the place of its button', async () => {
  const line = fakeLine(classAt(4));
  lead(line);
  screen.getByRole('button', { name: 'Go on to Closing' }).focus();
  act(() => line.$view.set(classAt(5)));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Closing'));
  act(() => line.$view.set(classAt(2)));
  const vote = screen.getByRole('button', { name: 'Let the class vote' });
  vote.focus();
  const poll = { id: 9, step: 2, q: 'activate', isOpen: true, options: [], cast: 0 };
  act(() => line.$view.set(classAt(2, { votes: { poll, board: [] } })));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Responses'));
});
