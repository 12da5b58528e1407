/** Steps 1 and 2, live or for practice: what the class stands at is what the student sees. */
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { type RefObject, useEffect } from 'react';
import { liveLimits } from '../../../contracts/live/limits.ts';
import { activateQuestion, activateStep, echoStep, type PareLesson, type PareSeen, pareSteps, revealStep } from '../../../contracts/pare.ts';
import type { LineState } from '../../../stores/live/live-line.ts';
import type { LiveView } from '../../../stores/live/live-view.ts';
import type { Kept } from '../../../stores/live/outbox.ts';
import { eraseMine } from '../../../stores/live/sessions.ts';
import { AskTeacher } from '../../../ui/live/AskTeacher.tsx';
import { EraseSent } from '../../../ui/live/EraseSent.tsx';
import { SeatPin } from '../../../ui/live/SeatPin.tsx';
import { VoteCard } from '../../../ui/live/VoteCard.tsx';
import { whoSees } from '../../../ui/live/who-sees.ts';
import { Closed } from './Closed.tsx';
import { SetAside } from './SetAside.tsx';
import { StepOne } from './StepOne.tsx';
import { StepTwo } from './StepTwo.tsx';
import { askField, type StudentStore } from './student-store.ts';

interface StudentSessionProps {
  student: StudentStore;
  practice: PareLesson;
  heading: RefObject<HTMLHeadingElement | null>;
}

const none = { view: atom<LiveView | null>(null), state: atom<LineState>({ is: 'open' }), unsent: atom<readonly Kept[]>([]) };

export function StudentSession({ student, practice, heading }: StudentSessionProps) {
  const line = useStore(student.$line);
  const isPractice = useStore(student.$isPractice);
  const seatKey = useStore(student.$seat);
  const step = useStore(student.$step);
  const drafts = useStore(student.$drafts);
  const view = useStore(line?.$view ?? none.view);
  const state = useStore(line?.$state ?? none.state);
  const unsent = useStore(line?.$unsent ?? none.unsent);

  const room = view?.room;
  const isOwnPace = isPractice || room?.pace === 'students';
  // The activity says what its material looks like.
  const content: PareSeen = isPractice ? practice : ((room?.content as PareSeen | undefined) ?? {});
  const stand = isOwnPace ? echoStep : (room?.step ?? 0);
  const isAnswered = view?.own.answers.some(({ q }) => q === activateQuestion) ?? false;
  const [pace, at] = isPractice ? [undefined, 0] : [room?.pace, room?.step ?? 0];
  // The class has moved on, or the answer of before is there: step 2 is where it is read on. Only what the room does moves the page.
  useEffect(() => {
    if (pace === 'teacher') follow(student, at >= revealStep ? 2 : 1);
  }, [pace, at, student]);
  useEffect(() => {
    if (pace === 'students' && isAnswered) follow(student, 2);
  }, [pace, isAnswered, student]);

  if (!isPractice && state.is === 'closed') return <Closed {...{ student, heading, unsent }} code={state.code} closingLine={content.closingLine} />;

  const seat = view?.you;
  const isIn = isPractice || seat?.state === 'in';
  return (
    <div className="pare-steps">
      <p className="pare-where">
        {isPractice ? (
          <strong>Practice: nobody sees this</strong>
        ) : (
          <span>
            You are <strong dir="auto">{seat?.name || student.$name.get()}</strong> in session {seatKey?.code ?? student.$code.get()}
          </span>
        )}
        <button type="button" className="btn btn-quiet" onClick={isPractice ? student.leave : () => student.goTo(0)}>
          {isPractice ? 'Close' : 'Code and name'}
        </button>
      </p>
      <p className="pare-line-state" role="status">
        {!isPractice && state.is === 'connecting' && 'Connecting…'}
        {!isPractice && state.is === 'away' && 'No connection. Keep writing: what you submit is kept on this device and sent when it is back.'}
        {state.is === 'open' && view?.hostAway && (room?.status === 'running' || isOwnPace) && 'Your teacher is not connected at the moment. You can go on; nothing is lost. '}
        {state.is === 'open' && isIn && !isPractice && `Step: ${pareSteps[isOwnPace ? (step === 1 ? activateStep : echoStep) : stand] ?? ''}`}
      </p>
      {/* Who came by the link was in before the page with the name could be read. */}
      {isIn && view && view.own.answers.length + view.own.asks.length === 0 && <p className="pare-told">{whoSees}</p>}
      {!isIn && view && (
        <div className="pare-wait">
          <h2 className="app-section" ref={heading} tabIndex={-1}>
            {seat?.state === 'back' ? 'You are back in the lobby' : 'Almost in'}
          </h2>
          <p>Your teacher lets you in. This page goes on by itself.</p>
        </div>
      )}
      {isIn && view?.votes.poll && <VoteCard poll={view.votes.poll} own={view.own.votes} onVote={student.vote} isAway={state.is !== 'open'} />}
      {isIn && step === 1 && <StepOne {...{ student, content, stand, isPractice, isOwnPace, heading, unsent }} isStored={isAnswered} hasView={isPractice || view !== null} />}
      {isIn && step === 2 && <StepTwo {...{ student, content, stand, isPractice, heading, unsent }} answers={view?.own.answers ?? []} hasResponse={isAnswered || isPractice} />}
      {view && <SetAside {...{ student, unsent }} content={isIn ? content : {}} stand={isIn ? stand : 0} answers={view.own.answers} />}
      {isIn && view && (
        <AskTeacher
          asks={view.own.asks}
          board={view.votes.board}
          votes={view.own.votes}
          waiting={unsent.flatMap((frame) => (frame.t === 'ask' ? [frame.text] : []))}
          most={liveLimits.askChars}
          words={drafts[askField] ?? ''}
          onWrite={(words) => student.write(askField, words || null)}
          onAsk={student.ask}
          onVote={student.vote}
        />
      )}
      {seatKey && line && <SeatPin onTake={student.take} />}
      {seatKey && line && <EraseSent summary="Leave this session" onErase={async () => (await eraseMine(seatKey)).ok} onErased={student.leave} />}
    </div>
  );
}

/** Not out of the first step: who has gone back to code and name has meant it. */
function follow(student: StudentStore, step: 1 | 2): void {
  if (student.$step.get() !== 0) student.goTo(step);
}
