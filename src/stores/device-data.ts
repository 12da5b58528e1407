/** Everything this site keeps on the device, as a whole: one file to take away, and the way back. `erase-device.ts` is the end of it. */
import type { LibraryItem, LibraryVersion } from '../contracts/library.ts';
import * as storageKeys from '../contracts/storage-keys.ts';
import type { GivenOut } from './assignments/records.ts';
import { backupParts } from './device-parts.ts';
import { allRecords, type DeviceRecords, hasRecords, readRecords, restoreRecords } from './device-records.ts';
import { announce, keptKeys, parseObject, readText, writeText } from './device-storage.ts';
import { $library, allVersions, itemById, keepVersion, loadLibrary, putItem, putVersions, removeItem } from './library/library.ts';
import { isNewer, readItem, readVersion } from './library/shapes/index.ts';
import { isRecord } from './library/shapes/shape.ts';

const format = 'kora-backup';
/** 1 had no saved work in it, 2 no links and assignments, 3 no maps that are edited together, 4 no earlier versions of the work. */
const version = 5;
const earlier: readonly unknown[] = [1, 2, 3, 4];
/** Characters. The settings take at most six million; the rest is saved work. */
const maxFileChars = 120_000_000;
/** Characters of earlier versions: of those that do not fit the file, the oldest are left out. */
const versionChars = 40_000_000;

export interface Backup {
  format: typeof format;
  version: typeof version;
  /** ISO 8601. */
  made: string;
  /** Storage key → its text. */
  items: Record<string, string>;
  /** Saved work, what is in the trash included. */
  library: LibraryItem[];
  /** How it stood earlier, the newest first. */
  versions: LibraryVersion[];
  /** Links and assignments, with the keys to them. */
  records: DeviceRecords;
}

export async function makeBackup(now: Date): Promise<Backup> {
  await loadLibrary();
  const items = keptKeys().flatMap((key) => {
    const text = key === storageKeys.probe ? null : readText(key);
    return text === null ? [] : [[key, text] as const];
  });
  return {
    format,
    version,
    made: now.toISOString(),
    items: Object.fromEntries(items),
    library: [...$library.get().items],
    versions: await versionsThatFit(),
    records: await allRecords(),
  };
}

/** A backup that holds this assignment with its key, also where the browser did not take it. */
export async function backupWith(given: GivenOut, now: Date): Promise<Backup> {
  const backup = await makeBackup(now);
  const others = backup.records.assignments.filter(({ id }) => id !== given.id);
  return { ...backup, records: { ...backup.records, assignments: [...others, given] } };
}

async function versionsThatFit(): Promise<LibraryVersion[]> {
  let chars = 0;
  const newestFirst = (await allVersions()).sort((a, b) => b.at.localeCompare(a.at));
  const tooMuch = newestFirst.findIndex((each) => {
    chars += JSON.stringify(each).length;
    return chars > versionChars;
  });
  return tooMuch === -1 ? newestFirst : newestFirst.slice(0, tooMuch);
}

/** Titles of the work that was changed on this device after the backup held it. */
export async function changedSince({ library }: Backup): Promise<string[]> {
  await loadLibrary();
  return library.flatMap(({ id, updated }) => {
    const here = itemById(id);
    return here && here.updated > updated ? [here.title] : [];
  });
}

/** "kora-backup-2026-03-02.json" */
export const backupName = ({ made }: Backup): string => `kora-backup-${made.slice(0, 10)}.json`;

export type ReadBackup = { ok: true; backup: Backup /** Keys in the file that this site does not know and leaves out. */; unknown: string[] } | { ok: false; why: string };

export function readBackup(text: string): ReadBackup {
  const refuse = (why: string): ReadBackup => ({ ok: false, why });
  if (text.length > maxFileChars) return refuse('The file is too large to be a backup of this site.');
  const value = parseObject(text);
  if (value?.format !== format) return refuse('This is not a backup of this site.');
  if (!earlier.includes(value.version) && value.version !== version) return refuse('The backup was made by a later version of this site, which this page cannot read.');
  const items = parseObject(JSON.stringify(value.items ?? null));
  if (!items || typeof value.made !== 'string' || Number.isNaN(Date.parse(value.made))) return refuse('The backup is damaged.');
  const known: Record<string, string> = {};
  const unknown: string[] = [];
  for (const [key, item] of Object.entries(items)) {
    const part = backupParts.find((candidate) => candidate.key === key);
    if (!part) unknown.push(key);
    else if (typeof item !== 'string' || !part.isValid(item)) return refuse(`The backup is damaged: ${part.label} cannot be read.`);
    else known[key] = item;
  }
  const work = value.library ?? [];
  if (!Array.isArray(work)) return refuse('The backup is damaged: the saved work cannot be read.');
  if (work.some(isNewer)) return refuse('The backup holds work of a later version of this site, which this page cannot read.');
  const library = work.flatMap((item) => readItem(item) ?? []);
  if (library.length < work.length) return refuse('The backup is damaged: some of the saved work cannot be read.');
  const versions = readVersions(value.versions ?? [], library);
  if (!versions) return refuse('The backup is damaged: earlier versions of the saved work cannot be read.');
  const records = readRecords(value.records);
  if (!records) return refuse('The backup is damaged: links or assignments cannot be read.');
  if (Object.keys(known).length === 0 && library.length === 0 && !hasRecords(records)) return refuse('The backup is empty.');
  return { ok: true, backup: { format, version, made: value.made, items: known, library, versions, records }, unknown };
}

/** Null: some cannot be read. One of an item that the file does not hold belongs to nothing. */
function readVersions(value: unknown, library: readonly LibraryItem[]): LibraryVersion[] | null {
  if (!Array.isArray(value)) return null;
  const kinds = new Map(library.map(({ id, kind }) => [id, kind]));
  const read = value.map((each) => {
    const kind = isRecord(each) && typeof each.item === 'string' ? kinds.get(each.item) : undefined;
    return kind ? readVersion(each, kind) : null;
  });
  return read.includes(null) ? null : read.flatMap((each) => each ?? []);
}

/**
 * Puts the backup's parts in the place of those on the device; other parts stay. `isKept` is false where the browser has no room: it then lasts as long as the page.
 * A piece of work that was changed since is kept among its versions.
 */
export async function restore({ items, library, versions, records }: Backup): Promise<{ isKept: boolean; undo: () => void }> {
  const undoWork = await restoreWork(library);
  const earlierWork = await putVersions(versions);
  const restored = await restoreRecords(records);
  const before = Object.keys(items).map((key) => [key, readText(key)] as const);
  const isKept = Object.entries(items)
    .map(([key, text]) => writeText(key, text))
    .every(Boolean);
  for (const key of Object.keys(items)) announce(key);
  const undo = () => {
    undoWork();
    earlierWork.undo();
    restored.undo();
    for (const [key, text] of before) writeText(key, text);
    for (const [key] of before) announce(key);
  };
  return { isKept: isKept && earlierWork.isKept && restored.isKept && $library.get().isKept, undo };
}

async function restoreWork(library: readonly LibraryItem[]): Promise<() => void> {
  await loadLibrary();
  const before = library.map(({ id }) => [id, itemById(id)] as const);
  for (const item of library) {
    const here = itemById(item.id);
    if (here && JSON.stringify([here.title, here.body]) !== JSON.stringify([item.title, item.body])) await keepVersion(here, 'Before a backup was restored');
    await putItem(item);
  }
  return () => {
    for (const [id, item] of before) void (item ? putItem(item) : removeItem(id));
  };
}
