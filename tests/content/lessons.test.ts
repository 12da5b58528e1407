/** The lessons that ship with Aurora are whole: they keep the rules that every lesson keeps, and nothing is left for the teacher to fill in. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readLessons } from '../../scripts/content/read-lessons.ts';
import { contentDir } from '../support/knowledge.ts';

const dir = path.join(contentDir, 'lessons');
const problems: string[] = [];
const lessons = await readLessons(dir, problems);

it('at least six are there, in several subjects, styles and lengths', () => {
  expect(problems).toEqual([]);
  expect(lessons.length).toBeGreaterThanOrEqual(6);
  expect(new Set(lessons.map(({ subject }) => subject)).size).toBeGreaterThanOrEqual(5);
  expect(new Set(lessons.map(({ teachingStyle }) => teachingStyle)).size).toBe(5);
  expect(new Set(lessons.map(({ duration }) => duration)).size).toBeGreaterThanOrEqual(3);
  expect(new Set(lessons.map(({ order }) => order)).size).toBe(lessons.length);
});

it.each(lessons.map((lesson) => [lesson.id, lesson] as const))('%s has no empty place and poses what it plans', (_, lesson) => {
  expect(JSON.stringify(lesson)).not.toMatch(/\[[^\]"{]*(?:add|write|name|your)\b[^\]"]*\]/i);
  const shown = lesson.slides.flatMap(({ content }) => content);
  expect(shown).toContain(lesson.hingeQuestion.question);
  for (const question of lesson.exitTicket) expect(shown).toContain(question);
});

it('an editor is told by file what is wrong', async () => {
  const broken = mkdtempSync(path.join(tmpdir(), 'lessons-'));
  const text = readFileSync(path.join(dir, `${lessons[0]?.id}.yaml`), 'utf8');
  writeFileSync(path.join(broken, 'other-name.yaml'), text);
  writeFileSync(path.join(broken, 'short.yaml'), text.replace(/duration: (\d+)\nteachingStyle/, 'duration: 90\nteachingStyle'));
  const found: string[] = [];
  await readLessons(broken, found);
  expect(found.join('\n')).toMatch(/other-name\.yaml: id: is/);
  expect(found.join('\n')).toMatch(/short\.yaml.*add up to \d+; make them 90/);
});
