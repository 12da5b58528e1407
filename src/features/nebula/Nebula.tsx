/** Nebula: the desk with one's own maps, those that came as files, and templates; or one map, open for editing. */
import { useStore } from '@nanostores/react';
import { Plus } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { call } from '../../api/client.ts';
import type { ConceptMap } from '../../contracts/concept-map.ts';
import { generateMap } from '../../contracts/endpoints.ts';
import { itemInHash, itemPath, type LibraryItem } from '../../contracts/library.ts';
import { $library, loadLibrary } from '../../stores/library/library.ts';
import { loadPart } from '../../ui/load-part.ts';
import { DeskTabs } from './DeskTabs.tsx';
import type { MapEditorProps } from './editor/MapEditor.tsx';
import { loadPicture } from './MapPicture.tsx';
import { NewMapForm } from './NewMapForm.tsx';
import { createNebula, type MapForm, type NebulaDeps } from './nebula-store.ts';

export interface SourceMap {
  mapType: ConceptMap['mapType'];
  map: string;
}
export interface NebulaProps {
  templates: readonly (SourceMap & { id: string; name: string; scope: string; label: 'Popular' | 'Basic' })[];
  samples: readonly (SourceMap & { title: string; subject: string; focusQuestion: string })[];
  /** The help card, as static HTML from the page. */
  help?: ReactNode;
  deps?: NebulaDeps;
}

const ownDeps: NebulaDeps = {
  ask: (body, signal) => call(generateMap, body, { signal }),
  loadMaps: () => loadPicture().then(({ localMaps }) => localMaps),
  now: () => new Date(),
};

/** What a link brings. */
function startOf(): Partial<MapForm> | null {
  const { topic, title } = Object.fromEntries(new URLSearchParams(location.search));
  return topic ? { topic: topic.slice(0, 200), title: (title ?? topic).slice(0, 200) } : null;
}

export function Nebula({ templates, samples, help, deps = ownDeps }: NebulaProps) {
  const [nebula] = useState(() => createNebula(deps));
  const step = useStore(nebula.$step);
  const made = useStore(nebula.$made);
  const { isRead, items } = useStore($library);
  const [openId, setOpenId] = useState<string | null>(null);

  useEffect(() => {
    void loadLibrary();
    const follow = () => setOpenId(itemInHash(location.hash));
    follow();
    addEventListener('hashchange', follow);
    const start = startOf();
    if (start) nebula.openForm(start);
    return () => removeEventListener('hashchange', follow);
  }, [nebula]);
  useEffect(() => {
    if (made === null) return;
    nebula.$made.set(null);
    location.hash = itemPath('concept-map', made).split('#')[1] ?? '';
  }, [made, nebula]);

  const open = openId === null ? undefined : items.find(({ id, kind }) => id === openId && kind === 'concept-map');
  if (open && open.trashed === null) return <OpenMap key={open.id} item={open as LibraryItem<ConceptMap>} onClose={closeMap} />;
  return (
    <div className="map-desk">
      {openId !== null && isRead && !made && (
        <p className="map-problem" role="alert">
          That map is not on this device, or is in the trash. <a href="/library">Look in your library</a>
        </p>
      )}
      {step.kind === 'list' ? (
        <p>
          <button type="button" className="btn btn-primary" onClick={() => nebula.openForm()}>
            <Plus size={18} aria-hidden="true" /> New Concept Map
          </button>
        </p>
      ) : (
        <NewMapForm nebula={nebula} help={help} />
      )}
      <DeskTabs
        nebula={nebula}
        items={items.filter((item): item is LibraryItem<ConceptMap> => item.kind === 'concept-map' && item.trashed === null)}
        isRead={isRead}
        templates={templates}
        samples={samples}
        now={deps.now()}
      />
    </div>
  );
}

function closeMap(): void {
  history.pushState(null, '', location.pathname);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** The editor is a part of its own: it arrives when the first map is opened. */
function OpenMap({ item, onClose }: Pick<MapEditorProps, 'item' | 'onClose'>) {
  const [Editor, setEditor] = useState<ComponentType<MapEditorProps> | null>(null);
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    loadPart(() => import('./editor/MapEditor.tsx')).then(
      ({ MapEditor }) => setEditor(() => MapEditor),
      () => setIsCut(true),
    );
  }, []);
  if (Editor) return <Editor item={item} onClose={onClose} />;
  return (
    <p role="status">
      {isCut ? 'The editor did not arrive. Your map is safe on this device: ' : 'Opening the map…'}
      {isCut && (
        <button type="button" className="btn" onClick={() => location.reload()}>
          Try again
        </button>
      )}
    </p>
  );
}
