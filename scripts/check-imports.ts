/** Enforces who may import whom (docs/architecture.md): reads every import and holds it against the table. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Room → rooms it may import from, besides packages. `self` is the room itself. */
const mayImport: Record<string, readonly string[]> = {
  contracts: ['contracts'],
  engine: ['engine', 'contracts'],
  api: ['api', 'contracts'],
  stores: ['stores', 'api', 'contracts'],
  ui: ['ui'],
  features: ['ui', 'stores', 'api', 'engine', 'contracts', 'styles'],
  catalog: ['catalog', 'contracts', 'content'],
  layouts: ['layouts', 'features', 'ui', 'catalog', 'styles'],
  pages: ['layouts', 'features', 'ui', 'catalog', 'styles'],
  offline: ['offline', 'contracts'],
  functions: ['functions', 'contracts', 'engine'],
};
/** Packages that may be imported from a room which is otherwise limited. */
const packagesOf: Record<string, readonly string[]> = { contracts: ['zod'] };

const importPattern = /(?:^|\n)\s*(?:import|export)\s(type\s)?[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

export interface Violation {
  file: string;
  imports: string;
  why: string;
}

/** The room of a file: the first folder below `src`, or `functions` or `content`. */
function roomOf(file: string): string {
  const parts = file.split(path.sep);
  if (parts[0] !== 'src') return parts[0] ?? '';
  return parts.length === 2 ? 'root' : (parts[1] ?? '');
}

export function violationsIn(file: string, text: string): Violation[] {
  const room = roomOf(file);
  const allowed = mayImport[room];
  if (!allowed) return [];
  return [...text.matchAll(importPattern)].flatMap((match) => {
    const target = match[2] ?? match[3] ?? match[4] ?? '';
    const isType = Boolean(match[1]);
    const why = refuse(file, room, allowed, target.replace(/\?.*$/, ''), isType);
    return why ? [{ file, imports: target, why }] : [];
  });
}

function refuse(file: string, room: string, allowed: readonly string[], target: string, isType: boolean): string | null {
  const isOwn = target.startsWith('.') || target.startsWith('#src/') || target.startsWith('#functions/');
  if (!isOwn) {
    const packages = packagesOf[room];
    return packages && !packages.includes(target) ? `${room} may import only ${packages.join(', ')} and its own files` : null;
  }
  const resolved = target.startsWith('#') ? target.slice(1) : path.normalize(path.join(path.dirname(file), target));
  const to = roomOf(resolved);
  if (room === 'features' && to === 'features') {
    const [own, other] = [file, resolved].map((name) => name.split(path.sep)[2]);
    return own === other ? null : `features/${own} may not import features/${other}: move what both need down`;
  }
  // A feature's Astro parts are drawn at build time and may ask the catalog; its islands may know the catalog's types.
  if (room === 'features' && to === 'catalog') return file.endsWith('.astro') || isType ? null : 'only the .astro parts of a feature may ask the catalog';
  return allowed.includes(to) ? null : `${room} may not import ${to}`;
}

if (process.argv[1] && path.resolve(process.argv[1]) === path.resolve(import.meta.filename)) {
  const files = ['src', 'functions'].flatMap((dir) =>
    readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(dir, name))
      .filter((name) => /\.(ts|tsx|astro)$/.test(name)),
  );
  const violations = files.flatMap((file) => violationsIn(file, readFileSync(file, 'utf8')));
  for (const { file, imports, why } of violations) console.error(`${file}: imports "${imports}": ${why}.`);
  console.log(`${files.length} files, ${violations.length} imports against the house rule`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
