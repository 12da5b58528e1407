import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { courseScripts, platformScripts } from '../../../../scripts/scorm/scripts.ts';

const dirs: string[] = [];
afterEach(() => {
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true });
});
function aBuild(files: Record<string, string>): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'scorm-'));
  dirs.push(dir);
  mkdirSync(path.join(dir, '_astro'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dir, '_astro', name), text);
  return dir;
}

describe('the scripts of a package', () => {
  it('are those of the course page, with all that they import now or later, without those of the site', () => {
    const dir = aBuild({
      'course.1.js': 'import{a}from"./store.2.js";import"./side.3.js";x(()=>import(`./quiz.4.js`));',
      'store.2.js': 'export const a=1',
      'side.3.js': '',
      'quiz.4.js': 'import{a as b}from"./store.2.js";import("./deep.5.js")',
      'deep.5.js': 'import("./quiz.4.js")',
      'unused.6.js': '',
    });
    const shell = '<script type="module">header()</script><script type="module" src="/_astro/shell.js"></script>';
    const page = `${shell}<script type="module" src="/_astro/course.1.js"></script><script type="module">tabs(import("/_astro/store.2.js"))</script><script type="application/json">{}</script>`;
    const { order, files } = courseScripts(page, ['', shell], dir);
    expect(order).toEqual(['course.1.js', 'page-2.js']);
    expect([...files.keys()].sort()).toEqual(['course.1.js', 'deep.5.js', 'page-2.js', 'quiz.4.js', 'side.3.js', 'store.2.js']);
    expect(files.get('page-2.js')).toBe('tabs(import("./store.2.js"))');
  });

  it('that speak with a platform are plain JavaScript that import only each other', () => {
    const { order, files } = platformScripts();
    expect([...files.keys()].sort()).toEqual(['lms-api.js', 'lms-course.js', 'lms-session.js', 'lms-storage.js', 'storage-keys.js']);
    expect(order).toEqual(['lms-course.js']);
    for (const [name, code] of files) {
      for (const [, target = ''] of code.matchAll(/\bfrom '([^']+)'/g)) expect(files.has(target.replace('./', '')), `${name}: ${target}`).toBe(true);
      expect(code).not.toMatch(/\binterface\b|: string\b/);
    }
  });
});
