/**
 * Writes constants such as storage keys into each browser script that uses them. Shared, they would be a file of their own, and the small scripts that import it
 * could no longer stand inside the page: two more requests on every page, and bytes that a course page does not have.
 */
import type { Plugin } from 'vite';

export function inlineConstants(): Plugin {
  return {
    name: 'kora:inline-constants',
    // Astro takes these options for the client from here only, not from the configuration.
    configEnvironment: (name) => (name === 'client' ? { build: { rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 1 } } } } } : undefined),
  };
}
