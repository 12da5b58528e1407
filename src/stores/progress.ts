/** Which modules of which course are complete. Kept on this device only; open tabs agree; nothing is sent. */
import * as storageKeys from '../contracts/storage-keys.ts';

/** Course id → slugs of completed modules, in the order of completion. */
export type Progress = Readonly<Record<string, readonly string[]>>;

/** Shape, version 1: `{"llm-deep-dive":["the-training-process"]}`. */
const storageKey = storageKeys.progress;

let current: Progress = readProgress(stored());
const listeners = new Set<(progress: Progress) => void>();

/**
 * Read once at the start and again whenever another tab writes. Works like an atom of nanostores, which alone would take a sixth of the 3 kB that a course page
 * has for all its scripts; no island shares it. Other pages read what is kept by `device-storage.ts`, so that this file belongs to the course page alone.
 */
export const $progress = {
  get: (): Progress => current,
  set(progress: Progress): void {
    current = progress;
    for (const listener of listeners) listener(progress);
  },
  /** Calls at once and on every change. Returns what ends it. */
  subscribe(listener: (progress: Progress) => void): () => void {
    listeners.add(listener);
    listener(current);
    return () => listeners.delete(listener);
  },
};

if (typeof addEventListener === 'function')
  addEventListener('storage', ({ key, newValue }: StorageEvent) => {
    // A null key: everything was cleared.
    if (key === storageKey || key === null) $progress.set(readProgress(newValue));
  });

function stored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Changes the progress on top of what any tab has written last, and keeps it where the browser allows. */
function change(update: (progress: Progress) => Progress): void {
  const latest = stored();
  const next = update(latest === null ? $progress.get() : readProgress(latest));
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // Forbidden or full: the page says so, and the progress lasts as long as the page.
  }
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

export function resetCourse(course: string): void {
  change(({ [course]: _, ...rest }) => rest);
}

/** Share of completed modules, rounded to a whole percent. */
export const percentOf = (done: number, total: number): number => (total === 0 ? 0 : Math.round((done / total) * 100));

/** False where the browser forbids or has no room for storage: progress then lasts as long as the page. */
export function canKeepProgress(): boolean {
  try {
    localStorage.setItem(storageKeys.probe, '1');
    localStorage.removeItem(storageKeys.probe);
    return true;
  } catch {
    return false;
  }
}
