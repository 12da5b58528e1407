/** What can be done with a whole lesson. */
import { useStore } from '@nanostores/react';
import { ClipboardList, Copy, FileDown, NotebookPen, Presentation, RefreshCw } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { assignmentsPath } from '../../contracts/assignment.ts';
import type { LessonBody } from '../../contracts/lesson.ts';
import { lessonDurations } from '../../contracts/lesson.ts';
import type { LibraryItem } from '../../contracts/library.ts';
import { limits } from '../../contracts/limits.ts';
import { itemById, putItem } from '../../stores/library/library.ts';
import { showToast } from '../../stores/toasts.ts';
import { loadPart } from '../../ui/load-part.ts';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { type AuroraStore, askedOf } from './aurora-store.ts';
import { PartButton } from './PartButton.tsx';

export function LessonActions({ aurora, item, isReadOnly }: { aurora: AuroraStore; item: LibraryItem<LessonBody>; isReadOnly: boolean }) {
  return (
    <div className="aurora-bar" role="group" aria-label="Lesson">
      <PartButton
        className="btn btn-primary"
        isDisabled={item.body.slides.length === 0}
        load={async (onClose) => {
          const [{ Slideshow }, { deckOf }] = await Promise.all([loadPart(() => import('./show/Slideshow.tsx')), loadPart(() => import('./show/deck.ts'))]);
          return <Slideshow item={item.id} deck={deckOf(item)} onClose={onClose} />;
        }}
      >
        <Presentation size={18} aria-hidden="true" /> View Slideshow
      </PartButton>
      <PartButton
        load={async (onClose) => {
          const { ExportDialog } = await loadPart(() => import('./export/ExportDialog.tsx'));
          return <ExportDialog lesson={item} onClose={onClose} />;
        }}
      >
        <FileDown size={18} aria-hidden="true" /> Export
      </PartButton>
      <Duplicate aurora={aurora} item={item} />
      {item.body.origin !== 'draft' && !isReadOnly && <RedoLesson aurora={aurora} locked={item.body.locked?.length ?? 0} />}
      <ShareButton what="this lesson" open={() => sharingOfLesson(item)} />
    </div>
  );
}

/** Undo brings the earlier lesson back, so nothing is asked first. */
function RedoLesson({ aurora, locked }: { aurora: AuroraStore; locked: number }) {
  const busy = useStore(aurora.$busy);
  return (
    <button
      type="button"
      className="btn"
      disabled={busy !== null}
      title={locked > 0 ? 'Locked parts stay as they are' : 'Lock the parts that are to stay as they are'}
      onClick={() => void aurora.redoLesson()}
    >
      <RefreshCw size={18} aria-hidden="true" /> {busy === 'lesson' ? 'Generating...' : 'Redo Lesson'}
    </button>
  );
}

const sharingOfLesson = (item: LibraryItem<LessonBody>) => loadPart(() => import('../../stores/sharing/sharing-of.ts')).then(({ sharingOf }) => sharingOf(() => item));

function Duplicate({ aurora, item }: { aurora: AuroraStore; item: LibraryItem<LessonBody> }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const busy = useStore(aurora.$busy);
  const asked = askedOf(item);
  const [grade, setGrade] = useState(asked.gradeLevel);
  const [duration, setDuration] = useState(asked.duration);
  const id = useId();
  const isOther = grade.trim() !== asked.gradeLevel || duration !== asked.duration;
  return (
    <>
      <button type="button" className="btn" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        <Copy size={18} aria-hidden="true" /> Duplicate
      </button>
      <dialog className="dialog" ref={dialog} aria-labelledby={`${id}-title`}>
        <form
          className="dialog-body"
          onSubmit={(event) => {
            event.preventDefault();
            dialog.current?.close();
            void aurora.duplicate({ gradeLevel: grade.trim() || asked.gradeLevel, duration });
          }}
        >
          <h2 className="dialog-title" id={`${id}-title`}>
            Duplicate
          </h2>
          <p>For the same grade and length you get this lesson, word for word. For another one it is made anew; this lesson stays as it is.</p>
          <p className="aurora-field">
            <label htmlFor={`${id}-grade`}>Grade level</label>
            <input id={`${id}-grade`} className="field" dir="auto" maxLength={limits.lesson.gradeChars} value={grade} onChange={(event) => setGrade(event.target.value)} />
          </p>
          <p className="aurora-field">
            <label htmlFor={`${id}-duration`}>Duration</label>
            <select
              id={`${id}-duration`}
              className="field"
              value={duration}
              onChange={(event) => setDuration(lessonDurations.find((minutes) => String(minutes) === event.target.value) ?? asked.duration)}
            >
              {lessonDurations.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {minutes} minutes
                </option>
              ))}
            </select>
          </p>
          <div className="dialog-buttons">
            <button type="button" className="btn" onClick={() => dialog.current?.close()}>
              Cancel
            </button>
            <button type="submit" className="btn btn-primary" disabled={busy !== null}>
              {isOther ? 'Make it for this class' : 'Duplicate as it is'}
            </button>
          </div>
        </form>
      </dialog>
    </>
  );
}

/** Assignments find the lesson in the library, where a sample that was not changed does not stand yet. */
async function assign(item: LibraryItem<LessonBody>): Promise<void> {
  if (itemById(item.id) || (await putItem(item))) return location.assign(`${assignmentsPath}#new=reflection&item=${encodeURIComponent(item.id)}`);
  showToast({ title: 'Not handed over', message: 'This browser has no room for the lesson, so an assignment cannot find it.', variant: 'destructive' });
}

/** What a lesson leads to. */
export function RelatedResources({ item }: { item: LibraryItem<LessonBody> }) {
  const id = useId();
  return (
    <section className="aurora-part" aria-labelledby={id}>
      <h3 id={id}>Related Resources</h3>
      <div className="aurora-bar">
        <PartButton
          load={async (onClose) => {
            const { GuidedNotesDialog } = await loadPart(() => import('./export/GuidedNotesDialog.tsx'));
            return <GuidedNotesDialog lesson={item} onClose={onClose} />;
          }}
        >
          <NotebookPen size={18} aria-hidden="true" /> Create Guided Notes
        </PartButton>
        <button type="button" className="btn" onClick={() => void assign(item)}>
          <ClipboardList size={18} aria-hidden="true" /> Generate Assignment
        </button>
      </div>
    </section>
  );
}
