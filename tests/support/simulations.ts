/** What any generated simulation has to keep, whatever it stands on. */
import { expect } from 'vitest';
import type { TopicPack } from '#src/contracts/knowledge/topic.ts';
import { faultsIn } from '#src/engine/simulation/check.ts';
import { fromEntityEvents, toEntityEvents } from '#src/engine/simulation/entity.ts';
import type { Generated } from '#src/engine/simulation/generate.ts';
import type { Ground } from '#src/engine/simulation/ground.ts';
import { lengths } from './evaluate-simulations.ts';
import { repeated, textsOf } from './repeated.ts';

export const onPack = (pack: TopicPack | null): Ground => ({ pack, question: null });

export function expectWhole(simulation: Generated, rounds: number, questions: readonly string[] = ['Should our school hold a project day on Medieval bookbinding?']): void {
  expect(faultsIn(simulation.events)).toEqual([]);
  expect(new Set(simulation.events.map(({ id }) => id)).size).toBe(simulation.events.length);
  const [least, most] = lengths(simulation);
  // A scientific team or a rumor may add a detour; a pack with one contested question has less for several days.
  expect(least).toBeGreaterThanOrEqual(Math.min(rounds, 7));
  expect(most).toBeLessThanOrEqual(rounds + 2);
  for (const list of [
    simulation.objectives,
    simulation.roles,
    simulation.events,
    simulation.materials,
    simulation.meters,
    simulation.debrief,
    ...simulation.roles.map(({ objectives }) => objectives),
  ])
    expect(list.length).toBeGreaterThan(0);
  for (const text of textsOf(simulation)) {
    expect(text.trim()).not.toBe('');
    expect(text).not.toMatch(/\[object|(?<!\.)\.\.(?!\.)|\s{2}|“”/);
  }
  for (const { decisions } of simulation.events) {
    expect(decisions.length).toBeGreaterThanOrEqual(2);
    expect(new Set(decisions.map(({ text }) => text)).size).toBe(decisions.length);
    for (const { outcome, effects } of decisions) {
      expect(outcome.length).toBeGreaterThan(3);
      expect(effects).toHaveLength(simulation.meters.length);
    }
  }
  const secrets = simulation.roles.map(({ secretInfo }) => secretInfo);
  expect(new Set(secrets).size).toBe(secrets.length);
  expect(new Set(simulation.roles.map(({ name }) => name)).size).toBe(secrets.length);
  expect(repeated(simulation, questions)).toEqual([]);
  expect(fromEntityEvents(toEntityEvents(simulation.events))).toEqual(simulation.events);
}
