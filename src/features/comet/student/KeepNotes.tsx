/** Notes belong to who has written them: in the own library, as Word, as PDF. Makers load when they are asked for. */
import { useId, useState } from 'react';
import { itemPath } from '../../../contracts/library.ts';
import { newItem, putItem } from '../../../stores/library/library.ts';
import { loadPart } from '../../../ui/load-part.ts';
import { fileNameOf, saveFile } from '../../../ui/save-file.ts';
import { type KeptFrom, keptNotes, paperOf } from './kept-notes.ts';

export function KeepNotes({ from }: { from: KeptFrom }) {
  const [busy, setBusy] = useState<'docx' | 'pdf' | null>(null);
  const [status, setStatus] = useState('');
  const [path, setPath] = useState('');
  const id = useId();
  const save = async (kind: 'docx' | 'pdf') => {
    const kept = keptNotes(from);
    const paper = paperOf(kept);
    setBusy(kind);
    setStatus('');
    try {
      const content =
        kind === 'docx'
          ? await loadPart(() => import('../../../ui/paper/paper-docx.ts')).then(({ paperDocx }) => paperDocx(paper, { creator: 'Comet', color: '8A4B08' }))
          : await loadPart(() => import('../../../ui/paper/paper-pdf.ts')).then(({ paperPdf }) => paperPdf(paper, 'Comet'));
      saveFile(fileNameOf(kept.title, kind, 'notes'), content);
      setStatus('Saved with your downloads.');
    } catch {
      setStatus('The file could not be made. Look at the connection and press again.');
    }
    setBusy(null);
  };
  const keep = async () => {
    const { title, body } = keptNotes(from);
    const item = newItem('guided-notes', title, body);
    const isKept = await putItem(item);
    setPath(isKept ? itemPath('guided-notes', item.id) : '');
    setStatus(isKept ? 'Kept on this device, as they stand now.' : 'This browser has no room for it. Take the Word file or the PDF.');
  };
  return (
    <section className="comet-part" aria-labelledby={id} data-no-print>
      <h3 className="app-section" id={id}>
        Keep my notes
      </h3>
      <p className="comet-bar">
        <button type="button" className="btn btn-primary" onClick={() => void keep()}>
          Keep in my library
        </button>
        <button type="button" className="btn" disabled={busy !== null} onClick={() => void save('docx')}>
          {busy === 'docx' ? 'Making the file…' : 'Word'}
        </button>
        <button type="button" className="btn" disabled={busy !== null} onClick={() => void save('pdf')}>
          {busy === 'pdf' ? 'Making the file…' : 'PDF'}
        </button>
      </p>
      <p role="status">
        {status} {path && <a href={path}>Open them in Comet</a>}
      </p>
    </section>
  );
}
