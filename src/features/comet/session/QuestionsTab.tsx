// biome-ignore-all lint/suspicious/noArrayIndexKey: questions and options are their places
/** The questions of the session, and what the class makes of the one that is looked at. */
import { useId, useState } from 'react';
import { questionKey, questionsStep } from '../../../contracts/comet.ts';
import { percent } from './class-picture.ts';
import { LiveButton } from './LiveButton.tsx';
import type { TabProps } from './session-props.ts';

export function QuestionsTab(props: TabProps) {
  const { content, picture, at } = props;
  const [selected, setSelected] = useState(at.step === questionsStep ? at.slide : 0);
  const id = useId();
  if (content.questions.length === 0) return <p className="text-muted">These notes have no question.</p>;
  return (
    <div className="comet-columns comet-columns-even">
      <section className="comet-part" aria-labelledby={`${id}-list`}>
        <h3 className="app-section" id={`${id}-list`}>
          Questions
        </h3>
        <ol className="comet-picks">
          {content.questions.map(({ question }, place) => {
            const figure = picture.questions[place];
            return (
              <li key={place}>
                <button type="button" className="comet-pick" aria-current={place === selected ? 'true' : undefined} onClick={() => setSelected(place)}>
                  <span dir="auto">
                    {place + 1}. {question}
                  </span>
                  <span className="comet-facts">
                    {figure?.responses ?? 0} of {picture.total} answered
                    {figure?.flagged && <span className="badge comet-attention">Needs Attention</span>}
                    {at.step === questionsStep && at.slide === place && props.isLive && <span className="badge">Asked now</span>}
                  </span>
                </button>
              </li>
            );
          })}
        </ol>
      </section>
      <QuestionPanel key={selected} place={selected} {...props} />
    </div>
  );
}

function QuestionPanel({ place, content, picture, at, revealed, isLive, isCut, goto, reveal, show }: TabProps & { place: number }) {
  const id = useId();
  const question = content.questions[place];
  const figure = picture.questions[place];
  if (!question || !figure) return null;
  const q = questionKey(place);
  const isRevealed = revealed.has(q);
  const isAsked = at.step === questionsStep && at.slide === place;
  return (
    <section className="comet-panel comet-panel-wide" aria-labelledby={id}>
      <h3 id={id} dir="auto">
        {question.question}
      </h3>
      <p>
        Response rate <strong>{figure.rate}%</strong> ({figure.responses} of {picture.total}){figure.flagged && <span className="badge comet-attention">Needs Attention</span>}
      </p>
      {question.options.length > 0 && (
        <ul className="comet-bars">
          {question.options.map((option, i) => {
            const share = percent(figure.stats[i] ?? 0, figure.responses);
            return (
              <li key={i} data-correct={i === question.correctAnswer || undefined}>
                <span className="comet-bar-words">
                  <span dir="auto">
                    {option}
                    {i === question.correctAnswer && <strong className="comet-correct"> Correct</strong>}
                  </span>
                  <span className="comet-figure">
                    {figure.stats[i] ?? 0} ({share}%)
                  </span>
                </span>
                <progress className="comet-progress" max={100} value={share} aria-label={`${option}: ${share}%`} />
              </li>
            );
          })}
        </ul>
      )}
      {question.type === 'short_answer' && (
        <ul className="comet-list">
          {figure.texts.length === 0 && (
            <li className="text-muted">
              {picture.students.some(({ pid }) => pid !== null) ? 'No answer has come in yet.' : 'Short answers of a class stand here. The demo class has written none.'}
            </li>
          )}
          {figure.texts.map(({ ref, rev, text, pid, level, shown }) => (
            <li key={ref} className="comet-ask">
              <p dir="auto">
                <strong>{picture.students.find((student) => student.pid === pid)?.name}</strong>: {text}
              </p>
              {level === 2 ? (
                <p>
                  <span className="badge comet-care">Check in</span> This text cannot be shown. Talk to its writer in person.
                </p>
              ) : (
                <LiveButton className="btn" isCut={isCut} aria-pressed={shown} onClick={() => show(ref, !shown, rev)}>
                  {shown ? 'Take off the projector' : 'Show on the projector, without the name'}
                </LiveButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {question.lookFor && <p className="comet-hint">Look for: {question.lookFor}</p>}
      {isLive && (
        <p className="comet-bar">
          <LiveButton className="btn btn-primary" isCut={isCut} disabled={isAsked} onClick={() => goto(questionsStep, place)}>
            {isAsked ? 'Asked now' : 'Ask this question'}
          </LiveButton>
          <LiveButton className="btn" isCut={isCut} aria-pressed={isRevealed} onClick={() => reveal(q, !isRevealed)}>
            {isRevealed ? 'Hide the results' : 'Reveal the results'}
          </LiveButton>
        </p>
      )}
      {isLive && (
        <p className="comet-hint">
          {isRevealed
            ? 'The class sees the correct answer, and nobody can change an answer any more.'
            : 'The class sees neither counts nor the correct answer before you reveal them.'}
        </p>
      )}
    </section>
  );
}
