// biome-ignore-all lint/suspicious/noArrayIndexKey: lines and options are their places
/** The big screen: how to join, then what the class stands at; answers and counts only once they are revealed, texts only where the teacher has approved them, never a name. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { type CometSeen, notesStep, questionKey, questionsStep, type SeenPart, type SeenQuestion } from '../../../contracts/comet.ts';
import { closeCodes, type Tally, type WallItem } from '../../../contracts/live/protocol.ts';
import { joinLink, projectorLine } from '../../../stores/live/sessions.ts';
import { LinkPicture } from '../../../ui/LinkPicture.tsx';
import { elsewhere } from '../../../ui/live/elsewhere.ts';
import { useFit } from '../../../ui/live/fit-screen.ts';
import { ScreenBoard } from '../../../ui/live/ScreenBoard.tsx';
import { ScreenJoin } from '../../../ui/live/ScreenJoin.tsx';
import { ScreenWall } from '../../../ui/live/ScreenWall.tsx';
import screenStyles from '../../../ui/live/screen.css?inline';
import { useAlone } from '../../../ui/live/use-alone.ts';
import { useStyles } from '../../../ui/use-styles.ts';
import { BlankText } from '../BlankText.tsx';
import { percent } from '../session/class-picture.ts';

export function Projector({ code, coToken }: { code: string; coToken: string }) {
  useStyles(screenStyles);
  const screen = useRef<HTMLElement>(null);
  useFit(screen);
  useAlone(screen);
  const [line] = useState(() => projectorLine(code, coToken));
  const view = useStore(line.$view);
  const state = useStore(line.$state);
  useEffect(() => () => line.close(), [line]);
  const join = joinLink({ kind: 'comet', code }, location.origin);
  const room = view?.room;
  // The activity says what its material looks like.
  const seen = room?.content as CometSeen | undefined;
  const part = room?.step === notesStep ? seen?.parts.find(({ place }) => place === room.slide) : undefined;
  const question = room?.step === questionsStep ? seen?.questions.find(({ place }) => place === room.slide) : undefined;
  const isReplaced = state.is === 'closed' && state.code === closeCodes.replaced;
  const isOver = state.is === 'closed' || room?.status === 'ended';
  const lit = view && [...view.wall, ...view.votes.board].find(({ ref }) => ref === view.spotlight)?.text;
  return (
    <section className="live-screen" aria-label="Projector view" ref={screen}>
      <header>
        {/* After the end it leads nowhere. */}
        {!isOver && (
          <p className="live-screen-code">
            {location.host}/join <strong>{code}</strong>
          </p>
        )}
        <p role="status">
          {isReplaced ? elsewhere : isOver ? 'The session is over.' : state.is === 'away' ? 'Connecting again…' : view ? `${view.tally.joined} joined` : 'Connecting…'}
        </p>
        {(part || question) && (
          <div className="live-screen-corner">
            <LinkPicture address={join} label={`QR code of ${join}`} />
          </div>
        )}
      </header>
      {!part && !question && !isOver && view && (
        <ScreenJoin address={join} place={`${location.host}/join`} code={code}>
          <h2 dir="auto">{room?.title}</h2>
        </ScreenJoin>
      )}
      {lit && !isOver ? (
        <blockquote className="live-screen-lit" dir="auto">
          {lit}
        </blockquote>
      ) : (
        <>
          {part && !isOver && <PartOnScreen part={part} count={seen?.partCount ?? 0} />}
          {question && view && !isOver && <QuestionOnScreen question={question} tally={view.tally} wall={view.wall} />}
        </>
      )}
      {(part || question) && view && !isOver && !lit && <ScreenBoard board={view.votes.board} />}
      {isOver && <h2 dir="auto">{room?.title ?? 'Thank you for being part of it.'}</h2>}
    </section>
  );
}

function PartOnScreen({ part, count }: { part: SeenPart; count: number }) {
  return (
    <>
      <h2 dir="auto">
        {part.title || 'Notes'}{' '}
        <small className="comet-projector-number">
          {part.place + 1} of {count}
        </small>
      </h2>
      {part.lines.map((line, row) => (
        <p key={row} dir="auto">
          <BlankText<{ blank: number }>
            pieces={line}
            blank={({ blank }) =>
              part.answers?.[blank] ? (
                <mark className="comet-answer">{part.answers[blank].answer}</mark>
              ) : (
                <>
                  <span aria-hidden="true" className="comet-gap" />
                  <span className="sr-only">blank</span>
                </>
              )
            }
          />
        </p>
      ))}
    </>
  );
}

interface QuestionOnScreenProps {
  question: SeenQuestion;
  tally: Tally;
  wall: readonly WallItem[];
}

function QuestionOnScreen({ question: { place, question, options, isRevealed, correctAnswer, lookFor }, tally, wall }: QuestionOnScreenProps) {
  const figure = tally.byQuestion[`${questionsStep}/${questionKey(place)}`];
  const count = figure?.n ?? 0;
  const texts = wall.filter((item) => item.q === questionKey(place) && item.text !== undefined);
  return (
    <>
      <h2 dir="auto">{question}</h2>
      {options.length > 0 && (
        <ol className="comet-projector-options">
          {options.map((option, i) => {
            const chosen = figure?.choices[i] ?? 0;
            return (
              <li key={i} data-correct={(isRevealed && i === correctAnswer) || undefined}>
                <span className="comet-bar-words">
                  <span dir="auto">
                    {option}
                    {isRevealed && i === correctAnswer && <strong className="comet-correct"> Correct</strong>}
                  </span>
                  {isRevealed && <span className="comet-figure">{percent(chosen, count)}%</span>}
                </span>
                {isRevealed && <progress className="comet-progress" max={100} value={percent(chosen, count)} aria-label={`${option}: ${percent(chosen, count)}%`} />}
              </li>
            );
          })}
        </ol>
      )}
      <p role="status">
        {count} of {tally.joined} answered
      </p>
      {isRevealed && lookFor && (
        <p dir="auto">
          <strong>What to look for:</strong> {lookFor}
        </p>
      )}
      {texts.length > 0 && <ScreenWall items={texts} />}
    </>
  );
}
