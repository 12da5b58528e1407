import { describe, expect, it } from 'vitest';
import { fromBase64Url, toBase64Url } from '../../../../src/stores/sealing/bytes.ts';
import { newKeyPair, sealTo, unsealFor } from '../../../../src/stores/sealing/to-person.ts';

const text = 'Ana Ruiz: my essay, 水 and 👩‍🏫';
const teacher = await newKeyPair();

describe('a text sealed to a teacher', () => {
  it('opens with the private key and for its purpose only', async () => {
    const sealed = await sealTo(teacher.publicKey, text, 'work a b');
    expect(sealed).toMatch(/^[\w-]+$/);
    expect(await unsealFor(teacher, sealed, 'work a b')).toBe(text);
    expect(await unsealFor(teacher, sealed, 'work a c')).toBeNull();
    expect(await unsealFor(await newKeyPair(), sealed, 'work a b')).toBeNull();
    // The right private key does not help where another public key was sealed to.
    expect(await unsealFor({ ...teacher, publicKey: (await newKeyPair()).publicKey }, sealed, 'work a b')).toBeNull();
  });

  it('never looks the same twice', async () => {
    expect(await sealTo(teacher.publicKey, text, 'x')).not.toBe(await sealTo(teacher.publicKey, text, 'x'));
  });

  it('stays shut when any byte of it is changed', async () => {
    const sealed = await sealTo(teacher.publicKey, 'abc', 'x');
    const [point, rest] = [fromBase64Url(sealed.slice(0, 87)), fromBase64Url(sealed.slice(87))];
    expect([point?.length, rest?.length]).toEqual([65, 32]);
    for (const [part, join] of [
      [point, (bytes: Uint8Array) => toBase64Url(bytes) + sealed.slice(87)],
      [rest, (bytes: Uint8Array) => sealed.slice(0, 87) + toBase64Url(bytes)],
    ] as const)
      for (let at = 0; at < (part?.length ?? 0); at++) {
        const changed = Uint8Array.from(part ?? [], (byte, i) => (i === at ? byte ^ 1 : byte));
        expect(await unsealFor(teacher, join(changed), 'x'), `byte ${at}`).toBeNull();
      }
  });

  it('stays shut when it is cut short or is none at all', async () => {
    const sealed = await sealTo(teacher.publicKey, text, 'x');
    for (const broken of ['', sealed.slice(0, 87), sealed.slice(0, -3), 'A'.repeat(200), '{"name":"Ana"}']) expect(await unsealFor(teacher, broken, 'x')).toBeNull();
  });

  it('is not made for what is no key', async () => {
    for (const key of ['', 'A'.repeat(87), teacher.publicKey.slice(1), '<script>']) await expect(sealTo(key, text, 'x')).rejects.toThrow('no public key');
  });

  it('cannot be opened with a private key that is none', async () => {
    const sealed = await sealTo(teacher.publicKey, text, 'x');
    for (const privateKey of ['', 'AAAA', '*']) expect(await unsealFor({ ...teacher, privateKey }, sealed, 'x')).toBeNull();
  });
});
