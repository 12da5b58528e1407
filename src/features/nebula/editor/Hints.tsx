/** What a reader would ask about the map. Never a score. */
import { useId, useMemo } from 'react';
import type { ConceptMap } from '../../../contracts/concept-map.ts';
import { hintsFor } from '../../../engine/concept-map/hints.ts';
import type { Editor } from './editor-store.ts';

export function Hints({ editor, map }: { editor: Editor; map: ConceptMap }) {
  const hints = useMemo(() => hintsFor(map), [map]);
  const id = useId();
  return (
    <section className="map-part" aria-labelledby={`${id}-hints`}>
      <h2 className="text-h3" id={`${id}-hints`}>
        A reader would ask
      </h2>
      {hints.length === 0 && <p className="text-muted">Nothing at the moment: every link has a phrase and no concept stands alone.</p>}
      <ul className="map-hints">
        {hints.map(({ kind, text, nodes }) => (
          <li key={`${kind} ${text}`}>
            <span dir="auto">{text}</span>
            {nodes[0] !== undefined && (
              <button type="button" className="text-btn" aria-label={`Show: ${text}`} onClick={() => editor.select(nodes[0] ?? null)}>
                Show
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
