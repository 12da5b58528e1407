/** Rooms that this device has a key to, in the tab of what is shared. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { roomHash, roomPath } from '../../../contracts/map-room.ts';
import { $rooms, loadRooms } from '../../../stores/map-room/rooms.ts';

const roleTexts = { owner: 'You opened it', edit: 'You can edit it', read: 'You can read it' } as const;

export function RoomList({ now }: { now: Date }) {
  const rooms = useStore($rooms);
  useEffect(() => void loadRooms(), []);
  if (!rooms || rooms.length === 0) return null;
  return (
    <section aria-labelledby="rooms">
      <h2 className="text-h3" id="rooms">
        Maps edited together
      </h2>
      <ul className="map-rooms">
        {rooms.map(({ id, title, role, expires, isOver }) => {
          const isPast = isOver || (expires !== '' && Date.parse(expires) <= now.getTime());
          return (
            <li key={id}>
              <a href={`${roomPath}${roomHash({ id })}`} dir="auto">
                {title || 'Map without a title'}
              </a>{' '}
              <span className="text-muted">
                {isPast ? 'closed; the copy on this device is left' : `${roleTexts[role]}, until ${new Date(expires).toLocaleDateString('en-US', { dateStyle: 'medium' })}`}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
