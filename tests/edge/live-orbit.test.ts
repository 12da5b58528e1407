/** A class plays a simulation with real sockets in workerd: who is sent which secret, votes and ties, going back, coming late and coming back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JoinReply } from '../../src/contracts/live/session.ts';
import { briefingStep, debriefStep, type OrbitSeen, playStep, voteKey } from '../../src/contracts/orbit-live.ts';
import { connect, join, type LiveServer, nextId, postJson, type TestSocket } from '../support/live.ts';
import { floodSimulation, openOrbit } from '../support/orbit.ts';
import { startWorker, type TestWorker } from '../support/worker.ts';

let worker: TestWorker;
let server: LiveServer;
beforeAll(async () => {
  worker = await startWorker();
  server = { fetch: worker.fetch, origin: worker.origin };
});
afterAll(() => worker.close());

const goto = (step: number) => ({ t: 'goto', id: nextId(), step });
const vote = (number: number, choice: number, rev = 1) => ({ t: 'submit', id: nextId(), step: playStep, q: voteKey(number), rev, choice });
const seenIn = (frame: { content: unknown }) => frame.content as OrbitSeen;

async function classWith(count: number) {
  const session = await openOrbit(server);
  const host = await connect(server, session.code, session.hostToken);
  await host.next('welcome');
  const wall = await connect(server, session.code, session.coToken);
  await wall.next('welcome');
  const students: { seat: JoinReply; socket: TestSocket }[] = [];
  for (const name of ['Ana', 'Bo', 'Cem', 'Dan'].slice(0, count)) {
    const seat = await join(server, session.code, name);
    const socket = await connect(server, session.code, seat.resumeToken);
    await socket.next('welcome');
    students.push({ seat, socket });
  }
  const all = [wall, ...students.map(({ socket }) => socket)];
  /** The command, and the room as everyone then sees it. */
  const lead = async (command: { id: string } & Record<string, unknown>): Promise<OrbitSeen> => {
    host.send(command);
    await host.next('ack', ({ id }) => id === command.id);
    const states = await Promise.all(all.map((socket) => socket.next('state')));
    expect(new Set(states.map(({ content }) => JSON.stringify(content))).size).toBe(1);
    return seenIn(states[0] as { content: unknown });
  };
  return { session, host, wall, students, lead };
}

