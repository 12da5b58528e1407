/** The teacher leads: who is here, where the class stands, what was written, what the projector shows, and the end. */
import { useStore } from '@nanostores/react';
import { ArrowRight, Copy, Lock, LockOpen, Monitor, QrCode } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CommandBody } from '../../contracts/live/frames.ts';
import { closingStep, type PareLesson, pareSteps } from '../../contracts/pare.ts';
import type { LiveView } from '../../stores/live/live-view.ts';
import { eraseSession, forgetHostKey, type HostKey, hostLine, hostLink, joinLink, projectorLink } from '../../stores/live/sessions.ts';
import { showToast } from '../../stores/toasts.ts';
import { loadPart } from '../../ui/load-part.ts';
import { Report } from './Report.tsx';
import { ResponseWall } from './ResponseWall.tsx';
import { Roster } from './Roster.tsx';

interface HostSessionProps {
  session: HostKey;
  /** The session is over and put away. */
  onOver: () => void;
  help?: ReactNode;
}

export type Command = (frame: CommandBody) => void;

export function HostSession({ session, onOver }: HostSessionProps) {
  const [line] = useState(() => hostLine(session));
  const view = useStore(line.$view);
  const state = useStore(line.$state);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    history.replaceState(null, '', `/pare/host/${session.code}`);
    heading.current?.focus({ preventScroll: true });
    return () => line.close();
  }, [line, session.code]);

  const command: Command = (frame) =>
    void line.send(frame).then((outcome) => {
      if (!outcome.ok && outcome.code === 'withheld')
        showToast({ title: 'Not on the wall', message: 'This text may be a call for help. Talk to its writer instead.', variant: 'destructive' });
      else if (!outcome.ok && outcome.code === 'validation') showToast({ title: 'Not changed', message: 'Choose another name for this class.', variant: 'destructive' });
    });
  const putAway = () => {
    line.close();
    forgetHostKey(session.code);
    history.replaceState(null, '', '/pare');
    onOver();
  };
  const isOver = view?.room.status === 'ended';

  return (
    <section className="pare-host" aria-labelledby="pare-host-title">
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
            {state.is === 'closed' && (state.code === 4009 ? 'You lead this session in another tab or on another device.' : 'This session is over, and what it held is erased.')}
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
          {state.code === 4009 && (
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
          <Roster view={view} command={command} isOver={isOver || state.is === 'closed'} />
          <Report view={view} />
          <Ending view={view} session={session} command={command} isOver={isOver} onPutAway={putAway} />
        </>
      )}
    </section>
  );
}

/** How students and the projector come in. */
function Invite({ session }: { session: HostKey }) {
  const link = joinLink(session, location.origin);
  const qr = useRef<HTMLDialogElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const copy = async (text: string, what: string) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: 'Copied', message: what });
    } catch {
      showToast({ title: 'Not copied', message: 'This browser does not let pages copy. Select the address and copy it yourself.', variant: 'destructive' });
    }
  };
  const showQr = async () => {
    qr.current?.showModal();
    if (picture.current?.childElementCount) return;
    const { qrPicture } = await loadPart(() => import('../../ui/qr-picture.ts'));
    picture.current?.replaceChildren(qrPicture(link, `QR code of the address ${link}`));
  };
  return (
    <div className="pare-invite">
      <p>
        Students open <strong className="pare-link">{link}</strong>, or type the code at <strong>{location.host}/join</strong>.
      </p>
      <p className="pare-bar">
        <button type="button" className="btn" onClick={() => void copy(link, 'The address for students is on the clipboard.')}>
          <Copy size={18} aria-hidden="true" /> Copy the student link
        </button>
        <button type="button" className="btn" aria-haspopup="dialog" onClick={() => void showQr()}>
          <QrCode size={18} aria-hidden="true" /> QR code
        </button>
        <a className="btn" href={projectorLink(session, location.origin)} target="_blank" rel="noreferrer">
          <Monitor size={18} aria-hidden="true" /> Projector view<span className="sr-only"> (opens a new tab)</span>
        </a>
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => void copy(hostLink(session, location.origin), 'Whoever has this link leads the session. Keep it to yourself.')}
        >
          Copy my teacher’s link
        </button>
      </p>
      <dialog className="dialog" ref={qr} aria-label="QR code of the session">
        <div className="dialog-body">
          <div className="pare-qr" ref={picture} />
          <p className="pare-qr-code">{session.code}</p>
          <div className="dialog-buttons">
            <button type="button" className="btn btn-primary" onClick={() => qr.current?.close()}>
              Close
            </button>
          </div>
        </div>
      </dialog>
    </div>
  );
}

