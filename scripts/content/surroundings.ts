/** What courses may point to: works that may be cited, pages of the site, cards of the catalog. */
import { readdirSync } from 'node:fs';
import { courseFolders } from '../../src/catalog/course-folders.ts';
import { type CourseCard, CourseCardFile } from '../../src/catalog/schemas/course-card.ts';
import type { Reference } from '../../src/contracts/knowledge/knowledge.ts';
import { type HasPlace, readPlaces } from './places.ts';
import { readOne, readReferences } from './read-file.ts';

export interface Surroundings {
  /** The works of `content/references.json` by their key. */
  references: ReadonlyMap<string, Reference>;
  /** Paths of pages that exist, and of courses that have a card. */
  routes: ReadonlySet<string>;
  hasPlace: HasPlace;
  /** The catalog's cards by the id of their course; undefined while their file cannot be read, so that its one mistake is not answered once more in every course. */
  cards: ReadonlyMap<string, CourseCard> | undefined;
}

/** Reads them from the project in the working directory. What cannot be read goes into `problems`. */
export async function readSurroundings(problems: string[]): Promise<Surroundings> {
  const references = await readReferences('content/references.json', problems);
  const cards = (await readOne('content/site/course-cards.yaml', CourseCardFile, problems))?.courses;
  const coursePaths = cards?.map(({ path }) => path) ?? courseFolders.map(({ id }) => `/${id}`);
  const pages = readdirSync('src/pages', { recursive: true, encoding: 'utf8' }).flatMap((name) =>
    /^[^[]+\.astro$/.test(name) ? [`/${name.replaceAll('\\', '/').replace(/(?:(?:^|\/)index)?\.astro$/, '')}`] : [],
  );
  return {
    references: new Map(references?.map((work) => [work.key, work])),
    routes: new Set([...pages, ...coursePaths]),
    hasPlace: readPlaces(),
    cards: cards && new Map(cards.map((card) => [card.id, card])),
  };
}
