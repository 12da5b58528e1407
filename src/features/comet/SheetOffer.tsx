/** Notes that were written on the planning sheet, which stood at this address before Comet did, can be taken over. */
import { useEffect, useState } from 'react';
import { keepSheet, type SheetTexts, sheetTexts } from '../../stores/planning-sheets.ts';
import { showToast } from '../../stores/toasts.ts';
import type { CometStore } from './comet-store.ts';
import { notesFromSheet, sheetPath } from './notes-from-sheet.ts';

export function SheetOffer({ comet }: { comet: CometStore }) {
  const [texts, setTexts] = useState<SheetTexts>({});
  useEffect(() => setTexts(sheetTexts(sheetPath)), []);
  const notes = notesFromSheet(texts);
  if (!notes) return null;
  return (
    <p className="comet-note">
      <span>
        Your planning sheet is still here: <strong dir="auto">{notes.title}</strong>.
      </span>{' '}
      <button
        type="button"
        className="btn"
        onClick={() => {
          comet.openNew(notes.title, notes.body);
          keepSheet(sheetPath, {});
          showToast({ title: 'Taken over', message: 'Your sheet is guided notes now, and is kept with the others.' });
        }}
      >
        Open it as guided notes
      </button>
    </p>
  );
}
