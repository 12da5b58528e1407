import { describe, expect, it } from 'vitest';
import { lmsStorage } from '../../../../src/features/courses/scorm/lms-storage.ts';

const key = 'kora.progress.v1';
const modules = ['one', 'two', 'three'];

function aStorage(completed: string[] = []) {
  const reports: unknown[] = [];
  const session = { completed, hasUnread: false, report: (...words: unknown[]) => void reports.push(words), pause: () => {}, end: () => {} };
  return { reports, storage: lmsStorage(session, 'a-course', modules) };
}

describe('the storage of a packaged course', () => {
  it('begins with what the platform kept', () => {
    expect(aStorage(['two']).storage.getItem(key)).toBe('{"a-course":["two"]}');
    expect(aStorage().storage.getItem(key)).toBeNull();
  });

  it('reports progress when it is written, counting the modules that the course has', () => {
    const { storage, reports } = aStorage();
    storage.setItem(key, '{"a-course":["one","a-module-of-last-year"]}');
    expect(reports).toEqual([[['one', 'a-module-of-last-year'], 1, 3]]);
    storage.setItem(key, '{}');
    expect(reports.at(-1)).toEqual([[], 0, 3]);
    expect(storage.getItem(key)).toBe('{}');
  });

  it('keeps everything else for as long as the page, and reports none of it', () => {
    const { storage, reports } = aStorage();
    storage.setItem('kora.theme', 'dark');
    expect([storage.getItem('kora.theme'), storage.length, storage.key(0), storage.key(1)]).toEqual(['dark', 1, 'kora.theme', null]);
    storage.removeItem('kora.theme');
    expect(storage.getItem('kora.theme')).toBeNull();
    storage.setItem('x', 'y');
    storage.clear();
    expect(storage.length).toBe(0);
    expect(reports).toEqual([]);
  });

  it('refuses to keep anything where there is no platform, so that the page says so', () => {
    const storage = lmsStorage(null, 'a-course', modules);
    expect(() => storage.setItem(key, '{}')).toThrow('No learning platform was found.');
    expect(storage.getItem(key)).toBeNull();
  });
});
