/** Checks every file in `content/` that the engine or a course reads. Prints file, field, what is wrong; exits 1 when anything is. `-- <course>` checks one course alone. */
import { readdirSync, readFileSync } from 'node:fs';
import { checkCourses } from './content/check-courses.ts';
import { readCourses } from './content/read-courses.ts';
import { readReferences } from './content/read-file.ts';
import { readKnowledge } from './content/read-knowledge.ts';

const [only] = process.argv.slice(2).filter((word) => word !== '--');
const { problems, knowledge } = only ? { problems: [] as string[], knowledge: null } : await readKnowledge('content');
const { courses, problems: inFiles } = await readCourses('content', only);
const references = await readReferences('content/references.json', problems);
problems.push(...inFiles, ...checkCourses(courses, { references: new Set(references?.map(({ key }) => key)), routes: routes() }));

for (const problem of problems) console.error(problem);
const modules = courses.flatMap((course) => course.modules);
const counted = [...(knowledge ? [`${knowledge.topics.length} topic packs`, `${knowledge.anchors.length} anchors`] : []), `${courses.length} courses`, `${modules.length} modules`];
console.log(`${counted.join(', ')}, ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`);
process.exit(problems.length > 0 ? 1 : 0);

/** Pages that exist, courses by their cards, tools by theirs. */
function routes(): Set<string> {
  const pages = readdirSync('src/pages').flatMap((name) => (name.endsWith('.astro') ? [`/${name.replace(/(?:index)?\.astro$/, '')}`] : []));
  const pathsIn = (file: string): string[] => readFileSync(file, 'utf8').match(/(?<=(?:path|href): )\/[\w/-]*/g) ?? [];
  return new Set([...pages, ...['course-cards', 'tools', 'hubs'].flatMap((name) => pathsIn(`content/site/${name}.yaml`))]);
}