describe('a simulation with a class', () => {
  it('sends a secret to its holder alone, in no frame of anyone else, whatever happens', async () => {
    const { session, host, wall, students, lead } = await classWith(3);
    expect(JSON.stringify(students.map(({ socket }) => socket.frames))).not.toContain('secret-of');
    await lead(goto(briefingStep));
    const cards = await Promise.all(students.map(({ socket }) => socket.next('own')));
    expect(cards.map(({ own }) => (own.personal as { name: string }).name)).toEqual(['Mayor', 'Farmer', 'Mayor']);
    await lead(goto(playStep));
    students[0]?.socket.send(vote(0, 0));
    await students[0]?.socket.next('ack');
    await lead({ t: 'decide', id: nextId(), vote: 0 });
    await lead({ t: 'reveal', id: nextId(), q: 'minority-0' });
    await lead({ t: 'onward', id: nextId() });
    await lead({ t: 'rewind', id: nextId(), to: 0, choice: 1 });
    await lead(goto(debriefStep));
    // A page that comes back, by replay and by snapshot.
    const again = await connect(server, session.code, students[1]?.seat.resumeToken ?? '');
    expect((await again.next('welcome')).snapshot).toMatchObject({ own: { personal: { name: 'Farmer' } } });
    const late = await connect(server, session.code, (await join(server, session.code, 'Late')).resumeToken);
    expect((await late.next('welcome')).snapshot).toMatchObject({ own: { personal: { name: 'Farmer' } } });

    expect(JSON.stringify(wall.frames)).not.toMatch(/secret-of|Keep the town together|Ana|Bo|Cem/);
    for (const [socket, own, other] of [
      [students[0]?.socket, 'mayor', 'farmer'],
      [students[1]?.socket, 'farmer', 'mayor'],
      [again, 'farmer', 'mayor'],
      [late, 'farmer', 'mayor'],
    ] as const) {
      const said = JSON.stringify(socket?.frames);
      expect(said).toContain(`secret-of-the-${own}`);
      expect(said).not.toContain(`secret-of-the-${other}`);
    }
    // Who is not in the room has no card.
    host.send({ t: 'kick', id: nextId(), pid: students[2]?.seat.participantId });
    expect((await students[2]?.socket.next('own', ({ you }) => you.state === 'back'))?.own.personal).toBeUndefined();
  });

  it('a changed role changes the card of that seat and of no other', async () => {
    const { host, students, lead } = await classWith(2);
    await lead(goto(briefingStep));
    await Promise.all(students.map(({ socket }) => socket.next('own')));
    host.send({ t: 'cast', id: nextId(), pid: students[0]?.seat.participantId, role: 1 });
    expect((await students[0]?.socket.next('own'))?.own.personal).toMatchObject({ role: 1, secretInfo: floodSimulation.roles[1]?.secretInfo });
    expect((await host.next('roster', ({ upd }) => upd.some(({ name, role }) => name === 'Ana' && role === 1))).upd).toMatchObject([{ name: 'Ana', role: 1 }]);
    expect(JSON.stringify(students[1]?.socket.frames)).not.toContain('secret-of-the-mayor');
  });

  it('votes, breaks a tie among the leading ones, tells what follows, and counts nothing twice', async () => {
    const { session, host, wall, students, lead } = await classWith(2);
    const [ana, bo] = students.map(({ socket }) => socket);
    await lead(goto(playStep));
    const first = vote(0, 0);
    ana?.send(first);
    ana?.send(first);
    bo?.send(vote(0, 1));
    await ana?.next('ack', ({ dup }) => dup === true);
    await bo?.next('ack');
    expect((await host.next('tally', ({ byQuestion }) => byQuestion['2/vote-0']?.n === 2)).byQuestion).toEqual({ '2/vote-0': { n: 2, choices: [1, 1] } });
    // The big screen counts who has voted, and not for what.
    expect((await wall.next('tally', ({ byQuestion }) => byQuestion['2/vote-0']?.n === 2)).byQuestion).toEqual({ '2/vote-0': { n: 2, choices: [] } });
    host.send({ t: 'decide', id: nextId(), vote: 0 });
    expect((await host.next('nak')).code).toBe('tie');
    const told = await lead({ t: 'decide', id: nextId(), vote: 0, choice: 1 });
    expect(told).toMatchObject({ path: [{ by: 'teacher', choice: 1, counts: [1, 1], outcome: 'outcome-dike: the dike holds for a night.' }] });
    bo?.send(vote(0, 0, 2));
    expect(await bo?.next('nak')).toMatchObject({ code: 'locked', retryable: false });
    for (const frame of [
      { t: 'decide', id: nextId(), vote: 1 },
      { t: 'rewind', id: nextId(), to: 0, choice: 0 },
      { t: 'onward', id: nextId() },
      { t: 'cast', id: nextId(), pid: students[0]?.seat.participantId, role: 1 },
    ]) {
      ana?.send(frame);
      expect((await ana?.next('nak'))?.code).toBe('forbidden');
    }
    const other = await lead({ t: 'rewind', id: nextId(), to: 0, choice: 0 });
    expect(other).toMatchObject({ path: [{ by: 'rewind', choice: 0 }], meters: [{ value: 60 }, { value: 30 }] });
    // Whoever comes late, and whoever comes back, stands where the class stands.
    const late = await connect(server, session.code, (await join(server, session.code, 'Late')).resumeToken);
    expect(seenIn((await late.next('welcome')).snapshot?.room as { content: unknown })).toEqual(other);
    const csv = await (await worker.fetch(`/api/live/sessions/${session.code}/export?format=csv`, { headers: { Authorization: `Bearer ${session.hostToken}` } })).text();
    expect(csv).toContain('Ana,2,vote-0,,1,');
  });

  it('ends for everyone, and what it held can be erased at once', async () => {
    const { session, host, students, lead } = await classWith(1);
    await lead(goto(briefingStep));
    host.send({ t: 'end', id: nextId(), purge: true });
    await students[0]?.socket.closed;
    const auth = { Authorization: `Bearer ${session.hostToken}` };
    await host.closed;
    expect((await worker.fetch(`/api/live/sessions/${session.code}/export`, { headers: auth })).status).toBe(404);
  });

  it('material that does not hold together opens no session; the commands of a simulation are nothing elsewhere', async () => {
    const [event] = floodSimulation.events;
    for (const change of [{ events: [] }, { title: ' ' }, { events: [event, event] }, { roles: [{ name: '', description: '', objectives: [], secretInfo: '' }] }, { runs: [] }]) {
      const response = await postJson(server, '/api/live/sessions', { kind: 'orbit', content: { ...floodSimulation, ...change } }, { 'Idempotency-Key': crypto.randomUUID() });
      expect(response.status, JSON.stringify(change).slice(0, 60)).toBe(422);
    }
    const { host } = await classWith(0);
    for (const [frame, code] of [
      [{ t: 'decide', vote: 0 }, 'locked'],
      [{ t: 'rewind', to: 0, choice: 0 }, 'not_found'],
      [{ t: 'reveal', q: 'vote-0' }, 'not_found'],
      [{ t: 'cast', pid: 'p99', role: 0 }, 'not_found'],
      [{ t: 'goto', step: 4 }, 'validation'],
    ] as const) {
      host.send({ ...frame, id: nextId() });
      expect((await host.next('nak')).code, JSON.stringify(frame)).toBe(code);
    }
  });
});
