/** A button that opens the dialog for editing together. What makes the room arrives when it is pressed. */
import { Users } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import type { ConceptMap } from '../../../contracts/concept-map.ts';
import { loadPart } from '../../../ui/load-part.ts';
import type { StartRoomProps } from './StartRoom.tsx';

export function StartRoomButton({ map, title }: { map: ConceptMap; title: string }) {
  const [Dialog, setDialog] = useState<ComponentType<StartRoomProps> | null>(null);
  const [isCut, setIsCut] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const press = () => {
    setIsCut(false);
    loadPart(() => import('./StartRoom.tsx')).then(
      ({ StartRoom }) => setDialog(() => StartRoom),
      () => setIsCut(true),
    );
  };
  return (
    <>
      <button ref={button} type="button" className="btn" aria-haspopup="dialog" onClick={press}>
        <Users size={18} aria-hidden="true" /> Edit together
      </button>
      {isCut && <span role="alert">The part that opens rooms did not arrive. Check the connection and press again.</span>}
      {Dialog && (
        <Dialog
          map={map}
          title={title}
          onClose={() => {
            setDialog(null);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
