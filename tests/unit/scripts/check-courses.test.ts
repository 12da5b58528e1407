import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { checkCourses } from '../../../scripts/content/check-courses.ts';
import { readCourses } from '../../../scripts/content/read-courses.ts';
import type { Surroundings } from '../../../scripts/content/surroundings.ts';
import type { CourseCard } from '../../../src/catalog/schemas/course-card.ts';

const work = (key: string, year: number, authors: string[]) => ({ key, title: 'A Study', authors, year, supports: 'Something.' });
const surroundings = {
  references: new Map(
    [work('sailer2020', 2020, ['Sailer, M.', 'Homner, L.']), work('deci1999', 1999, ['Deci, E. L.', 'Koestner, R.', 'Ryan, R. M.'])].map((listed) => [listed.key, listed]),
  ),
  routes: new Set(['/ai-literacy', '/next-course']),
  hasPlace: (page: string, fragment: string) => page === '/a-course' && fragment === 'a-module',
  cards: new Map([['a-course', {} as CourseCard]]),
};

const aQuestion = (question: string, right: number) => ({
  question,
  options: ['one', 'two', 'three'].map((word, i) => ({
    text: `Option ${word} of ${question}`,
    feedback: `Because ${word} of ${question}.`,
    ...(i === right && { correct: true }),
  })),
});

const aCourse = {
  kind: 'pedagogy',
  badge: 'Creative Pedagogy Course',
  title: 'A Course',
  description: 'What it is about.',
  audience: 'teachers',
  reviewed: '2026-11-20',
  closing: { title: 'Next', text: 'Go on.', links: [{ label: 'Next course', href: '/next-course' }] },
};

const aModule = (changes: Record<string, unknown> = {}) => ({
  title: 'A Module',
  minutes: 45,
  icon: 'map',
  overview: 'What happens here.',
  teachThis: { subject: 'Science', topic: 'Forces' },
  sources: ['sailer2020', 'deci1999'],
  quickCheck: [aQuestion('first', 0), aQuestion('second', 2)],
  reviewed: '2026-11-20',
  keyPoints: ['One.', 'Two.', 'Three.', 'Four.'],
  activities: ['a', 'b', 'c'].map((name) => ({ name, text: `What to do in ${name}.` })),
  researchBase: 'Sailer and Homner (2020) and Deci and colleagues (1999) tell what is known.',
  ...changes,
});

const words = Array.from({ length: 60 }, (_, i) => `The class reads page ${i} and asks its author why.`).join(' ');
const aLesson = `### First part\n\n${words}\n\n### Second part\n\nThe end is near.\n`;

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Writes one course of one module and says what is wrong with it, without the folder's own path. */
async function problemsWith({
  module = aModule(),
  course = aCourse as object,
  lesson = aLesson,
  file = '01-a-module.mdx',
  id = 'a-course',
  again = '',
  before = '',
  site = surroundings as Surroundings,
} = {}): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'courses-'));
  folders.push(folder);
  const dir = path.join(folder, 'courses', id);
  mkdirSync(dir, { recursive: true });
  writeFileSync(path.join(dir, 'course.yaml'), stringify(course));
  for (const name of [file, again]) if (name) writeFileSync(path.join(dir, name), `${before}---\n${stringify(module)}---\n\n${lesson}`);
  const read = await readCourses(folder);
  return [...read.problems, ...checkCourses(read.courses, site)].map((problem) => problem.replaceAll(`${folder}${path.sep}`, ''));
}

const file = 'courses/a-course/01-a-module.mdx';

it('a good course has no problem', async () => {
  expect(await problemsWith()).toEqual([]);
});

it('while the catalog cannot be read, no course is said to be missing from it', async () => {
  expect(await problemsWith({ site: { ...surroundings, cards: undefined } })).toEqual([]);
  expect(await problemsWith({ site: { ...surroundings, cards: new Map() } })).toEqual([
    'courses/a-course/course.yaml: no reader finds this course; give "a-course" a card in content/site/course-cards.yaml.',
  ]);
});

