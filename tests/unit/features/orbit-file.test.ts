/** A simulation that is saved as JSON comes back from its file, and whatever else is chosen is answered with a sentence. */
import { expect, it } from 'vitest';
import { toEntity } from '../../../src/engine/simulation/entity.ts';
import { generateSimulation } from '../../../src/engine/simulation/generate.ts';
import { mostBytes, readSimulation } from '../../../src/features/orbit/read-simulation.ts';
import { topicById } from '../../support/knowledge.ts';

const {
  title,
  isStudy: _,
  ...made
} = generateSimulation({ format: 'crisis', topic: 'Sleep', gradeLevel: 'Middle School (6-8)', duration: 60 }, { pack: topicById('sleep'), question: null });

it('comes back whole, secrets, ways and meters included', () => {
  const read = readSimulation(JSON.stringify(toEntity('a', title, '2026-11-24T10:00:00.000Z', { ...made, runs: [] })));
  expect(read).toEqual({ ok: true, title, simulation: { ...made, origin: '', runs: [] } });
});

it('of the bare entity of the specification each decision leads to the next event', () => {
  const events = ['One', 'Two'].map((name) => ({ title: name, description: 'It happens.', decisions: ['Go', 'Stay'], outcomes: { Go: 'You go.', Stay: 'You stay.' } }));
  const read = readSimulation(JSON.stringify({ title: 'Bare', format: 'debate', events }));
  expect(read.ok && read.simulation.events.map(({ decisions }) => decisions.map(({ outcome, next }) => [outcome, next]))).toEqual([
    [
      ['You go.', 'event-2'],
      ['You stay.', 'event-2'],
    ],
    [
      ['You go.', null],
      ['You stay.', null],
    ],
  ]);
});

it.each(['', '{', 'null', '[]', '{"events":1}', '{"events":[]}', '{"events":[1,null,"x"]}', '<!doctype html>', 'x'.repeat(mostBytes + 1), '{"__proto__":{"events":[]}}'])(
  'says what is wrong with a file like %s',
  (text) => {
    const read = readSimulation(text);
    expect(!read.ok && read.problem).toMatch(/^This /);
  },
);
