/** Rooms for concept maps in workerd: who may come in and say what, that nothing is lost or stored twice, and that nothing is left at the end. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeCodes } from '../../src/contracts/live/protocol.ts';
import { roomFullCode, roomLimits } from '../../src/contracts/map-room.ts';
import { randomText } from '../../src/stores/sealing/bytes.ts';
import { everythingIn } from '../support/database-text.ts';
import { expectProblem } from '../support/endpoint.ts';
import { type LiveServer, nextId, postJson } from '../support/live.ts';
import { enter, makeRoom, roomRequest, sealedAs } from '../support/map-rooms.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { startWorker, type TestWorker } from '../support/worker.ts';

let worker: TestWorker;
let server: LiveServer;
beforeAll(async () => {
  worker = await startWorker();
  server = { fetch: worker.fetch, origin: worker.origin };
});
afterAll(() => worker.close());

const change = (text: string, id = nextId()) => ({ t: 'change', id, body: sealedAs(text) });
const get = (id: string, token?: string, init: RequestInit = {}) =>
  worker.fetch(`/api/map-rooms/${id}`, { ...init, ...(token && { headers: { Authorization: `Bearer ${token}` } }) });

describe('a room', () => {
  it('passes changes on in their order, acknowledges each once, and tells who comes what has been missed', async () => {
    const room = await makeRoom(server);
    const ana = await enter(server, room.id, room.owner);
    expect(await ana.next('welcome')).toMatchObject({ seq: 1, role: 'owner', seat: 0, state: { seq: 1, body: sealedAs('first-state') }, changes: [], isLocked: false });
    const ben = await enter(server, room.id, room.edit);
    expect(await ben.next('welcome')).toMatchObject({
      role: 'edit',
      seat: 1,
      people: [
        { seat: 0, role: 'owner' },
        { seat: 1, role: 'edit' },
      ],
    });
    expect((await ana.next('people')).people).toHaveLength(2);
    const mine = change('from-ana');
    ana.send(mine);
    expect(await ana.next('ack')).toEqual({ t: 'ack', id: mine.id, seq: 2 });
    expect(await ben.next('change')).toEqual({ t: 'change', seq: 2, body: sealedAs('from-ana') });
    ana.send(mine);
    expect(await ana.next('ack')).toEqual({ t: 'ack', id: mine.id, seq: 2, dup: true });
    ben.send({ t: 'here', body: sealedAs('selection') });
    expect(await ana.next('here')).toEqual({ t: 'here', seat: 1, body: sealedAs('selection') });
    ben.close();
    expect((await ana.next('people')).people).toEqual([{ seat: 0, role: 'owner' }]);
    ana.send(change('while-away'));
    await ana.next('ack');
    // The seat of before the cut is given back where it is free.
    const [late, other] = [await enter(server, room.id, room.edit, { seat: 4 }), await enter(server, room.id, room.edit, { seat: 0 })];
    expect([(await late.next('welcome')).seat, (await other.next('welcome')).seat]).toEqual([4, 1]);
    for (const each of [late, other]) each.close();
    const back = await enter(server, room.id, room.edit, { since: 2 });
    const welcome = await back.next('welcome');
    expect([welcome.state, welcome.changes]).toEqual([undefined, [{ seq: 3, body: sealedAs('while-away') }]]);
  });

  it('lets a reader see everything and change nothing, whatever the frame', async () => {
    const room = await makeRoom(server);
    const editor = await enter(server, room.id, room.edit);
    await editor.next('welcome');
    const reader = await enter(server, room.id, room.read);
    expect((await reader.next('welcome')).role).toBe('read');
    for (const frame of [change('by-a-reader'), { t: 'compact', id: nextId(), upTo: 1, body: sealedAs('nothing') }, { t: 'lock', id: nextId(), on: true }]) {
      reader.send(frame);
      expect((await reader.next('nak')).code).toBe('forbidden');
    }
    editor.send(change('by-an-editor'));
    expect((await reader.next('change')).seq).toBe(2);
    const late = await enter(server, room.id, room.read);
    expect((await late.next('welcome')).changes).toEqual([{ seq: 2, body: sealedAs('by-an-editor') }]);
    editor.send({ t: 'lock', id: nextId(), on: true });
    expect((await editor.next('nak')).code).toBe('forbidden');
    reader.sendRaw(JSON.stringify(change('x'.repeat(roomLimits.readerFrameChars))));
    expect(await reader.closed).toBe(closeCodes.tooBig);
    await expectProblem(await get(room.id, room.read, { method: 'DELETE' }), 403, 'wrong-token');
    await expectProblem(await get(room.id, room.edit, { method: 'DELETE' }), 403, 'wrong-token');
  });

  it('takes nothing from editors while its owner has stopped editing', async () => {
    const room = await makeRoom(server);
    const owner = await enter(server, room.id, room.owner);
    const editor = await enter(server, room.id, room.edit);
    await editor.next('welcome');
    owner.send({ t: 'lock', id: nextId(), on: true });
    expect((await editor.next('locked')).on).toBe(true);
    editor.send(change('too late'.replaceAll(' ', '-')));
    expect((await editor.next('nak')).code).toBe('locked');
    owner.send(change('by-the-owner'));
    expect((await editor.next('change')).seq).toBe(2);
    owner.send({ t: 'lock', id: nextId(), on: false });
    expect((await editor.next('locked')).on).toBe(false);
    editor.send(change('again'));
    expect((await editor.next('ack')).seq).toBe(3);
  });

  it('asks for the map as a whole when many changes have come together, and takes it only from whom it asked', async () => {
    const room = await makeRoom(server);
    const editor = await enter(server, room.id, room.edit);
    const other = await enter(server, room.id, room.edit);
    await other.next('welcome');
    const large = sealedAs('large').padEnd(roomLimits.charsKept, 'A');
    editor.send({ t: 'change', id: nextId(), body: large });
    const { upTo } = await editor.next('compact');
    other.send({ t: 'compact', id: nextId(), upTo, body: sealedAs('not-asked') });
    expect((await other.next('nak')).code).toBe('forbidden');
    editor.send({ t: 'compact', id: nextId(), upTo, body: sealedAs('the-whole') });
    expect((await editor.next('ack')).seq).toBe(2);
    const late = await enter(server, room.id, room.read);
    expect(await late.next('welcome')).toMatchObject({ seq: 2, state: { seq: 2, body: sealedAs('the-whole') }, changes: [] });
  });

  it('says when it is full: of changes, and of people', async () => {
    const room = await makeRoom(server);
    const editor = await enter(server, room.id, room.edit);
    await editor.next('welcome');
    for (let sent = 0; sent <= roomLimits.roomChars / roomLimits.stateChars; sent++) editor.send({ t: 'change', id: nextId(), body: 'A'.repeat(roomLimits.stateChars) });
    expect((await editor.next('nak')).code).toBe('full');
    for (let i = 1; i < roomLimits.people; i++) await enter(server, room.id, room.read, { hello: false });
    expect(await (await enter(server, room.id, room.read)).closed).toBe(roomFullCode);
  });

  it('survives frames that are none, and closes who keeps sending them', async () => {
    const room = await makeRoom(server);
    const good = await enter(server, room.id, room.edit);
    await good.next('welcome');
    const early = await enter(server, room.id, room.edit, { hello: false });
    early.send(change('before-hello'));
    expect((await early.next('nak')).code).toBe('hello_first');
    early.sendRaw(new Uint8Array([1, 2, 3]));
    expect(await early.closed).toBe(closeCodes.binary);
    const random = seededRandom(7);
    const parts = [
      '{"t":"change"',
      '"id":"x"',
      ',"body":"',
      '{}',
      '[]',
      'null',
      '"',
      '}',
      '\u0000',
      '{"t":"nope"}',
      '{"t":"hello","v":9}',
      '{"t":"change","id":"aaaaaaaa","body":"<>"}',
      '😀',
    ];
    for (let round = 0; round < 20; round++) {
      const bad = await enter(server, room.id, room.edit);
      await bad.next('welcome');
      for (let i = 0; i < 3; i++) bad.sendRaw(Array.from({ length: 1 + Math.floor(random() * 4) }, () => parts[Math.floor(random() * parts.length)]).join(''));
      expect(await bad.closed).toBe(closeCodes.abuse);
    }
    good.send(change('still-here'));
    expect((await good.next('ack')).seq).toBe(2);
  });
});

describe('the door of a room', () => {
  it('opens for its three keys, from its own site, and tells nobody which rooms there are', async () => {
    const room = await makeRoom(server);
    for (const role of ['owner', 'edit', 'read'] as const) expect(await (await get(room.id, room[role])).json()).toEqual({ role, expiresAt: room.expiresAt });
    await expectProblem(await get(room.id, randomText(16)), 401, 'unauthorized');
    await expectProblem(await get(room.id), 401, 'unauthorized');
    await expectProblem(await get(randomText(16), room.owner), 404, 'not-found');
    await expectProblem(await get(`${room.id}/socket`), 426, 'upgrade-required');
    const knock = (headers: Record<string, string>) => worker.fetch(`/api/map-rooms/${room.id}/socket`, { headers: { Upgrade: 'websocket', ...headers } });
    const keys = { 'Sec-WebSocket-Protocol': `kora.map.1, t.${room.edit}` };
    await expectProblem(await knock({ ...keys, Origin: 'https://evil.example' }), 403, 'forbidden-origin');
    await expectProblem(await knock(keys), 403, 'forbidden-origin');
    await expectProblem(await knock({ Origin: worker.origin, 'Sec-WebSocket-Protocol': `kora.map.1, t.${randomText(16)}` }), 401, 'unauthorized');
    await expectProblem(await knock({ Origin: worker.origin, 'Sec-WebSocket-Protocol': `t.${room.edit}` }), 401, 'unauthorized');
  });

  it('opens one room for the same request twice, and none for another that takes its id', async () => {
    const { body, tokens } = await roomRequest();
    const [first, second] = [await postJson(server, '/api/map-rooms', body), await postJson(server, '/api/map-rooms', body)];
    expect([first.status, second.status, await first.json()]).toEqual([201, 201, await second.json()]);
    await expectProblem(await postJson(server, '/api/map-rooms', (await roomRequest({ id: tokens.id })).body), 409, 'conflict');
    for (const wrong of [{ state: 'not sealed' }, { expiresInDays: 2 }, { id: 'short' }, { readHash: body.editHash, editHash: body.editHash }, { title: 'plain' }])
      await expectProblem(await postJson(server, '/api/map-rooms', { ...body, ...wrong }), 422, 'validation');
    await expectProblem(await postJson(server, '/api/map-rooms', { ...body, state: 'A'.repeat(roomLimits.bodyBytes) }), 413, 'body-too-large');
  });

  it('keeps no token, and nothing of a room that its owner has ended', async () => {
    const room = await makeRoom(server);
    const editor = await enter(server, room.id, room.edit);
    await editor.next('welcome');
    editor.send(change('canary-of-a-change'));
    await editor.next('ack');
    const kept = await everythingIn(worker.db);
    expect(kept).toContain(room.id);
    for (const token of [room.owner, room.edit, room.read, 'first-state', 'canary']) expect(kept).not.toContain(token);
    expect((await get(room.id, room.owner, { method: 'DELETE' })).status).toBe(204);
    expect(await editor.closed).toBe(closeCodes.ended);
    expect(await everythingIn(worker.db)).not.toContain(room.id);
    await expectProblem(await get(room.id, room.owner), 404, 'not-found');
    await expect(enter(server, room.id, room.edit)).rejects.toThrow('refused');
  });
});
