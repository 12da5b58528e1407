/** A student's side of the class: the notes that were reached, the questions, asking, and taking it all home. */
import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type CometSeen, type CometSupport, noteKey, notesStep, questionKey, questionsStep } from '../../../contracts/comet.ts';
import { liveLimits } from '../../../contracts/live/limits.ts';
import { closeCodes } from '../../../contracts/live/protocol.ts';
import { keptDrafts } from '../../../stores/live/drafts.ts';
import { placeOf, type SeatKey } from '../../../stores/live/kept-keys.ts';
import type { LiveLine } from '../../../stores/live/live-line.ts';
import { AskTeacher } from '../../../ui/live/AskTeacher.tsx';
import { CareCard } from '../../../ui/live/CareCard.tsx';
import { EraseSent } from '../../../ui/live/EraseSent.tsx';
import liveStyles from '../../../ui/live/live.css?inline';
import { SeatPin } from '../../../ui/live/SeatPin.tsx';
import { useStyles } from '../../../ui/use-styles.ts';
import { createDesk } from './desk.ts';
import { KeepNotes } from './KeepNotes.tsx';
import { SeenNotes } from './SeenNotes.tsx';
import { SeenQuestionCard } from './SeenQuestionCard.tsx';
import { sceneOf } from './scene.ts';
import { useScene } from './use-scene.ts';

interface StudentRoomProps {
  seat: SeatKey;
  line: LiveLine;
  help?: ReactNode;
  /** The one who joins has just asked for it: the focus goes on here. */
  isAsked: boolean;
  /** Joins again under the same seat. */
  onAgain: () => void;
  /** Takes the seat that another device has; answers what was wrong, or null. */
  onTake: (pin: string) => Promise<string | null>;
  /** True: it is gone. Null where the page around says whose seat this was and erases. */
  onErase: (() => Promise<boolean>) | null;
  onErased: () => void;
}

const empty: CometSeen = { title: '', lessonTitle: '', parts: [], questions: [], partCount: 0, questionCount: 0 };

