/** The numbers behind the dots: the last sample by group with its weights, and all samples together. */
import { counted, type Group, type Sample, school, schoolSize, summaryOf, truth, weighted, weightOfOne } from '../../../engine/labs/sampling.ts';
import { exact, points, rounded } from './sampling-words.ts';

/** Below this many answers in a group, one answer moves the weighted estimate by several points. */
const fewAnswers = 15;

export function SampleTables({ samples }: { samples: readonly Sample[] }) {
  const last = samples.at(-1);
  const raw = summaryOf(samples.map(counted));
  const repaired = summaryOf(samples.flatMap((sample) => weighted(sample) ?? []));
  const lost = samples.filter((sample) => weighted(sample) === null).length;
  return (
    <>
      <table className="lab-table">
        <caption>The last sample, and what weighting does with it</caption>
        <thead>
          <tr>
            <th scope="col">Group</th>
            <th scope="col">Yes</th>
            <th scope="col">Share of sample</th>
            <th scope="col">Share of school</th>
          </tr>
        </thead>
        <tbody>
          <GroupRow name="Bus riders" group="riders" last={last} />
          <GroupRow name="Walkers" group="walkers" last={last} />
          <tr>
            <th scope="row">All, as counted</th>
            <td colSpan={3}>{last ? exact(counted(last)) : '–'}</td>
          </tr>
          <tr>
            <th scope="row">All, weighted</th>
            <td colSpan={3}>{last ? weightedWords(last) : '–'}</td>
          </tr>
          <tr>
            <th scope="row">Truth</th>
            <td colSpan={3}>{exact(truth)}</td>
          </tr>
        </tbody>
      </table>
      <p>{last ? caution(last) : 'Weighting gives each group its share of the school.'}</p>
      <table className="lab-table">
        <caption>{`All samples since the last change of settings: ${samples.length}`}</caption>
        <thead>
          <tr>
            <th scope="col">Estimate</th>
            <th scope="col">Lowest</th>
            <th scope="col">Average</th>
            <th scope="col">Highest</th>
          </tr>
        </thead>
        <tbody>
          {(
            [
              ['As counted', raw],
              ['Weighted', repaired],
            ] as const
          ).map(([name, summary]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{summary ? exact(summary.lowest) : '–'}</td>
              <td>{summary ? exact(summary.mean) : '–'}</td>
              <td>{summary ? exact(summary.highest) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {lost > 0 && <p>{lost === 1 ? 'One sample' : `${lost} samples`} had nobody from one of the groups and could not be weighted.</p>}
    </>
  );
}

function GroupRow({ name, group, last }: { name: string; group: 'riders' | 'walkers'; last: Sample | undefined }) {
  const asked: Group | undefined = last?.[group];
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="lab-count">{asked ? `${asked.yes} of ${asked.size}` : '–'}</td>
      <td>{last && asked ? rounded(asked.size / (last.riders.size + last.walkers.size)) : '–'}</td>
      <td>{rounded(school[group].size / schoolSize)}</td>
    </tr>
  );
}

function weightedWords(sample: Sample): string {
  const estimate = weighted(sample);
  if (estimate === null) return `Not possible: no ${sample.riders.size === 0 ? 'bus riders' : 'walkers'} were asked.`;
  return `0.4 × ${exact(sample.riders.yes / sample.riders.size)} + 0.6 × ${exact(sample.walkers.yes / sample.walkers.size)} = ${exact(estimate)}`;
}

/** What the weighted estimate rests on. */
function caution(sample: Sample): string {
  const group = sample.riders.size < sample.walkers.size ? 'riders' : 'walkers';
  const name = group === 'riders' ? 'bus riders' : 'walkers';
  const { size } = sample[group];
  if (size === 0) return `Without ${name} there is nothing to weight. No arithmetic brings them into the sample.`;
  if (size >= fewAnswers) return `The smaller group has ${size} answers. One more yes in it would move the weighted estimate by ${points(weightOfOne(group, sample))}.`;
  return `The weighted estimate stands on ${size} ${name}. One more yes among them would move it by ${points(weightOfOne(group, sample))}.`;
}
