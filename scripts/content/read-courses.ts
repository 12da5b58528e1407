/** Reads the courses from `content/courses`, checks each file and says in plain words what an editor must mend. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type * as z from 'zod';
import { Course } from '../../src/catalog/schemas/course.ts';
import { type CourseKind, courseKinds, moduleSchemas } from '../../src/catalog/schemas/course-kinds.ts';
import { checked, parseYaml, readOne, readText } from './read-file.ts';

export interface ReadModule<Kind extends CourseKind = CourseKind> {
  file: string;
  /** File name without number and ending: the module's fragment and the key of its progress. */
  slug: string;
  front: z.infer<(typeof moduleSchemas)[Kind]>;
  /** The lesson: what stands below the front matter. */
  body: string;
  /** In which line of the file the lesson begins. */
  firstLine: number;
}

export interface ReadCourse {
  id: string;
  file: string;
  course: Course;
  modules: ReadModule[];
  /** How many of its files hold a mistake that keeps them from being read. */
  unread: number;
}

const fileName = /^(\d{2})-([a-z0-9]+(?:-[a-z0-9]+)*)\.mdx$/;

/** Reads everything below `content/courses`, or one course of it. Never throws for bad content: it goes into `problems`. */
export async function readCourses(contentDir: string, only?: string): Promise<{ courses: ReadCourse[]; problems: string[] }> {
  const problems: string[] = [];
  const courses: ReadCourse[] = [];
  const dir = path.join(contentDir, 'courses');
  for (const id of (await readdir(dir)).sort()) {
    if (only && id !== only) continue;
    const file = path.join(dir, id, 'course.yaml');
    const course = await readOne<Course>(file, Course, problems);
    // The modules of a course whose own file has mistakes are checked all the same, as soon as its kind is known.
    const kind = course?.kind ?? (await kindIn(file));
    if (!kind) continue;
    const modules: ReadModule[] = [];
    let unread = 0;
    const names = (await readdir(path.join(dir, id))).sort();
    problems.push(...misnumbered(file, names));
    for (const name of names) {
      if (name === 'course.yaml') continue;
      const module = await readModule(path.join(dir, id, name), kind, problems);
      if (module) modules.push(module);
      else unread++;
    }
    if (!course) continue;
    if (modules.length + unread === 0) problems.push(`${file}: the course has no module: run npm run new -- module ${id} "Its title".`);
    courses.push({ id, file, course, modules, unread });
  }
  return { courses, problems };
}

/** Modules are numbered 01, 02, 03: none twice, none left out. */
function misnumbered(file: string, names: readonly string[]): string[] {
  const byNumber = Object.groupBy(
    names.filter((name) => fileName.test(name)),
    (name) => name.slice(0, 2),
  );
  const twice = Object.entries(byNumber).flatMap(([number, same = []]) =>
    same.length > 1 ? [`${file}: file names: Found ${same.map((name) => `"${name}"`).join(' and ')}; give only one of them the number ${number}.`] : [],
  );
  const numbers = Object.keys(byNumber).sort();
  const gap = numbers.findIndex((number, i) => Number(number) !== i + 1);
  return gap < 0
    ? twice
    : [...twice, `${file}: file names: Found ${numbers[gap]} where ${String(gap + 1).padStart(2, '0')} should stand; number the modules 01, 02, 03 without a gap.`];
}

async function kindIn(file: string): Promise<CourseKind | undefined> {
  const said = /^kind:\s*["']?([\w-]+)/m.exec((await readText(file, [])) ?? '')?.[1];
  return courseKinds.find((kind) => kind === said);
}

async function readModule(file: string, kind: CourseKind, problems: string[]): Promise<ReadModule | undefined> {
  const slug = fileName.exec(path.basename(file))?.[2];
  if (!slug) {
    problems.push(`${file}: file name: write two digits, a hyphen, words in lower case and ".mdx", like "03-quest-design.mdx".`);
    return undefined;
  }
  const text = await readText(file, problems);
  if (text === undefined) return undefined;
  const parts = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text);
  if (!parts) {
    problems.push(`${file}: begins without its fields: put them between two lines of "---" at the top.`);
    return undefined;
  }
  const [, fields = '', body = ''] = parts;
  const value = parseYaml(fields, file, problems, 2);
  if (value === undefined) return undefined;
  const front = checked<ReadModule['front']>(file, value, moduleSchemas[kind] as z.ZodType<ReadModule['front']>, problems);
  return front && { file, slug, front, body, firstLine: fields.split('\n').length + 3 };
}
