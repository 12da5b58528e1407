// biome-ignore-all lint/suspicious/noArrayIndexKey: roles are their places
/** Who sits where: name, role, whether the vote is in; letting in, renaming, removing. */
import { useRef, useState } from 'react';
import { liveLimits } from '../../../../contracts/live/limits.ts';
import type { SeatView } from '../../../../contracts/live/protocol.ts';
import type { LiveView } from '../../../../stores/live/live-view.ts';
import { showToast } from '../../../../stores/toasts.ts';
import { LetIn } from '../../../../ui/live/LetIn.tsx';
import { ManageSeat } from '../../../../ui/live/ManageSeat.tsx';
import { Removed } from '../../../../ui/live/Removed.tsx';
import { SeatSearch } from '../../../../ui/live/SeatSearch.tsx';
import { inOrder } from '../../../../ui/live/seat-order.ts';
import seatStyles from '../../../../ui/live/seats.css?inline';
import { useKeptFocus } from '../../../../ui/live/use-kept-focus.ts';
import { useStyles } from '../../../../ui/use-styles.ts';
import { type Lead, ledIn, votesNow } from './lead.ts';

const states: Readonly<Record<SeatView['state'], string>> = { in: '', waiting: 'Waiting', back: 'In the lobby', removed: 'Removed', left: 'Left' };

interface SeatsProps {
  room: LiveView;
  lead: Lead;
  /** Draws the number for another device of a seat. */
  openSeat: (pid: string) => Promise<string | null>;
}

export function Seats({ room, lead, openSeat }: SeatsProps) {
  useStyles(seatStyles);
  const [managed, setManaged] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const place = useRef<HTMLElement>(null);
  useKeptFocus(place);
  const { roles, play } = ledIn(room);
  const votes = votesNow(room, play.vote);
  const seats = [...room.roster.values()].filter(({ state }) => state !== 'removed');
  const found = inOrder(seats, words);
  const seat = managed === null ? undefined : room.roster.get(managed);
  const standingOf = ({ pid, state, online }: SeatView): string => states[state] || (online ? (votes.has(pid) ? 'Has voted' : 'Here') : 'Not connected');
  const remove = ({ pid, name }: SeatView) => {
    lead({ t: 'kick', pid, ban: true });
    showToast({ title: 'Removed', message: `${name} cannot come back to this session.`, action: { label: 'Undo', run: () => lead({ t: 'kick', pid, ban: true, on: false }) } });
  };
  return (
    <section ref={place}>
      <h3 className="app-section" id="orbit-students-title" ref={heading} tabIndex={-1} data-focus-home>
        Students
      </h3>
      {seats.length === 0 && <p className="text-muted">Nobody has joined yet.</p>}
      <SeatSearch count={seats.length} found={found.length} words={words} onSearch={setWords} />
      {found.length > 0 && (
        <ul className="live-seats">
          {found.map((each) => {
            const { pid, name, state, role, care } = each;
            return (
              <li key={pid}>
                <span className="live-seat-who">
                  <span>
                    <strong dir="auto">{name}</strong> {care && <span className="badge">Check in</span>}
                  </span>
                  <span>{standingOf(each)}</span>
                </span>
                {roles.length > 0 && (
                  <select className="field" aria-label={`Role of ${name}`} value={role ?? ''} onChange={(event) => lead({ t: 'cast', pid, role: Number(event.target.value) })}>
                    {roles.map(({ name: role }, place) => (
                      <option key={place} value={place}>
                        {role}
                      </option>
                    ))}
                  </select>
                )}
                {(state === 'waiting' || state === 'back') && <LetIn name={name} onLetIn={() => lead({ t: 'admit', pid })} />}
                <button type="button" className="btn btn-quiet" aria-label={`Manage ${name}`} aria-haspopup="dialog" onClick={() => setManaged(pid)}>
                  Manage
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {roles.length > 0 && seats.length > 0 && <p className="text-muted">Another role is another card: it goes to that student at once, and the old one goes from the screen.</p>}
      <Removed seats={[...room.roster.values()].filter(({ state }) => state === 'removed')} onAllow={(pid) => lead({ t: 'kick', pid, ban: true, on: false })} />
      {seat && (
        <ManageSeat
          name={seat.name}
          standing={standingOf(seat)}
          most={liveLimits.nameChars}
          onSendBack={seat.state === 'in' ? () => lead({ t: 'kick', pid: seat.pid }) : undefined}
          onRename={async (name) => {
            lead({ t: 'rename', pid: seat.pid, name });
            return null;
          }}
          onRemove={() => remove(seat)}
          list={heading}
          openSeat={() => openSeat(seat.pid)}
          onClose={() => setManaged(null)}
        />
      )}
    </section>
  );
}
