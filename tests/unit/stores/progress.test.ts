import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { percentOf, readProgress } from '../../../src/stores/progress.ts';

const key = 'kora.progress.v1';

/** The store as a freshly loaded page has it, with `stored` in the browser's storage. `otherTab` does what another tab's write does here. */
async function aPage(stored: string | null = null, options: { setItem?: () => never } = {}) {
  const items = new Map<string, string>(stored === null ? [] : [[key, stored]]);
  const listeners: ((event: { key: string | null; newValue: string | null }) => void)[] = [];
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: options.setItem ?? ((name: string, value: string) => items.set(name, value)),
    removeItem: (name: string) => items.delete(name),
  });
  vi.stubGlobal('addEventListener', (_type: string, listener: (typeof listeners)[number]) => listeners.push(listener));
  vi.resetModules();
  const store = await import('../../../src/stores/progress.ts');
  const otherTab = (newValue: string | null, name: string | null = key) => {
    if (newValue === null) items.delete(key);
    else items.set(name ?? key, newValue);
    for (const listener of listeners) listener({ key: name, newValue });
  };
  return { ...store, items, otherTab };
}

const refused = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('progress', () => {
  it('starts with what the device kept', async () => {
    const { $progress } = await aPage('{"a":["one"]}');
    expect($progress.get()).toEqual({ a: ['one'] });
  });

  it('grows by one module at a time, in the order of completion', async () => {
    const { $progress, complete } = await aPage();
    complete('llm-deep-dive', 'the-training-process');
    complete('llm-deep-dive', 'what-are-large-language-models');
    complete('what-is-ai', 'first');
    expect($progress.get()).toEqual({ 'llm-deep-dive': ['the-training-process', 'what-are-large-language-models'], 'what-is-ai': ['first'] });
  });

  it('counts a module once', async () => {
    const { $progress, complete } = await aPage();
    complete('a', 'one');
    complete('a', 'one');
    expect($progress.get()).toEqual({ a: ['one'] });
  });

  it('is kept on the device as plain JSON', async () => {
    const { complete, items } = await aPage();
    complete('a', 'one');
    expect(items.get(key)).toBe('{"a":["one"]}');
  });

  it('of one course can be reset without the others', async () => {
    const { $progress, complete, resetCourse } = await aPage();
    complete('a', 'one');
    complete('b', 'two');
    resetCourse('a');
    expect($progress.get()).toEqual({ b: ['two'] });
    resetCourse('never-started');
    expect($progress.get()).toEqual({ b: ['two'] });
  });

  it('lasts as long as the page where storage is full or forbidden', async () => {
    const { $progress, complete } = await aPage(null, { setItem: refused });
    complete('a', 'one');
    complete('a', 'two');
    expect($progress.get()).toEqual({ a: ['one', 'two'] });
  });

  it('goes on from what the page knows once the device has no room, whatever stands there', async () => {
    const { $progress, complete, resetCourse, canKeepProgress, otherTab } = await aPage('{"a":["one"],"b":["x"]}');
    const { localStorage: storage } = globalThis;
    const { setItem } = storage;
    storage.setItem = refused;
    complete('a', 'two');
    complete('a', 'three');
    expect($progress.get()).toEqual({ a: ['one', 'two', 'three'], b: ['x'] });
    expect(canKeepProgress()).toBe(false);
    resetCourse('b');
    complete('a', 'four');
    expect($progress.get()).toEqual({ a: ['one', 'two', 'three', 'four'] });
    otherTab('{"a":["one"],"c":["y"]}');
    expect($progress.get()).toEqual({ a: ['one', 'two', 'three', 'four'] });
    storage.setItem = setItem;
    complete('a', 'five');
    expect(storage.getItem(key)).toBe('{"a":["one","two","three","four","five"]}');
    expect(canKeepProgress()).toBe(true);
  });

  it('works where there is no storage at all', async () => {
    await aPage();
    vi.stubGlobal('localStorage', undefined);
    vi.resetModules();
    const { $progress, complete } = await import('../../../src/stores/progress.ts');
    complete('a', 'one');
    expect($progress.get()).toEqual({ a: ['one'] });
  });
});

