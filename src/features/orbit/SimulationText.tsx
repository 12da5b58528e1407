// biome-ignore-all lint/suspicious/noArrayIndexKey: the entries have nothing of their own that stays while their words change
/** A simulation to read: the main column, and the details of the side panel. */
import { durationName, formatNames, type Simulation } from '../../contracts/simulation.ts';

const Bullets = ({ texts }: { texts: readonly string[] }) => (
  <ul className="orbit-bullets">
    {texts.map((text) => (
      <li key={text} dir="auto">
        {text}
      </li>
    ))}
  </ul>
);

export function Reading({ simulation }: { simulation: Simulation }) {
  const { description, scenario, objectives, roles, events, debrief } = simulation;
  const titleOf = (id: string | null) => (id === null ? 'the end' : (events.find((event) => event.id === id)?.title ?? 'the end'));
  return (
    <div className="orbit-main">
      <section>
        <h3 className="app-section">Overview</h3>
        <p dir="auto">{description || 'Nothing is written here yet.'}</p>
      </section>
      <section>
        <h3 className="app-section">Scenario</h3>
        <p dir="auto">{scenario || 'Nothing is written here yet.'}</p>
      </section>
      <section>
        <h3 className="app-section">Objectives</h3>
        <Bullets texts={objectives} />
      </section>
      <section>
        <h3 className="app-section">Roles</h3>
        <ul className="orbit-roles">
          {roles.map((role, place) => (
            <li key={`${place} ${role.name}`} dir="auto">
              <h4>{role.name}</h4>
              <p>{role.description}</p>
              <Bullets texts={role.objectives} />
              <details>
                <summary>
                  Secret, for this role only<span className="sr-only">: {role.name}</span>
                </summary>
                <p>{role.secretInfo || 'Nothing is secret here yet.'}</p>
              </details>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className="app-section">Events</h3>
        <ol className="orbit-events">
          {events.map((event) => (
            <li key={event.id} dir="auto">
              <h4>{event.title}</h4>
              <p>{event.description}</p>
              <details>
                <summary>
                  {event.decisions.length} decisions and what follows<span className="sr-only">: {event.title}</span>
                </summary>
                <dl className="orbit-decisions">
                  {event.decisions.map(({ text, outcome, next }, place) => (
                    <div key={`${place} ${text}`}>
                      <dt>{text}</dt>
                      <dd>
                        {outcome} <small>Leads to: {titleOf(next)}</small>
                      </dd>
                    </div>
                  ))}
                </dl>
              </details>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h3 className="app-section">To talk about afterward</h3>
        <Bullets texts={debrief} />
      </section>
    </div>
  );
}

/** `created`: ISO 8601; null for what is not kept on this device. */
export function Details({ simulation, created }: { simulation: Simulation; created: string | null }) {
  const { topic, format, gradeLevel, duration, roles, events, studentCount, runs, materials } = simulation;
  const rows: readonly (readonly [string, string])[] = [
    ['Topic', topic],
    ['Format', formatNames[format]],
    ['Grade level', gradeLevel],
    ['Duration', durationName(duration)],
    ['Roles', String(roles.length)],
    ['Events', String(events.length)],
    ['Dealt to', studentCount === 1 ? '1 student' : `${studentCount} students`],
    ['Runs here', String(runs.length)],
    ...(created === null ? [] : ([['Created', new Date(created).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' })]] as const)),
  ];
  return (
    <>
      <h3 className="app-section">Details</h3>
      <dl className="orbit-facts">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="app-section">Materials</h3>
      <div>
        {materials.map(({ type, description }, place) => (
          <details key={`${place} ${type}`} className="orbit-material">
            <summary>{type}</summary>
            <p dir="auto">{description}</p>
          </details>
        ))}
      </div>
    </>
  );
}
