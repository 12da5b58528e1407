/** Guided notes made from the lesson: a sheet with blanks, its key, and a word bank. Loaded when it is asked for. */

import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { blanksIn } from '../../../contracts/guided-notes.ts';
import { notesFromLesson } from '../../../engine/notes/from-lesson.ts';
import { showToast } from '../../../stores/toasts.ts';
import { loadPart } from '../../../ui/load-part.ts';
import { PaperView } from '../../../ui/paper/PaperView.tsx';
import { PrintPaper } from '../../../ui/paper/PrintPlace.tsx';
import type { Paper } from '../../../ui/paper/paper.ts';
import { useFiles } from '../../../ui/paper/use-files.ts';
import { fileNameOf } from '../../../ui/save-file.ts';
import { useStyles } from '../../../ui/use-styles.ts';
import styles from './export.css?inline';
import type { NamedLesson } from './lesson-papers.ts';
import { notMade } from './not-made.ts';
import { notesPaper } from './notes-paper.ts';

interface GuidedNotesDialogProps {
  lesson: NamedLesson;
  onClose: () => void;
}

export function GuidedNotesDialog({ lesson, onClose }: GuidedNotesDialogProps) {
  useStyles(styles);
  const dialog = useRef<HTMLDialogElement>(null);
  const notes = useMemo(() => notesFromLesson(lesson.title, lesson.body), [lesson]);
  const [isKey, setIsKey] = useState(false);
  const [hasWordBank, setHasWordBank] = useState(true);
  const [printing, setPrinting] = useState<Paper | null>(null);
  const { busy, status, save } = useFiles<'docx'>(notMade);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);

  const count = blanksIn(notes).length;
  const paper = notesPaper(notes, { isKey, hasWordBank });
  const make = async () => {
    const { paperDocx } = await loadPart(() => import('../../../ui/paper/paper-docx.ts'));
    return { name: fileNameOf(lesson.title, 'docx', 'lesson', isKey ? 'notes-key' : 'notes'), content: await paperDocx(paper) };
  };
  const openInComet = async () => {
    const path = await loadPart(() => import('./open-in-comet.ts')).then(
      ({ keepForComet }) => keepForComet(notes, new Date()),
      () => null,
    );
    if (path) location.assign(path);
    else
      showToast({
        title: 'Not handed over',
        message: 'This browser has no room for the notes, or a part of the page did not arrive. Word and print still work.',
        variant: 'destructive',
      });
  };
  return (
    <dialog className="dialog" ref={dialog} aria-labelledby={id} onClose={onClose}>
      <div className="dialog-body">
        <h2 className="dialog-title" id={id}>
          Guided notes
        </h2>
        {count === 0 ? (
          <p>This lesson holds no words with meanings and no statements on its slides yet, so there is nothing to leave blank. Fill in its vocabulary and slides first.</p>
        ) : (
          <>
            <p>
              {count === 1 ? 'One blank' : `${count} blanks`} in the key sentences of your slides and in the meanings of the words. Change a slide or a word in the lesson, and the
              notes follow it.
            </p>
            <div className="export-choices">
              <label className="export-check">
                <input type="checkbox" checked={isKey} onChange={(event) => setIsKey(event.target.checked)} /> With the answers
              </label>
              <label className="export-check">
                <input type="checkbox" checked={hasWordBank && !isKey} disabled={isKey} onChange={(event) => setHasWordBank(event.target.checked)} /> With a word bank
              </label>
            </div>
            <section className="notes-preview" aria-label="Preview" tabIndex={0}>
              <PaperView paper={paper} level={3} />
            </section>
          </>
        )}
        <p className="aurora-hint" role="status">
          {status}
        </p>
        <div className="dialog-buttons">
          {count > 0 && (
            <>
              <button type="button" className="btn btn-primary" onClick={() => void openInComet()}>
                Open in Comet
              </button>
              <button type="button" className="btn" disabled={busy !== null} onClick={() => void save('docx', make)}>
                {busy ? 'Making the file…' : 'Word'}
              </button>
              <button type="button" className="btn" disabled={busy !== null} onClick={() => setPrinting(paper)}>
                Print or PDF
              </button>
            </>
          )}
          <button type="button" className="btn" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
      </div>
      {printing && <PrintPaper paper={printing} className="tool-aurora" onDone={() => setPrinting(null)} />}
    </dialog>
  );
}
