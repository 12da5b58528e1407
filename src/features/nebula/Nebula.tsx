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
import { NewMapForm } from './NewMapForm.tsx';
import { createNebula, type MapForm, type NebulaDeps } from './nebula-store.ts';
import type { RoomPageProps } from './room/RoomPage.tsx';

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
  loadMaps: () => loadPart(() => import('./local-maps.ts')).then(({ localMaps }) => localMaps),
  refuse: async (topic, title) => {
    try {
      const { refuse } = await loadPart(() => import('./local-refusal.ts'));
      return refuse(topic, title);
    } catch {
      return null;
    }
  },
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
  /** Somebody went there from this page; a page that has just loaded leaves the focus where it is. */
  const [hasMoved, setHasMoved] = useState(false);
  /** The fragment, where it names a room. */
  const [room, setRoom] = useState<string | null>(null);

  useEffect(() => {
    void loadLibrary();
    const follow = (event?: Event) => {
      setHasMoved(event !== undefined);
      setOpenId(itemInHash(location.hash));
      setRoom(/^#room=/.test(location.hash) ? location.hash : null);
    };
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

  if (room !== null) return <OpenPart key={room} load={loadRoom} props={{ hash: room, help, onClose: closeMap }} what="room" />;
  const open = openId === null ? undefined : items.find(({ id, kind }) => id === openId && kind === 'concept-map');
  if (open && open.trashed === null)
    return <OpenPart key={open.id} load={loadEditor} props={{ item: open as LibraryItem<ConceptMap>, takesFocus: hasMoved, onClose: closeMap }} what="map" />;
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

const loadEditor = (): Promise<ComponentType<MapEditorProps>> => loadPart(() => import('./editor/MapEditor.tsx')).then(({ MapEditor }) => MapEditor);
const loadRoom = (): Promise<ComponentType<RoomPageProps>> => loadPart(() => import('./room/RoomPage.tsx')).then(({ RoomPage }) => RoomPage);

/** The editor, and the room, are parts of their own: they arrive when the first map is opened. */
function OpenPart<Props extends object>({ load, props, what }: { load: () => Promise<ComponentType<Props>>; props: Props; what: 'map' | 'room' }) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    load().then(
      (part) => setPart(() => part),
      () => setIsCut(true),
    );
  }, [load]);
  if (Part) return <Part {...props} />;
  return (
    <p role="status">
      {isCut ? 'The editor did not arrive. Your map is safe on this device: ' : `Opening the ${what}…`}
      {isCut && (
        <button type="button" className="btn" onClick={() => location.reload()}>
          Try again
        </button>
      )}
    </p>
  );
}
