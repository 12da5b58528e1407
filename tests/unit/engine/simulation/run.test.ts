/** A run that was left is found again in what is kept of it. */
import { expect, it } from 'vitest';
import type { RunStep, SimulationRun } from '../../../../src/contracts/simulation.ts';
import { brokenOff, stepsOf } from '../../../../src/engine/simulation/run.ts';

const event = (id: string, title: string, next: string | null) => ({
  id,
  title,
  description: '',
  decisions: ['left', 'right'].map((text) => ({ text, outcome: `${text}!`, next, effects: [5] })),
});
const simulation = { events: [event('a', 'Gate', 'b'), event('b', 'Bridge', 'c'), event('c', 'Gate', null)], meters: [{ name: 'Trust', start: 50 }] };
const run = (steps: RunStep[], change: Partial<SimulationRun> = {}): SimulationRun => ({ at: '2026-11-01T08:00:00.000Z', isFinished: false, steps, meters: [50], ...change });
const gate = { event: 'Gate', decision: 'right' };
const bridge = { event: 'Bridge', decision: 'left' };

it('takes the steps of a kept run along the ways of the simulation, also where two events have one title', () => {
  const taken = [
    { event: 'a', decision: 1 },
    { event: 'b', decision: 0 },
    { event: 'c', decision: 1 },
  ];
  expect(stepsOf(simulation, run([gate, bridge, gate]))).toEqual(taken);
  expect(brokenOff({ ...simulation, runs: [run([gate, bridge])] })).toMatchObject({ at: '2026-11-01T08:00:00.000Z', steps: taken.slice(0, 2), event: { id: 'c' } });
});

it('goes as far as the simulation still has what was chosen', () => {
  expect(stepsOf(simulation, run([gate, { event: 'Bridge', decision: 'jump' }, gate]))).toHaveLength(1);
  expect(stepsOf(simulation, run([bridge]))).toEqual([]);
});

it.each([
  ['nobody has run it', []],
  ['it came to its end', [run([gate, bridge, gate], { isFinished: true })]],
  ['the last run was finished, an older one was not', [run([gate, bridge, gate], { isFinished: true }), run([gate])]],
  ['a class left it', [run([gate], { students: 20 })]],
  ['it was changed since at its beginning', [run([bridge])]],
])('there is nothing to go on with where %s', (_, runs) => {
  expect(brokenOff({ ...simulation, runs })).toBeNull();
});
