/** What courses may point to: works that may be cited, pages of the site, cards of the catalog. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { CourseCardFile } from '../../src/catalog/schemas/course-card.ts';
import { readOne, readReferences } from './read-file.ts';

export interface Surroundings {
  /** Keys of `content/references.json`. */
  references: ReadonlySet<string>;
  /** Paths of pages that exist, and of tools and courses that have a card. */
  routes: ReadonlySet<string>;
  /** Ids of the courses that have a card in the catalog. */
  cards: ReadonlySet<string>;
}

/** Reads them from the project in the working directory. What cannot be read goes into `problems`. */
export async function readSurroundings(problems: string[]): Promise<Surroundings> {
  const references = await readReferences('content/references.json', problems);
  const cards = (await readOne('content/site/course-cards.yaml', CourseCardFile, problems))?.courses ?? [];
  const pages = readdirSync('src/pages').flatMap((name) => (name.endsWith('.astro') ? [`/${name.replace(/(?:index)?\.astro$/, '')}`] : []));
  const tools = ['aurora', 'comet', 'orbit', 'prism', 'nebula'].map((tool) => `/tools/${tool}`);
  return {
    references: new Set(references?.map(({ key }) => key)),
    routes: new Set([...pages, ...tools, ...cards.map(({ path }) => path), ...pathsIn('content/site/tools.yaml'), ...pathsIn('content/site/hubs.yaml')]),
    cards: new Set(cards.map(({ id }) => id)),
  };
}

/** Every path on this site that a file of words links to. */
function pathsIn(file: string): string[] {
  const paths: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === 'string' && value.startsWith('/')) paths.push(value.replace(/[?#].*$/, ''));
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk);
  };
  walk(parse(readFileSync(file, 'utf8')));
  return paths;
}
