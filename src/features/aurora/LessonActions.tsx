/** What can be done with a whole lesson. */
import { useStore } from '@nanostores/react';
import { ClipboardList, Copy, FileDown, NotebookPen, Presentation, RefreshCw } from 'lucide-react';
import { useId } from 'react';
import { assignmentsPath } from '../../contracts/assignment.ts';
import type { LessonBody } from '../../contracts/lesson.ts';
import type { LibraryItem } from '../../contracts/library.ts';
import { itemById, putItem } from '../../stores/library/library.ts';
import { showToast } from '../../stores/toasts.ts';
import { loadPart } from '../../ui/load-part.ts';
import { ShareButton } from '../../ui/ShareButton.tsx';
import type { AuroraStore } from './aurora-store.ts';
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
      <PartButton
        load={async (onClose) => {
          const { DuplicateDialog } = await loadPart(() => import('./DuplicateDialog.tsx'));
          return <DuplicateDialog aurora={aurora} item={item} onClose={onClose} />;
        }}
      >
        <Copy size={18} aria-hidden="true" /> Duplicate
      </PartButton>
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
