/** Steps 1 and 2, live or for practice: what the class stands at is what the student sees. */
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useId } from 'react';
import { liveLimits } from '../../contracts/live/limits.ts';
import { activateQuestion, activateStep, echoQuestion, echoStep, type PareLesson, type PareSeen, pareSteps, revealStep } from '../../contracts/pare.ts';
import type { LineState, Notice } from '../../stores/live/live-line.ts';
import type { LiveView } from '../../stores/live/live-view.ts';
import type { Kept } from '../../stores/live/outbox.ts';
import { EraseButton } from './EraseButton.tsx';
import type { StudentStore } from './student-store.ts';

interface StudentSessionProps {
  student: StudentStore;
  practice: PareLesson;
  help?: ReactNode;
  heading: RefObject<HTMLHeadingElement | null>;
}

const none = { view: atom<LiveView | null>(null), state: atom<LineState>({ is: 'open' }), unsent: atom<readonly Kept[]>([]), notice: atom<Notice | null>(null) };

const closings: Record<number, string> = {
  4001: 'Your teacher has ended the session. Thank you for being part of it.',
  4002: 'The session is over. Thank you for being part of it.',
  4003: 'This seat cannot be opened any more. Join again with the code.',
  4004: 'Your teacher has closed this seat.',
  4008: 'This page has sent too much at once. Join again with the code.',
  4009: 'This seat was opened in another tab or on another device. It goes on there.',
  404: 'This session is over, and what it held is erased.',
};

