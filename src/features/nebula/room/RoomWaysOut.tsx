/** A copy for one's own library, stopping and ending the room, and forgetting it on this device. */
import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { itemPath } from '../../../contracts/library.ts';
import { newItem, putItem } from '../../../stores/library/library.ts';
import type { Room } from '../../../stores/map-room/room.ts';
import { endRoom, forgetRoom } from '../../../stores/map-room/rooms.ts';
import { showToast } from '../../../stores/toasts.ts';

export function RoomWaysOut({ room, onClose }: { room: Room; onClose: () => void }) {
  const state = useStore(room.$state);
  const role = useStore(room.$role);
  const isLocked = useStore(room.$isLocked);
  const isWaiting = useStore(room.$isWaiting);
  const [kept, setKept] = useState<string | null>(null);
  const [asks, setAsks] = useState<'end' | 'forget' | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const id = useId();
  const keepCopy = async (): Promise<string | null> => {
    const { title, body } = room.$item.get();
    const item = newItem('concept-map', title, body);
    const isKept = await putItem(item);
    if (!isKept)
      showToast({ title: 'Not kept', message: 'This browser keeps nothing for this site, or is full. Export the map before you leave the page.', variant: 'destructive' });
    return isKept ? item.id : null;
  };
  const leaveFor = async (item: string | null) => {
    await room.close();
    await forgetRoom(room.record.id);
    onClose();
    if (item) location.hash = itemPath('concept-map', item).split('#')[1] ?? '';
  };
  const end = async () => {
    setIsBusy(true);
    // First the copy: what is ended cannot be fetched again.
    const item = await keepCopy();
    if (item === null || !(await endRoom(room.record))) {
      setIsBusy(false);
      if (item !== null)
        showToast({ title: 'The room is not ended', message: 'The server did not answer. A copy is in your library; try again in a moment.', variant: 'destructive' });
      return;
    }
    await leaveFor(item);
  };
  return (
    <section className="map-export" aria-labelledby={id} data-no-print>
      <h2 className="text-h3" id={id}>
        This room
      </h2>
      <div className="map-buttons">
        <button type="button" className="btn" onClick={() => void keepCopy().then(setKept)}>
          Keep a copy in my library
        </button>
        {role === 'owner' && state.is === 'open' && (
          <button type="button" className="btn" aria-pressed={isLocked} onClick={() => room.lock(!isLocked)}>
            {isLocked ? 'Let everyone edit again' : 'Stop editing for everyone'}
          </button>
        )}
        {role === 'owner' && state.is !== 'over' ? (
          <button type="button" className="btn btn-danger" onClick={() => setAsks('end')}>
            End the room
          </button>
        ) : (
          <button type="button" className="btn btn-danger" onClick={() => setAsks('forget')}>
            Remove from this device
          </button>
        )}
      </div>
      <p role="status">
        {kept && (
          <>
            A copy is in your library. <a href={itemPath('concept-map', kept)}>Open the copy</a>
          </>
        )}
      </p>
      {asks && (
        <div className="room-care" role="group" aria-label={asks === 'end' ? 'End the room?' : 'Remove from this device?'}>
          <p>
            {asks === 'end'
              ? 'The room closes for everyone and is erased from our server at once. A copy of the map as it stands here goes into your library.'
              : `The key and the copy go from this device; the room and the others stay as they are.${isWaiting ? ' What you changed without a connection is not in the room yet and will be lost.' : ''}`}
          </p>
          <div className="map-buttons">
            <button type="button" className="btn btn-danger" disabled={isBusy} onClick={() => void (asks === 'end' ? end() : leaveFor(null))}>
              {asks === 'end' ? 'End it and keep a copy' : 'Remove it'}
            </button>
            <button type="button" className="btn" onClick={() => setAsks(null)}>
              Not now
            </button>
          </div>
        </div>
      )}
    </section>
  );
}
