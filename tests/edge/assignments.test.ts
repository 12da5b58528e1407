/** Assignments against the Worker's front door, with the real migrations in D1: a class of 200, retries, limits, expiry, and what the database holds. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawCode } from '../../functions/live/join-code.ts';
import type { AssignmentMade, AssignmentReply, HandInReply, InboxReply, OwnReply } from '../../src/contracts/api/assignments.ts';
import { limits } from '../../src/contracts/limits.ts';
import { liveLimits } from '../../src/contracts/live/limits.ts';
import { commentPurpose, labelPurpose, workPurpose } from '../../src/stores/assignments/hand-in-parts.ts';
import { randomText } from '../../src/stores/sealing/bytes.ts';
import { newKey, seal } from '../../src/stores/sealing/seal.ts';
import { newKeyPair, sealTo, unsealFor } from '../../src/stores/sealing/to-person.ts';
import { everythingIn } from '../support/database-text.ts';
import { codesOf, expectProblem } from '../support/endpoint.ts';
import { untilRefused } from '../support/until-refused.ts';
import { startWorker, type TestWorker } from '../support/worker.ts';

const path = '/api/assignments';
const dayMs = 86_400_000;
const { assignments } = limits;

let worker: TestWorker;
let network = 0;
beforeAll(async () => {
  worker = await startWorker();
});
afterAll(() => worker.close());
beforeEach(async () => {
  await worker.db.batch(['hand_in', 'assignment'].map((table) => worker.db.prepare(`DELETE FROM ${table}`)));
  network += 1;
});

/** Each test comes from a school of its own, behind one address. */
const school = () => ({ 'CF-Connecting-IP': `10.1.${network}.1` });
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();
const aToken = (): string => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex');
const sealed = await seal('a title and a task', newKey(), 'assignment');
const post = (address: string, body: unknown, headers: Record<string, string> = {}) => worker.post(address, body, { ...school(), ...headers });
const get = (address: string, headers: Record<string, string> = {}) => worker.fetch(address, { headers: { ...school(), ...headers } });
const remove = (address: string, headers: Record<string, string> = {}) => worker.fetch(address, { method: 'DELETE', headers: { ...school(), ...headers } });
const everyHour = (now: Date) => worker.harness.getWorker().scheduled({ cron: '17 * * * *', scheduledTime: now });
const give = async (body: object = {}): Promise<AssignmentMade> => {
  const response = await post(path, { withCode: false, content: sealed, dueAt: inDays(7), ...body });
  expect(response.status).toBe(201);
  return (await response.json()) as AssignmentMade;
};
const aHandIn = () => ({ id: randomText(16), label: 'L'.repeat(60), work: 'W'.repeat(60) });
const hand = (id: string, token: string, body: object = aHandIn()) => post(`${path}/${id}/hand-ins`, body, bearer(token));
const inbox = async ({ id, teacherToken }: AssignmentMade): Promise<InboxReply> => (await (await get(`${path}/${id}/hand-ins`, bearer(teacherToken))).json()) as InboxReply;
const setTimes = (id: string, dueAt: string, expiresAt: string) =>
  worker.db.prepare('UPDATE assignment SET due_at = ?, expires_at = ? WHERE id = ?').bind(dueAt, expiresAt, id).run();

