// biome-ignore-all lint/suspicious/noArrayIndexKey: the entries have nothing of their own that stays while their words change
/** What goes on paper: role cards to cut and fold, a card for each student, or the whole pack. */
import { durationName, formatNames, type Simulation, type SimulationRole } from '../../contracts/simulation.ts';
import type { Seat } from '../../engine/simulation/deal.ts';
import { PrintPlace } from '../../ui/paper/PrintPlace.tsx';
import { useStyles } from '../../ui/use-styles.ts';
import styles from './print-pack.css?inline';

export type Printing = { kind: 'cards' } | { kind: 'pack' } | { kind: 'seats'; seats: readonly Seat[] };

interface PrintPackProps {
  printing: Printing;
  title: string;
  simulation: Simulation;
  onDone: () => void;
}

export function PrintPack({ printing, title, simulation, onDone }: PrintPackProps) {
  useStyles(styles);
  const { roles } = simulation;
  const cards =
    printing.kind === 'seats'
      ? printing.seats.flatMap(({ student, role }) => {
          const found = roles[role];
          return found ? [{ role: found, line: `${student} plays:` }] : [];
        })
      : roles.map((role) => ({ role, line: title }));
  return (
    <PrintPlace title={title || 'Simulation'} className="tool-orbit" onDone={onDone}>
      <div className="orbit-print" dir="auto">
        {printing.kind === 'pack' && <Pack title={title} simulation={simulation} />}
        {printing.kind === 'seats' && (
          <section className="orbit-sheet">
            <h2>Seat list: {title}</h2>
            <ol>
              {printing.seats.map(({ student, role }, place) => (
                <li key={`${place} ${student}`}>
                  {student}: {roles[role]?.name}
                </li>
              ))}
            </ol>
          </section>
        )}
        <div className="orbit-print-cards">
          {cards.map((card, place) => (
            <Card key={`${place} ${card.line}`} {...card} />
          ))}
        </div>
      </div>
    </PrintPlace>
  );
}

function Card({ role, line }: { role: SimulationRole; line: string }) {
  return (
    <article className="orbit-print-card">
      <div>
        <p className="orbit-print-small">{line}</p>
        <h3>{role.name}</h3>
        <p>{role.description}</p>
        <ul>
          {role.objectives.map((objective) => (
            <li key={objective}>{objective}</li>
          ))}
        </ul>
      </div>
      <div className="orbit-print-secret">
        <p className="orbit-print-small">Fold here. Only for your eyes:</p>
        <p>{role.secretInfo || 'Nothing is secret on this card.'}</p>
      </div>
    </article>
  );
}

function Pack({ title, simulation }: { title: string; simulation: Simulation }) {
  const { topic, format, gradeLevel, duration, scenario, objectives, events, materials, meters, debrief, note } = simulation;
  const moved = (effects: readonly number[]): string[] =>
    effects.flatMap((by, meter) => (by === 0 ? [] : [`${meters[meter]?.name || 'Meter'} ${by > 0 ? '+' : '−'}${Math.abs(by)}`]));
  const nextOf = (id: string | null) => (id === null ? 'the end' : `event ${events.findIndex((event) => event.id === id) + 1}`);
  return (
    <section className="orbit-sheet">
      <h2>{title}</h2>
      <p>
        {formatNames[format]}, {topic}, {gradeLevel}, {durationName(duration)}
      </p>
      {note && <p>{note}</p>}
      <h3>Scenario</h3>
      <p>{scenario}</p>
      <h3>Objectives</h3>
      <ul>
        {objectives.map((objective) => (
          <li key={objective}>{objective}</li>
        ))}
      </ul>
      <h3>Meters</h3>
      <p>{meters.map(({ name, start }) => `${name} begins at ${start}`).join('; ')}. Each decision says how they move.</p>
      <h3>Materials</h3>
      {materials.map(({ type, description }, place) => (
        <p key={`${place} ${type}`} className="orbit-print-lines">
          <strong>{type}.</strong> {description}
        </p>
      ))}
      <h3>Events, for whoever leads</h3>
      {events.map((event, place) => (
        <article key={event.id} className="orbit-print-event">
          <h4>
            {place + 1}. {event.title}
          </h4>
          <p>{event.description}</p>
          <ul>
            {event.decisions.map(({ text, outcome, next, effects }, number) => (
              <li key={`${number} ${text}`}>
                <strong>{text}</strong> {outcome} <em>({[...moved(effects), `then ${nextOf(next)}`].join('; ')})</em>
              </li>
            ))}
          </ul>
        </article>
      ))}
      <h3>To talk about afterward</h3>
      <ul>
        {debrief.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </section>
  );
}