it.each([
  ['a missing field', { module: aModule({ overview: undefined }) }, `${file}: overview: This is missing; write some text here.`],
  ['a field without a value', { module: aModule({ overview: null }) }, `${file}: overview: Found nothing; write some text here.`],
  ['a missing icon', { module: aModule({ icon: undefined }) }, `${file}: icon: This is missing; write one of: activity, `],
  ['an icon that does not exist', { module: aModule({ icon: 'mapp' }) }, `${file}: icon: Found "mapp"; write one of: activity, `],
  ['missing minutes', { module: aModule({ minutes: undefined }) }, `${file}: minutes: This is missing; write whole minutes, like 45.`],
  ['a missing date', { module: aModule({ reviewed: undefined }) }, `${file}: reviewed: This is missing; write a date as YYYY-MM-DD.`],
  ['a number for a text', { module: aModule({ overview: 12 }) }, `${file}: overview: Found "12"; write some text here.`],
  ['a list for a text', { module: aModule({ overview: ['x'] }) }, `${file}: overview: Found a list; write some text here.`],
  ['a front matter typo', { module: aModule({ keypoints: ['One.'] }) }, `${file}: keypoints: there is no field of this name; check its spelling or remove it.`],
  [
    'an unknown source key',
    { module: aModule({ sources: ['sailer2020', 'nobody1999'] }) },
    `${file}: sources: "nobody1999" is not a key in content/references.json; write one of its keys or add the work there.`,
  ],
  ['a lab that does not exist', { module: aModule({ lab: 'tokeniser' }) }, `${file}: lab: Found "tokeniser"; write one of: tokenizer, drawing, sampling, prompts.`],
  [
    'a lab in two modules',
    { module: aModule({ lab: 'drawing' }), again: '02-another.mdx' },
    'courses/a-course/course.yaml: the lab "drawing" stands in two modules; a page can hold each lab once.',
  ],
  [
    'a work that is cited and not listed',
    { lesson: `${aLesson}\nHattie and Timperley (2007) found more.\n` },
    `${file}: sources: the text cites "Hattie and Timperley (2007)", and no key listed here has these authors and this year;`,
  ],
  ['a work cited with another year', { lesson: `${aLesson}\nIt was found before (Sailer & Homner, 2010).\n` }, `${file}: sources: the text cites "(Sailer & Homner, 2010)"`],
  [
    'a source that the text never names',
    { module: aModule({ researchBase: 'What Deci, Koestner, and Ryan (1999) tell.' }) },
    `${file}: sources: "sailer2020" is listed and the text names it nowhere; cite it, like "Sailer and Homner (2020)", or take the key out.`,
  ],
  ['one source only', { module: aModule({ sources: ['sailer2020'] }) }, `${file}: sources: Found 1; name at least two sources by key.`],
  [
    'two right options',
    {
      module: aModule({
        quickCheck: [aQuestion('first', 0), { ...aQuestion('second', 1), options: aQuestion('second', 1).options.map((option) => ({ ...option, correct: true })) }],
      }),
    },
    `${file}: quickCheck 2, options: Options 1, 2 and 3 are all marked; mark exactly one with "correct: true".`,
  ],
  [
    'no right option',
    { module: aModule({ quickCheck: [aQuestion('first', 0), aQuestion('second', 9)] }) },
    `${file}: quickCheck 2, options: No option is marked; mark exactly one with "correct: true".`,
  ],
  ['minutes with a unit', { module: aModule({ minutes: '45 min' }) }, `${file}: minutes: Found "45 min"; write whole minutes, like 45.`],
  ['more minutes than a module may have', { module: aModule({ minutes: 300 }) }, `${file}: minutes: Found "300"; write at most 120.`],
  ['a date in another form', { module: aModule({ reviewed: '20.11.2026' }) }, `${file}: reviewed: Found "20.11.2026"; write a date as YYYY-MM-DD.`],
  [
    'a date that is still to come',
    { module: aModule({ reviewed: '2126-11-20' }) },
    `${file}: reviewed: Found "2126-11-20", which is still to come; write the day on which someone last went through it.`,
  ],
  ['an audience that does not exist', { course: { ...aCourse, audience: 'pupils' } }, 'courses/a-course/course.yaml: audience: Found "pupils"; write'],
  ['a heading of the page’s own level', { lesson: `## Too high\n\n${aLesson}` }, `${file}: headings begin with ### and skip no level; found ##.`],
  ['too short a lesson', { lesson: '### One\n\nShort.\n\n### Two\n\nShort too.\n' }, `${file}: the lesson has `],
  ['a link to nowhere', { lesson: `${aLesson}\n[there](/nowhere)\n` }, `${file}: "/nowhere" is no page of this site; outside addresses begin with https://.`],
  [
    'a link to no place on a page',
    { lesson: `${aLesson}\n[there](/next-course#gone)\n` },
    `${file}: "/next-course#gone": /next-course has no place "#gone"; write one of its module names, or leave the # away.`,
  ],
  [
    'a link to no place on its own page',
    { lesson: `${aLesson}\n[there](#gone) and [here](#a-module)\n` },
    `${file}: "#gone": /a-course has no place "#gone"; write one of its module names, or leave the # away.`,
  ],
  ['a link in a list', { module: aModule({ researchBase: 'See [Aurora](/tools/aurora).' }) }, `${file}: "See [Aurora](/tools/aurora).…" holds Markdown`],
  ['filler', { lesson: `${aLesson}\nWe delve into it.\n` }, `${file}: "delve into" is filler; say what is meant.`],
  ['filler in the header', { course: { ...aCourse, description: 'Unleash your class.' } }, 'courses/a-course/course.yaml: "Unleash" is filler; say what is meant.'],
  ['a note to oneself', { lesson: `${aLesson}\nTODO: an example.\n` }, `${file}: "TODO" stands where a text is still to be written; write it, or take the place out.`],
  ['a heading of a new file', { lesson: `${aLesson}\n### …\n` }, `${file}: "…" stands where a text is still to be written`],
  [
    'a sentence that stands twice',
    { module: aModule({ researchBase: 'The class reads page 7 and asks its author why.' }), lesson: aLesson.replace('page 8 ', 'page 7 ') },
    `${file}: "The class reads page 7 and asks its author why." also stands in ${file}`,
  ],
  ['a file name without a number', { file: 'a-module.mdx' }, 'courses/a-course/a-module.mdx: file name: write two digits, a hyphen, words in lower case and ".mdx"'],
  ['a kind that does not exist', { course: { ...aCourse, kind: 'novel' } }, 'courses/a-course/course.yaml: kind: Found "novel"; write "kind:" with one of pedagogy, '],
  ['a course without a kind', { course: { ...aCourse, kind: undefined } }, 'courses/a-course/course.yaml: kind: This is missing; write "kind:" with one of pedagogy, '],
  [
    'two modules of one number',
    { again: '01-another.mdx' },
    'courses/a-course/course.yaml: file names: Found "01-a-module.mdx" and "01-another.mdx"; give only one of them the number 01.',
  ],
  ['a gap in the numbering', { again: '03-another.mdx' }, 'courses/a-course/course.yaml: file names: Found 03 where 02 should stand; number the modules 01, 02, 03 without a gap.'],
  [
    'a closing link to nowhere',
    { course: { ...aCourse, closing: { ...aCourse.closing, links: [{ label: 'x', href: '/gone' }] } } },
    'courses/a-course/course.yaml: closing.links: "/gone" is no page of this site; outside addresses begin with https://.',
  ],
] as const)('%s is answered with file, field and what to write', async (_, mistake, message) => {
  const problems = await problemsWith(mistake);
  expect(
    problems.some((problem) => problem.startsWith(message)),
    problems.join('\n'),
  ).toBe(true);
});