it('takes the work of 200 students behind one address at once, gives it to the teacher alone, and never holds a name or a word of it', async () => {
  const teacher = await newKeyPair();
  const key = newKey();
  const made = await give({ content: await seal('marker-task', key, 'assignment') });
  const students = await Promise.all(Array.from({ length: 200 }, async (_, i) => ({ token: aToken(), id: randomText(16), name: `marker-name-${i}`, keys: await newKeyPair() })));
  const answers = await Promise.all(
    students.map(async ({ token, id, name, keys }) =>
      hand(made.id, token, {
        id,
        label: await sealTo(teacher.publicKey, JSON.stringify({ name, publicKey: keys.publicKey }), labelPurpose(made.id, id)),
        work: await sealTo(teacher.publicKey, `marker-work of ${name}`, workPurpose(made.id, id)),
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(students.map(() => 201));
  const { handIns } = await inbox(made);
  expect(handIns).toHaveLength(200);
  const labels = await Promise.all(handIns.map(async ({ id, label }) => JSON.parse((await unsealFor(teacher, label, labelPurpose(made.id, id))) ?? '{}') as { name: string }));
  expect(labels.map(({ name }) => name).sort()).toEqual(students.map(({ name }) => name).sort());
  const [first] = students;
  const work = (await (await get(`${path}/${made.id}/hand-ins/${first?.id}`, bearer(made.teacherToken))).json()) as { work: string };
  expect(await unsealFor(teacher, work.work, workPurpose(made.id, first?.id ?? ''))).toBe('marker-work of marker-name-0');

  // It comes back to this student, sealed to this student.
  const comment = await sealTo(first?.keys.publicKey ?? '', 'marker-comment', commentPurpose(made.id, first?.id ?? ''));
  expect((await post(`${path}/${made.id}/hand-ins/${first?.id}/comment`, { comment }, bearer(made.teacherToken))).status).toBe(200);
  const own = (await (await get(`${path}/${made.id}/own`, bearer(first?.token ?? ''))).json()) as OwnReply;
  expect(own.handIns).toMatchObject([{ id: first?.id, version: 1, comment }]);
  expect(own.handIns[0]?.returnedAt).not.toBeNull();
  expect(await unsealFor(first?.keys ?? teacher, comment, commentPurpose(made.id, first?.id ?? ''))).toBe('marker-comment');

  const all = await everythingIn(worker.db);
  expect(all).toContain(first?.id);
  for (const secret of ['marker-', key, made.teacherToken, first?.token ?? '?', teacher.privateKey, teacher.publicKey]) expect(all).not.toContain(secret);

  expect((await remove(`${path}/${made.id}`, bearer(made.teacherToken))).status).toBe(200);
  expect(await everythingIn(worker.db)).not.toContain(made.id);
});

describe('an assignment', () => {
  it('is found by its id; by its code only where it was given out with one', async () => {
    const byLink = await give();
    expect(byLink.code).toBeNull();
    expect((await (await get(`${path}/${byLink.id}`)).json()) as AssignmentReply).toEqual({ content: sealed, isSealed: true, dueAt: byLink.dueAt, expiresAt: byLink.expiresAt });
    const byCode = await give({ withCode: true, content: '{"title":"Water"}' });
    expect(byCode.code).toMatch(/^[BCDFGHJKMNPQRSTVWXYZ2-9]{6}$/);
    for (const typed of [byCode.code, byCode.code?.toLowerCase()]) expect(await (await get(`${path}/codes/${typed}`)).json()).toEqual({ id: byCode.id });
    expect((await (await get(`${path}/${byCode.id}`)).json()) as AssignmentReply).toMatchObject({ content: '{"title":"Water"}', isSealed: false });
  });

  it('guessing codes is slowed down; a class that has found its code goes on, and no other network waits', async () => {
    const made = await give({ withCode: true, content: 'A task' });
    const look = (code: string | null, from = school()) => worker.fetch(`${path}/codes/${code}`, { headers: from });
    expect((await look(made.code)).status).toBe(200);
    const { passed, refused } = await untilRefused(() => look(drawCode()), liveLimits.failedLookups.network);
    expect(passed.length).toBeGreaterThanOrEqual(liveLimits.failedLookups.network);
    expect(passed.every((status) => status === 404)).toBe(true);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect((await look(made.code)).status).toBe(200);
    const other = { 'CF-Connecting-IP': '10.2.0.1' };
    expect([(await look(made.code, other)).status, (await look(drawCode(), other)).status]).toEqual([200, 404]);
  });

  it.each(['AAAAAA', 'OIL010', 'ABC', 'ABCDEFG', '------', 'a'.repeat(60)])('has no code like %s', async (code) => {
    await expectProblem(await get(`${path}/codes/${code}`), 404, 'not-found');
  });

  it('goes 30 days after it was due: unreadable at once, erased within the hour with everything handed in', async () => {
    const made = await give({ withCode: true, content: '{}' });
    expect(Date.parse(made.expiresAt) - Date.parse(made.dueAt)).toBe(assignments.daysAfterDue * dayMs);
    const token = aToken();
    expect((await hand(made.id, token)).status).toBe(201);
    await setTimes(made.id, inDays(-31), new Date().toISOString());
    await expectProblem(await get(`${path}/${made.id}`), 410, 'gone');
    await expectProblem(await get(`${path}/codes/${made.code}`), 404, 'not-found');
    await expectProblem(await hand(made.id, token), 410, 'gone');
    await expectProblem(await get(`${path}/${made.id}/own`, bearer(token)), 410, 'gone');
    await expectProblem(await get(`${path}/${made.id}/hand-ins`, bearer(made.teacherToken)), 404, 'not-found');
    await everyHour(new Date());
    expect(await everythingIn(worker.db)).not.toContain(made.id);
  });

  it('can be moved to another due time by the teacher, within half a year', async () => {
    const made = await give();
    const dueAt = inDays(20);
    expect(await (await post(`${path}/${made.id}/due`, { dueAt }, bearer(made.teacherToken))).json()).toMatchObject({ dueAt });
    expect((await inbox(made)).dueAt).toBe(dueAt);
    for (const wrong of [inDays(-1), inDays(181)])
      expect(codesOf(await expectProblem(await post(`${path}/${made.id}/due`, { dueAt: wrong }, bearer(made.teacherToken)), 422, 'validation'))).toEqual(['/dueAt out-of-range']);
  });

  it('opens its inbox to nobody but the browser that made it', async () => {
    const [made, other] = [await give(), await give()];
    const student = aToken();
    const body = aHandIn();
    await hand(made.id, student, body);
    for (const headers of [{}, bearer(student), bearer(other.teacherToken), bearer('x'), { Authorization: made.teacherToken }] as Record<string, string>[]) {
      await expectProblem(await get(`${path}/${made.id}/hand-ins`, headers), 403, 'wrong-token');
      await expectProblem(await get(`${path}/${made.id}/hand-ins/${body.id}`, headers), 403, 'wrong-token');
      await expectProblem(await post(`${path}/${made.id}/hand-ins/${body.id}/comment`, { comment: 'C'.repeat(60) }, headers), 403, 'wrong-token');
      await expectProblem(await post(`${path}/${made.id}/due`, { dueAt: inDays(9) }, headers), 403, 'wrong-token');
      await expectProblem(await remove(`${path}/${made.id}`, headers), 403, 'wrong-token');
    }
    expect((await inbox(made)).handIns).toMatchObject([{ id: body.id, returnedAt: null }]);
  });
});

describe('a hand-in', () => {
  it('sent again after an answer that got lost makes no second one', async () => {
    const made = await give();
    const [token, body] = [aToken(), aHandIn()];
    const first = await hand(made.id, token, body);
    const again = await hand(made.id, token, body);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(await again.json()).toEqual(await first.json());
    await Promise.all(Array.from({ length: 8 }, () => hand(made.id, token, body)));
    expect((await inbox(made)).handIns).toHaveLength(1);
  });

  it('under a number that holds something else, or belongs to somebody else, is refused', async () => {
    const made = await give();
    const [token, body] = [aToken(), aHandIn()];
    await hand(made.id, token, body);
    await expectProblem(await hand(made.id, token, { ...body, work: 'X'.repeat(60) }), 409, 'conflict');
    await expectProblem(await hand(made.id, aToken(), body), 409, 'conflict');
  });

  it('is a new version from the same browser and another student from another one', async () => {
    const made = await give();
    const [ana, ben] = [aToken(), aToken()];
    const versions: number[] = [];
    for (const token of [ana, ben, ana, ana]) versions.push(((await (await hand(made.id, token)).json()) as HandInReply).version);
    expect(versions).toEqual([1, 1, 2, 3]);
    const { handIns } = await inbox(made);
    expect(new Set(handIns.map(({ seat }) => seat)).size).toBe(2);
    expect(((await (await get(`${path}/${made.id}/own`, bearer(ana))).json()) as OwnReply).handIns.map(({ version }) => version)).toEqual([1, 2, 3]);
  });

  it('is taken late when it is the first, and not again once it was due', async () => {
    const made = await give();
    const [early, late] = [aToken(), aToken()];
    await hand(made.id, early);
    await worker.db.prepare('UPDATE hand_in SET handed_at = ?').bind(inDays(-2)).run();
    await setTimes(made.id, inDays(-1), inDays(29));
    await expectProblem(await hand(made.id, early), 409, 'past-due');
    expect((await hand(made.id, late)).status).toBe(201);
    await expectProblem(await hand(made.id, late), 409, 'past-due');
    const { handIns, dueAt } = await inbox(made);
    expect(handIns.map(({ handedAt }) => handedAt > dueAt)).toEqual([false, true]);
  });

  it(`is the last after ${assignments.versions} versions`, async () => {
    const made = await give();
    const token = aToken();
    for (let i = 0; i < assignments.versions; i++) expect((await hand(made.id, token)).status).toBe(201);
    await expectProblem(await hand(made.id, token), 409, 'full');
    expect((await hand(made.id, aToken())).status).toBe(201);
  });

  it('is taken back by the student, with all its versions, and nobody else’s', async () => {
    const made = await give();
    const [ana, ben] = [aToken(), aToken()];
    for (const token of [ana, ana, ben]) await hand(made.id, token);
    expect((await remove(`${path}/${made.id}/own`, bearer(ana))).status).toBe(200);
    expect((await inbox(made)).handIns).toHaveLength(1);
    await expectProblem(await remove(`${path}/${made.id}/own`), 403, 'wrong-token');
  });

  it('to an assignment that does not exist goes nowhere', async () => {
    await expectProblem(await hand('a'.repeat(22), aToken()), 404, 'not-found');
    expect(await everythingIn(worker.db)).toContain('"hand_in":[]');
  });

  it('is held up when a school sends more than a school has, and other schools are not', async () => {
    const made = await give();
    const token = aToken();
    const body = aHandIn();
    const { passed } = await untilRefused(() => hand(made.id, token, body), assignments.perMinute, 80);
    expect(passed.length).toBeGreaterThanOrEqual(assignments.perMinute);
    expect(passed.every((status) => status === 200 || status === 201)).toBe(true);
    network += 1;
    expect((await hand(made.id, token, body)).status).toBe(200);
  });
});

describe('bad input', () => {
  const good = { withCode: false, content: sealed, dueAt: inDays(7) };

  it.each<[string, unknown, number, string, string[] | undefined]>([
    ['an empty body', '', 400, 'malformed-json', undefined],
    ['broken JSON', '{"a":', 400, 'malformed-json', undefined],
    ['null', 'null', 422, 'validation', [' type']],
    ['no choice between link and code', { content: sealed, dueAt: inDays(7) }, 422, 'validation', ['/withCode enum']],
    ['plain text in a sealed assignment', { ...good, content: 'Read chapter 3 and hand in what you think about it.' }, 422, 'validation', ['/content invalid']],
    ['no content behind a code', { ...good, withCode: true, content: ' \u200b ' }, 422, 'validation', ['/content required']],
    ['too much content', { ...good, content: 'A'.repeat(assignments.contentChars + 1) }, 422, 'validation', ['/content too-long']],
    ['no due time', { withCode: false, content: sealed }, 422, 'validation', ['/dueAt required']],
    ['a due time that is none', { ...good, dueAt: 'tomorrow' }, 422, 'validation', ['/dueAt invalid']],
    ['a due time without a zone', { ...good, dueAt: '2026-12-01T10:00' }, 422, 'validation', ['/dueAt invalid']],
    ['a due time in the past', { ...good, dueAt: inDays(-1) }, 422, 'validation', ['/dueAt out-of-range']],
    ['a due time in two years', { ...good, dueAt: inDays(730) }, 422, 'validation', ['/dueAt out-of-range']],
    ['a title in the open', { ...good, title: 'Water' }, 422, 'validation', [' unknown-key']],
    ['__proto__', `{"withCode":false,"content":"${sealed}","dueAt":"${inDays(3)}","__proto__":{"a":1}}`, 422, 'validation', [' unknown-key']],
  ])('%s is no assignment', async (_name, body, status, slug, fields) => {
    expect(codesOf(await expectProblem(await post(path, body), status, slug))).toEqual(fields);
    expect(await everythingIn(worker.db)).toContain('"assignment":[]');
  });

  it.each<[string, object, string[]]>([
    ['a number that is too short', { ...aHandIn(), id: 'x' }, ['/id invalid']],
    ['a number with a path in it', { ...aHandIn(), id: '../../../../../etc/pass' }, ['/id invalid']],
    ['work in the open', { ...aHandIn(), work: 'My name is Ana and this is my whole reflection on it.' }, ['/work invalid']],
    ['a label that is too large', { ...aHandIn(), label: 'L'.repeat(assignments.labelChars + 1) }, ['/label too-long']],
    ['work that is too large', { ...aHandIn(), work: 'W'.repeat(assignments.workChars + 1) }, ['/work too-long']],
    ['a name beside it', { ...aHandIn(), name: 'Ana' }, [' unknown-key']],
    ['no work', { id: randomText(16), label: 'L'.repeat(60) }, ['/work required']],
  ])('%s is no hand-in', async (_name, body, fields) => {
    const made = await give();
    expect(codesOf(await expectProblem(await hand(made.id, aToken(), body), 422, 'validation'))).toEqual(fields);
    expect((await inbox(made)).handIns).toEqual([]);
  });

  it('without a token, of another type, too long, or from another site is refused', async () => {
    const made = await give();
    const address = `${path}/${made.id}/hand-ins`;
    await expectProblem(await post(address, aHandIn()), 403, 'wrong-token');
    await expectProblem(await post(address, aHandIn(), { ...bearer(aToken()), 'Content-Type': 'text/plain' }), 415, 'unsupported-media-type');
    await expectProblem(await post(address, aHandIn(), { ...bearer(aToken()), Origin: 'https://evil.example' }), 403, 'forbidden-origin');
    await expectProblem(await post(address, { ...aHandIn(), work: 'W'.repeat(600_000) }, bearer(aToken())), 413, 'body-too-large');
    await expectProblem(await post(`${address}/${'a'.repeat(22)}/comment`, { comment: 'C'.repeat(60) }, bearer(made.teacherToken)), 404, 'not-found');
    await expectProblem(await get(`${address}/${'a'.repeat(22)}`, bearer(made.teacherToken)), 404, 'not-found');
    for (const [where, method, allow] of [
      [path, 'GET', 'POST'],
      [`${path}/${made.id}`, 'POST', 'GET, DELETE'],
      [address, 'DELETE', 'GET, POST'],
      [`${path}/codes/ABCDEF`, 'POST', 'GET'],
    ] as const) {
      const response = await worker.fetch(where, { method });
      expect([response.status, response.headers.get('allow')], `${method} ${where}`).toEqual([405, allow]);
    }
  });
});
