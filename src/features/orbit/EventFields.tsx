// biome-ignore-all lint/suspicious/noArrayIndexKey: the entries have nothing of their own that stays while their words change
/** One event of the outline, with its decisions: words, outcome, where it leads, what it moves. */
import { useId } from 'react';
import { type SimulationDecision, type SimulationEvent, type SimulationMeter, simulationLimits } from '../../contracts/simulation.ts';
import { moved, NumberField, RowButtons, replaced, TextField, without } from './fields.tsx';

interface EventFieldsProps {
  events: readonly SimulationEvent[];
  place: number;
  meters: readonly SimulationMeter[];
  /** `key`: changes with the same one are one step for undo. */
  onChange: (events: SimulationEvent[], key: string) => void;
}

export function EventFields({ events, place, meters, onChange }: EventFieldsProps) {
  const id = useId();
  const event = events[place];
  if (!event) return null;
  const { decisions } = event;
  const change = (next: Partial<SimulationEvent>, key: string) => onChange(replaced(events, place, { ...event, ...next }), `event ${event.id} ${key}`);
  const decide = (at: number, next: Partial<SimulationDecision>, key: string) => {
    const decision = decisions[at];
    if (decision) change({ decisions: replaced(decisions, at, { ...decision, ...next }) }, `decision ${at} ${key}`);
  };
  const remove = () =>
    // What led here ends here until it is sent elsewhere.
    onChange(
      without(events, place).map((other) => ({ ...other, decisions: other.decisions.map((decision) => (decision.next === event.id ? { ...decision, next: null } : decision)) })),
      `event ${event.id} delete`,
    );

  return (
    <details className="orbit-box orbit-event">
      <summary>
        Event {place + 1}: {event.title || 'without a title'}
      </summary>
      <TextField label={`Title of event ${place + 1}`} value={event.title} most={simulationLimits.titleChars} onChange={(title) => change({ title }, 'title')} />
      <TextField label="What happens" value={event.description} most={simulationLimits.textChars} rows={4} onChange={(description) => change({ description }, 'description')} />
      {decisions.map((decision, at) => (
        <fieldset key={at} className="orbit-box">
          <legend>Decision {at + 1}</legend>
          <TextField label="Decision" value={decision.text} most={simulationLimits.lineChars} rows={2} onChange={(text) => decide(at, { text }, 'text')} />
          <TextField label="Outcome" value={decision.outcome} most={simulationLimits.textChars} rows={3} onChange={(outcome) => decide(at, { outcome }, 'outcome')} />
          <p className="orbit-field">
            <label htmlFor={`${id}-${at}`}>Leads to</label>
            <select
              id={`${id}-${at}`}
              className="field"
              value={decision.next ?? ''}
              onChange={({ target }) => decide(at, { next: target.value === '' ? null : target.value }, 'next')}
            >
              <option value="">the end</option>
              {events.map((other, number) => (
                <option key={other.id} value={other.id}>
                  Event {number + 1}: {other.title || 'without a title'}
                </option>
              ))}
            </select>
          </p>
          <div className="orbit-line">
            {meters.map(({ name }, meter) => (
              <NumberField
                key={meter}
                label={`${name || `Meter ${meter + 1}`} +/−`}
                value={decision.effects[meter] ?? 0}
                least={-100}
                most={100}
                onChange={(by) => decide(at, { effects: meters.map((_, each) => (each === meter ? by : (decision.effects[each] ?? 0))) }, `effect ${meter}`)}
              />
            ))}
          </div>
          <RowButtons
            name={`decision ${at + 1} of event ${place + 1}`}
            isFirst={at === 0}
            isLast={at === decisions.length - 1}
            onMove={(by) => change({ decisions: moved(decisions, at, by) }, `decision ${at} move`)}
            onDelete={() => change({ decisions: without(decisions, at) }, `decision ${at} delete ${decisions.length}`)}
          />
        </fieldset>
      ))}
      <div className="orbit-buttons">
        <button
          type="button"
          className="btn"
          disabled={decisions.length >= simulationLimits.decisions}
          onClick={() =>
            change({ decisions: [...decisions, { text: '', outcome: '', next: events[place + 1]?.id ?? null, effects: meters.map(() => 0) }] }, `decision add ${decisions.length}`)
          }
        >
          Add a decision<span className="sr-only"> to event {place + 1}</span>
        </button>
        <RowButtons
          name={`event ${place + 1}`}
          isFirst={place === 0}
          isLast={place === events.length - 1}
          onMove={(by) => onChange(moved(events, place, by), `event ${event.id} move`)}
          onDelete={remove}
        />
      </div>
    </details>
  );
}
