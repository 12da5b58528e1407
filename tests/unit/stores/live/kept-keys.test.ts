/** The key of a session stays on the device as long as the server holds its results, and no longer. */
import { beforeEach, expect, it, vi } from 'vitest';
import { liveLimits } from '../../../../src/contracts/live/limits.ts';
import { forgetHostKey, hostKeys, isRunning, keepHostKey, markOver, resultsMs } from '../../../../src/stores/live/kept-keys.ts';

const key = { kind: 'comet' as const, code: 'BCDFGH', title: 'Tides', item: 'tides', hostToken: 'h', coToken: 'c', expiresAt: '2999-01-01T12:00:00.000Z' };
const after = (ms: number, from = key.expiresAt) => new Date(Date.parse(from) + ms);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
});

it('a session that had its time is over, and its key goes when the server has erased the results', () => {
  expect(resultsMs).toBe(liveLimits.keptMs);
  keepHostKey(key);
  expect(hostKeys(after(-1)).BCDFGH?.isOver).toBeUndefined();
  expect(isRunning('BCDFGH', after(-1))).toBe(true);
  expect(hostKeys(after(0)).BCDFGH?.isOver).toBe(true);
  expect(isRunning('BCDFGH', after(0))).toBe(false);
  expect(hostKeys(after(resultsMs - 1)).BCDFGH).toBeDefined();
  expect(hostKeys(after(resultsMs)).BCDFGH).toBeUndefined();
});

it('a session that was ended is kept for as long from its end on, however often it is looked at', () => {
  const end = '2998-06-01T08:00:00.000Z';
  keepHostKey(key);
  markOver(key, new Date(end));
  markOver(key, after(resultsMs / 2, end));
  expect(hostKeys(after(resultsMs - 1, end)).BCDFGH).toMatchObject({ item: 'tides', isOver: true, expiresAt: end });
  expect(hostKeys(after(resultsMs, end)).BCDFGH).toBeUndefined();
  forgetHostKey('BCDFGH');
  expect(hostKeys(after(0, end))).toEqual({});
});
