/** Asks students of the lesson's school again and again, with and without a tilt, and holds what the samples say against the truth. Nothing is kept or sent. */
import { useId, useState } from 'react';
import { ask, counted, passingWalkers, type Sample, school, truth, type Way, weighted } from '../../../engine/labs/sampling.ts';
import { DotStrip } from './DotStrip.tsx';
import { busStop } from './lesson-data.ts';
import { SampleTables } from './SampleTables.tsx';
import { Slider } from './Slider.tsx';
import { percent, points } from './sampling-words.ts';

const atOnce = 20;
/** More dots than this no longer tell anything new. */
const mostSamples = 200;

export function SamplingLab({ random }: { random: () => number }) {
  const [kind, setKind] = useState<Way['kind']>('place');
  const [size, setSize] = useState(50);
  const [riders, setRiders] = useState(80);
  const [unlike, setUnlike] = useState(false);
  const [samples, setSamples] = useState<readonly Sample[]>([busStop]);
  const id = useId();
  const last = samples.at(-1);

  const draw = (times: number) => {
    const way: Way = kind === 'box' ? { kind, size } : { kind, size, riders, unlike };
    setSamples([...samples, ...Array.from({ length: times }, () => ask(way, random))].slice(-mostSamples));
  };
  /** Samples taken in different ways must not be mixed in one strip. */
  const setting = <T,>(set: (value: T) => void) => {
    return (value: T) => {
      set(value);
      setSamples([]);
    };
  };

  return (
    <div className="lab-parts">
      <section className="lab-part" aria-labelledby={`${id}-way`}>
        <h5 id={`${id}-way`}>Whom do you ask?</h5>
        <p>
          {`The school has ${school.riders.size} bus riders, of whom ${school.riders.yes} would say yes, and ${school.walkers.size} walkers, of whom ${school.walkers.yes} would. In truth, ${percent(truth)} say yes.`}
        </p>
        <fieldset className="lab-choices">
          <legend className="sr-only">Way of choosing</legend>
          {(
            [
              ['box', 'A draw from a box with all names'],
              ['place', 'Whoever is at one place'],
            ] as const
          ).map(([value, label]) => (
            <label key={value}>
              <input type="radio" name={`${id}-kind`} checked={kind === value} onChange={() => setting(setKind)(value)} /> {label}
            </label>
          ))}
        </fieldset>
        <Slider label="Students asked" value={size} min={10} max={500} step={10} said={`${size}`} onChange={setting(setSize)} />
        <Slider
          label="Bus riders at this place"
          value={riders}
          min={0}
          max={100}
          step={5}
          said={kind === 'box' ? 'left to the box' : ridersSaid(size, riders)}
          disabled={kind === 'box'}
          onChange={setting(setRiders)}
        />
        <label className="lab-check">
          <input type="checkbox" checked={unlike} disabled={kind === 'box'} onChange={({ target }) => setting(setUnlike)(target.checked)} />
          <span>{`The walkers who pass here are unlike the others: ${passingWalkers.yes} of these ${passingWalkers.size} would say yes`}</span>
        </label>
        <div className="lab-buttons">
          <button type="button" className="btn btn-primary" onClick={() => draw(1)}>
            Ask once
          </button>
          <button type="button" className="btn" onClick={() => draw(atOnce)}>
            {`Ask ${atOnce} times`}
          </button>
          <button type="button" className="btn" onClick={() => setSamples([])}>
            Clear
          </button>
        </div>
        <p role="status" className="lab-said">
          {last ? sentenceOn(last, samples.length) : 'No sample yet. Ask once.'}
        </p>
      </section>
      <section className="lab-part" aria-labelledby={`${id}-dots`}>
        <h5 id={`${id}-dots`}>Every sample is a dot</h5>
        <DotStrip name="As counted" values={samples.map(counted)} />
        <DotStrip name="Weighted by group" values={samples.flatMap((sample) => weighted(sample) ?? [])} />
        <p>The dashed line is the truth, the triangle the average of the dots.</p>
      </section>
      <SampleTables samples={samples} />
    </div>
  );
}

function ridersSaid(size: number, riders: number): string {
  if ((size * riders) / 100 > school.riders.size) return `${riders} percent, but only ${school.riders.size} ride the bus`;
  return `${riders} percent${riders === 40 ? ', as in the school' : ''}`;
}

function sentenceOn(sample: Sample, number: number): string {
  const yes = sample.riders.yes + sample.walkers.yes;
  const off = counted(sample) - truth;
  const far = Math.abs(off) < 0.005 ? 'which hits the truth' : `${points(Math.abs(off))} too ${off > 0 ? 'high' : 'low'}`;
  return `Sample ${number}: ${yes} of ${sample.riders.size + sample.walkers.size} say yes. That is ${percent(counted(sample))}, ${far}.`;
}
