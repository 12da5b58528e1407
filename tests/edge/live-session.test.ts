/** A live session with real sockets in workerd: opening, joining, answering, leading, and what each side may not do. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liveLimits } from '../../src/contracts/live/limits.ts';
import { closeCodes, subprotocol } from '../../src/contracts/live/protocol.ts';
import type { JoinReply } from '../../src/contracts/live/session.ts';
import { activateQuestion, activateStep, pulseStep, revealStep } from '../../src/contracts/pare.ts';
import { connect, join, type LiveServer, nextId, openPare, pareLesson, postJson } from '../support/live.ts';
import { startWorker, type TestWorker } from '../support/worker.ts';

let worker: TestWorker;
let server: LiveServer;
beforeAll(async () => {
  worker = await startWorker();
  server = { fetch: worker.fetch, origin: worker.origin };
});
afterAll(() => worker.close());

const answer = (text: string, more: object = {}) => ({ t: 'submit', id: nextId(), step: activateStep, q: activateQuestion, rev: 1, text, ...more });

describe('a class', () => {
  it('gets its frames undeflated, whatever a browser offers: each deflated line costs the server 0.3 MB', async () => {
    const session = await openPare(server);
    const socket = new WebSocket(`${server.origin.replace(/^http/, 'ws')}/api/live/sessions/${session.code}/socket`, {
      protocols: [subprotocol, `t.${session.hostToken}`],
      headers: { Origin: server.origin },
    } as unknown as string[]);
    await new Promise((resolve, reject) => Object.assign(socket, { onopen: resolve, onerror: reject }));
    expect([socket.protocol, socket.extensions]).toEqual([subprotocol, '']);
    socket.close();
  });

  it('joins by code, follows the teacher, and is told that an answer is stored', async () => {
    const session = await openPare(server);
    const host = await connect(server, session.code, session.hostToken);
    expect((await host.next('welcome')).snapshot).toMatchObject({ role: 'host', roster: [] });
    const ana = await join(server, session.code.toLowerCase(), 'Ana');
    const student = await connect(server, session.code, ana.resumeToken);
    const welcome = await student.next('welcome');
    expect(welcome.you).toMatchObject({ name: 'Ana', state: 'in' });
    // Nothing of the lesson but its title is told before it begins.
    expect(welcome.snapshot?.room.content).toEqual({ title: pareLesson.title });

    host.send({ t: 'goto', id: nextId(), step: pulseStep });
    expect((await student.next('state')).content).toEqual({ title: pareLesson.title, pulseScene: pareLesson.pulseScene, relevance: pareLesson.relevance });
    host.send({ t: 'goto', id: nextId(), step: activateStep });
    await student.next('state', ({ step }) => step === activateStep);

    const mine = answer('The rivers were drunk dry.');
    student.send(mine);
    const ack = await student.next('ack', ({ id }) => id === mine.id);
    const { items } = await host.next('responses');
    expect(items).toMatchObject([{ text: 'The rivers were drunk dry.', shown: false, level: 0 }]);
    expect((await host.next('tally', ({ byQuestion }) => Object.keys(byQuestion).length > 0)).byQuestion).toEqual({
      [`${activateStep}/${activateQuestion}`]: { n: 1, choices: [] },
    });

    // Sent again because the answer was lost on the way: the same place, and no second entry.
    student.send(mine);
    expect(await student.next('ack', ({ id }) => id === mine.id)).toEqual({ t: 'ack', id: mine.id, seq: ack.seq, dup: true });

    // The page is reloaded: the same seat, the same step, the own answer.
    const again = await connect(server, session.code, ana.resumeToken);
    expect(await student.closed).toBe(closeCodes.replaced);
    const back = await again.next('welcome');
    expect(back.acked).toEqual([mine.id]);
    expect(back.snapshot).toMatchObject({ room: { step: activateStep }, own: { answers: [{ q: activateQuestion, rev: 1, text: 'The rivers were drunk dry.' }] } });
    expect(JSON.stringify(back)).not.toContain(pareLesson.revealContent);
    host.close();
    again.close();
  });

  it('a newer revision replaces an answer, an older one is acknowledged and changes nothing, and approved words are approved once', async () => {
    const session = await openPare(server);
    const host = await connect(server, session.code, session.hostToken);
    const seat = await join(server, session.code, 'Bo');
    const student = await connect(server, session.code, seat.resumeToken);
    const wall = await connect(server, session.code, session.coToken);
    host.send({ t: 'goto', id: nextId(), step: activateStep });
    await student.next('state', ({ step }) => step === activateStep);
    student.send(answer('first', { rev: 2 }));
    await student.next('ack');
    const ref = (await host.next('responses')).items[0]?.ref ?? '';
    host.send({ t: 'show', id: nextId(), ref });
    expect((await wall.next('wall', ({ items }) => items.length > 0)).items).toEqual([{ ref, step: activateStep, q: activateQuestion, text: 'first' }]);
    student.send(answer('too late', { rev: 1 }));
    await student.next('ack');
    student.send(answer('second', { rev: 3 }));
    await student.next('ack');
    expect((await wall.next('wall', ({ items }) => items.length === 0)).items).toEqual([]);
    expect((await host.next('responses', ({ items }) => items[0]?.text === 'second')).items).toMatchObject([{ ref, rev: 3, shown: false }]);
    expect(JSON.stringify(wall.frames)).not.toContain('Bo');
  });

  it('a participant gets no word, name or number of another, and cannot lead', async () => {
    const session = await openPare(server);
    const host = await connect(server, session.code, session.hostToken);
    await host.next('welcome');
    const seats = await Promise.all(['Zora', 'Quinn', 'Wren'].map((name) => join(server, session.code, name)));
    const students = await Promise.all(seats.map(({ resumeToken }) => connect(server, session.code, resumeToken)));
    host.send({ t: 'goto', id: nextId(), step: activateStep });
    await Promise.all(students.map((student) => student.next('state', ({ step }) => step === activateStep)));
    for (const [i, student] of students.entries()) {
      student.send(answer(`words of ${seats[i]?.name}`));
      await student.next('ack');
    }
    for (const frame of [
      { t: 'goto', id: nextId(), step: revealStep },
      { t: 'kick', id: nextId(), pid: seats[1]?.participantId },
      { t: 'end', id: nextId() },
    ]) {
      students[0]?.send(frame);
      expect((await students[0]?.next('nak'))?.code).toBe('forbidden');
    }
    await host.next('responses', () => true);
    const said = JSON.stringify(students[0]?.frames);
    for (const other of ['Quinn', 'Wren', 'words of', `"${seats[1]?.participantId}"`, pareLesson.revealContent]) expect(said).not.toContain(other);
  });

  it('whoever may need help sees the help card alone; the teacher is told to check in, and the wall refuses the words', async () => {
    const session = await openPare(server);
    const host = await connect(server, session.code, session.hostToken);
    const seat = await join(server, session.code, 'Kim');
    const student = await connect(server, session.code, seat.resumeToken);
    host.send({ t: 'goto', id: nextId(), step: activateStep });
    await student.next('state', ({ step }) => step === activateStep);
    student.send(answer('I want to kill myself'));
    expect(await student.next('notice')).toMatchObject({ code: 'care', help: true });
    const item = (await host.next('responses')).items[0];
    expect(item?.level).toBe(2);
    expect((await host.next('roster', ({ upd }) => upd.some(({ care }) => care))).upd).toMatchObject([{ name: 'Kim', care: true }]);
    for (const t of ['show', 'spotlight']) {
      host.send({ t, id: nextId(), ref: item?.ref });
      expect((await host.next('nak')).code).toBe('withheld');
    }
  });

  it('votes on what the teacher has shown; the counts come at the end, and no frame says who has voted', async () => {
    const session = await openPare(server);
    const host = await connect(server, session.code, session.hostToken);
    const seats = await Promise.all(['Zora', 'Quinn'].map((name) => join(server, session.code, name)));
    const [zora, quinn] = await Promise.all(seats.map(({ resumeToken }) => connect(server, session.code, resumeToken)));
    if (!zora || !quinn) throw new Error('two students');
    host.send({ t: 'goto', id: nextId(), step: activateStep });
    for (const student of [zora, quinn]) await student.next('state', ({ step }) => step === activateStep);
    for (const [student, text] of [
      [zora, 'They were drunk dry.'],
      [quinn, 'The sun took it.'],
    ] as const) {
      student.send(answer(text));
      await student.next('ack');
      const ref = (await host.next('responses', ({ items }) => items.some((item) => item.text === text))).items[0]?.ref;
      host.send({ t: 'show', id: nextId(), ref });
    }
    await host.next('responses', ({ items }) => items.some(({ text, shown }) => shown && text === 'The sun took it.'));
    expect(JSON.stringify(quinn.frames)).not.toContain('drunk dry');
    host.send({ t: 'poll', id: nextId(), step: activateStep, q: activateQuestion });
    const { poll } = await quinn.next('votes');
    const choice = poll?.options.find(({ text }) => text === 'They were drunk dry.')?.ref;
    await host.next('votes');
    const before = host.frames.length;
    quinn.send({ t: 'vote', id: nextId(), ref: choice });
    expect((await quinn.next('own', ({ own }) => own.votes.length > 0)).own.votes).toEqual([choice]);
    expect((await host.next('votes', (frame) => frame.poll?.cast === 1)).poll?.options.map(({ n }) => n)).toEqual([undefined, undefined]);
    expect(JSON.stringify(host.frames.slice(before))).not.toContain(`"${seats[1]?.participantId}"`);
    host.send({ t: 'close-poll', id: nextId() });
    expect((await zora.next('votes', (frame) => frame.poll?.isOpen === false)).poll?.options.map(({ n }) => n)).toEqual([1, 0]);
    expect(JSON.stringify(zora.frames)).not.toContain('Quinn');

    zora.send({ t: 'ask', id: nextId(), text: 'Who decided it?' });
    await zora.next('ack', ({ seq }) => seq > 0);
    const asked = (await host.next('asks')).items[0]?.ref ?? '';
    host.send({ t: 'show', id: nextId(), ref: asked });
    await quinn.next('votes', ({ board }) => board.length > 0);
    quinn.send({ t: 'vote', id: nextId(), ref: asked });
    await host.next('asks', ({ items }) => items[0]?.votes === 1);
    const results = async (format: string) =>
      (await worker.fetch(`/api/live/sessions/${session.code}/export?format=${format}`, { headers: { Authorization: `Bearer ${session.hostToken}` } })).text();
    expect(JSON.parse(await results('json'))).toMatchObject({ answers: [{ votes: 1 }, { votes: 0 }], asks: [{ votes: 1 }] });
    const [head, ...rows] = (await results('csv')).trim().split('\r\n');
    expect(head?.split(',').slice(-3)).toEqual(['Shown to the class', 'Votes', 'Check in']);
    expect(rows.map((row) => row.split(',').slice(-3))).toEqual([
      ['yes', '1', ''],
      ['yes', '0', ''],
      ['yes', '1', ''],
    ]);
  });

  it('a student erases everything after the end, too, as long as the teacher can take the results', async () => {
    const session = await openPare(server);
    const host = await connect(server, session.code, session.hostToken);
    const seat = await join(server, session.code, 'Uma');
    const student = await connect(server, session.code, seat.resumeToken);
    host.send({ t: 'goto', id: nextId(), step: activateStep });
    await student.next('state', ({ step }) => step === activateStep);
    student.send(answer('canary of Uma'));
    await student.next('ack');
    host.send({ t: 'end', id: nextId() });
    await student.closed;
    const results = async () => (await server.fetch(`/api/live/sessions/${session.code}/export?format=json`, { headers: { Authorization: `Bearer ${session.hostToken}` } })).text();
    expect(await results()).toContain('canary of Uma');
    const gone = await server.fetch(`/api/live/sessions/${session.code}/participants/me`, { method: 'DELETE', headers: { Authorization: `Bearer ${seat.resumeToken}` } });
    expect(gone.status).toBe(204);
    expect(await results()).not.toMatch(/canary|Uma/);
    // The teacher's open page loses it at once.
    expect((await host.next('responses', (frame) => frame.gone.length > 0)).gone).toEqual([seat.participantId]);
  });

  it('waits to be let in, is renamed, sent back and removed', async () => {
    const session = await openPare(server, { admission: true });
    const host = await connect(server, session.code, session.hostToken);
    const key = crypto.randomUUID();
    const seat = await join(server, session.code, 'Lee', key);
    const student = await connect(server, session.code, seat.resumeToken);
    expect((await student.next('welcome')).you.state).toBe('waiting');
    host.send({ t: 'goto', id: nextId(), step: activateStep });
    await host.next('ack');
    student.send(answer('too early'));
    expect(await student.next('nak')).toMatchObject({ code: 'not_in', retryable: true });
    const { participantId: pid } = seat;
    host.send({ t: 'admit', id: nextId(), pid });
    expect((await student.next('own')).you.state).toBe('in');
    await student.next('state', ({ step }) => step === activateStep);
    host.send({ t: 'rename', id: nextId(), pid, name: 'Blue Heron' });
    expect((await student.next('own')).you.name).toBe('Blue Heron');
    host.send({ t: 'kick', id: nextId(), pid });
    expect((await student.next('own')).you.state).toBe('back');
    host.send({ t: 'kick', id: nextId(), pid, ban: true });
    expect(await student.closed).toBe(closeCodes.removed);
    expect((await postJson(server, `/api/live/sessions/${session.code}/participants`, { name: 'Lee', joinKey: key })).status).toBe(403);
    await expect(connect(server, session.code, seat.resumeToken)).rejects.toThrow('refused');
  });

  it('the same key is the same seat, a taken name gets a number, a lock and a full room say so', async () => {
    const session = await openPare(server);
    const key = crypto.randomUUID();
    const twice = await Promise.all(Array.from({ length: 20 }, () => join(server, session.code, 'Sam', key)));
    expect(new Set(twice.map(({ participantId, resumeToken }) => participantId + resumeToken)).size).toBe(1);
    expect((await join(server, session.code, 'Sam')).name).toBe('Sam 2');
    const host = await connect(server, session.code, session.hostToken);
    expect((await host.next('welcome')).snapshot).toMatchObject({ roster: [{ name: 'Sam' }, { name: 'Sam 2' }] });
    host.send({ t: 'lock', id: nextId(), on: true });
    await host.next('ack');
    expect((await postJson(server, `/api/live/sessions/${session.code}/participants`, { name: 'Late', joinKey: crypto.randomUUID() })).status).toBe(423);
    // Whoever has a seat comes back to it.
    expect((await join(server, session.code, 'Sam', key)).participantId).toBe(twice[0]?.participantId);
  });

  it('another device takes a seat with the teacher’s number, once: everything sent is there, and the seat it had goes', async () => {
    const session = await openPare(server, { pace: 'students' });
    const host = await connect(server, session.code, session.hostToken);
    const [old, other] = await Promise.all([join(server, session.code, 'Ana'), join(server, session.code, 'Ben')]);
    const dead = await connect(server, session.code, old.resumeToken);
    dead.send(answer('from the phone that died'));
    await dead.next('ack');
    const take = (pin: string, joinKey: string) => postJson(server, `/api/live/sessions/${session.code}/participants`, { name: '', joinKey, pin });
    const joinKey = crypto.randomUUID();
    // The page of the code has given the new device a seat of its own.
    const fresh = await join(server, session.code, 'Teal Heron 7', joinKey);

    expect((await take('417', joinKey)).status).toBe(422);
    host.send({ t: 'reseat', id: nextId(), pid: old.participantId, pin: '417' });
    await host.next('ack');
    host.send({ t: 'reseat', id: nextId(), pid: other.participantId, pin: '417' });
    expect(await host.next('nak')).toMatchObject({ code: 'validation', field: 'pin' });
    host.send({ t: 'lock', id: nextId(), on: true });
    await host.next('ack');

    const taken = await take('417', joinKey);
    expect(taken.status).toBe(201);
    const seat = (await taken.json()) as JoinReply;
    expect(seat).toMatchObject({ participantId: old.participantId, name: 'Ana', resumeToken: fresh.resumeToken });
    const here = await connect(server, session.code, seat.resumeToken);
    expect((await here.next('welcome')).snapshot).toMatchObject({ own: { answers: [{ text: 'from the phone that died' }] } });
    expect(await dead.closed).toBe(closeCodes.replaced);
    expect((await host.next('roster', ({ del }) => del.length > 0)).del).toEqual([fresh.participantId]);
    expect((await take('417', crypto.randomUUID())).status).toBe(422);
    // The device comes back to this seat from now on, and so does the old one.
    expect((await join(server, session.code, 'Ana', joinKey)).participantId).toBe(old.participantId);
    await (await connect(server, session.code, old.resumeToken)).next('welcome');
    expect(await here.closed).toBe(closeCodes.replaced);
  });

  it('a number for another device does not outlive five wrong ones, and what the device sent before is erased with the rest', async () => {
    const session = await openPare(server, { pace: 'students' });
    const host = await connect(server, session.code, session.hostToken);
    const [seat, joinKey] = [await join(server, session.code, 'Ana'), crypto.randomUUID()];
    const before = await join(server, session.code, 'Teal Heron 7', joinKey);
    const student = await connect(server, session.code, before.resumeToken);
    student.send(answer('canary of the new device'));
    await student.next('ack');
    student.close();
    const take = async (pin: string) => (await postJson(server, `/api/live/sessions/${session.code}/participants`, { name: '', joinKey, pin })).status;
    const give = async () => {
      host.send({ t: 'reseat', id: nextId(), pid: seat.participantId, pin: '905' });
      await host.next('ack');
    };
    await give();
    for (const pin of ['000', '001', '002', '003', '004']) expect(await take(pin)).toBe(422);
    expect(await take('905')).toBe(422);
    await give();
    expect(await take('905')).toBe(201);
    const kept = async () => (await worker.fetch(`/api/live/sessions/${session.code}/export`, { headers: { Authorization: `Bearer ${session.hostToken}` } })).text();
    expect(await kept()).toContain('canary of the new device');
    const erased = await worker.fetch(`/api/live/sessions/${session.code}/participants/me`, { method: 'DELETE', headers: { Authorization: `Bearer ${before.resumeToken}` } });
    expect(erased.status).toBe(204);
    expect(await kept()).not.toMatch(/canary|Ana|Teal Heron/);
  });

  it('only the teacher gives numbers, and none for a seat that is removed', async () => {
    const session = await openPare(server);
    const [host, seat] = [await connect(server, session.code, session.hostToken), await join(server, session.code, 'Ana')];
    const student = await connect(server, session.code, seat.resumeToken);
    student.send({ t: 'reseat', id: nextId(), pid: seat.participantId, pin: '417' });
    expect((await student.next('nak')).code).toBe('forbidden');
    host.send({ t: 'kick', id: nextId(), pid: seat.participantId, ban: true });
    host.send({ t: 'reseat', id: nextId(), pid: seat.participantId, pin: '417' });
    expect(await host.next('nak')).toMatchObject({ code: 'not_in', field: 'pid' });
  });
});

describe('coming back', () => {
  it('replays what is new to a teacher who was away, and sends everything to one who asks for too much', async () => {
    const session = await openPare(server, { pace: 'students' });
    const host = await connect(server, session.code, session.hostToken);
    const { seq } = await host.next('welcome');
    host.close();
    const seat = await join(server, session.code, 'Noor');
    const student = await connect(server, session.code, seat.resumeToken);
    student.send(answer('while you were away'));
    await student.next('ack');
    const back = await connect(server, session.code, session.hostToken, { since: seq });
    expect((await back.next('welcome')).snapshot).toBeUndefined();
    expect((await back.next('responses')).items).toMatchObject([{ text: 'while you were away' }]);
    expect((await back.next('roster', ({ upd }) => upd.length > 0)).upd).toMatchObject([{ name: 'Noor' }]);
    const stranger = await connect(server, session.code, session.hostToken, { since: 999_999 });
    expect((await stranger.next('welcome')).snapshot).toMatchObject({ answers: [{ text: 'while you were away' }] });
  });
});

describe('the end', () => {
  it('disconnects the class, lets the teacher take the results, and a code of before is no code', async () => {
    const session = await openPare(server, { pace: 'students' });
    const host = await connect(server, session.code, session.hostToken);
    const seat = await join(server, session.code, 'Cleo');
    const student = await connect(server, session.code, seat.resumeToken);
    student.send(answer('=1+1, "quoted"'));
    await student.next('ack');
    host.send({ t: 'end', id: nextId() });
    expect((await student.next('state', ({ status }) => status === 'ended')).status).toBe('ended');
    expect(await student.closed).toBe(closeCodes.ended);
    const auth = { Authorization: `Bearer ${session.hostToken}` };
    const csv = await (await worker.fetch(`/api/live/sessions/${session.code}/export?format=csv`, { headers: auth })).text();
    expect(csv).toContain(`Cleo,Activate,${pareLesson.activateTask},"'=1+1, ""quoted"""`);
    const json = (await (await worker.fetch(`/api/live/sessions/${session.code}/export`, { headers: auth })).json()) as { submissions: unknown[] };
    expect(json.submissions).toHaveLength(1);
    const gone = await postJson(server, `/api/live/sessions/${session.code}/participants`, { name: 'Late', joinKey: crypto.randomUUID() });
    expect(gone.status).toBe(404);
    expect((await worker.fetch(`/api/live/sessions/${session.code}`, { method: 'DELETE', headers: auth })).status).toBe(204);
    expect((await worker.fetch(`/api/live/sessions/${session.code}/export`, { headers: auth })).status).toBe(404);
  });

  it('whoever leaves may take everything along', async () => {
    const session = await openPare(server, { pace: 'students' });
    const host = await connect(server, session.code, session.hostToken);
    const seat = await join(server, session.code, 'Remi');
    const student = await connect(server, session.code, seat.resumeToken);
    student.send(answer('canary-of-remi'));
    await student.next('ack');
    expect((await worker.fetch(`/api/live/sessions/${session.code}/participants/me`, { method: 'DELETE', headers: { Authorization: `Bearer ${seat.resumeToken}` } })).status).toBe(
      204,
    );
    expect((await host.next('roster', ({ del }) => del.length > 0)).del).toEqual([seat.participantId]);
    const kept = await (await worker.fetch(`/api/live/sessions/${session.code}/export`, { headers: { Authorization: `Bearer ${session.hostToken}` } })).text();
    expect(kept).not.toMatch(/canary-of-remi|Remi/);
  });
});

describe('rows 63 to 68 of the bad-input catalog', () => {
  it('63: no upgrade, another origin, no key and a forged key', async () => {
    const session = await openPare(server);
    const path = `/api/live/sessions/${session.code}/socket`;
    expect((await worker.fetch(path)).status).toBe(426);
    const upgrade = { Upgrade: 'websocket', Connection: 'Upgrade' };
    const status = async (headers: Record<string, string>) => (await worker.fetch(path, { headers: { ...upgrade, ...headers } })).status;
    expect(await status({ Origin: 'https://evil.example' })).toBe(403);
    expect(await status({})).toBe(403);
    expect(await status({ Origin: server.origin })).toBe(401);
    const forged = `${session.hostToken.slice(0, -2)}xx`;
    expect(await status({ Origin: server.origin, 'Sec-WebSocket-Protocol': `kora.live.1, t.${forged}` })).toBe(401);
  });

  it('64 and 65: binary, too large, no JSON, unknown, before hello, and answers that do not fit', async () => {
    const session = await openPare(server, { pace: 'students' });
    const open = async (hello = true) => connect(server, session.code, (await join(server, session.code, 'Ada')).resumeToken, { hello });
    const binary = await open();
    binary.sendRaw(new Uint8Array([1, 2, 3]));
    expect(await binary.closed).toBe(closeCodes.binary);
    const large = await open();
    large.sendRaw('x'.repeat(liveLimits.frameBytes + 1));
    expect(await large.closed).toBe(closeCodes.tooBig);
    const early = await open(false);
    early.send(answer('before hello'));
    expect((await early.next('nak')).code).toBe('hello_first');
    for (const [frame, code] of [
      ['{', 'bad_json'],
      ['{"t":"fly"}', 'unknown'],
    ] as const) {
      const student = await open();
      student.sendRaw(frame);
      expect((await student.next('nak')).code).toBe(code);
    }
    for (const more of [
      { pid: 'p1' },
      { q: 'nothing' },
      { choice: 99 },
      { choice: 1 },
      { id: 'x'.repeat(500) },
      { text: 'x'.repeat(liveLimits.responseChars + 1) },
      { step: 3 },
      { text: ' ' },
    ]) {
      const student = await open();
      student.send(answer('words', more));
      expect((await student.next('nak')).code, JSON.stringify(more).slice(0, 60)).toBe('validation');
    }
  });

  it('67: a flood is told to slow down, then cut, and the others notice nothing', async () => {
    const session = await openPare(server, { pace: 'students' });
    const [loud, calm] = await Promise.all(['Loud', 'Calm'].map(async (name) => connect(server, session.code, (await join(server, session.code, name)).resumeToken)));
    if (!loud || !calm) throw new Error('two were to join');
    // What it was told it has taken in: it is no slow reader.
    for (let i = 0; i < 1_000; i++) loud.send({ t: 'seen', seq: 1_000_000 });
    expect((await loud.next('nak')).code).toBe('slow_down');
    expect(await loud.closed).toBe(closeCodes.abuse);
    calm.send(answer('still here'));
    await calm.next('ack');
  });
});
