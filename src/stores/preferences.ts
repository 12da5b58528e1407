/**
 * Who uses this device and how they like to read: name, role, grade, theme and the reading settings. On this device only.
 * `theme-first.js` applies theme and reading settings before the first paint of every page; here they are changed.
 */
import { atom } from 'nanostores';
import * as storageKeys from '../contracts/storage-keys.ts';
import { onChange, readObject, readText, writeText } from './device-storage.ts';

/** What each choice may be; the first is the default. */
export const choices = {
  role: ['', 'teacher', 'student', 'exploring'],
  grade: ['', '3-5', '6-8', '9-12', 'college'],
  theme: ['system', 'light', 'dark'],
  textSize: ['normal', 'large', 'larger', 'largest'],
  lineSpacing: ['normal', 'relaxed', 'wide'],
  lineFocus: ['off', 'on'],
  font: ['system', 'serif', 'spaced'],
} as const;

type Choices = { -readonly [K in keyof typeof choices]: (typeof choices)[K][number] };
export type Preferences = Readonly<Choices & { name: string }>;

/** Characters of a name. */
export const nameChars = 60;

const choiceNames = Object.keys(choices) as (keyof Choices)[];
/** Those that `theme-first.js` puts on the root element, under the same names. */
const readingNames = ['textSize', 'lineSpacing', 'lineFocus', 'font'] as const satisfies readonly (keyof Choices)[];

export const defaults: Preferences = { name: '', role: '', grade: '', theme: 'system', textSize: 'normal', lineSpacing: 'normal', lineFocus: 'off', font: 'system' };

export const $preferences = atom<Preferences>(readPreferences());

onChange([storageKeys.settings, storageKeys.theme], () => {
  $preferences.set(readPreferences());
  apply($preferences.get());
});

/** Keeps of any value what has the right shape: a known choice, a name of one line. */
export function cleanPreferences(value: Record<string, unknown>): Preferences {
  const name = typeof value.name === 'string' ? value.name.replace(/\s+/g, ' ').trimStart().slice(0, nameChars) : '';
  const known = choiceNames.map((key) => [key, choices[key].find((choice) => choice === value[key]) ?? defaults[key]]);
  // Every name of `choices` is in it, each with one of its own values.
  return { name, ...(Object.fromEntries(known) as Choices) };
}

/** The theme has a key of its own, which the header of every page shares. */
function readPreferences(): Preferences {
  const { reading, ...rest } = readObject(storageKeys.settings);
  return cleanPreferences({ ...rest, ...(typeof reading === 'object' ? reading : null), theme: readText(storageKeys.theme) });
}

/** Changes some, applies them to the page at once and keeps them where the browser allows. Returns what undoes it. */
export function setPreferences(changes: Partial<Preferences>): () => void {
  const before = $preferences.get();
  const next = cleanPreferences({ ...before, ...changes });
  if (next.theme !== before.theme) writeText(storageKeys.theme, next.theme === 'system' ? null : next.theme);
  const text = settingsText(next);
  if (text !== readText(storageKeys.settings)) writeText(storageKeys.settings, text);
  $preferences.set(next);
  apply(next);
  return () => void setPreferences(before);
}

/** `{"name":"Ana","reading":{"textSize":"large"}}`: only what is not the default; null when nothing is left. The reading settings stand apart for `theme-first.js`. */
function settingsText(preferences: Preferences): string | null {
  const changed = (keys: readonly (keyof Preferences)[]) => Object.fromEntries(keys.filter((key) => preferences[key] !== defaults[key]).map((key) => [key, preferences[key]]));
  const reading = changed(readingNames);
  const own = { ...changed(['name', 'role', 'grade']), ...(Object.keys(reading).length > 0 && { reading }) };
  return Object.keys(own).length > 0 ? JSON.stringify(own) : null;
}

function apply(preferences: Preferences): void {
  if (typeof document === 'undefined') return;
  const { dataset } = document.documentElement;
  const set = (key: string, value: string, fallback: string) => {
    if (value === fallback) delete dataset[key];
    else dataset[key] = value;
  };
  set('theme', preferences.theme, defaults.theme);
  for (const key of readingNames) set(key, preferences[key], defaults[key]);
  // At the next page theme-first.js loads it by itself.
  if (preferences.lineFocus === 'on' && !document.querySelector(`script[src="${lineFocusScript}"]`))
    document.head.append(Object.assign(document.createElement('script'), { src: lineFocusScript, type: 'module' }));
}

/** A static file: most readers never need it, and a course page has 3 kB for its scripts. */
const lineFocusScript = '/line-focus.js';
