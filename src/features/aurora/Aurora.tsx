/** Aurora: what you made, the form for a new lesson, and the lesson itself with every field open to changes. */

import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { generateLesson, sampleLesson } from '../../contracts/endpoints.ts';
import { focusHeading } from '../../ui/focus-heading.ts';
import { type AuroraDeps, createAurora } from './aurora-store.ts';
import { LessonDashboard, type SampleEntry } from './LessonDashboard.tsx';
import { LessonDetail } from './LessonDetail.tsx';
import { LessonForm } from './LessonForm.tsx';
import { ShowWindow } from './ShowWindow.tsx';

export interface AuroraProps {
  samples: readonly SampleEntry[];
  /** The help card, as static HTML from the page. */
  help?: ReactNode;
  deps?: AuroraDeps;
}

const ownDeps: AuroraDeps = {
  ask: (body) => call(generateLesson, body),
  sample: (id) => call({ ...sampleLesson, path: `/sample-lessons/${id}.json` }, undefined),
  now: () => new Date(),
  go: (path) => {
    if (`${location.pathname}${location.search}${location.hash}` !== path) history.pushState(null, '', path);
  },
};

export function Aurora({ samples, help, deps = ownDeps }: AuroraProps) {
  const [aurora] = useState(() => createAurora(deps));
  const view = useStore(aurora.$view);
  const status = useStore(aurora.$status);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(view);

  useEffect(() => {
    const read = () => void aurora.start(new URL(location.href));
    read();
    // The library and Continue Your Work open a lesson by the fragment of the address; Back leaves the one that is open.
    addEventListener('hashchange', read);
    addEventListener('popstate', read);
    return () => {
      removeEventListener('hashchange', read);
      removeEventListener('popstate', read);
    };
  }, [aurora]);
  useEffect(() => {
    if (before.current !== view) focusHeading(heading.current);
    before.current = view;
  }, [view]);

  return (
    <section className="aurora" aria-label="Aurora">
      {view.name === 'dashboard' && <LessonDashboard aurora={aurora} samples={samples} heading={heading} />}
      {view.name === 'create' && <LessonForm aurora={aurora} start={view.start} heading={heading} help={help} />}
      {view.name === 'detail' && <LessonDetail aurora={aurora} work={view.work} heading={heading} help={help} key={view.work.$item.get().id} />}
      {view.name === 'show' && <ShowWindow aurora={aurora} item={view.item} view={view.view} />}
      <p className="sr-only" role="status">
        {status}
      </p>
    </section>
  );
}
