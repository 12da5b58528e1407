import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const run = (...args: string[]) => spawnSync(process.execPath, ['scripts/export-scorm.ts', ...args], { encoding: 'utf8' });

describe('npm run export:scorm', () => {
  it.each([
    ['a course that does not exist', ['llm-deep-dove'], 'There is no course "llm-deep-dove".'],
    ['no course', [], 'Write one of:'],
    ['--all and a course', ['--all', 'llm-deep-dive'], 'Write one of:'],
    ['an option that does not exist', ['--every'], 'Write one of:'],
  ])('stops at %s before it builds anything, and lists the courses', (_name, args, sentence) => {
    const { status, stderr, stdout } = run(...args);
    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
    expect(stderr).toMatch(/Courses: .*gamification-classroom, .*llm-deep-dive, .*what-is-ai/);
    expect(stderr).not.toContain('at file:');
    expect(stdout).toBe('');
  });
});
