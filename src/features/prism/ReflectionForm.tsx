/** The form of one reflection: title, text, feedback below. Everything typed is kept from the first key on. */
import { useStore } from '@nanostores/react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { libraryLimits } from '../../contracts/library.ts';
import { countWords, wordsText } from '../../engine/text/count-words.ts';
import { useDeskLinks } from '../../stores/assignments/use-desk-links.ts';
import { reflectionLimits } from '../../stores/library/shapes/reflection.ts';
import { useWork } from '../../stores/library/use-work.ts';
import { AssignmentLines } from '../../ui/AssignmentLines.tsx';
import { DangerHelp } from '../../ui/DangerHelp.tsx';
import { WorkBar } from '../../ui/WorkBar.tsx';
import { FeedbackView } from './FeedbackView.tsx';
import type { OpenForm, Prism } from './prism-store.ts';
import { ReflectionTips } from './ReflectionTips.tsx';

interface ReflectionFormProps {
  prism: Prism;
  form: OpenForm;
  /** The help card. */
  help?: ReactNode;
}

export function ReflectionForm({ prism, form: { work, isNew }, help }: ReflectionFormProps) {
  const { item, isElsewhere, bar } = useWork(work);
  const { title, body, updated, created } = item;
  const feedback = useStore(prism.$feedback);
  const safety = useStore(prism.$safety);
  const isWeak = useStore(prism.$isWeak);
  const assignments = useDeskLinks(work.$item.get().id);
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const [isCut, setCut] = useState(false);

  useEffect(() => heading.current?.focus(), []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void prism.getFeedback();
  };
  const write = (text: string): void => {
    // What is pasted has been cut by the browser by now.
    if (text.length > reflectionLimits.textChars) setCut(true);
    else if (text.length < reflectionLimits.textChars) setCut(false);
    prism.write(text);
  };
  /** How many characters a paste may bring. */
  const room = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): number => reflectionLimits.textChars - value.length + (selectionEnd - selectionStart);
  const showWords = (start: number, end: number): void => {
    box.current?.focus();
    box.current?.setSelectionRange(start, end);
  };
  /** The feedback is about the text as it stands: saving is the next step. */
  const hasFresh = body.feedback !== null && body.feedback.about === body.text;
  const isBusy = feedback?.kind === 'analyzing';
  /** Nothing has been typed yet. */
  const isFresh = isNew && created === updated;

  return (
    <section className="prism-desk" aria-labelledby="prism-form-title">
      <div className="prism-work">
        <h2 className="app-section" id="prism-form-title" ref={heading} tabIndex={-1}>
          {isNew ? 'New Reflection' : 'Your reflection'}
        </h2>
        {!isFresh && <WorkBar {...bar} />}
        {body.prompt && (
          <blockquote className="prism-prompt" dir="auto">
            <p>{body.prompt.text}</p>
            {body.prompt.classLabel && <footer>{body.prompt.classLabel}</footer>}
          </blockquote>
        )}
        <AssignmentLines assignments={assignments} hasInstructions={!body.prompt} />
        <form className="prism-form" onSubmit={submit} noValidate>
          <p className="prism-field">
            <label htmlFor="prism-title">Title</label>
            <input
              id="prism-title"
              className="field"
              dir="auto"
              autoComplete="off"
              maxLength={libraryLimits.titleChars}
              readOnly={isElsewhere}
              value={title}
              onChange={(event) => prism.rename(event.target.value)}
            />
          </p>
          <p className="prism-field">
            <label htmlFor="prism-text">Reflection</label>
            <textarea
              id="prism-text"
              ref={box}
              className="field prism-text"
              dir="auto"
              readOnly={isElsewhere}
              value={body.text}
              // The browser cuts a paste before it lays it out: megabytes would freeze the page.
              maxLength={reflectionLimits.textChars}
              aria-describedby="prism-state"
              onChange={(event) => write(event.target.value)}
              onPaste={(event) => setCut(event.clipboardData.getData('text/plain').length > room(event.currentTarget))}
              onBlur={() => void prism.look()}
            />
          </p>
          <p className="prism-state" id="prism-state">
            <span>{wordsText(countWords(body.text))}</span>
            {isFresh && <span>Kept on this device from the first key on</span>}
          </p>
          {isCut && (
            <p className="prism-notice" role="alert">
              The box holds {reflectionLimits.textChars.toLocaleString('en-US')} characters, about 3,500 words. What goes beyond was not taken over; what stands here is kept.
            </p>
          )}
          <div className="prism-buttons">
            <button type="submit" className={hasFresh ? 'btn' : 'btn btn-primary'} disabled={isBusy || isElsewhere}>
              {isBusy ? 'Reading your reflection…' : 'Get AI feedback'}
            </button>
            {!body.feedback && (
              <button type="button" className="btn" onClick={() => void prism.save()} disabled={isFresh}>
                Save without feedback
              </button>
            )}
            <button type="button" className="btn btn-quiet" onClick={() => prism.cancel()}>
              {isNew ? 'Cancel' : 'Close'}
            </button>
          </div>
          <p className="text-small text-muted">For feedback, title and text go to this site’s server, which does not keep them.</p>
        </form>
        {(safety === 2 || feedback?.kind === 'danger') && (
          <DangerHelp
            kept={feedback?.kind === 'danger' && feedback.isSent ? 'Your text stays as it is.' : 'Your text stays as it is, and nothing of it was sent.'}
            help={help}
            isWeak={isWeak}
            wayOn="give me feedback here"
            onDeny={() => {
              // The button goes away under the finger.
              box.current?.focus();
              void prism.denyDanger();
            }}
          />
        )}
        {safety === 1 && feedback?.kind !== 'danger' && (
          <details className="prism-help">
            <summary>People who listen</summary>
            {help}
          </details>
        )}
        {body.feedback && safety < 2 && feedback?.kind !== 'analyzing' && (
          <>
            <FeedbackView feedback={body.feedback} text={body.text} onShow={showWords} />
            <p>
              <button type="button" className={hasFresh ? 'btn btn-primary' : 'btn'} onClick={() => void prism.save()}>
                Save reflection with feedback
              </button>
            </p>
          </>
        )}
      </div>
      <ReflectionTips />
    </section>
  );
}
