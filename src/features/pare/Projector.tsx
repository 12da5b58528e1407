/** The big screen: the code until the class has begun, then what the class stands at, and only what the teacher has approved, without names. Reads from the back of a room. */
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useRef, useState } from 'react';
import { activateStep, closingStep, echoStep, type PareSeen, pareSteps, pulseStep, revealStep } from '../../contracts/pare.ts';
import type { LineState, LiveLine } from '../../stores/live/live-line.ts';
import type { LiveView } from '../../stores/live/live-view.ts';
import { projectorLine } from '../../stores/live/sessions.ts';
import { loadPart } from '../../ui/load-part.ts';
import { coTokenInHash } from './host-key.ts';
import { Paragraphs } from './StudentSession.tsx';

const none = { view: atom<LiveView | null>(null), state: atom<LineState>({ is: 'connecting' }) };

export function Projector({ code, onLeave }: { code: string; onLeave: () => void }) {
  const [line, setLine] = useState<LiveLine | null>(null);
  const view = useStore(line?.$view ?? none.view);
  const state = useStore(line?.$state ?? none.state);
  const joinAddress = `${location.host}/join`;
  useEffect(() => {
    const token = coTokenInHash(location.hash);
    if (!token) {
      onLeave();
      return;
    }
    const opened = projectorLine(code, token);
    setLine(opened);
    document.documentElement.dataset.projector = '';
    return () => {
      opened.close();
      delete document.documentElement.dataset.projector;
    };
  }, [code, onLeave]);

  const room = view?.room;
  const content = (room?.content ?? {}) as PareSeen;
  const step = room?.step ?? 0;
  const asked = step >= echoStep ? echoStep : activateStep;
  const wall = view?.wall.filter((item) => item.step === asked) ?? [];
  const lit = view?.wall.find(({ ref }) => ref === view.spotlight);
  return (
    <section className="pare-projector" aria-label="Projector view">
      <header>
        <p className="pare-projector-code">
          {joinAddress} <strong>{code}</strong>
        </p>
        <p role="status">
          {state.is === 'away'
            ? 'Connecting again…'
            : state.is === 'closed'
              ? 'The session is over.'
              : room
                ? `${step === 0 ? 'Lobby' : pareSteps[step]}, ${view?.tally.joined ?? 0} joined`
                : 'Connecting…'}
        </p>
      </header>
      <h2 dir="auto">{room?.title}</h2>
      {step === 0 && room?.status !== 'ended' && <JoinPicture code={code} />}
      {lit ? (
        <blockquote className="pare-projector-lit" dir="auto">
          {lit.text}
        </blockquote>
      ) : (
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
            <blockquote className="pare-projector-lit" dir="auto">
              {content.closingLine}
            </blockquote>
          )}
          {wall.length > 0 && step !== revealStep && step !== closingStep && (
            <ul className="pare-projector-wall">
              {wall.map((item) => (
                <li key={item.ref} dir="auto">
                  {item.text}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}

function JoinPicture({ code }: { code: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const address = `${location.origin}/pare/join/${code}`;
    void loadPart(() => import('../../ui/qr-picture.ts')).then(({ qrPicture }) => place.current?.replaceChildren(qrPicture(address, `QR code of the address ${address}`)));
  }, [code]);
  return (
    <div className="pare-projector-join">
      <div className="pare-qr" ref={place} />
      <p>
        Scan, or open <strong>{location.host}/join</strong> and type <strong className="pare-projector-letters">{code}</strong>
      </p>
    </div>
  );
}
