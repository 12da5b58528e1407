/**
 * Gives the search's script an address that pages can name before it is built: `/search.js` hands on the file that Vite has made of `search-dialog.ts`. The small
 * script that loads it can thereby stand inside each page.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

export const searchFile = (): AstroIntegration => ({
  name: 'kora:search-file',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const root = fileURLToPath(dir);
      const made = readdirSync(path.join(root, '_astro')).filter((name) => /^search-dialog\.[\w-]+\.js$/.test(name));
      if (made.length !== 1) throw new Error(`_astro has ${made.length} files search-dialog.*.js; /search.js must hand on one.`);
      writeFileSync(path.join(root, 'search.js'), `export*from"/_astro/${made[0]}";\n`);
    },
  },
});
