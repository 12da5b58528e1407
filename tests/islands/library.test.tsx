import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LibraryItem } from '../../src/contracts/library.ts';

type Body = { text: string };

/** The library as a freshly loaded page has it; the database stays. */
async function aPage() {
  vi.resetModules();
  const [library, work] = await Promise.all([import('../../src/stores/library/library.ts'), import('../../src/stores/library/work.ts')]);
  await library.loadLibrary(now());
  return { ...library, ...work };
}

/** Locks as a browser gives them to all tabs of a site. */
function someLocks() {
  const held = new Map<string, (reason: Error) => void>();
  return {
    request: (name: string, options: LockOptions, run: (lock: Lock | null) => Promise<unknown>) => {
      if (options.ifAvailable && held.has(name)) return run(null);
      held.get(name)?.(new Error('stolen'));
      return new Promise((resolve, reject) => {
        held.set(name, reject);
        void run({ name, mode: 'exclusive' })
          .then(resolve)
          .finally(() => held.get(name) === reject && held.delete(name));
      });
    },
  } as unknown as Pick<LockManager, 'request'>;
}

let clock = Date.parse('2026-03-02T10:00:00Z');
const now = () => new Date(clock);
const settled = (work: { $saved: { get(): string } }) => vi.waitFor(() => expect(work.$saved.get()).not.toBe('saving'));

beforeEach(() => {
  clock = Date.parse('2026-03-02T10:00:00Z');
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => vi.unstubAllGlobals());

it('keeps an item from the first change on, also when the page is gone right after', async () => {
  const page = await aPage();
  const work = page.openWork<Body>(page.newItem('reflection', 'Monday', { text: '' }, now()), { now });
  work.change(() => ({ text: 'I' }), 'text');
  work.change(() => ({ text: 'I saw' }), 'text');
  expect(work.$saved.get()).toBe('saving');
  await settled(work);
  const later = await aPage();
  expect(later.$library.get().items).toMatchObject([{ title: 'Monday', body: { text: 'I saw' } }]);
});

it('does not keep an item that nobody has changed', async () => {
  const page = await aPage();
  page.openWork<Body>(page.newItem('reflection', 'Monday', { text: '' }, now()), { now });
  expect((await aPage()).$library.get().items).toEqual([]);
});

it('takes typing in one field as one step of undo, and brings each step back', async () => {
  const page = await aPage();
  const work = page.openWork<Body>(page.newItem('reflection', 'Monday', { text: '' }, now()), { now });
  const type = (text: string) => work.change(() => ({ text }), 'text');
  type('I');
  type('I saw');
  clock += 5_000;
  type('I saw it');
  work.rename('Tuesday');
  expect(work.$canRedo.get()).toBe(false);
  const seen = [];
  for (let i = 0; i < 4; i++) {
    work.undo();
    seen.push([work.$item.get().title, work.$item.get().body.text]);
  }
  expect(seen).toEqual([
    ['Monday', 'I saw it'],
    ['Monday', 'I saw'],
    ['Monday', ''],
    ['Monday', ''],
  ]);
  for (let i = 0; i < 3; i++) work.redo();
  expect(work.$item.get()).toMatchObject({ title: 'Tuesday', body: { text: 'I saw it' } });
  await settled(work);
  expect((await aPage()).$library.get().items[0]).toMatchObject({ title: 'Tuesday', body: { text: 'I saw it' } });
});

it('keeps how an item was when it was opened, and goes back to it without losing what is there', async () => {
  const first = await aPage();
  const item = first.newItem('reflection', 'Monday', { text: 'one' }, now());
  clock += 60_000;
  await first.putItem({ ...item, updated: now().toISOString() });
  const page = await aPage();
  const work = page.openWork(page.itemById(item.id) as LibraryItem<Body>, { now });
  clock += 60_000;
  work.change(() => ({ text: 'two' }));
  await settled(work);
  const [version] = await page.versionsOf(item.id);
  expect(version).toMatchObject({ body: { text: 'one' } });
  if (!version) return;
  clock += 60_000;
  await work.restore(version);
  expect(work.$item.get().body.text).toBe('one');
  expect((await page.versionsOf(item.id)).map(({ body }) => (body as Body).text)).toEqual(['two', 'one']);
});

it('keeps the last twenty versions and none twice in a row', async () => {
  const page = await aPage();
  const item = page.newItem('reflection', 'Monday', { text: '0' }, now());
  await page.putItem(item);
  for (let i = 0; i < 25; i++) {
    clock += 1_000;
    await page.keepVersion({ ...item, body: { text: `${i}` } }, 'Saved', now());
    await page.keepVersion({ ...item, body: { text: `${i}` } }, 'Saved', now());
  }
  const kept = await page.versionsOf(item.id);
  expect(kept).toHaveLength(20);
  expect(kept[0]).toMatchObject({ body: { text: '24' } });
  expect(kept.at(-1)).toMatchObject({ body: { text: '5' } });
});

it('lets one tab write, shows the other what it writes, and lets it take over', async () => {
  const page = await aPage();
  const locks = someLocks();
  const item = page.newItem('reflection', 'Monday', { text: 'here' }, now());
  const first = page.openWork<Body>(item, { now, locks });
  const second = page.openWork<Body>(item, { now, locks });
  expect([first.$isElsewhere.get(), second.$isElsewhere.get()]).toEqual([false, true]);
  first.change(() => ({ text: 'first' }));
  second.change(() => ({ text: 'lost' }));
  await settled(first);
  expect(second.$item.get().body.text).toBe('first');
  second.takeOver();
  await vi.waitFor(() => expect(first.$isElsewhere.get()).toBe(true));
  second.change(() => ({ text: 'second' }));
  await settled(second);
  expect(first.$item.get().body.text).toBe('second');
});

it('empties the trash after thirty days', async () => {
  const page = await aPage();
  for (const title of ['old', 'new', 'used']) await page.putItem(page.newItem('reflection', title, { text: title }, now()));
  const idOf = (title: string) => page.$library.get().items.find((item) => item.title === title)?.id ?? '';
  page.putInTrash(idOf('old'), now());
  clock += 29 * 86_400_000;
  const undo = page.putInTrash(idOf('new'), now());
  await vi.waitFor(async () => expect((await (await page.loadLibrary()).items()).filter(({ trashed }) => trashed)).toHaveLength(2));
  clock += 2 * 86_400_000;
  const later = await aPage();
  expect(
    later.$library
      .get()
      .items.map(({ title }) => title)
      .sort(),
  ).toEqual(['new', 'used']);
  undo();
  expect(page.itemById(idOf('new'))?.trashed).toBeNull();
});

it('copies an item under a name and an id of its own, and removes one with its versions', async () => {
  const page = await aPage();
  const item = page.newItem('reflection', 'Fractions', { text: 'x' }, now());
  await page.putItem(item);
  await page.keepVersion(item, 'Saved', now());
  const copy = page.duplicate(item.id, now());
  expect(copy).toMatchObject({ title: 'Fractions (copy)', body: { text: 'x' } });
  expect(copy?.id).not.toBe(item.id);
  await page.removeItem(item.id);
  expect(await page.versionsOf(item.id)).toEqual([]);
  expect((await aPage()).$library.get().items.map(({ title }) => title)).toEqual(['Fractions (copy)']);
});

it('works, and says that nothing is kept, where the browser has no database or no room', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('no', 'SecurityError');
    },
  });
  const page = await aPage();
  const work = page.openWork<Body>(page.newItem('reflection', 'Fractions', { text: '' }, now()), { now });
  work.change(() => ({ text: 'typed' }));
  await settled(work);
  expect(work.$saved.get()).toBe('not-kept');
  expect(page.$library.get()).toMatchObject({ isKept: false, items: [{ body: { text: 'typed' } }] });
});

