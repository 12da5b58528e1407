/** The labs begin with what the lessons work through by hand, and stand where the lessons say so. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readCourses } from '../../scripts/content/read-courses.ts';
import { LabFile, labNames } from '../../src/catalog/schemas/labs.ts';
import { inRows } from '../../src/engine/labs/nearest.ts';
import { school, truth } from '../../src/engine/labs/sampling.ts';
import { gradeLevel } from '../../src/engine/text/reading-level.ts';
import { busStop, lessonDrawing, lessonExamples, lessonSentences } from '../../src/features/courses/labs/lesson-data.ts';
import { contentDir } from '../support/knowledge.ts';

const { courses } = await readCourses(contentDir);
const withLab = courses.flatMap(({ id, modules }) => modules.flatMap(({ front, body, slug }) => (front.lab ? [{ course: id, slug, lab: front.lab, body }] : [])));
const bodyWith = (lab: string) => withLab.find((module) => module.lab === lab)?.body ?? '';
const labs = LabFile.parse(parse(readFileSync(path.join(contentDir, 'site', 'labs.yaml'), 'utf8')));

it('each lab stands in one module', () => {
  expect(withLab.map(({ course, lab }) => [course, lab]).sort()).toEqual([
    ['bias-ethics-training', 'sampling'],
    ['llm-deep-dive', 'tokenizer'],
    ['productivity-with-ai', 'prompts'],
    ['what-is-ai', 'drawing'],
  ]);
});

it('the lesson tells of the lab on its page', () => {
  for (const { course, body } of withLab) expect(body, course).toMatch(/\b(?:lab|simulator|notebook) on this page\b/);
});

it('the tokenizer begins with the sentences of the lesson', () => {
  for (const sentence of lessonSentences.split('\n')) expect(bodyWith('tokenizer')).toContain(`. ${sentence}\n`);
});

it('the drawing lab begins with the drawings of the lesson', () => {
  for (const [i, { drawing, label }] of lessonExamples.entries()) expect(bodyWith('drawing')).toContain(`| ${'ABCD'[i]} | ${inRows(drawing)} | ${label} |`);
  expect(bodyWith('drawing')).toContain(`**${inRows(lessonDrawing)}**`);
});

it('the simulator begins with the school and the bus stop of the lesson', () => {
  const { riders, walkers } = school;
  expect(bodyWith('sampling')).toContain(`| Whole school | ${riders.yes} of ${riders.size} | ${walkers.yes} of ${walkers.size} |`);
  expect(bodyWith('sampling')).toContain(`| 50 at the stop | ${busStop.riders.yes} of ${busStop.riders.size} | ${busStop.walkers.yes} of ${busStop.walkers.size} |`);
  expect(truth).toBeCloseTo(0.46, 10);
});

it('the words around a lab can be read by its readers', () => {
  for (const name of labNames) {
    const { lead, paper, limits } = labs[name];
    const text = [lead, paper.need, ...paper.steps, limits].join(' ');
    expect(gradeLevel(text), name).toBeLessThan(9);
    expect(text, name).not.toMatch(/!|—/);
  }
});
