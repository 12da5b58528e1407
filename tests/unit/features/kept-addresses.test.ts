import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const key = 'kora.mailing-queue.v1';

/** The module as a freshly loaded page has it. */
async function aPage(stored: string | null = null, options: { forbidden?: boolean; full?: boolean } = {}) {
  const items = new Map<string, string>(stored === null ? [] : [[key, stored]]);
  const forbid = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', {
    getItem: options.forbidden ? forbid : (name: string) => items.get(name) ?? null,
    setItem: options.forbidden || options.full ? forbid : (name: string, value: string) => items.set(name, value),
    removeItem: options.forbidden ? forbid : (name: string) => items.delete(name),
  });
  vi.resetModules();
  return { items, ...(await import('../../../src/features/mailing-list/kept-addresses.ts')) };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('kept addresses', () => {
  it('are there again on the next page', async () => {
    const { items, keepAddress } = await aPage();
    keepAddress('a@x.example', '2026-11-20');
    const next = await aPage(items.get(key) ?? null);
    expect(next.keptAddresses()).toMatchObject([{ email: 'a@x.example', consentVersion: '2026-11-20' }]);
  });

  it('leave nothing behind once all are forgotten', async () => {
    const { items, keepAddress, keptAddresses, forgetAddress } = await aPage();
    keepAddress('a@x.example', '2026-11-20');
    keepAddress('b@x.example', '2026-11-20');
    expect(keptAddresses()).toHaveLength(2);
    for (const { id } of keptAddresses()) forgetAddress(id);
    expect(keptAddresses()).toEqual([]);
    expect(items.has(key)).toBe(false);
  });

  it('are forgotten one by one, also when another tab has added one', async () => {
    const { items, keepAddress, keptAddresses, forgetAddress } = await aPage();
    keepAddress('a@x.example', '2026-11-20');
    const [own] = keptAddresses();
    items.set(key, JSON.stringify([...JSON.parse(items.get(key) ?? '[]'), { id: 'other', email: 'b@x.example', consentVersion: '2026-11-20', since: 1 }]));
    forgetAddress(own?.id ?? '');
    expect(keptAddresses().map(({ email }) => email)).toEqual(['b@x.example']);
  });

  it.each([{ forbidden: true }, { full: true }])('last as long as the page where the browser keeps nothing: %j', async (options) => {
    const { keepAddress, keptAddresses, isOnlyInMemory, forgetAddress } = await aPage(null, options);
    keepAddress('a@x.example', '2026-11-20');
    const [own] = keptAddresses();
    if (!own) throw new Error('the address is gone');
    expect(isOnlyInMemory(own)).toBe(true);
    forgetAddress(own.id);
    expect(keptAddresses()).toEqual([]);
  });

  it.each(['{', '{}', '"x"', '[null,1,{"email":"a"}]', 'null'])('survive what else may stand in storage: %s', async (stored) => {
    const { keptAddresses, keepAddress } = await aPage(stored);
    expect(keptAddresses()).toEqual([]);
    keepAddress('a@x.example', '2026-11-20');
    expect(keptAddresses()).toHaveLength(1);
  });
});
