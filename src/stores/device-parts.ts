/** The settings, choices and notes that this site keeps on the device, each in words for people. Saved work is apart: `library/`. */
import * as storageKeys from '../contracts/storage-keys.ts';
import { keptKeys, parseObject } from './device-storage.ts';

/** What can be in a backup, in the words of the settings page: every key that stays on the device. `isValid`: has the stored text the shape that this site writes? */
export const backupParts: readonly { key: string; label: string; isValid: (text: string) => boolean }[] = [
  { key: storageKeys.settings, label: 'Name, role, grade and reading settings', isValid: isObject },
  { key: storageKeys.theme, label: 'Light or dark', isValid: (text) => text === 'light' || text === 'dark' },
  { key: storageKeys.progress, label: 'Course progress', isValid: (text) => Object.values(parseObject(text) ?? { bad: 0 }).every(Array.isArray) },
  { key: storageKeys.unreadProgress, label: 'Course progress that could not be read', isValid: (text) => text !== '' },
  { key: storageKeys.promptNotebook, label: 'The prompt notebook', isValid: isObject },
  { key: storageKeys.ownViews, label: 'Your views in the perspective explorer', isValid: isObject },
  { key: storageKeys.essays, label: 'Essays of EssayBlocks', isValid: isObject },
  { key: storageKeys.reading, label: 'The passage and answers of KORA Read', isValid: isObject },
  { key: storageKeys.prism, label: 'How Prism is set', isValid: isObject },
  { key: storageKeys.liveHosts, label: 'Live sessions you lead', isValid: isObject },
  { key: storageKeys.liveSeats, label: 'Your seats in live sessions', isValid: isObject },
  { key: storageKeys.liveOutbox, label: 'Answers waiting for a live session', isValid: isObject },
  { key: storageKeys.liveDrafts, label: 'What you were writing in a live session', isValid: isObject },
  { key: storageKeys.formDrafts, label: 'Forms that you have begun to fill in', isValid: isObject },
  { key: storageKeys.handInWaiting, label: 'Whether work waits to be handed in', isValid: (text) => text === '1' },
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

/** What the device keeps now, by label; a part this page does not know goes by its key. */
export const keptParts = (): string[] => keptKeys().map(labelOf);

export function labelOf(key: string): string {
  return backupParts.find((part) => part.key === key)?.label ?? key;
}
