/** What can be done with the whole essay: save a draft, see it joined, take it along as a file, start over. */
import { Eye, FileDown, RotateCcw, Save } from 'lucide-react';
import { useRef, useState } from 'react';
import type { EssayDraft } from '../../../stores/essay-draft.ts';
import { showToast } from '../../../stores/toasts.ts';
import { loadPart } from '../../../ui/load-part.ts';
import { ShareButton } from '../../../ui/ShareButton.tsx';
import { EssayPreview } from './EssayPreview.tsx';
import type { EssayStore } from './essay-store.ts';
import { fileName, noteOf, wordsOfEssay } from './essay-text.ts';

interface EssayToolsProps {
  essay: EssayStore;
  draft: EssayDraft;
  save: (name: string, content: Blob) => void;
}

/** Loaded when pressed: the libraries weigh more than the page. */
const writers = {
  pdf: () => loadPart(() => import('./essay-pdf.ts')).then(({ essayPdf }) => essayPdf),
  docx: () => loadPart(() => import('./essay-docx.ts')).then(({ essayDocx }) => essayDocx),
} as const;

/** The note on the use of AI goes along as it reads now. */
const asShared = (draft: EssayDraft) => ({ kind: 'essay' as const, title: draft.title, body: { ...draft, note: draft.hasNote ? noteOf(draft) : null } });

export function EssayTools({ essay, draft, save }: EssayToolsProps) {
  const [busy, setBusy] = useState<keyof typeof writers | null>(null);
  const preview = useRef<HTMLDialogElement>(null);
  const isEmpty = wordsOfEssay(draft) === 0;

  const saveDraft = () => {
    essay.save();
    showToast({
      title: 'Draft saved',
      message: essay.$isKept.get() ? 'It stands in the list below, on this device.' : 'This browser keeps nothing: the draft lasts until you leave the page.',
    });
  };
  const openPreview = () => {
    preview.current?.showModal();
    // The browser would go to the note, past what is to be read.
    preview.current?.querySelector('h3')?.focus();
  };
  const exportAs = async (kind: keyof typeof writers) => {
    if (isEmpty) return showToast({ title: 'Nothing to export yet', message: 'Write something in a block first.', variant: 'destructive' });
    setBusy(kind);
    try {
      const write = await writers[kind]();
      save(fileName(draft, kind), await write(draft));
    } catch {
      showToast({
        title: 'The file could not be made',
        message: 'Your essay is kept. Try again when the connection is back, or print it from the preview.',
        variant: 'destructive',
      });
    }
    setBusy(null);
  };
  const reset = () => {
    const undo = essay.reset();
    showToast({ title: 'Essay put away', message: 'Saved drafts stay.', action: { label: 'Undo', run: undo } });
  };

  return (
    <div className="essay-tools" role="group" aria-label="Whole essay">
      <button type="button" className="btn" onClick={saveDraft}>
        <Save size={16} aria-hidden="true" /> Save Draft
      </button>
      <button type="button" className="btn" onClick={openPreview}>
        <Eye size={16} aria-hidden="true" /> Preview Essay
      </button>
      <button type="button" className="btn" disabled={busy !== null} onClick={() => void exportAs('pdf')}>
        <FileDown size={16} aria-hidden="true" /> {busy === 'pdf' ? 'Making the PDF…' : 'Export as PDF'}
      </button>
      <button type="button" className="btn" disabled={busy !== null} onClick={() => void exportAs('docx')}>
        <FileDown size={16} aria-hidden="true" /> {busy === 'docx' ? 'Making the file…' : 'Export as Word'}
      </button>
      <ShareButton what="this essay" open={() => loadPart(() => import('../../../stores/sharing/sharing-of.ts')).then(({ sharingOf }) => sharingOf(() => asShared(draft)))} />
      <button type="button" className="btn btn-quiet" onClick={reset}>
        <RotateCcw size={16} aria-hidden="true" /> Reset
      </button>
      <EssayPreview essay={essay} draft={draft} dialog={preview} />
    </div>
  );
}