export function StudentSession({ student, practice, help, heading }: StudentSessionProps) {
  const line = useStore(student.$line);
  const isPractice = useStore(student.$isPractice);
  const seatKey = useStore(student.$seat);
  const step = useStore(student.$step);
  const view = useStore(line?.$view ?? none.view);
  const state = useStore(line?.$state ?? none.state);
  const unsent = useStore(line?.$unsent ?? none.unsent);
  const notice = useStore(line?.$notice ?? none.notice);

  const room = view?.room;
  const isOwnPace = isPractice || room?.pace === 'students';
  // The activity says what its material looks like.
  const content: PareSeen = isPractice ? practice : ((room?.content as PareSeen | undefined) ?? {});
  const stand = isPractice ? echoStep : isOwnPace ? echoStep : (room?.step ?? 0);
  const own = view?.own.answers ?? [];
  const response = own.find(({ q }) => q === activateQuestion);
  const isWaitingForSend = unsent.some((frame) => frame.t === 'submit' && frame.q === activateQuestion);

  const isAnswered = response !== undefined;
  const [pace, at] = isPractice ? [undefined, 0] : [room?.pace, room?.step ?? 0];
  // The class has moved on, or the answer of before is there: step 2 is where it is read on. Only what the room does moves the page.
  useEffect(() => {
    if (pace === 'teacher') follow(student, at >= revealStep ? 2 : 1);
  }, [pace, at, student]);
  useEffect(() => {
    if (pace === 'students' && isAnswered) follow(student, 2);
  }, [pace, isAnswered, student]);
  useEffect(() => {
    if (response?.text && student.$response.get() === '') student.$response.set(response.text);
  }, [response?.text, student]);

  if (!isPractice && state.is === 'closed')
    return (
      <div className="pare-note">
        <h2 className="app-section" ref={heading} tabIndex={-1}>
          {state.code === 4009 ? 'Open elsewhere' : 'The session is over for this page'}
        </h2>
        <p>{closings[state.code] ?? 'The line was closed.'}</p>
        {content.closingLine && <blockquote className="pare-closing-line">{content.closingLine}</blockquote>}
        {unsent.length > 0 && <p className="pare-error">An answer of yours was not stored before the end. It is kept on this device.</p>}
        <p className="pare-bar">
          {(state.code === 4009 || state.code === 4008 || state.code === 4003) && (
            <button
              type="button"
              className="btn"
              onClick={() => {
                const seat = student.$seat.get();
                if (seat) student.start(seat);
              }}
            >
              Go on here
            </button>
          )}
          <button type="button" className="btn" onClick={student.leave}>
            Back to the start
          </button>
        </p>
      </div>
    );

  const seat = view?.you;
  const isIn = isPractice || seat?.state === 'in';
  return (
    <div className="pare-steps">
      <p className="pare-where">
        {isPractice ? (
          <strong>Practice: nobody sees this</strong>
        ) : (
          <span>
            You are <strong dir="auto">{seat?.name || student.$name.get()}</strong> in session {student.$code.get()}
          </span>
        )}
        <button type="button" className="btn btn-quiet" onClick={isPractice ? student.leave : () => student.goTo(0)}>
          {isPractice ? 'Close' : 'Code and name'}
        </button>
      </p>
      <p className="pare-line-state" role="status">
        {!isPractice && state.is === 'connecting' && 'Connecting…'}
        {!isPractice && state.is === 'away' && 'No connection. Keep writing: what you submit is kept on this device and sent when it is back.'}
        {state.is === 'open' && view?.hostAway && room?.status === 'running' && 'Your teacher is not connected at the moment. You can go on; nothing is lost.'}
        {state.is === 'open' && isIn && !isPractice && `Step: ${pareSteps[stand] ?? ''}`}
      </p>
      {notice?.help && (
        <div className="pare-care" role="alert">
          <p>{notice.text}</p>
          {help}
          <button type="button" className="btn" onClick={line?.dismissNotice}>
            Close
          </button>
        </div>
      )}
      {!isIn && view && (
        <div className="pare-wait">
          <h2 className="app-section" ref={heading} tabIndex={-1}>
            {seat?.state === 'back' ? 'You are back in the lobby' : 'Almost in'}
          </h2>
          <p>Your teacher lets you in. This page goes on by itself.</p>
        </div>
      )}
      {isIn && step === 1 && (
        <StepOne
          {...{ student, content, stand, isPractice, heading }}
          isStored={response !== undefined}
          isWaiting={isWaitingForSend}
          isOwnPace={isOwnPace}
          hasView={isPractice || view !== null}
        />
      )}
      {isIn && step === 2 && <StepTwo {...{ student, content, stand, heading, unsent }} hasResponse={response !== undefined || isPractice} />}
      {seatKey && line && (
        <details className="pare-leave">
          <summary>Leave this session</summary>
          <p>What you sent is erased, and your teacher no longer sees it.</p>
          <EraseButton student={student} seat={seatKey} />
        </details>
      )}
    </div>
  );
}

interface StepProps {
  student: StudentStore;
  content: PareSeen;
  stand: number;
  heading: RefObject<HTMLHeadingElement | null>;
}

function StepOne({
  student,
  content,
  stand,
  heading,
  isStored,
  isWaiting,
  isOwnPace,
  isPractice,
  hasView,
}: StepProps & { isStored: boolean; isWaiting: boolean; isOwnPace: boolean; isPractice: boolean; hasView: boolean }) {
  const text = useStore(student.$response);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void student.respond();
  };
  return (
    <>
      <h2 className="app-section" ref={heading} tabIndex={-1}>
        {content.title ?? 'PARE lesson'}
      </h2>
      {stand === 0 && hasView && (
        <div className="pare-wait">
          <p>You are in. Your teacher starts in a moment; this page goes on by itself.</p>
        </div>
      )}
      {content.pulseScene && (
        <section className="pare-read" aria-label="Pulse">
          <h3>Pulse</h3>
          <Paragraphs text={content.pulseScene} />
          {content.relevance && <p className="text-muted">{content.relevance}</p>}
        </section>
      )}
      {content.activateTask && stand >= activateStep && (
        <form className="pare-read" noValidate onSubmit={submit} aria-label="Activate">
          <h3>Activate</h3>
          <Paragraphs text={content.activateTask} />
          <label htmlFor={id}>Your response</label>
          <textarea
            id={id}
            className="field pare-answer"
            dir="auto"
            maxLength={liveLimits.responseChars}
            value={text}
            onChange={(event) => student.$response.set(event.target.value)}
          />
          <p className="pare-bar">
            <button type="submit" className="btn btn-primary">
              {isStored ? 'Change my response' : 'Submit Response'}
            </button>
            <span role="status">
              {isWaiting ? 'Not sent yet. It is kept on this device.' : isStored ? (isOwnPace ? 'Stored.' : 'Stored. Your teacher goes on when the class is ready.') : ''}
            </span>
          </p>
          {isStored && isOwnPace && !isPractice && (
            <button type="button" className="btn" onClick={() => student.goTo(2)}>
              Go on
            </button>
          )}
        </form>
      )}
      {content.pulseScene && !(content.activateTask && stand >= activateStep) && <p className="pare-wait">Read the scene. The task comes when your teacher opens it.</p>}
    </>
  );
}

