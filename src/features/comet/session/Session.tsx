/** The third view: the class while it is live, in three tabs. Comes when a session is opened. */

import { useStore } from '@nanostores/react';
import { ArrowLeft } from 'lucide-react';
import { atom } from 'nanostores';
import { useEffect, useId, useRef, useState } from 'react';
import type { CometContent } from '../../../contracts/comet.ts';
import { closeCodes } from '../../../contracts/live/protocol.ts';
import { demoClass } from '../../../engine/notes/demo-class.ts';
import { forgetHostKey, markOver } from '../../../stores/live/kept-keys.ts';
import type { LineState } from '../../../stores/live/live-line.ts';
import type { LiveView } from '../../../stores/live/live-view.ts';
import { openSeat } from '../../../stores/live/open-seat.ts';
import { hostLine } from '../../../stores/live/sessions.ts';
import { refusals, useCommands } from '../../../stores/live/use-commands.ts';
import { showToast } from '../../../stores/toasts.ts';
import { focusHeading } from '../../../ui/focus-heading.ts';
import { callsOf } from '../../../ui/live/class-calls.ts';
import { EndSession } from '../../../ui/live/EndSession.tsx';
import liveStyles from '../../../ui/live/live.css?inline';
import roomStyles from '../../../ui/live/room.css?inline';
import { Undone } from '../../../ui/live/Undone.tsx';
import { useStyles } from '../../../ui/use-styles.ts';
import type { CometStore, View } from '../comet-store.ts';
import { bodyOfSample, contentOf } from '../notes-body.ts';
import { pictureOfDemo, pictureOfRoom } from './class-picture.ts';
import { Ended } from './Ended.tsx';
import { NotesTab } from './NotesTab.tsx';
import { QuestionsTab } from './QuestionsTab.tsx';
import { reportOf } from './report.ts';
import { SessionBar } from './SessionBar.tsx';
import { StudentsTab } from './StudentsTab.tsx';
import styles from './session.css?inline';

const tabs = [
  { id: 'notes', label: 'Notes' },
  { id: 'questions', label: 'Questions' },
  { id: 'students', label: 'Students' },
] as const;
type TabId = (typeof tabs)[number]['id'];

const none = { $view: atom<LiveView | null>(null), $state: atom<LineState>({ is: 'open' }) };

export interface SessionProps {
  comet: CometStore;
  view: Extract<View, { name: 'session' }>;
}

