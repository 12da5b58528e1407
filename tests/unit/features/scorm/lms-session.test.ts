import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LmsApi } from '../../../../src/features/courses/scorm/lms-api.ts';
import { beginSession, readSuspended, suspended, suspendLimit, timeSpan } from '../../../../src/features/courses/scorm/lms-session.ts';
import { makePlatform } from '../../../support/scorm.ts';

/** A visit to a course, on a clock that stands until it is moved. */
function aVisit(kept: Record<string, string> = {}, change: (api: LmsApi) => LmsApi = (api) => api) {
  const platform = makePlatform(kept);
  const heard: (string | null)[] = [];
  const clock = { now: 1_000 };
  const session = () =>
    beginSession(
      change(platform.API as unknown as LmsApi),
      () => clock.now,
      (refusal) => heard.push(refusal),
    );
  return { platform, heard, clock, begin: session };
}

const accept = (): boolean => true;

function begun(kept: Record<string, string> = {}) {
  const { begin, ...rest } = aVisit(kept);
  const session = begin();
  if (!session) throw new Error('the session did not begin');
  return { session, ...rest };
}

describe('a visit to a packaged course', () => {
  it('begins as incomplete, with nothing complete', () => {
    const { session, platform, heard } = begun();
    expect(platform.calls[0]).toBe('LMSInitialize');
    expect(platform.values['cmi.core.lesson_status']).toBe('incomplete');
    expect(session.completed).toEqual([]);
    expect(heard).toEqual([null]);
  });

  it('reports each module with percent, status and the list, and commits it', () => {
    const { session, platform, heard } = begun();
    session.report(['one'], 1, 3);
    expect(platform.values).toMatchObject({
      'cmi.core.score.raw': '33',
      'cmi.core.score.min': '0',
      'cmi.core.score.max': '100',
      'cmi.core.lesson_status': 'incomplete',
      'cmi.suspend_data': '{"v":1,"completed":["one"]}',
    });
    expect(platform.calls.at(-1)).toBe('LMSCommit');
    session.report(['one', 'two', 'three'], 3, 3);
    expect(platform.values).toMatchObject({ 'cmi.core.score.raw': '100', 'cmi.core.lesson_status': 'completed' });
    expect(heard.every((refusal) => refusal === null)).toBe(true);
  });

  it('goes on where the last one ended', () => {
    const { session, platform } = begun({ 'cmi.suspend_data': suspended(['two', 'one']), 'cmi.core.lesson_status': 'incomplete' });
    expect(session.completed).toEqual(['two', 'one']);
    expect(platform.calls.filter((call) => call.startsWith('LMSSetValue'))).toEqual([]);
  });

  it.each(['completed', 'passed'])('never takes back that the course was %s', (status) => {
    const { session, platform } = begun({ 'cmi.core.lesson_status': status, 'cmi.core.score.raw': '100', 'cmi.suspend_data': suspended(['one']) });
    session.report([], 0, 2);
    expect(platform.values).toMatchObject({ 'cmi.core.lesson_status': status, 'cmi.core.score.raw': '100', 'cmi.suspend_data': '{"v":1,"completed":[]}' });
  });

  it('never takes it back within one visit either', () => {
    const { session, platform } = begun();
    session.report(['one'], 1, 1);
    session.report([], 0, 1);
    expect(platform.values).toMatchObject({ 'cmi.core.lesson_status': 'completed', 'cmi.core.score.raw': '100' });
  });

  it('ends once: time, suspend, commit, finish, and nothing after it', () => {
    const { session, platform, clock } = begun();
    clock.now += 62_345;
    session.end();
    expect(platform.calls.slice(-4)).toEqual(['LMSSetValue cmi.core.exit suspend', 'LMSSetValue cmi.core.session_time 0000:01:02.34', 'LMSCommit', 'LMSFinish']);
    const count = platform.calls.length;
    session.end();
    session.pause();
    session.report(['one'], 1, 1);
    expect(platform.calls).toHaveLength(count);
  });

  it('keeps the time when the page is hidden, for it may never come back', () => {
    const { session, platform, clock } = begun();
    clock.now += 5_000;
    session.pause();
    expect(platform.values['cmi.core.session_time']).toBe('0000:00:05.00');
    expect(platform.calls.at(-1)).toBe('LMSCommit');
  });

  it('asks for nothing that tells who is learning', () => {
    const { session, platform } = begun();
    session.report(['one'], 1, 1);
    session.end();
    expect(platform.calls.filter((call) => call.startsWith('LMSGetValue')).sort()).toEqual(['LMSGetValue cmi.core.lesson_status', 'LMSGetValue cmi.suspend_data']);
  });
});

