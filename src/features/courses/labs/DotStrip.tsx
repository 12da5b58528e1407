/** Estimates from many samples as dots on one line from 0 to 100 percent, with the truth as an upright line. The tables below say the same in numbers. */
import { dotStrip, summaryOf, truth } from '../../../engine/labs/sampling.ts';
import { percent } from './sampling-words.ts';

/** Units of the drawing: three for each percent. */
const width = 300;
const height = 60;
/** Below the line, for the mark of the average. */
const foot = 10;
const columns = 50;
const largestDot = 5.6;

interface DotStripProps {
  name: string;
  values: readonly number[];
}

export function DotStrip({ name, values }: DotStripProps) {
  const dots = dotStrip(values, columns);
  const highest = Math.max(1, ...dots.map(({ below }) => below + 1));
  const step = Math.min(largestDot, (height - 2) / highest);
  const summary = summaryOf(values);
  const x = (share: number) => 8 + share * (width - 16);
  return (
    <figure className="lab-strip">
      <figcaption>{summary ? `${name}: on average ${percent(summary.mean)}` : name}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${height + foot}`}
        role="img"
        aria-label={`${name}: ${summary ? `${values.length} estimates from ${percent(summary.lowest)} to ${percent(summary.highest)}` : 'no estimate yet'}. Truth: ${percent(truth)}.`}
      >
        <path className="lab-axis" d={`M${x(0)} ${height}H${x(1)}`} />
        <path className="lab-truth" d={`M${x(truth)} 0V${height}`} />
        {dots.map(({ column, below }, i) => (
          <circle key={`${column} ${below}`} className={i === dots.length - 1 ? 'is-last' : ''} cx={x(column / columns)} cy={height - 1 - step * (below + 0.5)} r={step * 0.46} />
        ))}
        {summary && <path className="lab-mean" d={`M${x(summary.mean)} ${height + 1}l-4 8h8z`} />}
      </svg>
      <p className="lab-scale" aria-hidden="true">
        <span>0%</span>
        <span>50%</span>
        <span>100%</span>
      </p>
    </figure>
  );
}
