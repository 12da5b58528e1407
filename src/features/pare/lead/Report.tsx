/** After class: what was written, what was shown and voted for; to keep, to print, as a table. Made on this device. */
import { useState } from 'react';
import type { PareLesson, PareReport } from '../../../contracts/pare.ts';
import type { LiveView } from '../../../stores/live/live-view.ts';
import { loadPart } from '../../../ui/load-part.ts';
import { ReportFiles } from '../../../ui/reports/ReportFiles.tsx';
import { fileNameOf, saveFile } from '../../../ui/save-file.ts';
import { pareReports, reportPaper } from '../export/report-paper.ts';
import { reportOf } from './report.ts';

interface ReportProps {
  view: LiveView;
  code: string;
  /** False: this browser has no room. */
  onKeep: (lesson: PareLesson, report: PareReport) => Promise<boolean>;
  /** After the end it is what the teacher came for. */
  isOver: boolean;
}

export function Report({ view, code, onKeep, isOver }: ReportProps) {
  const [isNamed, setIsNamed] = useState(false);
  const [status, setStatus] = useState('');
  const lesson = view.room.content as PareLesson;
  const report = reportOf(view, { code, isNamed, now: new Date() });
  const keep = async () => {
    const isKept = await onKeep(lesson, report);
    setStatus(
      isKept
        ? `Kept with the lesson in your library on this device${isNamed ? ', with names' : ', without names'}.`
        : 'This browser has no room for it. Save it as a file instead.',
    );
  };
  const csv = async () => {
    const { reportCsv } = await loadPart(() => import('./report-csv.ts'));
    saveFile(fileNameOf(lesson.title, 'csv', 'pare', 'answers'), reportCsv(view, isNamed), 'text/csv;charset=utf-8');
  };
  return (
    <details className="pare-report" open={isOver || undefined}>
      <summary>Report of this session</summary>
      <p className="pare-bar">
        <button type="button" className="btn btn-primary" onClick={() => void keep()}>
          Keep in my library
        </button>
        <label className="pare-switch">
          <input type="checkbox" checked={isNamed} onChange={(event) => setIsNamed(event.target.checked)} />
          With names
        </label>
        <button type="button" className="btn" onClick={() => void csv().catch(() => setStatus('The table could not be made. Look at the connection and press again.'))}>
          Save as CSV
        </button>
      </p>
      <p role="status">{status}</p>
      <ReportFiles tool={pareReports} paper={reportPaper(lesson.title, report)} />
      <p className="text-muted">
        The CSV holds all that was written, and the votes for it{report.withheld > 0 && ', also what the report leaves out, marked'},{' '}
        {isNamed ? 'with every name' : 'and “Student 1”, “Student 2” in the place of names'}. Keep it where only you can read it.
      </p>
    </details>
  );
}
