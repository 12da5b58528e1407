/** What classes made of a piece of work before. The reports are kept with it, on this device. */
import { useId, useState } from 'react';
import type { Paper } from '../paper/paper.ts';
import { ReportFiles } from './ReportFiles.tsx';
import { dayOf, type KeptReport, type ReportTool } from './report.ts';

interface KeptReportsProps<Report extends KeptReport> {
  tool: ReportTool;
  /** What the reports are kept with: "the lesson". */
  what: string;
  reports: readonly Report[];
  paperOf: (report: Report) => Paper;
  /** Null: this page may not change the work. */
  onDelete: ((report: Report) => void) | null;
}

export function KeptReports<Report extends KeptReport>({ tool, what, reports, paperOf, onDelete }: KeptReportsProps<Report>) {
  const [open, setOpen] = useState<string | null>(null);
  const id = useId();
  if (reports.length === 0) return null;
  return (
    <section className="kept-list" aria-labelledby={id}>
      <h3 className="app-section" id={id}>
        Reports of past sessions
      </h3>
      <ul>
        {reports.map((report) => {
          const isOpen = open === report.at;
          return (
            <li key={report.at}>
              <button type="button" className="kept-name" aria-expanded={isOpen} onClick={() => setOpen(isOpen ? null : report.at)}>
                {dayOf(report.at)}, session {report.code}
              </button>
              <span className="text-muted">{report.students === 1 ? 'One student' : `${report.students} students`}</span>
              {isOpen && (
                <div className="kept-open">
                  <ReportFiles tool={tool} paper={paperOf(report)} />
                  {onDelete && (
                    <p>
                      <button type="button" className="btn btn-quiet" onClick={() => onDelete(report)}>
                        Delete this report
                      </button>
                    </p>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <p className="text-muted">Reports do not go along when you share or export {what}. Undo brings a deleted one back.</p>
    </section>
  );
}
