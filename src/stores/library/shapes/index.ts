/** Reads items and their bodies, whatever version wrote them. */
import { type LibraryItem, type LibraryKind, type LibraryVersion, libraryKinds, libraryLimits } from '../../../contracts/library.ts';
import { conceptMapShape } from './concept-map.ts';
import { guidedNotesShape } from './guided-notes.ts';
import { lessonShape } from './lesson.ts';
import { pareShape } from './pare.ts';
import { reflectionShape } from './reflection.ts';
import { isRecord, isTime, type Shape, textOf, textsOf } from './shape.ts';
import { simulationShape } from './simulation.ts';

export const shapes: Readonly<Record<LibraryKind, Shape<unknown>>> = {
  lesson: lessonShape,
  'guided-notes': guidedNotesShape,
  reflection: reflectionShape,
  simulation: simulationShape,
  'concept-map': conceptMapShape,
  pare: pareShape,
};

/** Null: this is no item, or one of a newer version than this page can read. Times and labels that are damaged are mended. */
export function readItem(value: unknown): LibraryItem | null {
  if (!isRecord(value) || typeof value.id !== 'string' || value.id === '') return null;
  const kind = libraryKinds.find((each) => each === value.kind);
  if (!kind || typeof value.shape !== 'number' || value.shape > shapes[kind].version) return null;
  const body = shapes[kind].read(value.body, value.shape);
  if (body === null) return null;
  const created = isTime(value.created) ? value.created : new Date(0).toISOString();
  return {
    id: value.id,
    kind,
    shape: shapes[kind].version,
    title: textOf(value.title, libraryLimits.titleChars),
    tags: textsOf(value.tags, libraryLimits.tags).map((tag) => tag.slice(0, libraryLimits.tagChars)),
    isPinned: value.isPinned === true,
    created,
    updated: isTime(value.updated) ? value.updated : created,
    trashed: isTime(value.trashed) ? value.trashed : null,
    body,
  };
}

/** An earlier state of an item of this kind; null where it cannot be read. */
export function readVersion(value: unknown, kind: LibraryKind): LibraryVersion | null {
  if (!isRecord(value) || typeof value.item !== 'string' || !isTime(value.at) || typeof value.shape !== 'number' || value.shape > shapes[kind].version) return null;
  const body = shapes[kind].read(value.body, value.shape);
  if (body === null) return null;
  const { item, at } = value;
  return { item, at, label: textOf(value.label, libraryLimits.titleChars), title: textOf(value.title, libraryLimits.titleChars), shape: shapes[kind].version, body };
}

/** Was the item written by a later version of this site? */
export const isNewer = (value: unknown): boolean =>
  isRecord(value) && typeof value.shape === 'number' && libraryKinds.some((kind) => kind === value.kind && Number(value.shape) > shapes[kind].version);
