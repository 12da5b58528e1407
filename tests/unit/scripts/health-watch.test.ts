import { describe, expect, it } from 'vitest';
import { HealthWatch, healthTimes, type Verdict } from '../../../scripts/run/health-watch.ts';

/** A watch whose clock only the test moves. A check that fails takes the whole time it is given. */
function aWatch() {
  const clock = { now: 1_000_000 };
  const watch = new HealthWatch(() => clock.now);
  const check = (answered: boolean): Verdict => {
    const begunAt = clock.now;
    clock.now += answered ? 5 : watch.patience;
    const verdict = watch.take(answered, begunAt);
    clock.now += watch.pause;
    if (verdict === 'restart') watch.started();
    return verdict;
  };
  /** Fails until the Worker is started again. Returns the milliseconds it took. */
  const untilRestart = (): number => {
    const from = clock.now;
    while (check(false) !== 'restart');
    return clock.now - from;
  };
  const wellFor = (ms: number): void => {
    for (const end = clock.now + ms; clock.now < end; ) check(true);
  };
  return { watch, clock, check, untilRestart, wellFor };
}

describe('the watch over the Worker', () => {
  it('lets it start in its own time: failed checks before the first answer mean nothing', () => {
    const { check } = aWatch();
    for (let i = 0; i < 20; i++) expect(check(false)).toBe('starting');
    expect(check(true)).toBe('ready');
    expect(check(true)).toBe('well');
  });

  it('ends a start that takes longer than a minute', () => {
    const { untilRestart } = aWatch();
    const took = untilRestart();
    expect(took).toBeGreaterThanOrEqual(healthTimes.start);
    expect(took).toBeLessThan(healthTimes.start + 5_000);
  });

  it('starts it again after two failed checks in a row', () => {
    const { check } = aWatch();
    check(true);
    expect([check(false), check(false)]).toEqual(['failing', 'restart']);
  });

  it('forgives a single failed check, however often', () => {
    const { check } = aWatch();
    check(true);
    for (let i = 0; i < 10; i++) expect([check(false), check(true)]).toEqual(['failing', 'well']);
  });

  it('notices within five seconds, a first and a second time', () => {
    const { wellFor, untilRestart } = aWatch();
    for (let i = 0; i < 2; i++) {
      wellFor(3_000);
      expect(healthTimes.afterAnswer + untilRestart()).toBeLessThanOrEqual(5_000);
    }
  });

  it('gives answers more time with each restart that did not last, up to a limit', () => {
    const { watch, check, untilRestart } = aWatch();
    const given: number[] = [];
    for (let i = 0; i < 7; i++) {
      given.push(watch.patience);
      check(true);
      untilRestart();
    }
    expect(given).toEqual([1_500, 1_500, 3_000, 6_000, 12_000, 12_000, 12_000]);
  });

  it('is as quick as ever after a calm minute', () => {
    const { watch, check, untilRestart, wellFor } = aWatch();
    for (let i = 0; i < 4; i++) {
      check(true);
      untilRestart();
    }
    wellFor(healthTimes.calm / 2);
    expect(watch.patience).toBe(12_000);
    wellFor(healthTimes.calm);
    expect(watch.patience).toBe(healthTimes.answer);
  });

  it('asks for one restart at a time: until the Worker was started again, failed checks mean nothing', () => {
    const { watch, clock } = aWatch();
    watch.take(true, clock.now);
    const verdicts = Array.from({ length: 5 }, () => {
      clock.now += 2_000;
      return watch.take(false, clock.now);
    });
    expect(verdicts).toEqual(['failing', 'restart', 'starting', 'starting', 'starting']);
  });

  it('does not hold a check of the old process against the new one, nor for it', () => {
    const { watch, clock, check } = aWatch();
    check(true);
    const begunAt = clock.now;
    clock.now += 100;
    watch.started();
    expect(watch.take(false, begunAt)).toBe('starting');
    expect(watch.take(true, begunAt)).toBe('starting');
    expect(watch.isReady).toBe(false);
    expect(check(true)).toBe('ready');
  });
});
