/** Questions that pages ask of the courses. */
import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import referencesText from '../../content/references.json?raw';
import type { Reference } from '../contracts/knowledge/knowledge.ts';
import type { CourseKind } from './schemas/course-kinds.ts';

/** A module of a course of some kind; without one, of any kind. */
export type CourseModule<Kind extends CourseKind = CourseKind> = CollectionEntry<`modules-${Kind}`>;

/** A work as course pages show it. */
export interface ShownSource {
  title: string;
  author: string;
  year: string;
  venue: string | undefined;
  /** What the work may be cited for. */
  description: string;
  url: string | undefined;
}

const references = new Map((JSON.parse(referencesText) as Reference[]).map((work) => [work.key, work]));

/** @throws Error when the course does not exist, which stops the build. */
export async function courseById(id: string): Promise<CollectionEntry<'courses'>> {
  const course = await getEntry('courses', id);
  if (!course) throw new Error(`content/courses/${id}/course.yaml does not exist.`);
  return course;
}

/** The modules of a course in the order of their file names. `kind`: as its `course.yaml` says. */
export async function modulesOf<Kind extends CourseKind>(courseId: string, kind: Kind): Promise<CourseModule<Kind>[]> {
  const courses = (import.meta.env.PROD && modulesByCourse.get(kind)) || sortModules(kind);
  modulesByCourse.set(kind, courses);
  return ((await courses)[courseId] ?? []) as CourseModule<Kind>[];
}

/** A build sorts the modules of a kind once for all courses; while an editor works on them they are read anew for each page. */
const modulesByCourse = new Map<CourseKind, Promise<Partial<Record<string, CourseModule[]>>>>();

async function sortModules(kind: CourseKind): Promise<Partial<Record<string, CourseModule[]>>> {
  const modules: CourseModule[] = await getCollection(`modules-${kind}`);
  return Object.groupBy(
    modules.sort((a, b) => a.id.localeCompare(b.id)),
    ({ id }) => id.slice(0, id.indexOf('/')),
  );
}

/** The module's own name, without course and number: the key of its progress and the fragment of its address. */
export const moduleSlug = ({ id }: CourseModule): string => id.replace(/^.*\/(\d+-)?/, '');

/** Sources by key. @throws Error that names file and key. */
export function sourcesOf(file: string, keys: readonly string[]): ShownSource[] {
  return keys.map((key) => {
    const work = references.get(key);
    if (!work) throw new Error(`${file}: sources: "${key}" is not a key in content/references.json.`);
    const url = work.doi ? `https://doi.org/${work.doi}` : work.url;
    return { title: work.title, author: work.authors.join(', '), year: String(work.year), venue: work.venue, description: work.supports, url };
  });
}

/** Every course with its modules in order, by title. */
export async function getCourseList(): Promise<{ id: string; title: string; parts: { slug: string; title: string }[] }[]> {
  const courses = await getCollection('courses');
  const list = await Promise.all(
    courses.map(async ({ id, data }) => ({
      id,
      title: data.title,
      parts: (await modulesOf(id, data.kind)).map((module) => ({ slug: moduleSlug(module), title: module.data.title })),
    })),
  );
  return list.sort((a, b) => a.title.localeCompare(b.title));
}
