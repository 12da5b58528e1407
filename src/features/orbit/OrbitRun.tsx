// biome-ignore-all lint/suspicious/noArrayIndexKey: the entries have nothing of their own that stays while their words change
/** A run by one person: choose, see what follows, watch the meters; afterward the path, the roads not taken and the questions. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { type Simulation, simulationLimits } from '../../contracts/simulation.ts';
import { brokenOff, eventById, eventNow, finished, metersAfter, type Step } from '../../engine/simulation/run.ts';
import type { Work } from '../../stores/library/work.ts';
import { LookBack } from './LookBack.tsx';
import { detailHash, lookBackHash, runInHash, withRun } from './orbit-store.ts';

export function OrbitRun({ work, onLeave }: { work: Work<Simulation>; onLeave: () => void }) {
  const { id, body: simulation } = useStore(work.$item);
  /** The look back at a run that the address names: after a reload, on the way back from Prism, from View Results. */
  const [over] = useState(() => finished(simulation, runInHash(location.hash)));
  const [steps, setSteps] = useState<readonly Step[]>(over?.steps ?? []);
  /** False: what follows from the last choice has still to be read. */
  const [isRead, setIsRead] = useState(true);
  const [at, setAt] = useState(() => over?.at ?? new Date().toISOString());
  /** A run that was left, as it stood when this view opened: to go on with it, or to begin anew. */
  const [left, setLeft] = useState(() => (over ? null : brokenOff(simulation)));
  const heading = useRef<HTMLHeadingElement>(null);
  const event = eventNow(simulation, steps);
  const last = steps.at(-1);
  const told = last && eventById(simulation, last.event)?.decisions[last.decision];
  const meters = metersAfter(simulation, steps);
  const scene = `${steps.length} ${isRead} ${left === null}`;
  const shown = useRef(scene);

  useEffect(() => {
    if (scene !== shown.current) heading.current?.focus();
    shown.current = scene;
  }, [scene]);

  const isOver = isRead && event === null && steps.length > 0;
  useEffect(() => {
    history.replaceState(history.state, '', isOver ? lookBackHash(id, at) : detailHash(id, 'run'));
  }, [isOver, id, at]);

  const take = (taken: readonly Step[], time = at) => {
    setSteps(taken);
    setIsRead(false);
    const run = {
      at: time,
      isFinished: eventNow(simulation, taken) === null,
      steps: taken.flatMap(({ event: id, decision }) => {
        const found = eventById(simulation, id);
        const chosen = found?.decisions[decision];
        return found && chosen ? [{ event: found.title, decision: chosen.text }] : [];
      }),
      meters: metersAfter(simulation, taken),
    };
    work.change((body) => withRun(body, run, simulationLimits.runs), `run ${time}`);
  };
  /** Another way from an earlier event on is a run of its own. */
  const replay = (before: readonly Step[], step: Step | null) => {
    const time = new Date().toISOString();
    setAt(time);
    if (step) return take([...before, step], time);
    setSteps(before);
    setIsRead(true);
  };

  /** The last consequence is told again: it may not have been read. */
  const goOn = ({ at: time, steps: taken }: NonNullable<typeof left>) => {
    setAt(time);
    setSteps(taken);
    setIsRead(false);
    setLeft(null);
  };

  if (simulation.events.length === 0)
    return (
      <p className="orbit-note">
        There is no event yet, so there is nothing to run.{' '}
        <button type="button" className="text-btn" onClick={onLeave}>
          Go back and add one
        </button>
      </p>
    );
  if (left)
    return (
      <section className="orbit-scene">
        <h3 className="app-section">A run that you left</h3>
        <p dir="auto">
          You came as far as “{left.event.title}”, after {left.steps.length === 1 ? 'one decision' : `${left.steps.length} decisions`}. It is kept on this device.
        </p>
        <p className="orbit-buttons">
          <button type="button" className="btn btn-primary" onClick={() => goOn(left)}>
            Go on where you left
          </button>
          <button type="button" className="btn" onClick={() => setLeft(null)}>
            Start over
          </button>
        </p>
      </section>
    );
  return (
    <div className="orbit-columns">
      <div className="orbit-scene">
        {steps.length === 0 && <p dir="auto">{simulation.scenario}</p>}
        {!isRead && told && (
          <section>
            <h3 className="app-section" tabIndex={-1} ref={heading}>
              What follows
            </h3>
            <p className="text-muted" dir="auto">
              You chose: {told.text}
            </p>
            <p className="orbit-outcome" dir="auto">
              {told.outcome}
            </p>
            <Changes simulation={simulation} effects={told.effects} />
            <p>
              <button type="button" className="btn btn-primary" onClick={() => setIsRead(true)}>
                {event ? 'Go on' : 'Look back'}
              </button>
            </p>
          </section>
        )}
        {isRead && event && (
          <section>
            <h3 className="app-section" tabIndex={-1} ref={heading} dir="auto">
              {event.title}
            </h3>
            <p dir="auto">{event.description}</p>
            <div className="orbit-stack" role="group" aria-label="Decisions">
              {event.decisions.map(({ text }, decision) => (
                <button key={`${decision} ${text}`} type="button" className="btn orbit-choice" dir="auto" onClick={() => take([...steps, { event: event.id, decision }])}>
                  {text || 'A decision without words'}
                </button>
              ))}
            </div>
            {event.decisions.length === 0 && <p className="orbit-note">This event has no decision, so the run ends here. The editor names such dead ends.</p>}
          </section>
        )}
        {isRead && !event && <LookBack heading={heading} simulation={simulation} steps={steps} onReplay={replay} onLeave={onLeave} />}
      </div>
      <aside className="orbit-panel" aria-label="Meters and path">
        <h3 className="app-section">Meters</h3>
        <ul className="orbit-meters">
          {simulation.meters.map(({ name }, place) => (
            <li key={`${place} ${name}`}>
              <span dir="auto">{name}</span> <strong>{meters[place]}</strong>
              <meter min={0} max={100} value={meters[place] ?? 0} aria-label={name || 'Meter'} />
            </li>
          ))}
        </ul>
        <h3 className="app-section">Path</h3>
        {steps.length === 0 && <p className="text-muted">Your decisions are listed here.</p>}
        <ol className="orbit-path">
          {steps.map((step, place) => (
            <li key={`${place} ${step.event}`} dir="auto">
              <strong>{eventById(simulation, step.event)?.title}</strong> {eventById(simulation, step.event)?.decisions[step.decision]?.text}
            </li>
          ))}
        </ol>
      </aside>
    </div>
  );
}

function Changes({ simulation, effects }: { simulation: Simulation; effects: readonly number[] }) {
  const moved = simulation.meters.flatMap(({ name }, place) => {
    const by = effects[place] ?? 0;
    return by === 0 ? [] : `${name} ${by > 0 ? '+' : '−'}${Math.abs(by)}`;
  });
  return moved.length > 0 ? <p className="orbit-changes">{moved.join(', ')}</p> : null;
}
