/** Takes reflections along as a file. The writers load when one is pressed: the library for PDF weighs more than the page. */
import { FileDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { showToast } from '../../stores/toasts.ts';
import { loadPart } from '../../ui/load-part.ts';
import { fileName, type ReflectionSet, toMarkdown } from './reflection-text.ts';

export interface ExportButtonProps {
  /** Asked for when it is pressed. */
  set: () => ReflectionSet;
  /** Beside several of its kind the button says what it exports. */
  label: string;
  save: (name: string, content: Blob) => void;
}

const formats = [
  { id: 'pdf', name: 'PDF' },
  { id: 'html', name: 'HTML' },
  { id: 'md', name: 'Markdown' },
] as const;
type Format = (typeof formats)[number]['id'];

async function fileOf(format: Format, set: ReflectionSet, hasFeedback: boolean): Promise<Blob> {
  if (format === 'pdf') return (await loadPart(() => import('./reflection-pdf.ts'))).reflectionPdf(set, hasFeedback);
  if (format === 'html') return (await loadPart(() => import('./reflection-html.ts'))).reflectionHtml(set, hasFeedback);
  return new Blob([toMarkdown(set, hasFeedback)], { type: 'text/markdown' });
}

export function ExportButton({ set, label, save }: ExportButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [hasFeedback, setHasFeedback] = useState(true);
  const [busy, setBusy] = useState<Format | null>(null);
  const id = useId();

  const exportAs = async (format: Format): Promise<void> => {
    const wanted = set();
    setBusy(format);
    try {
      save(fileName(wanted.title, format), await fileOf(format, wanted, hasFeedback));
      dialog.current?.close();
    } catch {
      showToast({ title: 'The file could not be made', message: 'Your reflections are kept. Try again when the connection is back, or take Markdown.', variant: 'destructive' });
    }
    setBusy(null);
  };

  return (
    <>
      <button type="button" className="btn btn-quiet" aria-label={label} aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        <FileDown size={16} aria-hidden="true" /> Export
      </button>
      <dialog className="dialog" ref={dialog} aria-labelledby={id}>
        <div className="dialog-body">
          <h2 className="dialog-title" id={id}>
            {label}
          </h2>
          <label className="prism-check">
            <input type="checkbox" checked={hasFeedback} onChange={(event) => setHasFeedback(event.target.checked)} /> With the feedback
          </label>
          <div className="dialog-buttons">
            {formats.map(({ id: format, name }) => (
              <button key={format} type="button" className="btn" disabled={busy !== null} onClick={() => void exportAs(format)}>
                {busy === format ? 'Making the file…' : name}
              </button>
            ))}
            <button type="button" className="btn btn-quiet" onClick={() => dialog.current?.close()}>
              Cancel
            </button>
          </div>
        </div>
      </dialog>
    </>
  );
}
