/** A student's way into a session: a seat that this device has is taken up again by itself, otherwise a name is asked for. */
import { useEffect, useState } from 'react';
import { hasVisibleText } from '../../contracts/limits.ts';
import type { SessionKind } from '../../contracts/live/protocol.ts';
import { showToast } from '../toasts.ts';
import { fromJoinForm } from './from-join-form.ts';
import { type SeatKey, seatKeys } from './kept-keys.ts';
import type { Hearing, LiveLine } from './live-line.ts';
import { eraseMine, joinSession, seatLine } from './sessions.ts';
import { whyNotJoined } from './why-not-joined.ts';

/** `hear`: for a class in which students write. */
export function useSeat(kind: SessionKind, code: string, hear?: Hearing) {
  const [typed, setTyped] = useState<string | null>(null);
  const [room, setRoom] = useState<{ seat: SeatKey; line: LiveLine } | null>(null);
  /** Counts how often the seat was taken up: each time the room is a fresh one. */
  const [visit, setVisit] = useState(0);
  const [isGone, setIsGone] = useState(false);
  const [refusal, setRefusal] = useState('');
  const open = (seat: SeatKey): void => {
    room?.line.close();
    setVisit(visit + 1);
    if (seat.kind === kind) setRoom({ seat, line: seatLine(seat, hear) });
    // Another tool has the session of this code.
    else location.replace(`/${seat.kind}/join/${seat.code}`);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const seat = seatKeys()[code];
    const { name, isTold } = fromJoinForm();
    if (seat) open(seat);
    // Where it is refused, the form says why.
    if (seat || !isTold || !hasVisibleText(name)) return setTyped(name);
    void join(name).then((why) => {
      setRefusal(why ?? '');
      setTyped(name);
    });
  }, [code]);
  async function join(name: string): Promise<string | null> {
    if (!hasVisibleText(name)) {
      const message = 'Please enter your name to join the session';
      showToast({ title: 'Name Required', message, variant: 'destructive' });
      return message;
    }
    const result = await joinSession(code, name);
    if (!result.ok) return whyNotJoined(result.failure);
    open(result.value);
    return null;
  }
  return {
    room,
    visit,
    /** The name typed on the page before; null until it is known. */
    typed,
    /** Why that name was not taken; empty where it was not tried. */
    refusal,
    /** Everything this seat had sent is erased. */
    isGone,
    join,
    /** Takes the seat that another device has, with the teacher's number. */
    take: async (pin: string): Promise<string | null> => {
      const result = await joinSession(code, '', pin);
      if (!result.ok) return whyNotJoined(result.failure);
      open(result.value);
      return null;
    },
    /** Joins again under the same seat. */
    again: async (): Promise<void> => {
      const result = room && (await joinSession(code, room.seat.name));
      if (result?.ok) open(result.value);
    },
    erase: async (): Promise<boolean> => room !== null && (await eraseMine(room.seat)).ok,
    leave: (): void => {
      room?.line.close();
      setRoom(null);
      setIsGone(true);
    },
  };
}
