/** The catalog with its counts filled in. */
import catalogText from '../../content/site/catalog.yaml?raw';
import { courseCards } from './course-cards.ts';
import { getCourseList } from './courses.ts';
import { readYaml } from './read-yaml.ts';
import type { CourseCard, Shelf } from './schemas/course-card.ts';
import { CourseCatalog } from './schemas/course-catalog.ts';

export const courseCatalog = readYaml('content/site/catalog.yaml', catalogText, CourseCatalog);

export interface CatalogCourse extends CourseCard {
  /** Slug and title of each module that can be opened, in order. */
  parts: { slug: string; title: string }[];
}

/** The courses of a tab, each with its modules. A card without a course is left out. */
export async function coursesOnShelf(shelf: Shelf): Promise<CatalogCourse[]> {
  const written = new Map((await getCourseList()).map((course) => [course.id, course.parts]));
  return courseCards.flatMap((card) => {
    const parts = written.get(card.id);
    return card.shelf === shelf && parts ? [{ ...card, parts }] : [];
  });
}

/** The note under the figures, with what the build has counted. */
export async function figuresNote(): Promise<string> {
  const list = await getCourseList();
  const modules = list.reduce((sum, { parts }) => sum + parts.length, 0);
  return courseCatalog.figuresNote.replace('{courses}', String(list.length)).replace('{modules}', String(modules));
}
