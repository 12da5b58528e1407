/** The form: format, topic, grade level, duration; and tips. */
import { useStore } from '@nanostores/react';
import { type ReactNode, useId } from 'react';
import { durationName, formatNames, type SimulationFormat, simulationDurations, simulationFormats, simulationGrades, simulationLimits } from '../../contracts/simulation.ts';
import { isReady, type Orbit } from './orbit-store.ts';

const formats: Readonly<Record<SimulationFormat, string>> = {
  debate: 'A motion, sides, evidence that may fall, a vote with a price.',
  roleplay: 'People at one table, each with a piece that the others lack.',
  'model-un': 'Delegations, a draft, amendments, two thirds.',
  scientific: 'A hypothesis, tests, and back to the bench when they fail.',
  crisis: 'A clock, a rumor, a measure and its side effect.',
  economic: 'One purse, many bids, a rule and its bill.',
};

/** `help`: the help card, as static HTML from the page. */
export function OrbitCreate({ orbit, help }: { orbit: Orbit; help?: ReactNode }) {
  const form = useStore(orbit.$form);
  const making = useStore(orbit.$making);
  const id = useId();
  const isBusy = making.kind === 'busy';

  return (
    <div className="orbit-columns">
      <form
        className="orbit-form"
        aria-labelledby={`${id}-title`}
        onSubmit={(event) => {
          event.preventDefault();
          void orbit.generate();
        }}
      >
        <h2 className="app-section" id={`${id}-title`} tabIndex={-1} data-heading>
          Create New Simulation
        </h2>
        <fieldset className="orbit-formats">
          <legend>Format</legend>
          {simulationFormats.map((format) => (
            <label key={format} className="orbit-format">
              <input type="radio" name={`${id}-format`} value={format} checked={form.format === format} onChange={() => orbit.edit({ format })} />
              <span>
                <strong>{formatNames[format]}</strong>
                <small>{formats[format]}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <p className="orbit-field">
          <label htmlFor={`${id}-topic`}>Topic</label>
          <input
            id={`${id}-topic`}
            className="field"
            type="text"
            dir="auto"
            required
            maxLength={simulationLimits.topicChars}
            value={form.topic}
            aria-describedby={`${id}-topic-note`}
            onChange={(event) => orbit.edit({ topic: event.target.value })}
          />
          <small id={`${id}-topic-note`}>For example: the water cycle, the Cold War, machine learning</small>
        </p>
        <p className="orbit-field">
          <label htmlFor={`${id}-grade`}>Grade Level</label>
          <select
            id={`${id}-grade`}
            className="field"
            required
            value={form.gradeLevel ?? ''}
            onChange={(event) => orbit.edit({ gradeLevel: simulationGrades.find((grade) => grade === event.target.value) ?? null })}
          >
            <option value="">Choose a grade level</option>
            {simulationGrades.map((grade) => (
              <option key={grade}>{grade}</option>
            ))}
          </select>
        </p>
        <p className="orbit-field">
          <label htmlFor={`${id}-duration`}>Duration</label>
          <select
            id={`${id}-duration`}
            className="field"
            value={String(form.duration)}
            onChange={(event) => orbit.edit({ duration: simulationDurations.find((duration) => String(duration) === event.target.value) ?? 60 })}
          >
            {simulationDurations.map((duration) => (
              <option key={duration} value={String(duration)}>
                {durationName(duration)}
              </option>
            ))}
          </select>
        </p>
        {making.kind === 'failed' && (
          <p className="orbit-note" role="alert">
            The simulation could not be made. What you entered is still here: check the connection and press Generate again.
          </p>
        )}
        {making.kind === 'refused' && (
          <div className="orbit-note" role="alert">
            <p>{making.note}</p>
            {making.isDanger && help}
            {making.betterTopic && (
              <button type="button" className="btn" onClick={() => orbit.edit({ topic: making.betterTopic ?? '' })}>
                Use “{making.betterTopic}”
              </button>
            )}
          </div>
        )}
        <p className="orbit-buttons">
          <button type="submit" className="btn btn-primary" disabled={isBusy || !isReady(form)}>
            {isBusy ? 'Generating...' : 'Generate Simulation'}
          </button>
          <button type="button" className="btn" onClick={orbit.leave}>
            Cancel
          </button>
        </p>
        <p className="sr-only" role="status">
          {isBusy ? 'The simulation is being made.' : ''}
        </p>
      </form>
      <aside className="orbit-tips" aria-labelledby={`${id}-tips`}>
        <h2 className="app-section" id={`${id}-tips`}>
          Tips
        </h2>
        <ul>
          <li>Choose a question on which reasonable people disagree. The topic alone is not yet a conflict.</li>
          <li>Every role should hold something that the others need. Read the secret cards before you deal them.</li>
          <li>Plan the talk afterward first: about a fifth of the time belongs to it.</li>
          <li>Nobody plays a real victim or a living person. Such topics become a study of evidence.</li>
          <li>All of it can be changed afterward, and the editor finds dead ends.</li>
        </ul>
      </aside>
    </div>
  );
}
