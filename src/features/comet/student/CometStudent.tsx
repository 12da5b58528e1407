/** The page behind a code: a name, then the class. A seat that this device has is taken up again by itself. */
import { type ReactNode, useEffect, useState } from 'react';
import * as storageKeys from '../../../contracts/storage-keys.ts';
import { suggestName } from '../../../engine/live/suggest-name.ts';
import type { LiveLine } from '../../../stores/live/live-line.ts';
import { eraseMine, joinSession, type SeatKey, seatKeys, seatLine } from '../../../stores/live/sessions.ts';
import { JoinForm } from './JoinForm.tsx';
import { StudentRoom } from './StudentRoom.tsx';

interface CometStudentProps {
  code: string;
  help?: ReactNode;
}

/** What was typed on the page with the join form. */
function nameFromForm(): string {
  try {
    return sessionStorage.getItem(storageKeys.joinName) ?? '';
  } catch {
    return '';
  }
}

export function CometStudent({ code, help }: CometStudentProps) {
  const [start, setStart] = useState<{ name: string } | null>(null);
  const [room, setRoom] = useState<{ seat: SeatKey; line: LiveLine } | null>(null);
  /** Counts how often the seat was taken up: each time the room is a fresh one. */
  const [visit, setVisit] = useState(0);
  const [isGone, setIsGone] = useState(false);
  const open = (seat: SeatKey): void => {
    room?.line.close();
    setVisit(visit + 1);
    if (seat.kind === 'comet') setRoom({ seat, line: seatLine(seat) });
    // Another tool has the session of this code.
    else location.replace(`/${seat.kind}/join/${seat.code}`);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const seat = seatKeys()[code];
    if (seat) open(seat);
    setStart({ name: nameFromForm() || suggestName(Math.random) });
  }, [code]);

  if (room)
    return (
      <StudentRoom
        key={visit}
        {...room}
        help={help}
        onAgain={() => void joinSession(code, room.seat.name).then((result) => result.ok && open(result.value))}
        onErase={async () => (await eraseMine(room.seat)).ok}
        onErased={() => {
          room.line.close();
          setRoom(null);
          setIsGone(true);
        }}
      />
    );
  if (isGone)
    return (
      <p className="comet-note" role="status">
        <span>You have left. Everything you sent is erased.</span> <a href="/">Go Home</a>
      </p>
    );
  if (!start) return null;
  return <JoinForm code={code} firstName={start.name} suggest={() => suggestName(Math.random)} onJoined={open} />;
}
