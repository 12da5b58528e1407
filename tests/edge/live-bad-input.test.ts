/** Rows 56 to 62 of the bad-input catalog, T1 of the threat model, and what guessing codes costs. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawCode } from '../../functions/live/join-code.ts';
import { liveLimits } from '../../src/contracts/live/limits.ts';
import { codeAlphabet } from '../../src/contracts/live/protocol.ts';
import { join, type LiveServer, openPare, pareLesson, postJson } from '../support/live.ts';
import { untilRefused } from '../support/until-refused.ts';
import { startWorker, type TestWorker } from '../support/worker.ts';

let worker: TestWorker;
let server: LiveServer;
beforeAll(async () => {
  worker = await startWorker({ SESSION_SEATS: '3' });
  server = { fetch: worker.fetch, origin: worker.origin };
});
afterAll(() => worker.close());

const sessions = '/api/live/sessions';
const create = (body: unknown, key: string | null = crypto.randomUUID()) => postJson(server, sessions, body, key === null ? {} : { 'Idempotency-Key': key });
/** Each network guesses for itself. */
let networks = 0;
const newNetwork = () => ({ 'CF-Connecting-IP': `192.0.2.${++networks}` });
const tryJoin = (code: string, body: unknown = { name: 'Ana', joinKey: crypto.randomUUID() }, headers: Record<string, string> = newNetwork()) =>
  postJson(server, `${sessions}/${encodeURIComponent(code)}/participants`, body, headers);
const ownParts = async (response: Response) => {
  const { instance: _, ...problem } = (await response.json()) as Record<string, unknown>;
  const headers = [...response.headers].filter(([name]) => !['x-request-id', 'date', 'content-length'].includes(name));
  return { problem, headers };
};

/** A code that no session ever had, one whose session was ended, and one whose time is over. */
async function closedCodes(): Promise<string[]> {
  const ended = await openPare(server);
  await worker.fetch(`${sessions}/${ended.code}/end`, { method: 'POST', headers: { Authorization: `Bearer ${ended.hostToken}` } });
  const expired = drawCode();
  await worker.db
    .prepare('UPDATE live_code SET expires_at = 1, code = ? WHERE code = ?')
    .bind(expired, (await openPare(server)).code)
    .run();
  return [drawCode(), ended.code, expired];
}
const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describe('opening a session', () => {
  it('56: needs a key, gives the same answer to the same key, and refuses the key for another session', async () => {
    expect((await create({ kind: 'pare', content: pareLesson }, null)).status).toBe(400);
    expect((await create({ kind: 'pare', content: pareLesson }, 'not-a-uuid')).status).toBe(400);
    const key = crypto.randomUUID();
    const first = await (await create({ kind: 'pare', content: pareLesson }, key)).json();
    expect(await (await create({ kind: 'pare', content: pareLesson }, key)).json()).toEqual(first);
    expect((await create({ kind: 'pare', content: { ...pareLesson, title: 'Another' } }, key)).status).toBe(422);
    const racing = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => create({ kind: 'pare', content: pareLesson }, racing)));
    expect(answers.map(({ status }) => status).every((status) => status === 201 || status === 409)).toBe(true);
    const codes = await Promise.all(answers.filter(({ status }) => status === 201).map(async (answer) => ((await answer.json()) as { code: string }).code));
    expect(new Set(codes).size).toBe(1);
  });

  it('57: another kind, too many prompts, and 257 kB', async () => {
    expect((await create({ kind: 'quiz', content: pareLesson })).status).toBe(422);
    expect((await create({ kind: 'pare', content: { ...pareLesson, echoPrompts: Array.from({ length: liveLimits.steps + 1 }, () => 'Why?') } })).status).toBe(422);
    expect((await create({ kind: 'pare', content: { ...pareLesson, revealContent: 'x'.repeat(257 * 1024) } })).status).toBe(413);
    expect((await create({ kind: 'pare', content: pareLesson, host: true })).status).toBe(422);
  });

  it('takes the code that the teacher has seen, and another one when it is in use', async () => {
    const code = drawCode();
    expect((await openPare(server, { code })).code).toBe(code);
    const other = (await openPare(server, { code })).code;
    expect(other).not.toBe(code);
    expect(other).toMatch(new RegExp(`^[${codeAlphabet}]{6}$`));
  });
});

