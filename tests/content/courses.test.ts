import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readCourses } from '../../scripts/content/read-courses.ts';
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

/** Part 2 of the specification, sections 2.9 and 2.10: titles and minutes in order. */
const specified: Record<string, readonly (readonly [title: string, minutes?: number])[]> = {
  'llm-deep-dive': [['What Are Large Language Models?'], ['How Do Neural Networks Work?'], ['The Training Process'], ['Transformers and Attention']],
  'gamification-classroom': [
    ['Psychology of Game-Based Learning', 45],
    ['Quest Design for Curriculum', 60],
    ['Achievement Systems & Progression', 50],
    ['Collaborative Boss Battles', 55],
    ['Assessment Through Play', 40],
    ['Technology Integration & Tools', 35],
  ],
  'storytelling-curriculum': [
    ['Neuroscience of Narrative', 40],
    ['Character Arc Development', 55],
    ['Creating Dramatic Tension', 45],
    ['Emotional Resonance & Memory', 50],
    ['Cross-Curricular Story Integration', 60],
  ],
  'mystery-box-teaching': [
    ['Psychology of Curiosity', 45],
    ['Designing Investigative Puzzles', 55],
    ['Scaffolding Discovery', 50],
    ['Real-World Problem Integration', 60],
    ['Assessment Through Investigation', 45],
  ],
  'social-media-teaching': [
    ['Understanding Digital Native Communication', 50],
    ['Pedagogical Framework for Short-Form Content', 60],
    ['Student-Generated Content as Assessment', 55],
    ['Platform-Specific Teaching Strategies', 65],
    ['Digital Citizenship and Ethical Creation', 45],
  ],
  'creative-ai-tools': [
    ['AI-Powered Visual Creation', 45],
    ['Audio & Music Generation for Learning', 40],
    ['Interactive & Immersive Experiences', 55],
    ['Workflow Integration & Automation', 50],
    ['Choosing and Vetting New Tools', 40],
  ],
  'creating-with-ai': [
    ['AI Art & Visual Creation', 45],
    ['AI Music & Audio Production', 40],
    ['AI Writing & Content Creation', 50],
    ['AI Video & Animation', 55],
    ['AI Coding & App Development', 60],
    ['AI-Powered Innovation & Problem Solving', 50],
  ],
  'productivity-with-ai': [
    ['Task Management & Planning', 35],
    ['Automated Communication & Email Management', 40],
    ['Research & Information Processing', 45],
    ['Content Creation & Documentation', 50],
    ['Personal AI Assistant & Workflow Integration', 40],
  ],
  'ai-for-business': [
    ['AI Strategy & Implementation Planning', 45],
    ['Customer Experience & Sales Enhancement', 40],
    ['Operations & Process Automation', 50],
    ['Data Analytics & Business Intelligence', 45],
    ['Risk Management & Compliance', 35],
    ['Innovation & Competitive Advantage', 40],
  ],
};

it.each(Object.entries(specified))('%s has the specified modules in order, with their minutes', (id, modules) => {
  const found = courseById(id).modules.map(({ front }, i) => (modules[i]?.[1] === undefined ? [front.title] : [front.title, front.minutes]));
  expect(found).toEqual(modules);
});

/** Section 2.10: the closing links, in order. */
const closing: Record<string, readonly string[]> = {
  'llm-deep-dive': ['/learning-with-ai', '/teaching-with-ai'],
  'what-is-ai': ['/bias-ethics-training', '/llm-deep-dive'],
  'bias-ethics-training': ['/perspective-explorer', '/learning-about-ai'],
  'gamification-classroom': ['/storytelling-curriculum', '/ai-literacy'],
  'storytelling-curriculum': ['/mystery-box-teaching', '/ai-literacy'],
  'mystery-box-teaching': ['/design-thinking-teachers', '/ai-literacy'],
  'social-media-teaching': ['/creative-ai-tools', '/ai-literacy'],
  'creative-ai-tools': ['/design-thinking-teachers', '/ai-literacy'],
  'creating-with-ai': ['/perspective-explorer', '/'],
  'productivity-with-ai': ['/ai-for-business', '/learning-about-ai'],
  'ai-for-business': ['/productivity-with-ai', '/learning-about-ai'],
};

it.each(Object.entries(closing))('%s ends with its specified links', (id, hrefs) => {
  expect(courseById(id).course.closing.links.map(({ href }) => href)).toEqual(hrefs);
});

it('What Is AI has four lessons and a quiz of at least twelve questions, Bias & Ethics three scenarios', () => {
  const { course, modules } = courseById('what-is-ai');
  expect(modules).toHaveLength(4);
  expect(course.kind === 'what-is-ai' && course.quiz.length).toBeGreaterThanOrEqual(12);
  const bias = courseById('bias-ethics-training').course;
  expect(bias.kind === 'bias' && bias.knowledgeCheck).toHaveLength(3);
});

it('Productivity and Business carry their headline totals', () => {
  const headline = (id: string) => {
    const { course } = courseById(id);
    return 'headline' in course ? course.headline : undefined;
  };
  expect(headline('productivity-with-ai')).toEqual(['3 hours total', '5 comprehensive modules', 'Hands-on projects']);
  expect(headline('ai-for-business')).toEqual(['3.5 hours total', '6 strategic modules']);
});

it('the lists that the specification names stand somewhere in their course', () => {
  const headingsOf = (id: string) => courseById(id).modules.flatMap(({ front }) => ('extraLists' in front ? (front.extraLists ?? []).map(({ heading }) => heading) : []));
  expect(headingsOf('gamification-classroom')).toEqual(expect.arrayContaining(['Badge Ideas', 'Practical Examples', 'Subject Applications']));
  expect(headingsOf('storytelling-curriculum')).toEqual(expect.arrayContaining(['Character Archetypes', 'Types of Dramatic Tension']));
  expect(headingsOf('mystery-box-teaching')).toEqual(expect.arrayContaining(['Types of Curiosity', 'Types of Puzzles']));
  expect(headingsOf('social-media-teaching')).toEqual(expect.arrayContaining(['Platform Analysis', 'The HTAS Framework']));
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

  it('have identifiers in the form of a DOI', () => {
    expect(references.filter(({ doi }) => doi !== undefined && !/^10\.\d{4,9}\/\S+$/.test(doi)).map(({ key }) => key)).toEqual([]);
  });
});

it('every folder of content/courses holds a course', () => {
  expect(readdirSync(path.join(contentDir, 'courses')).filter((name) => !courses.some(({ id }) => id === name))).toEqual([]);
});
