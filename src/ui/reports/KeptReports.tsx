/** What classes made of a piece of work before. The reports are kept with it, on this device. */
import { useEffect, useId, useRef, useState } from 'react';
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
  /** How many were deleted here: the last one leaves a sentence. */
  const [deleted, setDeleted] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    // What had the focus is gone.
    if (deleted > 0) heading.current?.focus({ preventScroll: true });
  }, [deleted]);
  if (reports.length === 0 && deleted === 0) return null;
  return (
    <section className="kept-list" aria-labelledby={id}>
      <h3 className="app-section" id={id} ref={heading} tabIndex={-1}>
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
                      <button
                        type="button"
                        className="btn btn-quiet"
                        onClick={() => {
                          onDelete(report);
                          setDeleted(deleted + 1);
                        }}
                      >
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
      {reports.length === 0 && <p>No report is left.</p>}
      <p className="text-muted">Reports do not go along when you share or export {what}. Undo brings a deleted one back.</p>
    </section>
  );
}
