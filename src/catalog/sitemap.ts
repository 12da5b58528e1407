/** The pages that search engines may list, with the day each was last gone through where the content says it. */
import { getCollection } from 'astro:content';
import { anchorLibrary, pathOfFeeling } from './anchor-library.ts';
import { courseCards } from './course-cards.ts';
import { isPrerendered, listedPages } from './pages.ts';
import { whitepaper } from './whitepaper.ts';

export interface ListedPage {
  route: string;
  changed: string | undefined;
}

/** Days of courses by id. */
export async function courseDays(): Promise<Map<string, string>> {
  return new Map((await getCollection('courses')).map(({ id, data }) => [id, data.reviewed]));
}

export async function sitemap(): Promise<ListedPage[]> {
  const days = new Map<string, string>([['/whitepaper', (await whitepaper()).date]]);
  const courses = await courseDays();
  for (const { id, path } of courseCards) days.set(path, courses.get(id) ?? '');
  for (const { id, data } of await getCollection('documents')) days.set(`/${id}`, data.changed);
  const routes = [
    ...listedPages.map(({ route }) => route),
    ...anchorLibrary.feelings.map(({ id }) => pathOfFeeling(id)),
    ...courseCards.map(({ path }) => path).filter(isPrerendered),
  ];
  return [...new Set(routes)].sort().map((route) => ({ route, changed: days.get(route) || undefined }));
}
