/** Step 0: code and name, why the last try did not lead in, and after the reflection the ways on. */
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { closeCodes } from '../../../contracts/live/protocol.ts';
import type { PareLesson } from '../../../contracts/pare.ts';
import { joinPath, type SeatKey, seatKeys } from '../../../stores/live/kept-keys.ts';
import type { LineState, LiveLine } from '../../../stores/live/live-line.ts';
import type { LiveView } from '../../../stores/live/live-view.ts';
import { eraseMine } from '../../../stores/live/sessions.ts';
import { EraseSent } from '../../../ui/live/EraseSent.tsx';
import { SeatPin } from '../../../ui/live/SeatPin.tsx';
import { whoSees } from '../../../ui/live/who-sees.ts';
import type { Refusal, StudentStore } from './student-store.ts';

const refusals: Record<Refusal, { title: string; text: string }> = {
  unknown: { title: 'No session with this code', text: 'There is no live session under this code. It may have ended, or a letter got mixed up. Check the code with your teacher.' },
  locked: { title: 'This session is locked', text: 'Your teacher lets nobody new in at the moment. Ask your teacher, then try again.' },
  full: { title: 'This session is full', text: 'All seats are taken. Ask your teacher.' },
  removed: { title: 'Your teacher has closed this seat', text: 'You cannot come back into this session. Talk to your teacher.' },
  later: { title: 'Too many tries at this moment', text: 'Wait a minute, check the code with your teacher, and try again.' },
  offline: { title: 'No connection', text: 'The session could not be reached. Check the network of this device and try again.' },
};

export function JoinStep({ student, heading }: { student: StudentStore; heading: React.RefObject<HTMLHeadingElement | null> }) {
  const code = useStore(student.$code);
  const name = useStore(student.$name);
  const isBusy = useStore(student.$busy);
  const refusal = useStore(student.$refusal);
  const nameHint = useStore(student.$nameHint);
  const isDone = useStore(student.$isDone);
  const id = useId();
  const codeField = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void student.enter();
  };
  return (
    <>
      {isDone && <Done student={student} heading={heading} />}
      <h2 className="app-section" ref={isDone ? undefined : heading} tabIndex={-1}>
        {isDone ? 'Join another session' : 'Join a session'}
      </h2>
      {!isDone && refusal !== 'removed' && <OwnSeats />}
      {refusal && (
        <div className="pare-note pare-refusal" role="alert">
          <p>
            <strong>{refusals[refusal].title}</strong> {refusals[refusal].text}
          </p>
          <button
            type="button"
            className="btn"
            onClick={() => {
              student.tryAgain();
              if (refusal === 'unknown') codeField.current?.select();
              else void student.enter();
            }}
          >
            Try again
          </button>
        </div>
      )}
      <form className="pare-form pare-join" method="dialog" noValidate autoComplete="off" onSubmit={submit}>
        <p className="pare-field">
          <label htmlFor={`${id}-code`}>Session Code</label>
          <input
            ref={codeField}
            id={`${id}-code`}
            className="field pare-code-field"
            placeholder="Enter 6-digit code"
            autoCapitalize="characters"
            spellCheck={false}
            aria-required="true"
            value={code}
            onChange={(event) => student.$code.set(event.target.value)}
          />
        </p>
        <p className="pare-field">
          <label htmlFor={`${id}-name`}>Your Name</label>
          <input
            id={`${id}-name`}
            className="field"
            dir="auto"
            spellCheck={false}
            aria-required="true"
            aria-invalid={nameHint !== '' || undefined}
            aria-describedby={`${id}-name-note`}
            value={name}
            onChange={(event) => student.$name.set(event.target.value)}
          />
          <span id={`${id}-name-note`} className={nameHint ? 'pare-error' : 'text-muted'} role={nameHint ? 'alert' : undefined}>
            {nameHint || 'Use a nickname, not your full name. Other students do not see it.'}
          </span>
        </p>
        <p className="pare-bar">
          <button type="submit" className="btn btn-primary" disabled={isBusy}>
            {isBusy ? 'Joining...' : 'Join Session'}
          </button>
          <button type="button" className="btn btn-quiet" onClick={student.anotherName}>
            Another nickname
          </button>
        </p>
      </form>
      <p className="pare-told">{whoSees}</p>
      {/* Not while one comes in: the page that follows has its own, and what is opened here would close again. */}
      {!isBusy && <SeatPin onTake={student.take} />}
      <section className="pare-practice" aria-label="Practice">
        <h3>No session right now?</h3>
        <p>Try a practice lesson. Nobody sees it, and nothing you write there is sent or kept.</p>
        <button type="button" className="btn" onClick={student.practice}>
          Open the practice lesson
        </button>
      </section>
    </>
  );
}

/** The way back into the seats that this device has. */
function OwnSeats() {
  const [seats, setSeats] = useState<readonly SeatKey[]>([]);
  useEffect(() => setSeats(Object.values(seatKeys()).filter(({ kind, isRemoved, isOver }) => kind === 'pare' && !isRemoved && !isOver)), []);
  return seats.map((seat) => (
    <p className="pare-note pare-bar" key={seat.code}>
      <span>
        You have a seat in session {seat.code}, as <strong dir="auto">{seat.name}</strong>.
      </span>
      <a className="btn" href={joinPath(seat)}>
        Back to session {seat.code}
      </a>
    </p>
  ));
}

/** After the reflection: the line to leave with, and the ways on. */
function Done({ student, heading }: { student: StudentStore; heading: React.RefObject<HTMLHeadingElement | null> }) {
  const line = useStore(student.$line);
  const seat = useStore(student.$seat);
  const isPractice = useStore(student.$isPractice);
  const isOver = useIsOver(line);
  const isVoting = useStore((line ?? none).$view)?.votes.poll?.isOpen === true;
  return (
    <div className="pare-done">
      <h2 className="app-section" ref={heading} tabIndex={-1}>
        {isPractice ? 'The practice lesson is over' : 'Your reflection is in'}
      </h2>
      <p className="pare-closing">{isPractice ? 'That was the practice lesson. In a real one your teacher reads along.' : 'Thank you. Your reflection is with your teacher.'}</p>
      {line && seat && <ClosingLine line={line} />}
      {!isPractice && <p role="status">{isOver ? 'Your teacher has ended the session.' : isVoting && 'Your class is voting now. Go back to the session to vote.'}</p>}
      <p className="pare-bar">
        {seat && line && (
          <button type="button" className="btn" onClick={() => student.goTo(2)}>
            {isOver ? 'See how it ended' : `Back to the session as ${seat.name}`}
          </button>
        )}
        {isPractice && (
          <button type="button" className="btn" onClick={student.leave}>
            Close the practice lesson
          </button>
        )}
      </p>
      {seat && line && <EraseSent summary="Leave this session" onErase={async () => (await eraseMine(seat)).ok} onErased={student.leave} />}
    </div>
  );
}

const none = { $view: atom<LiveView | null>(null), $state: atom<LineState>({ is: 'open' }) };

function useIsOver(line: LiveLine | null): boolean {
  const view = useStore((line ?? none).$view);
  const state = useStore((line ?? none).$state);
  return view?.room.status === 'ended' || (state.is === 'closed' && (state.code === closeCodes.ended || state.code === closeCodes.expired));
}

function ClosingLine({ line }: { line: NonNullable<ReturnType<StudentStore['$line']['get']>> }) {
  const view = useStore(line.$view);
  const content = view?.room.content as Partial<PareLesson> | undefined;
  return content?.closingLine ? (
    <blockquote className="pare-closing-line" dir="auto">
      {content.closingLine}
    </blockquote>
  ) : null;
}