export function Session({ comet, view: { key, from } }: SessionProps) {
  useStyles(liveStyles);
  useStyles(roomStyles);
  useStyles(styles);
  const [line] = useState(() => (key ? hostLine(key) : null));
  const room = useStore((line ?? none).$view);
  const state = useStore((line ?? none).$state);
  const { command, undone } = useCommands(line);
  const [tab, setTab] = useState<TabId>('notes');
  const [isEnding, setIsEnding] = useState(false);
  /** Where the demo class stands: nobody but this page knows. */
  const [demoAt, setDemoAt] = useState({ step: 1, slide: 0 });
  const [demoReplies, setDemoReplies] = useState<Record<string, string>>({});
  const list = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => () => line?.close(), [line]);

  const { sample } = from;
  const content = room ? (room.room.content as CometContent) : sample ? contentOf(sample.title, bodyOfSample(sample)) : null;
  // It gives way to real students as soon as one joins.
  const isDemo = sample !== null && (room === null || room.roster.size === 0);
  const isReplaced = state.is === 'closed' && state.code === closeCodes.replaced;
  /** Nothing is held on the server any more. */
  const isGone = state.is === 'closed' && !isReplaced;
  const isThere = content !== null;
  useEffect(() => {
    if (isThere) focusHeading(heading.current);
  }, [isThere]);
  const isCut = key !== null && state.is === 'away';
  const isOver = key !== null && (isGone || room?.room.status === 'ended');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the end; the room is as it was then
  useEffect(() => {
    if (!key || !isOver) return;
    // Without a student there is nothing to come back for.
    if (isGone || room?.roster.size === 0) forgetHostKey(key.code);
    else markOver(key);
    void comet.sessionEnded(key.code, room ? pictureOfRoom(room).total : 0);
    // What had the focus is gone.
    focusHeading(heading.current);
  }, [key, isOver, isGone]);

  const rename = async (pid: string, name: string): Promise<string | null> => {
    const outcome = line && (await line.send({ t: 'rename', pid, name }));
    if (!outcome || outcome.ok) return null;
    return outcome.text ?? (outcome.code === 'away' ? 'No connection: the name was not changed.' : refusals[outcome.code]) ?? 'The session did not take this name.';
  };

  const end = async (): Promise<void> => {
    setIsEnding(false);
    if (!line || !key) return comet.leaveSession();
    const outcome = await line.send({ t: 'end' });
    if (!outcome.ok && outcome.code !== 'ended')
      return showToast({ title: 'Not ended', message: 'The session goes on. Look at the connection and try again.', variant: 'destructive' });
    if (line.$view.get()?.roster.size === 0) comet.putAway(key.code);
  };

  if (isReplaced)
    return (
      <div className="comet-part">
        <h2 className="comet-title" ref={heading} tabIndex={-1}>
          This session is led from another page
        </h2>
        <p>The newest page with the key of the session is the one that leads it. Nothing is lost.</p>
        <p className="comet-bar">
          <button type="button" className="btn btn-primary" onClick={comet.leaveSession}>
            Back to the notes
          </button>
        </p>
      </div>
    );
  if (isOver)
    return (
      <Ended
        code={key.code}
        title={content?.title ?? from.title}
        room={room}
        isGone={isGone}
        heading={heading}
        onKeep={(ended) => comet.keepReport(key, ended.room.content as CometContent, reportOf(ended, { code: key.code, now: new Date() }))}
        onBack={comet.leaveSession}
      />
    );
  if (!content) return <p role="status">{state.is === 'away' ? 'The server cannot be reached. Trying again…' : 'Connecting to the session…'}</p>;

  const picture = isDemo && sample ? pictureOfDemo(content, demoClass(sample)) : room ? pictureOfRoom(room) : null;
  if (!picture) return null;
  const asks = isDemo ? picture.asks.map((ask) => ({ ...ask, reply: demoReplies[ask.ref] ?? '' })) : picture.asks;
  const at = isDemo && !key ? demoAt : room ? { step: room.room.step, slide: room.room.slide } : demoAt;
  const props = {
    content,
    picture: { ...picture, asks },
    at,
    revealed: new Set(room?.room.revealed ?? []),
    spotlight: room?.spotlight ?? null,
    isLive: key !== null,
    isDemo,
    isCut,
    goto: (step: number, slide: number) => (key ? void command({ t: 'goto', step, slide }) : setDemoAt({ step, slide })),
    reveal: (q: string, on: boolean) => void command({ t: 'reveal', q, on }),
    show: (ref: string, on: boolean, rev?: number) => void command(on ? { t: 'show', ref, ...(rev !== undefined && { rev }) } : { t: 'hide', ref }),
    reply: (ref: string, text: string) => (isDemo ? setDemoReplies({ ...demoReplies, [ref]: text }) : void command({ t: 'answer', ref, text })),
    command,
    rename,
    openSeat: (pid: string) => (line ? openSeat(line, pid) : Promise.resolve(null)),
  };
  const calls = callsOf(picture.students, asks);
  const countOn = { notes: calls.asks, questions: picture.attention > 0 ? String(picture.attention) : '', students: calls.students };
  const move = (event: React.KeyboardEvent): void => {
    const now = tabs.findIndex((each) => each.id === tab);
    const to = { ArrowRight: (now + 1) % tabs.length, ArrowLeft: (now + tabs.length - 1) % tabs.length, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    setTab(next.id);
    list.current?.querySelectorAll<HTMLButtonElement>('[role=tab]')[to ?? 0]?.focus();
  };

  return (
    <div className="comet-session">
      <header className="comet-detail-head">
        <p>
          <button type="button" className="btn btn-quiet" onClick={comet.leaveSession}>
            <ArrowLeft size={18} aria-hidden="true" /> Back
          </button>
        </p>
        <div className="comet-session-head">
          <h2 className="comet-title" ref={heading} tabIndex={-1} dir="auto">
            {content.title}
          </h2>
          <span className="badge" data-active={key !== null || undefined}>
            {key ? 'Live' : 'Not live'}
          </span>
          {isDemo && <span className="badge comet-demo">Demo class</span>}
          <button type="button" className="btn comet-end" onClick={() => setIsEnding(true)}>
            End Session
          </button>
        </div>
        {isDemo && (
          <p className="comet-note">
            <span>
              A demo class: these students are made up, to show what you will see.{' '}
              {key ? 'They give way as soon as somebody joins with the code below.' : 'No session is open at the moment.'}
            </span>
          </p>
        )}
        {state.is === 'away' && (
          <p className="comet-note" role="status">
            The line is cut. The class can go on; this page is trying to come back.
          </p>
        )}
        {key && room && <SessionBar sessionKey={key} room={room} classCode={sample?.classCode ?? null} command={command} />}
      </header>
      {/* Whoever does not see the tabs change hears it. */}
      <p className="sr-only" role="status">
        {[calls.students && `Students: ${calls.students}`, calls.asks && `Student questions: ${calls.asks}`].filter(Boolean).join('. ')}
      </p>
      <div className="comet-tabs" role="tablist" aria-label="Session" ref={list} onKeyDown={move}>
        {tabs.map(({ id: each, label }) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-tab-${each}`}
            aria-controls={`${id}-panel-${each}`}
            aria-selected={tab === each}
            tabIndex={tab === each ? 0 : -1}
            className="comet-tab"
            onClick={() => setTab(each)}
          >
            {label}
            {countOn[each] && <span className="comet-count"> {countOn[each]}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel-${tab}`} aria-labelledby={`${id}-tab-${tab}`}>
        {tab === 'notes' && <NotesTab {...props} />}
        {tab === 'questions' && <QuestionsTab {...props} />}
        {tab === 'students' && <StudentsTab {...props} />}
      </div>
      <Undone words={undone} />
      {isEnding && (
        <EndSession onEnd={() => void end()} onClose={() => setIsEnding(false)}>
          {key === null
            ? 'The demo class goes, and you are back at the notes.'
            : room && pictureOfRoom(room).total > 0
              ? 'Everyone is disconnected at once, and keeps their own notes. You get the results to save, for an hour; then everything is erased on the server.'
              : 'Nobody has joined, so there are no results. From then on the code leads nowhere.'}
        </EndSession>
      )}
    </div>
  );
}
