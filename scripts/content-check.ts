/** Checks every file in `content/` that the engine or a course reads. Prints file, field, what is wrong; exits 1 when anything is. `-- <course>` checks one course alone. */
import { checkCourses } from './content/check-courses.ts';
import { checkFigures } from './content/check-figures.ts';
import { readCourses } from './content/read-courses.ts';
import { readKnowledge } from './content/read-knowledge.ts';
import { readLessons } from './content/read-lessons.ts';
import { readSurroundings } from './content/surroundings.ts';

const [only] = process.argv.slice(2).filter((word) => word !== '--');
const { problems, knowledge } = only ? { problems: [] as string[], knowledge: null } : await readKnowledge('content');
const { courses, problems: inFiles } = await readCourses('content', only);
const lessons = only ? [] : await readLessons('content/lessons', problems);
const surroundings = await readSurroundings(problems);
problems.push(...inFiles, ...checkCourses(courses, surroundings), ...checkFigures(courses, surroundings.cards));
if (only && courses.length === 0 && problems.length === 0) problems.push(`content/courses: there is no course "${only}".`);

for (const problem of problems) console.error(problem);
const modules = courses.flatMap((course) => course.modules);
const counted = [
  ...(knowledge ? [`${knowledge.topics.length} topic packs`, `${knowledge.anchors.length} anchors`] : []),
  `${courses.length} courses`,
  `${modules.length} modules`,
  ...(only ? [] : [`${lessons.length} sample lessons`]),
];
console.log(`${counted.join(', ')}, ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`);
process.exit(problems.length > 0 ? 1 : 0);
