/** What classes made of this lesson before. The reports are kept with it, on this device. */
import { useId, useState } from 'react';
import type { PareReport } from '../../contracts/pare.ts';
import { ReportFiles } from './export/ReportFiles.tsx';
import { dayOf } from './export/report-paper.ts';

interface KeptReportsProps {
  title: string;
  reports: readonly PareReport[];
  onDelete: (report: PareReport) => void;
}

export function KeptReports({ title, reports, onDelete }: KeptReportsProps) {
  const [open, setOpen] = useState<string | null>(null);
  const id = useId();
  if (reports.length === 0) return null;
  return (
    <section className="pare-kept" aria-labelledby={id}>
      <h3 className="app-section" id={id}>
        Reports of past sessions
      </h3>
      <ul>
        {reports.map((report) => {
          const isOpen = open === report.at;
          return (
            <li key={report.at} className="pare-kept-report">
              <button type="button" className="pare-open" aria-expanded={isOpen} onClick={() => setOpen(isOpen ? null : report.at)}>
                {dayOf(report.at)}, session {report.code}
              </button>
              <span className="text-muted">{report.students === 1 ? 'One student' : `${report.students} students`}</span>
              {isOpen && (
                <div className="pare-kept-open">
                  <ReportFiles title={title} report={report} isOpen />
                  <p>
                    <button type="button" className="btn btn-quiet" onClick={() => onDelete(report)}>
                      Delete this report
                    </button>
                  </p>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <p className="text-muted">Reports do not go along when you share or export the lesson. Undo brings a deleted one back.</p>
    </section>
  );
}
