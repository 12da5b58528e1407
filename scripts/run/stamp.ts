/** Remembers of which files something was made, so that it is made again only when one of them has changed. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** SHA-256 over the names and contents of all files below the given paths. */
export function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow).sort()) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function filesBelow(start: string): string[] {
  if (!existsSync(start)) return [];
  if (statSync(start).isFile()) return [start];
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const stampFile = (name: string): string => path.join('.cache', `${name}.stamp`);

export const isCurrent = (name: string, hash: string): boolean => existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === hash;

export function setStamp(name: string, hash: string): void {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(stampFile(name), hash);
}