/** Where the class stands, and the way on. */
function Lead({ view, command }: { view: LiveView; command: Command }) {
  const { room, admission } = view;
  const next = room.step + 1;
  // The host's material is the lesson as it was launched.
  const lesson = room.content as PareLesson;
  return (
    <section className="pare-lead" aria-label="Lead the class">
      <ol className="pare-movements">
        {pareSteps.slice(1).map((name, i) => (
          <li key={name}>
            <button type="button" className="pare-movement" aria-current={room.step === i + 1 ? 'step' : undefined} onClick={() => command({ t: 'goto', step: i + 1 })}>
              {name}
            </button>
          </li>
        ))}
      </ol>
      <p className="pare-now" dir="auto">
        {[
          'Students see that they are in. Nothing of the lesson is shown yet.',
          lesson.pulseScene,
          lesson.activateTask,
          lesson.revealContent,
          lesson.echoPrompts.join(' · '),
          lesson.closingLine,
        ][room.step]?.slice(0, 280)}
      </p>
      <p className="pare-bar">
        {next <= closingStep && (
          <button type="button" className="btn btn-primary" onClick={() => command({ t: 'goto', step: next })}>
            {room.step === 0 ? 'Start with Pulse' : `Go on to ${pareSteps[next]}`} <ArrowRight size={18} aria-hidden="true" />
          </button>
        )}
        <label className="pare-switch">
          <input type="checkbox" checked={room.pace === 'students'} onChange={(event) => command({ t: 'pace', pace: event.target.checked ? 'students' : 'teacher' })} />
          Students move at their own pace
        </label>
        <label className="pare-switch">
          <input type="checkbox" checked={admission} onChange={(event) => command({ t: 'admit', on: event.target.checked })} />
          Let newcomers in one by one
        </label>
        <button type="button" className="btn" aria-pressed={room.locked} onClick={() => command({ t: 'lock', on: !room.locked })}>
          {room.locked ? <Lock size={18} aria-hidden="true" /> : <LockOpen size={18} aria-hidden="true" />} {room.locked ? 'Locked for newcomers' : 'Lock the session'}
        </button>
      </p>
    </section>
  );
}

function Ending({ view, session, command, isOver, onPutAway }: { view: LiveView; session: HostKey; command: Command; isOver: boolean; onPutAway: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const count = view.answers.size;
  const erase = async () => {
    const result = await eraseSession(session);
    // A session that is not there any more is erased, too.
    if (result.ok || (result.failure.kind === 'status' && result.failure.status === 404)) {
      showToast({ title: 'Erased', message: 'Names and answers of this session are gone.' });
      onPutAway();
    } else showToast({ title: 'Not erased', message: 'The session could not be reached. It is erased by itself an hour after its end.', variant: 'destructive' });
  };
  return (
    <section className="pare-end" aria-label="The end">
      <p className="pare-bar">
        {!isOver && (
          <button type="button" className="btn" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
            End Session
          </button>
        )}
        {isOver && (
          <>
            <button type="button" className="btn" onClick={onPutAway}>
              Back to the lesson
            </button>
            <button type="button" className="btn" onClick={() => void erase()}>
              Erase names and answers now
            </button>
          </>
        )}
      </p>
      <dialog className="dialog" ref={dialog} aria-label="End the session?">
        <div className="dialog-body">
          <h3 className="dialog-title">End the session?</h3>
          <p>
            Students are disconnected at once and cannot come back. You keep {count === 1 ? 'the one answer' : `the ${count} answers`} for an hour, to print or save the report;
            then everything is erased.
          </p>
          <div className="dialog-buttons">
            <button type="button" className="btn" onClick={() => dialog.current?.close()}>
              Keep it running
            </button>
            <button
              type="button"
              className="btn btn-primary"
              onClick={() => {
                dialog.current?.close();
                command({ t: 'end' });
              }}
            >
              End Session
            </button>
          </div>
        </div>
      </dialog>
    </section>
  );
}
