/** The fragments that a link to a page of this site may carry. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Does the page at this path have this place? */
export type HasPlace = (page: string, fragment: string) => boolean;

/** Fragments that a page reads as a wish and not as a place: Kora opens in a mode, perhaps with a message in the box, or as a class assistant; a tool opens a piece of work; a form begins. */
export const isWish = (address: string): boolean => /^\/kora#((student|teacher)(=|$)|assistant=|anchor=)|^\/tools\/\w+#(item=|create$)|^\/assignments#new(=|$)/.test(address);

/** Looks them up in the project in the working directory: the modules of a course by their files, headings of running text, and every id that the templates write. */
export function readPlaces(): HasPlace {
  const idsIn = (files: readonly string[]): ReadonlySet<string> =>
    new Set(files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bid(?:=|: )["']([\w-]+)["']/g)].map(([, id = '']) => id)));
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).flatMap((name) => (/\.(astro|tsx)$/.test(name) ? [path.join('src', name)] : []));
  const ofCourses = /^src[/\\]features[/\\]courses[/\\](?!catalog)/;
  const onCourses = idsIn(sources.filter((file) => ofCourses.test(file)));
  const elsewhere = idsIn(sources.filter((file) => !ofCourses.test(file)));
  return (page, fragment) => {
    if (isWish(`${page}#${fragment}`)) return true;
    const folder = path.join('content/courses', page);
    if (page !== '/' && existsSync(folder)) return onCourses.has(fragment) || readdirSync(folder).some((name) => name.replace(/^\d+-|\.mdx$/g, '') === fragment);
    return elsewhere.has(fragment) || headingsOf(`content/pages${page}.mdx`).has(fragment) || headingsOf(`content${page}${page}.mdx`).has(fragment);
  };
}

/** The ids that headings get from their words. */
function headingsOf(file: string): ReadonlySet<string> {
  if (!existsSync(file)) return new Set();
  const headings = [...readFileSync(file, 'utf8').matchAll(/^#{2,6}\s+(.+)$/gm)].map(([, words = '']) => words);
  return new Set(
    headings.map((words) =>
      words
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(/\s/g, '-'),
    ),
  );
}
