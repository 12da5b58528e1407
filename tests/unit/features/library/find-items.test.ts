import { expect, it } from 'vitest';
import { itemInHash, itemPath, type LibraryItem } from '../../../../src/contracts/library.ts';
import { everything, findItems, tagsFrom, tagsIn } from '../../../../src/features/library/find-items.ts';

const at = '2026-03-02T12:00:00.000Z';
const item = (id: string, change: Partial<LibraryItem> = {}): LibraryItem => ({
  id,
  kind: 'lesson',
  shape: 1,
  title: id,
  tags: [],
  isPinned: false,
  created: at,
  updated: at,
  trashed: null,
  body: {},
  ...change,
});
const items = [
  item('Fractions', { tags: ['grade 5'] }),
  item('Élan and inertia', { kind: 'concept-map', isPinned: true }),
  item('Old', { trashed: at, tags: ['gone'] }),
  item('A river', { kind: 'reflection', tags: ['grade 5', 'field trip'] }),
];
const found = (wanted: object) => findItems(items, { ...everything, ...wanted }, ({ id }) => (id === 'Fractions' ? 'Halves and thírds of a pizza' : '')).map(({ id }) => id);

it('shows the pinned first and leaves out the trash', () => {
  expect(found({})).toEqual(['Élan and inertia', 'Fractions', 'A river']);
  expect(found({ isTrash: true })).toEqual(['Old']);
});

it('finds words of title, tags and tool in any order, whatever the capitals and accents', () => {
  expect(found({ search: 'ELAN' })).toEqual(['Élan and inertia']);
  expect(found({ search: 'trip river' })).toEqual(['A river']);
  expect(found({ search: 'prism' })).toEqual(['A river']);
  expect(found({ search: 'river fractions' })).toEqual([]);
});

it('finds what stands in a piece of work, together with words of its title', () => {
  expect(found({ search: 'pizza' })).toEqual(['Fractions']);
  expect(found({ search: 'thirds fractions' })).toEqual(['Fractions']);
  expect(found({ search: 'pizza river' })).toEqual([]);
});

it('can be narrowed by tool and by tag', () => {
  expect(found({ kind: 'lesson' })).toEqual(['Fractions']);
  expect(found({ tag: 'grade 5' })).toEqual(['Fractions', 'A river']);
  expect(tagsIn(items)).toEqual(['field trip', 'grade 5']);
});

it('reads tags with commas between, each once', () => {
  expect(tagsFrom(' fractions,  grade   5,, fractions ,')).toEqual(['fractions', 'grade 5']);
});

it('names an item in the fragment of its address', () => {
  expect(itemPath('concept-map', 'a b')).toBe('/tools/nebula#item=a%20b');
  expect(itemInHash('#item=a%20b')).toBe('a b');
  expect(itemInHash('#topic=x')).toBeNull();
});