export function StudentRoom({ seat, line, help, isAsked, onAgain, onTake, onErase, onErased }: StudentRoomProps) {
  useStyles(liveStyles);
  const [desk] = useState(() => createDesk(line, keptDrafts(placeOf(seat))));
  const view = useStore(line.$view);
  const state = useStore(line.$state);
  const notice = useStore(line.$notice);
  const unsent = useStore(line.$unsent);
  const blanks = useStore(desk.$blanks);
  const choices = useStore(desk.$choices);
  const texts = useStore(desk.$texts);
  const sent = useStore(desk.$sent);
  const sending = useStore(desk.$sending);
  const asking = useStore(desk.$asking);
  const place = useRef<HTMLDivElement>(null);
  const facts = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // A phone that is locked or put away may not come back.
    const look = () => document.visibilityState === 'hidden' && desk.flush();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      desk.close();
    };
  }, [desk]);
  useEffect(() => {
    if (isAsked) facts.current?.focus({ preventScroll: true });
  }, [isAsked]);

  const room = view?.room;
  // The activity says what its material looks like.
  const seen = (room?.content as CometSeen | undefined) ?? empty;
  const said = useScene(
    useMemo(() => (room ? sceneOf(room, seen) : null), [room, seen]),
    place,
  );
  const support = (view?.own.personal as CometSupport | undefined) ?? null;
  const isOver = state.is === 'closed' || room?.status === 'ended';
  /** Nothing is held any more, or the seat goes on elsewhere. */
  const isGone = state.is === 'closed' && (state.code === 404 || state.code === closeCodes.replaced);
  const isIn = view === null || view.you.state === 'in';
  useEffect(() => {
    // Sent back to the lobby: the field that had the focus is gone.
    if (!isIn && document.activeElement === document.body) facts.current?.focus({ preventScroll: true });
  }, [isIn]);
  const from = { seen, support, blanks, choices, texts, asks: view?.own.asks ?? [] };

  return (
    <div className="comet-student" ref={place}>
      <p className="sr-only" role="status">
        {said}
      </p>
      <p className="comet-facts" role="status" ref={facts} tabIndex={-1}>
        {onErase && (
          <span>
            You are <strong dir="auto">{view?.you.name || seat.name}</strong> in session <strong className="comet-code">{seat.code}</strong>.
          </span>
        )}
        {state.is === 'connecting' && <span>Connecting…</span>}
        {state.is === 'away' && <span>No connection. Go on: what you write is kept on this device and sent when it is back.</span>}
        {state.is === 'open' && unsent.length === 0 && <span>Connected</span>}
        {state.is === 'open' && unsent.length > 0 && <span>Sending…</span>}
        {view?.hostAway && !isOver && <span>Your teacher is not connected at the moment. You can go on; nothing is lost.</span>}
      </p>
      {notice?.help && <CareCard notice={notice} help={help} />}
      {isOver && <Over code={state.is === 'closed' ? state.code : closeCodes.ended} unsent={unsent.length} onAgain={onAgain} />}
      {isOver && asking.trim() && (
        <div className="comet-note">
          <span>You were still writing a question. It was not sent; copy it if you want to keep it:</span> <span dir="auto">{asking}</span>
        </div>
      )}
      {!isIn && !isOver && (
        <p className="comet-note" role="status">
          <span>
            {view?.you.state === 'waiting' ? 'Your teacher lets you in. Stay on this page.' : 'Your teacher has sent you back to the lobby. Wait here, or talk to your teacher.'}
          </span>
        </p>
      )}
      {isIn && view !== null && (
        <>
          <h2 className="comet-title" dir="auto">
            {room?.title}
          </h2>
          {seen.parts.length === 0 && seen.questions.length === 0 && !isOver && <p className="comet-note">You are in. Your teacher begins when the class is ready.</p>}
          {support?.bank && support.bank.length > 0 && (
            <section className="comet-bank" aria-label="Word bank">
              <h3>Words to choose from</h3>
              <ul>
                {support.bank.map((word) => (
                  <li key={word}>{word}</li>
                ))}
              </ul>
            </section>
          )}
          <ol className="comet-slides">
            {seen.parts.map((part) => (
              <SeenNotes
                key={part.place}
                part={part}
                isNow={room?.pace === 'teacher' && room.step === notesStep && room.slide === part.place}
                isOver={isOver}
                words={blanks[noteKey(part.place)] ?? []}
                given={support?.given[part.place] ?? {}}
                sending={sending[noteKey(part.place)]}
                desk={desk}
              />
            ))}
          </ol>
          {seen.questions.length > 0 && (
            <section className="comet-part" aria-label="Questions">
              <h3 className="app-section">Questions</h3>
              {seen.questions.map((question) => (
                <SeenQuestionCard
                  key={question.place}
                  question={question}
                  isNow={room?.pace === 'teacher' && room.step === questionsStep && room.slide === question.place}
                  isOver={isOver}
                  choice={choices[questionKey(question.place)]}
                  text={texts[questionKey(question.place)] ?? ''}
                  sent={sent[questionKey(question.place)]}
                  sending={sending[questionKey(question.place)]}
                  desk={desk}
                />
              ))}
            </section>
          )}
          {!isOver && (
            <AskTeacher
              asks={view.own.asks}
              board={view.votes.board}
              votes={view.own.votes}
              waiting={unsent.flatMap((frame) => (frame.t === 'ask' ? [frame.text] : []))}
              most={liveLimits.askChars}
              words={asking}
              onWrite={desk.writeAsk}
              onAsk={desk.ask}
              onVote={(ref, on) => void line.send({ t: 'vote', ref, on })}
            />
          )}
          {(seen.parts.length > 0 || seen.questions.length > 0) && <KeepNotes from={from} />}
        </>
      )}
      {view !== null && !isOver && <SeatPin onTake={onTake} />}
      {view !== null && !isGone && onErase && <EraseSent summary={isOver ? 'Erase what I sent' : 'Leave this session'} onErase={onErase} onErased={onErased} />}
    </div>
  );
}

function Over({ code, unsent, onAgain }: { code: number; unsent: number; onAgain: () => void }) {
  const texts: Readonly<Record<number, string>> = {
    [closeCodes.ended]: 'Your teacher has ended the session. Your notes are here for an hour, also after a reload: keep them now.',
    [closeCodes.expired]: 'The session is over. Your notes are here for an hour, also after a reload: keep them now.',
    [closeCodes.removed]: 'Your teacher has closed this seat.',
    [closeCodes.replaced]: 'This seat was opened in another tab or on another device. It goes on there.',
    404: 'This session is over, and what it held is erased.',
  };
  const mayReturn = code === closeCodes.replaced || code === closeCodes.abuse || code === closeCodes.token;
  return (
    <div className="comet-note" role="alert">
      <span>
        {texts[code] ?? 'The line was closed.'}
        {unsent > 0 && ' Some of what you wrote last was not stored before the end.'}
      </span>
      {mayReturn && (
        <button type="button" className="btn" onClick={onAgain}>
          Go on here
        </button>
      )}
    </div>
  );
}
