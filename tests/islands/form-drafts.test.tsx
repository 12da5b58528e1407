/** What was entered into the forms of Aurora, Orbit and the assignments outlives a reload, until it is used or given up. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { GiveOutForm } from '../../src/features/assignments/GiveOutForm.tsx';
import { lessonDraft } from '../../src/features/aurora/lesson-draft.ts';
import { createOrbit, type OrbitDeps } from '../../src/features/orbit/orbit-store.ts';
import { formDraft } from '../../src/stores/form-drafts.ts';
import { loadLibrary, newItem, putItem } from '../../src/stores/library/library.ts';
import { floodSimulation } from '../support/orbit.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
});
const now = new Date('2026-11-23T09:00:00Z');
const stored = (): unknown => JSON.parse(localStorage.getItem('kora.form-drafts.v1') ?? 'null');

it('the lesson form comes back as it was left; a template is laid over it, and a topic that a link brings along begins anew', () => {
  const asked = { ...lessonDraft().begin({}).asked, subject: 'Science', gradeLevel: 'Grade 7', standards: 'NGSS MS-LS1-6' };
  lessonDraft().keep(asked, {});
  expect(lessonDraft().begin({})).toEqual({ asked, isKept: true });
  expect(lessonDraft().begin({ template: 'quick', duration: 15 })).toEqual({ asked: { ...asked, template: 'quick', duration: 15 }, isKept: true });
  expect(lessonDraft().begin({ topic: 'Tides' }).asked).toMatchObject({ topic: 'Tides', subject: '', standards: '' });
  // On the page of the link itself nothing that was typed is lost.
  lessonDraft().keep({ ...asked, topic: 'Spring tides' }, { topic: 'Tides' });
  expect(lessonDraft().begin({ topic: 'Tides' }).asked).toMatchObject({ topic: 'Spring tides', subject: 'Science' });
});

it('whatever lies in storage, the lesson form has values that it knows', () => {
  formDraft('lesson').keep({
    from: '',
    subject: 7,
    topic: 'x'.repeat(9_000),
    duration: 1,
    slideCount: 999,
    contentDifficulty: '3',
    teachingStyle: 'Shouting',
    template: '__proto__',
  });
  const { asked } = lessonDraft().begin({});
  expect(asked).toMatchObject({ subject: '', duration: 45, slideCount: 12, contentDifficulty: 3, teachingStyle: 'Inquiry-based', template: 'standard' });
  expect(asked.topic.length).toBeLessThan(9_000);
});

const orbitDeps = (make: OrbitDeps['make'] = async () => ({ ok: false, failure: { kind: 'network', timedOut: false } })): OrbitDeps => ({
  make,
  samples: [],
  now: () => now,
  open: async () => ({ ok: false, failure: { kind: 'network', timedOut: false } }),
  keyOf: async () => undefined,
  hash: () => '',
  go: () => {},
});

it('the form of Orbit comes back as it was left, also after a failure, and Cancel forgets it', async () => {
  const first = createOrbit(orbitDeps());
  first.edit({ topic: 'zoos' });
  first.edit({ format: 'crisis', gradeLevel: 'Middle School (6-8)', duration: 45 });
  await first.generate();
  const second = createOrbit(orbitDeps());
  expect(second.$form.get()).toEqual({ topic: 'zoos', format: 'crisis', gradeLevel: 'Middle School (6-8)', duration: 45 });
  second.leave();
  expect(second.$form.get().topic).toBe('');
  expect(createOrbit(orbitDeps()).$form.get()).toMatchObject({ topic: '', format: null });
});

it('what another tab has entered since is not forgotten with what was used here', () => {
  const [here, there] = [formDraft('simulation'), formDraft('simulation')];
  here.keep({ topic: 'zoos' });
  there.read();
  there.keep({ topic: 'zoos and aquariums' });
  formDraft('lesson').keep({ topic: 'Tides' });
  here.clear();
  expect(stored()).toEqual({ simulation: { topic: 'zoos and aquariums' }, lesson: { topic: 'Tides' } });
  there.clear();
  expect(stored()).toEqual({ lesson: { topic: 'Tides' } });
});

type Form = Parameters<typeof GiveOutForm>[0];
const openForm = (change: Partial<Form> = {}) => {
  cleanup();
  render(<GiveOutForm tool="reflection" item={null} onDone={() => {}} now={() => now} {...change} />);
};
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('a half-filled assignment comes back with its kind of work and its passage, and goes when it is given out', async () => {
  openForm();
  expect(stored()).toBeNull();
  type(title(), 'The river');
  fireEvent.click(screen.getByRole('radio', { name: /^Reading prompts|reading/i }));
  type(screen.getByLabelText('Passage'), 'The river rose in the night.');
  fireEvent.click(screen.getByLabelText(/Without names/));
  openForm();
  expect(title().value).toBe('The river');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Passage').value).toBe('The river rose in the night.');
  expect(screen.getByLabelText<HTMLInputElement>(/Without names/).checked).toBe(true);
  expect(screen.getByText(/is here again/)).toBeTruthy();
  // For another item of the library the form begins anew.
  openForm({ item: 'another' });
  expect(title().value).toBe('');

  const giveOut = vi.fn(async () => ({ ok: true as const, value: { id: 'x', isKept: true } }));
  openForm({ giveOut: giveOut as never });
  fireEvent.click(screen.getByRole('radio', { name: /reflection/i }));
  type(screen.getByLabelText(/The prompt/), 'What surprised you?');
  press('Give it out');
  await waitFor(() => expect(giveOut).toHaveBeenCalled());
  await waitFor(() => expect(stored()).toBeNull());
});

it('Cancel forgets a half-filled assignment, the way back does not', () => {
  openForm();
  type(title(), 'The river');
  press('All assignments');
  openForm();
  expect(title().value).toBe('The river');
  press('Cancel');
  expect(stored()).toBeNull();
});

it('an assignment of a simulation is named after it, and a title that somebody wrote stays', async () => {
  await loadLibrary();
  const simulation = {
    ...floodSimulation,
    topic: '',
    format: 'crisis',
    gradeLevel: 'Middle School (6-8)',
    duration: 45,
    studentCount: 0,
    description: '',
    objectives: [],
    materials: [],
    note: '',
    origin: '',
    runs: [],
  };
  const [flood, storm] = [newItem('simulation', 'The river rises', simulation, now), newItem('simulation', 'The storm', simulation, now)];
  await putItem(flood);
  await putItem(storm);
  openForm({ tool: 'simulation', item: flood.id });
  await waitFor(() => expect(title().value).toBe('The river rises'));
  type(screen.getByLabelText('Simulation'), storm.id);
  await waitFor(() => expect(title().value).toBe('The storm'));
  type(title(), 'Friday’s game');
  type(screen.getByLabelText('Simulation'), flood.id);
  expect(title().value).toBe('Friday’s game');
});
