/** A map that several people edit: how the line stands, who is here, the map itself, and the ways out. */
import { useStore } from '@nanostores/react';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { othersAt } from '../../../stores/map-room/people.ts';
import type { Room } from '../../../stores/map-room/room.ts';
import dialogStyles from '../../../ui/dialog.css?inline';
import shareStyles from '../../../ui/share-dialog.css?inline';
import { useStyles } from '../../../ui/use-styles.ts';
import { ExportMap } from '../editor/ExportMap.tsx';
import editorStyles from '../editor/editor.css?inline';
import { createEditor, drawnId } from '../editor/editor-store.ts';
import { MapDesk } from '../editor/MapDesk.tsx';
import { People } from './People.tsx';
import { RoomBar } from './RoomBar.tsx';
import { RoomLinks } from './RoomLinks.tsx';
import { RoomWaysOut } from './RoomWaysOut.tsx';
import roomStyles from './room.css?inline';
import { useSteadyCaret } from './use-steady-caret.ts';
import { watchWords } from './watch-words.ts';

/** Who writes far below must see it, too; the focus stays where it is. */
const intoView = (card: HTMLElement | null): void => card?.scrollIntoView?.({ block: 'start' });

const sheet = `${dialogStyles}\n${shareStyles}\n${editorStyles}\n${roomStyles}`;

export function RoomEditor({ room, help, onClose }: { room: Room; help?: ReactNode; onClose: () => void }) {
  useStyles(sheet);
  const [watched] = useState(() => watchWords(room));
  const [editor] = useState(() => createEditor(watched, drawnId));
  const { title, body } = useStore(room.$item);
  const state = useStore(room.$state);
  const role = useStore(room.$role);
  const isLocked = useStore(room.$isLocked);
  const isInNeed = useStore(watched.$isInNeed);
  const lost = useStore(room.$lost);
  useSteadyCaret(body);
  useEffect(() => {
    const stopLooking = editor.$selected.listen(room.look);
    const stopSeeing = room.$people.subscribe((people) => editor.$others.set(othersAt(people)));
    return () => {
      stopLooking();
      stopSeeing();
    };
  }, [editor, room]);

  const isOpen = state.is !== 'over' && state.is !== 'shut';
  const canEdit = isOpen && (role === 'owner' || (role === 'edit' && !isLocked));
  return (
    <div className="map-editor">
      <p data-no-print>
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          <ArrowLeft size={18} aria-hidden="true" /> All concept maps
        </button>
      </p>
      <RoomBar room={room} canEdit={canEdit} />
      {lost.length > 0 && (
        <div className="room-lost" role="alert">
          <p>Somebody removed a concept while you were changing it. These words of yours are not in the map; copy them if you need them.</p>
          <ul>
            {lost.map((text) => (
              <li key={text} dir="auto">
                {text}
              </li>
            ))}
          </ul>
          <p>
            <button type="button" className="btn" onClick={room.forgetLost}>
              Close this note
            </button>
          </p>
        </div>
      )}
      {isInNeed && (
        <div className="room-care" role="alert" ref={intoView}>
          <p>
            Only you see this card. What you wrote sounds as if someone may need help. Others in this room can read your words; you can take them out again. This is a computer
            program, and it tells nobody.
          </p>
          {help}
          <p>
            <button type="button" className="btn" onClick={() => watched.$isInNeed.set(false)}>
              Close this card
            </button>
          </p>
        </div>
      )}
      <People room={room} editor={editor} />
      {room.record.own && isOpen && <RoomLinks room={room} />}
      <MapDesk editor={editor} canEdit={canEdit} />
      <RoomWaysOut room={room} onClose={onClose} />
      <ExportMap map={body} title={title} />
    </div>
  );
}
