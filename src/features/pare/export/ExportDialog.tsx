/** Everything a PARE lesson can be taken along as. Loaded when Export is pressed. */
import { useEffect, useId, useRef, useState } from 'react';
import { loadPart } from '../../../ui/load-part.ts';
import { PrintPaper } from '../../../ui/paper/PrintPlace.tsx';
import type { Paper } from '../../../ui/paper/paper.ts';
import { type MadeFile, useFiles } from '../../../ui/paper/use-files.ts';
import { fileNameOf } from '../../../ui/save-file.ts';
import { notMade, wordOf } from './files.ts';
import { lessonJson } from './lesson-json.ts';
import { type NamedPare, studentPaper, teacherPaper } from './lesson-papers.ts';

type LessonFile = 'docx' | 'md' | 'student-docx' | 'json';

async function make(kind: LessonFile, lesson: NamedPare): Promise<MadeFile> {
  const named = (ending: string, content: Blob, tail = ''): MadeFile => ({ name: fileNameOf(lesson.title, ending, 'pare-lesson', tail), content });
  switch (kind) {
    case 'docx':
      return named('docx', await wordOf(teacherPaper(lesson)));
    case 'student-docx':
      return named('docx', await wordOf(studentPaper(lesson)), 'students');
    case 'md': {
      const { paperMarkdown } = await loadPart(() => import('../../../ui/paper/paper-markdown.ts'));
      return named('md', new Blob([paperMarkdown(teacherPaper(lesson))], { type: 'text/markdown' }));
    }
    case 'json':
      return named('json', new Blob([lessonJson(lesson)], { type: 'application/json' }));
  }
}

export function ExportDialog({ lesson, onClose }: { lesson: NamedPare; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [printing, setPrinting] = useState<Paper | null>(null);
  const { busy, status, save } = useFiles<LessonFile>(notMade);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const file = (kind: LessonFile, label: string, name: string) => (
    <button type="button" className="btn" aria-label={name} disabled={busy !== null} onClick={() => void save(kind, () => make(kind, lesson))}>
      {busy === kind ? 'Making the file…' : label}
    </button>
  );
  const print = (name: string, paper: Paper) => (
    <button type="button" className="btn" aria-label={`Print or PDF: ${name}`} onClick={() => setPrinting(paper)}>
      Print or PDF
    </button>
  );
  return (
    <dialog className="dialog" ref={dialog} aria-labelledby={id} onClose={onClose}>
      <div className="dialog-body">
        <h2 className="dialog-title" id={id}>
          Export
        </h2>
        <section aria-labelledby={`${id}-teacher`}>
          <h3 className="pare-strong" id={`${id}-teacher`}>
            For you
          </h3>
          <p className="text-muted">The whole lesson, with background, visuals and sources.</p>
          <div className="dialog-buttons">
            {file('docx', 'Word', 'Lesson as Word file')}
            {print('lesson', teacherPaper(lesson))}
            {file('md', 'Markdown', 'Lesson as Markdown')}
          </div>
        </section>
        <section aria-labelledby={`${id}-students`}>
          <h3 className="pare-strong" id={`${id}-students`}>
            For a class without devices
          </h3>
          <p className="text-muted">Scene, task and lines to write on. The reveal stands on a page of its own, to give out later.</p>
          <div className="dialog-buttons">
            {file('student-docx', 'Word', 'Student pages as Word file')}
            {print('student pages', studentPaper(lesson))}
          </div>
        </section>
        <section aria-labelledby={`${id}-data`}>
          <h3 className="pare-strong" id={`${id}-data`}>
            For another device
          </h3>
          <p className="text-muted">A JSON file that Import on this page reads again.</p>
          <div className="dialog-buttons">{file('json', 'JSON', 'Lesson as JSON')}</div>
        </section>
        <p className="text-muted" role="status">
          {status}
        </p>
        <div className="dialog-buttons">
          <button type="button" className="btn btn-primary" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
      </div>
      {printing && <PrintPaper paper={printing} className="tool-pare" onDone={() => setPrinting(null)} />}
    </dialog>
  );
}
