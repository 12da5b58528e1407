/** Encrypted links against the Worker's front door, with the real migrations in D1. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../src/contracts/limits.ts';
import { newKey, seal, unseal } from '../../src/stores/sealing/seal.ts';
import { everythingIn } from '../support/database-text.ts';
import { codesOf, expectProblem } from '../support/endpoint.ts';
import { untilRefused } from '../support/until-refused.ts';
import { startWorker, type TestWorker } from '../support/worker.ts';

const path = '/api/shares';
const marker = 'marker-of-a-secret-text';

let worker: TestWorker;
let network = 0;
beforeAll(async () => {
  worker = await startWorker();
});
afterAll(() => worker.close());
beforeEach(async () => {
  await worker.db.prepare('DELETE FROM share').run();
  network += 1;
});

/** Each test comes from a network of its own. */
const from = () => ({ 'CF-Connecting-IP': `10.0.${network}.1` });
const sealed = await seal(marker, newKey(), 'share');
const post = (body: unknown, headers: Record<string, string> = {}) => worker.post(path, body, { ...from(), ...headers });
const get = (id: string) => worker.fetch(`${path}/${id}`);
const remove = (id: string, token?: string) => worker.fetch(`${path}/${id}`, { method: 'DELETE', ...(token !== undefined && { headers: { Authorization: `Bearer ${token}` } }) });
const everyHour = (now: Date) => worker.harness.getWorker().scheduled({ cron: '17 * * * *', scheduledTime: now });

interface Made {
  id: string;
  deleteToken: string;
  expiresAt: string;
}
const made = async (body: unknown = { ciphertext: sealed }): Promise<Made> => (await (await post(body)).json()) as Made;

