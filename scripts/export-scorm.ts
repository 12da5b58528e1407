/** `npm run export:scorm -- <course>`: writes `exports/<course>-scorm.zip` for a learning platform. `-- --all`: every course. Builds the site first when something has changed. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readCourses } from './content/read-courses.ts';
import { buildIfChanged } from './run/build.ts';
import { siteUrlOfEnvironment } from './run/site-url.ts';
import { stopWith } from './run/stop.ts';
import { packageFiles, zipped } from './scorm/package.ts';

const outDir = 'exports';
const known = readdirSync('content/courses', { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const usage = `Write one of:
  npm run export:scorm -- <course>   for example: npm run export:scorm -- llm-deep-dive
  npm run export:scorm -- --all
Courses: ${known.join(', ')}`;

const { positionals, values } = readArguments();
if (values.all ? positionals.length > 0 : positionals.length === 0) stopWith(usage);
for (const id of positionals) if (!known.includes(id)) stopWith(`There is no course "${id}".\n${usage}`);

const siteUrl = siteUrlOfEnvironment();
buildIfChanged(siteUrl);
mkdirSync(outDir, { recursive: true });
const { courses, problems } = await readCourses('content');
if (problems.length > 0) stopWith(problems.join('\n'));
for (const course of courses.filter(({ id }) => values.all || positionals.includes(id))) {
  const file = path.join(outDir, `${course.id}-scorm.zip`);
  try {
    const files = packageFiles(course, { clientDir: 'dist/client', siteUrl });
    const zip = zipped(files, course.course.reviewed);
    writeFileSync(file, zip);
    console.log(`${file}: ${course.course.title}, ${course.modules.length} modules, ${files.size} files, ${Math.ceil(zip.length / 1_000)} kB`);
  } catch (error) {
    stopWith(error instanceof Error ? error.message : String(error));
  }
}
if (!siteUrl)
  console.log(
    'Links to other pages of the site stand in the packages as plain text. To keep them, set SITE_URL to the public address of the site, as in SITE_URL=https://kora.example.org.',
  );

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { all: { type: 'boolean', default: false } } });
  } catch {
    return stopWith(usage);
  }
}
