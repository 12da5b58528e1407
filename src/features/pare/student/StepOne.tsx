/** Step 1: the scene, and the task once the teacher has opened it. */
import { useStore } from '@nanostores/react';
import type { FormEvent, RefObject } from 'react';
import { activateQuestion, activateStep, type PareSeen } from '../../../contracts/pare.ts';
import type { Kept } from '../../../stores/live/outbox.ts';
import { Paragraphs } from '../Paragraphs.tsx';
import { AnswerField } from './AnswerField.tsx';
import type { StudentStore } from './student-store.ts';

export interface StepProps {
  student: StudentStore;
  content: PareSeen;
  /** Where the class stands, or as far as a student may go alone. */
  stand: number;
  unsent: readonly Kept[];
  heading: RefObject<HTMLHeadingElement | null>;
}

interface StepOneProps extends StepProps {
  isStored: boolean;
  isOwnPace: boolean;
  isPractice: boolean;
  hasView: boolean;
}

export function StepOne({ student, content, stand, unsent, heading, isStored, isOwnPace, isPractice, hasView }: StepOneProps) {
  const draft = useStore(student.$drafts)[activateQuestion];
  const isOpen = Boolean(content.activateTask) && stand >= activateStep;
  const isWaiting = unsent.some((frame) => frame.t === 'submit' && frame.q === activateQuestion);
  const status = isWaiting
    ? 'Not sent yet. It is kept on this device.'
    : isStored && draft !== undefined
      ? 'Changed, and not submitted again yet.'
      : isStored
        ? isOwnPace
          ? 'Stored.'
          : 'Stored. Your teacher goes on when the class is ready.'
        : draft && !isPractice
          ? 'Not submitted yet. A reload takes none of it.'
          : '';
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
      {isOpen && content.activateTask && (
        <form className="pare-read" noValidate onSubmit={submit} aria-label="Activate">
          <h3>Activate</h3>
          <Paragraphs text={content.activateTask} />
          <AnswerField
            student={student}
            q={activateQuestion}
            label="Your response"
            className="pare-answer"
            submit={isStored ? 'Change my response' : 'Submit Response'}
            status={status}
          />
          {isStored && isOwnPace && !isPractice && (
            <button type="button" className="btn" onClick={() => student.goTo(2)}>
              Go on
            </button>
          )}
        </form>
      )}
      {content.pulseScene && !isOpen && <p className="pare-wait">Read the scene. The task comes when your teacher opens it.</p>}
    </>
  );
}
