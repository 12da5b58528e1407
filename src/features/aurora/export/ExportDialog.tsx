/** Everything a lesson can be taken along as. Loaded when Export is pressed. */

import { useEffect, useId, useRef, useState } from 'react';
import { useFiles } from '../../../ui/paper/use-files.ts';
import { useStyles } from '../../../ui/use-styles.ts';
import { deckOf } from '../show/deck.ts';
import styles from './export.css?inline';
import { LessonPrint, type Printing } from './LessonPrint.tsx';
import { type LessonFile, lessonFile } from './lesson-files.ts';
import { handoutPaper, type NamedLesson, planPaper } from './lesson-papers.ts';
import { notMade } from './not-made.ts';

const perPages = [1, 2, 4] as const;

export function ExportDialog({ lesson, onClose }: { lesson: NamedLesson; onClose: () => void }) {
  useStyles(styles);
  const dialog = useRef<HTMLDialogElement>(null);
  const [perPage, setPerPage] = useState<(typeof perPages)[number]>(1);
  const [hasNotes, setHasNotes] = useState(false);
  const [printing, setPrinting] = useState<Printing | null>(null);
  const { busy, status, save } = useFiles<LessonFile>(notMade);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);

  const fileButton = (kind: LessonFile, label: string, name: string) => (
    <button type="button" className="btn" aria-label={name} disabled={busy !== null} onClick={() => void save(kind, () => lessonFile(kind, lesson, new Date()))}>
      {busy === kind ? 'Making the file…' : label}
    </button>
  );
  const printButton = (name: string, what: () => Printing) => (
    <button type="button" className="btn" aria-label={name} disabled={busy !== null} onClick={() => setPrinting(what())}>
      Print or PDF
    </button>
  );
  return (
    <dialog className="dialog" ref={dialog} aria-labelledby={id} onClose={onClose}>
      <div className="dialog-body">
        <h2 className="dialog-title" id={id}>
          Export
        </h2>
        <section className="export-group" aria-labelledby={`${id}-slides`}>
          <h3 id={`${id}-slides`}>Slides</h3>
          <p className="aurora-hint">PowerPoint also opens in Google Slides, Keynote and LibreOffice. The teacher notes are its speaker notes.</p>
          <div className="export-choices">
            <p className="aurora-field">
              <label htmlFor={`${id}-per-page`}>Printed on a page</label>
              <select id={`${id}-per-page`} className="field" value={perPage} onChange={(event) => setPerPage(perPages.find((count) => String(count) === event.target.value) ?? 1)}>
                {perPages.map((count) => (
                  <option key={count} value={count}>
                    {count === 1 ? '1 slide' : `${count} slides`}
                  </option>
                ))}
              </select>
            </p>
            <label className="export-check">
              <input type="checkbox" checked={hasNotes && perPage !== 4} disabled={perPage === 4} onChange={(event) => setHasNotes(event.target.checked)} /> With the teacher notes
              {perPage === 4 && ' (one or two slides on a page)'}
            </label>
          </div>
          <div className="dialog-buttons">
            {fileButton('slides-pptx', 'PowerPoint', 'Slides as PowerPoint')}
            {printButton('Print or PDF: slides', () => ({ kind: 'slides', deck: deckOf({ id: '', ...lesson }), perPage, hasNotes: hasNotes && perPage !== 4 }))}
          </div>
        </section>
        <section className="export-group" aria-labelledby={`${id}-plan`}>
          <h3 id={`${id}-plan`}>Lesson plan</h3>
          <p className="aurora-hint">Everything, for the teacher.</p>
          <div className="dialog-buttons">
            {fileButton('plan-docx', 'Word', 'Lesson plan as Word file')}
            {printButton('Print or PDF: lesson plan', () => ({ kind: 'paper', paper: planPaper(lesson) }))}
            {fileButton('plan-md', 'Markdown', 'Lesson plan as Markdown')}
          </div>
        </section>
        <section className="export-group" aria-labelledby={`${id}-handout`}>
          <h3 id={`${id}-handout`}>Student handout</h3>
          <p className="aurora-hint">Words, texts, tasks and lines to write on, with the sheets and cards of the lesson. No answers and no teacher notes.</p>
          <div className="dialog-buttons">
            {fileButton('handout-docx', 'Word', 'Student handout as Word file')}
            {printButton('Print or PDF: student handout', () => ({ kind: 'paper', paper: handoutPaper(lesson) }))}
          </div>
        </section>
        <section className="export-group" aria-labelledby={`${id}-data`}>
          <h3 id={`${id}-data`}>For another device</h3>
          <p className="aurora-hint">A JSON file that Import Lesson on the first page of Aurora reads again.</p>
          <div className="dialog-buttons">{fileButton('lesson-json', 'JSON', 'Lesson as JSON')}</div>
        </section>
        <p className="aurora-hint" role="status">
          {status}
        </p>
        <div className="dialog-buttons">
          <button type="button" className="btn btn-primary" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
      </div>
      {printing && <LessonPrint printing={printing} onDone={() => setPrinting(null)} />}
    </dialog>
  );
}