describe('joining', () => {
  it('58 and 59: a code is read as it is typed; what cannot be one is not found', async () => {
    const { code } = await openPare(server);
    expect((await tryJoin(` ${code.slice(0, 3)} ${code.slice(3).toLowerCase()}`)).status).toBe(201);
    for (const typed of ['BCDFG', 'BCDFGHJ', '😀😀😀😀😀😀', '..%2f..%2f', "' OR 1=1 --", 'O0I1L0']) expect((await tryJoin(typed)).status).toBe(404);
  });

  it('60: unknown, ended and expired look the same', async () => {
    const [unknown, ...others] = await Promise.all((await closedCodes()).map(async (code) => ownParts(await tryJoin(code))));
    expect(unknown?.problem).toMatchObject({ status: 404 });
    for (const other of others) expect(other).toEqual(unknown);
  });

  it('T1: and take the same time to say so', async () => {
    const codes = await closedCodes();
    const took: number[][] = codes.map(() => []);
    // In turn, and beginning with another one each time: whatever else the machine does meets all three alike.
    for (let turn = 0; turn < 25; turn++)
      for (let i = 0; i < codes.length; i++) {
        const which = (turn + i) % codes.length;
        const started = performance.now();
        expect((await tryJoin(codes[which] ?? '')).status).toBe(404);
        took[which]?.push(performance.now() - started);
      }
    const [unknown = [], ...others] = took;
    // A machine that is busy with other things answers later, and spreads its answers as much.
    const most = Math.max(5, medianOf(unknown) / 4);
    for (const other of others) expect(Math.abs(medianOf(other.map((ms, i) => ms - (unknown[i] ?? 0))))).toBeLessThan(most);
  });

  it('61: names that a class should not read are refused with another one offered', async () => {
    const { code } = await openPare(server);
    for (const name of ['', '  ', 'x'.repeat(25), 'fuck', 'www.evil.com', '\u202eevil', 'Teacher']) {
      const response = await tryJoin(code, { name, joinKey: crypto.randomUUID() });
      expect(response.status, name).toBe(422);
      expect(await response.json()).toMatchObject({ detail: expect.stringMatching(/^How about “\w+ \w+ \d+”\?$/), errors: [{ pointer: '/name' }] });
    }
    expect((await tryJoin(code, { name: 'Ana', joinKey: 'short' })).status).toBe(422);
  });

  it('62: a full room says so, and stays open to those who are in it', async () => {
    const { code } = await openPare(server);
    const key = crypto.randomUUID();
    const first = await join(server, code, 'One', key);
    await join(server, code, 'Two');
    await join(server, code, 'Three');
    const full = await tryJoin(code);
    expect([full.status, ((await full.json()) as { type: string }).type]).toEqual([409, '/problems/session-full']);
    expect((await join(server, code, 'One', key)).participantId).toBe(first.participantId);
  });

  it('the eleventh wrong code of a network in a minute has to wait, the right one of a class does not', async () => {
    const { code } = await openPare(server);
    const network = newNetwork();
    expect((await tryJoin(code, undefined, network)).status).toBe(201);
    const { passed, refused } = await untilRefused(() => tryJoin(drawCode(), undefined, network), liveLimits.failedLookups.network);
    expect(passed.length).toBeGreaterThanOrEqual(liveLimits.failedLookups.network);
    expect(passed.every((status) => status === 404)).toBe(true);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect((await tryJoin(code, undefined, network)).status).toBe(201);
    // Keys are guesses, too.
    expect((await worker.fetch(`${sessions}/${(await openPare(server)).code}/export`, { headers: network })).status).toBe(429);
  });

  it('a class that opens the page of its session again after the end has guessed nothing', async () => {
    const { code, hostToken } = await openPare(server);
    await worker.fetch(`${sessions}/${code}/end`, { method: 'POST', headers: { Authorization: `Bearer ${hostToken}` } });
    const network = newNetwork();
    const statuses: number[] = [];
    for (let i = 0; i < 2 * liveLimits.failedLookups.network; i++) statuses.push((await worker.fetch(`/pare/join/${code}`, { headers: network })).status);
    expect(new Set(statuses)).toEqual(new Set([404]));
    expect((await tryJoin(drawCode(), undefined, network)).status).toBe(404);
  });

  it('other methods and paths are refused as everywhere', async () => {
    const status = async (method: string, path: string) => (await worker.fetch(path, { method })).status;
    expect(await status('GET', sessions)).toBe(405);
    expect(await status('PUT', `${sessions}/BCDFGH`)).toBe(405);
    expect(await status('GET', `${sessions}/BCDFGH/participants`)).toBe(405);
    expect(await status('GET', '/api/live')).toBe(404);
    expect(await status('GET', `${sessions}/BCDFGH/roster`)).toBe(404);
  });
});

it('whoever opens sessions without end has to wait', async () => {
  const network = newNetwork();
  const open = () => postJson(server, sessions, {}, { 'Idempotency-Key': crypto.randomUUID(), ...network });
  const { passed } = await untilRefused(open, 30, 10);
  expect(passed.length).toBeGreaterThanOrEqual(30);
});
