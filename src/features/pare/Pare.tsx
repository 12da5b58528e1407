/** PARE: a tab for the teacher and one for students. Which one opens follows the route; anyone can switch. */
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { PareLesson } from '../../contracts/pare.ts';
import { projectorKey } from '../../stores/live/host-link.ts';
import { $preferences } from '../../stores/preferences.ts';
import { joinHash, practiceHash, type StudentProps, StudentTab } from './student/StudentTab.tsx';
import { TeacherTab } from './TeacherTab.tsx';
import { usePart } from './use-part.ts';

export interface PareProps {
  /** Where the page stands: "" for /pare, and the code of the route. */
  viewer: 'visitor' | 'teacher' | 'participant';
  code: string;
  /** What students try out when there is no session. */
  practice: PareLesson;
  help?: ReactNode;
  student?: StudentProps['deps'];
}

const tabs = [
  { id: 'create', label: 'Teacher Dashboard' },
  { id: 'join', label: 'Student Join' },
] as const;
type TabId = (typeof tabs)[number]['id'];

export function Pare({ viewer, code, practice, help, student }: PareProps) {
  const [open, setOpen] = useState<TabId>(viewer === 'participant' ? 'join' : 'create');
  const [isProjector, setIsProjector] = useState(false);
  // The key behind "#" is the browser's alone, so the server cannot know.
  useEffect(() => setIsProjector(viewer === 'teacher' && projectorKey(code) !== null), [viewer, code]);
  useEffect(() => {
    if (viewer !== 'visitor') return;
    const { hash, search } = location;
    const isStudent = $preferences.get().role === 'student' && hash === '' && search === '';
    if (isStudent || hash === joinHash || hash === practiceHash) setOpen('join');
  }, [viewer]);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const leaveProjector = useCallback(() => setIsProjector(false), []);
  if (isProjector) return <BigScreen code={code} onLeave={leaveProjector} />;

  const move = (event: KeyboardEvent) => {
    const place = tabs.findIndex((tab) => tab.id === open);
    const next = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const tab = next === undefined ? undefined : tabs[(next + tabs.length) % tabs.length];
    if (!tab) return;
    event.preventDefault();
    setOpen(tab.id);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${tab.id}`)}`)?.focus();
  };
  return (
    <div className="pare">
      <div className="pare-tabs" role="tablist" aria-label="PARE" ref={list} onKeyDown={move} data-no-print>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={open === tab.id}
            aria-controls={`${id}-${tab.id}-panel`}
            tabIndex={open === tab.id ? 0 : -1}
            onClick={() => setOpen(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {/* Both stay, so that nothing typed is lost by looking at the other one. */}
      <div role="tabpanel" id={`${id}-create-panel`} aria-labelledby={`${id}-create`} hidden={open !== 'create'}>
        <TeacherTab code={viewer === 'teacher' ? code : ''} help={open === 'create' ? help : undefined} />
      </div>
      <div role="tabpanel" id={`${id}-join-panel`} aria-labelledby={`${id}-join`} hidden={open !== 'join'}>
        <StudentTab code={viewer === 'participant' ? code : ''} practice={practice} help={open === 'join' ? help : undefined} deps={student} />
      </div>
    </div>
  );
}

function BigScreen(props: { code: string; onLeave: () => void }) {
  const part = usePart(() => import('./lead/Projector.tsx'));
  if (part === 'failed') return <p role="alert">The projector view did not arrive. Look at the connection and reload this page.</p>;
  return part ? <part.Projector {...props} /> : <p role="status">Opening the projector view…</p>;
}
