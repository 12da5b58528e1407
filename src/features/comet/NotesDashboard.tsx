/** The first view: make notes, find them again, or start from a lesson. */
import { useStore } from '@nanostores/react';
import { Plus, Trash2 } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { demoClassSize, type NotesBody, type SampleNotes } from '../../contracts/comet.ts';
import type { LessonBody } from '../../contracts/lesson.ts';
import type { LibraryItem } from '../../contracts/library.ts';
import { $library, putInTrash } from '../../stores/library/library.ts';
import { useHostKeys } from '../../stores/live/use-host-keys.ts';
import { showToast } from '../../stores/toasts.ts';
import { isBegun } from './class-limits.ts';
import type { CometStore } from './comet-store.ts';
import { EndedNotes } from './EndedNotes.tsx';
import { bodyOfLesson, countOf } from './notes-body.ts';

interface NotesDashboardProps {
  comet: CometStore;
  samples: readonly SampleNotes[];
  heading: RefObject<HTMLHeadingElement | null>;
}

export function NotesDashboard({ comet, samples, heading }: NotesDashboardProps) {
  const { items, isRead } = useStore($library);
  const keys = useHostKeys('comet');
  const running = keys.filter(({ isOver }) => !isOver);
  const id = useId();
  // The readers of their kinds have read them.
  const own = items.filter((item) => item.kind === 'guided-notes' && item.trashed === null) as LibraryItem<NotesBody>[];
  const lessons = items.filter((item) => item.kind === 'lesson' && item.trashed === null) as LibraryItem<LessonBody>[];
  const isOpen = ({ body }: LibraryItem<NotesBody>): boolean => running.some(({ code }) => code === body.live);

  return (
    <>
      <div className="comet-bar">
        <button type="button" className="btn btn-primary" onClick={comet.showCreate}>
          <Plus size={18} aria-hidden="true" /> Create Guided Notes
        </button>
      </div>
      <EndedNotes comet={comet} />
      {running.map(({ code, title }) => (
        <p className="comet-note" key={code}>
          <span>
            A session is open: <strong dir="auto">{title}</strong>, code <strong className="comet-code">{code}</strong>.
          </span>
          <button type="button" className="btn" onClick={() => comet.resume(code)}>
            Go to the session
          </button>
        </p>
      ))}
      <section aria-labelledby={`${id}-notes`} className="comet-part">
        <h2 className="app-section" id={`${id}-notes`} ref={heading} tabIndex={-1}>
          Guided Notes
        </h2>
        {own.length === 0 && (
          // Its place is kept while the device is read, so that the list below does not move.
          <p className={isRead ? 'text-muted' : 'invisible'}>Nothing of your own yet. Open a sample, change it, and it is yours; or start from a text or a lesson.</p>
        )}
        <ul className="comet-list">
          {own.map((item) => (
            <Row
              key={item.id}
              title={item.title || 'Guided notes without a title'}
              lesson={item.body.lessonTitle}
              badge={item.body.origin === 'kept' ? 'From a class' : isOpen(item) ? 'Active' : 'Draft'}
              questions={item.body.questions.filter(isBegun).length}
              students={item.body.origin === 'kept' ? null : item.body.students}
              onOpen={() => comet.open(item.id)}
              onDelete={() => {
                const undo = putInTrash(item.id);
                showToast({ title: 'In the trash', message: 'It stays there for 30 days.', action: { label: 'Undo', run: undo } });
              }}
            />
          ))}
          {samples.map((sample) => (
            <Row
              key={sample.id}
              title={sample.title}
              lesson={sample.lessonTitle}
              badge={sample.isActive || running.some(({ item }) => item === sample.id) ? 'Active' : 'Draft'}
              questions={sample.questions.length}
              students={sample.isActive ? demoClassSize.students : 0}
              isSample
              onOpen={() => comet.openSample(sample)}
            />
          ))}
        </ul>
      </section>
      <section aria-labelledby={`${id}-lessons`} className="comet-part">
        <h2 className="app-section" id={`${id}-lessons`}>
          Create From Existing Lessons
        </h2>
        {lessons.length === 0 ? (
          <p className={isRead ? 'text-muted' : 'invisible'}>
            No lesson is on this device yet. <a href="/tools/aurora">Make one in Aurora</a>, and its slides and words become notes with blanks here.
          </p>
        ) : (
          <ul className="comet-list">
            {lessons.map((lesson) => (
              <li key={lesson.id} className="comet-row">
                <span className="comet-row-title" dir="auto">
                  {lesson.title || 'Lesson without a title'}
                </span>
                <span className="comet-facts">{[lesson.body.subject, lesson.body.gradeLevel, countOf(lesson.body.slides.length, 'slide')].filter(Boolean).join(', ')}</span>
                <button
                  type="button"
                  className="btn"
                  aria-label={`Create notes from ${lesson.title}`}
                  onClick={() => {
                    const made = bodyOfLesson(lesson.title, lesson.body);
                    if (made) comet.openNew(made.title, made.body);
                    else
                      showToast({
                        title: 'Nothing to leave blank',
                        message: 'This lesson has no words with meanings and no statements on its slides yet.',
                        variant: 'destructive',
                      });
                  }}
                >
                  Create notes
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

interface RowProps {
  title: string;
  lesson: string;
  badge: 'Active' | 'Draft' | 'From a class';
  questions: number;
  /** Null: no class belongs to them. */
  students: number | null;
  isSample?: boolean;
  onOpen: () => void;
  onDelete?: () => void;
}

function Row({ title, lesson, badge, questions, students, isSample = false, onOpen, onDelete }: RowProps) {
  return (
    <li className="comet-row">
      <button type="button" className="comet-open" dir="auto" onClick={onOpen}>
        {title}
      </button>
      <span className="comet-facts">
        <span className="badge" data-active={badge === 'Active' || undefined}>
          {badge}
        </span>
        {lesson && <span dir="auto">{lesson}</span>}
        {badge !== 'From a class' && <span>{countOf(questions, 'question')}</span>}
        {students !== null && <span>{countOf(students, 'student')}</span>}
        {isSample && <span className="badge">Sample</span>}
      </span>
      {onDelete && (
        <button type="button" className="icon-btn" aria-label={`Delete ${title}`} title="Delete" onClick={onDelete}>
          <Trash2 size={20} aria-hidden="true" />
        </button>
      )}
    </li>
  );
}
