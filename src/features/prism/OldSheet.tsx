/** What stands on the planning sheet that was here before the tool: offered as a start, so that it is not lost. */
import { useEffect, useState } from 'react';
import { keepSheet, type SheetTexts, sheetTexts } from '../../stores/planning-sheets.ts';

const path = '/tools/prism';

export function OldSheet({ onStart }: { onStart: (prompt: null, title: string, text: string) => void }) {
  const [sheet, setSheet] = useState<SheetTexts>({});
  useEffect(() => setSheet(sheetTexts(path)), []);
  const { title = '', occasion = '', describe = '', analyze = '', apply = '' } = sheet;
  const text = [occasion, describe, analyze, apply].filter(Boolean).join('\n\n');
  if (!title && !text) return null;
  const start = (): void => {
    onStart(null, title || 'From my planning sheet', text);
    keepSheet(path, {});
  };
  return (
    <p className="prism-notice">
      The sheet you filled in before Prism opened is still here{title && <span dir="auto">{`: “${title}”`}</span>}.{' '}
      <button type="button" className="btn" onClick={start}>
        Make it a reflection
      </button>
    </p>
  );
}
