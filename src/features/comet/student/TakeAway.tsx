/** For a student who comes back after the end: the notes, as long as the session holds them. Nothing where this device has no seat in it. */
import { type ReactNode, useEffect, useState } from 'react';
import { readCode } from '../../../contracts/live/protocol.ts';
import { type SeatKey, seatKeys } from '../../../stores/live/kept-keys.ts';
import type { LiveLine } from '../../../stores/live/live-line.ts';
import { seatLine } from '../../../stores/live/sessions.ts';
import { StudentRoom } from './StudentRoom.tsx';

interface TakeAwayProps {
  /** As it was typed. */
  code: string;
  help?: ReactNode;
}

export function TakeAway({ code, help }: TakeAwayProps) {
  const [room, setRoom] = useState<{ seat: SeatKey; line: LiveLine } | null>(null);
  useEffect(() => {
    const seat = seatKeys()[readCode(code) ?? ''];
    if (seat?.kind !== 'comet') return;
    const line = seatLine(seat);
    setRoom({ seat, line });
    return () => line.close();
  }, [code]);
  if (!room) return null;
  return (
    <StudentRoom
      {...room}
      help={help}
      isAsked={false}
      onAgain={() => location.reload()}
      onTake={() => Promise.resolve('The session is over.')}
      onErase={null}
      onErased={() => location.reload()}
    />
  );
}
