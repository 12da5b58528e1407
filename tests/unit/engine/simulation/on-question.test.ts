/** What is said and known in a simulation belongs to the question that it is about, and only what can be decided is decided. */
import { describe, expect, it } from 'vitest';
import type { TopicPack } from '../../../../src/contracts/knowledge/topic.ts';
import { type SimulationFormat, simulationDurations, simulationFormats, simulationGrades } from '../../../../src/contracts/simulation.ts';
import { looksBack } from '../../../../src/engine/simulation/formats/common-statement.ts';
import { type Generated, generateSimulation } from '../../../../src/engine/simulation/generate.ts';
import { isGrave } from '../../../../src/engine/simulation/sensitive.ts';
import { contentStems } from '../../../../src/engine/text/stems.ts';
import { knowledge, topicById } from '../../../support/knowledge.ts';
import { textsOf } from '../../../support/repeated.ts';
import { onPack } from '../../../support/simulations.ts';

const make = (format: SimulationFormat, pack: TopicPack, topic: string): Generated[] =>
  simulationGrades.flatMap((gradeLevel) =>
    simulationDurations.map((duration) => generateSimulation({ format, topic, gradeLevel, duration }, onPack(pack))).filter(({ isStudy }) => !isStudy),
  );

const asked = knowledge.topics.flatMap((pack) => pack.controversies.map(({ question }) => [question, pack] as const));

describe('Model UN', () => {
  it.each(asked.filter(([question]) => looksBack(question)))('“%s” looks back: nothing is decided, and who differs may say so', (question, pack) => {
    const all = make('model-un', pack, question);
    // On what was done to real victims sources are studied in every format.
    expect(all.length > 0 || isGrave(question)).toBe(true);
    for (const made of all) {
      const told = [...textsOf(made), ...made.events.flatMap(({ title, decisions }) => [title, ...decisions.map(({ text }) => text)])].join('\n');
      expect(told).not.toMatch(/\bDecides\b|A year later|\bby when\b|who will do it|Resolution form/);
      expect(told).toContain('Some of us hold');
      expect(made.note).toContain('looks back');
    }
  });

  it.each(asked.filter(([question]) => !looksBack(question)))('“%s” is one on what to do: its clauses go on in small letters', (question, pack) => {
    for (const { events } of make('model-un', pack, question))
      for (const { decisions } of events) for (const { text } of decisions) expect(text).not.toMatch(/^(?:Decides|Recommends|Requests): [A-Z][a-z]/);
  });
});

describe.each(simulationFormats.filter((format) => format !== 'scientific'))('in a %s', (format) => {
  it.each(knowledge.topics.map((pack) => [pack.id, pack] as const))('on the pack %s a fact on a card speaks of the question', (_, pack) => {
    for (const { roles, scenario, title } of make(format, pack, pack.title)) {
      const question = [...pack.controversies, ...(pack.crises ?? [])].find((each) => `${title} ${scenario}`.includes(each.question));
      if (!question) continue;
      const about = new Set(
        contentStems(JSON.stringify([question.question, 'background' in question ? question.background : question.situation, question.stakeholders, question.decisions])),
      );
      for (const { secretInfo } of roles)
        for (const { text } of pack.facts.filter((fact) => secretInfo.includes(fact.text.slice(0, 60).replace(/["“].*/, '')) && fact.text.length > 60))
          expect(
            contentStems(text).filter((stem) => about.has(stem)),
            text,
          ).not.toEqual([]);
    }
  });
});

it('who speaks on workers from abroad has no card on the partition of India', () => {
  const question = 'How should a country decide which workers from abroad may come?';
  for (const format of ['debate', 'model-un', 'roleplay'] as const)
    for (const { roles } of make(format, topicById('migration'), question)) expect(roles.map(({ secretInfo }) => secretInfo).join(' ')).not.toContain('1947');
});
