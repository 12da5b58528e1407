/** A report to read, with the ways to take it along. */
import { useState } from 'react';
import { loadPart } from '../load-part.ts';
import { PaperView } from '../paper/PaperView.tsx';
import { PrintPaper } from '../paper/PrintPlace.tsx';
import type { Paper } from '../paper/paper.ts';
import { useFiles } from '../paper/use-files.ts';
import { fileNameOf } from '../save-file.ts';
import type { ReportTool } from './report.ts';

export function ReportFiles({ tool, paper }: { tool: ReportTool; paper: Paper }) {
  const [isPrinting, setIsPrinting] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const { busy, status, save } = useFiles<'docx'>(() => setHasFailed(true));
  const make = async () => {
    setHasFailed(false);
    const { paperDocx } = await loadPart(() => import('../paper/paper-docx.ts'));
    return { name: fileNameOf(paper.title, 'docx', 'report'), content: await paperDocx(paper, { creator: tool.name, color: tool.color }) };
  };
  return (
    <>
      <p className="report-bar">
        <button type="button" className="btn" onClick={() => setIsPrinting(true)}>
          Print the report
        </button>
        <button type="button" className="btn" disabled={busy !== null} onClick={() => void save('docx', make)}>
          {busy ? 'Making the file…' : 'Save as Word file'}
        </button>
        <span role="status" className="text-muted">
          {hasFailed ? 'The file could not be made. Nothing is lost: look at the connection and press again.' : status}
        </span>
      </p>
      <div className="report-page">
        <PaperView paper={paper} level={3} />
      </div>
      {isPrinting && <PrintPaper paper={paper} className={`tool-${tool.id}`} onDone={() => setIsPrinting(false)} />}
    </>
  );
}
