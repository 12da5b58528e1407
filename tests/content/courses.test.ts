import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readCourses } from '../../scripts/content/read-courses.ts';
import { specifiedCourses } from '../../scripts/content/specified-courses.ts';
import { CourseCardFile } from '../../src/catalog/schemas/course-card.ts';
import { contentDir } from '../support/knowledge.ts';

const { courses, problems } = await readCourses(contentDir);
const references = JSON.parse(readFileSync(path.join(contentDir, 'references.json'), 'utf8')) as {
  key: string;
  title: string;
  authors: string[];
  year: number;
  supports: string;
  doi?: string;
}[];
const keys = new Set(references.map(({ key }) => key));
const { courses: cards } = CourseCardFile.parse(parse(readFileSync(path.join(contentDir, 'site', 'course-cards.yaml'), 'utf8')));

const courseById = (id: string) => {
  const course = courses.find((candidate) => candidate.id === id);
  if (!course) throw new Error(`content/courses holds no course "${id}"`);
  return course;
};

it('every file of every course can be read', () => {
  expect(problems).toEqual([]);
});

it('there are sixteen courses, one for each card', () => {
  expect(courses.map(({ id }) => id).sort()).toEqual(cards.map(({ id }) => id).sort());
  expect(courses).toHaveLength(16);
});

it('five courses stand under For Teachers, four under For Students, seven under Creative Pedagogy', () => {
  const on = (shelf: string) => cards.filter((card) => card.shelf === shelf).length;
  expect([on('teachers'), on('students'), on('creative')]).toEqual([5, 4, 7]);
});

const specified = Object.entries(specifiedCourses);

it('the specification fixes eleven courses, nine of them with their modules', () => {
  expect(specified).toHaveLength(11);
  expect(specified.filter(([, { modules }]) => modules)).toHaveLength(9);
});

it.each(specified)('%s is as specified: modules in order with minutes, headline, closing links, card', (id, { modules, headline, closing, card }) => {
  const { course, modules: read } = courseById(id);
  if (modules)
    expect(read.map(({ front }, i) => [front.title, modules[i]?.[1] && front.minutes, modules[i]?.[2] && 'difficulty' in front ? front.difficulty : undefined])).toEqual(
      modules.map(([title, minutes, difficulty]) => [title, minutes, difficulty]),
    );
  expect('headline' in course ? course.headline : undefined).toEqual(headline);
  expect(course.closing.links.map(({ href }) => href)).toEqual(closing);
  expect(cards.find((candidate) => candidate.id === id)).toMatchObject(card ?? {});
});

it('What Is AI has four lessons and a quiz of at least twelve questions, Bias & Ethics three scenarios', () => {
  const { course, modules } = courseById('what-is-ai');
  expect(modules).toHaveLength(4);
  expect(course.kind === 'what-is-ai' && course.quiz.length).toBeGreaterThanOrEqual(12);
  const bias = courseById('bias-ethics-training').course;
  expect(bias.kind === 'bias' && bias.knowledgeCheck).toHaveLength(3);
});

it('the lists that the specification names stand somewhere in their course', () => {
  const headingsOf = (id: string) => courseById(id).modules.flatMap(({ front }) => ('extraLists' in front ? (front.extraLists ?? []).map(({ heading }) => heading) : []));
  expect(headingsOf('gamification-classroom')).toEqual(expect.arrayContaining(['Badge Ideas', 'Practical Examples', 'Subject Applications']));
  expect(headingsOf('storytelling-curriculum')).toEqual(expect.arrayContaining(['Character Archetypes', 'Types of Dramatic Tension']));
  expect(headingsOf('mystery-box-teaching')).toEqual(expect.arrayContaining(['Types of Curiosity', 'Types of Puzzles']));
  expect(headingsOf('social-media-teaching')).toEqual(expect.arrayContaining(['Platform Analysis', 'The HTAS Framework']));
});

it('no two modules of a course carry the same picture', () => {
  const twice = courses.filter(({ modules }) => new Set(modules.map(({ front }) => front.icon)).size < modules.length);
  expect(twice.map(({ id }) => id)).toEqual([]);
});

it('a card promises as many modules as the course has', () => {
  expect(cards.map(({ id, modules }) => [id, modules])).toEqual(cards.map(({ id }) => [id, courseById(id).modules.length]));
});

it('a card promises the minutes of the modules, except where the specification fixes both and they differ', () => {
  const differing = cards.filter(({ id, duration }) => courseById(id).modules.reduce((sum, { front }) => sum + front.minutes, 0) !== duration);
  expect(differing.map(({ id }) => id).sort()).toEqual(['ai-for-business', 'productivity-with-ai']);
});

describe('the references', () => {
  it('have a key of their own, a title, authors, a year and what they may be cited for', () => {
    expect(keys.size).toBe(references.length);
    const poor = references.filter(
      ({ key, title, authors, year, supports }) => !/^[a-z0-9-]+$/.test(key) || !title || authors.length === 0 || !(year > 1600 && year <= new Date().getFullYear()) || !supports,
    );
    expect(poor.map(({ key }) => key)).toEqual([]);
  });

  it('say in American spelling what they may be cited for', () => {
    const british = /\b(?:colour|favour|behaviour|labour)|\bprogrammes?\b|(?:al|an|\war|er|gn|im|iv|andom)is(?:e[sd]?|ing|ations?)\b/i;
    expect(references.filter(({ supports }) => british.test(supports)).map(({ key, supports }) => [key, supports])).toEqual([]);
  });

  it('have identifiers in the form of a DOI', () => {
    expect(references.filter(({ doi }) => doi !== undefined && !/^10\.\d{4,9}\/\S+$/.test(doi)).map(({ key }) => key)).toEqual([]);
  });
});

it('every folder of content/courses holds a course', () => {
  expect(readdirSync(path.join(contentDir, 'courses')).filter((name) => !courses.some(({ id }) => id === name))).toEqual([]);
});
