/** Opens the export of a lesson, which arrives when it is pressed. */
import { FileDown } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { showToast } from '../../../stores/toasts.ts';
import { loadPart } from '../../../ui/load-part.ts';
import type { NamedPare } from './lesson-papers.ts';

export function ExportButton({ lesson }: { lesson: () => NamedPare }) {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setDialog(null);
    button.current?.focus();
  };
  const open = async () => {
    try {
      const { ExportDialog } = await loadPart(() => import('./ExportDialog.tsx'));
      setDialog(<ExportDialog lesson={lesson()} onClose={close} />);
    } catch {
      showToast({ title: 'Export did not arrive', message: 'Your lesson is kept. Look at the connection and press again.', variant: 'destructive' });
    }
  };
  return (
    <>
      <button ref={button} type="button" className="btn" aria-haspopup="dialog" onClick={() => void open()}>
        <FileDown size={18} aria-hidden="true" /> Export
      </button>
      {dialog}
    </>
  );
}
