/** The student's page: what is to be done, the way into the tool, handing in, the receipt, what came back. */
import { useStore } from '@nanostores/react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { assignedPlaces, assignmentsPath } from '../../contracts/assignment.ts';
import type { OnMyDesk } from '../../stores/assignments/records.ts';
import { $isDeskKept, $onMyDesk, clearAway, lookForComments, type OpenedAssignment, openAssignment } from '../../stores/assignments/student.ts';
import { CodeBox } from './CodeBox.tsx';
import { DoTheWork } from './DoTheWork.tsx';
import { dueState, dueText } from './due.ts';
import { HandInForm } from './HandInForm.tsx';
import { Outbox } from './Outbox.tsx';
import { SentList } from './SentList.tsx';

type State = { kind: 'opening' } | OpenedAssignment;

const failures: Readonly<Record<Exclude<State['kind'], 'opening' | 'opened' | 'no-answer'>, { title: string; text: string }>> = {
  none: { title: 'Open your assignment', text: 'Open the whole link that your teacher gave you, scan the QR code, or type the code.' },
  damaged: { title: 'The link is not whole', text: 'A part of it is missing or has been changed. Copy the whole link, to its last letter, or ask your teacher for it again.' },
  gone: { title: 'This assignment is gone', text: 'Your teacher has deleted it, or its time is over. What you wrote is still on this device, in the tool you wrote it with.' },
  'wrong-key': {
    title: 'The key does not fit',
    text: 'This assignment exists, but the key at the end of the link is missing or does not open it. Copy the whole link, to its last letter, or scan the QR code.',
  },
  unreadable: { title: 'This cannot be shown', text: 'The link opened, but what it holds is no assignment that this page can read. Reload the page, or ask your teacher.' },
  insecure: { title: 'This browser cannot open it here', text: 'Assignments are encrypted, and browsers do that only on pages that are served with https. Tell your teacher.' },
};

export function StudentPage({ help }: { help?: ReactNode }) {
  const [state, setState] = useState<State>({ kind: 'opening' });
  const records = useStore($onMyDesk);
  const isKept = useStore($isDeskKept);
  const heading = useRef<HTMLHeadingElement>(null);

  const follow = useCallback(async () => {
    setState({ kind: 'opening' });
    const opened = await openAssignment(location.hash);
    setState(opened);
    if (opened.kind === 'opened') void lookForComments(opened.record);
  }, []);
  useEffect(() => {
    // What waits is sent by the page around the tool, as on every page.
    void follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [follow]);
  useEffect(() => {
    if (state.kind !== 'opening' && state.kind !== 'none') heading.current?.focus();
  }, [state]);

  if (state.kind === 'opening')
    return (
      <>
        <h1 className="app-title">Assignment</h1>
        <p role="status">Opening it…</p>
      </>
    );
  if (state.kind !== 'opened') {
    const { title, text } =
      state.kind === 'no-answer'
        ? { title: state.isOnline ? 'No answer' : 'No connection', text: 'The assignment could not be fetched. It may be there all the same: try again in a moment.' }
        : failures[state.kind];
    return (
      <div className="assign">
        <h1 className="app-title" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="max-w-measure">{text}</p>
        {state.kind === 'no-answer' && (
          <p>
            <button type="button" className="btn btn-primary" onClick={() => void follow()}>
              Try again
            </button>
          </p>
        )}
        <CodeBox />
      </div>
    );
  }
  const record = records?.find(({ id }) => id === state.record.id) ?? state.record;
  const { title, instructions, material, isNamed } = record.content;
  const due = dueState(record.dueAt, new Date());
  return (
    <div className="assign">
      <header className="assign-head">
        <h1 className="app-title" ref={heading} tabIndex={-1} dir="auto">
          {title || assignedPlaces[material.tool].label}
        </h1>
        <p className="text-muted">
          {assignedPlaces[material.tool].label}, {due === 'over' ? 'was due' : 'due'} {dueText(record.dueAt)}
          {due === 'soon' && !record.gone && '. That is within a day.'}
          {due === 'over' && !record.gone && (record.sent.length > 0 ? '. The version that you handed in counts.' : '. You can still hand in once; it is marked as late.')}
        </p>
        {instructions && (
          <p className="assign-instructions max-w-measure" dir="auto">
            {instructions}
          </p>
        )}
        {!record.gone && (
          <p className="assign-note">
            Your teacher can read what you hand in. Nobody else can: it is encrypted on this device.{' '}
            {isNamed ? 'Your name goes along.' : 'A made-up name goes along instead of yours.'} If it looks as if you may need help, your teacher is told.
          </p>
        )}
        {!isKept && (
          <p className="assign-note" role="status">
            This browser keeps nothing for this site, or is full: stay on this page until you have your receipt.
          </p>
        )}
      </header>
      {record.gone && <GoneNote record={record} onClear={() => void clearAway(record.id).then(() => location.assign(assignmentsPath))} />}
      {(!record.gone || record.item !== null) && <DoTheWork record={record} />}
      <HandInForm record={record} help={help} />
      {record.waiting && !record.gone && <Outbox record={record} waiting={record.waiting} />}
      {record.sent.length > 0 && <SentList record={record} />}
    </div>
  );
}

/** The server has it no longer. What was written here stays. */
function GoneNote({ record: { gone, sent, waiting }, onClear }: { record: OnMyDesk; onClear: () => void }) {
  return (
    <div className="assign-note" role="alert">
      <p>
        <strong>{gone === 'removed' ? 'Your teacher has removed this assignment.' : 'The time of this assignment is over.'}</strong> Nothing can be handed in any more
        {sent.length > 0 && ', and what you handed in is deleted on the server'}
        {waiting && ', and what was waiting here was not handed in'}.
      </p>
      <p>
        <button type="button" className="btn" onClick={onClear}>
          Take it off my list
        </button>
      </p>
    </div>
  );
}
