/** A report to read, with the ways to take it along. */
import { useState } from 'react';
import type { PareReport } from '../../../contracts/pare.ts';
import { PaperView } from '../../../ui/paper/PaperView.tsx';
import { PrintPaper } from '../../../ui/paper/PrintPlace.tsx';
import { useFiles } from '../../../ui/paper/use-files.ts';
import { fileNameOf } from '../../../ui/save-file.ts';
import { notMade, wordOf } from './files.ts';
import { reportPaper } from './report-paper.ts';

interface ReportFilesProps {
  title: string;
  report: PareReport;
  /** Is it shown here as well? */
  isOpen: boolean;
}

export function ReportFiles({ title, report, isOpen }: ReportFilesProps) {
  const [isPrinting, setIsPrinting] = useState(false);
  const { busy, status, save } = useFiles<'docx'>(notMade);
  const paper = reportPaper(title, report);
  return (
    <>
      <p className="pare-bar">
        <button type="button" className="btn" onClick={() => setIsPrinting(true)}>
          Print the report
        </button>
        <button
          type="button"
          className="btn"
          disabled={busy !== null}
          onClick={() => void save('docx', async () => ({ name: fileNameOf(paper.title, 'docx', 'report'), content: await wordOf(paper) }))}
        >
          {busy ? 'Making the file…' : 'Save as Word file'}
        </button>
        <span role="status" className="text-muted">
          {status}
        </span>
      </p>
      {isOpen && (
        <div className="pare-report-page">
          <PaperView paper={paper} level={3} />
        </div>
      )}
      {isPrinting && <PrintPaper paper={paper} className="tool-pare" onDone={() => setIsPrinting(false)} />}
    </>
  );
}
