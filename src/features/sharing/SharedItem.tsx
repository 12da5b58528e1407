/** What a link leads to, to read and to copy; or why it leads nowhere, and what to do then. */
import { Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { libraryKinds } from '../../contracts/library.ts';
import type { ReadingSet } from '../../contracts/reading.ts';
import { sharedLabels } from '../../contracts/sharing.ts';
import { type Opened, openLink } from '../../stores/sharing/open-link.ts';
import type { SharedWork } from '../../stores/sharing/shared-work.ts';
import { loadPart } from '../../ui/load-part.ts';
import { SheetView } from '../../ui/SheetView.tsx';
import { MapDrawing } from './MapDrawing.tsx';
import type { SavedCopy } from './save-copy.ts';
import type { SheetParts } from './sheet-parts.ts';

type State = { kind: 'opening' } | Exclude<Opened, { kind: 'shown' }> | (Extract<Opened, { kind: 'shown' }> & { parts: SheetParts });

const failures: Readonly<Record<Exclude<State['kind'], 'opening' | 'shown' | 'no-answer'>, { title: string; text: string }>> = {
  none: {
    title: 'This page opens shared links',
    text: 'It shows a lesson, a map, a simulation or a text that somebody has shared with you. There is nothing behind its address now: open the whole link that you were given.',
  },
  damaged: {
    title: 'The link is not whole',
    text: 'A part of it is missing or has been changed, as happens when a mail program breaks a long line. Copy the whole link, to its last letter, or ask for it again.',
  },
  gone: {
    title: 'This link leads nowhere any more',
    text: 'Its time is over, or whoever made it has deleted it. What was shared is no longer on our server. Ask the person who gave you the link for a new one.',
  },
  'wrong-key': {
    title: 'The key does not fit',
    text: 'Something is stored under this link, but the key at its end does not open it. Copy the whole link, to its last letter, or ask for it again.',
  },
  unreadable: { title: 'This cannot be shown', text: 'The link opened, but what it holds is nothing that was made with the tools of this site. Nothing of it was run or saved.' },
  newer: {
    title: 'This page is older than what was shared',
    text: 'A later version of this site has made it. Reload the page; if that does not help, try again later.',
  },
  insecure: {
    title: 'This browser cannot open it here',
    text: 'Shared links are encrypted, and browsers decrypt only on pages that are served with https. Ask whoever runs this site for its https address.',
  },
};

export function SharedItem({ open = openLink, load = loadParts }: { open?: typeof openLink; load?: () => Promise<SheetParts> }) {
  const [state, setState] = useState<State>({ kind: 'opening' });
  const [tries, setTries] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another effect
  useEffect(() => {
    let isOver = false;
    const follow = async () => {
      setState({ kind: 'opening' });
      const found = await open(location.hash);
      const next: State =
        found.kind === 'shown'
          ? await load().then(
              (parts) => ({ ...found, parts }),
              () => ({ kind: 'no-answer', isOnline: navigator.onLine }),
            )
          : found;
      if (!isOver) setState(next);
    };
    void follow();
    addEventListener('hashchange', follow);
    return () => {
      isOver = true;
      removeEventListener('hashchange', follow);
    };
  }, [open, load, tries]);
  useEffect(() => {
    if (state.kind !== 'opening') heading.current?.focus();
  }, [state]);

  if (state.kind === 'opening')
    return (
      <>
        <h1 className="app-title">Shared with you</h1>
        <p role="status">Opening the link…</p>
      </>
    );
  if (state.kind === 'shown') return <Shown key={state.expires} {...state} heading={heading} />;
  const { title, text } =
    state.kind === 'no-answer'
      ? state.isOnline
        ? { title: 'No answer', text: 'The server did not answer. The link may be good all the same: try again in a moment.' }
        : { title: 'No connection', text: 'This device has no connection. The link may be good: try again when the connection is back.' }
      : failures[state.kind];
  return (
    <div className="shared" role={state.kind === 'none' ? undefined : 'alert'}>
      <h1 className="app-title" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="max-w-measure">{text}</p>
      <p className="shared-buttons">
        {state.kind === 'no-answer' && (
          <button type="button" className="btn btn-primary" onClick={() => setTries(tries + 1)}>
            Try again
          </button>
        )}
        <a className="btn" href="/dashboard">
          Go to Dashboard
        </a>
      </p>
    </div>
  );
}

const loadParts = (): Promise<SheetParts> => loadPart(() => import('./sheet-parts.ts'));

interface ShownProps {
  work: SharedWork;
  expires: string;
  parts: SheetParts;
  heading: React.RefObject<HTMLHeadingElement | null>;
}

function Shown({ work, expires, parts, heading }: ShownProps) {
  const [saved, setSaved] = useState<SavedCopy | null>(null);
  const sheet = parts.sheetOf(work);
  const mayReplace = work.kind === 'reading' && parts.holdsOtherPassage((work.body as ReadingSet).passage);
  const saveLabel =
    work.kind === 'perspectives' ? 'Save as a concept map' : libraryKinds.some((kind) => kind === work.kind) ? 'Save a copy in my library' : 'Save a copy on this device';
  return (
    <article className="shared">
      <header className="shared-head">
        <p className="text-muted">{sharedLabels[work.kind]}, shared with you</p>
        <h1 className="app-title" ref={heading} tabIndex={-1} dir="auto">
          {sheet.title}
        </h1>
        <p className="text-muted">Read only. The link lasts until {new Date(expires).toLocaleDateString('en-US', { dateStyle: 'long' })}. Who made it is not known to this site.</p>
        <p className="shared-buttons" data-no-print>
          <button type="button" className="btn btn-primary" disabled={saved !== null} onClick={() => void parts.saveCopy(work).then(setSaved)}>
            {saveLabel}
          </button>
          <button type="button" className="btn" onClick={() => print()}>
            <Printer size={18} aria-hidden="true" /> Print
          </button>
        </p>
        {mayReplace && !saved && <p className="shared-note">KORA Read holds another passage on this device. The copy takes its place; answers to other questions stay.</p>}
        <p role="status" data-no-print>
          {saved && (
            <>
              {saved.isKept ? 'A copy is on this device. ' : 'This browser keeps nothing for this site, or is full: the copy lasts until you leave the page. '}
              <a href={saved.href}>{saved.label}</a>
            </>
          )}
        </p>
      </header>
      {work.kind === 'concept-map' && <MapDrawing map={work.body as Parameters<typeof MapDrawing>[0]['map']} title={sheet.title} />}
      <SheetView facts={sheet.facts} sections={sheet.sections} />
    </article>
  );
}