it('a file that begins with a BOM is told so, and nothing false', async () => {
  expect(await problemsWith({ before: '\uFEFF' })).toEqual([
    `${file}: line 1: begins with an invisible mark (BOM) that some editors write; save the file as "UTF-8", not as "UTF-8 with BOM".`,
  ]);
});

/** The line of the file in which the appended text stands. */
const lineOf = `${stringify(aModule())}---\n\n${aLesson}`.split('\n').length + 2;
const picture = 'a module cannot hold a picture yet. Take it out and say in words, or in a table, what it shows.';

it.each([
  ['<Video src="x" />', ['<Video> is no tag that a module may use; write plain Markdown.']],
  ['<img src="/a.png">', ['<img> is no tag that a module may use; write plain Markdown.']],
  ["import x from 'y'", ['holds an import or export line; remove it, tags are given to the text.']],
  ['Here x<3 holds.', ['found "Here x<3 holds.", where "<" would begin a tag; write "less than", or &lt; for the sign.']],
  ['Use <50 words.', ['found "Use <50 words.", where "<" would begin a tag; write "less than", or &lt; for the sign.']],
  ['An open {', ['found "An open {", where "{" would be read as a command and vanish or stop the build; write &#123; for the sign.']],
  ['A closed }', ['found "A closed }", where "}" would be read as a command and vanish or stop the build; write &#125; for the sign.']],
  [
    '{undefinedThing}',
    [
      'found "{undefinedThin", where "{" would be read as a command and vanish or stop the build; write &#123; for the sign.',
      'found "definedThing}", where "}" would be read as a command and vanish or stop the build; write &#125; for the sign.',
    ],
  ],
  ['![](/a.png)', ['a picture has no alt text; write what it shows between the brackets.', `found "![](/a.png)"; ${picture}`]],
  ['![A chart](https://example.org/a.png)', [`found "![A chart](https://example.org/a.png)"; ${picture}`]],
  ['![A chart](a.png)', [`found "![A chart](a.png)"; ${picture}`]],
])('a lesson that holds %s is answered with its line and what to write', async (text, messages) => {
  expect(await problemsWith({ lesson: `${aLesson}\n${text}\n` })).toEqual(messages.map((message) => `${file}: line ${lineOf}: ${message}`));
});

