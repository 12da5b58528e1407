import { describe, expect, it } from 'vitest';
import { CircuitBreaker } from '../../../functions/ai/circuit-breaker.ts';

const pauseMs = 30_000;

function aBreaker() {
  const clock = { now: 1_000 };
  const breaker = new CircuitBreaker({ failures: 3, pauseMs, now: () => clock.now });
  const fail = (times: number) => {
    for (let i = 0; i < times; i++) breaker.failed();
  };
  return { breaker, clock, fail };
}

describe('a circuit breaker', () => {
  it('lets calls through while the service works', () => {
    const { breaker } = aBreaker();
    for (let i = 0; i < 10; i++) {
      expect(breaker.allows()).toBe(true);
      breaker.succeeded();
    }
  });

  it('opens after as many failures in a row as it was told', () => {
    const { breaker, fail } = aBreaker();
    fail(2);
    expect(breaker.allows()).toBe(true);
    fail(1);
    expect(breaker.allows()).toBe(false);
  });

  it('counts only failures in a row', () => {
    const { breaker, fail } = aBreaker();
    fail(2);
    breaker.succeeded();
    fail(2);
    expect(breaker.allows()).toBe(true);
  });

  it('stays open until the pause is over', () => {
    const { breaker, clock, fail } = aBreaker();
    fail(3);
    clock.now += pauseMs - 1;
    expect(breaker.allows()).toBe(false);
    clock.now += 1;
    expect(breaker.allows()).toBe(true);
  });

  it('lets exactly one trial through after the pause', () => {
    const { breaker, clock, fail } = aBreaker();
    fail(3);
    clock.now += pauseMs;
    expect(breaker.allows()).toBe(true);
    expect(breaker.allows()).toBe(false);
    expect(breaker.allows()).toBe(false);
  });

  it('closes when the trial succeeds', () => {
    const { breaker, clock, fail } = aBreaker();
    fail(3);
    clock.now += pauseMs;
    breaker.allows();
    breaker.succeeded();
    expect(breaker.allows()).toBe(true);
    fail(2);
    expect(breaker.allows()).toBe(true);
  });

  it('opens for another whole pause when the trial fails', () => {
    const { breaker, clock, fail } = aBreaker();
    fail(3);
    clock.now += pauseMs;
    breaker.allows();
    fail(1);
    clock.now += pauseMs - 1;
    expect(breaker.allows()).toBe(false);
    clock.now += 1;
    expect(breaker.allows()).toBe(true);
  });

  it('lets another trial through when the first was abandoned', () => {
    const { breaker, clock, fail } = aBreaker();
    fail(3);
    clock.now += pauseMs;
    breaker.allows();
    breaker.abandoned();
    expect(breaker.allows()).toBe(true);
  });

  it('does not count an abandoned call as a failure', () => {
    const { breaker, fail } = aBreaker();
    fail(2);
    breaker.abandoned();
    expect(breaker.allows()).toBe(true);
  });
});
