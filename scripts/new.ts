/**
 * `npm run new -- <kind> <id> […]`: starts a new content file with every field in place and says what to do next.
 * Kinds: topic <subject> <id>, anchors <theme>, course <kind> <title>, module <course> <title>.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { courseFolders } from '../src/catalog/course-folders.ts';
import { Course } from '../src/catalog/schemas/course.ts';
import { courseKinds, moduleSchemas } from '../src/catalog/schemas/course-kinds.ts';
import { subjects } from '../src/contracts/knowledge/vocabulary.ts';
import { skeletonOf } from './content/skeleton.ts';
import { slugOf } from './content/slug.ts';
import { specifiedCourses } from './content/specified-courses.ts';
import { stopWith } from './run/stop.ts';

const usage = `Write one of:
  npm run new -- topic <subject> <id>       for example: npm run new -- topic science magnetism
  npm run new -- anchors <theme>            for example: npm run new -- anchors music-practice
  npm run new -- course <kind> "<title>"    for example: npm run new -- course pedagogy "Maps and Models"
  npm run new -- module <course> "<title>"  for example: npm run new -- module assessment-and-feedback "Marking Together"`;

const today = new Date().toISOString().slice(0, 10);
const [kind, first, second] = process.argv.slice(2);

/** What the title becomes in addresses and file names. */
const addressOf = (title: string): string => slugOf(title) || stopWith(`"${title}" needs Latin letters or digits: they become its address.\n${usage}`);

function write(file: string, text: string, next: string): void {
  if (existsSync(file)) stopWith(`${file} exists already. Choose another name or edit that file.`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`Wrote ${file}.\n${next}`);
}

const many = (count: number, item: (n: number) => string): string => Array.from({ length: count }, (_, i) => item(i + 1)).join('');

switch (kind) {
  case 'topic': {
    if (!first || !second || !subjects.some((subject) => subject === first)) stopWith(`Subjects are: ${subjects.join(', ')}.\n${usage}`);
    const id = addressOf(second);
    write(
      `content/topics/${first}/${id}.yaml`,
      topicText(first, id),
      'Replace every "…", then run: npm run check. content/topics/mathematics/fractions.yaml is a finished example.',
    );
    break;
  }
  case 'anchors': {
    if (!first) stopWith(usage);
    const id = addressOf(first);
    write(`content/anchors/${id}.yaml`, anchorText(id), 'Replace every "…", then run: npm run check. content/anchors/math-confidence.yaml is a finished example.');
    break;
  }
  case 'course': {
    const courseKind = courseKinds.find((name) => name === first);
    if (!courseKind || !second) stopWith(`Kinds of course are: ${courseKinds.join(', ')}.\n${usage}`);
    const id = addressOf(second);
    const schema = Course.options.find(({ shape }) => shape.kind.value === courseKind);
    if (schema)
      write(
        `content/courses/${id}/course.yaml`,
        stringify(skeletonOf(schema, { title: second, reviewed: today })),
        `Replace every "…". Then: npm run new -- module ${id} "Title of its first module", and give the course a card in content/site/course-cards.yaml.`,
      );
    break;
  }
  case 'module': {
    const course = first && readCourseKind(first);
    if (!course) stopWith(`There is no course content/courses/${first ?? ''}.\n${usage}`);
    if (!second) stopWith(usage);
    const folder = `content/courses/${first}`;
    const fixed = specifiedCourses[first]?.modules?.length ?? specifiedCourses[first]?.card?.modules;
    const number = readdirSync(folder).filter((name) => name.endsWith('.mdx')).length + 1;
    if (fixed !== undefined && number > fixed)
      stopWith(`The specification gives ${first} ${fixed} modules, and it has them. Change one of them, or start a course of your own.\n${usage}`);
    const fields = stringify(skeletonOf(moduleSchemas[course], { title: second, minutes: 45, reviewed: today }));
    write(
      `${folder}/${String(number).padStart(2, '0')}-${addressOf(second)}.mdx`,
      `---\n${fields}---\n\n### …\n\n### …\n`,
      `Replace every "…" and put "correct: true" on one option of each question. Then add its minutes to the course's card in content/site/course-cards.yaml and run: npm run check:content -- ${first}. content/README.md explains every field.`,
    );
    break;
  }
  default:
    stopWith(usage);
}

/** The kind that the course's own file names; undefined when there is no such course. */
function readCourseKind(id: string) {
  return courseFolders.find((folder) => folder.id === id)?.kind;
}

function topicText(subject: string, id: string): string {
  const list = (name: string, count: number) => `  ${name}:\n${many(count, () => '    - …\n')}`;
  return `id: ${id}
title: ${id.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())}
subject: ${subject}
grades: ["6-8"]
aliases:
${many(4, () => '  - …\n')}summary: >-
  …
matters: >-
  …
terms:
${many(6, () => '  - term: …\n    definition: …\n')}facts:
${many(6, () => '  - text: …\n')}misconceptions:
${many(3, () => '  - belief: …\n    correction: …\n    probe: …\n')}relations:
${many(6, () => '  - { from: …, verb: …, to: … }\n')}connections:
${many(4, () => '  - how …\n')}flow:
${many(6, () => '  - { from: …, verb: …, to: … }\n')}questions:
${['remember', 'understand', 'apply', 'analyze', 'evaluate', 'create'].map((level) => list(level, 2)).join('')}analogies:
${many(2, () => '  - idea: …\n    limits: …\n')}stuckPoints:
${many(4, () => '  - about: …\n    cues: […, …]\n    question: …\n    hint: …\n    example: …\n')}workedExamples:
${many(2, () => '  - problem: …\n    steps: […, …]\n    result: …\n    tryNext: …\n')}controversies:
  - question: …
    background: …
    stakeholders:
${many(3, () => '      - who: …\n        wants: …\n        because: …\n')}    decisions:
${many(2, () => '      - choice: …\n        borneBy: …\n        consequences: […, …]\n')}storyHooks:
${many(2, () => '  - scene: …\n')}reviewed: ${today}
`;
}

function anchorText(id: string): string {
  return `theme: …
anchors:
  - id: ${id}-1
    mode: student
    feeling: stuck
    subject: study-skills
    grades: ["6-8"]
    situation: …
    says:
${many(4, () => '      - …\n')}    firstMove: …
    ladder:
      questions: […, …]
      hints: […, …]
      examples: […]
    followUps: […, …, …]
`;
}
