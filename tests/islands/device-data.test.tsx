import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const settingsKey = 'kora.settings.v1';
const progressKey = 'kora.progress.v1';
const noRecords = { links: [], assignments: [], 'hand-ins': [], 'map-rooms': [] };

/** The stores as a freshly loaded page has them, with `stored` on the device. */
async function aPage(stored: Record<string, string> = {}) {
  localStorage.clear();
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name];
  vi.resetModules();
  const [data, library, erase, storage, preferences, sidebar, progress] = await Promise.all([
    import('../../src/stores/device-data.ts'),
    import('../../src/stores/library/library.ts'),
    import('../../src/stores/erase-device.ts'),
    import('../../src/stores/device-storage.ts'),
    import('../../src/stores/preferences.ts'),
    import('../../src/stores/sidebar.ts'),
    import('../../src/stores/progress.ts'),
  ]);
  return { ...data, ...library, ...erase, ...storage, ...preferences, ...sidebar, ...progress };
}

const refuse = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};
/** From now on the browser keeps nothing. */
const noRoom = () => vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, clear: refuse, length: 0 });

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => vi.unstubAllGlobals());

const now = new Date('2026-03-02T10:00:00Z');
const { dataset } = document.documentElement;

describe('a preference', () => {
  it('is applied to the page and kept at once, and only what is not the default', async () => {
    const { setPreferences, $preferences } = await aPage();
    setPreferences({ name: 'Ms. Rivera', textSize: 'large', lineFocus: 'off' });
    expect($preferences.get()).toMatchObject({ name: 'Ms. Rivera', textSize: 'large' });
    expect(dataset.textSize).toBe('large');
    expect(localStorage.getItem(settingsKey)).toBe('{"name":"Ms. Rivera","reading":{"textSize":"large"}}');
    setPreferences({ name: '', textSize: 'normal' });
    expect(dataset.textSize).toBeUndefined();
    expect(localStorage.getItem(settingsKey)).toBeNull();
  });

  it('for light or dark stands where the header of every page reads it', async () => {
    const { setPreferences } = await aPage();
    setPreferences({ theme: 'dark' });
    expect([localStorage.getItem('kora.theme'), dataset.theme]).toEqual(['dark', 'dark']);
    setPreferences({ theme: 'system' });
    expect([localStorage.getItem('kora.theme'), dataset.theme]).toEqual([null, undefined]);
  });

  it('can be taken back', async () => {
    const { setPreferences, defaults, $preferences } = await aPage({ [settingsKey]: '{"role":"teacher","reading":{"font":"serif"}}', 'kora.theme': 'light' });
    const before = $preferences.get();
    const undo = setPreferences(defaults);
    expect($preferences.get()).toEqual(defaults);
    undo();
    expect($preferences.get()).toEqual(before);
    expect(localStorage.getItem(settingsKey)).toBe('{"role":"teacher","reading":{"font":"serif"}}');
  });

  it.each(['', 'no json', '[]', 'null', '7', '{"reading":null}', '{"reading":["large"]}', '{"name":7,"role":"king","reading":{"textSize":"huge","font":null},"grade":["6-8"]}'])(
    'that is garbage counts as the default: %s',
    async (text) => {
      const { $preferences, defaults } = await aPage({ [settingsKey]: text, 'kora.theme': 'purple' });
      expect($preferences.get()).toEqual(defaults);
    },
  );

  it('name is one line of at most 60 characters', async () => {
    const { cleanPreferences } = await aPage();
    expect(cleanPreferences({ name: ' Ana\n  Silva ' }).name).toBe('Ana Silva ');
    expect(cleanPreferences({ name: 'x'.repeat(500) }).name).toHaveLength(60);
  });

  it('lasts as long as the page where nothing is kept, and that is known', async () => {
    const { setPreferences, $preferences, $isKept } = await aPage();
    noRoom();
    setPreferences({ name: 'Ana', textSize: 'larger', theme: 'dark' });
    expect($preferences.get()).toMatchObject({ name: 'Ana', textSize: 'larger', theme: 'dark' });
    expect($isKept.get()).toBe(false);
  });

  it('follows another tab', async () => {
    const { $preferences } = await aPage();
    localStorage.setItem(settingsKey, '{"reading":{"font":"serif"}}');
    dispatchEvent(new StorageEvent('storage', { key: settingsKey }));
    expect($preferences.get().font).toBe('serif');
    expect(dataset.font).toBe('serif');
  });
});

describe('the sidebar', () => {
  it.each(['no json', '{"icons":"yes","folded":"t4","tips":0}', '{"folded":[1,null]}'])('stands open when what is kept is garbage: %s', async (text) => {
    const { $sidebar } = await aPage({ 'kora.sidebar.v1': text });
    expect($sidebar.get()).toEqual({ icons: false, folded: [], tips: true });
  });

  it('folds and unfolds a group and remembers it', async () => {
    const { toggleGroup, setSidebar } = await aPage();
    toggleGroup('t4');
    toggleGroup('learning');
    setSidebar({ icons: true });
    expect(dataset).toMatchObject({ folded: 't4 learning', sidebar: 'icons' });
    toggleGroup('t4');
    expect(JSON.parse(localStorage.getItem('kora.sidebar.v1') ?? '')).toEqual({ icons: true, folded: ['learning'], tips: true });
  });
});

