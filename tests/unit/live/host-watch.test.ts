/** Who has been told that the teacher is away is told that they are back. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HostWatch } from '../../../functions/live/host-watch.ts';
import { liveLimits } from '../../../src/contracts/live/limits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aWatch() {
  const told: string[] = [];
  const watch = new HostWatch((code) => told.push(code));
  return { told, watch };
}

it('a page that is reloaded is no news; one that stays away is, and so is its return', () => {
  const { told, watch } = aWatch();
  watch.back();
  told.length = 0;
  watch.left();
  vi.advanceTimersByTime(liveLimits.hostAwayMs - 1);
  watch.back();
  vi.advanceTimersByTime(liveLimits.hostAwayMs);
  expect(told).toEqual([]);
  watch.left();
  vi.advanceTimersByTime(liveLimits.hostAwayMs);
  watch.back();
  expect(told).toEqual(['host_away', 'host_back']);
});

it('who came while the page was being reloaded was told with the welcome, and hears of the return', () => {
  const { told, watch } = aWatch();
  watch.back();
  told.length = 0;
  watch.left();
  watch.toldAway();
  watch.back();
  expect(told).toEqual(['host_back']);
});

it('after a kill or a sleep the object does not know whom it has told, and tells everyone once', () => {
  const { told, watch } = aWatch();
  watch.back();
  watch.back();
  expect(told).toEqual(['host_back']);
});
