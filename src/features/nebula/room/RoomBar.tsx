/** How the line stands, what that means for what one writes, and undo of one's own changes. */
import { useStore } from '@nanostores/react';
import { Redo2, Undo2 } from 'lucide-react';
import { roomFullCode, roomLimits } from '../../../contracts/map-room.ts';
import type { Room, RoomState } from '../../../stores/map-room/room.ts';
import { wrongKey } from '../../../stores/map-room/room-line.ts';
import { useStyles } from '../../../ui/use-styles.ts';
import { useUndoKeys } from '../../../ui/use-undo-keys.ts';
import workBarStyles from '../../../ui/work-bar.css?inline';

function textOf(state: RoomState, { isWaiting, isFull, canEdit, isLocked }: { isWaiting: boolean; isFull: boolean; canEdit: boolean; isLocked: boolean }): string {
  switch (state.is) {
    case 'connecting':
      return 'Connecting…';
    case 'away':
      return canEdit
        ? 'Not connected. Go on: what you change is kept on this device and goes to the others when the connection is back.'
        : 'Not connected. The map may have changed since; it is looked for again and again.';
    case 'over':
      return 'This room is closed, and the map is no longer on our server. Here is the copy on this device: keep it in your library to go on with it.';
    case 'shut':
      if (state.code === roomFullCode) return `${roomLimits.people} people are in the room, and more do not fit. Reload the page when somebody has left.`;
      if (state.code === wrongKey || state.code === 4004) return 'The key of your link does not open this room. Ask for the link again.';
      return 'The connection was closed. Reload the page to come back; what you wrote is on this device.';
    case 'open':
      if (isFull) return 'This room takes no more: what you change now stays on this device. Keep a copy in your library, and open a new room with it.';
      if (!canEdit && isLocked && isWaiting)
        return 'Connected, and editing is stopped. What you changed before is not in the room. It is kept on this device and goes to the others when editing is allowed again.';
      if (!canEdit) return 'Connected. You see every change as it is made.';
      return isWaiting ? 'Sending…' : 'Connected. Everything you wrote is in the room.';
  }
}

export function RoomBar({ room, canEdit }: { room: Room; canEdit: boolean }) {
  useStyles(workBarStyles);
  const state = useStore(room.$state);
  const isWaiting = useStore(room.$isWaiting);
  const isFull = useStore(room.$isFull);
  const isKept = useStore(room.$isKept);
  const role = useStore(room.$role);
  const isLocked = useStore(room.$isLocked);
  const endsAt = useStore(room.$endsAt);
  const canUndo = useStore(room.$canUndo);
  const canRedo = useStore(room.$canRedo);
  useUndoKeys(room.undo, room.redo);
  const isBad = state.is === 'shut' || isFull || !isKept;
  return (
    <div className="room-bar" data-no-print data-state={state.is}>
      <div className="work-bar">
        <p className="work-bar-saved" role={isBad ? 'alert' : 'status'}>
          {textOf(state, { isWaiting, isFull, canEdit, isLocked })}
          {!isKept && ' This browser keeps nothing for this site, or is full: do not leave the page before everything is sent.'}
        </p>
        {role !== 'read' && (
          <div className="work-bar-buttons" role="group" aria-label="Changes">
            <button
              type="button"
              className="icon-btn"
              aria-label="Undo"
              aria-keyshortcuts="Control+Z"
              title="Undo what you did"
              disabled={!canUndo || !canEdit}
              onClick={room.undo}
            >
              <Undo2 size={20} aria-hidden="true" />
            </button>
            <button
              type="button"
              className="icon-btn"
              aria-label="Redo"
              aria-keyshortcuts="Control+Shift+Z"
              title="Redo what you did"
              disabled={!canRedo || !canEdit}
              onClick={room.redo}
            >
              <Redo2 size={20} aria-hidden="true" />
            </button>
          </div>
        )}
      </div>
      {state.is !== 'over' && (
        <p className="text-muted">
          {role === 'read' && 'With your link the map can only be read. '}
          {role === 'edit' && isLocked && 'Whoever opened the room has stopped editing for now: the map can only be read. '}
          {role === 'owner' && isLocked && 'Editing is stopped for everyone but you. '}
          {endsAt > 0 && `The room lasts until ${new Date(endsAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}. `}
          {canEdit && 'Undo takes back only what you did yourself. Everyone in the room sees what you write.'}
        </p>
      )}
    </div>
  );
}
