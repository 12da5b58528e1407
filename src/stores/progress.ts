/** Which modules of which course are complete. Kept on this device only; open tabs agree; nothing is sent. */
import * as storageKeys from '../contracts/storage-keys.ts';
import { smallAtom } from './small-atom.ts';

/** Course id → slugs of completed modules, in the order of completion. */
export type Progress = Readonly<Record<string, readonly string[]>>;

/** Shape, version 1: `{"llm-deep-dive":["the-training-process"]}`. */
const storageKey = storageKeys.progress;

/** False once a change could not be kept: from then on this page knows more than the device. */
let isKept = true;

/** Read once at the start and again whenever another tab writes. A course page has 3 kB for all its scripts, so this is done by hand. */
export const $progress = smallAtom<Progress>(load(stored(storageKey)));

if (typeof addEventListener === 'function')
  addEventListener('storage', ({ key, newValue }: StorageEvent) => {
    // A null key: everything was cleared. What could not be kept here is not given up for what another tab has kept.
    if ((key === storageKey && isKept) || key === null) $progress.set(load(newValue));
  });

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** False where the browser forbids it or has no room: the page says so, and the progress lasts as long as the page. */
function keep(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** A text that is not as this store writes it is kept aside as it stands, after what may be there already, before what can be read of it takes its place. */
function load(text: string | null): Progress {
  const progress = readProgress(text);
  const clean = JSON.stringify(progress);
  if (text && text !== clean && keep(storageKeys.unreadProgress, (stored(storageKeys.unreadProgress) ?? '') + text)) keep(storageKey, clean);
  return progress;
}

/** Is there progress that could not be read and was kept aside? /profile hands it out. */
export const hasUnread = (): boolean => stored(storageKeys.unreadProgress) !== null;

/** Changes the progress on top of what any tab has written last, and keeps it where the browser allows. */
function change(update: (progress: Progress) => Progress): void {
  const latest = isKept ? stored(storageKey) : null;
  const next = update(latest === null ? $progress.get() : load(latest));
  isKept = keep(storageKey, JSON.stringify(next));
  $progress.set(next);
}

/** What storage holds may be anything: keeps what has the right shape and drops the rest. */
export function readProgress(text: string | null): Progress {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    return Object.fromEntries(Object.entries(value).flatMap(([course, slugs]) => (Array.isArray(slugs) ? [[course, slugs.filter((slug) => typeof slug === 'string')]] : [])));
  } catch {
    return {};
  }
}

export function complete(course: string, slug: string): void {
  change((progress) => ({ ...progress, [course]: [...new Set([...(progress[course] ?? []), slug])] }));
}

/** What it returns brings back what was complete, beside what has been completed since. */
export function resetCourse(course: string): () => void {
  const done = $progress.get()[course] ?? [];
  change(({ [course]: _, ...rest }) => rest);
  return () => {
    for (const slug of done) complete(course, slug);
  };
}

/** Share of completed modules, rounded to a whole percent. */
export const percentOf = (done: number, total: number): number => (total === 0 ? 0 : Math.round((done / total) * 100));

/** False where the browser forbids or has no room for storage: progress then lasts as long as the page. */
export function canKeepProgress(): boolean {
  const hasRoom = keep(storageKeys.probe, '1');
  if (hasRoom) localStorage.removeItem(storageKeys.probe);
  return hasRoom && isKept;
}
