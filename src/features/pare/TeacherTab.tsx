/** The teacher's tab: what to teach, the five parts to change, the code, and the session once it is launched. */
import { useStore } from '@nanostores/react';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { generatePare } from '../../contracts/endpoints.ts';
import type { LibraryItem } from '../../contracts/library.ts';
import { limits } from '../../contracts/limits.ts';
import { $library, loadLibrary } from '../../stores/library/library.ts';
import { keyInHash } from '../../stores/live/host-link.ts';
import { type HostKey, hostPath, keepHostKey } from '../../stores/live/kept-keys.ts';
import { openSession } from '../../stores/live/sessions.ts';
import { useHostKeys } from '../../stores/live/use-host-keys.ts';
import { ImportLesson } from './export/ImportLesson.tsx';
import { LessonPreview } from './LessonPreview.tsx';
import { createPare, type PareDeps, type PareStore } from './pare-store.ts';
import { usePart } from './use-part.ts';

const ownDeps: PareDeps = {
  ask: (body) => call(generatePare, body),
  open: openSession,
  now: () => new Date(),
  randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
};

const fields = [
  { name: 'topic', label: 'Topic or Standard', example: 'How a lake can disappear', most: limits.pare.topicChars },
  { name: 'gradeLevel', label: 'Grade Level', example: 'Grade 8', most: limits.pare.gradeChars },
  { name: 'subject', label: 'Subject', example: 'Geography', most: limits.pare.subjectChars },
] as const;

interface TeacherTabProps {
  /** The code of the route; "" for none. */
  code: string;
  help?: ReactNode;
  deps?: PareDeps;
}

export function TeacherTab({ code, help, deps = ownDeps }: TeacherTabProps) {
  const [pare] = useState(() => createPare(deps));
  const form = useStore(pare.$form);
  const work = useStore(pare.$work);
  const busy = useStore(pare.$busy);
  const ownCode = useStore(pare.$code);
  const session = useStore(pare.$session);
  const needsHelp = useStore(pare.$needsHelp);
  const refusal = useStore(pare.$refusal);
  const status = useStore(pare.$status);
  const [isLost, setIsLost] = useState(false);
  const open = useHostKeys('pare', session);
  const id = useId();
  const place = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // What was typed before the scripts arrived belongs to the visitor.
    for (const [name, typed] of place.current ? new FormData(place.current) : [])
      if (typed && fields.some((field) => field.name === name && !pare.$form.get()[field.name])) pare.edit({ [name]: typed });
  }, [pare]);
  useEffect(() => {
    const carried = hostKeyIn(code, location.hash);
    if (carried) {
      // The key has stood in the address for long enough.
      keepHostKey(carried);
      history.replaceState(null, '', location.pathname);
    }
    if (code && !pare.resume(code)) setIsLost(true);
    const follow = () => void pare.follow(new URL(location.href));
    if (!carried) follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [pare, code]);

  useEffect(() => {
    // A page of its own in the history: Back leads to the lesson, and Forward into the session again.
    if (session && location.pathname !== hostPath(session)) history.pushState(null, '', hostPath(session));
  }, [session]);
  useEffect(() => {
    const move = () => {
      const asked = /^\/pare\/host\/([^/]+)$/.exec(location.pathname)?.[1];
      const { code: here } = pare.$session.get() ?? {};
      if (asked && asked !== here) {
        if (!pare.resume(asked) && asked !== code) history.replaceState(null, '', '/pare');
      } else if (!asked && here) pare.leaveSession();
    };
    addEventListener('popstate', move);
    return () => removeEventListener('popstate', move);
  }, [pare, code]);
  const back = () => {
    pare.leaveSession();
    history.pushState(null, '', '/pare');
  };

  const lead = (key: HostKey) => {
    keepHostKey(key);
    pare.lead(key);
    setIsLost(false);
  };
  const liveOf = (item: string) => open.find((key) => key.item === item && !key.isOver) ?? null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void pare.generate();
  };
  return (
    <div className="pare-teacher">
      {isLost && !session && <LostKey code={code} onKey={lead} />}
      {session ? (
        <Leading session={session} pare={pare} onBack={back} key={session.code} />
      ) : (
        <>
          {open.map((key) => (
            <OpenSession session={key} onContinue={() => lead(key)} key={key.code} />
          ))}
          {/* Until the scripts are there, "dialog" keeps Enter from leaving the page. */}
          <form className="pare-form" method="dialog" noValidate autoComplete="off" ref={place} onSubmit={submit} aria-label="Make a PARE lesson">
            {fields.map(({ name, label, example, most }) => (
              <p key={name} className="pare-field">
                <label htmlFor={`${id}-${name}`}>{label}</label>
                <input
                  id={`${id}-${name}`}
                  name={name}
                  className="field"
                  dir="auto"
                  maxLength={most}
                  required={name === 'topic'}
                  placeholder={`For example: ${example}`}
                  value={form[name]}
                  onChange={(event) => pare.edit({ [name]: event.target.value })}
                />
              </p>
            ))}
            <p className="pare-bar">
              <button type="submit" className={work ? 'btn' : 'btn btn-primary'} aria-disabled={busy === 'generating' || undefined}>
                {busy === 'generating' ? 'Generating...' : 'Generate PARE Experience'}
              </button>
              <ImportLesson onLesson={({ title, body }) => pare.startFrom(title, body)} />
            </p>
          </form>
          {refusal && (
            <div className="pare-note" role="alert">
              <p>{refusal.why}</p>
              {refusal.better && (
                <button type="button" className="btn" onClick={pare.takeBetter}>
                  Use “{refusal.better}”
                </button>
              )}
            </div>
          )}
          {needsHelp && help}
          {work && ownCode && <LessonPreview pare={pare} work={work} code={ownCode} live={liveOf(work.$item.get().id)} key={work.$item.get().id} />}
          <Kept liveOf={liveOf} open={(kept) => void pare.openItem(kept)} current={work?.$item.get().id} />
        </>
      )}
      <p className="sr-only" role="status">
        {status}
      </p>
    </div>
  );
}

