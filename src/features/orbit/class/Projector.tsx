// biome-ignore-all lint/suspicious/noArrayIndexKey: entries are their places
/** The big screen: how to join, the scene, what stands to the vote, what follows. Never a name, a secret, or a count before the vote is closed. */

import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { closeCodes } from '../../../contracts/live/protocol.ts';
import type { OrbitSeen } from '../../../contracts/orbit-live.ts';
import { playStep, voteKey } from '../../../contracts/orbit-live.ts';
import { joinLink, projectorLine } from '../../../stores/live/sessions.ts';
import { LinkPicture } from '../../../ui/LinkPicture.tsx';
import { elsewhere } from '../../../ui/live/elsewhere.ts';
import { useFit } from '../../../ui/live/fit-screen.ts';
import { ScreenJoin } from '../../../ui/live/ScreenJoin.tsx';
import { useAlone } from '../../../ui/live/use-alone.ts';
import { Consequence, Meters, Path } from './seen-parts.tsx';

export function Projector({ code, coToken }: { code: string; coToken: string }) {
  const screen = useRef<HTMLElement>(null);
  useFit(screen);
  useAlone(screen);
  const [line] = useState(() => projectorLine(code, coToken));
  const view = useStore(line.$view);
  const state = useStore(line.$state);
  useEffect(() => () => line.close(), [line]);
  const address = joinLink({ kind: 'orbit', code }, location.origin);
  const seen = view?.room.content as OrbitSeen | undefined;
  const isReplaced = state.is === 'closed' && state.code === closeCodes.replaced;
  const isOver = state.is === 'closed' || view?.room.status === 'ended';
  const last = seen?.event || seen?.debrief ? undefined : seen?.path.at(-1);
  const isLobby = !isOver && seen !== undefined && seen.scenario === undefined;
  const voted = seen?.event ? (view?.tally.byQuestion[`${playStep}/${voteKey(seen.event.vote)}`]?.n ?? 0) : 0;
  return (
    <section className="live-screen orbit-screen" aria-label="Projector view" tabIndex={0} ref={screen}>
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
        {!isLobby && !isOver && (
          <div className="live-screen-corner">
            <LinkPicture address={address} label={`QR code of ${address}`} />
          </div>
        )}
      </header>
      {isLobby && (
        <ScreenJoin address={address} place={`${location.host}/join`} code={code}>
          <h2 dir="auto">{view?.room.title}</h2>
        </ScreenJoin>
      )}
      {isOver && <h2 dir="auto">{view?.room.title ?? 'Thank you for being part of it.'}</h2>}
      {seen && !isOver && !isLobby && (
        <>
          {seen.event ? (
            <section aria-live="polite">
              <h2 dir="auto">{seen.event.title}</h2>
              <p dir="auto">{seen.event.description}</p>
              <ol>
                {seen.event.decisions.map((text, place) => (
                  <li key={place} dir="auto">
                    {text}
                  </li>
                ))}
              </ol>
              <p role="status">
                {voted} of {view?.tally.joined ?? 0} have voted
              </p>
            </section>
          ) : last ? (
            <section aria-live="polite">
              <h2 dir="auto">{last.title}</h2>
              <Consequence turn={last} hasBars={last.others === undefined} />
            </section>
          ) : seen.debrief ? (
            <section aria-live="polite">
              <h2>Looking back</h2>
              <ol>
                {seen.debrief.map((question, place) => (
                  <li key={place} dir="auto">
                    {question}
                  </li>
                ))}
              </ol>
            </section>
          ) : (
            <section aria-live="polite">
              <h2 dir="auto">{seen.title}</h2>
              <p dir="auto">{seen.scenario}</p>
              {(seen.roles?.length ?? 0) > 0 && (
                <ul className="orbit-screen-roles" aria-label="Roles">
                  {seen.roles?.map(({ name }, place) => (
                    <li key={place} dir="auto">
                      {name}
                    </li>
                  ))}
                </ul>
              )}
            </section>
          )}
          {(seen.event || seen.path.length > 0) && (
            <div className="orbit-screen-foot">
              <Meters meters={seen.meters} />
              {seen.debrief && <Path path={seen.path} />}
            </div>
          )}
        </>
      )}
    </section>
  );
}
