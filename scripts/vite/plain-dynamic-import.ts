/**
 * Leaves `import()` in the browser as the browser has it. Vite would wrap it into a helper of 0.8 kB that preloads a chunk's own imports and styles;
 * here styles stand in the page and a course page may have 3 kB of script in all. The price: one more round trip when an island starts.
 */
import type { Plugin } from 'vite';

/** Vite's name for its helper, `vite/dist/node/…/importAnalysisBuild`. */
const helper = '\0vite/preload-helper.js';
/** Each file gets a copy of its own: the one that all share would be a file that every course page asks for. */
const copy = '\0kora:plain-import:';

export function plainDynamicImport(): Plugin {
  return {
    name: 'kora:plain-dynamic-import',
    enforce: 'pre',
    // The adapter puts a banner for the Worker, `globalThis.process ??= {}`, on every file of the browser too.
    configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false, rolldownOptions: { output: { banner: '' } } } } : undefined),
    resolveId: { filter: { id: /preload-helper\.js$/ }, handler: (id, importer) => (id === helper && importer ? `${copy}${importer}` : undefined) },
    load: { filter: { id: /^\0kora:plain-import:/ }, handler: () => 'export const __vitePreload = (load) => load();' },
  };
}
