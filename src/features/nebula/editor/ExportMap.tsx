/** The ways out: pictures, a PDF, and three text formats that other programs read. Libraries load when pressed. */
import { FileDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { ConceptMap } from '../../../contracts/concept-map.ts';
import { showToast } from '../../../stores/toasts.ts';
import { loadPart } from '../../../ui/load-part.ts';
import { ShareButton } from '../../../ui/ShareButton.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { StartRoomButton } from '../room/StartRoomButton.tsx';

const formats = [
  ['png', 'PNG picture'],
  ['svg', 'SVG picture'],
  ['pdf', 'PDF'],
  ['md', 'Markdown outline'],
  ['mmd', 'Mermaid'],
  ['canvas', 'JSON Canvas'],
] as const;
export type Format = (typeof formats)[number][0];

interface ExportMapProps {
  map: ConceptMap;
  title: string;
  /** It can be opened for several to edit. */
  canStartRoom?: boolean;
  save?: (name: string, content: Blob) => void;
}

export function ExportMap({ map, title, canStartRoom = false, save = saveFile }: ExportMapProps) {
  const [busy, setBusy] = useState<Format | null>(null);
  const id = useId();
  const isEmpty = map.nodes.length === 0;
  const exportAs = async (format: Format) => {
    setBusy(format);
    try {
      const { fileOf } = await loadPart(() => import('./map-files.ts'));
      const { name, content } = await fileOf(map, title, format);
      save(name, content);
    } catch {
      showToast({ title: 'The file could not be made', message: 'Your map is kept. Try again, or take another format.', variant: 'destructive' });
    }
    setBusy(null);
  };
  const shared = { kind: 'concept-map' as const, title, body: map };
  return (
    <section className="map-export" aria-labelledby={`${id}-export`} data-no-print>
      <h2 className="text-h3" id={`${id}-export`}>
        Export
      </h2>
      <div className="map-buttons">
        {formats.map(([format, label]) => (
          <button key={format} type="button" className="btn" disabled={busy !== null || isEmpty} onClick={() => void exportAs(format)}>
            <FileDown size={16} aria-hidden="true" /> {busy === format ? 'Making the file…' : label}
          </button>
        ))}
        <ShareButton what="this map" open={() => loadPart(() => import('../../../stores/sharing/sharing-of.ts')).then(({ sharingOf }) => sharingOf(() => shared))} />
        {canStartRoom && <StartRoomButton map={map} title={title} />}
      </div>
    </section>
  );
}
