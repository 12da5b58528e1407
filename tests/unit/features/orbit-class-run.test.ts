/** What a class has played, as it is kept on the teacher's device and exported. */
import { describe, expect, it } from 'vitest';
import type { CountedTurn, OrbitLed } from '../../../src/contracts/orbit-live.ts';
import type { Simulation } from '../../../src/contracts/simulation.ts';
import { runCsv } from '../../../src/engine/simulation/run-csv.ts';
import { contentOf, runsOf, withRuns } from '../../../src/features/orbit/class/class-run.ts';
import { simulationShape } from '../../../src/stores/library/shapes/simulation.ts';
import { withoutPrivate } from '../../../src/stores/sharing/shared-work.ts';
import { floodSimulation } from '../../support/orbit.ts';

const { title: _, ...flood } = floodSimulation;
const simulation: Simulation = {
  topic: 'Floods',
  format: 'crisis',
  gradeLevel: 'Middle School (6-8)',
  duration: 45,
  studentCount: 0,
  description: '',
  objectives: [],
  materials: [],
  note: '',
  origin: '',
  runs: [],
  ...flood,
};
const turn = (event: string, choice: number, before: number | null, change: Partial<CountedTurn> = {}): CountedTurn => ({
  event,
  choice,
  before,
  by: 'vote',
  vote: 0,
  at: 1_000_000 + (before ?? 0),
  counts: [2, 1],
  ...change,
});
/** The class opened the floodgates and paid the farmers; then it went back and built up the dike. */
const turns = [turn('warning', 0, null), turn('fields', 0, 0, { counts: [3], at: 2_000_000 }), turn('warning', 1, null, { by: 'rewind', at: 3_000_000 })];
const led = (length: number): OrbitLed => ({ ...floodSimulation, play: { turns: turns.slice(0, length), at: length - 1, isTold: true, vote: 2 } });

describe('the results of a class', () => {
  it('are one run for each road, with votes and meters, and no name', () => {
    const [first, second] = runsOf(led(3), 3);
    expect(first).toMatchObject({
      isFinished: true,
      students: 3,
      meters: [80, 0],
      steps: [
        {
          event: 'The warning',
          decision: 'Open the floodgates',
          by: 'vote',
          meters: [60, 30],
          votes: [
            { decision: 'Open the floodgates', count: 2 },
            { decision: 'Build up the dike', count: 1 },
          ],
        },
        { event: 'The fields', meters: [80, 0] },
      ],
    });
    expect(second).toMatchObject({ isFinished: false, meters: [40, 50], steps: [{ by: 'rewind', decision: 'Build up the dike' }] });
  });

  it('replace themselves while the class goes on, and stay beside the runs of before', () => {
    const alone = { at: new Date(5).toISOString(), isFinished: true, steps: [], meters: [50, 50] };
    let kept: Simulation = { ...simulation, runs: [alone] };
    for (const length of [1, 2, 3]) kept = withRuns(kept, runsOf(led(length), 3));
    // The newest first: the other road, taken after going back, the first road, and the run of before.
    expect(kept.runs.map(({ at }) => at)).toEqual([...kept.runs.map(({ at }) => at)].sort().reverse());
    expect(kept.runs.map(({ steps }) => steps.length)).toEqual([1, 2, 0]);
  });

  it('are read back from the library as they were written, are no part of what is shared, and open no session with what a class does not need', () => {
    const kept: Simulation = { ...withRuns(simulation, runsOf(led(3), 3)), live: 'BCDFGH' };
    expect(simulationShape.read(JSON.parse(JSON.stringify(kept)), 1)).toEqual(kept);
    expect(withoutPrivate({ kind: 'simulation', title: 'Floods', body: kept }).body).toEqual(simulation);
    expect(contentOf('The river rises', kept)).toEqual(floodSimulation);
  });

  it('make a table that runs nothing in a spreadsheet', () => {
    const table = runCsv(runsOf(led(3), 3), [
      { name: '=Trust', start: 50 },
      { name: 'Money', start: 50 },
    ]);
    expect(table.split('\r\n').slice(0, 2)).toEqual([
      "\ufeffRun,Begun,Students,Step,Event,Decision,Decided by,Votes,'=Trust,Money",
      '1,1970-01-01T00:16:40.000Z,3,1,The warning,Open the floodgates,most votes,Open the floodgates: 2 | Build up the dike: 1,60,30',
    ]);
    expect(table).toContain('"the other road, after going back"');
  });
});
