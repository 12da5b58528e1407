/** "Did you mean …?" in the four tools that make something of a topic: it is made again on the other topic, and Undo brings the first one back. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GenerateMapReply } from '../../src/contracts/api/generate-map.ts';
import type { GenerateSimulationReply } from '../../src/contracts/api/generate-simulation.ts';
import { createAurora } from '../../src/features/aurora/aurora-store.ts';
import { localMaps } from '../../src/features/nebula/local-maps.ts';
import { createNebula, takeTopicOffer } from '../../src/features/nebula/nebula-store.ts';
import { createOrbit } from '../../src/features/orbit/orbit-store.ts';
import { createPare } from '../../src/features/pare/pare-store.ts';
import { $library, itemById, loadLibrary } from '../../src/stores/library/library.ts';
import { openWork } from '../../src/stores/library/work.ts';
import { $topicOffer, offerTopic } from '../../src/stores/topic-offer.ts';
import { DidYouMean } from '../../src/ui/DidYouMean.tsx';
import { lesson } from '../support/lessons.ts';
import { pareLesson } from '../support/live.ts';

const meta = (topic: string) => (topic === 'factions' ? { engine: 'embedded' as const, grounding: 'scaffold' as const, didYouMean: 'fractions' } : { engine: 'embedded' as const });
const now = () => new Date('2026-03-02T12:00:00Z');

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  $topicOffer.set(null);
  await loadLibrary();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('Aurora makes the lesson again with the rest of the form as it was', async () => {
  const asked: unknown[] = [];
  const aurora = createAurora({
    ask: async (body) => {
      asked.push(body);
      return { ok: true, value: { id: 'x', ...lesson().lesson, title: body.topic, meta: meta(body.topic) } };
    },
    sample: async () => ({ ok: false, failure: { kind: 'network', timedOut: false } }),
    now,
    go: () => undefined,
  });
  const form = {
    subject: 'Math',
    gradeLevel: 'Grade 5',
    topic: 'factions',
    duration: 30,
    teachingStyle: 'Collaborative',
    standards: '',
    slideCount: 6,
    contentDifficulty: 2,
    template: 'standard',
  } as const;
  await aurora.submit(form);
  const view = aurora.$view.get();
  if (view.name !== 'detail') throw new Error(view.name);
  const { work } = view;
  expect($topicOffer.get()).toEqual({ item: work.$item.get().id, topic: 'fractions' });
  await aurora.takeOffer();
  expect(asked[1]).toMatchObject({ ...form, topic: 'fractions' });
  expect(work.$item.get()).toMatchObject({ title: 'fractions', body: { asked: { topic: 'fractions', gradeLevel: 'Grade 5' } } });
  expect($topicOffer.get()).toBeNull();
  work.undo();
  expect(work.$item.get()).toMatchObject({ title: 'factions', body: { asked: { topic: 'factions' } } });
});

it('PARE does, and the form shows the topic that was taken', async () => {
  const { relevance: _, ...draft } = pareLesson;
  const pare = createPare({
    ask: async ({ topic }) => ({ ok: true, value: { ...draft, title: topic, meta: meta(topic) } }),
    open: async () => ({ ok: false, failure: { kind: 'network', timedOut: false } }),
    now,
    randomBytes: (count) => new Uint8Array(count),
  });
  pare.edit({ topic: 'factions', gradeLevel: 'Grade 5', subject: 'Math' });
  await pare.generate();
  const work = pare.$work.get();
  expect($topicOffer.get()?.topic).toBe('fractions');
  await pare.takeOffer();
  expect(pare.$form.get()).toEqual({ topic: 'fractions', gradeLevel: 'Grade 5', subject: 'Math' });
  expect(work?.$item.get()).toMatchObject({ title: 'fractions', body: { asked: { topic: 'fractions' } } });
  work?.undo();
  expect(work?.$item.get().title).toBe('factions');
});

it('Orbit does, and keeps the runs of a class', async () => {
  const asked: { topic: string }[] = [];
  const orbit = createOrbit({
    make: async (request) => {
      asked.push(request);
      const { topic } = request;
      const made = {
        ...request,
        id: 'x',
        title: topic,
        createdDate: now().toISOString(),
        studentCount: 0,
        description: '',
        scenario: '',
        objectives: [],
        roles: [],
        materials: [],
        meters: [],
      };
      const events = [{ id: 'a', title: 'A', description: 'B', decisions: ['c', 'd'], outcomes: {}, next: {}, effects: {} }];
      return { ok: true, value: { ...made, events, debrief: [], note: '', meta: meta(topic) } as GenerateSimulationReply };
    },
    samples: [],
    now,
    open: async () => ({ ok: false, failure: { kind: 'network', timedOut: false } }),
    keyOf: async () => undefined,
    hash: () => '',
    go: () => {},
  });
  orbit.edit({ format: 'debate', gradeLevel: 'Middle School (6-8)', topic: 'factions', duration: 45 });
  await orbit.generate();
  const item = $library.get().items.find(({ id }) => id === $topicOffer.get()?.item);
  const work = openWork(item as Parameters<typeof orbit.takeOffer>[0]['$item']['value'] & {});
  await orbit.takeOffer(work);
  expect(asked[1]).toEqual({ format: 'debate', gradeLevel: 'Middle School (6-8)', topic: 'fractions', duration: 45 });
  expect(work.$item.get()).toMatchObject({ title: 'fractions', body: { topic: 'fractions' } });
  work.undo();
  expect(work.$item.get().title).toBe('factions');
});

it('Nebula does, and a title that was the topic’s becomes the new one’s', async () => {
  const ask = async ({ topic }: { topic: string }) => {
    const nodes = [topic, 'part', 'whole'].map((text, i) => ({ id: `n${i}`, text, kind: 'concept' as const }));
    return { ok: true as const, value: { nodes, links: [], focusQuestion: '', ideas: [], note: '', meta: meta(topic) } satisfies GenerateMapReply };
  };
  const loadMaps = async () => localMaps;
  const nebula = createNebula({ ask, loadMaps, refuse: async () => null, now });
  nebula.openForm({ title: 'Factions', topic: 'factions' });
  await nebula.submit();
  const id = $topicOffer.get()?.item ?? '';
  const work = openWork(itemById(id) as Parameters<typeof takeTopicOffer>[0]['$item']['value'] & {});
  await takeTopicOffer(work, { ask, loadMaps });
  expect(work.$item.get()).toMatchObject({ title: 'Fractions', body: { topic: 'fractions', nodes: [{ text: 'fractions' }, {}, {}] } });
  work.undo();
  expect(work.$item.get()).toMatchObject({ title: 'Factions', body: { topic: 'factions' } });
});

it('the offer is two buttons, and the first says what it does while it works', async () => {
  offerTopic('1', 'fractions');
  let give = () => {};
  render(<DidYouMean className="note" topic="fractions" onTake={() => new Promise((resolve) => (give = () => resolve()))} onLeave={() => $topicOffer.set(null)} />);
  expect(screen.getByText(/Did you mean/).textContent).toContain('fractions');
  fireEvent.click(screen.getByRole('button', { name: 'Make it again on “fractions”' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Generating...' }).disabled).toBe(true);
  give();
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: /Make it again/ }).disabled).toBe(false));
  fireEvent.click(screen.getByRole('button', { name: 'No, keep this' }));
  expect($topicOffer.get()).toBeNull();
});

it('nothing is offered where an answer says nothing about it', () => {
  offerTopic('1', 'fractions');
  offerTopic('2', undefined);
  expect($topicOffer.get()).toBeNull();
});