describe('a backup', () => {
  const stored = { [settingsKey]: '{"name":"Ana"}', [progressKey]: '{"llm-deep-dive":["the-training-process"]}', 'kora.theme': 'dark', 'other-site': 'x' };

  it('holds everything of this site and nothing else', async () => {
    const { makeBackup, backupName } = await aPage(stored);
    const { 'other-site': _, ...own } = stored;
    const backup = await makeBackup(now);
    expect(backup).toEqual({ format: 'kora-backup', version: 5, made: '2026-03-02T10:00:00.000Z', items: own, library: [], versions: [], records: noRecords });
    expect(backupName(backup)).toBe('kora-backup-2026-03-02.json');
  });

  it('holds what could not be kept, too', async () => {
    const { makeBackup, setPreferences } = await aPage();
    noRoom();
    setPreferences({ name: 'Ana' });
    expect((await makeBackup(now)).items).toEqual({ [settingsKey]: '{"name":"Ana"}' });
  });

  it('brings everything back after the device was erased, and the open page follows', async () => {
    const { makeBackup, eraseDevice, readBackup, restore, $preferences, $progress, defaults } = await aPage(stored);
    const text = JSON.stringify(await makeBackup(now));
    expect(await eraseDevice()).toEqual([]);
    expect(localStorage).toHaveLength(0);
    expect([$preferences.get(), $progress.get()]).toEqual([defaults, {}]);
    const read = readBackup(text);
    if (!read.ok) throw new Error(read.why);
    expect((await restore(read.backup)).isKept).toBe(true);
    expect($preferences.get()).toMatchObject({ name: 'Ana', theme: 'dark' });
    expect($progress.get()).toEqual({ 'llm-deep-dive': ['the-training-process'] });
    expect((await makeBackup(now)).items).toEqual(JSON.parse(text).items);
  });

  it('replaces only what it holds, and can be taken back', async () => {
    const { restore, $preferences, $progress } = await aPage(stored);
    const { undo } = await restore({
      format: 'kora-backup',
      version: 5,
      made: now.toISOString(),
      items: { [settingsKey]: '{"name":"Ben"}', 'kora.sidebar.v1': '{"icons":true}' },
      library: [],
      versions: [],
      records: noRecords,
    });
    expect($preferences.get().name).toBe('Ben');
    expect($progress.get()).toEqual({ 'llm-deep-dive': ['the-training-process'] });
    undo();
    expect($preferences.get().name).toBe('Ana');
    expect(localStorage.getItem('kora.sidebar.v1')).toBeNull();
  });

  it('lasts as long as the page where there is no room', async () => {
    const { restore, $preferences } = await aPage();
    noRoom();
    expect(
      (await restore({ format: 'kora-backup', version: 5, made: now.toISOString(), items: { [settingsKey]: '{"name":"Ben"}' }, library: [], versions: [], records: noRecords }))
        .isKept,
    ).toBe(false);
    expect($preferences.get().name).toBe('Ben');
  });

  it('holds the saved work, brings it back after the device was erased, and keeps what was changed since as a version', async () => {
    const page = await aPage(stored);
    const item = page.newItem('reflection', 'Fractions', { text: 'halves', prompt: null, feedback: null, place: null }, now);
    await page.putItem(item);
    const text = JSON.stringify(await page.makeBackup(now));
    const read = page.readBackup(text);
    if (!read.ok) throw new Error(read.why);
    expect(await page.changedSince(read.backup)).toEqual([]);
    await page.putItem({ ...item, title: 'Fractions, changed', body: { ...item.body, text: 'thirds' }, updated: new Date(now.getTime() + 1_000).toISOString() });
    expect(await page.changedSince(read.backup)).toEqual(['Fractions, changed']);
    const { undo } = await page.restore(read.backup);
    expect(page.itemById(item.id)).toMatchObject({ title: 'Fractions', body: { text: 'halves' } });
    expect(await page.versionsOf(item.id)).toMatchObject([{ title: 'Fractions, changed', body: { text: 'thirds' } }]);
    undo();
    await vi.waitFor(() => expect(page.itemById(item.id)?.title).toBe('Fractions, changed'));
    expect(await page.eraseDevice()).toEqual([]);
    await page.loadLibrary();
    expect(page.$library.get().items).toEqual([]);
    await page.restore(read.backup);
    expect(page.$library.get().items).toEqual([item]);
  });

  it('holds the earlier versions of the work, and brings them back beside those that are there', async () => {
    const page = await aPage();
    const body = (text: string) => ({ text, prompt: null, feedback: null, place: null });
    const item = page.newItem('reflection', 'Fractions', body('one'), now);
    await page.putItem(item);
    await page.keepVersion(item, 'Kept by you', now);
    await page.keepVersion({ ...item, body: body('two') }, 'Kept by you', new Date(now.getTime() + 1_000));
    const kept = await page.versionsOf(item.id);
    const read = page.readBackup(JSON.stringify(await page.makeBackup(now)));
    if (!read.ok) throw new Error(read.why);
    expect(await page.eraseDevice()).toEqual([]);
    expect((await page.restore(read.backup)).isKept).toBe(true);
    expect(await page.versionsOf(item.id)).toEqual(kept);
    // Another device has gone on since: its newer ones stay, and no more than 20 in all.
    for (let i = 0; i < 19; i++) await page.keepVersion({ ...item, body: body(`later ${i}`) }, 'Kept by you', new Date(now.getTime() + 60_000 * (i + 1)));
    const { undo } = await page.restore(read.backup);
    const after = await page.versionsOf(item.id);
    expect(after).toHaveLength(20);
    expect(after[0]?.body).toEqual(body('later 18'));
    undo();
  });

  it('of the second version, which had no links and assignments, is read', async () => {
    const { readBackup } = await aPage();
    expect(readBackup(aFile({ version: 2, library: [] }))).toMatchObject({ ok: true, backup: { version: 5, versions: [], records: noRecords } });
  });

  it('of the first version, which had no saved work, is read', async () => {
    const { readBackup } = await aPage();
    expect(readBackup(aFile())).toMatchObject({ ok: true, backup: { version: 5, library: [], versions: [], records: noRecords } });
  });

  const aFile = (changes: object = {}) => JSON.stringify({ format: 'kora-backup', version: 1, made: now.toISOString(), items: { 'kora.theme': 'dark' }, ...changes });
  it.each([
    ['no JSON', 'hello', /not a backup/],
    ['a list', '[]', /not a backup/],
    ['another file', '{"version":1}', /not a backup/],
    ['a newer version', aFile({ version: 6 }), /later version/],
    ['work of a newer version', aFile({ version: 2, library: [{ id: 'a', kind: 'lesson', shape: 99, body: {} }] }), /later version/],
    ['work that is none', aFile({ version: 2, library: [{ id: 'a', kind: 'song', shape: 1, body: {} }] }), /saved work/],
    ['work that is no list', aFile({ version: 2, library: 'all' }), /saved work/],
    ['earlier versions that are no list', aFile({ version: 5, versions: 'all' }), /earlier versions/],
    ['an earlier version of nothing', aFile({ version: 5, versions: [{ item: 'a', at: now.toISOString(), label: '', title: '', shape: 1, body: {} }] }), /earlier versions/],
    ['links that are no list', aFile({ version: 3, records: { links: 'all' } }), /links or assignments/],
    ['an inbox without its key', aFile({ version: 3, records: { assignments: [{ id: 'a' }] } }), /links or assignments/],
    ['no items', aFile({ items: undefined }), /damaged/],
    ['items that are a list', aFile({ items: [] }), /damaged/],
    ['no date', aFile({ made: 'yesterday' }), /damaged/],
    ['an item that is no text', aFile({ items: { 'kora.theme': 7 } }), /Light or dark/],
    ['a theme that is none', aFile({ items: { 'kora.theme': 'purple' } }), /Light or dark/],
    ['progress of another shape', aFile({ items: { [progressKey]: '{"a":"one"}' } }), /Course progress/],
    ['settings that are no object', aFile({ items: { [settingsKey]: '[]' } }), /reading settings/],
    ['nothing known', aFile({ items: { 'kora.unheard-of.v1': 'x' } }), /empty/],
    ['no end', `${aFile()}${' '.repeat(120_000_001)}`, /too large/],
  ])('is refused with %s', async (_name, text, why) => {
    const { readBackup } = await aPage();
    const read = readBackup(text);
    expect(read.ok).toBe(false);
    expect(read.ok ? '' : read.why).toMatch(why);
  });

  it('leaves out, and names, what this site does not know', async () => {
    const { readBackup } = await aPage();
    expect(readBackup(aFile({ items: { 'kora.theme': 'dark', 'kora.later.v9': '{}', evil: 'x' } }))).toMatchObject({
      ok: true,
      backup: { items: { 'kora.theme': 'dark' } },
      unknown: ['kora.later.v9', 'evil'],
    });
  });
});

describe('erasing the device', () => {
  it('says what the browser would not delete, and deletes the rest', async () => {
    const { eraseDevice } = await aPage({ 'kora.theme': 'dark' });
    vi.stubGlobal('indexedDB', { databases: () => Promise.reject(new Error('busy')) });
    expect(await eraseDevice()).toEqual(['saved work']);
    expect(localStorage).toHaveLength(0);
  });

  it('forgets what was only in memory', async () => {
    const { eraseDevice, setPreferences, $preferences, $isKept, defaults } = await aPage();
    const stub = noRoom();
    setPreferences({ name: 'Ana' });
    stub.unstubAllGlobals();
    vi.stubGlobal('indexedDB', { databases: async () => [] });
    await eraseDevice();
    expect($preferences.get()).toEqual(defaults);
    expect($isKept.get()).toBe(true);
  });
});
