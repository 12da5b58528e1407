/** The editor of one map of the library: it is kept on the device, and goes out as files, links, or into a room. */
import { useStore } from '@nanostores/react';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ConceptMap } from '../../../contracts/concept-map.ts';
import type { LibraryItem } from '../../../contracts/library.ts';
import { useWork } from '../../../stores/library/use-work.ts';
import { openWork } from '../../../stores/library/work.ts';
import { $topicOffer } from '../../../stores/topic-offer.ts';
import { DidYouMean } from '../../../ui/DidYouMean.tsx';
import dialogStyles from '../../../ui/dialog.css?inline';
import { loadPart } from '../../../ui/load-part.ts';
import { useStyles } from '../../../ui/use-styles.ts';
import { WorkBar } from '../../../ui/WorkBar.tsx';
import { type Ask, takeTopicOffer } from '../nebula-store.ts';
import { ExportMap } from './ExportMap.tsx';
import editorStyles from './editor.css?inline';
import { createEditor } from './editor-store.ts';
import { askWorker, MapDesk } from './MapDesk.tsx';

export interface MapEditorProps {
  item: LibraryItem<ConceptMap>;
  /** It was opened by somebody on this page, who now goes on in it. */
  takesFocus?: boolean;
  onClose: () => void;
  ask?: Ask;
}

/** The dialog is that of the earlier versions. */
const sheet = `${dialogStyles}\n${editorStyles}`;

export function MapEditor({ item: opened, takesFocus = false, onClose, ask }: MapEditorProps) {
  useStyles(sheet);
  const [work] = useState(() => openWork(opened));
  const [editor] = useState(() => createEditor(work));
  const { item, isElsewhere, bar } = useWork(work);
  const offer = useStore($topicOffer);
  const take = () => takeTopicOffer(work, { ask: ask ?? askWorker, loadMaps: () => loadPart(() => import('../local-maps.ts')).then(({ localMaps }) => localMaps) });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => () => void work.close(), [work]);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className="map-editor">
      <div className="map-top">
        <button type="button" className="btn btn-quiet" data-no-print onClick={onClose}>
          <ArrowLeft size={18} aria-hidden="true" /> All concept maps
        </button>
        <h2 ref={heading} className="app-section" tabIndex={-1} dir="auto">
          {item.title.trim() || 'Concept map'}
        </h2>
      </div>
      <WorkBar {...bar} />
      {offer?.item === item.id && !isElsewhere && <DidYouMean className="map-note" topic={offer.topic} onTake={take} onLeave={() => $topicOffer.set(null)} />}
      <MapDesk editor={editor} canEdit={!isElsewhere} ask={ask} />
      <ExportMap map={item.body} title={item.title} canStartRoom />
    </div>
  );
}
