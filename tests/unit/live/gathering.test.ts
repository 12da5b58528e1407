/** What comes together goes on together, in its order; what comes later has a turn of its own. */
import { expect, it, vi } from 'vitest';
import { Gathering } from '../../../functions/live/gathering.ts';

it('gathers who comes within a few milliseconds into one turn', async () => {
  vi.useFakeTimers({ now: 0 });
  const gathering = new Gathering();
  const went: string[] = [];
  const come = (name: string) => gathering.turn().then(() => went.push(`${name} at ${Date.now()}`));
  come('Ana');
  await vi.advanceTimersByTimeAsync(3);
  come('Ben');
  await vi.advanceTimersByTimeAsync(1);
  expect(went).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(went).toEqual(['Ana at 5', 'Ben at 5']);
  come('Cem');
  await vi.advanceTimersByTimeAsync(5);
  expect(went.at(-1)).toBe('Cem at 10');
  vi.useRealTimers();
});
