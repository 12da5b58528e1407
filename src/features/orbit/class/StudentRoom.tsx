// biome-ignore-all lint/suspicious/noArrayIndexKey: questions are their places
/** A student's side of a simulation: the own card, the vote, what follows, the way of the class. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { closeCodes } from '../../../contracts/live/protocol.ts';
import type { OrbitCard, OrbitSeen } from '../../../contracts/orbit-live.ts';
import { voteKey } from '../../../contracts/orbit-live.ts';
import type { SeatKey } from '../../../stores/live/kept-keys.ts';
import type { LiveLine } from '../../../stores/live/live-line.ts';
import { EraseSent } from '../../../ui/live/EraseSent.tsx';
import { SeatPin } from '../../../ui/live/SeatPin.tsx';
import { reflectOn } from '../reflect-on.ts';
import { LateVote } from './LateVote.tsx';
import { Consequence, Meters, Path } from './seen-parts.tsx';
import { VoteForm } from './VoteForm.tsx';

interface StudentRoomProps {
  seat: SeatKey;
  line: LiveLine;
  /** Joins again under the same seat. */
  onAgain: () => void;
  /** Takes the seat that another device has; answers what was wrong, or null. */
  onTake: (pin: string) => Promise<string | null>;
  onErase: () => Promise<boolean>;
  onErased: () => void;
}

const empty: OrbitSeen = { title: '', meters: [], path: [] };

