/** The line is closed for good: why, what was not sent, and the way back or out. */
import { useStore } from '@nanostores/react';
import { type RefObject, useEffect } from 'react';
import { closeCodes } from '../../../contracts/live/protocol.ts';
import { activateQuestion } from '../../../contracts/pare.ts';
import { type Kept, unsentWords } from '../../../stores/live/outbox.ts';
import { eraseMine } from '../../../stores/live/sessions.ts';
import { focusHeading } from '../../../ui/focus-heading.ts';
import { EraseSent } from '../../../ui/live/EraseSent.tsx';
import { Paragraphs } from '../Paragraphs.tsx';
import type { StudentStore } from './student-store.ts';

const reasons: Readonly<Record<number, string>> = {
  [closeCodes.ended]: 'Your teacher has ended the session. Thank you for being part of it.',
  [closeCodes.expired]: 'The session is over. Thank you for being part of it.',
  [closeCodes.token]: 'This seat cannot be opened any more. Join again with the code.',
  [closeCodes.removed]: 'Your teacher has closed this seat.',
  [closeCodes.abuse]: 'This page has sent too much at once. Join again with the code.',
  [closeCodes.replaced]: 'This seat was opened in another tab or on another device. It goes on there.',
  404: 'This session is over, and what it held is erased.',
};
const mayReturn: readonly number[] = [closeCodes.token, closeCodes.abuse, closeCodes.replaced];

interface ClosedProps {
  student: StudentStore;
  code: number;
  unsent: readonly Kept[];
  closingLine: string | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
}

export function Closed({ student, code, unsent, closingLine, heading }: ClosedProps) {
  const seat = student.$seat.get();
  const drafts = useStore(student.$drafts);
  const stored = code === closeCodes.replaced ? [] : (student.$line.get()?.$view.get()?.own.answers ?? []).filter(({ text }) => text?.trim());
  // What was on its way, and what was still being written. In a seat that goes on elsewhere it stands there, too.
  const words = code === closeCodes.replaced ? [] : unsentWords(unsent, drafts);
  // What had the focus is gone.
  useEffect(() => focusHeading(heading.current), [heading]);
  return (
    <div className="pare-closed">
      <h2 className="app-section" ref={heading} tabIndex={-1}>
        {code === closeCodes.replaced ? 'Open elsewhere' : 'The session is over for this page'}
      </h2>
      <p>{reasons[code] ?? 'The line was closed.'}</p>
      {closingLine && (
        <blockquote className="pare-closing-line" dir="auto">
          {closingLine}
        </blockquote>
      )}
      {stored.length > 0 && (
        <details className="pare-more" open>
          <summary>What you sent</summary>
          {stored.map(({ q, text = '' }) => (
            <div key={q} className="pare-field">
              <p>
                <strong>{q === activateQuestion ? 'Your response' : 'Your reflection'}</strong>
              </p>
              <Paragraphs text={text} />
            </div>
          ))}
        </details>
      )}
      {words.length > 0 && (
        <div className="pare-unsent">
          <p className="pare-error">This did not reach your teacher. Copy it if you want to keep it.</p>
          <ul>
            {words.map((text) => (
              <li key={text} dir="auto">
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="pare-bar">
        {seat && mayReturn.includes(code) && (
          <button type="button" className="btn btn-primary" onClick={() => student.start(seat)}>
            Go on here
          </button>
        )}
        <button type="button" className="btn" onClick={student.leave}>
          Back to the start
        </button>
      </p>
      {seat && code !== 404 && code !== closeCodes.replaced && <EraseSent summary="Erase what I sent" onErase={async () => (await eraseMine(seat)).ok} onErased={student.leave} />}
    </div>
  );
}
