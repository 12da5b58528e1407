/** Rows of the threat model that need a server whose files and log can be read: T2, T3, T5 to T8, T12, T13, S3 and S7; and row 68 of the bad-input catalog. */

import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawCode } from '../../functions/live/join-code.ts';
import { closeCodes, protocolVersion } from '../../src/contracts/live/protocol.ts';
import { activateQuestion, activateStep } from '../../src/contracts/pare.ts';
import { type FaultServer, faultServer } from '../load/faults/fault-server.ts';
import { connect, join, type LiveServer, nextId, openPare, postJson } from '../support/live.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';

const seats = 30;
const stateDir = '.cache/live-threats-state';
let server: FaultServer;
let model: ModelServer;
beforeAll(async () => {
  model = await startModelServer();
  server = await faultServer('live-threats', { stateDir, settings: { SESSION_SEATS: String(seats), OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: model.baseURL } });
});
afterAll(async () => {
  await server.kill();
  await model.close();
});

const answer = (text: string, id = nextId()) => ({ t: 'submit', id, step: activateStep, q: activateQuestion, rev: 1, text });
const tryJoin = (code: string, name: string, from: LiveServer = server) => postJson(from, `/api/live/sessions/${code}/participants`, { name, joinKey: crypto.randomUUID() });
const exportOf = async (code: string, token: string): Promise<Response> => server.fetch(`/api/live/sessions/${code}/export`, { headers: { Authorization: `Bearer ${token}` } });
/** Files of sessions on the disk. */
const sessionFiles = (): string[] => readdirSync(stateDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.includes('LiveSession') && file.endsWith('.sqlite'));

it('T2: codes that nobody has leave nothing on the disk', async () => {
  await openPare(server);
  const before = sessionFiles();
  expect(before.length).toBeGreaterThan(0);
  // From many networks, so that most are looked up.
  const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => tryJoin(drawCode(), 'Ana', server.from(`198.19.0.${i}`))));
  expect(answers.every(({ status }) => status === 404 || status === 429)).toBe(true);
  expect(answers.filter(({ status }) => status === 404).length).toBeGreaterThan(100);
  expect(sessionFiles()).toEqual(before);
});

it('T2: a class that asks for its session after the end has not guessed, and the class beside it gets in', async () => {
  const school = server.from('198.51.100.77');
  const [over, next] = [await openPare(server), await openPare(server)];
  await postJson(server, `/api/live/sessions/${over.code}/end`, {}, { Authorization: `Bearer ${over.hostToken}` });
  const late = await Promise.all(Array.from({ length: 40 }, (_, i) => tryJoin(over.code, `Heron ${i}`, school)));
  expect(new Set(late.map(({ status }) => status))).toEqual(new Set([404]));
  expect((await tryJoin(next.code, 'Ana', school)).status).toBe(201);
});

it('T3 and T5: a flood from one address fills the room and no more; a locked room takes nobody', async () => {
  const session = await openPare(server);
  const answers = await Promise.all(Array.from({ length: seats + 40 }, (_, i) => tryJoin(session.code, `Heron ${i + 1}`)));
  const statuses = Object.groupBy(answers, ({ status }) => status);
  expect(Object.entries(statuses).map(([status, those]) => [status, those?.length])).toEqual([
    ['201', seats],
    ['409', 40],
  ]);
  const host = await connect(server, session.code, session.hostToken);
  host.send({ t: 'lock', id: nextId(), on: true });
  await host.next('ack');
  expect((await tryJoin(session.code, 'Late')).status).toBe(423);
});

it('T7: a key that was changed opens nothing, and the number of a seat is no key', async () => {
  const session = await openPare(server);
  const { participantId, resumeToken } = await join(server, session.code, 'Ana');
  for (const token of [participantId, `p.${participantId}`, `${resumeToken.slice(0, -1)}${resumeToken.endsWith('A') ? 'B' : 'A'}`, `h${resumeToken.slice(1)}`])
    await expect(connect(server, session.code, token)).rejects.toThrow('refused');
});

it('T8: no key of a session stands on the disk', async () => {
  const session = await openPare(server, { pace: 'students' });
  const { resumeToken } = await join(server, session.code, 'Ana');
  const student = await connect(server, session.code, resumeToken);
  student.send(answer('a-word-that-is-kept'));
  await student.next('ack');
  expect(server.filesWith('a-word-that-is-kept')).toBeGreaterThan(0);
  for (const token of [session.hostToken, session.coToken, resumeToken]) expect(server.filesWith(token)).toBe(0);
});

it('T12: without a key there is no socket, however many ask', async () => {
  const { code } = await openPare(server);
  const refused = await Promise.allSettled(Array.from({ length: 50 }, () => connect(server, code, 'h.nothing')));
  expect(refused.every(({ status }) => status === 'rejected')).toBe(true);
});

