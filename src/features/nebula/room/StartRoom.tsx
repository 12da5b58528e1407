/** Opens a room for a map: what that means, how long it lasts, and then into it. */
import { useEffect, useId, useRef, useState } from 'react';
import type { ConceptMap } from '../../../contracts/concept-map.ts';
import { roomHash, roomLimits } from '../../../contracts/map-room.ts';
import { startRoom } from '../../../stores/map-room/rooms.ts';

export interface StartRoomProps {
  map: ConceptMap;
  title: string;
  onClose: () => void;
}

export function StartRoom({ map, title, onClose }: StartRoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [days, setDays] = useState<number>(roomLimits.usualDays);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const start = async () => {
    setIsBusy(true);
    setProblem('');
    const made = await startRoom(title, map, days);
    setIsBusy(false);
    if (!made.ok) return setProblem(made.why);
    dialog.current?.close();
    location.hash = roomHash({ id: made.value.id });
  };
  return (
    <dialog className="dialog" ref={dialog} aria-labelledby={`${id}-title`} onClose={onClose} data-own-undo="">
      <div className="dialog-body">
        <h2 className="dialog-title" id={`${id}-title`}>
          Edit this map together
        </h2>
        <p>
          A room opens with a copy of this map in it. You get two links: with one, people edit the map at the same time as you; with the other, they only watch. Your own map stays
          as it is.
        </p>
        <p>
          The map is encrypted in the browsers. Its key is a part of the links and is never sent to our server, which cannot read the map. Nobody watches the room: give the link to
          edit only to people you trust with each other’s words.
        </p>
        <p className="map-field">
          <label htmlFor={`${id}-days`}>The room lasts</label>
          <select id={`${id}-days`} className="field" value={days} onChange={({ target }) => setDays(Number(target.value))}>
            {roomLimits.days.map((each) => (
              <option key={each} value={each}>
                {each === 1 ? '1 day' : `${each} days`}
              </option>
            ))}
          </select>
          <small className="text-muted">Then it is erased from our server. You can end it earlier, and keep a copy at any time.</small>
        </p>
        {problem && <p role="alert">{problem}</p>}
        <div className="dialog-buttons">
          <button type="button" className="btn btn-primary" disabled={isBusy} onClick={() => void start()}>
            {isBusy ? 'Opening the room…' : 'Open the room'}
          </button>
          <button type="button" className="btn" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </div>
      </div>
    </dialog>
  );
}
