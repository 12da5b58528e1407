/** What Continue Your Work lists of what is on the device. */
import { describe, expect, it } from 'vitest';
import type { LibraryItem } from '../../../../src/contracts/library.ts';
import { type Kept, onDesk, openSessions, ownWork, type WorkPlaces } from '../../../../src/features/dashboard/own-work.ts';
import { freshDraft } from '../../../../src/stores/essay-draft.ts';

const places: WorkPlaces = {
  courses: [
    { id: 'done', title: 'Done', slugs: ['a'] },
    { id: 'begun', title: 'Begun', slugs: ['a', 'b'] },
  ],
};
const nothing: Kept = { items: [], essays: {}, passage: '', answers: {}, progress: {} };
const day = '2026-03-02T12:00:00.000Z';
const work = (kept: Partial<Kept>) => ownWork({ ...nothing, ...kept }, places);
const essay = (title: string, hook: string) => ({ ...freshDraft('reflective', '6-8'), title, blocks: { ...freshDraft('reflective', '6-8').blocks, hook } });

describe('own work', () => {
  it('is nothing on an empty device, and where storage holds something else', () => {
    expect(work({})).toEqual([]);
    expect(work({ essays: { draft: 7, saved: 'x' }, passage: ' \n ', progress: { gone: ['a'], begun: ['zzz'] } })).toEqual([]);
  });

  it('lists saved work first, the pinned before the others and nothing from the trash', () => {
    const item = (id: string, change: object): LibraryItem => ({
      id,
      kind: 'lesson',
      shape: 1,
      title: id,
      tags: [],
      isPinned: false,
      created: day,
      updated: day,
      trashed: null,
      body: {},
      ...change,
    });
    const items = [item('a', {}), item('b', { trashed: day }), item('c', { kind: 'reflection', title: ' ', isPinned: true })];
    expect(work({ items, passage: 'Once' })).toMatchObject([
      { title: 'Reflection without a title', detail: 'Reflection in Prism, changed Mar 2, 2026', path: '/tools/prism#item=c', color: 'prism', isPinned: true },
      { title: 'a', detail: 'Lesson in Aurora, changed Mar 2, 2026', path: '/tools/aurora#item=a' },
      { title: 'Once' },
    ]);
  });

  it('keeps room for what was changed last, however many are pinned', () => {
    const row = (title: string, isPinned = false) => ({ kind: 'lesson' as const, title, detail: '', path: '', color: '', ...(isPinned && { isPinned }) });
    const pinned = Array.from({ length: 8 }, (_, i) => row(`p${i}`, true));
    const others = Array.from({ length: 8 }, (_, i) => row(`o${i}`));
    const shown = (...work: ReturnType<typeof row>[]) => onDesk(work, 6).map(({ title }) => title);
    expect(shown(...pinned, ...others)).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'o0', 'o1', 'o2']);
    expect(shown(...pinned.slice(0, 1), ...others)).toEqual(['p0', 'o0', 'o1', 'o2', 'o3', 'o4']);
    expect(shown(...others)).toHaveLength(6);
  });

  it('names the essay by its title, else by its first words, and says how far it is', () => {
    expect(work({ essays: { draft: essay('The river', 'Once') } })).toMatchObject([
      { title: 'The river', detail: 'Essay in EssayBlocks: 1 of 5 blocks written', path: '/literacy-workshop#essay-blocks' },
    ]);
    expect(work({ essays: { draft: essay('', 'Once there was a lake') } })).toMatchObject([{ title: 'Once there was a lake' }]);
    expect(work({ essays: { draft: essay('', ' ') } })).toEqual([]);
  });

  it('lists the newest saved draft with its day where none is being written', () => {
    const saved = [
      { id: '2', at: '2026-03-02T12:00:00Z', essay: essay('New', 'x') },
      { id: '1', at: '2026-03-01T12:00:00Z', essay: essay('Old', 'x') },
    ];
    expect(work({ essays: { draft: null, saved } })).toMatchObject([{ title: 'New', detail: 'Essay in EssayBlocks: 1 of 5 blocks written, saved Mar 2, 2026' }]);
  });

  it('shows a passage by its first line, cut at a word', () => {
    const passage = `${'word '.repeat(30)}\nSecond line`;
    const [found] = work({ passage, answers: { q1: 'Because.', q2: ' ' } });
    expect(found).toMatchObject({ kind: 'reading', detail: 'Passage in KORA Read: 1 answer written' });
    expect(found?.title).toMatch(/^(word )+word…$/);
    expect(found?.title.length).toBeLessThanOrEqual(71);
  });

  it('leads into the next module of a course that was begun, before courses that are finished', () => {
    expect(work({ progress: { done: ['a'], begun: ['a'] } })).toMatchObject([
      { title: 'Begun', detail: 'Course: 1 of 2 modules complete', path: '/begun#b' },
      { title: 'Done', path: '/done' },
    ]);
  });
});

it('live sessions that this device leads are named with the way back, and those that are over are not', () => {
  const key = { kind: 'pare' as const, code: 'BCDFGH', title: 'Lakes', hostToken: 'h', coToken: 'c', expiresAt: day };
  expect(openSessions([key, { ...key, code: 'JKLMNP', isOver: true }, { ...key, kind: 'comet', code: 'QRSTVW', title: '' }])).toEqual([
    { kind: 'session', title: 'Continue session BCDFGH', detail: 'PARE with a class: Lakes', path: '/pare/host/BCDFGH', color: 'pare' },
    { kind: 'session', title: 'Continue session QRSTVW', detail: 'Comet with a class', path: '/comet/host/QRSTVW', color: 'comet' },
  ]);
});