describe('progress in two tabs', () => {
  it('follows what the other one writes', async () => {
    const { $progress, otherTab } = await aPage();
    otherTab('{"a":["one","two"]}');
    expect($progress.get()).toEqual({ a: ['one', 'two'] });
  });

  it('is not overwritten by a tab that has not heard of it yet', async () => {
    const { $progress, complete, items } = await aPage('{"a":["one"]}');
    items.set(key, '{"a":["one","two"]}');
    complete('a', 'three');
    expect($progress.get()).toEqual({ a: ['one', 'two', 'three'] });
  });

  it('is empty when the other one clears the storage', async () => {
    const { $progress, otherTab } = await aPage('{"a":["one"]}');
    otherTab(null, null);
    expect($progress.get()).toEqual({});
  });

  it('goes on when the other one writes garbage', async () => {
    const { $progress, complete, otherTab } = await aPage('{"a":["one"]}');
    otherTab('not json');
    expect($progress.get()).toEqual({});
    complete('b', 'two');
    expect($progress.get()).toEqual({ b: ['two'] });
  });

  it('does not listen to what other parts of the site write', async () => {
    const { $progress, otherTab } = await aPage('{"a":["one"]}');
    otherTab('{"a":[]}', 'kora.theme');
    expect($progress.get()).toEqual({ a: ['one'] });
  });
});

describe('progress that cannot be read', () => {
  const aside = 'kora.progress-unread.v1';

  it.each([
    ['nonsense', '{{{', {}],
    ['another shape', '[1,2]', {}],
    ['a part of another shape', '{"a":["one"],"b":"two"}', { a: ['one'] }],
    ['a module that is no text', '{"a":["one",7]}', { a: ['one'] }],
  ])('is kept aside as it stood, and the page goes on with what can be read: %s', async (_name, text, readable) => {
    const { $progress, complete, hasUnread, items } = await aPage(text);
    expect($progress.get()).toEqual(readable);
    expect(hasUnread()).toBe(true);
    complete('c', 'three');
    expect(items.get(aside)).toBe(text);
    expect(JSON.parse(items.get(key) ?? '')).toEqual({ ...readable, c: ['three'] });
  });

  it('is not mixed up with progress that is sound, or with none', async () => {
    for (const stored of [null, '', '{}', '{"a":["one"],"b":[]}']) {
      const { hasUnread, items, complete } = await aPage(stored);
      complete('a', 'two');
      expect([hasUnread(), items.has(aside)]).toEqual([false, false]);
    }
  });

  it('is kept aside once, and a second one after the first', async () => {
    const { complete, items, otherTab } = await aPage('first');
    complete('a', 'one');
    expect(items.get(aside)).toBe('first');
    otherTab('second');
    expect(items.get(aside)).toBe('firstsecond');
    complete('a', 'two');
    expect(items.get(aside)).toBe('firstsecond');
  });

  it('stays where it is when there is no room to keep it aside', async () => {
    const { $progress, hasUnread, items } = await aPage('{{{', { setItem: refused });
    expect($progress.get()).toEqual({});
    expect(hasUnread()).toBe(false);
    expect(items.get(key)).toBe('{{{');
  });
});

describe('what stands in storage', () => {
  it.each([
    [null, {}],
    ['', {}],
    ['not json', {}],
    ['null', {}],
    ['[]', {}],
    ['"text"', {}],
    ['7', {}],
    ['{}', {}],
    ['{"a":"one"}', {}],
    ['{"a":null,"b":["two"]}', { b: ['two'] }],
    ['{"a":["one",7,null,{"x":1},["y"]]}', { a: ['one'] }],
    ['{"a":{"length":1}}', {}],
    ['{"a":[]}', { a: [] }],
  ])('is kept where it has the right shape: %s', (text, progress) => {
    expect(readProgress(text)).toEqual(progress);
  });

  it('never stops the page, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const slugs of Object.values(readProgress(text))) for (const slug of slugs) expect(typeof slug).toBe('string');
      }),
    );
  });

  it('comes back as it was written', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z-]{1,12}$/), fc.array(fc.stringMatching(/^[a-z-]{1,12}$/), { maxLength: 5 })), (progress) => {
        expect(readProgress(JSON.stringify(progress))).toEqual(progress);
      }),
    );
  });
});

describe('the percentage', () => {
  it.each([
    [0, 4, 0],
    [1, 4, 25],
    [1, 3, 33],
    [2, 3, 67],
    [1, 6, 17],
    [5, 6, 83],
    [4, 4, 100],
    [0, 0, 0],
  ])('of %i of %i modules is %i, a whole number', (done, total, percent) => {
    expect(percentOf(done, total)).toBe(percent);
  });
});

describe('whether progress outlasts the page', () => {
  it('is so where the browser has storage, and the probe leaves nothing behind', async () => {
    const { canKeepProgress, items } = await aPage();
    expect(canKeepProgress()).toBe(true);
    expect([...items.keys()]).toEqual([]);
  });

  it('is not so where storage is full or forbidden', async () => {
    const { canKeepProgress } = await aPage(null, { setItem: refused });
    expect(canKeepProgress()).toBe(false);
    vi.stubGlobal('localStorage', undefined);
    expect(canKeepProgress()).toBe(false);
  });
});
