/** From an address to an open room: a link that is new here, a room that this device knows, one that is open in another tab, or why there is none. */
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { readRoomHash, roomHash } from '../../../contracts/map-room.ts';
import type { Room } from '../../../stores/map-room/room.ts';
import { type RoomRecord, roomOfLink } from '../../../stores/map-room/room-record.ts';
import { askRoom, enterRoom, keepRecord, loadRooms } from '../../../stores/map-room/rooms.ts';
import { holdRoom } from './hold-room.ts';
import { RoomEditor } from './RoomEditor.tsx';

export interface RoomPageProps {
  hash: string;
  help?: ReactNode;
  onClose: () => void;
}

type Failure = 'damaged' | 'unknown' | 'gone' | 'wrong-key' | 'no-answer';
type State = { is: 'opening' } | { is: 'elsewhere'; takeOver: () => void } | { is: 'open'; room: Room } | { is: Failure };

const failures: Readonly<Record<Failure, { title: string; text: string }>> = {
  damaged: { title: 'The link is not whole', text: 'A part of it is missing or has been changed. Copy the whole link, to its last letter, or ask for it again.' },
  unknown: {
    title: 'This device has no key to this map',
    text: 'The address alone does not open it. Open the whole link that you were given, or look on the device on which you have used it.',
  },
  gone: { title: 'This room is closed', text: 'Its time is over, or whoever opened it has ended it. The map is no longer on our server. Ask the person who gave you the link.' },
  'wrong-key': {
    title: 'The key does not fit',
    text: 'There is a room under this link, but the key at its end does not open it. Copy the whole link, to its last letter, or ask for it again.',
  },
  'no-answer': { title: 'No answer', text: 'The server did not answer. The link may be good all the same: check the connection and try again.' },
};

/** The record of the room that the address means. */
async function findRecord(hash: string): Promise<RoomRecord | Failure> {
  const link = readRoomHash(hash);
  if (link === null || link === 'damaged') return 'damaged';
  const known = (await loadRooms()).find(({ id }) => id === link.id);
  const { id, key, token } = link;
  // Who has a better key, keeps it: the owner may press a link of the own room.
  if (known && (!key || known.role !== 'read' || known.token === token)) return known;
  if (!key || !token) return 'unknown';
  const asked = await askRoom({ id, token });
  if (asked.is !== 'there') return asked.is;
  const found: RoomRecord = { ...roomOfLink({ id, key, token }), role: asked.role, expires: asked.expiresAt };
  return known ? { ...known, token, role: asked.role } : found;
}

export function RoomPage({ hash, help, onClose }: RoomPageProps) {
  const [state, setState] = useState<State>({ is: 'opening' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is the same once more
  useEffect(() => {
    let isGone = false;
    let room: Room | null = null;
    let letGo = (): void => {};
    const open = async (record: RoomRecord) => {
      // What another tab has kept until now.
      const latest = (await loadRooms()).find(({ id }) => id === record.id) ?? record;
      const entered = isGone ? null : await enterRoom({ ...latest, token: record.token, role: record.role, seen: new Date().toISOString() });
      if (!entered) return;
      room = entered;
      setState({ is: 'open', room: entered });
    };
    const start = async () => {
      setState({ is: 'opening' });
      const found = await findRecord(hash);
      if (isGone) return;
      if (typeof found === 'string') return setState({ is: found });
      // The key is on the device now: it need not stand in the address, where somebody could read it.
      if (await keepRecord({ ...found, seen: new Date().toISOString() })) history.replaceState(null, '', roomHash({ id: found.id }));
      letGo = holdRoom(found.id, {
        held: () => void open(found),
        elsewhere: (takeOver) => {
          void room?.close();
          room = null;
          setState({ is: 'elsewhere', takeOver });
        },
      });
    };
    void start();
    return () => {
      isGone = true;
      void room?.close().then(letGo);
      if (!room) letGo();
    };
  }, [hash, tries]);

  if (state.is === 'open') return <RoomEditor key={state.room.record.id} room={state.room} help={help} onClose={onClose} />;
  return (
    <div className="map-editor">
      <p>
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          <ArrowLeft size={18} aria-hidden="true" /> All concept maps
        </button>
      </p>
      {state.is === 'opening' && <p role="status">Opening the room…</p>}
      {state.is === 'elsewhere' && (
        <p role="status">
          This map is open in another tab.{' '}
          <button type="button" className="btn" onClick={state.takeOver}>
            Edit here
          </button>
        </p>
      )}
      {state.is in failures && (
        <div role="alert">
          <h2 className="app-section">{failures[state.is as Failure].title}</h2>
          <p className="max-w-measure">{failures[state.is as Failure].text}</p>
          {state.is === 'no-answer' && (
            <p>
              <button type="button" className="btn btn-primary" onClick={() => setTries(tries + 1)}>
                Try again
              </button>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
