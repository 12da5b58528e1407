/** Makes the SCORM 1.2 package of a course from the site's build: one page that the platform opens, its styles and scripts, the manifest. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { suspended, suspendLimit } from '../../src/features/courses/scorm/lms-session.ts';
import type { ReadCourse } from '../content/read-courses.ts';
import { manifestOf } from './manifest.ts';
import { filesDir, filesOf, packagePage, stylesOf } from './page.ts';
import { courseScripts, platformScripts, scriptsDir } from './scripts.ts';

export interface PackageOptions {
  /** The built files of the site. */
  clientDir: string;
  /** Public address of the site, where it has one. */
  siteUrl: string | undefined;
}

/** Between them they have everything that the frame of the site brings to a course page. */
const pagesWithoutCourse = ['404.html', 'learning-about-ai.html'];

/** The files of the package by their paths in it. @throws Error with a sentence when the course cannot be packaged. */
export function packageFiles({ id, course, modules }: ReadCourse, { clientDir, siteUrl }: PackageOptions): Map<string, Uint8Array> {
  const text = (name: string): string => readFileSync(path.join(clientDir, name), 'utf8');
  if (suspended(modules.map(({ slug }) => slug)).length > suspendLimit)
    throw new Error(`The names of the modules of ${id} are longer than the ${suspendLimit} characters in which a platform keeps progress.`);
  const html = text(`${id}.html`);
  const parts = [platformScripts(), courseScripts(html, pagesWithoutCourse.map(text), clientDir)];
  const page = packagePage(html, { title: course.title, reviewed: course.reviewed, siteUrl, scripts: parts.flatMap(({ order }) => order.map((name) => `${scriptsDir}/${name}`)) });

  const files = new Map<string, Uint8Array>();
  const add = (name: string, content: string): void => void files.set(name, new TextEncoder().encode(content));
  add('index.html', page);
  add('course.css', stylesOf(html));
  for (const { files: scripts } of parts) for (const [name, code] of scripts) add(`${scriptsDir}/${name}`, code);
  for (const name of filesOf(html)) files.set(`${filesDir}/${name}`, readFileSync(path.join(clientDir, name)));
  add('imsmanifest.xml', manifestOf({ id, title: course.title, files: [...files.keys()] }));
  return files;
}

/** The same files make the same bytes. */
export function zipped(files: ReadonlyMap<string, Uint8Array>, day: string): Uint8Array {
  const mtime = new Date(`${day}T12:00:00`);
  const entries: Zippable = Object.fromEntries([...files].map(([name, bytes]) => [name, [bytes, { level: 9, mtime }]]));
  return zipSync(entries);
}
