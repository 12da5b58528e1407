/** The second view: the notes as slides, the questions, and the session that begins from here. */
import { useStore } from '@nanostores/react';
import { ArrowLeft, Pencil, Plus, Radio } from 'lucide-react';
import { type RefObject, useId, useState } from 'react';
import { cometLimits, type NotesBody, type SampleNotes } from '../../contracts/comet.ts';
import type { NotesQuestion } from '../../contracts/guided-notes.ts';
import { useWork } from '../../stores/library/use-work.ts';
import type { Work } from '../../stores/library/work.ts';
import { loadPart } from '../../ui/load-part.ts';
import { KeptReports } from '../../ui/reports/KeptReports.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { WorkBar } from '../../ui/WorkBar.tsx';
import { isBegun, isFilled } from './class-limits.ts';
import type { CometStore } from './comet-store.ts';
import { Editable } from './Editable.tsx';
import { EndedNotes } from './EndedNotes.tsx';
import { EntryButtons } from './EntryButtons.tsx';
import { NotesPreview } from './NotesPreview.tsx';
import { blanksOf, countOf, drawClassCode, emptyPart, emptyQuestion, inTwo } from './notes-body.ts';
import { PartEditor } from './PartEditor.tsx';
import { QuestionEditor } from './QuestionEditor.tsx';
import { cometReports, reportPaper } from './report-paper.ts';

interface NotesDetailProps {
  comet: CometStore;
  work: Work<NotesBody>;
  sample: SampleNotes | null;
  heading: RefObject<HTMLHeadingElement | null>;
}

const sharingOfNotes = (item: () => { kind: 'guided-notes'; title: string; body: NotesBody }) =>
  loadPart(() => import('../../stores/sharing/sharing-of.ts')).then(({ sharingOf }) => sharingOf(item));

export function NotesDetail({ comet, work, sample, heading }: NotesDetailProps) {
  const { item, isElsewhere, bar } = useWork(work);
  const { title, body } = item;
  const isKept = body.origin === 'kept';
  const [isEditing, setIsEditing] = useState(() => !isKept && blanksOf(body) === 0 && body.questions.length === 0);
  // Notes that were changed are no sample any more: the counts of its demo class would not be theirs.
  const set = (change: Partial<NotesBody>, key?: string) =>
    work.change((old) => ({ ...old, ...change, ...(old.origin === 'sample' && { origin: 'own' as const, classCode: drawClassCode() }) }), key);
  const live = comet.liveCode(body, null) ?? (sample && comet.liveCode({ ...body, origin: 'sample' }, sample));

  return (
    <article className="comet-detail">
      <header className="comet-detail-head">
        <p>
          <button type="button" className="btn btn-quiet" onClick={comet.showDashboard}>
            <ArrowLeft size={18} aria-hidden="true" /> Back
          </button>
        </p>
        <h2 className="comet-title" ref={heading} tabIndex={-1} dir="auto">
          {title || 'Guided notes without a title'}
        </h2>
        <p className="comet-facts">
          {body.lessonTitle && <span dir="auto">{body.lessonTitle}</span>}
          {body.origin === 'sample' && <span className="badge">Sample</span>}
          {isKept && <span className="badge">From a class</span>}
        </p>
        <div className="comet-bar">
          {!isKept && (
            <button type="button" className="btn" aria-pressed={isEditing} disabled={isElsewhere} onClick={() => setIsEditing(!isEditing)}>
              <Pencil size={18} aria-hidden="true" /> {isEditing ? 'Done editing' : 'Edit'}
            </button>
          )}
          <ShareButton what="these notes" open={() => sharingOfNotes(() => ({ kind: 'guided-notes', title: work.$item.get().title, body: work.$item.get().body }))} />
        </div>
        <WorkBar {...bar} />
        <EndedNotes comet={comet} />
        {live && isEditing && (
          <p className="comet-note" role="note">
            <span>
              The session <strong className="comet-code">{live}</strong> is live. Its class keeps the notes as they were when it was opened; what you change here is for the next
              one.
            </span>
          </p>
        )}
      </header>
      <div className="comet-columns">
        <div className="comet-main">
          {isEditing ? (
            <NotesEditor title={title} body={body} rename={work.rename} set={set} isReadOnly={isElsewhere} />
          ) : (
            <>
              <h3 className="app-section">Notes</h3>
              {body.notes.length > 0 ? <NotesPreview notes={body.notes} isKept={isKept} /> : <p className="text-muted">No notes yet. Edit adds the first part.</p>}
              {!isKept && <QuestionList questions={body.questions.filter(isBegun)} />}
              <KeptReports
                tool={cometReports}
                what="the notes"
                reports={body.reports}
                paperOf={(report) => reportPaper(title, report)}
                onDelete={isElsewhere ? null : (report) => work.change((old) => ({ ...old, reports: old.reports.filter(({ at }) => at !== report.at) }))}
              />
            </>
          )}
        </div>
        {!isKept && <SessionPanel comet={comet} body={body} sample={body.origin === 'sample' ? sample : null} />}
      </div>
    </article>
  );
}

