/** The scripts of a package: those that the site's build has made for the course, and those that speak with a learning platform. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';

/** Folder of all scripts in a package. */
export const scriptsDir = 'scripts';

/** Names in `scriptsDir`. `order`: what the page loads itself, one after the other. */
export interface Scripts {
  order: string[];
  files: Map<string, string>;
}

const pageScript = /<script type="module"(?:\s+src="\/_astro\/([^"]+)")?[^>]*>([\s\S]*?)<\/script>/g;
/** Static and dynamic imports of a neighboring file, as they stand in what Vite writes. */
const builtImport = /(?:\bfrom|\bimport)\s*\(?\s*["'`]\.\/([^"'`]+)["'`]/g;

/**
 * What the page of the course runs and other pages do not: the scripts of the site's header and the like stay behind.
 * @param others pages of the site that hold no course
 */
export function courseScripts(html: string, others: readonly string[], clientDir: string): Scripts {
  const ofSite = new Set(others.flatMap((other) => [...other.matchAll(pageScript)].map(([, src, text]) => src ?? text)));
  const files = new Map<string, string>();
  const own = [...html.matchAll(pageScript)].filter(([, src, text]) => !ofSite.has(src ?? text));
  const order = own.map(([, src, text = ''], i) => {
    const name = src ?? `page-${i + 1}.js`;
    const code = src ? read(src) : text.replaceAll('/_astro/', './');
    files.set(name, code);
    follow(code);
    return name;
  });
  return { order, files };

  function read(name: string): string {
    return readFileSync(path.join(clientDir, '_astro', name), 'utf8');
  }
  function follow(code: string): void {
    for (const [, name = ''] of code.matchAll(builtImport)) {
      if (files.has(name)) continue;
      const imported = read(name);
      files.set(name, imported);
      follow(imported);
    }
  }
}

const platformDir = 'src/features/courses/scorm';

/** The scripts of `src/features/courses/scorm` without their types, side by side in one folder. */
export function platformScripts(): Scripts {
  const files = new Map<string, string>();
  const nameOf = (file: string): string => path.basename(file).replace(/\.ts$/, '.js');
  const add = (file: string): void => {
    if (files.has(nameOf(file))) return;
    const code = stripTypeScriptTypes(readFileSync(file, 'utf8'));
    const imports = /((?:\bfrom|\bimport)\s*')(\.[^']+\.ts)'/g;
    files.set(
      nameOf(file),
      code.replace(imports, (_, start: string, target: string) => `${start}./${nameOf(target)}'`),
    );
    for (const [, , target = ''] of code.matchAll(imports)) add(path.join(path.dirname(file), target));
  };
  add(`${platformDir}/lms-course.ts`);
  return { order: ['lms-course.js'], files };
}