describe('a link', () => {
  it('gives back what was stored, to whoever knows its id, until it is deleted with its token', async () => {
    const key = newKey();
    const ciphertext = await seal(marker, key, 'share');
    const response = await post({ ciphertext });
    expect([response.status, response.headers.get('cache-control')]).toEqual([201, 'no-store']);
    const { id, deleteToken, expiresAt } = (await response.json()) as Made;
    expect([id, deleteToken]).toEqual([expect.stringMatching(/^[\w-]{22}$/), expect.stringMatching(/^[0-9a-f]{64}$/)]);
    const found = await get(id);
    expect([found.status, found.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const reply = (await found.json()) as { ciphertext: string; expiresAt: string };
    expect(reply).toEqual({ ciphertext, expiresAt });
    expect(await unseal(reply.ciphertext, key, 'share')).toBe(marker);
    expect(await (await remove(id, deleteToken)).json()).toEqual({ status: 'deleted' });
    await expectProblem(await get(id), 404, 'not-found');
    await expectProblem(await remove(id, deleteToken), 404, 'not-found');
  });

  it('lasts 30 days unless another time is chosen', async () => {
    for (const days of [undefined, ...limits.shares.days]) {
      const { expiresAt } = await made({ ciphertext: sealed, ...(days && { expiresInDays: days }) });
      expect(Math.abs(Date.parse(expiresAt) - Date.now() - (days ?? 30) * 86_400_000)).toBeLessThan(60_000);
    }
  });

  it('cannot be read from the moment its time is over, and is erased within the hour', async () => {
    const { id, deleteToken } = await made({ ciphertext: sealed, expiresInDays: 1 });
    const other = await made({ ciphertext: sealed, expiresInDays: 7 });
    await worker.db.prepare('UPDATE share SET expires_at = ? WHERE id = ?').bind(new Date().toISOString(), id).run();
    await expectProblem(await get(id), 410, 'gone');
    await everyHour(new Date());
    await expectProblem(await get(id), 404, 'not-found');
    await expectProblem(await remove(id, deleteToken), 404, 'not-found');
    expect((await get(other.id)).status).toBe(200);
  });

  it('is not deleted without its token, or with that of another link', async () => {
    const [one, two] = [await made(), await made()];
    await expectProblem(await remove(one.id), 403, 'wrong-token');
    for (const wrong of ['', 'x', '0'.repeat(64), two.deleteToken]) await expectProblem(await remove(one.id, wrong), 403, 'wrong-token');
    expect((await get(one.id)).status).toBe(200);
  });

  it('leaves nothing in the whole database but ciphertext, times and the hash of its token', async () => {
    const key = newKey();
    const { id, deleteToken } = await made({ ciphertext: await seal(marker, key, 'share') });
    const all = await everythingIn(worker.db);
    expect(all).toContain(id);
    for (const secret of [marker, Buffer.from(marker).toString('base64url').slice(0, 20), key, deleteToken]) expect(all).not.toContain(secret);
    const { results } = await worker.db.prepare('SELECT * FROM share').all<Record<string, string>>();
    expect(results.map((row) => Object.keys(row))).toEqual([['id', 'ciphertext', 'delete_hash', 'created_at', 'expires_at']]);
    expect(results[0]?.delete_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('takes as much as a map of hundreds of concepts needs, and refuses more with a sentence', async () => {
    expect((await post({ ciphertext: 'A'.repeat(limits.shares.ciphertextChars) })).status).toBe(201);
    const tooLong = await expectProblem(await post({ ciphertext: 'A'.repeat(limits.shares.ciphertextChars + 1) }), 422, 'validation');
    expect(codesOf(tooLong)).toEqual(['/ciphertext too-long']);
    const { detail } = await expectProblem(await post({ ciphertext: 'A'.repeat(2_000_000) }), 413, 'body-too-large');
    expect(detail).toMatch(/at most \d+ bytes/);
  });
});

describe('bad input', () => {
  it.each<[string, unknown, number, string, string[] | undefined]>([
    ['an empty body', '', 400, 'malformed-json', undefined],
    ['broken JSON', '{', 400, 'malformed-json', undefined],
    ['a list', '[]', 422, 'validation', [' type']],
    ['no ciphertext', {}, 422, 'validation', ['/ciphertext required']],
    ['an empty ciphertext', { ciphertext: '' }, 422, 'validation', ['/ciphertext too-short', '/ciphertext invalid']],
    ['too little to be sealed', { ciphertext: 'AAAA' }, 422, 'validation', ['/ciphertext too-short']],
    ['a number', { ciphertext: 7 }, 422, 'validation', ['/ciphertext type']],
    ['plain text', { ciphertext: '<script>alert(1)</script> is no base64url, whoever sends it' }, 422, 'validation', ['/ciphertext invalid']],
    ['padding', { ciphertext: `${'A'.repeat(50)}==` }, 422, 'validation', ['/ciphertext invalid']],
    ['another time', { ciphertext: sealed, expiresInDays: 365 }, 422, 'validation', ['/expiresInDays enum']],
    ['a time as text', { ciphertext: sealed, expiresInDays: '7' }, 422, 'validation', ['/expiresInDays enum']],
    ['no time at all', { ciphertext: sealed, expiresInDays: 0 }, 422, 'validation', ['/expiresInDays enum']],
    ['a key', { ciphertext: sealed, key: 'x' }, 422, 'validation', [' unknown-key']],
    ['a title', { ciphertext: sealed, title: 'My lesson' }, 422, 'validation', [' unknown-key']],
    ['__proto__', `{"ciphertext":"${sealed}","__proto__":{"a":1}}`, 422, 'validation', [' unknown-key']],
  ])('%s is refused and stores nothing', async (_name, body, status, slug, fields) => {
    expect(codesOf(await expectProblem(await post(body), status, slug))).toEqual(fields);
    expect((await worker.db.prepare('SELECT count(*) AS n FROM share').first<{ n: number }>())?.n).toBe(0);
  });

  it('of another media type, compressed, or from another site is refused', async () => {
    await expectProblem(await post({ ciphertext: sealed }, { 'Content-Type': 'text/plain' }), 415, 'unsupported-media-type');
    await expectProblem(await post({ ciphertext: sealed }, { 'Content-Encoding': 'gzip' }), 415, 'unsupported-media-type');
    await expectProblem(await post({ ciphertext: sealed }, { Origin: 'https://evil.example' }), 403, 'forbidden-origin');
    await expectProblem(await worker.fetch(`${path}/${'a'.repeat(22)}`, { headers: { 'Sec-Fetch-Site': 'cross-site' } }), 403, 'forbidden-origin');
  });

  it.each(['a', 'a'.repeat(22), 'x'.repeat(64), "'--", '%2e%2e', 'a%00'])('an id that nobody has: %s', async (id) => {
    await expectProblem(await get(id), 404, 'not-found');
  });

  it('answers other methods with those it knows', async () => {
    const { id } = await made();
    for (const [address, method, allow] of [
      [path, 'GET', 'POST'],
      [path, 'DELETE', 'POST'],
      [`${path}/${id}`, 'POST', 'GET, DELETE'],
      [`${path}/${id}`, 'PUT', 'GET, DELETE'],
      [`${path}/${id}`, 'HEAD', 'GET, DELETE'],
    ] as const) {
      const response = await worker.fetch(address, { method });
      expect([response.status, response.headers.get('allow')], `${method} ${address}`).toEqual([405, allow]);
    }
    for (const nowhere of [`${path}/`, `${path}/${id}/more`, `${path}//${id}`]) await expectProblem(await worker.fetch(nowhere), 404, 'not-found');
  });
});

it('slows down a network that makes more links in a minute than a class needs, and no other', async () => {
  const { passed, refused } = await untilRefused(() => post({ ciphertext: sealed }), limits.shares.madePerMinute, 40);
  expect(passed.filter((status) => status === 201).length).toBeGreaterThanOrEqual(limits.shares.madePerMinute);
  expect(refused.headers.get('retry-after')).toBe('60');
  network += 1;
  expect((await post({ ciphertext: sealed })).status).toBe(201);
});
