// biome-ignore-all lint/suspicious/noArrayIndexKey: the entries have nothing of their own that stays while their words change
/** What a class sees of its way, on every screen: what follows from a decision, the votes, the meters, the path. */
import type { MeterChange, OrbitSeen, SeenTurn } from '../../../contracts/orbit-live.ts';
import { VoteBars } from '../RunTable.tsx';

/** "Trust +10, Money −20", or that nothing moved. */
export const changeWords = (changes: readonly MeterChange[]): string =>
  changes.length === 0 ? 'No meter moves.' : changes.map(({ name, by }) => `${name} ${by > 0 ? '+' : '−'}${Math.abs(by)}`).join(', ');

const reasons = {
  vote: 'The class decided',
  teacher: 'A tie: your teacher decided among the leading ones',
  rewind: 'The other road',
} as const;

/** `own`: what this student voted for. `hasBars`: false where the minority report has the same numbers and room is short. */
export function Consequence({ turn, own, hasBars = true }: { turn: SeenTurn; own?: number | undefined; hasBars?: boolean }) {
  const { decisions, choice, by, counts, outcome, changes, others } = turn;
  const chosen = decisions[choice] ?? '';
  return (
    <>
      <p className="text-muted">
        {reasons[by]}: <span dir="auto">{chosen}</span>
      </p>
      <p className="orbit-outcome" dir="auto">
        {outcome}
      </p>
      <p className="orbit-changes">{changeWords(changes)}</p>
      {hasBars && <VoteBars votes={decisions.map((decision, place) => ({ decision, count: counts[place] ?? 0 }))} chosen={chosen} />}
      {own !== undefined && own !== choice && by !== 'rewind' && (
        <p>
          You voted for: <span dir="auto">{decisions[own]}</span>
        </p>
      )}
      {/* Always there: what comes into it is said. */}
      <div aria-live="polite">
        {others && (
          <section className="orbit-minority" aria-label="Minority report">
            <p>
              <strong>Minority report</strong>
            </p>
            <ul className="orbit-bullets">
              {others.map((other) => (
                <li key={other.choice}>
                  <strong dir="auto">{decisions[other.choice]}</strong> ({voices(counts[other.choice] ?? 0)}). <span dir="auto">{other.outcome}</span>{' '}
                  <span className="orbit-changes">{changeWords(other.changes)}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}

const voices = (count: number): string => (count === 0 ? 'nobody voted for it' : count === 1 ? '1 voted for it' : `${count} voted for it`);

export function Meters({ meters }: Pick<OrbitSeen, 'meters'>) {
  if (meters.length === 0) return null;
  return (
    <ul className="orbit-meters" aria-label="Meters">
      {meters.map(({ name, value }, place) => (
        <li key={`${place} ${name}`}>
          <span dir="auto">{name}</span> <strong>{value}</strong>
          <meter min={0} max={100} value={value} aria-label={name || 'Meter'} />
        </li>
      ))}
    </ul>
  );
}

export function Path({ path }: Pick<OrbitSeen, 'path'>) {
  return (
    <ol className="orbit-path" aria-label="Path of the class">
      {path.map(({ turn, title, decisions, choice }) => (
        <li key={turn} dir="auto">
          <strong>{title}:</strong> {decisions[choice]}
        </li>
      ))}
    </ol>
  );
}
