/** Three tabs: one's own maps with the search, what came from others, templates. */
import { type ComponentType, type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { type ConceptMap, mapTypeNames } from '../../contracts/concept-map.ts';
import type { LibraryItem } from '../../contracts/library.ts';
import { loadPart } from '../../ui/load-part.ts';
import { ImportMap } from './ImportMap.tsx';
import { MapCards, PlainCard } from './MapCards.tsx';
import { useDrawing } from './MapPicture.tsx';
import type { NebulaProps } from './Nebula.tsx';
import { type NebulaStore, receivedTag } from './nebula-store.ts';

const tabs = [
  { id: 'my-maps', label: 'My Concept Maps' },
  { id: 'shared', label: 'Shared With Me' },
  { id: 'templates', label: 'Templates' },
] as const;
type TabId = (typeof tabs)[number]['id'];

/** Rooms need what edits them, which few visits do. */
function Rooms({ now }: { now: Date }) {
  const [List, setList] = useState<ComponentType<{ now: Date }> | null>(null);
  useEffect(() => {
    loadPart(() => import('./room/RoomList.tsx')).then(
      ({ RoomList }) => setList(() => RoomList),
      // The link that was given opens the room as well.
      () => undefined,
    );
  }, []);
  return List && <List now={now} />;
}

interface DeskTabsProps extends Pick<NebulaProps, 'templates' | 'samples'> {
  nebula: NebulaStore;
  items: readonly LibraryItem<ConceptMap>[];
  isRead: boolean;
  now: Date;
}

export function DeskTabs({ nebula, items, isRead, templates, samples, now }: DeskTabsProps) {
  const [tab, setTab] = useState<TabId>('my-maps');
  const [search, setSearch] = useState('');
  const drawing = useDrawing();
  const searchId = useId();
  useEffect(() => {
    const named = tabs.find(({ id }) => `#${id}` === location.hash);
    if (named) setTab(named.id);
  }, []);
  const shown = useMemo(() => {
    const source = (origin: 'sample' | 'template', title: string, { mapType, map }: { mapType: ConceptMap['mapType']; map: string }) =>
      drawing?.fromSource({ title, mapType, map, origin });
    return {
      samples: samples.flatMap((sample) => {
        const map = source('sample', sample.title, sample);
        return map ? [{ ...sample, drawn: map }] : [];
      }),
      templates: templates.flatMap((template) => {
        const map = source('template', template.name, template);
        return map ? [{ ...template, drawn: map }] : [];
      }),
    };
  }, [drawing, samples, templates]);

  const wanted = search.trim().toLowerCase();
  const fits = (...texts: readonly string[]): boolean => texts.some((text) => text.toLowerCase().includes(wanted));
  const own = items.filter(({ title, body, tags }) => fits(title, body.topic, mapTypeNames[body.mapType], ...tags, ...body.nodes.map(({ text }) => text)));
  const foundSamples = shown.samples.filter(({ title, subject, mapType }) => fits(title, subject, mapTypeNames[mapType]));
  const received = items.filter(({ tags }) => tags.includes(receivedTag));

  const onKey = (event: KeyboardEvent, index: number) => {
    const to = { ArrowRight: (index + 1) % 3, ArrowLeft: (index + 2) % 3, Home: 0, End: 2 }[event.key];
    const next = to === undefined ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    setTab(next.id);
    document.getElementById(`tab-${next.id}`)?.focus();
  };

  return (
    <div>
      <div className="map-tabs" role="tablist" aria-label="Concept maps">
        {tabs.map(({ id, label }, i) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-controls={id}
            aria-selected={tab === id}
            tabIndex={tab === id ? 0 : -1}
            onClick={() => setTab(id)}
            onKeyDown={(event) => onKey(event, i)}
          >
            {label}
          </button>
        ))}
      </div>
      <section className="map-panel map-panel-first" role="tabpanel" id="my-maps" aria-labelledby="tab-my-maps" hidden={tab !== 'my-maps'}>
        <p className="map-field map-search">
          <label className="sr-only" htmlFor={searchId}>
            Search concept maps
          </label>
          <input id={searchId} className="field" type="search" placeholder="Search concept maps" value={search} onChange={(event) => setSearch(event.target.value)} />
        </p>
        <p className="sr-only" role="status">
          {wanted === '' ? '' : `${own.length + foundSamples.length} found`}
        </p>
        {isRead && own.length > 0 && <MapCards items={own} drawing={drawing} now={now} label="My concept maps" />}
        {/* Its place is kept while the device is read, so that what stands below does not move. */}
        {items.length === 0 && <p className={isRead ? 'text-muted' : 'invisible'}>You have no map yet. What you make is kept on this device from the first key on.</p>}
        {foundSamples.length > 0 && (
          <>
            <h2 className="text-h3">Samples</h2>
            <ul className="map-cards" aria-label="Sample maps">
              {foundSamples.map(({ title, subject, mapType, map, focusQuestion, drawn }) => (
                <PlainCard
                  key={title}
                  map={drawn}
                  title={title}
                  badge="Sample"
                  lines={[`${mapTypeNames[mapType]}, ${subject}`, 'View only: comes with Nebula']}
                  action="Open a copy"
                  drawing={drawing}
                  onUse={() => void nebula.copy({ title, mapType, map, focusQuestion, origin: 'sample' })}
                />
              ))}
            </ul>
          </>
        )}
        {wanted !== '' && own.length + foundSamples.length === 0 && (
          <p>
            No map fits “{search.trim()}”.{' '}
            <button type="button" className="text-btn" onClick={() => setSearch('')}>
              Show all
            </button>
          </p>
        )}
        {drawing && (
          <>
            <h2 className="text-h3">Bring a map along</h2>
            {tab === 'my-maps' && <ImportMap nebula={nebula} isReceived={false} />}
          </>
        )}
      </section>
      <section className="map-panel" role="tabpanel" id="shared" aria-labelledby="tab-shared" hidden={tab !== 'shared'}>
        <p className="max-w-measure">
          Open the link of a shared map to read it, or to edit it together with others. Save a copy there, and it stands among your maps, where you can edit it. A map also travels
          as a file: in its editor, Export makes a Markdown outline, a Mermaid diagram or a JSON Canvas. Open such a file here, and you have a copy of your own.
        </p>
        {tab === 'shared' && <Rooms now={now} />}
        {received.length > 0 && <MapCards items={received} drawing={drawing} now={now} label="Shared with me" />}
        {tab === 'shared' && <ImportMap nebula={nebula} isReceived={true} />}
      </section>
      <section className="map-panel" role="tabpanel" id="templates" aria-labelledby="tab-templates" hidden={tab !== 'templates'}>
        <p className="text-muted">Frames whose boxes ask a question. Basic ones are small; popular ones are known from paper in many classrooms.</p>
        <ul className="map-cards" aria-label="Templates">
          {shown.templates.map(({ id, name, scope, label, mapType, map, drawn }) => (
            <PlainCard
              key={id}
              map={drawn}
              title={name}
              badge={label}
              lines={[`${mapTypeNames[mapType]}, ${scope}`]}
              action="Use template"
              drawing={drawing}
              onUse={() => void nebula.copy({ title: name, mapType, map, origin: 'template' })}
            />
          ))}
        </ul>
      </section>
    </div>
  );
}
