// biome-ignore-all lint/suspicious/noArrayIndexKey: roles are their places
/** Who sits where: name, role, whether the vote is in; letting in, renaming, removing. */
import { useState } from 'react';
import { liveLimits } from '../../../../contracts/live/limits.ts';
import type { SeatView } from '../../../../contracts/live/protocol.ts';
import type { LiveView } from '../../../../stores/live/live-view.ts';
import { showToast } from '../../../../stores/toasts.ts';
import { NewDevice } from '../../../../ui/live/NewDevice.tsx';
import { Removed } from '../../../../ui/live/Removed.tsx';
import { RenameStudent } from '../../../../ui/live/RenameStudent.tsx';
import { type Lead, ledIn, votesNow } from './lead.ts';

const states: Readonly<Record<SeatView['state'], string>> = { in: '', waiting: 'Waiting', back: 'In the lobby', removed: 'Removed', left: 'Left' };

interface SeatsProps {
  room: LiveView;
  lead: Lead;
  /** Draws the number for another device of a seat. */
  openSeat: (pid: string) => Promise<string | null>;
}

export function Seats({ room, lead, openSeat }: SeatsProps) {
  const [moving, setMoving] = useState<SeatView | null>(null);
  const [renaming, setRenaming] = useState<SeatView | null>(null);
  const { roles, play } = ledIn(room);
  const votes = votesNow(room, play.vote);
  const seats = [...room.roster.values()].filter(({ state }) => state !== 'removed');
  const remove = ({ pid, name }: SeatView) => {
    lead({ t: 'kick', pid, ban: true });
    showToast({ title: 'Removed', message: `${name} cannot come back to this session.`, action: { label: 'Undo', run: () => lead({ t: 'kick', pid, ban: true, on: false }) } });
  };
  return (
    <section>
      <h3 className="app-section">Students</h3>
      {seats.length === 0 ? (
        <p className="text-muted">Nobody has joined yet.</p>
      ) : (
        <ul className="orbit-class">
          {seats.map((seat) => {
            const { pid, name, state, online, role, care } = seat;
            const standing = states[state] || (online ? (votes.has(pid) ? 'Has voted' : 'Here') : 'Not connected');
            return (
              <li key={pid}>
                <p>
                  <strong dir="auto">{name}</strong> <span className="badge">{standing}</span> {care && <span className="badge">Check in</span>}
                </p>
                <div className="orbit-buttons">
                  {roles.length > 0 && (
                    <select className="field" aria-label={`Role of ${name}`} value={role ?? ''} onChange={(event) => lead({ t: 'cast', pid, role: Number(event.target.value) })}>
                      {roles.map(({ name: each }, place) => (
                        <option key={place} value={place}>
                          {each}
                        </option>
                      ))}
                    </select>
                  )}
                  {(state === 'waiting' || state === 'back') && (
                    <button type="button" className="btn btn-primary" aria-label={`Let ${name} in`} onClick={() => lead({ t: 'admit', pid })}>
                      Let in
                    </button>
                  )}
                  {state === 'in' && (
                    <button type="button" className="btn btn-quiet" aria-label={`Send back ${name} to the lobby`} onClick={() => lead({ t: 'kick', pid })}>
                      Send back
                    </button>
                  )}
                  <button type="button" className="btn btn-quiet" aria-label={`Another device for ${name}`} onClick={() => setMoving(seat)}>
                    Another device
                  </button>
                  <button type="button" className="btn btn-quiet" aria-label={`Rename ${name}`} onClick={() => setRenaming(seat)}>
                    Rename
                  </button>
                  <button type="button" className="btn btn-quiet" aria-label={`Remove ${name}`} onClick={() => remove(seat)}>
                    Remove
                  </button>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {roles.length > 0 && seats.length > 0 && <p className="text-muted">Another role is another card: it goes to that student at once, and the old one goes from the screen.</p>}
      <Removed seats={[...room.roster.values()].filter(({ state }) => state === 'removed')} onAllow={(pid) => lead({ t: 'kick', pid, ban: true, on: false })} />
      {moving && <NewDevice name={moving.name} onOpen={() => openSeat(moving.pid)} onClose={() => setMoving(null)} />}
      {renaming && (
        <RenameStudent
          name={renaming.name}
          most={liveLimits.nameChars}
          onClose={() => setRenaming(null)}
          onRename={(name) => {
            lead({ t: 'rename', pid: renaming.pid, name });
            setRenaming(null);
          }}
        />
      )}
    </section>
  );
}
