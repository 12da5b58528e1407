import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { CourseCardFile, shelves } from '../../src/catalog/schemas/course-card.ts';
import { HubFile } from '../../src/catalog/schemas/hubs.ts';
import { T4Suite } from '../../src/catalog/schemas/t4suite.ts';
import { ToolFile } from '../../src/catalog/schemas/tools.ts';
import { contentDir } from '../support/knowledge.ts';

const read = (file: string): unknown => parse(readFileSync(path.join(contentDir, 'site', file), 'utf8'));
const { courses, tags } = CourseCardFile.parse(read('course-cards.yaml'));
const { hubs } = HubFile.parse(read('hubs.yaml'));

it('each course has one card, at the path of its id', () => {
  expect(courses.map(({ path: at }) => at)).toEqual(courses.map(({ id }) => `/${id}`));
  expect(new Set(courses.map(({ id }) => id)).size).toBe(courses.length);
});

it.each(shelves)('on the shelf for %s no card has the color scheme of the one beside it', (shelf) => {
  const colors = courses.filter((course) => course.shelf === shelf).map(({ color }) => color);
  expect(colors.filter((color, i) => color === colors[i + 1])).toEqual([]);
});

it('hubs list only courses that have a card', () => {
  const listed = hubs.flatMap(({ sections }) => sections.flatMap((section) => (section.kind === 'courses' ? section.courses : [])));
  expect(listed.filter((id) => !courses.some((course) => course.id === id))).toEqual([]);
});

it('the words of hubs, suite and cards claim no feeling, shout nothing and use no emoji', () => {
  const texts = JSON.stringify([courses, hubs, T4Suite.parse(read('t4suite.yaml')), ToolFile.parse(read('tools.yaml'))]);
  expect(texts).not.toMatch(/!|\p{Emoji_Presentation}|\b(Kora|It) (feels|cares|loves|understands how)\b/u);
});

it.each([
  [{ duration: '90 minutes' }, 'Write whole minutes, like 90.'],
  [{ level: 'Easy' }, 'Write Beginner, Intermediate or Advanced.'],
  [{ path: 'what-is-ai' }, 'Write a path on this site, like "/learning-with-ai".'],
  [{ path: '//elsewhere.example' }, 'Write a path on this site, like "/learning-with-ai".'],
  [{ tags: ['Foundations', 'Fondations'] }, expect.stringContaining('Found "Fondations", which is no tag of the list at the top of this file: Assessment, Curiosity,')],
  [{ color: 'red' }, 'Write one of aurora, comet, orbit, prism, nebula, pare, kora.'],
  [{ colour: 'aurora' }, 'Unrecognized key: "colour"'],
])('a card with %j is refused with a sentence', (change, message) => {
  const result = CourseCardFile.safeParse({ tags, courses: [{ ...courses[0], ...change }] });
  expect(result.error?.issues.map((issue) => issue.message)).toEqual([message]);
});
