/** A plan that was written on the planning sheet, which stood at this address before Aurora did, can be taken over as a lesson. */
import { useEffect, useState } from 'react';
import { keepSheet, type SheetTexts, sheetTexts } from '../../stores/planning-sheets.ts';
import { showToast } from '../../stores/toasts.ts';
import type { AuroraStore } from './aurora-store.ts';
import { lessonFromSheet, sheetPath } from './lesson-from-sheet.ts';

export function SheetOffer({ aurora }: { aurora: AuroraStore }) {
  const [texts, setTexts] = useState<SheetTexts>({});
  useEffect(() => setTexts(sheetTexts(sheetPath)), []);
  const lesson = lessonFromSheet(texts);
  if (!lesson) return null;
  return (
    <p className="aurora-note">
      <span>
        Your planning sheet is still here: <strong dir="auto">{lesson.title}</strong>.
      </span>{' '}
      <button
        type="button"
        className="btn"
        onClick={() => {
          aurora.openNew(lesson.title, lesson.body);
          keepSheet(sheetPath, {});
          showToast({ title: 'Taken over', message: 'Your plan is a lesson now, and is kept with the others.' });
        }}
      >
        Open it as a lesson
      </button>
    </p>
  );
}
