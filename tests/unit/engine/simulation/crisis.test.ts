/** A crisis on a topic: something that has to be answered now, and a check that answers just what is claimed. */
import { describe, expect, it } from 'vitest';
import type { TopicPack } from '../../../../src/contracts/knowledge/topic.ts';
import { type SimulationFormat, simulationDurations, simulationGrades } from '../../../../src/contracts/simulation.ts';
import { type Generated, generateSimulation, roundsIn } from '../../../../src/engine/simulation/generate.ts';
import { knowledge } from '../../../support/knowledge.ts';
import { textsOf } from '../../../support/repeated.ts';
import { expectWhole, onPack } from '../../../support/simulations.ts';

const packs = knowledge.topics.map((pack) => [pack.id, pack] as const);

/** What is inside quotation marks is written with others of its own there. */
const bare = (text: string): string => text.replace(/["“”‘’.]/g, '');

const all = (format: SimulationFormat, pack: TopicPack): Generated[] =>
  simulationGrades
    .flatMap((gradeLevel) => simulationDurations.map((duration) => generateSimulation({ format, topic: pack.title, gradeLevel, duration }, onPack(pack))))
    .filter(({ isStudy }) => !isStudy);

describe.each([
  ['crisis', ['found', 'again', 'quiz', 'rumor', 'rumor-again']],
  ['economic', ['claim', 'entry', 'late']],
  ['roleplay', ['corridor', 'visitors']],
] as const)('in a %s', (format, scenes: readonly string[]) => {
  it.each(packs)('on the pack %s, whoever has a claim checked is told what is so about that claim', (_, pack) => {
    const claims = [
      ...pack.misconceptions.map(({ belief, correction }) => [bare(belief), bare(correction)] as const),
      ...(pack.crises ?? []).flatMap(({ reports }) => reports.map(({ says, found }) => [bare(says), bare(found)] as const)),
    ];
    for (const { events } of all(format, pack))
      for (const { id, description, decisions } of events) {
        if (!scenes.includes(id)) continue;
        const claim = claims.find(([belief]) => bare(description).includes(belief));
        expect(claim, description).toBeDefined();
        const rewarded = decisions.filter(({ effects }) => (effects[1] ?? 0) > 0).map(({ outcome }) => bare(outcome));
        expect(
          rewarded.some((outcome) => outcome.includes(claim?.[1] ?? '')),
          `${id}: ${rewarded.join(' / ')}`,
        ).toBe(true);
      }
  });
});

const held = knowledge.topics.flatMap((pack) => (pack.crises ?? []).map((crisis) => [crisis.question, pack, crisis] as const));

it('at least sixteen topics hold a day of crisis; every other one says that it has none and opens an exhibition', () => {
  const ids = new Set(held.map(([, { id }]) => id));
  expect(ids.size).toBeGreaterThanOrEqual(16);
  for (const pack of knowledge.topics)
    for (const { title, note } of all('crisis', pack)) {
      expect(title.startsWith('Crisis room:')).toBe(ids.has(pack.id));
      expect(note.includes('Nothing on')).toBe(!ids.has(pack.id));
    }
});

const laterThan: Readonly<Record<'past' | 'radio' | 'now', RegExp>> = {
  past: /\b(?:(?:tele)?phones?|calls? (?:back|you)|on line|radio|television|microphones?|cameras?|reporters?|journalists?|newspapers?|recordings?|recorded|messages? from phone|accounts? without|shared more|screens?|e-?mails?|internet|\d\d:\d\d)\b/i,
  radio: /\b(?:phone to phone|account without|shared more|screens?|e-?mails?|internet|cell ?phones?|online)\b/i,
  now: /\b(?:from door to door|at every well)\b/i,
};

describe('a day of crisis', () => {
  it.each(held)('“%s”: whole, played on that day, and without anything of a later time', (question, pack, crisis) => {
    for (const gradeLevel of simulationGrades)
      for (const duration of simulationDurations) {
        const made = generateSimulation({ format: 'crisis', topic: `${pack.title}: ${question}`, gradeLevel, duration }, onPack(pack));
        expect(made.isStudy).toBe(false);
        expect(made.title).toContain(question);
        expect(made.scenario).toContain(crisis.situation);
        expectWhole(made, roundsIn[duration], [question]);
        const told = [
          made.scenario,
          ...made.roles.flatMap((role) => [role.description, ...role.objectives, role.secretInfo]),
          ...made.events.flatMap(({ title, description, decisions }) => [title, description, ...decisions.flatMap(({ text, outcome }) => [text, outcome])]),
        ];
        for (const text of told) expect(text).not.toMatch(laterThan[crisis.era]);
        expect(textsOf(made).join(' ')).not.toMatch(/undefined|null/);
      }
  });
});
