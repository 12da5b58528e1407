/** The folders of `content/courses` that hold a course: known before Astro reads them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type CourseKind, courseKinds } from './schemas/course-kinds.ts';

const dir = 'content/courses';

export interface CourseFolder {
  id: string;
  /** Null where `course.yaml` does not say; the check of that file names the mistake. */
  kind: CourseKind | null;
}

export const courseFolders: readonly CourseFolder[] = readdirSync(dir)
  .filter((id) => existsSync(`${dir}/${id}/course.yaml`))
  .map((id) => {
    const said = /^kind:\s*["']?([\w-]+)/m.exec(readFileSync(`${dir}/${id}/course.yaml`, 'utf8'))?.[1];
    return { id, kind: courseKinds.find((kind) => kind === said) ?? null };
  });
