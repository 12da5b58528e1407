/** The growth view: off until the writer turns it on. It counts, on this device, and never judges. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $hasGrowth, loadPrismSettings, setGrowth } from '../../stores/prism-settings.ts';
import { feelingsOf, monthsOf } from './growth.ts';
import type { ReflectionItem } from './prism-store.ts';

const mostFeelings = 12;
const monthName = (key: string): string => new Date(`${key}-15T12:00:00`).toLocaleDateString('en-US', { month: 'long', year: 'numeric' });

export function Growth({ reflections }: { reflections: readonly ReflectionItem[] }) {
  const isOn = useStore($hasGrowth);
  useEffect(loadPrismSettings, []);
  return (
    <section className="prism-growth" aria-label="Growth view">
      <label className="prism-check">
        <input type="checkbox" checked={isOn} onChange={(event) => setGrowth(event.target.checked)} /> Show the growth view
      </label>
      <p className="text-small text-muted">It counts words in your reflections, on this device only. No teacher sees it, and nothing is sent.</p>
      {isOn && <Counts reflections={reflections} />}
    </section>
  );
}

function Counts({ reflections }: { reflections: readonly ReflectionItem[] }) {
  const months = monthsOf(reflections);
  const feelings = feelingsOf(reflections).slice(0, mostFeelings);
  if (months.length === 0) return <p>There is nothing to count yet.</p>;
  return (
    <>
      <p id="prism-growth-note">What stands in your reflections, by month; in the last three columns, in how many sentences. More is not better: they are counts.</p>
      <section className="prism-scroll" aria-label="Counts by month" tabIndex={0}>
        <table aria-describedby="prism-growth-note">
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Reflections</th>
              <th scope="col">Words</th>
              <th scope="col">“Because” and the like</th>
              <th scope="col">“Next time” and the like</th>
              <th scope="col">Another person’s view</th>
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <tr key={month.key}>
                <th scope="row">{monthName(month.key)}</th>
                <td>{month.reflections}</td>
                <td>{month.words}</td>
                <td>{month.reasons}</td>
                <td>{month.nextSteps}</td>
                <td>{month.otherViews}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p>
        {feelings.length > 0
          ? `Words for feelings that stand in them: ${feelings.map(({ word, count }) => (count > 1 ? `${word} (${count} times)` : word)).join(', ')}.`
          : 'No English word for a feeling was found in them.'}{' '}
        <span className="text-muted">Some may be about other people. Only English words are counted.</span>
      </p>
    </>
  );
}
