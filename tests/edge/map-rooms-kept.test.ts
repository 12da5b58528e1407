/** What a room promises of its store: what was acknowledged survives a killed server, and nothing is left when its time is over, also where that was while the server was down. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { applyMigrations, isReady, killTree, spawnWorker } from '../../scripts/run/worker.ts';
import type { LiveServer } from '../support/live.ts';
import { nextId } from '../support/live.ts';
import { enter, makeRoom, sealedAs } from '../support/map-rooms.ts';
import { freePort } from '../support/processes.ts';

const stateDir = '.cache/map-rooms-state';
/** Milliseconds: far more than a start takes, also on a busy machine. */
const patience = 60_000;

let stop = async (): Promise<void> => {};
beforeAll(() => {
  rmSync(stateDir, { recursive: true, force: true });
  applyMigrations(stateDir);
});
afterEach(async () => {
  await stop();
  delete process.env.MAP_ROOM_TTL_S;
});

async function start(): Promise<LiveServer & { kill(): Promise<void> }> {
  const port = await freePort();
  const child = spawnWorker({ port, stateDir, onLine: () => {} });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const kill = async (): Promise<void> => {
    killTree(child, 'SIGKILL');
    await gone;
  };
  stop = kill;
  expect(await isReady(port, patience)).toBe(true);
  const origin = `http://localhost:${port}`;
  return { origin, fetch: (to, init) => fetch(origin + to, init), kill };
}

/** Files below the store that hold the text. */
const filesWith = (text: string): string[] =>
  readdirSync(stateDir, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => readFileSync(file).includes(text));

it('has every acknowledged change once after the server was killed in the middle of writing', async () => {
  let server = await start();
  const room = await makeRoom(server);
  const acked = new Set<string>();
  for (let round = 0; round < 2; round++) {
    const editor = await enter(server, room.id, room.edit);
    await editor.next('welcome');
    for (let i = 0; i < 30; i++) editor.send({ t: 'change', id: nextId(), body: sealedAs(`round${round}change${String(i).padStart(2, '0')}`) });
    for (let i = 0; i < 10; i++) await editor.next('ack');
    await server.kill();
    for (const [i] of editor.frames.filter(({ t }) => t === 'ack').entries()) acked.add(sealedAs(`round${round}change${String(i).padStart(2, '0')}`));
    server = await start();
  }
  const { changes } = await (await enter(server, room.id, room.read)).next('welcome');
  const bodies = changes.map(({ body }) => body);
  expect(acked.size).toBeGreaterThanOrEqual(20);
  expect([...acked].filter((body) => !bodies.includes(body))).toEqual([]);
  expect(new Set(bodies).size).toBe(bodies.length);
}, 180_000);

it('is erased to the last byte when its time is over, also when that was while the server was down', async () => {
  process.env.MAP_ROOM_TTL_S = '5';
  const canary = 'canaryThatMustGo';
  const server = await start();
  const room = await makeRoom(server, { state: sealedAs(canary) });
  const editor = await enter(server, room.id, room.edit);
  await editor.next('welcome');
  editor.send({ t: 'change', id: nextId(), body: sealedAs(`${canary}Too`) });
  await editor.next('ack');
  expect(filesWith(canary)).not.toEqual([]);
  await server.kill();
  await expect.poll(() => Date.now() > Date.parse(room.expiresAt), { timeout: patience, interval: 250 }).toBe(true);
  const again = await start();
  // Nobody asks for the room: the alarm that was due wakes it.
  await expect.poll(() => filesWith(canary), { timeout: patience, interval: 250 }).toEqual([]);
  expect((await again.fetch(`/api/map-rooms/${room.id}`, { headers: { Authorization: `Bearer ${room.owner}` } })).status).toBe(404);
}, 180_000);
