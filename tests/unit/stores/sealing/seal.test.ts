import { describe, expect, it } from 'vitest';
import { fromBase64Url, toBase64Url } from '../../../../src/stores/sealing/bytes.ts';
import { newKey, seal, unseal } from '../../../../src/stores/sealing/seal.ts';

const text = 'My reflection: 水, 👩‍🏫 and a line\nbreak.';

describe('a sealed text', () => {
  it.each([
    ['nothing', ''],
    ['a line', text],
    ['a megabyte', 'ä'.repeat(500_000)],
  ])('opens with its key and purpose: %s', async (_name, plain) => {
    const key = newKey();
    expect(await unseal(await seal(plain, key, 'share'), key, 'share')).toBe(plain);
  });

  it('never looks the same twice, and holds nothing of the text', async () => {
    const key = newKey();
    const [first, second] = [await seal(text, key, 'share'), await seal(text, key, 'share')];
    expect(first).not.toBe(second);
    expect(Buffer.from(first, 'base64url').toString('latin1')).not.toContain('reflection');
  });

  it('stays shut for another key', async () => {
    expect(await unseal(await seal(text, newKey(), 'share'), newKey(), 'share')).toBeNull();
  });

  it('stays shut for another purpose', async () => {
    const key = newKey();
    expect(await unseal(await seal(text, key, 'share'), key, 'comment')).toBeNull();
  });

  it('stays shut when any one byte of it is changed: version, vector, text or tag', async () => {
    const key = newKey();
    const bytes = fromBase64Url(await seal('abc', key, 'share')) ?? new Uint8Array();
    expect(bytes).toHaveLength(1 + 12 + 3 + 16);
    for (let at = 0; at < bytes.length; at++) {
      const changed = Uint8Array.from(bytes, (byte, i) => (i === at ? byte ^ 1 : byte));
      expect(await unseal(toBase64Url(changed), key, 'share'), `byte ${at}`).toBeNull();
    }
  });

  it('stays shut when it is cut short or is none at all', async () => {
    const key = newKey();
    const sealed = await seal(text, key, 'share');
    for (const broken of [sealed.slice(0, -4), sealed.slice(0, 20), '', 'AQ', '<script>', '====', '\u{1f600}']) expect(await unseal(broken, key, 'share'), broken).toBeNull();
  });

  it('stays shut for a key that is none', async () => {
    const sealed = await seal(text, newKey(), 'share');
    for (const key of ['', 'short', '*'.repeat(43), toBase64Url(new Uint8Array(16))]) expect(await unseal(sealed, key, 'share'), key).toBeNull();
    await expect(seal(text, 'short', 'share')).rejects.toThrow('256 bits');
  });
});

it('writes bytes as text that may stand in an address, and reads them again', () => {
  for (let length = 0; length < 70; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 73 + 251) % 256);
    const written = toBase64Url(bytes);
    expect(written).toMatch(/^[\w-]*$/);
    expect(fromBase64Url(written)).toEqual(bytes);
  }
});