it('signs that stand for themselves are left alone', async () => {
  expect(await problemsWith({ lesson: `${aLesson}\nWrite \`x<3\` or \\<3, \\{ and &lt;3.\n\n\`\`\`\nif (x<3) { stop }\n\`\`\`\n` })).toEqual([]);
});

it('a right option that is much longer than the others is named', async () => {
  const question = aQuestion('second', 2);
  const options = question.options.map((option) =>
    option.correct ? { ...option, text: `${option.text}, with a long explanation that no other option has and that gives it away at once` } : option,
  );
  const problems = await problemsWith({ module: aModule({ quickCheck: [aQuestion('first', 0), { ...question, options }] }) });
  expect(problems).toEqual([`${file}: "second": the right option is much longer than the others, which gives it away.`]);
});

it('hard words for students are measured', async () => {
  const hard = `### Considerations\n\n${'Institutional considerations necessitate comprehensive organizational accountability notwithstanding multidimensional implementation complexities. '.repeat(1)}${words}`;
  const long = Array.from({ length: 60 }, (_, i) => `Institutional accountability considerations necessitate comprehensive multidimensional evaluation number ${i}.`).join(' ');
  const problems = await problemsWith({ course: { ...aCourse, audience: 'students' }, lesson: `${hard}\n\n### Further\n\n${long}` });
  expect(
    problems.some((problem) => /reads at about grade \d+\.\d; for students keep it to 8\.9/.test(problem)),
    problems.join('\n'),
  ).toBe(true);
});
