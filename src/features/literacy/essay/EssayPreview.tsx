/** The essay as a reader gets it: joined, with its count of words, what is still missing, and the note on the use of AI. */
import { Printer } from 'lucide-react';
import type { RefObject } from 'react';
import { wordsText } from '../../../engine/text/count-words.ts';
import type { EssayDraft } from '../../../stores/essay-draft.ts';
import type { EssayStore } from './essay-store.ts';
import { missingIn, noteFromLog, noteOf, paragraphsOf, wordsOfEssay } from './essay-text.ts';

interface EssayPreviewProps {
  essay: EssayStore;
  draft: EssayDraft;
  dialog: RefObject<HTMLDialogElement | null>;
}

const noteChars = 1_500;

export function EssayPreview({ essay, draft, dialog }: EssayPreviewProps) {
  const paragraphs = paragraphsOf(draft);
  const missing = missingIn(draft);
  return (
    <dialog className="dialog essay-preview" ref={dialog} aria-labelledby="essay-preview-title">
      <div className="dialog-body">
        <h3 className="dialog-title" id="essay-preview-title" tabIndex={-1} dir="auto">
          {draft.title || 'Essay without a title'}
        </h3>
        <p className="text-muted" data-no-print>
          {wordsText(wordsOfEssay(draft))}.
        </p>
        <div className="essay-paper" dir="auto">
          {paragraphs.length === 0 && <p className="text-muted">Nothing is written yet.</p>}
          {paragraphs.map((paragraph, i) => (
            // Two paragraphs may be the same, and none moves.
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
            <p key={i}>{paragraph}</p>
          ))}
          {draft.hasNote && (
            <p className="essay-note-text">
              <strong>Use of AI.</strong> {noteOf(draft)}
            </p>
          )}
        </div>
        <div data-no-print>
          <h4 className="text-h3">Still missing</h4>
          {missing.length === 0 ? (
            <p>Every block has something in it.</p>
          ) : (
            <ul>
              {missing.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </div>
        <fieldset className="essay-note" data-no-print>
          <legend className="text-h3">Note on the use of AI</legend>
          <label htmlFor="essay-note">Written from how often you asked for suggestions. Change it so that it is true.</label>
          <textarea
            id="essay-note"
            className="field"
            dir="auto"
            rows={4}
            maxLength={noteChars}
            value={noteOf(draft)}
            onChange={(event) => essay.change({ note: event.target.value })}
          />
          <label className="essay-check">
            <input type="checkbox" checked={draft.hasNote} onChange={(event) => essay.change({ hasNote: event.target.checked })} /> Add the note when the essay is exported
          </label>
          {draft.note !== null && draft.note !== noteFromLog(draft) && (
            <button type="button" className="text-btn" onClick={() => essay.change({ note: null })}>
              Write it from the log again
            </button>
          )}
        </fieldset>
        <div className="dialog-buttons" data-no-print>
          <button type="button" className="btn" onClick={() => print()}>
            <Printer size={16} aria-hidden="true" /> Print
          </button>
          <button type="button" className="btn btn-primary" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
      </div>
    </dialog>
  );
}
