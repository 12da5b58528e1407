/** The teacher leads: who is here, where the class stands, what was written, what the projector shows, and the end. */

import { useStore } from '@nanostores/react';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { CommandBody } from '../../../contracts/live/frames.ts';
import { liveLimits } from '../../../contracts/live/limits.ts';
import { closeCodes } from '../../../contracts/live/protocol.ts';
import { type PareLesson, type PareReport, pareSteps } from '../../../contracts/pare.ts';
import { forgetHostKey, type HostKey, markOver } from '../../../stores/live/kept-keys.ts';
import type { LiveLine } from '../../../stores/live/live-line.ts';
import { openSeat } from '../../../stores/live/open-seat.ts';
import { hostLine } from '../../../stores/live/sessions.ts';
import { type Refusal, useCommands } from '../../../stores/live/use-commands.ts';
import { focusHeading } from '../../../ui/focus-heading.ts';
import { AskList } from '../../../ui/live/AskList.tsx';
import { ClassCalls } from '../../../ui/live/ClassCalls.tsx';
import { callsOf } from '../../../ui/live/class-calls.ts';
import liveStyles from '../../../ui/live/live.css?inline';
import { Undone } from '../../../ui/live/Undone.tsx';
import { useStyles } from '../../../ui/use-styles.ts';
import { Ending } from './Ending.tsx';
import { Invite } from './Invite.tsx';
import { Lead } from './Lead.tsx';
import styles from './lead.css?inline';
import { Report } from './Report.tsx';
import { ResponseWall } from './ResponseWall.tsx';
import { Roster } from './Roster.tsx';

interface HostSessionProps {
  session: HostKey;
  /** Back to the lesson; the session goes on. */
  onBack: () => void;
  /** The session is over and put away. */
  onOver: () => void;
  /** Keeps the report with the lesson. False: this browser has no room. */
  onKeep: (lesson: PareLesson, report: PareReport) => Promise<boolean>;
  /** For tests. */
  openLine?: (session: HostKey) => LiveLine;
}

export type Command = (frame: CommandBody) => void;

function refusedIn({ code, text }: Refusal, { t }: CommandBody): { title: string; message: string } | undefined {
  if (code === 'withheld') return { title: 'Not on the wall', message: 'This text may be a call for help. Talk to its writer instead.' };
  if (code === 'validation' && t === 'rename') return { title: 'Not changed', message: text ?? 'Choose another name for this class.' };
  if (code === 'validation' && t === 'poll') return { title: 'No vote', message: 'A vote needs at least two answers on the wall.' };
  return undefined;
}

export function HostSession({ session, onBack, onOver, onKeep, openLine = hostLine }: HostSessionProps) {
  useStyles(liveStyles);
  useStyles(styles);
  const [line] = useState(() => openLine(session));
  const view = useStore(line.$view);
  const state = useStore(line.$state);
  const { command, undone } = useCommands(line, refusedIn);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    focusHeading(heading.current);
    return () => line.close();
  }, [line]);

  const isOver = view?.room.status === 'ended';
  const isGone = state.is === 'closed' && state.code !== closeCodes.replaced;
  useEffect(() => {
    // Nobody is offered to go on with a class that has been sent home.
    if (isGone) forgetHostKey(session.code);
    else if (isOver) markOver(session);
  }, [session, isOver, isGone]);
  useEffect(() => {
    // What had the focus is gone.
    if (isOver) focusHeading(heading.current);
  }, [isOver]);

  const putAway = () => {
    line.close();
    forgetHostKey(session.code);
    history.replaceState(null, '', '/pare');
    onOver();
  };

  return (
    <section className="pare-host" aria-labelledby="pare-host-title">
      {!isOver && state.is !== 'closed' && (
        <p>
          <button type="button" className="btn btn-quiet" onClick={onBack}>
            <ArrowLeft size={18} aria-hidden="true" /> Back<span className="sr-only"> to the lesson; the session goes on</span>
          </button>
        </p>
      )}
      {view && !isOver && state.is !== 'closed' && (
        <ClassCalls calls={callsOf(view.roster.values(), view.asks.values())} studentsId="pare-students-title" asksId="pare-asks-title" />
      )}
      <header className="pare-host-head">
        <div>
          <h2 className="app-section" id="pare-host-title" ref={heading} tabIndex={-1}>
            <span dir="auto">{view?.room.title ?? session.title}</span>
          </h2>
          <p className="pare-line-state" role="status">
            {state.is === 'connecting' && 'Connecting…'}
            {state.is === 'away' && 'No connection. The class can go on; you are back as soon as the network is.'}
            {state.is === 'open' &&
              (isOver
                ? 'The session has ended. Take the results with you; they are erased in an hour.'
                : view?.room.status === 'lobby'
                  ? 'Lobby'
                  : `Live: ${pareSteps[view?.room.step ?? 0] ?? ''}`)}
            {state.is === 'closed' &&
              (state.code === closeCodes.replaced ? 'You lead this session in another tab or on another device.' : 'This session is over, and what it held is erased.')}
          </p>
        </div>
        <p className="pare-code">
          <span>Session code</span> <strong>{session.code}</strong>
        </p>
        <p className="pare-counts">
          <strong>{view?.tally.joined ?? 0}</strong> joined, <strong>{view?.tally.online ?? 0}</strong> connected
        </p>
      </header>
      {state.is === 'closed' && (
        <p className="pare-bar">
          {state.code === closeCodes.replaced && (
            <button type="button" className="btn btn-primary" onClick={() => location.reload()}>
              Lead it here
            </button>
          )}
          <button type="button" className="btn" onClick={putAway}>
            Back to the lesson
          </button>
        </p>
      )}
      {!isOver && state.is !== 'closed' && <Invite session={session} />}
      {view && !isOver && state.is !== 'closed' && <Lead view={view} command={command} />}
      {view && (
        <>
          <ResponseWall view={view} command={command} isOver={isOver || state.is === 'closed'} />
          <section className="pare-asks" aria-labelledby="pare-asks-title">
            <h3 className="app-section" id="pare-asks-title" tabIndex={-1}>
              Questions from students
            </h3>
            {view.asks.size === 0 && <p className="pare-wait">Nobody has asked anything. What students ask comes to you first; the class reads it only when you show it.</p>}
            <AskList
              asks={[...view.asks.values()].map((ask) => ({ ...ask, name: view.roster.get(ask.pid)?.name ?? 'Someone who has left', care: ask.level === 2 }))}
              spotlight={view.spotlight}
              most={liveLimits.askChars}
              isOver={isOver || state.is === 'closed'}
              onReply={(ref, text) => command({ t: 'answer', ref, text })}
              onShow={(ref, on) => command({ t: on ? 'show' : 'hide', ref })}
              onSpotlight={(ref) => command({ t: 'spotlight', ref })}
            />
          </section>
          <Roster view={view} command={command} openSeat={(pid) => openSeat(line, pid)} isOver={isOver || state.is === 'closed'} />
          <Report view={view} code={session.code} onKeep={onKeep} isOver={isOver} />
          <Ending view={view} session={session} command={command} isOver={isOver} onPutAway={putAway} />
        </>
      )}
      <Undone words={undone} />
    </section>
  );
}
