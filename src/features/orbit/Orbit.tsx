/** Orbit: a dashboard, the form, and one simulation to read, edit or run. */
import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { generateSimulation } from '../../contracts/endpoints.ts';
import { hostKeys } from '../../stores/live/kept-keys.ts';
import { loadPart } from '../../ui/load-part.ts';
import { OrbitCreate } from './OrbitCreate.tsx';
import { OrbitDashboard } from './OrbitDashboard.tsx';
import { OrbitDetail } from './OrbitDetail.tsx';
import { createOrbit, type OrbitDeps, type SampleSimulation } from './orbit-store.ts';

export interface OrbitProps {
  samples: readonly SampleSimulation[];
  /** The help card, as static HTML from the page. */
  help?: ReactNode;
  deps?: OrbitDeps;
}

/** Most visits open no session and lead none. */
const sessions = () => import('../../stores/live/sessions.ts');

const ownDeps = (samples: readonly SampleSimulation[]): OrbitDeps => ({
  make: (request, signal) => call(generateSimulation, request, { signal }),
  samples,
  now: () => new Date(),
  open: async (body) => (await loadPart(sessions)).openSession(body),
  keyOf: async (code) => hostKeys()[code],
  hash: () => location.hash,
  go: (hash) => {
    if (hash === '') {
      history.pushState(null, '', location.pathname);
      dispatchEvent(new HashChangeEvent('hashchange'));
    } else location.hash = hash;
  },
});

export function Orbit({ samples, help, deps }: OrbitProps) {
  const [orbit] = useState(() => createOrbit(deps ?? ownDeps(samples)));
  const view = useStore(orbit.$view);
  const place = useRef<HTMLDivElement>(null);
  const isShown = useRef(false);
  const key = view.kind === 'detail' ? `${view.kind} ${view.work.$item.get().id} ${view.mode}` : view.kind;

  useEffect(() => {
    const follow = () => void orbit.follow();
    const topic = new URLSearchParams(location.search).get('topic');
    if (topic && location.hash === '') {
      orbit.edit({ topic: topic.slice(0, 200) });
      orbit.go('#create');
    } else follow();
    addEventListener('hashchange', follow);
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('popstate', follow);
    };
  }, [orbit]);
  useEffect(() => {
    // Only a view that the visitor asked for takes the focus, not the first one.
    if (isShown.current && key) {
      place.current?.querySelector<HTMLElement>('[data-heading]')?.focus();
      scrollTo({ top: 0, behavior: 'instant' });
    }
    isShown.current = true;
  }, [key]);

  return (
    <div className="orbit tool-orbit" ref={place}>
      {view.kind === 'dashboard' && <OrbitDashboard orbit={orbit} samples={samples} />}
      {view.kind === 'create' && <OrbitCreate orbit={orbit} help={help} />}
      {view.kind === 'missing' && (
        <div className="orbit-part">
          <h2 className="app-section" tabIndex={-1} data-heading>
            This simulation is not on this device
          </h2>
          <p>It may be in the trash of your library, or it was made in another browser.</p>
          <p className="orbit-buttons">
            <button type="button" className="btn btn-primary" onClick={() => orbit.go('')}>
              Back to Dashboard
            </button>
            <a className="btn" href="/library">
              Open your library
            </a>
          </p>
        </div>
      )}
      {view.kind === 'session' && <Session orbit={orbit} view={view} key={view.key.code} />}
      {view.kind === 'detail' && <OrbitDetail key={view.work.$item.get().id} orbit={orbit} view={view} />}
    </div>
  );
}

type SessionProps = Parameters<typeof import('./class/lead/OrbitSession.tsx')['OrbitSession']>[0];

/** The session view comes when it is wanted: most visits only read and write. */
function Session(props: SessionProps) {
  const [Part, setPart] = useState<typeof import('./class/lead/OrbitSession.tsx') | 'failed' | null>(null);
  useEffect(() => {
    loadPart(() => import('./class/lead/OrbitSession.tsx')).then(setPart, () => setPart('failed'));
  }, []);
  if (Part === null) return <p role="status">Opening the session…</p>;
  if (Part === 'failed') return <p role="alert">The session view did not arrive. Look at the connection and reload this page; the session goes on.</p>;
  return <Part.OrbitSession {...props} />;
}
