/** `npm start` with processes that are killed: whichever it is, the site answers again (threat T27). */
import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepServing, type Serving } from '../../scripts/run/keep-serving.ts';
import { isReady } from '../../scripts/run/worker.ts';
import { freePort, processesWith } from '../support/processes.ts';

/** Milliseconds: far more than a restart takes, also on a busy machine. */
const patience = 60_000;
const stateDir = '.cache/keep-serving-state';

let port: number;
let serving: Serving;
let said: string[];
beforeEach(async () => {
  rmSync(stateDir, { recursive: true, force: true });
  port = await freePort();
  said = [];
  const ready = Promise.withResolvers<void>();
  serving = keepServing({ port, stateDir, onLine: () => {}, say: (sentence) => said.push(sentence), onReady: ready.resolve, giveUp: (why) => ready.reject(new Error(why)) });
  await ready.promise;
});
afterEach(() => serving.end());

/** The workerd that listens on the port. */
const entry = (): number[] => processesWith(`--socket-addr=entry=127.0.0.1:${port}`);
/** The server, which has started it. */
const server = (): number[] => processesWith(`--port ${port} --state-dir`);

it('comes back when the workerd that listens on the port is killed', async () => {
  const before = entry();
  expect(before).toHaveLength(1);
  for (const pid of before) process.kill(pid, 'SIGKILL');
  await expect.poll(() => entry().filter((pid) => !before.includes(pid)), { timeout: patience }).toHaveLength(1);
  expect(await isReady(port, patience)).toBe(true);
}, 120_000);

it.skipIf(process.platform === 'win32')(
  'comes back when workerd listens and never answers',
  async () => {
    const before = entry();
    for (const pid of before) process.kill(pid, 'SIGSTOP');
    await expect.poll(() => said, { timeout: patience }).toContain('The Worker answers again.');
    expect(said).toContain('The Worker no longer answers; starting it again.');
    expect(entry().filter((pid) => before.includes(pid))).toEqual([]);
  },
  120_000,
);

it('comes back when the server is killed, and leaves no process of before behind', async () => {
  const before = [...server(), ...entry()];
  expect(before).toHaveLength(2);
  for (const pid of server()) process.kill(pid, 'SIGKILL');
  await expect.poll(() => said, { timeout: patience }).toContain('The Worker answers again.');
  expect(said).toContain('The Worker stopped unexpectedly; starting it again.');
  expect([...server(), ...entry()].filter((pid) => before.includes(pid))).toEqual([]);
}, 120_000);

it('ends with everything it has started', async () => {
  await serving.end();
  expect(await isReady(port, 1)).toBe(false);
  await expect.poll(() => [...server(), ...entry()]).toEqual([]);
});
