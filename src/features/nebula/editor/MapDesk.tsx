/** A map with its three views, the selected concept, suggestions and hints: the same for a map of one's own and for one that is edited together. */
import { useStore } from '@nanostores/react';
import { type KeyboardEvent, lazy, Suspense, useDeferredValue, useId, useMemo, useState } from 'react';
import { call } from '../../../api/client.ts';
import { mapLimits, mapTypeNames, mapTypes } from '../../../contracts/concept-map.ts';
import { generateMap } from '../../../contracts/endpoints.ts';
import { foundIn } from '../../../engine/concept-map/propositions.ts';
import { loadPart } from '../../../ui/load-part.ts';
import type { Ask } from '../nebula-store.ts';
import { ConceptPanel } from './ConceptPanel.tsx';
import { type Editor, type View, views } from './editor-store.ts';
import { Hints } from './Hints.tsx';
import { Ideas } from './Ideas.tsx';
import { LinkPanel } from './LinkPanel.tsx';
import { OutlineView } from './OutlineView.tsx';
import { SentencesView } from './SentencesView.tsx';

const MapCanvas = lazy(() => loadPart(() => import('./MapCanvas.tsx')).then(({ MapCanvas }) => ({ default: MapCanvas })));

interface MapDeskProps {
  editor: Editor;
  /** False: it can be looked at and searched, and nothing of it can be changed. */
  canEdit: boolean;
  ask?: Ask | undefined;
}

export const askWorker: Ask = (body, signal) => call(generateMap, body, { signal });
const viewNames: Record<View, string> = { map: 'Map', outline: 'Outline', sentences: 'Sentences' };

export function MapDesk({ editor, canEdit, ask = askWorker }: MapDeskProps) {
  const { title, body: map } = useStore(editor.work.$item);
  const view = useStore(editor.$view);
  const selected = useStore(editor.$selected);
  const chosen = useStore(editor.$link);
  const link = view === 'map' ? map.links.find(({ id }) => id === chosen) : undefined;
  const status = useStore(editor.$status);
  const [search, setSearch] = useState('');
  const id = useId();
  // Typing goes first: a map of hundreds of boxes is drawn a moment later.
  const drawn = useDeferredValue(map);
  const found = useMemo(() => foundIn(map, search), [map, search]);

  /** Enter goes from one that was found to the next. */
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || found.length === 0) return;
    event.preventDefault();
    editor.select(found[(found.indexOf(selected ?? '') + 1) % found.length] ?? null);
  };

  return (
    <>
      <fieldset className="map-all" disabled={!canEdit}>
        <legend className="sr-only">Concept map</legend>
        <div className="map-head">
          <p className="map-field">
            <label htmlFor={`${id}-title`}>Title</label>
            <input
              id={`${id}-title`}
              className="field"
              dir="auto"
              autoComplete="off"
              maxLength={mapLimits.titleChars}
              value={title}
              onChange={(event) => editor.work.rename(event.target.value)}
            />
          </p>
          <p className="map-field">
            <label htmlFor={`${id}-type`}>Map type</label>
            <select
              id={`${id}-type`}
              className="field"
              value={map.mapType}
              onChange={(event) => editor.setType(mapTypes.find((type) => type === event.target.value) ?? map.mapType)}
            >
              {mapTypes.map((type) => (
                <option key={type} value={type}>
                  {mapTypeNames[type]}
                </option>
              ))}
            </select>
          </p>
          <p className="map-field map-head-wide">
            <label htmlFor={`${id}-question`}>Focus question</label>
            <input
              id={`${id}-question`}
              className="field"
              dir="auto"
              autoComplete="off"
              maxLength={mapLimits.questionChars}
              placeholder="Which question does this map answer?"
              value={map.focusQuestion}
              onChange={(event) => editor.setQuestion(event.target.value)}
            />
          </p>
        </div>
      </fieldset>
      {map.note && <p className="map-note">{map.note}</p>}
      <div className="map-tools" data-no-print>
        <div className="map-views" role="group" aria-label="View">
          {views.map((each) => (
            <button key={each} type="button" className="btn" aria-pressed={view === each} onClick={() => editor.$view.set(each)}>
              {viewNames[each]}
            </button>
          ))}
        </div>
        <button type="button" className="btn" disabled={!canEdit} onClick={() => (selected ? editor.addChild(selected) : editor.addConcept())}>
          Add concept
        </button>
        <button type="button" className="btn" disabled={!canEdit || !map.nodes.some(({ at }) => at !== null)} onClick={editor.tidy}>
          Tidy up
        </button>
        <p className="map-find">
          <label className="sr-only" htmlFor={`${id}-search`}>
            Search in this map
          </label>
          <input
            id={`${id}-search`}
            className="field"
            type="search"
            placeholder="Search in this map"
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
              const [first] = foundIn(map, event.target.value);
              if (first) editor.select(first);
            }}
            onKeyDown={goOn}
          />
          {search.trim() !== '' && <small role="status">{found.length === 1 ? '1 concept found' : `${found.length} concepts found`}</small>}
        </p>
      </div>
      <div className="map-work">
        <div className="map-view" data-view={view}>
          {map.nodes.length === 0 && <p className="text-muted">This map has no concept yet.{canEdit && ' Press “Add concept” and write the topic into it.'}</p>}
          {view === 'map' && (
            <Suspense fallback={<p role="status">Drawing the map…</p>}>
              <MapCanvas editor={editor} map={drawn} title={title} found={found} canEdit={canEdit} />
            </Suspense>
          )}
          {view !== 'map' && (
            <fieldset className="map-all" disabled={!canEdit}>
              <legend className="sr-only">{viewNames[view]}</legend>
              {view === 'outline' ? <OutlineView editor={editor} map={map} found={found} /> : <SentencesView editor={editor} map={map} />}
            </fieldset>
          )}
        </div>
        {canEdit && (
          <div className="map-side" data-no-print>
            {link ? <LinkPanel editor={editor} map={map} link={link} /> : <ConceptPanel editor={editor} map={map} />}
            <Ideas editor={editor} map={map} ask={ask} />
            <Hints editor={editor} map={map} />
          </div>
        )}
      </div>
      <p className="sr-only" role="status">
        {status}
      </p>
    </>
  );
}