/** The session comes when there is one: most visits only make a lesson. */
function Leading({ session, pare, onBack }: { session: HostKey; pare: PareStore; onBack: () => void }) {
  const part = usePart(() => import('./lead/HostSession.tsx'));
  if (part === 'failed') return <p role="alert">The session view did not arrive. Look at the connection and reload this page; the session goes on.</p>;
  if (!part) return <p role="status">Opening the session…</p>;
  return <part.HostSession session={session} onBack={onBack} onOver={pare.leaveSession} onKeep={(lesson, report) => pare.keepReport(session, lesson, report)} />;
}

/** The way back into a session that the teacher has left. */
function OpenSession({ session: { title, code, isOver }, onContinue }: { session: HostKey; onContinue: () => void }) {
  return (
    <p className="pare-note">
      <span>
        {isOver ? 'A session has ended:' : 'A session is open:'} <strong dir="auto">{title || 'PARE lesson'}</strong>, code <strong>{code}</strong>.
      </span>
      <button type="button" className={isOver ? 'btn' : 'btn btn-primary'} onClick={onContinue}>
        {isOver ? 'See its results' : 'Continue session'} <span className="sr-only">{code}</span>
      </button>
    </p>
  );
}

/** What was made before. */
function Kept({ open, current, liveOf }: { open: (id: string) => void; current: string | undefined; liveOf: (id: string) => HostKey | null }) {
  const { items, isRead } = useStore($library);
  useEffect(() => void loadLibrary(), []);
  const mine = items.filter((item): item is LibraryItem => item.kind === 'pare' && item.trashed === null && item.id !== current);
  if (!isRead || mine.length === 0) return null;
  return (
    <section className="kept-list" aria-label="Your PARE lessons">
      <h2 className="app-section">Your PARE lessons</h2>
      <ul>
        {mine.slice(0, 12).map((item) => (
          <li key={item.id}>
            <button type="button" className="kept-name" dir="auto" onClick={() => open(item.id)}>
              {item.title || 'PARE lesson without a title'}
            </button>
            {liveOf(item.id) && <span className="badge">Live, code {liveOf(item.id)?.code}</span>}
            <span className="text-muted">changed {new Date(item.updated).toLocaleDateString('en-US', { month: 'short', day: 'numeric' })}</span>
          </li>
        ))}
      </ul>
      <p>
        <a href="/library">All your work</a>
      </p>
    </section>
  );
}

function hostKeyIn(code: string, hash: string): HostKey | null {
  const link = keyInHash({ kind: 'pare', code, title: '' }, hash, new Date());
  return link?.is === 'host' ? link.key : null;
}

/** Someone else's session, or this device has lost its key. */
function LostKey({ code, onKey }: { code: string; onKey: (key: HostKey) => void }) {
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const key = hostKeyIn(code, text.slice(text.indexOf('#')));
    setIsWrong(key === null);
    if (key) onKey(key);
  };
  return (
    <form className="pare-note pare-lost" noValidate onSubmit={submit}>
      <p>
        <strong>This device has no key to the session {code}.</strong> Only who launched it can lead it. If that was you, open the teacher’s link that you copied there, or paste it
        here.
      </p>
      <p className="pare-field">
        <label htmlFor={id}>Teacher’s link</label>
        <input
          id={id}
          className="field"
          autoComplete="off"
          spellCheck={false}
          value={text}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => setText(event.target.value)}
        />
        <span id={`${id}-note`} className={isWrong ? 'pare-error' : 'text-muted'}>
          {isWrong ? 'This is not the whole link of this session.' : 'It ends with “#h=” and a long key.'}
        </span>
      </p>
      <button type="submit" className="btn">
        Lead the session
      </button>
    </form>
  );
}
