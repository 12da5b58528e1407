/** What `npm start` promises of the server it runs: the data of before, the environment, the files as deployed, and no process left behind. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { databaseAt } from '../../scripts/mailing-list/database.ts';
import { applyMigrations, isReady, killTree, spawnWorker } from '../../scripts/run/worker.ts';
import { freePort, processesWith } from '../support/processes.ts';

const stateDir = '.cache/serve-built-state';
/** Milliseconds: far more than a start takes, also on a busy machine. */
const patience = 60_000;

let port: number;
let stop: () => Promise<void>;
beforeAll(() => {
  rmSync(stateDir, { recursive: true, force: true });
  applyMigrations(stateDir);
});
beforeEach(async () => {
  port = await freePort();
  stop = async () => {};
});
afterEach(() => stop());

async function start(): Promise<void> {
  const child = spawnWorker({ port, stateDir, onLine: () => {} });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  stop = async () => {
    killTree(child);
    await gone;
  };
  expect(await isReady(port, patience)).toBe(true);
}

const at = (path: string, init?: RequestInit): Promise<Response> => fetch(`http://127.0.0.1:${port}${path}`, init);

/** Asks as the operator's commands do, which is through wrangler. */
const addresses = (): unknown[] => databaseAt({ remote: false, stateDir })('SELECT email FROM mailing_list').map(({ email }) => email);

it('stores where wrangler prepares the database and reads it, and finds it again after a restart', async () => {
  await start();
  const signUp = (email: string) =>
    at('/api/mailing-list', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ purpose: 'newsletter', email, consentVersion: '2026-11-20' }),
    });
  expect((await signUp('ana@school.example')).status).toBe(200);
  expect(addresses()).toEqual(['ana@school.example']);
  await stop();
  await start();
  expect((await signUp('ben@school.example')).status).toBe(200);
  expect(addresses()).toEqual(['ana@school.example', 'ben@school.example']);
}, 120_000);

it('gives the Worker what the environment of the command says', async () => {
  const before = process.env.OPENAI_API_KEY;
  process.env.OPENAI_API_KEY = 'a-key-that-is-not-used';
  try {
    await start();
  } finally {
    if (before === undefined) delete process.env.OPENAI_API_KEY;
    else process.env.OPENAI_API_KEY = before;
  }
  expect(await (await at('/api/health')).json()).toMatchObject({ engine: 'openai', database: 'ok' });
}, 120_000);

it('serves files, headers and the 404 page as deployed, and does the hourly work when asked', async () => {
  await start();
  const page = await at('/kora');
  expect([page.status, page.headers.get('x-frame-options')]).toEqual([200, 'DENY']);
  const moved = await at('/kora.html', { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([307, '/kora']);
  const missing = await at('/nowhere');
  expect([missing.status, missing.headers.get('content-type'), missing.headers.get('x-frame-options')]).toEqual([404, 'text/html; charset=utf-8', 'DENY']);
  expect([...missing.headers.keys()].filter((name) => name.startsWith('x-mf-'))).toEqual([]);
  expect((await at('/404')).status).toBe(404);
  expect(await (await at('/cdn-cgi/local/scheduled')).text()).toBe('ok');
}, 120_000);

it('ends when the process that started it is killed hard', async () => {
  const program = `import { spawnWorker } from './scripts/run/worker.ts'; spawnWorker({ port: ${port}, stateDir: '${stateDir}', onLine() {} });`;
  const starter = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'ignore' });
  expect(await isReady(port, patience)).toBe(true);
  const served = () => processesWith(`--port ${port} --state-dir`);
  expect(served()).toHaveLength(1);
  starter.kill('SIGKILL');
  await expect.poll(served, { timeout: patience }).toEqual([]);
  await expect.poll(() => processesWith(`--socket-addr=entry=127.0.0.1:${port}`), { timeout: patience }).toEqual([]);
}, 120_000);
