/** Work that was handed in, to read: first what the student did, then, a press away, what it was done on. */
import type { Sheet } from '../../engine/sheet/sheet.ts';
import { SheetView } from '../../ui/SheetView.tsx';

export function WorkSheet({ sheet: { facts, sections } }: { sheet: Sheet }) {
  const given = sections.filter(({ isGiven }) => isGiven);
  return (
    <>
      <SheetView facts={facts} sections={sections.filter(({ isGiven }) => !isGiven)} heading={3} />
      {given.length > 0 && (
        <details className="assign-preview">
          <summary>What it was done on</summary>
          <SheetView facts={[]} sections={given} heading={3} />
        </details>
      )}
    </>
  );
}
