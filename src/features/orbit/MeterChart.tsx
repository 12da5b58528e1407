// biome-ignore-all lint/suspicious/noArrayIndexKey: points and lines are their places
/** How the meters moved along a run, as a picture. The table before it says the same in numbers, so a screen reader is not sent here. */
interface MeterChartProps {
  names: readonly string[];
  /** One entry for the beginning and one for each step: a value for each meter. */
  points: readonly (readonly number[])[];
}

const [width, height, left, bottom, top, right] = [560, 220, 46, 32, 12, 14] as const;
const dashes = ['', '8 4', '2 4', '10 4 2 4'] as const;

export function MeterChart({ names, points }: MeterChartProps) {
  if (names.length === 0 || points.length < 2) return null;
  const x = (step: number): number => left + (step * (width - left - right)) / (points.length - 1);
  const y = (value: number): number => top + ((100 - value) * (height - top - bottom)) / 100;
  return (
    <figure className="orbit-chart" aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
        {[0, 50, 100].map((value) => (
          <g key={value}>
            <line className="orbit-chart-grid" x1={left} x2={width - right} y1={y(value)} y2={y(value)} />
            <text x={left - 6} y={y(value) + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {points.map((_, step) => (
          <text key={step} x={x(step)} y={height - 8} textAnchor={step === 0 ? 'start' : 'middle'}>
            {step === 0 ? 'Start' : step}
          </text>
        ))}
        {names.map((name, meter) => (
          <polyline
            key={`${meter} ${name}`}
            className="orbit-chart-line"
            data-meter={meter}
            strokeDasharray={dashes[meter]}
            points={points.map((values, step) => `${x(step)},${y(values[meter] ?? 0)}`).join(' ')}
          />
        ))}
      </svg>
      <figcaption>
        {names.map((name, meter) => (
          <span key={`${meter} ${name}`}>
            <svg viewBox="0 0 32 8" aria-hidden="true" focusable="false">
              <line className="orbit-chart-line" data-meter={meter} strokeDasharray={dashes[meter]} x1="0" x2="32" y1="4" y2="4" />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
