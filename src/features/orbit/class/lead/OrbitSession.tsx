/** The teacher leads a class through a simulation. Comes when a session is opened. */

import { useStore } from '@nanostores/react';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { CommandBody } from '../../../../contracts/live/frames.ts';
import { closeCodes } from '../../../../contracts/live/protocol.ts';
import { forgetHostKey, markOver } from '../../../../stores/live/kept-keys.ts';
import { openSeat } from '../../../../stores/live/open-seat.ts';
import { hostLine } from '../../../../stores/live/sessions.ts';
import { type Refusal, useCommands } from '../../../../stores/live/use-commands.ts';
import { showToast } from '../../../../stores/toasts.ts';
import { focusHeading } from '../../../../ui/focus-heading.ts';
import { ClassCalls } from '../../../../ui/live/ClassCalls.tsx';
import { callsOf } from '../../../../ui/live/class-calls.ts';
import { EndSession } from '../../../../ui/live/EndSession.tsx';
import roomStyles from '../../../../ui/live/room.css?inline';
import { Undone } from '../../../../ui/live/Undone.tsx';
import { useStyles } from '../../../../ui/use-styles.ts';
import { detailHash, type Orbit, type View } from '../../orbit-store.ts';
import styles from '../class.css?inline';
import { Meters } from '../seen-parts.tsx';
import { ClassPath } from './ClassPath.tsx';
import { JoinBar } from './JoinBar.tsx';
import { keepResults, markEnded } from './keep-results.ts';
import { ledIn } from './lead.ts';
import { metersNow } from './meters-now.ts';
import { Seats } from './Seats.tsx';
import { Stage } from './Stage.tsx';

export function OrbitSession({ orbit, view: { key, item } }: { orbit: Orbit; view: Extract<View, { kind: 'session' }> }) {
  useStyles(roomStyles);
  useStyles(styles);
  const [line] = useState(() => hostLine(key));
  const { command: lead, undone } = useCommands(line, refusedIn);
  const room = useStore(line.$view);
  const state = useStore(line.$state);
  const [isEnding, setIsEnding] = useState(false);
  const kept = useRef(item);
  const heading = useRef<HTMLHeadingElement>(null);
  const decided = room ? ledIn(room).play.turns.length : 0;
  const isReplaced = state.is === 'closed' && state.code === closeCodes.replaced;
  const isOver = !isReplaced && (state.is === 'closed' || room?.room.status === 'ended');
  useEffect(() => {
    focusHeading(heading.current);
    return () => line.close();
  }, [line]);
  // Each decision is kept as it falls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the room changes with every vote
  useEffect(() => {
    if (room && decided > 0) void save();
  }, [decided]);

  useEffect(() => {
    if (!isOver) return;
    markOver(key);
    // What had the focus is gone.
    focusHeading(heading.current);
  }, [key, isOver]);

  const save = async () => {
    if (room) kept.current = await keepResults(kept.current, ledIn(room), key.code, room.tally.joined);
  };
  const finish = async () => {
    await save();
    if (kept.current) await markEnded(kept.current);
    forgetHostKey(key.code);
    orbit.go(kept.current ? detailHash(kept.current.id) : '');
  };
  const end = async () => {
    setIsEnding(false);
    const outcome = await line.send({ t: 'end' });
    if (!outcome.ok && outcome.code !== 'ended')
      return showToast({ title: 'Not ended', message: 'The session goes on. Look at the connection and try again.', variant: 'destructive' });
    await finish();
    showToast({ title: 'The session has ended', message: decided > 0 ? 'The path of the class stands under View Results.' : 'Nothing was decided, so there are no results.' });
  };
  const leave = () => orbit.go(kept.current ? detailHash(kept.current.id) : '');

  if (isReplaced || isOver) {
    return (
      <div className="orbit-part">
        <h2 className="app-section" ref={heading} tabIndex={-1} data-heading>
          {isReplaced ? 'This session is led from another page' : 'This session has ended'}
        </h2>
        <p>
          {isReplaced
            ? 'The newest page with the key of the session is the one that leads it. Nothing is lost.'
            : `Nobody is connected any more, and its code leads nowhere. ${room && decided === 0 ? 'Nothing was decided, so there are no results.' : 'What was decided stands under View Results.'}`}
        </p>
        <p>
          <button type="button" className="btn btn-primary" onClick={() => (isReplaced ? leave() : void finish())}>
            Back to the simulation
          </button>
        </p>
      </div>
    );
  }
  return (
    <div className="orbit-detail">
      <div className="orbit-row">
        <button type="button" className="btn btn-quiet" onClick={leave}>
          <ArrowLeft size={18} aria-hidden="true" /> Back to the simulation
        </button>
        <button type="button" className="btn btn-danger orbit-end" onClick={() => setIsEnding(true)}>
          End Session
        </button>
      </div>
      {room && <ClassCalls calls={callsOf(room.roster.values(), [])} studentsId="orbit-students-title" />}
      <header className="orbit-head">
        <h2 className="orbit-title" ref={heading} tabIndex={-1} data-heading dir="auto">
          {room?.room.title ?? key.title}
        </h2>
        <p className="orbit-badges">
          <span className="badge">Live</span>
        </p>
        {state.is === 'away' && (
          <p className="orbit-note" role="status">
            The line is cut. The class can go on; this page is trying to come back.
          </p>
        )}
        {room && <JoinBar sessionKey={key} room={room} lead={lead} />}
      </header>
      {room ? (
        <div className="orbit-columns">
          <div className="orbit-main">
            <Stage room={room} lead={lead} />
            <ClassPath room={room} lead={lead} />
          </div>
          <aside className="orbit-panel" aria-label="Meters and students">
            <section>
              <h3 className="app-section">Meters</h3>
              <Meters meters={metersNow(ledIn(room))} />
            </section>
            <Seats room={room} lead={lead} openSeat={(pid) => openSeat(line, pid)} />
          </aside>
        </div>
      ) : (
        <p role="status">{state.is === 'away' ? 'The server cannot be reached. Trying again…' : 'Connecting to the session…'}</p>
      )}
      <Undone words={undone} />
      {isEnding && (
        <EndSession onEnd={() => void end()} onClose={() => setIsEnding(false)}>
          {decided > 0
            ? 'Everyone is disconnected at once. The path of the class and its votes are kept under View Results, without names. On the server everything is erased within an hour.'
            : 'Everyone is disconnected at once, and the code leads nowhere any more. Nothing was decided, so there are no results.'}
        </EndSession>
      )}
    </div>
  );
}

function refusedIn({ code, text }: Refusal, { t }: CommandBody): { title: string; message: string } | undefined {
  if (code === 'validation' && t === 'rename') return { title: 'Not changed', message: text ?? 'Choose another name for this class.' };
  if (code === 'validation') return { title: 'Not done', message: 'The votes have changed in the meantime. Look at them and press again.' };
  if (code === 'tie') return { title: 'Not done', message: 'Several decisions have the most votes. Choose one of them.' };
  return undefined;
}
