/** The teacher's desk of assignments: a code to follow, what was given out, a form, one inbox. The address says what is open. */
import { useStore } from '@nanostores/react';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type AssignedTool, assignedPlaces, assignedTools } from '../../contracts/assignment.ts';
import type { GivenOut } from '../../stores/assignments/records.ts';
import { $onMyDesk, loadDesk } from '../../stores/assignments/student.ts';
import { $givenOut, loadGivenOut } from '../../stores/assignments/teacher.ts';
import { CodeBox } from './CodeBox.tsx';
import { dueState, dueText } from './due.ts';
import { GiveOutForm } from './GiveOutForm.tsx';
import { Inbox } from './Inbox.tsx';
import { KeyNotKept } from './KeyNotKept.tsx';
import { MyAssignments } from './MyAssignments.tsx';
import type { SampleTitle } from './SimulationMaterial.tsx';

type View = { kind: 'list' } | { kind: 'new'; tool: AssignedTool; item: string | null } | { kind: 'inbox'; id: string };

export function viewOf(hash: string): View {
  const wanted = new URLSearchParams(hash.replace(/^#/, ''));
  const inbox = wanted.get('inbox');
  if (inbox) return { kind: 'inbox', id: inbox };
  if (!wanted.has('new')) return { kind: 'list' };
  return { kind: 'new', tool: assignedTools.find((tool) => tool === wanted.get('new')) ?? 'reflection', item: wanted.get('item') };
}

export function Assignments({ samples }: { samples: readonly SampleTitle[] }) {
  const [view, setView] = useState<View>({ kind: 'list' });
  const given = useStore($givenOut);
  const mine = useStore($onMyDesk);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasList = useRef(true);

  useEffect(() => {
    const follow = () => setView(viewOf(location.hash));
    void loadGivenOut();
    void loadDesk();
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    // Back from a form or an inbox.
    if (view.kind === 'list' && !wasList.current) heading.current?.focus();
    wasList.current = view.kind === 'list';
  }, [view]);

  const go = (hash: string) => {
    location.hash = hash;
  };
  const open = view.kind === 'inbox' ? given?.find(({ id }) => id === view.id) : undefined;
  if (view.kind === 'new') return <GiveOutForm key={view.tool} tool={view.tool} item={view.item} samples={samples} onDone={(id) => go(id === null ? '' : `inbox=${id}`)} />;
  if (open) return <Inbox key={open.id} record={open} onClose={() => go('')} />;
  return (
    <div className="assign">
      {view.kind === 'inbox' && given !== null && (
        <p className="assign-note" role="alert">
          This browser has no such assignment. An inbox opens only in the browser that made it, or where its backup was restored.
        </p>
      )}
      <section className="assign-part" aria-labelledby="assign-code">
        <h2 className="app-section" id="assign-code">
          For students
        </h2>
        <CodeBox />
        {mine && mine.length > 0 && <MyAssignments records={mine} />}
      </section>
      <section className="assign-part" aria-labelledby="assign-given">
        <h2 className="app-section" id="assign-given" ref={heading} tabIndex={-1}>
          For teachers
        </h2>
        <p className="max-w-measure">
          Give out a reflection, reading questions, an essay or a simulation. What students hand in is encrypted to this browser: nobody else can read it, we cannot either.
        </p>
        <p>
          <a className="btn btn-primary" href="#new">
            <Plus size={18} aria-hidden="true" /> New assignment
          </a>
        </p>
        {given?.map((record) => (
          <KeyNotKept key={record.id} record={record} />
        ))}
        {given && given.length > 0 && (
          <ul className="assign-list" aria-label="Assignments you gave out">
            {given.map((record) => (
              <Row key={record.id} record={record} />
            ))}
          </ul>
        )}
        {given?.length === 0 && <p className="text-muted">You have given out nothing from this browser yet.</p>}
        <p className="text-muted max-w-measure">
          The key to your inboxes is kept in this browser only. If its data is erased, what was handed in cannot be opened again by anyone. A{' '}
          <a href="/settings#your-data">backup</a> holds the key, too.
        </p>
      </section>
    </div>
  );
}

const states = { open: 'Open', soon: 'Due within a day', over: 'Was due' } as const;

function Row({ record: { id, content, dueAt, seen } }: { record: GivenOut }) {
  const { label } = assignedPlaces[content.material.tool];
  return (
    <li className="assign-row">
      <span className="assign-words">
        <a href={`#inbox=${id}`} dir="auto">
          {content.title || `${label} without a title`}
        </a>
        <small>
          {label}, due {dueText(dueAt)}
        </small>
      </span>
      <span className="assign-state">
        <span className="badge">{states[dueState(dueAt, new Date())]}</span>{' '}
        {seen ? `${seen.students} handed in, ${seen.returned} returned when last looked at` : 'Inbox not looked at yet'}
      </span>
    </li>
  );
}
