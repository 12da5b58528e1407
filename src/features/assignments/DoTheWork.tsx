/** The way into the tool, with what the assignment brings. */
import { useEffect, useState } from 'react';
import { assignedPlaces } from '../../contracts/assignment.ts';
import type { OnMyDesk } from '../../stores/assignments/records.ts';
import { holdsOtherPassage } from '../../stores/kept-reading.ts';
import { loadLibrary } from '../../stores/library/library.ts';
import { beginWork, isBegun } from './begin-work.ts';

export function DoTheWork({ record, go = (href: string) => location.assign(href) }: { record: OnMyDesk; go?: (href: string) => void }) {
  const [hasBegun, setHasBegun] = useState(record.item !== null);
  const { material } = record.content;
  const { tool } = assignedPlaces[material.tool];
  const isGone = record.gone !== null;
  useEffect(() => {
    void loadLibrary().then(() => setHasBegun(isBegun(record)));
  }, [record]);
  return (
    <section className="assign-part" aria-labelledby="assign-do">
      <h2 className="app-section" id="assign-do">
        {isGone ? 'Your work' : '1. Do the work'}
      </h2>
      <p className="max-w-measure">
        {isGone
          ? 'What you wrote is yours. It stays on this device until you delete it there.'
          : `${tool} opens with what you need. Everything is kept on this device while you work. Then come back to this page to hand in.`}
      </p>
      {material.tool === 'reading' && !hasBegun && !isGone && holdsOtherPassage(material.set.passage) && (
        <p className="assign-note">KORA Read holds another passage on this device. The passage of the assignment takes its place; answers that you wrote stay.</p>
      )}
      <p>
        <button type="button" className={record.sent.length > 0 ? 'btn' : 'btn btn-primary'} onClick={() => void beginWork(record).then(go)}>
          {hasBegun ? `Go on in ${tool}` : `Open it in ${tool}`}
        </button>
      </p>
    </section>
  );
}
