// biome-ignore-all lint/suspicious/noArrayIndexKey: the entries have nothing of their own that stays while their words change
/** The outline editor: everything in one column, every change kept at once, and a check for what cannot be played. */
import { useStore } from '@nanostores/react';
import { durationName, formatNames, type Simulation, simulationDurations, simulationFormats, simulationGrades, simulationLimits } from '../../contracts/simulation.ts';
import { type Fault, faultsIn, gapsIn } from '../../engine/simulation/check.ts';
import type { Work } from '../../stores/library/work.ts';
import { EventFields } from './EventFields.tsx';
import { ChoiceField, LinesField, moved, NumberField, RowButtons, replaced, TextField, without } from './fields.tsx';

const { lineChars, textChars, titleChars } = simulationLimits;

export function OrbitEditor({ work }: { work: Work<Simulation> }) {
  const { title, body } = useStore(work.$item);
  const isElsewhere = useStore(work.$isElsewhere);
  const { roles, events, meters, materials } = body;
  const set = (change: Partial<Simulation>, key: string) => work.change((before) => ({ ...before, ...change }), key);

  return (
    <fieldset className="orbit-editor" disabled={isElsewhere}>
      <legend className="sr-only">Outline editor</legend>
      <Check simulation={body} />
      <TextField label="Title" value={title} most={titleChars} onChange={work.rename} />
      <TextField label="Topic" value={body.topic} most={simulationLimits.topicChars} onChange={(topic) => set({ topic }, 'topic')} />
      <div className="orbit-line">
        <ChoiceField label="Format" value={body.format} options={simulationFormats} nameOf={(format) => formatNames[format]} onChange={(format) => set({ format }, 'format')} />
        <ChoiceField label="Grade level" value={body.gradeLevel} options={simulationGrades} nameOf={String} onChange={(gradeLevel) => set({ gradeLevel }, 'grade')} />
        <ChoiceField label="Duration" value={body.duration} options={simulationDurations} nameOf={durationName} onChange={(duration) => set({ duration }, 'duration')} />
      </div>
      <TextField label="Overview" value={body.description} most={textChars} rows={3} onChange={(description) => set({ description }, 'description')} />
      <TextField label="Scenario" value={body.scenario} most={textChars} rows={5} onChange={(scenario) => set({ scenario }, 'scenario')} />
      <LinesField label="Objectives" value={body.objectives} onChange={(objectives) => set({ objectives }, 'objectives')} />

      <h3 className="app-section">Roles</h3>
      {roles.map((role, place) => {
        const change = (next: Partial<typeof role>, key: string) => set({ roles: replaced(roles, place, { ...role, ...next }) }, `role ${place} ${key}`);
        return (
          <fieldset key={place} className="orbit-box">
            <legend>Role {place + 1}</legend>
            <TextField label="Name" value={role.name} most={titleChars} onChange={(name) => change({ name }, 'name')} />
            <TextField label="Description" value={role.description} most={textChars} rows={2} onChange={(description) => change({ description }, 'description')} />
            <LinesField label="Objectives of this role" value={role.objectives} onChange={(objectives) => change({ objectives }, 'objectives')} />
            <TextField label="Secret, for this role only" value={role.secretInfo} most={textChars} rows={3} onChange={(secretInfo) => change({ secretInfo }, 'secret')} />
            <RowButtons
              name={`role ${place + 1}`}
              isFirst={place === 0}
              isLast={place === roles.length - 1}
              onMove={(by) => set({ roles: moved(roles, place, by) }, `role ${place} move`)}
              onDelete={() => set({ roles: without(roles, place) }, `role ${place} delete ${roles.length}`)}
            />
          </fieldset>
        );
      })}
      <button
        type="button"
        className="btn"
        disabled={roles.length >= simulationLimits.roles}
        onClick={() => set({ roles: [...roles, { name: '', description: '', objectives: [], secretInfo: '' }] }, `role add ${roles.length}`)}
      >
        Add a role
      </button>

      <h3 className="app-section">Events</h3>
      {events.map((event, place) => (
        <EventFields key={event.id} events={events} place={place} meters={meters} onChange={(next, key) => set({ events: next }, key)} />
      ))}
      <button
        type="button"
        className="btn"
        disabled={events.length >= simulationLimits.events}
        onClick={() =>
          set(
            {
              events: [
                ...events,
                {
                  id: crypto.randomUUID().slice(0, 8),
                  title: '',
                  description: '',
                  decisions: ['', ''].map((text) => ({ text, outcome: '', next: null, effects: meters.map(() => 0) })),
                },
              ],
            },
            `event add ${events.length}`,
          )
        }
      >
        Add an event
      </button>

      <h3 className="app-section">Meters</h3>
      {meters.map((meter, place) => (
        <div key={place} className="orbit-line">
          <TextField
            label={`Meter ${place + 1}`}
            value={meter.name}
            most={60}
            onChange={(name) => set({ meters: replaced(meters, place, { ...meter, name }) }, `meter ${place}`)}
          />
          <NumberField
            label="begins at"
            value={meter.start}
            least={0}
            most={100}
            onChange={(start) => set({ meters: replaced(meters, place, { ...meter, start }) }, `meter start ${place}`)}
          />
          <button
            type="button"
            className="btn btn-quiet"
            aria-label={`Delete: meter ${place + 1}`}
            onClick={() => set({ meters: without(meters, place), events: withEffects(events, (effects) => without(effects, place)) }, `meter delete ${place} ${meters.length}`)}
          >
            Delete
          </button>
        </div>
      ))}
      <p>
        <button
          type="button"
          className="btn"
          disabled={meters.length >= simulationLimits.meters}
          onClick={() =>
            set(
              { meters: [...meters, { name: '', start: 50 }], events: withEffects(events, (effects) => [...meters.map((_, place) => effects[place] ?? 0), 0]) },
              `meter add ${meters.length}`,
            )
          }
        >
          Add a meter
        </button>
      </p>

      <h3 className="app-section">Materials</h3>
      {materials.map((material, place) => (
        <fieldset key={place} className="orbit-box">
          <legend>Material {place + 1}</legend>
          <TextField
            label="Kind"
            value={material.type}
            most={titleChars}
            onChange={(type) => set({ materials: replaced(materials, place, { ...material, type }) }, `material ${place}`)}
          />
          <TextField
            label="What it is"
            value={material.description}
            most={20_000}
            rows={3}
            onChange={(description) => set({ materials: replaced(materials, place, { ...material, description }) }, `material text ${place}`)}
          />
          <RowButtons
            name={`material ${place + 1}`}
            isFirst={place === 0}
            isLast={place === materials.length - 1}
            onMove={(by) => set({ materials: moved(materials, place, by) }, `material ${place} move`)}
            onDelete={() => set({ materials: without(materials, place) }, `material ${place} delete ${materials.length}`)}
          />
        </fieldset>
      ))}
      <button
        type="button"
        className="btn"
        disabled={materials.length >= simulationLimits.list}
        onClick={() => set({ materials: [...materials, { type: '', description: '' }] }, `material add ${materials.length}`)}
      >
        Add a material
      </button>
      <LinesField label="Questions for afterward" value={body.debrief} onChange={(debrief) => set({ debrief }, 'debrief')} />
      <p className="text-muted">A decision may be at most {lineChars} characters long.</p>
    </fieldset>
  );
}

