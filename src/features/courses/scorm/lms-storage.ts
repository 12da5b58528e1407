/**
 * What a course keeps goes to the learning platform instead of the browser: computers in schools are shared, and the platform knows who is learning. To the scripts of
 * the course page this looks like localStorage, so that they run here unchanged. Everything but the progress lasts as long as the page.
 */
import * as storageKeys from '../../../contracts/storage-keys.ts';
import type { LmsSession } from './lms-session.ts';

/** Without a session nothing can be kept, as in a browser that forbids it: the page then says so. */
export function lmsStorage(session: LmsSession | null, course: string, modules: readonly string[]): Storage {
  const items = new Map<string, string>();
  if (session && session.completed.length > 0) items.set(storageKeys.progress, JSON.stringify({ [course]: session.completed }));
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      if (!session) throw new DOMException('No learning platform was found.', 'SecurityError');
      items.set(key, value);
      if (key !== storageKeys.progress) return;
      const completed: string[] = JSON.parse(value)[course] ?? [];
      session.report(completed, modules.filter((slug) => completed.includes(slug)).length, modules.length);
    },
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}
