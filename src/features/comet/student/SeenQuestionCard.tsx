/** One question of the class: to choose, or to write a short answer. */
import { useEffect, useId, useRef } from 'react';
import type { SeenQuestion } from '../../../contracts/comet.ts';
import { liveLimits } from '../../../contracts/live/limits.ts';
import type { Desk, Sending } from './desk.ts';
import { sendingWords, textWords } from './sending-words.ts';
import { useShutFocus } from './use-shut-focus.ts';

interface SeenQuestionCardProps {
  question: SeenQuestion;
  isNow: boolean;
  isOver: boolean;
  choice: number | undefined;
  text: string;
  /** What was sent of it last. */
  sent: string | undefined;
  sending: Sending | undefined;
  desk: Desk;
}

export function SeenQuestionCard({ question, isNow, isOver, choice, text, sent, sending, desk }: SeenQuestionCardProps) {
  const id = useId();
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isNow) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isNow]);
  const { place: number, question: words, type, options, isRevealed, correctAnswer, lookFor } = question;
  const isShut = isOver || isRevealed;
  useShutFocus(place, isShut, 'legend');
  return (
    <fieldset className="comet-slide" ref={place} data-now={isNow || undefined}>
      <legend className="comet-strong" dir="auto" tabIndex={-1}>
        {number + 1}. {words} {isNow && <span className="badge">Now</span>}
      </legend>
      {type === 'multiple_choice' ? (
        options.map((option, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
          <label key={i} className="comet-check comet-choose" data-correct={(isRevealed && i === correctAnswer) || undefined}>
            <input type="radio" name={id} checked={choice === i} disabled={isShut} onChange={() => desk.choose(number, i)} />
            <span dir="auto">
              {option}
              {isRevealed && i === correctAnswer && <strong className="comet-correct"> Correct</strong>}
              {isRevealed && i === choice && i !== correctAnswer && correctAnswer !== null && <strong> Your choice</strong>}
            </span>
          </label>
        ))
      ) : (
        <div className="comet-field">
          <label htmlFor={`${id}-text`}>Your answer</label>
          <textarea
            id={`${id}-text`}
            className="field"
            dir="auto"
            rows={3}
            maxLength={liveLimits.responseChars}
            readOnly={isShut}
            value={text}
            onChange={(event) => desk.type(number, event.target.value)}
            onBlur={() => desk.leaveText(number)}
          />
          {text.length >= liveLimits.responseChars && (
            <p className="comet-hint" role="status">
              The box is full: it takes {liveLimits.responseChars.toLocaleString('en-US')} characters, and what comes after them is left out.
            </p>
          )}
          {!isShut && (
            <p className="comet-bar">
              <button type="button" className="btn btn-primary" disabled={!text.trim()} onClick={() => desk.sendText(number)}>
                {sent !== undefined ? 'Change my answer' : 'Send my answer'}
              </button>
            </p>
          )}
        </div>
      )}
      {isRevealed && lookFor && (
        <p dir="auto">
          <strong>What to look for:</strong> {lookFor}
        </p>
      )}
      <p className="comet-hint" role="status">
        {type === 'short_answer'
          ? textWords({ text, sent, sending, isShut, isOver })
          : isRevealed && sending !== 'refused'
            ? ''
            : sendingWords(sending, choice !== undefined, isOver)}
      </p>
    </fieldset>
  );
}
