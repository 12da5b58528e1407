/** Puts a shared piece of work among one's own: nothing that stands there is replaced. */
import { mapLimits } from '../../contracts/concept-map.ts';
import { itemPath, libraryPlaces } from '../../contracts/library.ts';
import type { PerspectiveSet } from '../../contracts/perspective-set.ts';
import type { ReadingSet } from '../../contracts/reading.ts';
import * as storageKeys from '../../contracts/storage-keys.ts';
import { mapOfPerspectives } from '../../engine/concept-map/from-perspectives.ts';
import { announce, readObject, writeText } from '../../stores/device-storage.ts';
import { type EssayDraft, mostSaved, readEssays } from '../../stores/essay-draft.ts';
import { keepReading } from '../../stores/kept-reading.ts';
import { newItem, putItem } from '../../stores/library/library.ts';
import type { SharedWork } from '../../stores/sharing/shared-work.ts';

export interface SavedCopy {
  isKept: boolean;
  /** Where it is now. */
  href: string;
  /** "Open it in Aurora" */
  label: string;
}

export async function saveCopy({ kind, title, body }: SharedWork, now = new Date()): Promise<SavedCopy> {
  // The kind says which reader has made the body.
  if (kind === 'essay') return { isKept: saveEssay(body as EssayDraft, now), href: '/literacy-workshop#essay-blocks', label: 'Open EssayBlocks: it stands among the saved drafts' };
  if (kind === 'reading') return { isKept: saveReading(body as ReadingSet), href: '/literacy-workshop#kora-read', label: 'Open it in KORA Read' };
  if (kind === 'perspectives') return saveAsMap(title, body as PerspectiveSet, now);
  const item = newItem(kind, title, body, now);
  return { isKept: await putItem(item), href: itemPath(kind, item.id), label: `Open it in ${libraryPlaces[kind].tool}` };
}

const groundings = { checked: 'topic-pack', model: 'model', none: 'scaffold' } as const;

/** The library has no place for the answer itself, and the explorer keeps none. */
async function saveAsMap(question: string, { views, facts, basis }: PerspectiveSet, now: Date): Promise<SavedCopy> {
  const map = mapOfPerspectives({ question, perspectives: views, facts, meta: { grounding: groundings[basis] } });
  const item = newItem('concept-map', question.slice(0, mapLimits.titleChars), map, now);
  return { isKept: await putItem(item), href: itemPath('concept-map', item.id), label: 'Open it in Nebula: it is a concept map' };
}

function saveEssay(essay: EssayDraft, now: Date): boolean {
  const { draft, saved } = readEssays(readObject(storageKeys.essays));
  const added = [{ id: crypto.randomUUID(), at: now.toISOString(), essay }, ...saved].slice(0, mostSaved);
  const isKept = writeText(storageKeys.essays, JSON.stringify({ draft, saved: added }));
  announce(storageKeys.essays);
  return isKept;
}

function saveReading({ passage, style, grade, questions }: ReadingSet): boolean {
  const answers = Object.fromEntries(questions.flatMap(({ question, answer }) => (answer ? [[question, answer] as const] : [])));
  return keepReading({ passage, style, teacherMode: questions.some(({ expected }) => expected !== ''), grade, answers, assignment: null });
}
