/** Comet: guided notes, and the class that fills them in. */

import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SampleNotes } from '../../contracts/comet.ts';
import { hostKeys } from '../../stores/live/kept-keys.ts';
import { openSession } from '../../stores/live/sessions.ts';
import { focusHeading } from '../../ui/focus-heading.ts';
import { loadPart } from '../../ui/load-part.ts';
import { CreateNotes } from './CreateNotes.tsx';
import { type CometDeps, createComet, sessionInHash, type View } from './comet-store.ts';
import { NotesDashboard } from './NotesDashboard.tsx';
import { NotesDetail } from './NotesDetail.tsx';

export interface CometProps {
  samples: readonly SampleNotes[];
  deps?: CometDeps;
}

const ownDeps: CometDeps = { open: openSession, keys: () => hostKeys(), now: () => new Date() };

export function Comet({ samples, deps = ownDeps }: CometProps) {
  const [comet] = useState(() => createComet(deps, samples));
  const view = useStore(comet.$view);
  const status = useStore(comet.$status);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(view);
  const session = useSession(view);

  useEffect(() => {
    const read = () => void comet.start(new URL(location.href));
    read();
    // The library and Continue Your Work open notes by the fragment of the address.
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [comet]);
  useEffect(() => {
    const leave = () => {
      if (!sessionInHash(location.hash) && codeOf(comet.$view.get())) comet.leaveSession();
    };
    addEventListener('popstate', leave);
    return () => removeEventListener('popstate', leave);
  }, [comet]);
  useEffect(() => {
    const code = codeOf(view);
    const asked = sessionInHash(location.hash);
    // A session has an address, so that a reload and the browser's Back and Forward lead where they say.
    if (code && code !== asked) history.pushState(null, '', `#session=${code}`);
    else if (!code && asked && codeOf(before.current) === asked) history.replaceState(null, '', location.pathname + location.search);
    if (before.current !== view) focusHeading(heading.current);
    before.current = view;
  }, [view]);

  return (
    <section className="comet" aria-label="Comet">
      {view.name === 'dashboard' && <NotesDashboard comet={comet} samples={samples} heading={heading} />}
      {view.name === 'create' && <CreateNotes comet={comet} heading={heading} />}
      {view.name === 'detail' && <NotesDetail comet={comet} work={view.work} sample={view.sample} heading={heading} key={view.work.$item.get().id} />}
      {view.name === 'session' && session({ comet, view })}
      <p className="sr-only" role="status">
        {status}
      </p>
    </section>
  );
}

/** Of the session that is led in the view. */
const codeOf = (view: View): string | null => (view.name === 'session' ? (view.key?.code ?? null) : null);

type Session = typeof import('./session/Session.tsx')['Session'];

/** The session view comes when it is wanted: most visits only write notes. */
function useSession(view: View): (props: Parameters<Session>[0]) => ReactNode {
  const [Part, setPart] = useState<{ Session: Session } | 'failed' | null>(null);
  const isWanted = view.name === 'session';
  useEffect(() => {
    if (!isWanted || Part !== null) return;
    loadPart(() => import('./session/Session.tsx')).then(setPart, () => setPart('failed'));
  }, [isWanted, Part]);
  return (props) => {
    if (Part === null) return <p role="status">Opening the session…</p>;
    if (Part === 'failed') return <p role="alert">The session view did not arrive. Look at the connection and reload this page; the session goes on.</p>;
    return <Part.Session {...props} />;
  };
}