it('T13: the same answer a hundred times is one', async () => {
  const session = await openPare(server, { pace: 'students' });
  const { resumeToken } = await join(server, session.code, 'Ana');
  const id = nextId();
  // Within what one seat may send at once, on one line after the other.
  for (let line = 0; line < 10; line++) {
    const student = await connect(server, session.code, resumeToken);
    for (let i = 0; i < 10; i++) student.send(answer('once', id));
    for (let i = 0; i < 10; i++) await student.next('ack');
    student.close();
  }
  expect(((await (await exportOf(session.code, session.hostToken)).json()) as { submissions: unknown[] }).submissions).toHaveLength(1);
});

it('T6: nobody leads with the code or the projector’s key, whatever the frame says', async () => {
  const session = await openPare(server);
  const seat = await join(server, session.code, 'Ada');
  const claims = await connect(server, session.code, seat.resumeToken, { hello: false });
  claims.send({ t: 'hello', v: protocolVersion, role: 'host' });
  expect((await claims.next('nak')).code).toBe('validation');
  const screen = await connect(server, session.code, session.coToken);
  expect((await screen.next('welcome')).you.role).toBe('projector');
  screen.send({ t: 'goto', id: nextId(), step: activateStep });
  expect((await screen.next('nak')).code).toBe('forbidden');
  expect((await exportOf(session.code, session.coToken)).status).toBe(401);
  const host = await connect(server, session.code, session.hostToken);
  expect((await host.next('welcome')).snapshot).toMatchObject({ room: { step: 0 } });
});

it('row 68: a second tab of the same seat takes its place, and what the first had stored is known to it', async () => {
  const session = await openPare(server, { pace: 'students' });
  const seat = await join(server, session.code, 'Ada');
  const first = await connect(server, session.code, seat.resumeToken);
  const id = nextId();
  first.send(answer('written in the first tab', id));
  await first.next('ack');
  const second = await connect(server, session.code, seat.resumeToken);
  expect((await second.next('welcome')).acked).toContain(id);
  expect(await first.closed).toBe(closeCodes.replaced);
  second.send(answer('written in the first tab', id));
  expect((await second.next('ack')).dup).toBe(true);
});

it('S3: no model is asked about what a student sends to a class', async () => {
  const session = await openPare(server, { pace: 'students' });
  const { resumeToken } = await join(server, session.code, 'Ana');
  const student = await connect(server, session.code, resumeToken);
  student.send(answer('I want to kill myself'));
  expect(await student.next('notice')).toMatchObject({ code: 'care', help: true });
  student.send({ t: 'ask', id: nextId(), text: 'nobody would miss me, i want to die' });
  const notice = await student.next('notice');
  expect(notice).toMatchObject({ code: 'care', help: true });
  expect(model.calls).toEqual([]);
  // On another page the help is there again, and a classmate is told nothing.
  const again = await connect(server, session.code, resumeToken);
  expect((await again.next('welcome')).you.care).toBe(notice.text);
  const other = await connect(server, session.code, (await join(server, session.code, 'Bo')).resumeToken);
  expect((await other.next('welcome')).you).not.toHaveProperty('care');
});

it('S7: what a student erases is in no export at once, and after the end no word is on the disk', async () => {
  const [mine, other] = [0, 1].map(() => `canary${crypto.randomUUID().replaceAll('-', '')}`) as [string, string];
  const session = await openPare(server, { pace: 'students' });
  const [ana, ben] = await Promise.all([join(server, session.code, 'Ana'), join(server, session.code, 'Ben')]);
  for (const [seat, text] of [
    [ana, mine],
    [ben, other],
  ] as const) {
    const student = await connect(server, session.code, seat.resumeToken);
    student.send(answer(text));
    await student.next('ack');
    student.close();
  }
  expect(server.filesWith(other)).toBeGreaterThan(0);
  const erased = await server.fetch(`/api/live/sessions/${session.code}/participants/me`, { method: 'DELETE', headers: { Authorization: `Bearer ${ana.resumeToken}` } });
  expect(erased.status).toBe(204);
  const kept = await (await exportOf(session.code, session.hostToken)).text();
  expect([kept.includes(mine), kept.includes(other)]).toEqual([false, true]);
  expect((await server.fetch(`/api/live/sessions/${session.code}`, { method: 'DELETE', headers: { Authorization: `Bearer ${session.hostToken}` } })).status).toBe(204);
  await expect.poll(() => server.filesWith(mine) + server.filesWith(other)).toBe(0);
  // A code that was in use a moment ago is none any more, for everyone.
  expect((await tryJoin(session.code, 'Late')).status).toBe(404);
  expect((await exportOf(session.code, session.hostToken)).status).toBe(404);
});
