/** A whole round of an assignment between two browsers, by the stores that the pages use, against the real Worker: an answer that gets lost, a backup that saves the inbox, a server that lies. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { SharedWork } from '../../src/stores/sharing/shared-work.ts';
import { startWorker, type TestWorker } from '../support/worker.ts';

let worker: TestWorker;
beforeAll(async () => {
  worker = await startWorker();
});
afterAll(() => worker.close());

/** What happens to the next calls, in their order; then they simply go through. */
let line: ('lost answer' | 'no network')[] = [];
beforeEach(async () => {
  line = [];
  await worker.db.batch(['hand_in', 'assignment'].map((table) => worker.db.prepare(`DELETE FROM ${table}`)));
  vi.stubGlobal('location', { origin: 'https://kora.example' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (path: string, { signal: _, ...init }: RequestInit) => {
    const next = line.shift();
    if (next === 'no network') throw new TypeError('fetch failed');
    const response = await worker.fetch(path, init);
    if (next === 'lost answer') throw new TypeError('fetch failed');
    return response;
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Another browser: its database and its modules are its own. */
async function aBrowser() {
  const database = new IDBFactory();
  const load = async () => {
    vi.resetModules();
    vi.stubGlobal('indexedDB', database);
    const [teacher, student, backup, library] = await Promise.all([
      import('../../src/stores/assignments/teacher.ts'),
      import('../../src/stores/assignments/student.ts'),
      import('../../src/stores/device-data.ts'),
      import('../../src/stores/library/library.ts'),
    ]);
    await library.loadLibrary();
    return { ...teacher, ...student, ...backup };
  };
  return load();
}

const withOtherStart = (key: string): string => (key.startsWith('A') ? 'B' : 'A') + key.slice(1);
const work = (text: string): SharedWork => ({ kind: 'reflection', title: 'The river', body: { text, prompt: null, feedback: null, place: null } });
const about = { words: 4, care: 0 as const };
const rows = async () => (await worker.db.prepare('SELECT count(*) AS n FROM hand_in').first<{ n: number }>())?.n;

async function got<T>(done: Promise<{ ok: true; value: T } | { ok: false; why: string }>): Promise<T> {
  const result = await done;
  if (!result.ok) throw new Error(result.why);
  return result.value;
}

async function given(teacher: Awaited<ReturnType<typeof aBrowser>>, withCode = false) {
  const record = await got(
    teacher.giveOutAssignment({
      title: 'River',
      instructions: 'What surprised you?',
      isNamed: true,
      material: { tool: 'reflection' },
      dueAt: new Date(Date.now() + 86_400_000).toISOString(),
      withCode,
    }),
  );
  return { record, hash: new URL(teacher.addressOf(record)).hash };
}

async function opened(student: Awaited<ReturnType<typeof aBrowser>>, hash: string) {
  const found = await student.openAssignment(hash);
  if (found.kind !== 'opened') throw new Error(found.kind);
  return student.change(found.record, { name: 'Ana' });
}

it('a hand-in whose answer got lost waits, says why, and is one hand-in when it is sent again; its receipt is the one in the inbox', async () => {
  const teacher = await aBrowser();
  const { record, hash } = await given(teacher);
  const student = await aBrowser();
  const desk = await opened(student, hash);
  line = ['lost answer'];
  const waiting = await got(student.handInWork(desk, work('It was warm.'), about));
  expect(waiting).toMatchObject({ sent: [], waiting: { tries: 1, isRefused: false, why: expect.stringContaining('did not answer') } });
  expect(await rows()).toBe(1);
  const sent = await student.sendWaiting(waiting);
  expect(sent).toMatchObject({ waiting: null, sent: [{ version: 1, title: 'The river' }] });
  expect(await rows()).toBe(1);
  const { received } = await got(teacher.openInbox(record));
  expect(received).toMatchObject([{ label: { name: 'Ana', kind: 'reflection', words: 4 }, isLate: false, receipt: sent.sent[0]?.receipt }]);
});

it('what waits survives a reload, and goes out when the page comes back', async () => {
  const teacher = await aBrowser();
  const { hash } = await given(teacher);
  const student = await aBrowser();
  const desk = await opened(student, hash);
  line = ['no network'];
  await student.handInWork(desk, work('It was warm.'), about);
  expect(await rows()).toBe(0);
  student.$onMyDesk.set(null);
  await student.sendAllWaiting();
  expect(student.onMyDesk(desk.id)).toMatchObject({ waiting: null, sent: [{ version: 1 }] });
  expect(await rows()).toBe(1);
});

it('a comment reaches the student, a new version replaces the old one in the inbox, and everything can be taken back', async () => {
  const teacher = await aBrowser();
  const { record, hash } = await given(teacher);
  const student = await aBrowser();
  let desk = await got(student.handInWork(await opened(student, hash), work('First try.'), about));
  const [first] = (await got(teacher.openInbox(record))).received;
  if (!first) throw new Error('the inbox is empty');
  expect(await got(teacher.openWork(record, first.id))).toMatchObject({ kind: 'reflection', body: { text: 'First try.' } });
  await got(teacher.returnWithComment(record, first, 'Why?'));
  desk = await student.lookForComments(desk);
  expect(desk.sent).toMatchObject([{ comment: 'Why?', returnedAt: expect.any(String) }]);
  desk = await got(student.handInWork(desk, work('Second try.'), about));
  const { received } = await got(teacher.openInbox(record));
  expect(received).toMatchObject([{ version: 2, returnedAt: null }]);
  await got(student.takeEverythingBack(desk));
  expect(await rows()).toBe(0);
});

it('a backup opens the inbox in another browser; without it the same browser data lost is the inbox lost', async () => {
  const teacher = await aBrowser();
  const { record, hash } = await given(teacher);
  const file = JSON.stringify(await teacher.makeBackup(new Date()));
  const student = await aBrowser();
  await student.handInWork(await opened(student, hash), work('It was warm.'), about);
  const elsewhere = await aBrowser();
  expect(await elsewhere.loadGivenOut()).toEqual([]);
  const read = elsewhere.readBackup(file);
  if (!read.ok) throw new Error(read.why);
  await elsewhere.restore(read.backup);
  const [restored] = await elsewhere.loadGivenOut();
  expect(restored).toMatchObject({ id: record.id, keys: record.keys });
  const { received } = await got(elsewhere.openInbox(restored ?? record));
  expect(await got(elsewhere.openWork(record, received[0]?.id ?? ''))).toMatchObject({ body: { text: 'It was warm.' } });
});

it('a code opens what was given out with one, and a link without its key opens nothing', async () => {
  const teacher = await aBrowser();
  const withCode = await given(teacher, true);
  const sealed = await given(teacher);
  const student = await aBrowser();
  const hash = await got(student.followCode(` ${withCode.record.code?.toLowerCase().replace(/(...)/, '$1-')}`));
  expect(await student.openAssignment(hash)).toMatchObject({ kind: 'opened', record: { content: { title: 'River' } } });
  expect(await student.openAssignment(`#${sealed.record.id}`)).toEqual({ kind: 'wrong-key' });
  expect(await student.openAssignment(`#${sealed.record.id}.${withOtherStart(sealed.record.key ?? '')}`)).toEqual({ kind: 'wrong-key' });
  expect(await student.openAssignment('#half.a-link')).toEqual({ kind: 'damaged' });
  expect(await student.openAssignment('')).toEqual({ kind: 'none' });
  expect(await student.followCode('BCDFGH')).toEqual({ ok: false, why: expect.stringContaining('No assignment has this code') });
  expect(await student.followCode('abc')).toEqual({ ok: false, why: expect.stringContaining('six letters') });
});

it('a server that puts one student’s work under another’s name shows up as work that does not open', async () => {
  const teacher = await aBrowser();
  const { record, hash } = await given(teacher);
  for (const text of ['Mine.', 'Yours.']) {
    const student = await aBrowser();
    await student.handInWork(await opened(student, hash), work(text), about);
  }
  const { results } = await worker.db.prepare('SELECT id, work FROM hand_in').all<{ id: string; work: string }>();
  const [one, two] = results;
  await worker.db.prepare('UPDATE hand_in SET work = ? WHERE id = ?').bind(two?.work, one?.id).run();
  expect(await teacher.openWork(record, one?.id ?? '')).toEqual({ ok: false, why: expect.stringContaining('does not open') });
  expect((await teacher.openWork(record, two?.id ?? '')).ok).toBe(true);
});

it('what a student hands in after the assignment is gone is refused for good, kept here, and said', async () => {
  const teacher = await aBrowser();
  const { record, hash } = await given(teacher);
  const student = await aBrowser();
  const desk = await opened(student, hash);
  await got(teacher.deleteEverything(record));
  expect(await got(student.handInWork(desk, work('Too late.'), about))).toMatchObject({ waiting: { isRefused: true, why: expect.stringContaining('deleted') } });
});

it('an assignment that the teacher has deleted is told to the student at the next look, with all that is theirs still there', async () => {
  const teacher = await aBrowser();
  const { record, hash } = await given(teacher);
  const student = await aBrowser();
  const desk = await opened(student, hash);
  await student.handInWork(desk, work('It was warm.'), about);
  await got(teacher.deleteEverything(record));
  const told = await student.openAssignment(hash);
  expect(told).toMatchObject({ kind: 'opened', record: { gone: 'removed', sent: [{ title: 'The river' }] } });
  // What is handed in after that is kept here, and not tried for ever.
  const again = await got(student.handInWork(desk, work('It was cold.'), about));
  expect(again).toMatchObject({ gone: 'removed', waiting: { isRefused: true } });
  student.$onMyDesk.set(null);
  await student.loadDesk();
  expect(student.onMyDesk(desk.id)).toMatchObject({ gone: 'removed', content: { title: expect.any(String) } });
  // Somebody who never opened it learns nothing of it.
  expect(await (await aBrowser()).openAssignment(hash)).toEqual({ kind: 'gone' });
});
