/** What any generated simulation has to keep, whatever it stands on. */
import { expect } from 'vitest';
import type { TopicPack } from '#src/contracts/knowledge/topic.ts';
import { faultsIn } from '#src/engine/simulation/check.ts';
import { fromEntityEvents, toEntityEvents } from '#src/engine/simulation/entity.ts';
import type { Generated } from '#src/engine/simulation/generate.ts';
import type { Ground } from '#src/engine/simulation/ground.ts';
import { bareSentences } from './knowledge.ts';

export const onPack = (pack: TopicPack | null): Ground => ({ pack, question: null });

/** Every text that somebody reads, one after the other. */
export const textsOf = ({ description, scenario, objectives, roles, events, materials, debrief }: Generated): string[] => [
  description,
  scenario,
  ...objectives,
  ...roles.flatMap((role) => [role.description, ...role.objectives, role.secretInfo]),
  ...events.flatMap((event) => [event.description, ...event.decisions.map(({ outcome }) => outcome)]),
  ...materials.map((material) => material.description),
  ...debrief,
];

/** Sentences of five words or more that stand in two places. What is secret comes out later, so cards and events are each read by themselves; the question that all is about may be asked again. */
export function repeated(simulation: Generated, questions: readonly string[]): string[] {
  const own = new Set(questions.flatMap((question) => bareSentences(question, 3)));
  const secrets = simulation.roles.map(({ secretInfo }) => secretInfo);
  // Who checks has all statements on one sheet, which the others read at the end; a list of works says their names again.
  const sheets = simulation.materials.flatMap(({ type, description }) => (type === 'Sheet for whoever checks' || type === 'Sources' ? [description] : []));
  return [secrets, textsOf(simulation).filter((text) => !secrets.includes(text) && !sheets.includes(text))].flatMap((texts) => {
    const seen = new Set<string>();
    // What is quoted names a choice or a statement, and may be named again; so may a work.
    return texts
      .flatMap((text) =>
        bareSentences(
          text
            .replace(/“[^”]*”/g, '“…”')
            .replace(/[^.:;]+\(\d{4}\)/g, ' a work')
            .replace(/\b\d+\.\d+%/g, (share) => `a share of ${share.replace('.', ' ')}`),
          5,
        ),
      )
      .filter((sentence) => seen.size === seen.add(sentence).size && !own.has(sentence));
  });
}

/** The fewest and the most events on a way to the end that visits no event twice. */
function lengths({ events }: Generated): [number, number] {
  const byId = new Map(events.map((event) => [event.id, event]));
  const walk = (id: string | null, visited: readonly string[]): number[] => {
    if (id === null) return [visited.length];
    if (visited.includes(id)) return [];
    return [...new Set(byId.get(id)?.decisions.map(({ next }) => next))].flatMap((next) => walk(next, [...visited, id]));
  };
  const all = walk(events[0]?.id ?? null, []);
  return [Math.min(...all), Math.max(...all)];
}

export function expectWhole(simulation: Generated, rounds: number, questions: readonly string[] = ['What should be done about Medieval bookbinding?']): void {
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
