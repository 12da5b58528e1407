/** The map as a table of its sentences: is each of them true? */
import { useMemo } from 'react';
import { type ConceptMap, mapLimits } from '../../../contracts/concept-map.ts';
import { propositionsOf } from '../../../engine/concept-map/propositions.ts';
import type { Editor } from './editor-store.ts';

export function SentencesView({ editor, map }: { editor: Editor; map: ConceptMap }) {
  const sentences = useMemo(() => propositionsOf(map), [map]);
  if (sentences.length === 0) return <p className="text-muted">There is no link yet, so the map says nothing yet.</p>;
  return (
    <div className="map-table" tabIndex={0} role="region" aria-label="Sentences of the map">
      <table>
        <caption className="sr-only">Each row is a sentence of the map</caption>
        <thead>
          <tr>
            <th scope="col">Concept</th>
            <th scope="col">Linking phrase</th>
            <th scope="col">Concept</th>
          </tr>
        </thead>
        <tbody>
          {sentences.map(({ link, from, to }) => (
            <tr key={link.id}>
              <th scope="row">
                <button type="button" className="text-btn" dir="auto" onClick={() => editor.select(link.from)}>
                  {from}
                </button>
              </th>
              <td>
                <input
                  className="field"
                  dir="auto"
                  autoComplete="off"
                  aria-label={`Linking phrase from ${from} to ${to}`}
                  placeholder="linking phrase"
                  maxLength={mapLimits.labelChars}
                  value={link.label}
                  onChange={(event) => editor.setLabel(link.id, event.target.value)}
                />
              </td>
              <td>
                <button type="button" className="text-btn" dir="auto" onClick={() => editor.select(link.to)}>
                  {to}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