it('what found no room says so also when it is opened unchanged, and as long as it is not kept, whatever else is', async () => {
  const page = await aPage();
  const [large, small] = ['Large', 'Small'].map((title) => page.newItem('reflection', title, { text: title }, now()));
  if (!large || !small) throw new Error('Two items were made.');
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const before = page.openWork<Body>(large, { now });
  expect(before.$saved.get()).toBe('saved');
  expect(await page.putItem(large)).toBe(false);
  expect(before.$saved.get()).toBe('not-kept');
  put.mockRestore();
  expect(await page.putItem(small)).toBe(true);
  expect([large, small].map((item) => page.openWork<Body>(item as LibraryItem<Body>, { now }).$saved.get())).toEqual(['not-kept', 'saved']);
  expect(page.$library.get().isKept).toBe(false);
  await page.putItem(large);
  expect(page.$library.get().isKept).toBe(true);
});

it('leaves out what is garbage and mends labels that are damaged', async () => {
  const { readItem } = await import('../../src/stores/library/shapes/index.ts');
  for (const value of [
    null,
    7,
    'x',
    [],
    {},
    { id: '' },
    { id: 'a', kind: 'song', shape: 1, body: {} },
    { id: 'a', kind: 'reflection', shape: 99, body: {} },
    { id: 'a', kind: 'reflection', shape: 1, body: 'x' },
  ])
    expect(readItem(value), JSON.stringify(value)).toBeNull();
  const damaged = { id: 'a', kind: 'reflection', shape: 1, title: 7, tags: 'x', created: 'y', trashed: 3, body: {} };
  expect(readItem(damaged)).toMatchObject({ title: '', tags: [], isPinned: false, created: '1970-01-01T00:00:00.000Z', trashed: null });
});
