/** A crisis on a topic: something that has to be answered now, and a check that answers just what is claimed. */
import { describe, expect, it } from 'vitest';
import type { TopicPack } from '../../../../src/contracts/knowledge/topic.ts';
import { type SimulationFormat, simulationDurations, simulationGrades } from '../../../../src/contracts/simulation.ts';
import { type Generated, generateSimulation } from '../../../../src/engine/simulation/generate.ts';
import { knowledge } from '../../../support/knowledge.ts';
import { onPack } from '../../../support/simulations.ts';

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
