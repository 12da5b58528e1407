/** The big screen: the code until the class has begun, then what the class stands at, and only what the teacher has approved, without names. Reads from the back of a room. */
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useRef, useState } from 'react';
import { closeCodes, type PollView } from '../../../contracts/live/protocol.ts';
import { activateStep, closingStep, echoStep, type PareSeen, pareSteps, pulseStep, revealStep } from '../../../contracts/pare.ts';
import { projectorKey } from '../../../stores/live/host-link.ts';
import type { LineState, LiveLine } from '../../../stores/live/live-line.ts';
import type { LiveView } from '../../../stores/live/live-view.ts';
import { joinLink, projectorLine } from '../../../stores/live/sessions.ts';
import { elsewhere } from '../../../ui/live/elsewhere.ts';
import { useFit } from '../../../ui/live/fit-screen.ts';
import liveStyles from '../../../ui/live/live.css?inline';
import { ScreenBoard } from '../../../ui/live/ScreenBoard.tsx';
import { ScreenJoin } from '../../../ui/live/ScreenJoin.tsx';
import { ScreenWall } from '../../../ui/live/ScreenWall.tsx';
import screenStyles from '../../../ui/live/screen.css?inline';
import { useAlone } from '../../../ui/live/use-alone.ts';
import { VoteResults } from '../../../ui/live/VoteResults.tsx';
import { useStyles } from '../../../ui/use-styles.ts';
import { Paragraphs } from '../Paragraphs.tsx';

const none = { view: atom<LiveView | null>(null), state: atom<LineState>({ is: 'connecting' }) };

interface ProjectorProps {
  code: string;
  onLeave: () => void;
  /** For tests. */
  openLine?: (code: string, coToken: string) => LiveLine;
}

export function Projector({ code, onLeave, openLine = projectorLine }: ProjectorProps) {
  useStyles(liveStyles);
  useStyles(screenStyles);
  const screen = useRef<HTMLElement>(null);
  useFit(screen);
  useAlone(screen);
  const [line, setLine] = useState<LiveLine | null>(null);
  const view = useStore(line?.$view ?? none.view);
  const state = useStore(line?.$state ?? none.state);
  useEffect(() => {
    const token = projectorKey(code);
    if (!token) {
      onLeave();
      return;
    }
    const opened = openLine(code, token);
    setLine(opened);
    document.documentElement.dataset.projector = '';
    return () => {
      opened.close();
      delete document.documentElement.dataset.projector;
    };
  }, [code, onLeave, openLine]);

  const room = view?.room;
  const step = room?.step ?? 0;
  const isReplaced = state.is === 'closed' && state.code === closeCodes.replaced;
  const isOver = state.is === 'closed' || room?.status === 'ended';
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
          {isReplaced
            ? elsewhere
            : isOver
              ? 'The session is over.'
              : state.is === 'away'
                ? 'Connecting again…'
                : room
                  ? `${step === 0 ? 'Lobby' : pareSteps[step]}, ${view.tally.joined} joined`
                  : 'Connecting…'}
        </p>
      </header>
      <h2 dir="auto">{room?.title}</h2>
      {step === 0 && !isOver && <ScreenJoin address={joinLink({ kind: 'pare', code }, location.origin)} place={`${location.host}/join`} code={code} />}
      {view && !isOver && <Shown view={view} step={step} />}
      {view && !isOver && step > 0 && !view.votes.poll && !view.spotlight && <ScreenBoard board={view.votes.board} />}
    </section>
  );
}

/** One thing at a time: what the teacher points at, else the vote, else where the class stands. */
function Shown({ view, step }: { view: LiveView; step: number }) {
  const content = view.room.content as PareSeen;
  const lit = [...view.wall, ...view.votes.board].find(({ ref }) => ref === view.spotlight)?.text;
  if (lit)
    return (
      <blockquote className="live-screen-lit" dir="auto">
        {lit}
      </blockquote>
    );
  if (view.votes.poll) return <Vote poll={view.votes.poll} joined={view.tally.joined} />;
  const asked = step >= echoStep ? echoStep : activateStep;
  const wall = view.wall.filter((item) => item.step === asked);
  return (
    <>
      {step === pulseStep && content.pulseScene && <Paragraphs text={content.pulseScene} />}
      {step === activateStep && content.activateTask && <Paragraphs text={content.activateTask} />}
      {step === revealStep && content.revealContent && <Paragraphs text={content.revealContent} />}
      {step === echoStep && content.echoPrompts && (
        <ol>
          {content.echoPrompts.map((prompt) => (
            <li key={prompt} dir="auto">
              {prompt}
            </li>
          ))}
        </ol>
      )}
      {step === closingStep && content.closingLine && (
        <blockquote className="live-screen-lit" dir="auto">
          {content.closingLine}
        </blockquote>
      )}
      {wall.length > 0 && step !== revealStep && step !== closingStep && <ScreenWall items={wall} />}
    </>
  );
}

function Vote({ poll: { isOpen, options, cast = 0 }, joined }: { poll: PollView; joined: number }) {
  if (!isOpen) return <VoteResults options={options} cast={cast} />;
  return (
    <>
      <p role="status">
        Vote on your own screen: <strong>{cast}</strong> of {joined} have voted.
      </p>
      <ScreenWall items={options} />
    </>
  );
}