describe('a platform that refuses', () => {
  it('to begin gives no session, and its words are heard', () => {
    const { platform, begin, heard } = aVisit();
    platform.refuse.push('LMSInitialize');
    expect(begin()).toBeNull();
    expect(heard).toEqual(['General exception']);
  });

  it('a value is heard, and heard no longer once it takes the next', () => {
    const { session, platform, heard } = begun();
    platform.refuse.push('cmi.suspend_data');
    session.report(['one'], 1, 2);
    platform.refuse.length = 0;
    session.report(['one', 'two'], 2, 2);
    expect(heard).toEqual([null, 'Incorrect data type', null]);
  });

  it('by breaking down stops neither the course nor its end', () => {
    const broken = () => {
      throw new Error('gone');
    };
    const { begin, heard } = aVisit({}, (api) => ({ ...api, LMSSetValue: broken, LMSCommit: broken, LMSFinish: broken, LMSGetErrorString: broken }));
    const session = begin();
    session?.report(['one'], 1, 2);
    session?.end();
    expect(session).not.toBeNull();
    expect(heard).toEqual(['', '']);
  });

  it('is told from one that answers with booleans', () => {
    const { begin, heard } = aVisit({}, (api) => ({ ...api, LMSInitialize: accept, LMSSetValue: accept, LMSCommit: accept }));
    expect(begin()).not.toBeNull();
    expect(heard).toEqual([null]);
  });
});

describe('suspended data', () => {
  it('comes back as it was written', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (completed) => {
        expect(readSuspended(suspended(completed))).toEqual({ completed, unread: '' });
      }),
    );
  });

  it.each(['', 'null', '7', '[]', '{"v":1}', '{"completed":"one"}', 'bookmark=3', '{garb'])('of another kind counts as nothing and is unread: %j', (text) => {
    expect(readSuspended(text)).toEqual({ completed: [], unread: text });
  });

  it('keeps of a mixed list what can be a module, and the whole as unread', () => {
    const text = '{"v":1,"completed":["one",7,null]}';
    expect(readSuspended(text)).toEqual({ completed: ['one'], unread: text });
  });

  it('keeps what could not be read through every later visit', () => {
    const first = begun({ 'cmi.suspend_data': '{garb', 'cmi.core.lesson_status': 'incomplete' });
    expect(first.session.hasUnread).toBe(true);
    first.session.report(['one'], 1, 2);
    const later = begun(first.platform.values);
    later.session.report(['one', 'two'], 2, 2);
    expect(readSuspended(later.platform.values['cmi.suspend_data'] ?? '')).toEqual({ completed: ['one', 'two'], unread: '{garb' });
    expect(begun().session.hasUnread).toBe(false);
  });

  it('cuts what was kept aside where the platform has no room for it, and never what is complete', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 3_000, maxLength: suspendLimit, unit: 'binary' }), (unread) => {
        const text = suspended(['one', 'two'], unread);
        expect(text.length).toBeLessThanOrEqual(suspendLimit);
        const kept = readSuspended(text);
        expect(kept.completed).toEqual(['one', 'two']);
        expect(unread.startsWith(kept.unread)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
});

describe('a time span', () => {
  it.each([
    [0, '0000:00:00.00'],
    [9, '0000:00:00.00'],
    [12_340, '0000:00:12.34'],
    [3_723_450, '0001:02:03.45'],
    [86_400_000, '0024:00:00.00'],
    [-5, '0000:00:00.00'],
    [1e15, '9999:59:59.99'],
  ])('of %d ms is %s', (ms, text) => {
    expect(timeSpan(ms)).toBe(text);
  });
});
