/**
 * After the build: what the service worker needs to know of it. Writes `/service-worker.js`, `/offline.js` (what a page says about reading offline) and
 * `/offline-files.json` (which files each course consists of), and the size of each course into its page. OFFLINE=off ships a worker that keeps nothing.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { type CoursePlan, keptTools, type OfflinePlan, planFile, workerFile } from '../../src/contracts/offline.ts';
import { sizeInWords } from '../../src/features/offline/words.ts';
import { importsOf, scriptsOf, titleOf } from '../../src/offline/cache-rules.ts';

const pageFile = '/offline.js';
/** Kept with the worker on every device: pages, then files that pages name. */
const corePages = ['/offline', '/search'];
const coreFiles = ['/search.js', '/search-index.json', pageFile, '/favicon.svg', '/line-focus.js'];

export const offlineFiles = (): AstroIntegration => ({
  name: 'kora:offline-files',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const root = fileURLToPath(dir);
      await bundle(root, pageFile, 'src/features/offline/offline.ts', 'es');
      const site = readSite(root);
      const ids = [...site.courses, ...keptTools];
      const courses = Object.fromEntries(ids.map((id) => [id, planOf(site, id)]));
      for (const id of ids) writeSize(root, id, courses[id]?.size ?? 0);
      const version = versionOf(root);
      writeFileSync(path.join(root, planFile), JSON.stringify({ version, courses } satisfies OfflinePlan));
      const scripts = [...corePages.flatMap((route) => scriptsOf(site.page(route))), ...importsOf(site.read('/search.js'))];
      const core = [...new Set([...corePages, ...coreFiles, ...closure(site, scripts, () => false)])];
      await bundleWorker(root, { isOff: process.env.OFFLINE === 'off', version, core });
    },
  },
});

/** Writes the worker into the folder. */
export const bundleWorker = (root: string, { isOff, version, core }: { isOff: boolean; version: string; core: readonly string[] }): Promise<void> =>
  bundle(root, workerFile, isOff ? 'src/offline/switched-off.ts' : 'src/offline/service-worker.ts', 'iife', { __VERSION__: version, __CORE__: core });

/** One file without imports. A module for a page; a worker is no module, which some browsers do not know. */
async function bundle(root: string, file: string, entry: string, format: 'es' | 'iife', constantsOf: Record<string, unknown> = {}): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: Object.fromEntries(Object.entries(constantsOf).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      outDir: root,
      emptyOutDir: false,
      target: ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'],
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', output: { format, entryFileNames: file.slice(1) } },
    },
  });
}

export interface BuiltSite {
  /** Ids of the courses that have a page. */
  courses: readonly string[];
  /** The HTML of a route. */
  page(route: string): string;
  /** The text of a script, by its path. */
  read(file: string): string;
  /** Bytes of a script on their way. */
  weight(file: string): number;
}

export function readSite(root: string): BuiltSite {
  const page = (route: string): string => readFileSync(path.join(root, route === '/' ? 'index.html' : `${route}.html`), 'utf8');
  // Every course has most of its scripts in common with every other.
  const read = kept((file) => readFileSync(path.join(root, file), 'utf8'));
  const weight = kept((file) => transferred(read(file)));
  const courses = readdirSync('content/courses', { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && existsSync(path.join(root, `${entry.name}.html`)) ? [entry.name] : [],
  );
  return { courses, page, read, weight };
}

/** Works a thing out once for each file. */
function kept<Value>(work: (file: string) => Value): (file: string) => Value {
  const values = new Map<string, Value>();
  return (file) => {
    const value = values.get(file) ?? work(file);
    values.set(file, value);
    return value;
  };
}

/** All files of a course or a tool, the page last. @throws when its page needs a file that neither this list nor the worker's rules know. */
export function planOf(site: BuiltSite, id: string): CoursePlan {
  const html = site.page(`/${id}`);
  const stray = /<(?:img|source|video|audio|track|iframe)\b[^>]*\s(?:src|srcset|poster)="\/[^"]*"/.exec(html)?.[0];
  if (stray) throw new Error(`The page of "${id}" holds ${stray}, which would be missing offline: teach scripts/vite/offline-files.ts and src/offline/cache-rules.ts to keep it.`);
  const islands = new Set([...html.matchAll(/data-island="([\w-]+)"/g)].map(([, name = '']) => name));
  const isTool = keptTools.some((tool) => tool === id);
  const scripts = closure(site, [...scriptsOf(html), ...islandScripts(html)], (file) => (isTool ? !unused.test(path.basename(file)) : isNeeded(file, islands)));
  return {
    title: titleOf(html),
    size: scripts.reduce((sum, file) => sum + site.weight(file), transferred(html)),
    files: [...scripts.map((file) => [file, Buffer.byteLength(site.read(file))] as const), [`/${id}`, Buffer.byteLength(html)] as const],
  };
}

/** The component and the renderer of each React island that Astro starts. */
const islandScripts = (html: string): string[] =>
  [...html.matchAll(/<astro-island\b[^>]*?\s(?:component|renderer)-url="([^"]+)"[^>]*/g)].flatMap(([tag]) =>
    [...tag.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(([, url = '']) => url),
  );

/** Parts of jsPDF that draw HTML and SVG, which no certificate does. */
const unused = /^(?:html2canvas|purify\.es|index\.es)\./;

/** A course page fetches `<name>-start.….js` for an island with this name. */
function isNeeded(file: string, islands: ReadonlySet<string>): boolean {
  const name = path.basename(file);
  const [, island] = /^([\w-]+)-start\./.exec(name) ?? [];
  return !unused.test(name) && (island === undefined || islands.has(island));
}

/** The scripts with all that they import, and of what they import later all that is needed. */
function closure(site: BuiltSite, first: readonly string[], isWanted: (file: string) => boolean): string[] {
  const found = new Set<string>();
  const follow = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    const code = site.read(file);
    importsOf(code).forEach(follow);
    laterImportsOf(code).filter(isWanted).forEach(follow);
  };
  first.forEach(follow);
  return [...found];
}

/** What a script fetches when it is needed: parts of the page, and workers. */
const laterImportsOf = (code: string): string[] =>
  [...code.matchAll(/\b(?:import\(|new Worker\(\s*new URL\()\s*["'`](?:\.\/|\/_astro\/)([^"'`]+)["'`]/g)].map(([, name = '']) => `/_astro/${name}`);

/** Bytes on their way. Servers that compress while they answer take a middle quality. */
const transferred = (text: string): number => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

function writeSize(root: string, id: string, size: number): void {
  const file = path.join(root, `${id}.html`);
  const html = readFileSync(file, 'utf8');
  const sized = html.replace(/(data-act="offline"[^>]*>[^<]*<\/button>[^<]*<span role="status">)(<\/span>)/, `$1About ${sizeInWords(size)}$2`);
  if (sized === html) throw new Error(`The page of "${id}" has no place for its size.`);
  writeFileSync(file, sized);
}

/** Of everything that is served. */
function versionOf(root: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && `/${entry.name}` !== workerFile && `/${entry.name}` !== planFile);
  for (const file of files.map((entry) => path.join(entry.parentPath, entry.name)).sort()) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
