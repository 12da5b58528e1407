/** Runs as a table for a spreadsheet: a row for each decision, with the votes of a class. Pure. */
import type { SimulationMeter, SimulationRun, TakenBy } from '../../contracts/simulation.ts';
import { csvTable } from '../text/csv-table.ts';

/** How a class came to a decision, in words. */
export const takenByWords: Readonly<Record<TakenBy, string>> = {
  vote: 'most votes',
  teacher: 'tie, decided by the teacher',
  rewind: 'the other road, after going back',
};

export function runCsv(runs: readonly SimulationRun[], meters: readonly SimulationMeter[]): string {
  const head = ['Run', 'Begun', 'Students', 'Step', 'Event', 'Decision', 'Decided by', 'Votes', ...meters.map(({ name }) => name)];
  const rows = runs.flatMap(({ at, students, steps }, run) =>
    steps.map(({ event, decision, by, votes, meters: left }, step) => [
      run + 1,
      at,
      students ?? 1,
      step + 1,
      event,
      decision,
      by ? takenByWords[by] : '',
      (votes ?? []).map((vote) => `${vote.decision}: ${vote.count}`).join(' | '),
      ...meters.map((_, place) => left?.[place] ?? ''),
    ]),
  );
  return csvTable([head, ...rows]);
}
