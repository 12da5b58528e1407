/** Step 2: what is known, and the echo questions, one of them or all. */
import { useStore } from '@nanostores/react';
import { type FormEvent, useId } from 'react';
import type { OwnWork } from '../../../contracts/live/protocol.ts';
import { activateQuestion, echoQuestion, echoStep } from '../../../contracts/pare.ts';
import { Paragraphs } from '../Paragraphs.tsx';
import { AnswerField } from './AnswerField.tsx';
import type { StepProps } from './StepOne.tsx';
import type { StudentStore } from './student-store.ts';

interface StepTwoProps extends StepProps {
  answers: OwnWork['answers'];
  hasResponse: boolean;
  isPractice: boolean;
}

/** What the student wrote before the reveal: the echo questions ask about it. */
function OwnResponse({ student, text }: { student: StudentStore; text: string }) {
  const draft = useStore(student.$drafts)[activateQuestion];
  return (
    <section className="pare-read" aria-label="Your response">
      <h3>Your response</h3>
      <Paragraphs text={text} />
      {draft !== undefined && draft !== text && (
        <p className="pare-note">
          <span>You were still changing this when your class moved on. What you wrote is kept on this device and not submitted.</span>
          <button type="button" className="btn" onClick={() => student.goTo(1)}>
            Go back to it
          </button>
        </p>
      )}
    </section>
  );
}

export function StepTwo({ student, content, stand, unsent, heading, answers, hasResponse, isPractice }: StepTwoProps) {
  const prompt = useStore(student.$prompt);
  const id = useId();
  const isWriting = Boolean(useStore(student.$drafts)[activateQuestion]?.trim());
  const prompts = content.echoPrompts ?? [];
  const response = isPractice ? student.textOf(activateQuestion) : answers.find((answer) => answer.q === activateQuestion)?.text;
  const q = echoQuestion(prompt);
  const isStored = (place: number): boolean => answers.some((answer) => answer.q === echoQuestion(place));
  const isWaiting = unsent.some((frame) => frame.t === 'submit' && frame.q === q);
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
          <span>
            {isWriting
              ? 'Your class moved on while you were writing. Your words are kept on this device and not submitted; you can still do it.'
              : 'Your class has moved on. You can still answer the task.'}
          </span>
          <button type="button" className="btn" onClick={() => student.goTo(1)}>
            Go to the task
          </button>
        </p>
      )}
      {response && <OwnResponse student={student} text={response} />}
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
                  <span dir="auto">
                    {each}
                    {isStored(place) && <small className="text-muted"> Answered</small>}
                  </span>
                </label>
              ))}
            </fieldset>
          ) : (
            <p dir="auto">{prompts[0]}</p>
          )}
          <AnswerField
            student={student}
            q={q}
            label="Your reflection"
            className="pare-reflection"
            submit={isStored(prompt) ? 'Change my reflection' : 'Submit Reflection'}
            status={isWaiting ? 'Not sent yet. It is kept on this device.' : ''}
          />
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
