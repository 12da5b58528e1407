// biome-ignore-all lint/suspicious/noArrayIndexKey: the entries have nothing of their own that stays while their words change
/** After a run: the questions, the roads not taken, and another start. */
import { RotateCcw } from 'lucide-react';
import type { RefObject } from 'react';
import type { Simulation } from '../../contracts/simulation.ts';
import { eventById, type Step } from '../../engine/simulation/run.ts';
import { reflectOn } from './reflect-on.ts';

interface LookBackProps {
  heading: RefObject<HTMLHeadingElement | null>;
  simulation: Simulation;
  steps: readonly Step[];
  onReplay: (before: readonly Step[], step: Step | null) => void;
  onLeave: () => void;
}

export function LookBack({ heading, simulation, steps, onReplay, onLeave }: LookBackProps) {
  return (
    <section className="orbit-part">
      <h3 className="app-section" tabIndex={-1} ref={heading}>
        Looking back
      </h3>
      <p>The run is kept under View Results. Talk or write about it before you play again:</p>
      <ul className="orbit-bullets">
        {simulation.debrief.map((question) => (
          <li key={question} dir="auto">
            {question} <a href={reflectOn(question)}>Reflect on it in Prism</a>
          </li>
        ))}
      </ul>
      <h4>Roads not taken</h4>
      <ul className="orbit-roads">
        {steps.map((step, place) => {
          const found = eventById(simulation, step.event);
          return (
            <li key={`${place} ${step.event}`}>
              <p dir="auto">{found?.title}</p>
              <div className="orbit-stack">
                {found?.decisions.map(
                  ({ text }, decision) =>
                    decision !== step.decision && (
                      <button
                        key={`${decision} ${text}`}
                        type="button"
                        className="btn orbit-choice"
                        dir="auto"
                        onClick={() => onReplay(steps.slice(0, place), { event: step.event, decision })}
                      >
                        {text}
                      </button>
                    ),
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <div className="orbit-buttons">
        <button type="button" className="btn btn-primary" onClick={() => onReplay([], null)}>
          <RotateCcw size={18} aria-hidden="true" /> Start again
        </button>
        <button type="button" className="btn" onClick={onLeave}>
          End the run
        </button>
      </div>
    </section>
  );
}
