/** Which addresses of this site are finished files: only those may be fetched before anyone asks for them, found by search and listed for search engines. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { courseFolders } from './course-folders.ts';

const pagesDir = 'src/pages';

/** One page file stands for every course: its addresses are the folders of `content/courses`. */
const courseRoutes: readonly string[] = courseFolders.map(({ id }) => `/${id}`);

const manyPages: readonly string[] = ['/[course]'];

const files: readonly { route: string; source: string }[] = readdirSync(pagesDir, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(astro|mdx?)$/.test(file))
  .map((file) => ({
    route: `/${file
      .replaceAll('\\', '/')
      .replace(/\.\w+$/, '')
      .replace(/(^|\/)index$/, '')}`,
    source: readFileSync(path.join(pagesDir, file), 'utf8'),
  }))
  .filter(({ source }) => !/export const prerender = false/.test(source));

/** Addresses as patterns: "src/pages/pare/[code].astro" becomes /^\/pare\/[^/]+$/. */
const prerendered: readonly RegExp[] = [...files.map(({ route }) => route).filter((route) => !manyPages.includes(route)), ...courseRoutes].map(
  (route) => new RegExp(`^${route.replace(/\[[^\]]+\]/g, '[^/]+')}$`),
);

/** True for a path, with or without a fragment, whose page the build makes. */
export function isPrerendered(href: string): boolean {
  const [route = ''] = href.split(/[?#]/);
  return prerendered.some((pattern) => pattern.test(route));
}

export interface PageFile {
  route: string;
  /** As the page itself writes them; null where it takes them from the content. */
  title: string | null;
  description: string | null;
  isTool: boolean;
}

function read({ route, source }: (typeof files)[number]): PageFile {
  const frame = /<(?:Base|Tool)\b[^>]*>/.exec(source)?.[0] ?? '';
  const written = (name: string): string | null => new RegExp(`\\b${name}="([^"]*)"`).exec(frame)?.[1] ?? null;
  return { route, title: written('title'), description: written('description'), isTool: frame.startsWith('<Tool') };
}

/** The pages with an address of their own that search engines may list: no error pages, and none that names another page as the original. */
export const listedPages: readonly PageFile[] = files.filter(({ route, source }) => !route.includes('[') && !/\bnoIndex\b|\bcanonical=/.test(source)).map(read);

/** @throws Error when there is no such page, which stops the build. */
export function pageFile(route: string): PageFile {
  const file = files.find((each) => each.route === route);
  if (!file) throw new Error(`src/pages has no page for "${route}".`);
  return read(file);
}
