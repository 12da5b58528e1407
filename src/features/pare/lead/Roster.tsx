/** Who is in the room, and what a teacher may do about a seat. Nothing of it is shown to students. */
import { memo, useRef, useState } from 'react';
import { liveLimits } from '../../../contracts/live/limits.ts';
import type { SeatView } from '../../../contracts/live/protocol.ts';
import { activateQuestion } from '../../../contracts/pare.ts';
import type { LiveView } from '../../../stores/live/live-view.ts';
import { showToast } from '../../../stores/toasts.ts';
import { LetIn } from '../../../ui/live/LetIn.tsx';
import { ManageSeat } from '../../../ui/live/ManageSeat.tsx';
import { Removed } from '../../../ui/live/Removed.tsx';
import { SeatSearch } from '../../../ui/live/SeatSearch.tsx';
import { inOrder } from '../../../ui/live/seat-order.ts';
import seatStyles from '../../../ui/live/seats.css?inline';
import { useKeptFocus } from '../../../ui/live/use-kept-focus.ts';
import { useStyles } from '../../../ui/use-styles.ts';
import type { Command } from './HostSession.tsx';

const states: Record<SeatView['state'], string> = { waiting: 'Waits to be let in', in: '', back: 'Back in the lobby', removed: 'Removed', left: 'Has left' };

interface RosterProps {
  view: LiveView;
  command: Command;
  /** Draws the number for another device of the seat. */
  openSeat: (pid: string) => Promise<string | null>;
  isOver: boolean;
}

export function Roster({ view, command, openSeat, isOver }: RosterProps) {
  useStyles(seatStyles);
  const [managed, setManaged] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const place = useRef<HTMLElement>(null);
  useKeptFocus(place);
  const all = [...view.roster.values()];
  const seats = all.filter(({ state }) => state !== 'removed').sort((a, b) => a.joinedAt - b.joinedAt);
  const found = inOrder(seats, words);
  const sent = sentBy(view);
  const seat = managed === null ? undefined : view.roster.get(managed);
  return (
    <section className="pare-roster" ref={place} aria-labelledby="pare-students-title">
      <h3 className="app-section" id="pare-students-title" ref={heading} tabIndex={-1} data-focus-home>
        Students
      </h3>
      {seats.length === 0 && <p className="pare-wait">Nobody has joined yet. Show the class the code or the QR code.</p>}
      <SeatSearch count={seats.length} found={found.length} words={words} onSearch={setWords} />
      {found.length > 0 && (
        <ul className="live-seats">
          {found.map(({ pid, name, state, care, online }) => (
            <Seat
              key={pid}
              pid={pid}
              name={name}
              isOutside={state === 'waiting' || state === 'back'}
              care={care}
              standing={standingOf(state, online, sent.get(pid))}
              command={isOver ? null : command}
              onManage={setManaged}
            />
          ))}
        </ul>
      )}
      {!isOver && <Removed seats={all.filter(({ state }) => state === 'removed')} onAllow={(pid) => command({ t: 'kick', pid, on: false })} />}
      {seat && !isOver && (
        <ManageSeat
          name={seat.name}
          standing={standingOf(seat.state, seat.online, sent.get(seat.pid))}
          most={liveLimits.nameChars}
          onSendBack={seat.state === 'in' ? () => command({ t: 'kick', pid: seat.pid }) : undefined}
          onRename={async (name) => {
            if (name !== seat.name) command({ t: 'rename', pid: seat.pid, name });
            return null;
          }}
          onRemove={() => {
            command({ t: 'kick', pid: seat.pid, ban: true });
            showToast({
              title: 'Removed',
              message: `${seat.name} cannot come back to this session.`,
              action: { label: 'Undo', run: () => command({ t: 'kick', pid: seat.pid, on: false }) },
            });
          }}
          list={heading}
          openSeat={() => openSeat(seat.pid)}
          onClose={() => setManaged(null)}
        />
      )}
    </section>
  );
}

interface Sent {
  response?: boolean;
  reflection?: boolean;
}

/** What each seat has sent. */
function sentBy({ answers }: LiveView): Map<string, Sent> {
  const sent = new Map<string, Sent>();
  for (const { pid, q } of answers.values()) sent.set(pid, { ...sent.get(pid), [q === activateQuestion ? 'response' : 'reflection']: true });
  return sent;
}

function standingOf(state: SeatView['state'], online: boolean, { response, reflection }: Sent = {}): string {
  const work = response ? `Response${reflection ? ' and reflection' : ''} in` : reflection ? 'Reflection in' : 'No response yet';
  return [states[state], online || state === 'left' ? '' : 'Not connected', work].filter(Boolean).join(' · ');
}

interface SeatProps {
  pid: string;
  name: string;
  isOutside: boolean;
  care: boolean;
  standing: string;
  /** Null: the session is over. */
  command: Command | null;
  onManage: (pid: string) => void;
}

/** Drawn again only when something of this seat has changed: a hall has three hundred of them. */
const Seat = memo(
  function Seat({ pid, name, isOutside, care, standing, command, onManage }: SeatProps) {
    return (
      <li>
        <span className="live-seat-who">
          <span>
            <strong dir="auto">{name}</strong> {care && <span className="badge pare-check-in">Check in with this student</span>}
          </span>
          <span>{standing}</span>
        </span>
        {command && isOutside && <LetIn name={name} onLetIn={() => command({ t: 'admit', pid })} />}
        {command && (
          <button type="button" className="btn btn-quiet" aria-label={`Manage ${name}`} aria-haspopup="dialog" onClick={() => onManage(pid)}>
            Manage
          </button>
        )}
      </li>
    );
  },
  // The command is another function each time and does the same.
  (a, b) => a.name === b.name && a.isOutside === b.isOutside && a.care === b.care && a.standing === b.standing && (a.command === null) === (b.command === null) && a.pid === b.pid,
);
