/** Choosing what to hand in, under which name, and handing it in. */
import { useStore } from '@nanostores/react';
import { type FormEvent, type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { assignmentLimits } from '../../contracts/assignment.ts';
import { hasVisibleText } from '../../contracts/limits.ts';
import { sheetOf } from '../../engine/sheet/sheet-of.ts';
import { countWords, wordsText } from '../../engine/text/count-words.ts';
import type { OnMyDesk } from '../../stores/assignments/records.ts';
import { change, handInWork } from '../../stores/assignments/student.ts';
import { $library, loadLibrary } from '../../stores/library/library.ts';
import { loadPart } from '../../ui/load-part.ts';
import { madeUpName } from './made-up-name.ts';
import { WorkSheet } from './WorkSheet.tsx';
import { candidatesFor, forTeacher, unfinished, wordsWritten } from './work-to-hand-in.ts';

interface HandInFormProps {
  record: OnMyDesk;
  /** The help card. */
  help?: ReactNode;
  screen?: (text: string) => Promise<0 | 1 | 2>;
}

/** Without its part, or where it does not arrive, nothing is said about the text. */
const screenHere = (text: string): Promise<0 | 1 | 2> =>
  loadPart(() => import('./local-screen.ts')).then(
    ({ careIn }) => careIn(text),
    () => 0,
  );

export function HandInForm({ record, help, screen = screenHere }: HandInFormProps) {
  const { items, isRead } = useStore($library);
  const { isNamed } = record.content;
  const [name, setName] = useState(record.name || (isNamed ? '' : madeUpName()));
  const [chosen, setChosen] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [care, setCare] = useState<0 | 1 | 2>(0);
  const id = useId();
  useEffect(() => {
    void loadLibrary();
    // There in time, also when the network goes away.
    void screen('');
  }, [screen]);
  // A tool in another tab may have changed its work: what is on the device is read again when the window comes back.
  const [reads, setReads] = useState(0);
  useEffect(() => {
    const again = () => setReads((count) => count + 1);
    addEventListener('focus', again);
    return () => removeEventListener('focus', again);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: localStorage is read again with each focus
  const candidates = useMemo(() => candidatesFor(record, items), [record, items, reads]);
  const candidate = candidates.find((each) => each.id === chosen) ?? candidates[0];
  const words = candidate ? countWords(wordsWritten(candidate.work)) : 0;
  const isOver = record.sent.length > 0 && record.dueAt < new Date().toISOString();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!candidate) return;
    if (isNamed && !hasVisibleText(name)) return setProblem('Write your name, so that your teacher knows whose work it is.');
    setProblem('');
    setIsBusy(true);
    const named = await change(record, { name: name.trim().slice(0, assignmentLimits.nameChars) });
    const level = await screen(wordsWritten(candidate.work));
    setCare(level);
    const done = await handInWork(named, forTeacher(candidate.work), { words, care: level });
    setIsBusy(false);
    if (!done.ok) setProblem(done.why);
  };

  const told = <CareNote level={care} isTeacherTold={!record.gone} help={help} />;
  // The form goes when nothing more is taken, as after a late version. What its writer is told stays.
  if (isOver || record.gone) return told;
  return (
    <section className="assign-part" aria-labelledby="assign-hand-in">
      <h2 className="app-section" id="assign-hand-in">
        2. Hand in
      </h2>
      {isRead && !candidate && <p>There is nothing to hand in on this device yet. Do the work first, then come back here.</p>}
      {candidate && (
        <form className="assign-part" noValidate onSubmit={(event) => void submit(event)}>
          <p className="assign-field">
            <label htmlFor={`${id}-work`}>What you hand in</label>
            <select id={`${id}-work`} className="field" value={candidate.id} onChange={({ target }) => setChosen(target.value)}>
              {candidates.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.label}
                </option>
              ))}
            </select>
            {words > 0 && <small className="text-muted">{wordsText(words)}</small>}
            {unfinished(candidate.work) && <small>{unfinished(candidate.work)}</small>}
          </p>
          <details className="assign-preview">
            <summary>See what your teacher will see</summary>
            <Preview work={forTeacher(candidate.work)} />
          </details>
          {isNamed ? (
            <p className="assign-field assign-short">
              <label htmlFor={`${id}-name`}>Your name</label>
              <input
                id={`${id}-name`}
                className="field"
                dir="auto"
                autoComplete="off"
                maxLength={assignmentLimits.nameChars}
                value={name}
                aria-describedby={`${id}-name-hint`}
                onChange={({ target }) => setName(target.value)}
              />
              <small id={`${id}-name-hint`} className="text-muted">
                As your teacher calls you. Only your teacher can read it.
              </small>
            </p>
          ) : (
            <p>
              You hand in as <strong>{name}</strong>.{' '}
              {record.sent.length === 0 && (
                <button type="button" className="btn btn-quiet" onClick={() => setName(madeUpName())}>
                  Another name
                </button>
              )}
            </p>
          )}
          {problem && (
            <p className="assign-note" role="alert">
              {problem}
            </p>
          )}
          <p>
            <button type="submit" className={record.sent.length > 0 ? 'btn' : 'btn btn-primary'} disabled={isBusy || record.waiting?.isRefused === false}>
              {isBusy ? 'Handing in…' : record.sent.length > 0 ? 'Hand in a new version' : 'Hand in'}
            </button>
          </p>
        </form>
      )}
      {told}
    </section>
  );
}

/** What the screen found in what was handed in, for the student alone. */
function CareNote({ level, isTeacherTold, help }: { level: 0 | 1 | 2; isTeacherTold: boolean; help: ReactNode }) {
  if (level === 2)
    return (
      <div className="assign-note" role="alert">
        <p>
          <strong>What you wrote sounds as if someone may be in danger.</strong>{' '}
          {isTeacherTold ? 'Your teacher is told so together with your work. Please also talk' : 'Please talk'} to a grown-up you trust now.
        </p>
        {help}
      </div>
    );
  return level === 1 ? (
    <details>
      <summary>People who listen</summary>
      {help}
    </details>
  ) : null;
}

function Preview({ work }: { work: Parameters<typeof sheetOf>[0] }) {
  const sheet = sheetOf(work);
  return (
    <>
      <p>
        <strong dir="auto">{sheet.title}</strong>
      </p>
      <WorkSheet sheet={sheet} />
    </>
  );
}
