/** Which modules of which course are complete. Kept on this device only; open tabs agree; nothing is sent. */
import { persistentAtom } from '@nanostores/persistent';

/** Course id → slugs of completed modules, in the order of completion. */
export type Progress = Readonly<Record<string, readonly string[]>>;

/** Storage key and shape, version 1: `{"llm-deep-dive":["the-training-process"]}`. */
export const $progress = persistentAtom<Progress>('kora.progress.v1', {}, { encode: JSON.stringify, decode: readProgress });

/** What storage holds may be anything: keeps what has the right shape and drops the rest. */
export function readProgress(text: string): Progress {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    return Object.fromEntries(Object.entries(value).flatMap(([course, slugs]) => (Array.isArray(slugs) ? [[course, slugs.filter((slug) => typeof slug === 'string')]] : [])));
  } catch {
    return {};
  }
}

export function complete(course: string, slug: string): void {
  const done = $progress.get()[course] ?? [];
  if (!done.includes(slug)) $progress.set({ ...$progress.get(), [course]: [...done, slug] });
}

export function resetCourse(course: string): void {
  const { [course]: _, ...rest } = $progress.get();
  $progress.set(rest);
}

/** Share of completed modules, rounded to a whole percent. */
export const percentOf = (done: number, total: number): number => (total === 0 ? 0 : Math.round((done / total) * 100));

/** False where the browser forbids or has no room for storage: progress then lasts as long as the page. */
export function canKeepProgress(): boolean {
  try {
    const key = 'kora.probe';
    localStorage.setItem(key, key);
    localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
