import { describe, expect, it } from 'vitest';
import { readSharedHash, sharedHash } from '../../../../src/contracts/sharing.ts';
import { PerspectiveEngine } from '../../../../src/engine/perspectives/explore.ts';
import { sheetOf } from '../../../../src/engine/sheet/sheet-of.ts';
import { perspectiveSet } from '../../../../src/features/perspectives/perspective-set.ts';
import { readShared, type SharedWork, withoutPrivate, writeShared } from '../../../../src/stores/sharing/shared-work.ts';
import { knowledge } from '../../../support/knowledge.ts';

const essay = {
  essayType: 'argumentative',
  gradeLevel: '6-8',
  title: 'Recess',
  blocks: { hook: 'Bells ring.', claim: 'Recess matters.', evidence: '', analysis: '', conclusion: '' },
  log: [{ at: '2026-03-02T10:00:00.000Z', block: 'hook', engine: 'embedded' }],
  note: 'I asked once.',
  hasNote: true,
};
const reading = {
  passage: 'The lamp burned.',
  style: 'inference',
  grade: '3-5',
  questions: [{ question: 'Why?', skill: 'Cause', hint: 'Look', start: 0, end: 16, expected: '', lookFors: [], answer: 'For ships.' }],
};
const reflection = {
  text: 'It went well.',
  prompt: null,
  feedback: { strengths: ['You said so.'], areas_to_improve: [], emotional_insights: [], questions: [], at: '', by: '', about: '' },
  place: { portfolio: 'Mine', caption: '', order: 0 },
};
const map = {
  mapType: 'spider',
  topic: 'Rain',
  focusQuestion: '',
  nodes: [
    { id: 'a', text: 'Rain', kind: 'concept', at: null },
    { id: 'b', text: 'Soil', kind: 'concept', at: null },
  ],
  links: [{ id: 'l', from: 'a', to: 'b', label: 'falls on' }],
  ideas: [],
  note: '',
  origin: '',
};
const explorer = new PerspectiveEngine({ questions: knowledge.perspectives, words: knowledge.perspectiveWords, references: knowledge.references });
const perspectives = perspectiveSet(explorer.explore(knowledge.perspectives[0]?.question ?? ''));
const works: SharedWork[] = [
  { kind: 'essay', title: 'Recess', body: essay },
  { kind: 'reading', title: 'The lamp', body: reading },
  { kind: 'reflection', title: 'Monday', body: reflection },
  { kind: 'concept-map', title: 'Water', body: map },
  { kind: 'perspectives', title: 'Phones?', body: perspectives },
];
const read = (value: unknown) => readShared(JSON.stringify(value));

describe('shared work', () => {
  it.each(works)('comes back as it went: $kind', (work) => {
    const back = readShared(writeShared(work));
    expect(back).toMatchObject({ kind: work.kind, title: work.title });
    expect(readShared(writeShared(back as SharedWork))).toEqual(back);
  });

  it('leaves feedback, portfolio and the log of help with whoever made it', () => {
    expect(withoutPrivate(works[2] as SharedWork).body).toMatchObject({ text: 'It went well.', feedback: null, place: null });
    expect(withoutPrivate(works[0] as SharedWork).body).toMatchObject({ log: [], note: 'I asked once.', hasNote: true });
    const simulation = { kind: 'simulation', title: 'Dam', body: { runs: [{ at: 'x' }], studentCount: 22, scenario: 'Dry.' } } as SharedWork;
    expect(withoutPrivate(simulation).body).toEqual({ runs: [], studentCount: 0, scenario: 'Dry.' });
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a list', []],
    ['a text', 'hello'],
    ['another kind', { kind: 'virus', shape: 1, title: 'x', body: {} }],
    ['no version', { kind: 'essay', title: 'x', body: essay }],
    ['an essay of no type', { kind: 'essay', shape: 1, title: 'x', body: { ...essay, essayType: 'spell' } }],
    ['questions without a list', { kind: 'reading', shape: 1, title: 'x', body: { passage: 'a' } }],
    ['a map without concepts', { kind: 'concept-map', shape: 1, title: 'x', body: {} }],
    ['a reflection that is a text', { kind: 'reflection', shape: 1, title: 'x', body: 'x' }],
  ])('is not read from %s', (_name, value) => {
    expect(read(value)).toBeNull();
  });

  it('of a later version is told apart from garbage', () => {
    expect(read({ kind: 'essay', shape: 99, title: 'x', body: {} })).toBe('newer');
    expect(readShared('{"kind":')).toBeNull();
  });

  it('is cut to what its reader takes, and whatever is beside it is left out', () => {
    const back = read({
      kind: 'reading',
      shape: 1,
      title: 'x'.repeat(9_000),
      evil: '<script>',
      body: { ...reading, evil: 1, passage: 'y'.repeat(90_000), questions: Array.from({ length: 500 }, () => reading.questions[0]) },
    }) as SharedWork<typeof reading>;
    expect(back.title).toHaveLength(200);
    expect(back.body.passage).toHaveLength(20_000);
    expect(back.body.questions).toHaveLength(40);
    expect(JSON.stringify(back)).not.toContain('evil');
  });
});

describe('the document that is shown', () => {
  const textOf = (work: SharedWork): string => JSON.stringify(sheetOf(work));

  it('holds every word of an essay, its note where the writer lets it go along, and no markup of its own', () => {
    expect(textOf(works[0] as SharedWork)).toMatch(/Bells ring\..*Recess matters\..*I asked once\./);
    expect(textOf({ kind: 'essay', title: '', body: { ...essay, hasNote: false } })).not.toContain('I asked once.');
    expect(sheetOf({ kind: 'essay', title: ' ', body: essay }).title).toBe('Essay without a title');
  });

  it('shows questions with their answers, and a map as outline and sentences', () => {
    expect(textOf(works[1] as SharedWork)).toMatch(/The lamp burned\..*Why\?.*Answer: For ships\./);
    expect(textOf(works[3] as SharedWork)).toMatch(/falls on: Soil.*Rain falls on Soil/);
  });

  it('shows an answer of the explorer with each view, its objection and its sources', () => {
    const sheet = sheetOf({ kind: 'perspectives', title: 'Phones?', body: perspectives });
    const all = JSON.stringify(sheet);
    for (const { label, bestObjection, sources } of perspectives.views)
      for (const words of [label, bestObjection, ...sources.map(({ url }) => url)]) expect(all).toContain(JSON.stringify(words).slice(1, -1));
    expect(sheet.sections.filter(({ level }) => level === 3).length).toBe(perspectives.views.length);
    expect(perspectives.views.length).toBeGreaterThanOrEqual(4);
  });

  it('has no section without anything to read', () => {
    const { sections } = sheetOf({ kind: 'reflection', title: 'x', body: { text: ' \n ', prompt: null } });
    expect(sections).toEqual([]);
  });
});

describe('a link', () => {
  const [id, key] = ['a'.repeat(22), 'B'.repeat(43)];
  it('is read as it was written', () => {
    expect(readSharedHash(sharedHash(id, key))).toEqual({ id, key });
  });
  it.each(['#', ''])('that ends before "%s" leads nowhere', (hash) => expect(readSharedHash(hash)).toBe('none'));
  it.each([`#${id}`, `#${id}.`, `#${id}.${key.slice(1)}`, `#${id}.${key}x`, `#${key}.${id}`, '#<script>', `#${id}.${key} `, '#item=1'])('is not whole: %s', (hash) => {
    expect(readSharedHash(hash)).toBe('damaged');
  });
});
