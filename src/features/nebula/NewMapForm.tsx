/** The creation form: title, topic, map type. The button says what it does while it works. */
import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { mapLimits, mapTypeNames, mapTypes } from '../../contracts/concept-map.ts';
import { hasVisibleText } from '../../contracts/limits.ts';
import type { NebulaStore } from './nebula-store.ts';

const typeTexts = {
  hierarchical: 'General ideas above, special ones below.',
  spider: 'One idea in the middle, legs of ideas around it.',
  flowchart: 'Steps and decisions in their order.',
} as const;

export function NewMapForm({ nebula, help }: { nebula: NebulaStore; help?: ReactNode }) {
  const form = useStore(nebula.$form);
  const refusal = useStore(nebula.$refusal);
  const isBusy = useStore(nebula.$step).kind === 'generating';
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <form
      className="map-form"
      aria-labelledby="new-map"
      onSubmit={(event) => {
        event.preventDefault();
        // The browser takes spaces for text.
        const blank = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input.field')].find(({ value }) => !hasVisibleText(value));
        blank?.setCustomValidity('Please fill this in.');
        blank?.reportValidity();
        if (!blank) void nebula.submit();
      }}
    >
      <h2 className="app-section" id="new-map">
        New Concept Map
      </h2>
      <p className="map-field">
        <label htmlFor="map-title">Title</label>
        <input
          id="map-title"
          ref={title}
          className="field"
          dir="auto"
          autoComplete="off"
          required
          maxLength={mapLimits.titleChars}
          value={form.title}
          onChange={({ target }) => {
            target.setCustomValidity('');
            nebula.change({ title: target.value });
          }}
        />
      </p>
      <p className="map-field">
        <label htmlFor="map-topic">Topic or Concept</label>
        <input
          id="map-topic"
          className="field"
          dir="auto"
          autoComplete="off"
          required
          maxLength={mapLimits.topicChars}
          value={form.topic}
          onChange={({ target }) => {
            target.setCustomValidity('');
            nebula.change({ topic: target.value });
          }}
        />
      </p>
      <fieldset className="map-types">
        <legend>Map Type</legend>
        {mapTypes.map((type) => (
          <label key={type} className="map-type">
            <input type="radio" name="map-type" value={type} checked={form.mapType === type} onChange={() => nebula.change({ mapType: type })} />
            <span>
              <strong>{mapTypeNames[type]}</strong>
              <span className="text-muted">{typeTexts[type]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {refusal && (
        <div className="map-refusal" role="alert">
          <p>{refusal.text}</p>
          {refusal.isDanger && help}
        </div>
      )}
      <p className="map-buttons">
        <button type="submit" className="btn btn-primary" disabled={isBusy}>
          {isBusy ? 'Generating map...' : 'Generate Map'}
        </button>
        <button type="button" className="btn" onClick={nebula.closeForm}>
          Cancel
        </button>
      </p>
      <p className="sr-only" role="status">
        {isBusy ? 'Generating map...' : ''}
      </p>
    </form>
  );
}