function QuestionList({ questions }: { questions: readonly NotesQuestion[] }) {
  const id = useId();
  return (
    <section className="comet-part" aria-labelledby={id}>
      <h3 className="app-section" id={id}>
        Questions
      </h3>
      {questions.length === 0 && <p className="text-muted">No question yet.</p>}
      <ol className="comet-questions">
        {questions.map(({ question, type, options, correctAnswer, lookFor }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place.
          <li key={place}>
            <p className="comet-strong" dir="auto">
              {question || <span className="text-muted">No question yet</span>}
            </p>
            <p className="comet-hint">{type === 'multiple_choice' ? 'Multiple choice' : 'Short answer'}</p>
            {options.length > 0 && (
              <ul className="comet-choice-list">
                {options.map((option, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place.
                  <li key={i} dir="auto" data-correct={i === correctAnswer || undefined}>
                    {option}
                    {i === correctAnswer && <strong className="comet-correct"> Correct</strong>}
                  </li>
                ))}
              </ul>
            )}
            {lookFor && <p className="comet-hint">Look for: {lookFor}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function SessionPanel({ comet, body, sample }: { comet: CometStore; body: NotesBody; sample: SampleNotes | null }) {
  const isLaunching = useStore(comet.$isLaunching);
  const live = comet.liveCode(body, sample);
  const id = useId();
  return (
    <aside className="comet-panel" aria-labelledby={id}>
      <h3 id={id}>Live session</h3>
      <dl>
        <dt>Status</dt>
        <dd>
          <span className="badge" data-active={live !== null || undefined}>
            {live ? 'Live' : 'Ready'}
          </span>
        </dd>
        <dt>Class code</dt>
        <dd className="comet-code">{live ?? body.classCode}</dd>
        <dt>Notes</dt>
        <dd>
          {countOf(body.notes.filter(({ lines }) => lines.some(isFilled)).length, 'slide')}, {countOf(blanksOf(body), 'blank')}
        </dd>
        <dt>Questions</dt>
        <dd>{body.questions.filter(isBegun).length}</dd>
      </dl>
      <button type="button" className="btn btn-primary" disabled={isLaunching} onClick={() => void comet.launch()}>
        <Radio size={18} aria-hidden="true" /> {isLaunching ? 'Opening…' : live ? 'Go to the session' : 'Launch Live Session'}
      </button>
      <p className="comet-hint">
        {sample
          ? 'A sample shows a demo class until somebody joins with the code of the session.'
          : 'Students join with the code, a link or a QR code. They need no account. Everything is erased within an hour after the end.'}
      </p>
    </aside>
  );
}

interface NotesEditorProps {
  title: string;
  body: NotesBody;
  rename: (title: string) => void;
  set: (change: Partial<NotesBody>, key?: string) => void;
  isReadOnly: boolean;
}

function NotesEditor({ title, body, rename, set, isReadOnly }: NotesEditorProps) {
  const { notes, questions, lessonTitle } = body;
  const replaced = <T,>(items: readonly T[], place: number, item: T): T[] => items.map((each, i) => (i === place ? item : each));
  return (
    <div className="comet-form">
      <Editable label="Title" value={title} most={cometLimits.titleChars} onChange={rename} isReadOnly={isReadOnly} />
      <Editable label="Lesson" value={lessonTitle} most={cometLimits.titleChars} onChange={(lesson) => set({ lessonTitle: lesson }, 'lesson')} isReadOnly={isReadOnly} />
      <h3 className="app-section">Notes</h3>
      <ol className="comet-entries">
        {notes.map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place.
          <li key={place}>
            <PartEditor
              part={part}
              number={place + 1}
              isReadOnly={isReadOnly}
              onChange={(next, field) => set({ notes: replaced(notes, place, next) }, `part ${place} ${field}`)}
              onSplit={notes.length < cometLimits.parts ? () => set({ notes: notes.flatMap((each, i) => (i === place ? inTwo(each) : [each])) }) : undefined}
            />
            {!isReadOnly && <EntryButtons name={`part ${place + 1}`} items={notes} place={place} onChange={(list) => set({ notes: list })} />}
          </li>
        ))}
      </ol>
      {!isReadOnly && notes.length < cometLimits.parts && (
        <p>
          <button type="button" className="btn" onClick={() => set({ notes: [...notes, emptyPart()] })}>
            <Plus size={18} aria-hidden="true" /> Add part
          </button>
        </p>
      )}
      <h3 className="app-section">Questions</h3>
      <ol className="comet-entries">
        {questions.map((question, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place.
          <li key={place}>
            <QuestionEditor
              question={question}
              number={place + 1}
              isReadOnly={isReadOnly}
              onChange={(next, field) => set({ questions: replaced(questions, place, next) }, field && `question ${place} ${field}`)}
            />
            {!isReadOnly && <EntryButtons name={`question ${place + 1}`} items={questions} place={place} onChange={(list) => set({ questions: list })} />}
          </li>
        ))}
      </ol>
      {!isReadOnly && questions.length < cometLimits.questions && (
        <p>
          <button type="button" className="btn" onClick={() => set({ questions: [...questions, emptyQuestion()] })}>
            <Plus size={18} aria-hidden="true" /> Add question
          </button>
        </p>
      )}
    </div>
  );
}
