/** Everything this site keeps on the device, as a whole: one file to take away, and the way back. `erase-device.ts` is the end of it. */
import * as storageKeys from '../contracts/storage-keys.ts';
import { announce, keptKeys, parseObject, readText, writeText } from './device-storage.ts';

const format = 'kora-backup';
const version = 1;
/** Characters. A browser keeps about five million for a site. */
const maxFileChars = 6_000_000;

/** What can be in a backup, in the words of the settings page: every key that stays on the device. `isValid`: has the stored text the shape that this site writes? */
export const backupParts: readonly { key: string; label: string; isValid: (text: string) => boolean }[] = [
  { key: storageKeys.settings, label: 'Name, role, grade and reading settings', isValid: isObject },
  { key: storageKeys.theme, label: 'Light or dark', isValid: (text) => text === 'light' || text === 'dark' },
  { key: storageKeys.progress, label: 'Course progress', isValid: (text) => Object.values(parseObject(text) ?? { bad: 0 }).every(Array.isArray) },
  { key: storageKeys.unreadProgress, label: 'Course progress that could not be read', isValid: (text) => text !== '' },
  { key: storageKeys.promptNotebook, label: 'The prompt notebook', isValid: isObject },
  { key: storageKeys.ownViews, label: 'Your views in the perspective explorer', isValid: isObject },
  { key: storageKeys.essays, label: 'Essays of EssayBlocks', isValid: isObject },
  { key: storageKeys.planningSheets, label: 'Planning sheets', isValid: isObject },
  { key: storageKeys.reading, label: 'The passage and answers of KORA Read', isValid: isObject },
  { key: storageKeys.sidebar, label: 'How the sidebar stands', isValid: isObject },
  { key: storageKeys.mailingQueue, label: 'Addresses waiting for the mailing list', isValid: isJson },
  { key: storageKeys.searchKey, label: 'Whether the / key opens the search', isValid: (text) => text === 'off' },
];

function isObject(text: string): boolean {
  return parseObject(text) !== null;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

export interface Backup {
  format: typeof format;
  version: typeof version;
  /** ISO 8601. */
  made: string;
  /** Storage key → its text. */
  items: Record<string, string>;
}

/** What the device keeps now, by label; a part this page does not know goes by its key. */
export const keptParts = (): string[] => keptKeys().map(labelOf);

export function labelOf(key: string): string {
  return backupParts.find((part) => part.key === key)?.label ?? key;
}

export function makeBackup(now: Date): Backup {
  const items = keptKeys().flatMap((key) => {
    const text = key === storageKeys.probe ? null : readText(key);
    return text === null ? [] : [[key, text] as const];
  });
  return { format, version, made: now.toISOString(), items: Object.fromEntries(items) };
}

/** "kora-backup-2026-03-02.json" */
export const backupName = ({ made }: Backup): string => `kora-backup-${made.slice(0, 10)}.json`;

export type ReadBackup = { ok: true; backup: Backup /** Keys in the file that this site does not know and leaves out. */; unknown: string[] } | { ok: false; why: string };

export function readBackup(text: string): ReadBackup {
  const refuse = (why: string): ReadBackup => ({ ok: false, why });
  if (text.length > maxFileChars) return refuse('The file is too large to be a backup of this site.');
  const value = parseObject(text);
  if (value?.format !== format) return refuse('This is not a backup of this site.');
  if (value.version !== version) return refuse('The backup was made by another version of this site, which this page cannot read.');
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
  if (Object.keys(known).length === 0) return refuse('The backup is empty.');
  return { ok: true, backup: { format, version, made: value.made, items: known }, unknown };
}

/** Puts the backup's parts in the place of those on the device; other parts stay. `isKept` is false where the browser has no room: it then lasts as long as the page. */
export function restore({ items }: Backup): { isKept: boolean; undo: () => void } {
  const before = Object.keys(items).map((key) => [key, readText(key)] as const);
  const isKept = Object.entries(items)
    .map(([key, text]) => writeText(key, text))
    .every(Boolean);
  for (const key of Object.keys(items)) announce(key);
  const undo = () => {
    for (const [key, text] of before) writeText(key, text);
    for (const [key] of before) announce(key);
  };
  return { isKept, undo };
}