function StepTwo({ student, content, stand, heading, unsent, hasResponse }: StepProps & { unsent: readonly Kept[]; hasResponse: boolean }) {
  const text = useStore(student.$reflection);
  const prompt = useStore(student.$prompt);
  const id = useId();
  const prompts = content.echoPrompts ?? [];
  const isWaiting = unsent.some((frame) => frame.t === 'submit' && frame.q === echoQuestion(prompt));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void student.reflect();
  };
  return (
    <>
      <h2 className="app-section" ref={heading} tabIndex={-1}>
        {content.title ?? 'PARE lesson'}
      </h2>
      {!hasResponse && (
        <p className="pare-note">
          <span>Your class has moved on. You can still answer the task.</span>
          <button type="button" className="btn" onClick={() => student.goTo(1)}>
            Go to the task
          </button>
        </p>
      )}
      {content.revealContent && (
        <section className="pare-read" aria-label="Reveal">
          <h3>Reveal</h3>
          <Paragraphs text={content.revealContent} />
        </section>
      )}
      {prompts.length > 0 && stand >= echoStep ? (
        <form className="pare-read" noValidate onSubmit={submit} aria-label="Echo">
          <h3>Echo</h3>
          {prompts.length > 1 ? (
            <fieldset className="pare-prompts">
              <legend className="sr-only">Which question do you answer?</legend>
              {prompts.map((each, place) => (
                <label key={each}>
                  <input type="radio" name={`${id}-prompt`} checked={prompt === place} onChange={() => student.$prompt.set(place)} />
                  <span dir="auto">{each}</span>
                </label>
              ))}
            </fieldset>
          ) : (
            <p dir="auto">{prompts[0]}</p>
          )}
          <label htmlFor={id}>Your reflection</label>
          <textarea
            id={id}
            className="field pare-reflection"
            dir="auto"
            maxLength={liveLimits.responseChars}
            value={text}
            onChange={(event) => student.$reflection.set(event.target.value)}
          />
          <p className="pare-bar">
            <button type="submit" className="btn btn-primary">
              Submit Reflection
            </button>
            <span role="status">{isWaiting ? 'Not sent yet. It is kept on this device.' : ''}</span>
          </p>
        </form>
      ) : (
        <p className="pare-wait">The last questions come when your teacher opens them.</p>
      )}
      {content.closingLine && (
        <blockquote className="pare-closing-line" dir="auto">
          {content.closingLine}
        </blockquote>
      )}
    </>
  );
}

/** Not out of the first step: who has gone back to code and name has meant it. */
function follow(student: StudentStore, step: 1 | 2): void {
  if (student.$step.get() !== 0) student.goTo(step);
}

/** Running text as it was written. */
export function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text that is only shown
      <p className="pare-paragraph" dir="auto" key={place}>
        {part}
      </p>
    ));
}
