/** Drafts that were saved on this device: go back to one, or delete it with undo. */
import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { wordsText } from '../../../engine/text/count-words.ts';
import type { SavedDraft } from '../../../stores/essay-draft.ts';
import { showToast } from '../../../stores/toasts.ts';
import type { EssayStore } from './essay-store.ts';
import { wordsOfEssay } from './essay-text.ts';

export function SavedDrafts({ essay }: { essay: EssayStore }) {
  const saved = useStore(essay.$saved);
  const summary = useRef<HTMLElement>(null);
  if (saved.length === 0) return null;
  const restore = (draft: SavedDraft) => {
    essay.restore(draft);
    summary.current?.focus();
    showToast({ title: 'Draft opened', message: 'What stood here before is in the list of saved drafts.' });
  };
  const remove = (id: string) => {
    const undo = essay.removeSaved(id);
    summary.current?.focus();
    showToast({ title: 'Draft deleted', action: { label: 'Undo', run: undo } });
  };
  return (
    <details className="essay-saved">
      <summary ref={summary}>Saved drafts: {saved.length}</summary>
      <ul>
        {saved.map((draft) => (
          <li key={draft.id}>
            <span dir="auto">
              {draft.essay.title || 'Essay without a title'}{' '}
              <span className="text-muted">
                {draft.essay.essayType}, {wordsText(wordsOfEssay(draft.essay))}, {timeOf(draft.at)}
              </span>
            </span>
            <span className="essay-saved-buttons">
              <button type="button" className="btn" aria-label={`Open the draft of ${timeOf(draft.at)}`} onClick={() => restore(draft)}>
                Open
              </button>
              <button type="button" className="btn btn-quiet" aria-label={`Delete the draft of ${timeOf(draft.at)}`} onClick={() => remove(draft.id)}>
                Delete
              </button>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const timeOf = (at: string): string => new Date(at).toLocaleString('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