/** A meter that comes or goes takes its column in every decision along. */
const withEffects = (events: Simulation['events'], change: (effects: readonly number[]) => number[]): Simulation['events'] =>
  events.map((event) => ({ ...event, decisions: event.decisions.map((decision) => ({ ...decision, effects: change(decision.effects) })) }));

function Check({ simulation }: { simulation: Simulation }) {
  const { events, meters } = simulation;
  const faults = faultsIn(events, meters);
  const gaps = gapsIn(simulation);
  const nameOf = (id: string) => {
    const place = events.findIndex((event) => event.id === id);
    return `Event ${place + 1}${events[place]?.title ? `, “${events[place]?.title}”` : ''}`;
  };
  return (
    <section className="orbit-check" aria-label="Check">
      <p role="status">
        <strong>
          {faults.length === 0
            ? 'Every event can be reached, every decision has an outcome, and every way comes to an end.'
            : `${faults.length} ${faults.length === 1 ? 'thing keeps' : 'things keep'} this from being played well:`}
        </strong>
      </p>
      {faults.length > 0 && (
        <ul className="orbit-bullets">
          {faults.map((fault) => (
            <li key={JSON.stringify(fault)}>{wordsOf(fault, nameOf)}</li>
          ))}
        </ul>
      )}
      {gaps.length > 0 && (
        <>
          <p>
            <strong>{gaps.length === 1 ? 'One place waits' : `${gaps.length} places wait`} for what only you can put in, in square brackets:</strong>
          </p>
          <ul className="orbit-bullets">
            {gaps.map(({ where, what }, place) => (
              <li key={`${place} ${where}`} dir="auto">
                {where}. {what}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function wordsOf(fault: Fault, nameOf: (id: string) => string): string {
  if (fault.kind === 'no-events') return 'There is no event yet. Add one: a run begins with the first.';
  if (fault.kind === 'no-name') return `Meter ${fault.meter + 1} has no name: students see a number alone. Name it, or delete it.`;
  const event = nameOf(fault.event);
  switch (fault.kind) {
    case 'no-title':
      return `${event} has no title.`;
    case 'no-decision':
      return `${event} has no decision: whoever comes here is stuck.`;
    case 'unreachable':
      return `${event} cannot be reached. Let a decision lead there, or delete it.`;
    case 'no-end':
      return `${event} never comes to an end: all its ways go round in a circle or stop.`;
    case 'no-text':
      return `${event}: decision ${fault.decision + 1} has no words.`;
    case 'no-outcome':
      return `${event}: nothing follows from decision ${fault.decision + 1}. Write its outcome.`;
    case 'lost':
      return `${event}: decision ${fault.decision + 1} leads to an event that is gone.`;
    case 'twice':
      return `${event}: decision ${fault.decision + 1} has the same words as another one.`;
  }
}
