/** Questions beside the passage they point into: choosing one highlights its sentence. */
import { useStore } from '@nanostores/react';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { gradeLabels, promptStyleLabels } from '../../../contracts/reading.ts';
import { HandOut } from './HandOut.tsx';
import { PassageView } from './PassageView.tsx';
import type { Answered, Reader } from './read-store.ts';

interface ReadingDeskProps {
  reader: Reader;
  answered: Answered;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The help card. */
  help?: ReactNode;
}

/** On a phone the sentence opens below the question, where the window may end. Hidden on a desk, it moves nothing. */
const intoView = (sentence: HTMLElement | null): void => sentence?.scrollIntoView({ block: 'nearest' });

export function ReadingDesk({ reader, answered, heading, help }: ReadingDeskProps) {
  const { reply, style, isLocal } = answered;
  const chosen = useStore(reader.$chosen);
  const answers = useStore(reader.$answers);
  const care = useStore(reader.$care);
  const isKept = useStore(reader.$isKept);
  const { items, notice, guidance, rubric, meta } = reply;
  const hearAll = () => void reader.hearAll(items.flatMap(({ question, expected }) => (expected ? [] : question)));
  // The answers may come from an earlier visit.
  useEffect(hearAll, [reader, items]);
  const card = care.level > 0 && <AnswerHelp level={care.level} help={help} />;
  return (
    <div className="read-desk">
      <section className="read-questions" aria-labelledby="read-title">
        <h3 className="text-h3" id="read-title" ref={heading} tabIndex={-1}>
          {promptStyleLabels[style]}
        </h3>
        <p className="text-small text-muted">{levelText(answered)}</p>
        {isKept && items.length > 0 && (
          <p className="read-note">
            {answered.isBack && 'Your questions and answers are back from your last visit. '}
            {answered.isBack ? 'They stay' : 'Questions and answers stay'} on this device until you press Clear.
          </p>
        )}
        {!items.some(({ question }) => question === care.question) && card}
        {notice && <p className="read-notice">{notice}</p>}
        {guidance.length > 0 && <p className="read-notice">Before you hand it out: the passage speaks of {guidance.join(', ').replace(/, ([^,]*)$/, ' and $1')}.</p>}
        <ol className="read-list">
          {items.map(({ question, skill, hint, expected, lookFors, start, end }, i) => (
            <li key={question} className={chosen === i ? 'read-item read-item-chosen' : 'read-item'}>
              <button type="button" className="read-question" aria-pressed={chosen === i} onClick={() => reader.choose(chosen === i ? null : i)}>
                <span className="read-skill">{skill}</span>
                <span dir="auto">{question}</span>
              </button>
              {chosen === i && end > start && (
                <blockquote className="read-sentence" dir="auto" ref={intoView}>
                  {answered.passage.slice(start, end)}
                </blockquote>
              )}
              {expected ? (
                <dl className="read-key">
                  <dt>Expected answer</dt>
                  <dd dir="auto">{expected}</dd>
                  <dt>Look for</dt>
                  <dd>{lookFors?.join('; ')}</dd>
                </dl>
              ) : (
                <>
                  {hint && (
                    <details className="read-hint">
                      <summary>Hint</summary>
                      <p>{hint}</p>
                    </details>
                  )}
                  <label className="sr-only" htmlFor={`read-answer-${i}`}>{`Your answer to question ${i + 1}`}</label>
                  <textarea
                    id={`read-answer-${i}`}
                    className="field read-answer"
                    dir="auto"
                    rows={2}
                    maxLength={4_000}
                    placeholder="Your answer"
                    value={answers[question] ?? ''}
                    onFocus={() => reader.choose(i)}
                    onChange={({ target }) => reader.setAnswer(question, target.value)}
                    onBlur={() => void reader.hear(question)}
                  />
                </>
              )}
              {care.question === question && card}
            </li>
          ))}
        </ol>
        {rubric && (
          <div className="read-rubric-frame" tabIndex={0} role="region" aria-label="Rubric">
            <table className="read-rubric">
              <caption>Rubric</caption>
              <thead>
                <tr>
                  <th scope="col">Criterion</th>
                  <th scope="col">Strong</th>
                  <th scope="col">On the way</th>
                  <th scope="col">Beginning</th>
                </tr>
              </thead>
              <tbody>
                {rubric.map(({ criterion, strong, developing, beginning }) => (
                  <tr key={criterion}>
                    <th scope="row">{criterion}</th>
                    <td>{strong}</td>
                    <td>{developing}</td>
                    <td>{beginning}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        <p className="text-small text-muted">
          {answered.assignment
            ? 'These questions came with an assignment.'
            : meta.engine === 'openai'
              ? `A language model (${meta.model ?? 'name unknown'}) wrote these questions; a program checked that they keep to the passage.`
              : isLocal
                ? 'The engine of this site made these questions on this device, without a network and without a language model.'
                : 'The engine of this site made these questions from the passage, without a language model.'}{' '}
          {!answered.assignment && 'Check them before you use them.'}
        </p>
        {items.length > 0 && <HandOut answered={answered} answers={answers} onHandOut={hearAll} />}
      </section>
      <PassageView reader={reader} answered={answered} />
    </div>
  );
}

/** Beside the answer that calls for it, where its writer is. */
function AnswerHelp({ level, help }: { level: 0 | 1 | 2; help: ReactNode }) {
  if (level < 2)
    return (
      <details className="read-help">
        <summary>People who listen</summary>
        {help}
      </details>
    );
  return (
    <div className="read-help" role="alert" ref={intoView}>
      <p>
        <strong>Your answers stay as they are.</strong> What you wrote sounds as if someone may be in danger. Please talk to a grown-up you trust now. You can go on working
        whenever you want.
      </p>
      {help}
    </div>
  );
}

function levelText({ reply: { reading } }: Answered): string {
  const { grade, words, band } = reading;
  const size = `${words.toLocaleString('en')} ${words === 1 ? 'word' : 'words'}`;
  const level =
    grade === null
      ? 'no reading level is estimated'
      : `estimated reading level: ${grade === 0 ? 'below grade 1' : `about grade ${grade}`} (Flesch-Kincaid, an estimate from word and sentence length)`;
  return `${size}, ${level}. Questions for ${gradeLabels[band].toLowerCase()}.`;
}
