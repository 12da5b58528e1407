// biome-ignore-all lint/suspicious/noArrayIndexKey: the entries have nothing of their own that stays while their words change
/** One run as a table, a row for each decision, and the same as a picture below it. */
import type { SimulationMeter, SimulationRun } from '../../contracts/simulation.ts';
import { takenByWords } from '../../engine/simulation/run-csv.ts';
import { MeterChart } from './MeterChart.tsx';

interface RunTableProps {
  caption: string;
  meters: readonly SimulationMeter[];
  run: Pick<SimulationRun, 'steps' | 'students'>;
}

export function RunTable({ caption, meters, run: { steps, students } }: RunTableProps) {
  const isOfClass = students !== undefined;
  const points = steps.every(({ meters: left }) => left !== undefined) ? [meters.map(({ start }) => start), ...steps.map(({ meters: left }) => left ?? [])] : [];
  return (
    <div className="orbit-results">
      <div className="orbit-table-scroll" role="region" aria-label={caption} tabIndex={0}>
        <table className="orbit-table">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">Event</th>
              <th scope="col">Decision</th>
              {isOfClass && <th scope="col">Votes</th>}
              {points.length > 0 &&
                meters.map(({ name }, place) => (
                  <th key={`${place} ${name}`} scope="col" dir="auto">
                    {name}
                  </th>
                ))}
            </tr>
          </thead>
          <tbody>
            {steps.map(({ event, decision, by, votes = [], meters: left }, number) => (
              <tr key={`${number} ${event}`}>
                <th scope="row" dir="auto">
                  {number + 1}. {event}
                </th>
                <td>
                  <span dir="auto">{decision}</span>
                  {by && <small>{takenByWords[by]}</small>}
                </td>
                {isOfClass && (
                  <td>
                    <VoteBars votes={votes} chosen={decision} />
                  </td>
                )}
                {points.length > 0 &&
                  meters.map(({ name }, place) => (
                    <td key={place} data-label={name}>
                      {left?.[place] ?? 0}
                    </td>
                  ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <MeterChart names={meters.map(({ name }) => name)} points={points} />
    </div>
  );
}

/** Votes for each decision, as words, a number, and a bar beside them. */
export function VoteBars({ votes, chosen }: { votes: readonly { decision: string; count: number }[]; chosen?: string }) {
  const most = Math.max(1, ...votes.map(({ count }) => count));
  return (
    <ul className="orbit-votes">
      {votes.map(({ decision, count }, place) => (
        <li key={`${place} ${decision}`} data-chosen={decision === chosen || undefined}>
          <span dir="auto">{decision}</span> <strong>{count === 1 ? '1 vote' : `${count} votes`}</strong>
          <progress max={most} value={count} aria-hidden="true" />
        </li>
      ))}
    </ul>
  );
}
