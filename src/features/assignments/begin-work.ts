/** Puts what an assignment brings into its tool and says where that is. Work that stands there already is kept. */
import { assignedPlaces } from '../../contracts/assignment.ts';
import { itemPath, libraryLimits } from '../../contracts/library.ts';
import * as storageKeys from '../../contracts/storage-keys.ts';
import type { OnMyDesk } from '../../stores/assignments/records.ts';
import { change } from '../../stores/assignments/student.ts';
import { announce, readObject, writeText } from '../../stores/device-storage.ts';
import { type EssayDraft, freshDraft, isWrittenOn, mostSaved, readEssays, titleChars } from '../../stores/essay-draft.ts';
import { keepReading, keptReading } from '../../stores/kept-reading.ts';
import { itemById, loadLibrary, newItem, putItem } from '../../stores/library/library.ts';
import { freshReflection } from '../../stores/library/shapes/reflection.ts';

const essayHref = '/literacy-workshop#essay-blocks';
const readHref = '/literacy-workshop#kora-read';

/** Has somebody begun, so that the tool holds it? */
export function isBegun({ item, content }: OnMyDesk): boolean {
  if (item === null) return false;
  return content.material.tool === 'essay' || content.material.tool === 'reading' || itemById(item)?.trashed === null;
}

/** The address in the tool. */
export async function beginWork(desk: OnMyDesk, now = new Date()): Promise<string> {
  const { material, title, instructions } = desk.content;
  const name = (title || assignedPlaces[material.tool].label).slice(0, libraryLimits.titleChars);
  await loadLibrary();
  switch (material.tool) {
    case 'reflection':
    case 'simulation': {
      const kind = material.tool;
      const href = (id: string): string => itemPath(kind, id) + (kind === 'simulation' ? '&view=run' : '');
      if (desk.item !== null && isBegun(desk)) return href(desk.item);
      const body = material.tool === 'simulation' ? material.simulation : freshReflection({ title: name, text: instructions, classLabel: '' });
      const item = newItem<unknown>(kind, material.tool === 'simulation' ? material.title || name : name, body, now);
      await putItem(item);
      await change(desk, { item: item.id });
      return href(item.id);
    }
    case 'essay':
      layOutEssay(desk, () => ({ ...freshDraft(material.essayType, material.gradeLevel), title: name.slice(0, titleChars), assignment: desk.id }), now);
      if (desk.item === null) await change(desk, { item: 'essay' });
      return essayHref;
    case 'reading': {
      const { passage, style, grade } = material.set;
      const kept = keptReading();
      if (kept.assignment !== desk.id) keepReading({ passage, style, teacherMode: false, grade, answers: kept.answers, assignment: desk.id });
      if (desk.item === null) await change(desk, { item: 'reading' });
      return readHref;
    }
  }
}

/** Puts the essay of the assignment into EssayBlocks: the one that was begun for it, wherever it stands, or a fresh one. Another that lies there is saved first. */
function layOutEssay({ id, item }: OnMyDesk, fresh: () => EssayDraft, now: Date): void {
  const { draft, saved } = readEssays(readObject(storageKeys.essays));
  // Begun anew in the tool, it belongs to no assignment: nothing says that it is another one.
  if (draft && (draft.assignment === id || (item !== null && draft.assignment === null))) return;
  const own = saved.find(({ essay }) => essay.assignment === id);
  const others = saved.filter((each) => each !== own);
  const kept = draft && isWrittenOn(draft) ? [{ id: crypto.randomUUID(), at: now.toISOString(), essay: draft }, ...others].slice(0, mostSaved) : others;
  writeText(storageKeys.essays, JSON.stringify({ draft: own?.essay ?? fresh(), saved: kept }));
  announce(storageKeys.essays);
}
