/** Your Simulations and Popular Templates. */
import { useStore } from '@nanostores/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { durationName, formatNames, type Simulation, type SimulationDuration, type SimulationFormat, type SimulationGrade } from '../../contracts/simulation.ts';
import { $library, putInTrash } from '../../stores/library/library.ts';
import { hostPath } from '../../stores/live/kept-keys.ts';
import { useHostKeys } from '../../stores/live/use-host-keys.ts';
import { showToast } from '../../stores/toasts.ts';
import { detailHash, type Orbit, type SampleSimulation } from './orbit-store.ts';

/** Each topic has checked material. */
const templates: readonly { title: string; format: SimulationFormat; topic: string; gradeLevel: SimulationGrade; duration: SimulationDuration }[] = [
  { title: 'A formal debate with a vote', format: 'debate', topic: 'Democracy and voting', gradeLevel: 'High School (9-12)', duration: 60 },
  { title: 'People at one table', format: 'roleplay', topic: 'Internet safety', gradeLevel: 'Middle School (6-8)', duration: 45 },
  { title: 'A committee with resolutions', format: 'model-un', topic: 'Climate and weather', gradeLevel: 'High School (9-12)', duration: 90 },
  { title: 'A research team and its tests', format: 'scientific', topic: 'Solar system', gradeLevel: 'Elementary (3-5)', duration: 30 },
  { title: 'A crisis room against the clock', format: 'crisis', topic: 'Volcanoes and earthquakes', gradeLevel: 'Middle School (6-8)', duration: 60 },
  { title: 'A common purse', format: 'economic', topic: 'Nutrition', gradeLevel: 'Middle School (6-8)', duration: 45 },
];

export function OrbitDashboard({ orbit, samples }: { orbit: Orbit; samples: readonly SampleSimulation[] }) {
  const { isRead, items } = useStore($library);
  const [problem, setProblem] = useState('');
  const live = useHostKeys('orbit').filter(({ isOver }) => !isOver);
  const own = items.filter(({ kind, trashed }) => kind === 'simulation' && trashed === null);

  return (
    <div className="orbit-part">
      <div className="orbit-row" data-needs-script="">
        <button type="button" className="btn btn-primary" onClick={() => orbit.go('#create')}>
          <Plus size={18} aria-hidden="true" /> Create New Simulation
        </button>
        <button type="button" className="btn" onClick={() => void orbit.write()}>
          Write your own
        </button>
        <label className="btn orbit-file">
          Open a file
          <input
            type="file"
            className="sr-only"
            accept=".json,application/json"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // The same file can be chosen again once it is mended.
              if (file)
                void orbit.openFile(file).then((problem) => {
                  target.value = '';
                  setProblem(problem ?? '');
                });
            }}
          />
        </label>
      </div>
      <p role="alert" className="orbit-fault">
        {problem}
      </p>
      {live.map((key) => (
        <p className="orbit-note" key={key.code}>
          A session is open: <strong dir="auto">{key.title}</strong>, code <strong>{key.code}</strong>. <a href={hostPath(key)}>Continue session {key.code}</a>
        </p>
      ))}
      <section aria-labelledby="orbit-own" data-needs-script="">
        <h2 className="app-section" id="orbit-own" tabIndex={-1} data-heading>
          Your Simulations
        </h2>
        {/* Its place is kept while the device is read, so that what stands below does not move. */}
        {own.length === 0 && (
          <p className={isRead ? 'text-muted' : 'invisible'}>Nothing yet. Make one from a topic, or open a sample below and change it: your copy then stands here.</p>
        )}
        {own.length > 0 && (
          <ul className="orbit-list">
            {own.map(({ id, title, body, updated }) => (
              <li key={id} className="orbit-item">
                <a className="orbit-card" href={detailHash(id)}>
                  <strong dir="auto">{title}</strong>
                  <small>
                    {about(body as Simulation)} Changed {new Date(updated).toLocaleDateString('en-US', { month: 'short', day: 'numeric' })}.
                  </small>
                </a>
                <button
                  type="button"
                  className="btn btn-quiet"
                  aria-label={`Delete ${title}`}
                  onClick={() => {
                    const undo = putInTrash(id);
                    showToast({ title: 'Moved to the trash', message: 'It stays there for 30 days.', action: { label: 'Undo', run: undo } });
                  }}
                >
                  Delete
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="orbit-templates" data-needs-script="">
        <h2 className="app-section" id="orbit-templates">
          Popular Templates
        </h2>
        <ul className="orbit-list orbit-grid">
          {samples.map(({ id, title, simulation }) => (
            <li key={id}>
              <a className="orbit-card" href={detailHash(id)}>
                <span className="badge">Sample, ready to run</span>
                <strong>{title}</strong>
                <small>{about(simulation)}</small>
              </a>
            </li>
          ))}
          {templates.map(({ title, ...preset }) => (
            <li key={title}>
              <button
                type="button"
                className="orbit-card"
                onClick={() => {
                  orbit.edit(preset);
                  orbit.go('#create');
                }}
              >
                <span className="badge">Fills the form</span>
                <strong>{title}</strong>
                <small>
                  {formatNames[preset.format]}, {preset.topic}, {preset.gradeLevel}, {durationName(preset.duration)}
                </small>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const about = ({ format, gradeLevel, duration, roles, studentCount }: Simulation): string =>
  `${formatNames[format]}, ${gradeLevel}, ${durationName(duration)}, ${roles.length} roles${studentCount > 0 ? `, dealt to ${studentCount} students` : ''}.`;
