import { expect, it } from 'vitest';
import { checkFigures } from '../../../scripts/content/check-figures.ts';
import { type ReadCourse, readCourses } from '../../../scripts/content/read-courses.ts';
import { readSurroundings } from '../../../scripts/content/surroundings.ts';
import { contentDir } from '../../support/knowledge.ts';

const { courses } = await readCourses(contentDir);
const { cards } = await readSurroundings([]);

/** What the check says when one course, or its card, has been changed. */
function problemsAfter(id: string, change: (course: ReadCourse) => void, card: object = {}): string[] {
  const course = structuredClone(courses.find((candidate) => candidate.id === id));
  const known = cards?.get(id);
  if (!course || !known) throw new Error(`There is no course "${id}".`);
  change(course);
  return checkFigures([course], new Map([[id, { ...known, ...card }]])).map((problem) => problem.replace(/^.*?content[/\\]/, ''));
}
const first = ({ modules: [module] }: ReadCourse) => {
  if (!module) throw new Error('The course has no module.');
  return module;
};

it('the courses as they are have no problem', () => {
  expect(checkFigures(courses, cards)).toEqual([]);
});

it.each<[string, string, (course: ReadCourse) => void, object, string[]]>([
  [
    'other minutes',
    'productivity-with-ai',
    (course) => {
      first(course).front.minutes = 40;
    },
    {},
    [expect.stringMatching(/^courses.*01-.*\.mdx: minutes: Found 40; the specification says 35\.$/)],
  ],
  [
    'another title',
    'llm-deep-dive',
    (course) => {
      first(course).front.title = 'Large Language Models';
    },
    {},
    [expect.stringMatching(/01-.*\.mdx: title: Found "Large Language Models"; the specification says "What Are Large Language Models\?"\.$/)],
  ],
  [
    'another difficulty',
    'llm-deep-dive',
    (course) => {
      Object.assign(first(course).front, { difficulty: 'Advanced' });
    },
    {},
    [expect.stringMatching(/01-.*\.mdx: difficulty: Found "Advanced"; the specification says "Beginner"\.$/)],
  ],
  [
    'a module less',
    'ai-for-business',
    (course) => {
      course.modules.pop();
    },
    {},
    [expect.stringMatching(/course\.yaml: modules: Found 5; the specification has 6\.$/)],
  ],
  [
    'another headline',
    'ai-for-business',
    ({ course }) => {
      if ('headline' in course) course.headline = ['4 hours total'];
    },
    {},
    [expect.stringMatching(/course\.yaml: headline: Found "4 hours total"; the specification says "3\.5 hours total", "6 strategic modules"\.$/)],
  ],
  [
    'another next course',
    'what-is-ai',
    ({ course }) => {
      course.closing.links.reverse();
    },
    {},
    [
      expect.stringMatching(
        /course\.yaml: closing\.links: Found "\/llm-deep-dive", "\/bias-ethics-training"; the specification says "\/bias-ethics-training", "\/llm-deep-dive", in this order\.$/,
      ),
    ],
  ],
  ['a card with other minutes', 'what-is-ai', () => {}, { duration: 60 }, ['site/course-cards.yaml: what-is-ai: duration: Found 60; the specification says 90.']],
  ['a card with other modules', 'llm-deep-dive', () => {}, { modules: 5 }, ['site/course-cards.yaml: llm-deep-dive: modules: Found 5; the specification says 4.']],
  [
    'a card that does not add up',
    'teaching-with-kora',
    () => {},
    { duration: 180, modules: 4 },
    [
      'site/course-cards.yaml: teaching-with-kora: modules: Found 4; the course has 5.',
      'site/course-cards.yaml: teaching-with-kora: duration: Found 180; the minutes of its modules add up to 200.',
    ],
  ],
])('%s is named with file, field, found and expected', (_, id, change, card, messages) => {
  expect(problemsAfter(id, change, card)).toEqual(messages);
});

it('a module that cannot be read is counted, and moves no other', () => {
  const problems = problemsAfter('gamification-classroom', (course) => {
    course.modules.splice(1, 1);
    course.unread = 1;
  });
  expect(problems).toEqual([]);
});
