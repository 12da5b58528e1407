/** What students wrote, seen by the teacher first. Only what is shown here goes to the projector, without names. */
import { useId, useRef, useState } from 'react';
import type { AnswerView } from '../../../contracts/live/protocol.ts';
import { activateQuestion, activateStep, echoQuestion, echoStep, type PareLesson } from '../../../contracts/pare.ts';
import { groupAnswers } from '../../../engine/live/group-answers.ts';
import type { LiveView } from '../../../stores/live/live-view.ts';
import { useKeptFocus } from '../../../ui/live/use-kept-focus.ts';
import type { Command } from './HostSession.tsx';
import { PollPanel } from './PollPanel.tsx';

interface ResponseWallProps {
  view: LiveView;
  command: Command;
  isOver: boolean;
}

export function ResponseWall({ view, command, isOver }: ResponseWallProps) {
  const lesson = view.room.content as PareLesson;
  const questions = [
    { step: activateStep, q: activateQuestion, label: 'Activate', text: lesson.activateTask },
    ...lesson.echoPrompts.map((prompt, place) => ({ step: echoStep, q: echoQuestion(place), label: `Echo ${place + 1}`, text: prompt })),
  ].map((question) => ({ ...question, key: `${question.step}/${question.q}` }));
  const [chosen, setChosen] = useState<string | null>(null);
  const [isGrouped, setIsGrouped] = useState(true);
  const [isNamed, setIsNamed] = useState(true);
  const id = useId();
  const place = useRef<HTMLElement>(null);
  useKeptFocus(place);
  const current = questions.find(({ key }) => key === (chosen ?? (view.room.step >= echoStep ? questions[1]?.key : questions[0]?.key))) ?? questions[0];
  const all = [...view.answers.values()].sort((a, b) => a.at - b.at);
  const answers = all.filter(({ step, q }) => `${step}/${q}` === current?.key);
  // Those that are like no other stand together, too.
  const found = isGrouped ? groupAnswers(answers) : [];
  const alike = found.filter(({ words }) => words.length > 0);
  const single = isGrouped ? found.filter(({ words }) => words.length === 0).flatMap(({ items }) => items) : answers;
  const groups = [...alike, ...(single.length > 0 ? [{ words: [], items: single }] : [])];
  const here = [...view.roster.values()].filter(({ state }) => state === 'in').length;
  const withheld = answers.filter(({ level }) => level === 2).length;
  const showable = answers.filter(({ shown, level }) => !shown && level < 2);

  return (
    <section className="pare-wall" ref={place} aria-labelledby={`${id}-title`}>
      <div className="pare-wall-head">
        <h3 className="app-section" id={`${id}-title`} tabIndex={-1} data-focus-home>
          Responses
        </h3>
        <p>
          <label htmlFor={`${id}-question`} className="sr-only">
            Question
          </label>
          <select id={`${id}-question`} className="field" value={current?.key} onChange={(event) => setChosen(event.target.value)}>
            {questions.map(({ key, label }) => (
              <option key={key} value={key}>
                {label} ({view.tally.byQuestion[key]?.n ?? 0})
              </option>
            ))}
          </select>
        </p>
        <p role="status">
          <strong>{answers.length}</strong> {answers.length > here ? 'written' : `of ${here} in the room`}
        </p>
      </div>
      <p className="text-muted" dir="auto">
        {current?.text.split('\n')[0]}
      </p>
      <p className="pare-bar">
        <label className="pare-switch">
          <input type="checkbox" checked={isGrouped} onChange={(event) => setIsGrouped(event.target.checked)} />
          Group like answers
        </label>
        <label className="pare-switch">
          <input type="checkbox" checked={isNamed} onChange={(event) => setIsNamed(event.target.checked)} />
          Show me the names
        </label>
        {!isOver && showable.length > 1 && (
          <button
            type="button"
            className="btn"
            onClick={() => {
              for (const { ref, rev } of showable) command({ t: 'show', ref, rev });
            }}
          >
            Put all {showable.length} on the wall
          </button>
        )}
      </p>
      {!isOver && current && answers.length > 0 && <PollPanel poll={view.votes.poll} step={current.step} q={current.q} {...{ answers, here, command }} />}
      {withheld > 0 && (
        <p className="pare-note">
          {withheld === 1
            ? 'One text here may be a call for help. It stays off the wall. Its writer has'
            : `${withheld} texts here may be a call for help. They stay off the wall. Their writers have`}{' '}
          been shown where to find help; please check in, quietly.
        </p>
      )}
      {answers.length === 0 && (
        <p className="pare-wait">{isOver ? 'Nobody answered this.' : 'Answers appear here as they come in. The projector shows none of them until you say so.'}</p>
      )}
      {groups.map(({ words, items }) => (
        <div className="pare-group" key={items[0]?.ref}>
          {words.length > 0 && (
            <h4>
              {items.length} alike: {words.join(', ')}
            </h4>
          )}
          <ul>
            {items.map((answer) => (
              <Entry
                key={answer.ref}
                answer={answer}
                name={isNamed ? (view.roster.get(answer.pid)?.name ?? '') : ''}
                isLit={view.spotlight === answer.ref}
                command={command}
                isOver={isOver}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Entry({ answer, name, isLit, command, isOver }: { answer: AnswerView; name: string; isLit: boolean; command: Command; isOver: boolean }) {
  const { ref, rev, text, shown, level, votes } = answer;
  return (
    <li className="pare-entry" data-shown={shown || undefined}>
      <blockquote dir="auto">{text}</blockquote>
      <p className="pare-entry-foot">
        {name && <span dir="auto">{name}</span>}
        {votes !== undefined && <span className="badge">{votes === 1 ? '1 vote' : `${votes} votes`}</span>}
        {level === 2 ? (
          <strong className="pare-check-in">Check in with this student</strong>
        ) : (
          !isOver && (
            <>
              <button type="button" className="btn" aria-pressed={shown} onClick={() => command(shown ? { t: 'hide', ref } : { t: 'show', ref, rev })}>
                {shown ? 'On the wall' : 'Put on the wall'}
              </button>
              <button type="button" className="btn btn-quiet" aria-pressed={isLit} onClick={() => command(isLit ? { t: 'spotlight', ref: null } : { t: 'spotlight', ref, rev })}>
                {isLit ? 'In the spotlight' : 'Spotlight'}
              </button>
            </>
          )
        )}
      </p>
    </li>
  );
}