export function StudentRoom({ seat, line, onAgain, onTake, onErase, onErased }: StudentRoomProps) {
  const view = useStore(line.$view);
  const state = useStore(line.$state);
  const room = view?.room;
  // The activity says what its material and a card look like.
  const seen = (room?.content as OrbitSeen | undefined) ?? empty;
  const card = (view?.own.personal as OrbitCard | undefined) ?? null;
  const isOver = state.is === 'closed' || room?.status === 'ended';
  const isIn = view === null || view.you.state === 'in';
  const { event, path, debrief, scenario } = seen;
  const last = event || debrief ? undefined : path.at(-1);
  const votedFor = (vote: number) => view?.own.answers.find(({ q }) => q === voteKey(vote))?.choice;
  const scene = debrief ? 'debrief' : event ? `vote ${event.vote}` : last ? `turn ${last.turn}` : scenario !== undefined ? 'briefing' : 'lobby';
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(scene);
  useEffect(() => {
    if (view && shown.current !== scene) heading.current?.focus({ preventScroll: true });
    shown.current = scene;
  }, [scene, view]);

  return (
    <div className="orbit-room">
      <p className="orbit-seat" role="status">
        <span>
          You are <strong dir="auto">{view?.you.name || seat.name}</strong> in session <strong className="orbit-code">{seat.code}</strong>.
        </span>{' '}
        {state.is === 'connecting' && <span>Connecting…</span>}
        {state.is === 'away' && <span>No connection. A vote is kept on this device and sent when it is back, if the class has not decided by then.</span>}
        {state.is === 'open' && <span>Connected</span>}
        {view?.hostAway && !isOver && <span> Your teacher is not connected at the moment. Nothing is lost.</span>}
      </p>
      {isOver && <Over code={state.is === 'closed' ? state.code : closeCodes.ended} onAgain={onAgain} />}
      {!isIn && !isOver && (
        <p className="live-note" role="status">
          {view?.you.state === 'waiting' ? 'Your teacher lets you in. Stay on this page.' : 'Your teacher has sent you back to the lobby. Wait here, or talk to your teacher.'}
        </p>
      )}
      {view !== null && <LateVote line={line} path={path} stored={votedFor} isOver={isOver} />}
      {isIn && view !== null && (
        <>
          <h2 className="orbit-title" dir="auto">
            {room?.title}
          </h2>
          {scene === 'lobby' && !isOver && <p className="live-note">You are in. Your teacher begins when the class is ready.</p>}
          {card && <Card card={card} isOpen={scene === 'briefing'} isPast={isOver || scene === 'debrief'} />}
          {scene === 'briefing' && (
            <section>
              <h3 className="app-section" tabIndex={-1} ref={heading}>
                The scene
              </h3>
              <p dir="auto">{scenario}</p>
            </section>
          )}
          {event && (
            <section>
              <h3 className="app-section" tabIndex={-1} ref={heading} dir="auto">
                {event.title}
              </h3>
              <p dir="auto">{event.description}</p>
              <VoteForm key={event.vote} event={event} line={line} stored={votedFor(event.vote)} isOver={isOver} />
            </section>
          )}
          {last && (
            <section>
              <h3 className="app-section" tabIndex={-1} ref={heading}>
                What follows
              </h3>
              <Consequence turn={last} own={votedFor(last.vote)} />
            </section>
          )}
          {debrief && (
            <section>
              <h3 className="app-section" tabIndex={-1} ref={heading}>
                Looking back
              </h3>
              <ul className="orbit-bullets">
                {debrief.map((question, place) => (
                  <li key={place} dir="auto">
                    {question} <a href={reflectOn(question)}>Reflect on it in Prism</a>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {(path.length > 0 || event) && (
            <section aria-label="Meters and path" className="orbit-panel">
              <Meters meters={seen.meters} />
              {path.length > 0 && <Path path={path} />}
            </section>
          )}
        </>
      )}
      {view !== null && !isOver && <SeatPin onTake={onTake} />}
      <EraseSent summary="Leave, and erase what I sent" onErase={onErase} onErased={onErased} />
    </div>
  );
}

/** Open while everyone reads; afterward a press away, so that nobody reads it over a shoulder. */
function Card({ card: { role, name, description, objectives, secretInfo }, isOpen, isPast }: { card: OrbitCard; isOpen: boolean; isPast: boolean }) {
  const before = useRef(role);
  const [isOther, setIsOther] = useState(false);
  useEffect(() => {
    if (before.current !== role) setIsOther(true);
    before.current = role;
  }, [role]);
  return (
    // Whoever closes it has read it.
    <details className="orbit-own-card" open={isOpen} key={String(isOpen)} onToggle={({ currentTarget }) => currentTarget.open || setIsOther(false)}>
      <summary>
        Your role: <strong dir="auto">{name}</strong> <span role="status">{isOther && !isPast && 'Your teacher has given you another role. This is its card.'}</span>
      </summary>
      <div className="orbit-part">
        <p dir="auto">{description}</p>
        {objectives.length > 0 && (
          <div>
            <h3>What you want</h3>
            <ul className="orbit-bullets">
              {objectives.map((objective, place) => (
                <li key={place} dir="auto">
                  {objective}
                </li>
              ))}
            </ul>
          </div>
        )}
        {secretInfo && (
          <div className="orbit-secret">
            <h3>Only your role knows</h3>
            <p dir="auto">{secretInfo}</p>
          </div>
        )}
      </div>
    </details>
  );
}

function Over({ code, onAgain }: { code: number; onAgain: () => void }) {
  const texts: Readonly<Record<number, string>> = {
    [closeCodes.ended]: 'Your teacher has ended the session.',
    [closeCodes.expired]: 'The session is over.',
    [closeCodes.removed]: 'Your teacher has closed this seat.',
    [closeCodes.replaced]: 'This seat was opened in another tab or on another device. It goes on there.',
    404: 'This session is over, and what it held is erased.',
  };
  const note = useRef<HTMLDivElement>(null);
  // Whoever was at the vote sees that it is over.
  useEffect(() => note.current?.scrollIntoView({ block: 'nearest' }), []);
  const mayReturn = code === closeCodes.replaced || code === closeCodes.abuse || code === closeCodes.token;
  return (
    <div className="live-note" role="alert" ref={note}>
      <p>{texts[code] ?? 'The line was closed.'}</p>
      {mayReturn && (
        <button type="button" className="btn" onClick={onAgain}>
          Go on here
        </button>
      )}
    </div>
  );
}
