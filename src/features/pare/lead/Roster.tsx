/** Who is in the room, and what a teacher may do about a seat. Nothing of it is shown to students. */
import { useId, useState } from 'react';
import { liveLimits } from '../../../contracts/live/limits.ts';
import type { SeatView } from '../../../contracts/live/protocol.ts';
import { activateQuestion } from '../../../contracts/pare.ts';
import type { LiveView } from '../../../stores/live/live-view.ts';
import { NewDevice } from '../../../ui/live/NewDevice.tsx';
import type { Command } from './HostSession.tsx';

const states: Record<SeatView['state'], string> = { waiting: 'Waits to be let in', in: 'In the room', back: 'Back in the lobby', removed: 'Removed', left: 'Has left' };

interface RosterProps {
  view: LiveView;
  command: Command;
  /** Draws the number for another device of the seat. */
  openSeat: (pid: string) => Promise<string | null>;
  isOver: boolean;
}

export function Roster({ view, command, openSeat, isOver }: RosterProps) {
  const [moving, setMoving] = useState<SeatView | null>(null);
  const id = useId();
  const seats = [...view.roster.values()].sort((a, b) => Number(b.state === 'waiting') - Number(a.state === 'waiting') || a.joinedAt - b.joinedAt);
  const answersOf = (pid: string) => [...view.answers.values()].filter((answer) => answer.pid === pid);
  return (
    <section className="pare-roster" aria-labelledby={`${id}-title`}>
      <h3 className="app-section" id={`${id}-title`}>
        Students
      </h3>
      {seats.length === 0 ? (
        <p className="pare-wait">Nobody has joined yet. Show the class the code or the QR code.</p>
      ) : (
        <ul className="pare-seats">
          {seats.map((seat) => {
            const own = answersOf(seat.pid);
            return (
              <li key={seat.pid} className="pare-seat">
                <SeatName seat={seat} command={command} isOver={isOver} />
                <span className="text-muted">
                  {states[seat.state]}, {seat.online ? 'connected' : 'not connected'}; {own.some(({ q }) => q === activateQuestion) ? 'response in' : 'no response yet'}
                  {own.some(({ q }) => q !== activateQuestion) && ', reflection in'}
                </span>
                {seat.care && <strong className="pare-check-in">Check in with this student</strong>}
                {!isOver && (
                  <span className="pare-seat-buttons">
                    {(seat.state === 'waiting' || seat.state === 'back') && (
                      <button type="button" className="btn" onClick={() => command({ t: 'admit', pid: seat.pid })}>
                        Let in<span className="sr-only"> {seat.name}</span>
                      </button>
                    )}
                    {seat.state === 'in' && (
                      <button type="button" className="btn btn-quiet" onClick={() => command({ t: 'kick', pid: seat.pid })}>
                        Send back to the lobby<span className="sr-only">: {seat.name}</span>
                      </button>
                    )}
                    {seat.state !== 'removed' && (
                      <button type="button" className="btn btn-quiet" onClick={() => setMoving(seat)}>
                        Another device<span className="sr-only"> for {seat.name}</span>
                      </button>
                    )}
                    {seat.state === 'removed' ? (
                      <button type="button" className="btn btn-quiet" onClick={() => command({ t: 'kick', pid: seat.pid, on: false })}>
                        Allow back<span className="sr-only">: {seat.name}</span>
                      </button>
                    ) : (
                      <button type="button" className="btn btn-quiet" onClick={() => command({ t: 'kick', pid: seat.pid, ban: true })}>
                        Remove<span className="sr-only"> {seat.name}</span>
                      </button>
                    )}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {moving && <NewDevice name={moving.name} onOpen={() => openSeat(moving.pid)} onClose={() => setMoving(null)} />}
    </section>
  );
}

/** The name, and a field for another one when it is pressed. */
function SeatName({ seat, command, isOver }: { seat: SeatView; command: Command; isOver: boolean }) {
  const [name, setName] = useState<string | null>(null);
  const id = useId();
  if (name === null)
    return (
      <span className="pare-seat-name">
        <strong dir="auto">{seat.name}</strong>
        {!isOver && (
          <button type="button" className="btn btn-quiet" onClick={() => setName(seat.name)}>
            Rename<span className="sr-only"> {seat.name}</span>
          </button>
        )}
      </span>
    );
  return (
    <form
      className="pare-seat-name"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() && name !== seat.name) command({ t: 'rename', pid: seat.pid, name });
        setName(null);
      }}
    >
      <label htmlFor={id} className="sr-only">
        New name for {seat.name}
      </label>
      {/* biome-ignore lint/a11y/noAutofocus: the field appears because its button was pressed */}
      <input id={id} className="field" autoFocus dir="auto" maxLength={liveLimits.nameChars} value={name} onChange={(event) => setName(event.target.value)} />
      <button type="submit" className="btn">
        Rename
      </button>
    </form>
  );
}
